//! Test: there is always a way on at a table of Wholes.

use flub::{
    games::wholes::{Act, Card, Cards, Level, Pack},
    play::{Game, Random, Seat, Seed},
};

use super::{
    draft::DraftEdit,
    offer::Offer,
    save::{Save, SetUp},
    screen::{ScreenMsg, Window},
    table::{Intent, Table, WholesTable},
};
use crate::{
    context::settings::Pace,
    table::{
        midend::TableMsg,
        seating::{Nature, Player, Seating},
        set_up::SetUp as _,
        table_game::TableGame,
        way_on::{Page, WayOnGame, holds},
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

/// A play of the first player, who holds REPLAY, with seed 7.
const PLAYED: &str = "1 draws\n1 plays pie 1/4, 3/4 saying pie 1/4, 3/4";

/// The page with a game of three after these actions from seed 7, and computers that wait for people's word.
fn page(players: [&str; 3], remarks: &str, actions: &str) -> Page<WholesTable> {
    let players: String = (1..).zip(players).map(|(place, player)| format!("# {place} {player} {place}\n")).collect();
    let save = format!("{players}{remarks}flub 1 wholes seats 3 quarters seed 7\n{actions}");
    Page::new(Seed(7), Table::from(save.parse::<Save>().expect("a save")), Pace::Ask)
}

fn latest(page: &Page<WholesTable>) -> String {
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
fn in_practice_a_person_who_lets_a_play_be_draws_once_the_computers_do() {
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
        assert_eq!(WholesTable::question(&page.table, Pace::Ask), None);
        let page = page.after(TableMsg::Release).comes_further(&mut Random::new(Seed(1)));
        assert_eq!(latest(&page), "1 replays");
    }
}

#[test]
fn who_let_a_play_be_that_was_taken_back_draws_when_they_say_so() {
    let page = page(["person", "person", "computer careful"], "# practice\n", PLAYED).after(Intent::LetBe);
    let page = page.after(TableMsg::Undo).after(TableMsg::Undo).after(Intent::Act(seat(1), Act::Pass));
    assert_eq!(page.table.offer(Pace::Ask), Offer::Draw(seat(2)));
}

/// The set-up for this seed.
fn begun(seed: Seed, random: &mut Random) -> Table {
    let practice = seed.0 % 2 == 1;
    // The highest bit that is set marks the number of seats, each bit below it a person or a computer.
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
    Table::from(
        SetUp { deck: String::new(), cards, seating, practice }.begun(seed).expect("a set-up that can be played"),
    )
}

impl WayOnGame for WholesTable {
    const LONGEST: usize = 40_000;
    const OTHER: &'static str = "flub 1 wholes seats 5 quarters seed 7\n1 draws";

    fn has_window(table: &Table) -> bool {
        table.screen.window.is_some()
    }

    fn is_text_shown(table: &Table) -> bool {
        table.extras.practice || table.is_over()
    }

    fn onward(table: &Table, pace: Pace, random: &mut Random) -> Option<TableMsg<Self>> {
        if let Some(window) = table.screen.window {
            return table.is_seen(window, pace).then_some(Intent::Screen(ScreenMsg::Window(None, None)).into());
        }
        let intent = match table.offer(pace) {
            Offer::Now => TableMsg::View(None),
            Offer::NewGame => TableMsg::Again(Seed(random.below(1 << 16) as u64)),
            Offer::Call => Intent::LetBe.into(),
            Offer::GoOn => TableMsg::Release,
            Offer::Curtain(seat) => TableMsg::Unveil(seat),
            Offer::Draw(seat) => Intent::Act(seat, Act::Draw).into(),
            Offer::Play(seat) => Intent::Act(seat, table.whole().unwrap_or(Act::Pass)).into(),
            Offer::Nothing => return None,
        };
        Some(intent)
    }

    fn besides(table: &Table, pace: Pace, random: &mut Random) -> Vec<TableMsg<Self>> {
        match table.screen.window {
            Some(window) => messages(table.besides_in_window(window)),
            None => messages(table.besides_on_table(pace, random)),
        }
    }
}

fn messages(intents: Vec<Intent>) -> Vec<TableMsg<WholesTable>> {
    intents.into_iter().map(TableMsg::Game).collect()
}

impl Table {
    /// The longest whole in the hand of the player to act.
    fn whole(&self) -> Option<Act> {
        let cards = self.find_whole()?;
        let said = cards.iter().filter_map(Card::face).collect();
        Some(Act::Play { cards, said })
    }

    /// Whether an open dialog is visible.
    fn is_seen(&self, window: Window, pace: Pace) -> bool {
        match window {
            Window::Call | Window::Swap | Window::Replay | Window::Look | Window::Discard => true,
            Window::Pass => matches!(self.offer(pace), Offer::Play(_)),
        }
    }

    fn besides_in_window(&self, window: Window) -> Vec<Intent> {
        let state = self.state();
        let opens = |window, seat| Intent::Screen(ScreenMsg::Window(Some(window), Some(seat)));
        let seats = || Seat::first(state.seats());
        match (window, self.screen.person) {
            (Window::Call, _) => self
                .callers()
                .flat_map(|seat| [Intent::Screen(ScreenMsg::Person(seat)), Intent::Act(seat, Act::Call)])
                .collect(),
            (Window::Swap, Some(person)) => {
                let others = seats().filter(|&seat| seat != person);
                others
                    .flat_map(|seat| [Intent::Screen(ScreenMsg::Other(seat)), Intent::Act(person, Act::Swap(seat))])
                    .collect()
            }
            (Window::Replay, Some(person)) if state.may_replay(person) => vec![Intent::Act(person, Act::Replay)],
            (Window::Swap | Window::Replay, _) => Vec::new(),
            (Window::Discard, _) => Vec::new(),
            (Window::Look, person) => {
                let people = self.seating.people().map(|seat| Intent::Screen(ScreenMsg::Person(seat)));
                let alone = person.map(|_| Intent::Screen(ScreenMsg::Alone));
                let looks = person.filter(|_| self.screen.alone);
                let swap = looks.filter(|&seat| state.hand(seat).contains(&Card::Swap));
                let replay = looks.filter(|&seat| state.may_replay(seat));
                let swap = swap.map(|seat| opens(Window::Swap, seat));
                let replay = replay.map(|seat| opens(Window::Replay, seat));
                people.chain(alone).chain(swap).chain(replay).collect()
            }
            (Window::Pass, _) => self.acting().map(|seat| Intent::Act(seat, Act::Pass)).into_iter().collect(),
        }
    }

    fn besides_on_table(&self, pace: Pace, random: &mut Random) -> Vec<Intent> {
        let screen =
            [ScreenMsg::Hops, ScreenMsg::Analysis, ScreenMsg::Window(Some(Window::Discard), None)].map(Intent::Screen);
        let mut intents = Vec::from(screen);
        let opens = |window, seat| Intent::Screen(ScreenMsg::Window(Some(window), seat));
        if !self.is_live() {
            return intents;
        }
        match (self.seating.only_person(), self.holder()) {
            (Some(seat), _) if self.state().may_replay(seat) => intents.push(opens(Window::Replay, Some(seat))),
            (None, _) if self.seating.people().next().is_some() => intents.push(opens(Window::Look, None)),
            _ => {}
        }
        if self.holder().is_some() {
            intents.extend((0..self.hand().len()).map(Intent::TapCard));
        }
        match self.offer(pace) {
            Offer::Call => intents.extend(vec![opens(Window::Call, self.callers().next()); 3]),
            Offer::Play(seat) => {
                intents.push(opens(Window::Pass, Some(seat)));
                intents.push(Intent::Act(seat, Act::Pass));
                intents.extend(self.screen.draft.act().map(|act| Intent::Act(seat, act)));
                intents.push(Intent::Act(seat, self.bluff(random)));
                let faces: Vec<_> = self.state().deck().faces().collect();
                intents.extend(random.pick(&faces).map(|&face| Intent::Draft(DraftEdit::Say(face))));
                intents.push(Intent::Draft(DraftEdit::Change(self.screen.draft.card_count().checked_sub(1))));
                intents.push(Intent::Draft(DraftEdit::Clear));
            }
            _ => {}
        }
        intents
    }

    /// Some cards of the hand, claimed to make one whole or something else.
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
