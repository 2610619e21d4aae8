//! Test: there is always a way on at a table of POE.

use flub::{
    games::poe::{Act, Action, Flub, Length, Level, Poe, Proof, Side, Stage, Version},
    network::{Goal, Letter, Listing, Network, Placement, Rules, Square},
    play::{Game, Random, Seat, Seed},
};

use super::{
    clock::Clock,
    draft::DraftEdit,
    offer::Offer,
    save::{Save, SetUp},
    screen::{ScreenMsg, Shown, ShownBy, Window},
    table::{Intent, PoeTable, Table},
    time_left::TimeLeft,
};
use crate::{
    context::settings::Pace,
    letters::listings::Change,
    table::{
        bot_protocol::parse_request,
        checking::Checking,
        midend::TableMsg,
        save::Extras,
        seating::{Nature, Player, Seating},
        set_up::SetUp as _,
        table_game::{Question, TableGame},
        way_on::{Page, WayOnGame, holds},
    },
};

/// Every mix of people and computers from two seats to six.
const MIXES: u64 = 4 + 8 + 16 + 32 + 64;

#[test]
fn every_state_has_a_way_on() {
    holds(8 * MIXES, begun);
}

/// The table of a one-minute match between two people, after this many seconds and these actions.
fn page(elapsed: u32, actions: &str) -> Page<PoeTable> {
    let players = "# 1 person 1\n# 2 person 2\n";
    let save = format!("{players}# elapsed {elapsed}\nflub 1 poe beginning seats 2 for 1 minutes seed 7\n{actions}");
    Page::new(Seed(7), Table::from(save.parse::<Save>().expect("a save")), Pace::Ask)
}

/// That many seconds pass.
fn seconds(count: usize, page: Page<PoeTable>) -> Page<PoeTable> {
    (0..count).fold(page, |page, _| page.ticked())
}

/// What was begun from a board is a set-up for one match.
#[test]
fn the_next_match_begins_without_letters() {
    let mat = Network::read(Rules::Poe, "....P....").expect("a network");
    let opened = SetUp::default().opened((Goal::Odd, mat), Seed(7));
    let page: Page<PoeTable> = Page::new(Seed(7), Table::from(opened.expect("it fits")), Pace::Ask);
    let next = page.after(TableMsg::Again(Seed(8))).table.save();
    assert_eq!(Some(next), SetUp::default().begun(Seed(8)));
}

#[test]
fn an_act_does_not_set_the_clock_back() {
    let page = seconds(9, page(0, "1 goal O")).after(Intent::Act(Seat::new(1).expect("a seat"), Act::ForceOut));
    assert_eq!(page.table.seconds_left(), Some(51));
    assert_eq!(seconds(51, page).table.seconds_left(), Some(0));
}

#[test]
fn a_step_looked_at_shows_the_clock_of_then() {
    let looked = |page: Page<PoeTable>, step| page.after(TableMsg::View(Some(step))).table.time_left();
    let write = |letter: &str, by| Intent::Act(by, Act::Write(letter.parse().expect("a letter")));
    let page = seconds(9, page(10, "1 goal O")).after(write("F1", Seat::new(1).expect("a seat")));
    let page = seconds(2, page);
    let page = page.after(TableMsg::Undo).after(TableMsg::Redo);
    for page in [page.clone(), page.after_reload()] {
        assert_eq!(looked(page.clone(), 0), TimeLeft::Then(60));
        assert_eq!(looked(page.clone(), 1), TimeLeft::Unknown, "it came with the save");
        let now = seconds(3, page).after(write("F2", Seat::FIRST));
        assert_eq!(now.table.step(), 3);
        assert_eq!(looked(now.clone(), 2), TimeLeft::Then(41));
        assert_eq!(now.table.time_left(), TimeLeft::Now(60 - now.table.extras.elapsed));
    }
}

#[test]
fn the_end_of_the_time_is_not_taken_back() {
    let page = seconds(10, page(50, "1 goal O; 2 P1"));
    assert!(page.table.state().is_time_called());
    for page in [page.clone(), page.after_reload()] {
        assert!(!page.table.can_undo());
        assert_eq!(page.clone().after(TableMsg::Undo).table, page.table);
        // Everything after it proceeds as usual.
        let letter = Action { by: Seat::FIRST, act: Act::Write("P2".parse().expect("a letter")) };
        let undone = page.clone().after(Intent::Answer(letter)).after(TableMsg::Undo);
        assert_eq!(undone.table.record.played(), page.table.record.played());
    }
}

/// How many of a hundred questions the computers think about; to the others they give any answer there is.
const THINKS: u8 = 20;

