//! Events and prompts in words.

use flub::{
    games::wholes::{Called, Card, Event, Face, Refusal, Stage, Value as Ratio},
    play::Seat,
};

use super::{card_speech, draft::Draft, save::Seating, table::Table};
use crate::{
    i18n::{Value, Words},
    table::results::Came,
};

/// How messages name a second player: `other-who` is `you` for the only person at the screen, and `other` is the name.
fn other(words: &Words, seating: &Seating, seat: Seat) -> [(&'static str, Value<'static>); 2] {
    let [(_, who), (_, name)] = seating.who(words, seat);
    [("other-who", who), ("other", name)]
}

/// The result of an action, as a sentence or two.
pub fn describe_events(words: &Words, seating: &Seating, events: &[Event]) -> String {
    let who = |seat: &Seat| seating.who(words, *seat);
    match events.first() {
        Some(Event::Drew { by, .. }) => words.with("wholes-event-draw", &who(by)),
        Some(Event::Played { by, said, .. }) => {
            let [who, name] = who(by);
            let sentence = ("sentence", card_speech::say_equation(words, said).into());
            words.with("wholes-event-play", &[who, name, ("count", said.len().into()), sentence])
        }
        Some(Event::Passed(by)) => words.with("wholes-event-pass", &who(by)),
        Some(Event::LetBe(by)) => words.with("wholes-event-let-be", &who(by)),
        Some(Event::Replayed(by)) => words.with("wholes-event-replay", &who(by)),
        Some(Event::Swapped { by, with }) => {
            let ([who, name], [other_who, other]) = (who(by), other(words, seating, *with));
            words.with("wholes-event-swap", &[who, name, other_who, other])
        }
        Some(Event::Called(called)) => {
            let verdict = describe_verdict(words, seating, called, events);
            words.sentences([describe_call(words, seating, called)].into_iter().chain(verdict))
        }
        Some(Event::Moved { .. } | Event::Ended) | None => String::new(),
    }
}

/// Who calls whose play.
pub fn describe_call(words: &Words, seating: &Seating, called: &Called) -> String {
    let ([who, name], [other_who, other]) = (seating.who(words, called.by), other(words, seating, called.player));
    words.with("wholes-event-call", &[who, name, other_who, other])
}

/// The result of a call: who was right, who pays, and who keeps the cards. The only person at the screen is addressed as you.
pub fn describe_verdict(words: &Words, seating: &Seating, called: &Called, events: &[Event]) -> [String; 2] {
    let paid = events.iter().find_map(|event| match event {
        Event::Moved { seat, from, to } if *seat == called.payer() => Some((from.abs_diff(*to), *to)),
        _ => None,
    });
    let (spaces, space) = paid.unwrap_or_default();
    let ([who, name], [other_who, other]) = (seating.who(words, called.by), other(words, seating, called.player));
    let judged = [who, name, other_who, other];
    let [who, name] = seating.who(words, called.payer());
    let pays = [who, name, ("spaces", spaces.into()), ("space", space.into())];
    match called.right {
        true => {
            let keeps = words.with("wholes-keeps", &seating.who(words, called.by));
            let back = words.with("wholes-goes-back", &pays);
            [words.with("wholes-call-right", &judged), words.sentences([back, keeps])]
        }
        false if called.cards.contains(&Card::Bait) => {
            [words.with("wholes-call-bait", &judged), words.with("wholes-caller-pays", &pays)]
        }
        false => [words.with("wholes-call-wrong", &judged), words.with("wholes-caller-pays", &pays)],
    }
}

/// The question what value to claim for a card: any value for a BAIT, another value for other cards.
pub fn ask_value(words: &Words, draft: &Draft) -> String {
    words.text(if draft.card_changed() == Some(Card::Bait) { "wholes-say-bait" } else { "wholes-say-what" })
}

