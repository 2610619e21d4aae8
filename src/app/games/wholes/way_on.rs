//! There is always a way on at a table of Wholes.

use flub::{
    games::wholes::{Act, Card, Cards, Level, Pack, Stage},
    play::{Game, Random, Seat, Seed},
};

use super::{
    draft::Stroke,
    effects,
    offer::Offer,
    save::SetUp,
    screen::{Turn, Window},
    table::{Intent, Table},
    think::think,
};
use crate::app::{
    context::settings::Pace,
    table::{
        effects::Question,
        seating::{Nature, Player, Seating},
        way_on::{Carried, Page, Step, holds},
    },
};

/// Every mix of people and computers from two seats to six, in practice and not.
const MIXES: u64 = 2 * (4 + 8 + 16 + 32 + 64);

/// A deck in which special cards and BAIT are often held.
const SPECIALS: &str = "1/4*10, 1/2*10, 3/4*4, BAIT*6, REPLAY*10, SWAP*6";

#[test]
fn every_state_has_a_way_on() {
    holds(2 * MIXES, begun);
}

/// What the first player, who holds REPLAY, can play from seed 7.
const PLAYED: &str = "1 draws\n1 plays pie 1/4, 3/4 saying pie 1/4, 3/4";

/// The page with a game of three after these actions from seed 7, and computers that wait for people's word.
fn page(players: [&str; 3], remarks: &str, actions: &str) -> Page<Table> {
    let players: String = (1..).zip(players).map(|(place, player)| format!("# {place} {player} {place}\n")).collect();
    let save = format!("{players}{remarks}flub 1 wholes seats 3 quarters seed 7\n{actions}");
    Page::new(Seed(7), Table::new(save.parse().expect("a save")), Pace::Ask)
}

fn latest(page: &Page<Table>) -> String {
    page.table.record.played().last().expect("something was played").to_string()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("a seat of the table")
}

#[test]
fn after_nobody_calls_a_computer_may_call_before_the_next_person_draws() {
    let page = page(["person", "person", "computer careful"], "", PLAYED);
    assert_eq!(page.table.offer(Pace::Ask), Offer::Call);
    let page = page.after(Intent::LetBe);
    for page in [page.clone(), page.after_reload()] {
        let page = page.comes_further(&mut Random::new(Seed(1)));
        assert_eq!(latest(&page), "3 lets it be");
        assert_eq!(page.table.offer(Pace::Ask), Offer::Curtain(seat(2)));
    }
}

#[test]
fn in_practice_whoever_lets_a_play_be_draws_once_the_computers_do() {
    let page = page(["person", "person", "computer careful"], "# practice\n", PLAYED).after(Intent::LetBe);
    assert_eq!(latest(&page.clone().comes_further(&mut Random::new(Seed(1)))), "2 draws");
    let page = page.after_reload().comes_further(&mut Random::new(Seed(1)));
    assert_eq!(latest(&page), "3 lets it be");
    assert_eq!(page.table.offer(Pace::Ask), Offer::Draw(seat(2)));
}

#[test]
fn people_read_a_call_before_a_computer_takes_a_second_turn() {
    let page = page(["computer careful", "person", "person"], "", &format!("{PLAYED}\n2 calls"));
    for page in [page.clone(), page.after_reload()] {
        assert_eq!(page.table.offer(Pace::Ask), Offer::GoOn);
        assert_eq!(effects::question(&page.table, Pace::Ask), None);
        let page = page.after(Intent::Screen(Turn::Wave)).comes_further(&mut Random::new(Seed(1)));
        assert_eq!(latest(&page), "1 replays");
    }
}

#[test]
fn who_let_a_play_be_that_was_taken_back_draws_when_they_say_so() {
    let page = page(["person", "person", "computer careful"], "# practice\n", PLAYED).after(Intent::LetBe);
    let page = page.after(Intent::Undo).after(Intent::Undo).after(Intent::Act(seat(1), Act::Pass));
    assert_eq!(page.table.offer(Pace::Ask), Offer::Draw(seat(2)));
}