/// The set-up for this seed.
fn begun(seed: Seed, random: &mut Random) -> Table {
    // A one for each person, below a one for the number of seats.
    let mix = 4 + seed.0 % MIXES;
    let seats = mix.ilog2() as usize;
    let player = |seat: Seat| match mix >> seat.index() & 1 {
        1 => Player::new(Nature::Person, seat),
        _ => Player::new(Nature::Computer(*random.pick(&Level::ALL).expect("there are levels")), seat),
    };
    let seating = Seating(Seat::first(seats).map(player).collect());
    let version = *random.pick(&Version::ALL).expect("there are versions");
    let length = *random.pick(&[Length::Rounds(2), Length::Points(3), Length::Minutes(1)]).expect("there are lengths");
    let save = SetUp { version, length, seating, checking: Checking::default() }.begun(seed);
    // Time is soon up.
    Table { extras: Clock::read("# elapsed 57"), ..Table::from(save.expect("a set-up that can be played")) }
}

impl WayOnGame for PoeTable {
    const LONGEST: usize = 1_500;
    const OTHER: &'static str = "flub 1 poe beginning seats 5 for 2 rounds seed 7; 1 goal O; 2 F1";

    fn has_window(table: &Table) -> bool {
        table.screen.window.is_some()
    }

    fn is_text_shown(table: &Table) -> bool {
        !table.state().hearing().is_some_and(|hearing| hearing.is_sealed())
    }

    fn answer_to(table: &Table, question: &Question, random: &mut Random) -> String {
        match random.chance(THINKS) {
            true => (Self::THINK)(&question.text),
            false => table.any_answer(&question.text, random),
        }
    }

    fn tick(table: &Table) -> Option<TableMsg<Self>> {
        table.clock_runs().then_some(Intent::Tick.into())
    }

    fn onward(table: &Table, _: Pace, random: &mut Random) -> Option<TableMsg<Self>> {
        if let Some(window) = table.screen.window {
            let seen = table.is_seen(window);
            return seen.then_some(Intent::Screen(ScreenMsg::Window(None)).into());
        }
        let intent = match table.offer() {
            Offer::Now => TableMsg::View(None),
            Offer::Verdict(_) if table.state().outcome().is_none() => Intent::NextRound.into(),
            Offer::Verdict(_) | Offer::NewMatch => TableMsg::Again(Seed(random.below(1 << 16) as u64)),
            Offer::Retry(_) => Intent::Retry(false).into(),
            Offer::Goal(seat) => {
                let goals = table.state().setup().version().common_goals();
                Intent::Act(seat, Act::SetGoal(*random.pick(&goals).expect("there are goals"))).into()
            }
            Offer::Turn(seat) => Intent::Act(seat, table.any_turn(random)).into(),
            Offer::Join(seat) => {
                Intent::Act(seat, Act::Join(*random.pick(&Side::BOTH).expect("there are sides"))).into()
            }
            Offer::Curtain(seat) => TableMsg::Unveil(seat),
            Offer::Proof(seat) => Intent::Act(seat, if random.chance(90) { Act::GiveUp } else { table.proof() }).into(),
            Offer::Nothing => return None,
        };
        Some(intent)
    }

    fn besides(table: &Table, _: Pace, random: &mut Random) -> Vec<TableMsg<Self>> {
        match table.screen.window {
            Some(window) => messages(table.besides_in_window(window, random)),
            None => messages(table.besides_on_table(random)),
        }
    }
}

fn messages(intents: Vec<Intent>) -> Vec<TableMsg<PoeTable>> {
    intents.into_iter().map(TableMsg::Game).collect()
}

impl Table {
    /// Another legal answer of the computers: any action of the one to act, or a challenge.
    fn any_answer(&self, question: &str, random: &mut Random) -> String {
        let (computers, record) = parse_request::<Poe, Level>(question).expect("a question is asked");
        let due = match record.state().stage() {
            Stage::Turn(seat) => computers.iter().any(|&(computer, _)| computer == seat),
            Stage::Goal(_) | Stage::Join(_) | Stage::Proof | Stage::Over => true,
        };
        let actions = computers.iter().flat_map(|&(seat, _)| record.state().actions(seat));
        let mut actions: Vec<String> =
            actions.filter(|action| action.act != Act::CallTime).map(|action| action.to_string()).collect();
        if !due {
            actions.push(String::new());
        }
        random.pick(&actions).expect("a computer that is asked can act").clone()
    }

    /// Whether an open dialog is visible.
    fn is_seen(&self, window: Window) -> bool {
        match window {
            Window::Challenge => true,
            Window::ForceOut | Window::Warning(_) => matches!(self.offer(), Offer::Turn(_)),
            Window::HandIn | Window::GiveUp => matches!(self.offer(), Offer::Proof(_)),
        }
    }

    /// A letter that can be written now, or another action of a turn.
    fn any_turn(&self, random: &mut Random) -> Act {
        let position = self.state().position().expect("there is a position in a turn");
        let letters: Vec<Placement> = position.network().placements().collect();
        match random.pick(&letters) {
            Some(&letter) if random.chance(90) => Act::Write(letter),
            _ if random.chance(50) => Act::ForceOut,
            _ => Act::Challenge(Flub::P),
        }
    }