/// Whose turn it is, whether somebody calls, or who has won.
pub fn describe_turn(words: &Words, table: &Table) -> String {
    match table.state().stage() {
        _ if table.can_be_called() => {
            let who = if table.seating.only_person().is_some() { "you" } else { "other" };
            words.with("wholes-turn-call", &[("who", who.into())])
        }
        Stage::Draw(seat) | Stage::Turn(seat, _) => words.with("wholes-turn", &table.seating.who(words, seat)),
        Stage::Over => {
            let winners = table.winners();
            match winners.as_slice() {
                &[winner] => words.with("wholes-won", &table.seating.who(words, winner)),
                _ => {
                    let names = table.seating.names(words, winners.into_iter());
                    words.with("wholes-won-together", &[("names", names.into())])
                }
            }
        }
    }
}

/// The actions that people may take now.
pub fn describe_options(words: &Words, table: &Table) -> String {
    let person = table.acting();
    match table.state().stage() {
        _ if table.can_be_called() => words.text("wholes-due-call"),
        Stage::Draw(_) if person.is_some() && table.computers_pending().next().is_none() => {
            words.text("wholes-due-draw")
        }
        Stage::Turn(..) if person.is_some() => words.text("wholes-due-play"),
        _ => String::new(),
    }
}

/// The drawn card.
pub fn describe_drawn(words: &Words, card: &Card) -> String {
    words.with("wholes-drawn", &[("card", card_speech::card_name(words, card).into())])
}

/// The sum of the values claimed so far.
pub fn describe_sum_so_far(words: &Words, said: &[Face]) -> String {
    match said {
        [] => words.text("wholes-so-far-none"),
        said => card_speech::say_sum_so_far(words, said),
    }
}

/// Why an action was refused, as a sentence.
pub fn describe_refusal(words: &Words, seating: &Seating, refusal: &Refusal) -> String {
    let card = |card: &Card| [("card", Value::from(card_speech::card_name(words, card)))];
    match refusal {
        Refusal::Over => words.text("wholes-refused-over"),
        Refusal::NoSeat(seat) => words.with("wholes-refused-seat", &[("number", (seat.index() + 1).into())]),
        Refusal::NotYourTurn(seat) => words.with("wholes-refused-turn", &[("name", seating.name(words, *seat).into())]),
        Refusal::DrawFirst => words.text("wholes-refused-draw-first"),
        Refusal::Drawn => words.text("wholes-refused-drawn"),
        Refusal::NothingToCall => words.text("wholes-refused-nothing"),
        Refusal::OwnPlay => words.text("wholes-refused-own"),
        Refusal::LeftBe => words.text("wholes-refused-left-be"),
        Refusal::SwapWithSelf => words.text("wholes-refused-swap-self"),
        Refusal::NoReplayNow => words.text("wholes-refused-replay"),
        Refusal::NotHeld(held) => words.with("wholes-refused-held", &card(held)),
        Refusal::NotPlayable(held) => words.with("wholes-refused-playable", &card(held)),
        Refusal::NoCards => words.text("wholes-refused-no-cards"),
        Refusal::SaidOther { cards, said } => {
            words.with("wholes-refused-said-other", &[("cards", (*cards).into()), ("said", (*said).into())])
        }
        Refusal::NotInDeck(face) => {
            words.with("wholes-refused-face", &[("face", card_speech::say_face(words, face).into())])
        }
        Refusal::SaidNoWhole(sum) => {
            let one = Ratio::from_integer(1);
            let (over, rest) = if *sum > one { ("more", sum - one) } else { ("less", one - sum) };
            let rest = card_speech::say_value(words, rest).into();
            words.with("wholes-refused-no-whole", &[("over", over.into()), ("rest", rest)])
        }
        Refusal::WholeSaidOtherwise => words.text("wholes-refused-otherwise"),
    }
}

/// What was good in a game that the only person at the screen lost, if anything was.
pub fn describe_good(words: &Words, table: &Table) -> Option<String> {
    let good = if table.came() == Some(Came::Lost) { table.went_well() } else { [0; 3] };
    let [wholes, calls, bluffs] = good.map(Value::from);
    let values = [("wholes", wholes), ("calls", calls), ("bluffs", bluffs)];
    (good != [0; 3]).then(|| words.with("wholes-good", &values))
}
