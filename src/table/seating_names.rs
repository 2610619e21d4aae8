//! Players' names in messages.

use flub::play::Seat;

use super::seating::{Level, Nature, Seating};
use crate::i18n::{Value, Words, isolated};

impl<L: Level> Seating<L> {
    /// The displayed name of a seat's player.
    pub fn name(&self, words: &Words, seat: Seat) -> String {
        match self.player(seat).name() {
            "" if self.only_person() == Some(seat) => words.text("seating-you"),
            "" => words.with("seating-player", &[("number", (seat.index() + 1).into())]),
            name => isolated(name),
        }
    }

    /// Message arguments for a player: `who` is `you` for the only person at the screen, `name` is the name.
    pub fn who(&self, words: &Words, seat: Seat) -> [(&'static str, Value<'static>); 2] {
        let you = self.only_person() == Some(seat);
        [("who", if you { "you" } else { "other" }.into()), ("name", self.name(words, seat).into())]
    }

    /// Who sits here, in one line: a person by the name, a computer with its level.
    pub fn about(&self, words: &Words) -> String {
        let player = |seat: Seat| match self.player(seat).nature {
            Nature::Person => self.name(words, seat),
            Nature::Computer(level) => {
                let nature = words.text(level.title());
                words.with("seating-computer", &[("name", self.name(words, seat).into()), ("nature", nature.into())])
            }
        };
        Seat::first(self.0.len()).map(player).collect::<Vec<_>>().join("; ")
    }

    /// The names as a list in a sentence.
    pub fn names(&self, words: &Words, seats: impl Iterator<Item = Seat>) -> String {
        let mut names: Vec<String> = seats.map(|seat| self.name(words, seat)).collect();
        let Some(last) = names.pop() else { return String::new() };
        if names.is_empty() {
            return last;
        }
        words.with("seating-names", &[("first", names.join(", ").into()), ("last", last.into())])
    }
}