    /// A valid proof, or the draft.
    fn proof(&self) -> Act {
        let found = self.proving().and_then(|(position, case)| position.find_proof(case));
        Act::Prove(found.unwrap_or_else(|| self.screen.draft.proof()))
    }

    fn besides_in_window(&self, window: Window, random: &mut Random) -> Vec<Intent> {
        let person = self.acting();
        match window {
            Window::Challenge => {
                let kind = *random.pick(&Flub::ALL).expect("there are flubs");
                let challenges = self.challengers().flat_map(|seat| {
                    let moves =
                        self.challengeable(seat).into_iter().map(|step| Intent::Screen(ScreenMsg::Challenged(step)));
                    let acts = [Intent::Screen(ScreenMsg::Challenger(seat)), Intent::Act(seat, Act::Challenge(kind))];
                    moves.chain(acts)
                });
                challenges.collect()
            }
            Window::ForceOut => person.map(|seat| Intent::Act(seat, Act::ForceOut)).into_iter().collect(),
            Window::Warning(_) => {
                let write =
                    person.zip(self.pencilled_letter()).map(|(seat, letter)| Intent::Act(seat, Act::Write(letter)));
                write.into_iter().collect()
            }
            Window::HandIn => {
                let proof = Act::Prove(self.screen.draft.proof());
                person.map(|seat| Intent::Act(seat, proof)).into_iter().collect()
            }
            Window::GiveUp => person.map(|seat| Intent::Act(seat, Act::GiveUp)).into_iter().collect(),
        }
    }

    fn besides_on_table(&self, random: &mut Random) -> Vec<Intent> {
        let opens = |window| Intent::Screen(ScreenMsg::Window(Some(window)));
        let squares: Vec<Square> = self.state().setup().version().size().every().iter().collect();
        let mut square = || *random.pick(&squares).expect("there are squares");
        let (point, other) = (square(), square());
        let mut intents = vec![Intent::Point(point), Intent::Tap(other)];
        if self.viewing.is_some() {
            return intents;
        }
        if self.challengers().next().is_some() {
            intents.extend(vec![opens(Window::Challenge); 3]);
        }
        let letter = *random.pick(&Rules::Poe.letters()).expect("there are letters");
        match self.offer() {
            Offer::Verdict(round) => {
                let proof = round.findings().iter().find_map(|finding| finding.proof.clone());
                let shown =
                    proof.map(|proof| Shown { network: round.position().network(), proof, by: ShownBy::Nobody });
                let last = self.state().finished().len() - 1;
                intents.extend([
                    Intent::Show(shown),
                    Intent::Screen(ScreenMsg::Review(Some(last))),
                    Intent::Only(Some(0)),
                    Intent::Retry(true),
                ]);
            }
            Offer::Goal(seat) => {
                intents.push(Intent::Screen(ScreenMsg::Goal(Goal::Odd)));
                intents.push(Intent::Act(seat, Act::SetGoal(Goal::AtLeast(1 + random.below(40) as u16))));
            }
            Offer::Turn(seat) => {
                intents.extend([Intent::Pencil(letter), Intent::Erase, opens(Window::ForceOut)]);
                if let Some(letter) = self.pencilled_letter() {
                    intents.extend([Intent::Act(seat, Act::Write(letter)), opens(Window::Warning(Flub::P))]);
                }
            }
            Offer::Proof(seat) | Offer::Retry(seat) => {
                intents.extend(self.edits(letter, point, other));
                intents.push(Intent::Pencil(letter));
                intents.push(Intent::Act(seat, Act::Prove(self.screen.draft.proof())));
                intents.push(Intent::Act(seat, Act::Prove(Proof { after: Some(1), ..self.screen.draft.proof() })));
                intents.push(Intent::HandIn(seat));
                // Only a proof that counts can be given up.
                intents.extend(self.screen.retry.is_none().then(|| opens(Window::GiveUp)));
                intents.push(Intent::Screen(ScreenMsg::Type("159, x".to_owned())));
                intents.push(Intent::ListTyped);
            }
            _ => {}
        }
        intents
    }

    /// Changes to the proof that is written.
    fn edits(&self, letter: Letter, square: Square, other: Square) -> Vec<Intent> {
        let Some((position, case)) = self.proving() else { return Vec::new() };
        let edits = [
            DraftEdit::After(1),
            DraftEdit::Write(Placement { letter, square }),
            DraftEdit::Instead(Placement { letter, square }),
            DraftEdit::Unwrite(other),
            DraftEdit::Connections(Change::Tap(square)),
            DraftEdit::Connections(Change::List(Listing(
                [square, other].map(|square| square.number() as u16).to_vec(),
            ))),
            DraftEdit::Connections(Change::Draw(vec![square, other, square])),
            DraftEdit::Connections(Change::Erase),
        ];
        let parts = self.screen.draft.parts(position, case).into_iter().map(DraftEdit::Part);
        parts.chain(edits).map(Intent::Draft).collect()
    }
}