/// A game of the mix that this seed stands for.
fn begun(seed: Seed, random: &mut Random) -> Table {
    let practice = seed.0 % 2 == 1;
    // A one for each person, below a one for the number of seats.
    let mix = 4 + (seed.0 % MIXES) / 2;
    let seats = mix.ilog2() as usize;
    let level = |random: &mut Random| *random.pick(&Level::ALL).expect("there are levels");
    let player = |seat: Seat| match mix >> seat.index() & 1 {
        1 => Player::new(Nature::Person, seat),
        _ => Player::new(Nature::Computer(level(random)), seat),
    };
    let seating = Seating(Seat::first(seats).map(player).collect());
    let cards = match random.chance(50) {
        true => Cards::Own(SPECIALS.parse().expect("a deck")),
        false => Cards::Pack(*random.pick(&Pack::ALL).expect("there are packs")),
    };
    Table::new(SetUp { cards, seating, practice }.begun(seed).expect("a set-up that can be played"))
}

impl Carried for Table {
    const LONGEST: usize = 40_000;

    fn reloaded(&self) -> Self {
        Table::new(self.kept().parse().expect("a save reads back"))
    }

    fn kept(&self) -> String {
        self.save().to_string()
    }

    fn played(&self) -> usize {
        self.record.played().len()
    }

    fn is_finished(&self) -> bool {
        self.is_over()
    }

    fn question(&self, pace: Pace) -> Option<Question> {
        effects::question(self, pace)
    }

    fn answered(&self, question: &Question, _: &mut Random) -> Option<Intent> {
        effects::answered(self, &think(&question.text))
    }

    fn tick(&self) -> Option<Intent> {
        None
    }

    fn onward(&self, pace: Pace, random: &mut Random) -> Option<Step<Self>> {
        if let Some(window) = self.screen.window {
            return self.is_seen(window, pace).then_some(Step::Send(Intent::Screen(Turn::Window(None, None))));
        }
        let intent = match self.offer(pace) {
            Offer::Now => Intent::View(None),
            Offer::NewGame => {
                let seed = Seed(random.below(1 << 16) as u64);
                let again = SetUp::from(&self.save()).begun(seed).expect("the set-up was played before");
                return Some(Step::Sit(Box::new(Table::new(again))));
            }
            Offer::Call => Intent::LetBe,
            Offer::GoOn => Intent::Screen(Turn::Wave),
            Offer::Curtain(seat) => Intent::Screen(Turn::Unveil(seat)),
            Offer::Draw(seat) => Intent::Act(seat, Act::Draw),
            Offer::Play(seat) => Intent::Act(seat, self.whole().unwrap_or(Act::Pass)),
            Offer::Nothing => return None,
        };
        Some(Step::Send(intent))
    }

    fn besides(&self, pace: Pace, random: &mut Random) -> Vec<Intent> {
        match self.screen.window {
            Some(window) => self.besides_in_window(window, random),
            None => self.besides_on_table(pace, random),
        }
    }
}

impl Table {
    /// The longest whole in the hand of whoever plays now.
    fn whole(&self) -> Option<Act> {
        let cards = self.hint()?;
        let said = cards.iter().filter_map(Card::face).collect();
        Some(Act::Play { cards, said })
    }

    /// Whether a window is to be seen that is said to be open.
    fn is_seen(&self, window: Window, pace: Pace) -> bool {
        match window {
            Window::Call | Window::Swap | Window::Replay | Window::Special => true,
            Window::Record => self.is_text_shown(),
            Window::Pass => matches!(self.offer(pace), Offer::Play(_)),
        }
    }

    /// Whether the record can be copied and replaced.
    fn is_text_shown(&self) -> bool {
        self.practice || self.state().stage() == Stage::Over
    }

    fn besides_in_window(&self, window: Window, random: &mut Random) -> Vec<Intent> {
        let state = self.state();
        let opens = |window, seat| Intent::Screen(Turn::Window(Some(window), Some(seat)));
        let seats = || Seat::first(state.seats());
        match (window, self.screen.person) {
            (Window::Call, _) => self
                .callers()
                .flat_map(|seat| [Intent::Screen(Turn::Person(seat)), Intent::Act(seat, Act::Call)])
                .collect(),
            (Window::Swap, Some(person)) => {
                let others = seats().filter(|&seat| seat != person);
                others
                    .flat_map(|seat| [Intent::Screen(Turn::Other(seat)), Intent::Act(person, Act::Swap(seat))])
                    .collect()
            }
            (Window::Replay, Some(person)) if state.may_replay(person) => vec![Intent::Act(person, Act::Replay)],
            (Window::Swap | Window::Replay, _) => Vec::new(),
            (Window::Special, person) => {
                let people = self.seating.people().map(|seat| Intent::Screen(Turn::Person(seat)));
                let alone = person.map(|_| Intent::Screen(Turn::Alone));
                let looks = person.filter(|_| self.screen.alone);
                let swap = looks.filter(|&seat| state.hand(seat).contains(&Card::Swap));
                let replay = looks.filter(|&seat| state.may_replay(seat));
                let swap = swap.map(|seat| opens(Window::Swap, seat));
                let replay = replay.map(|seat| opens(Window::Replay, seat));
                people.chain(alone).chain(swap).chain(replay).collect()
            }
            (Window::Record, _) => {
                let seats = 2 + random.below(5);
                let other = format!("flub 1 wholes seats {seats} quarters seed {}\n1 draws", random.below(100));
                let pasted = [other, self.record.to_string(), "flub".to_owned()];
                let paste = pasted.map(|text| Intent::Screen(Turn::Paste(text)));
                paste.into_iter().chain([Intent::LoadPasted]).collect()
            }
            (Window::Pass, _) => self.acting().map(|seat| Intent::Act(seat, Act::Pass)).into_iter().collect(),
        }
    }

    fn besides_on_table(&self, pace: Pace, random: &mut Random) -> Vec<Intent> {
        let screen = [Turn::Sheets, Turn::Sums, Turn::Hint].map(Intent::Screen);
        let mut intents = Vec::from(screen);
        intents.push(Intent::View(Some(random.below(self.played() + 1))));
        let opens = |window, seat| Intent::Screen(Turn::Window(Some(window), seat));
        if self.is_text_shown() {
            intents.push(opens(Window::Record, None));
        }
        if self.practice {
            intents.push(Intent::Undo);
        }
        if !self.is_live() {
            return intents;
        }
        // A late answer.
        intents.extend(self.played().checked_sub(1).map(|step| Intent::Answer(step, Vec::new())));
        match (self.seating.only_person(), self.holder()) {
            (Some(seat), _) if self.state().may_replay(seat) => intents.push(opens(Window::Replay, Some(seat))),
            (None, _) if self.seating.people().next().is_some() => intents.push(opens(Window::Special, None)),
            _ => {}
        }
        if let Some(seat) = self.holder() {
            intents.extend(self.hand().iter().enumerate().map(|(place, card)| match card {
                Card::Swap => opens(Window::Swap, Some(seat)),
                Card::Replay => opens(Window::Replay, Some(seat)),
                _ => Intent::Draft(Stroke::Pick(place)),
            }));
        }
        match self.offer(pace) {
            Offer::Call => intents.extend(vec![opens(Window::Call, self.callers().next()); 3]),
            Offer::Play(seat) => {
                intents.push(opens(Window::Pass, Some(seat)));
                intents.push(Intent::Act(seat, Act::Pass));
                intents.extend(self.draft.act().map(|act| Intent::Act(seat, act)));
                intents.push(Intent::Act(seat, self.bluff(random)));
                let faces: Vec<_> = self.state().deck().faces().collect();
                intents.extend(random.pick(&faces).map(|&face| Intent::Draft(Stroke::Say(face))));
                intents.push(Intent::Draft(Stroke::Change(self.draft.len().checked_sub(1))));
                intents.push(Intent::Draft(Stroke::Clear));
            }
            _ => {}
        }
        intents
    }

    /// Some cards of the hand, and what makes one whole said of them, or something else.
    fn bluff(&self, random: &mut Random) -> Act {
        let (deck, count) = (self.state().deck(), 2 + random.below(3));
        let mut cards: Vec<Card> = self.hand().iter().copied().filter(Card::is_playable).collect();
        let mut others = deck.cards();
        random.shuffle(&mut cards);
        random.shuffle(&mut others);
        cards.truncate(count);
        let mut wholes = deck.wholes_in(&others[..12], 20);
        wholes.retain(|whole| whole.len() == count);
        let said = random.pick(&wholes).unwrap_or(&others).iter().take(count).filter_map(Card::face).collect();
        Act::Play { cards, said }
    }
}
