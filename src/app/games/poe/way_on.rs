//! There is always a way on at a table of POE.

use flub::{
    games::poe::{Act, Flub, Length, Level, Poe, Proof, Side, Stage, Version},
    network::{Goal, Letter, Listing, Placement, Rules, Square},
    play::{Game, Random, Seat, Seed},
};

use super::{
    draft::{Part, Stroke, parts},
    effects,
    offer::Offer,
    save::SetUp,
    screen::{Turn, Window},
    table::{Intent, Table},
    think::think,
};
use crate::app::{
    context::settings::Pace,
    letters::listings::Change,
    table::{
        bot_protocol::asked,
        effects::Question,
        seating::{Nature, Player, Seating},
        way_on::{Carried, Page, Step, holds},
    },
};

/// Every mix of people and computers from two seats to six.
const MIXES: u64 = 4 + 8 + 16 + 32 + 64;

#[test]
fn every_state_has_a_way_on() {
    holds(8 * MIXES, begun);
}

/// The page with a match of two people for a minute, of which so many seconds have passed, after these actions.
fn page(elapsed: u32, actions: &str) -> Page<Table> {
    let players = "# 1 person 1\n# 2 person 2\n";
    let save = format!("{players}# elapsed {elapsed}\nflub 1 poe beginning seats 2 for 1 minutes seed 7\n{actions}");
    Page::new(Seed(7), Table::new(save.parse().expect("a save")), Pace::Ask)
}

/// That many seconds pass.
fn seconds(count: usize, page: Page<Table>) -> Page<Table> {
    (0..count).fold(page, |page, _| page.ticked())
}

#[test]
fn an_act_does_not_set_the_clock_back() {
    let page = seconds(9, page(0, "1 goal O")).after(Intent::Act(Seat::new(1).expect("a seat"), Act::ForceOut));
    assert_eq!(page.table.seconds_left(), Some(51));
    assert_eq!(seconds(51, page).table.seconds_left(), Some(0));
}

#[test]
fn time_that_is_up_is_called_again_when_that_was_taken_back() {
    let page = seconds(10, page(50, "1 goal O; 2 P1"));
    assert!(page.table.state().is_time_called());
    let undone = page.after(Intent::Undo);
    for page in [undone.clone(), undone.after_reload()] {
        assert!(!page.table.state().is_time_called());
        assert!(seconds(1, page).table.state().is_time_called());
    }
}

/// How many of a hundred questions the computers think about; to the others they give any answer there is.
const THINKS: u8 = 20;

/// A match of the mix that this seed stands for.
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
    let save = SetUp { version, length, seating }.begun(None, seed).expect("a set-up that can be played");
    // Time is soon up.
    Table { elapsed: 57, ..Table::new(save) }
}

impl Carried for Table {
    const LONGEST: usize = 1_500;

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
        self.state().stage() == Stage::Over
    }

    fn question(&self, pace: Pace) -> Option<Question> {
        effects::question(self, pace)
    }

    fn answered(&self, question: &Question, random: &mut Random) -> Option<Intent> {
        let answer =
            if random.chance(THINKS) { think(&question.text) } else { self.any_answer(&question.text, random) };
        effects::answered(self, &answer)
    }

    fn tick(&self) -> Option<Intent> {
        self.clock_runs().then_some(Intent::Tick)
    }

    fn onward(&self, pace: Pace, random: &mut Random) -> Option<Step<Self>> {
        if let Some(window) = self.screen.window {
            let seen = self.is_seen(window, pace);
            return seen.then_some(Step::Send(Intent::Screen(Turn::Window(None))));
        }
        let intent = match self.offer(pace) {
            Offer::Now => Intent::View(None),
            Offer::Verdict(_) if !self.is_finished() => Intent::NextRound,
            Offer::Verdict(_) | Offer::NewMatch => {
                let seed = Seed(random.below(1 << 16) as u64);
                let again = SetUp::from(&self.save()).begun(None, seed).expect("the set-up was played before");
                return Some(Step::Sit(Box::new(Table::new(again))));
            }
            Offer::Goal(seat) => {
                let goals = self.state().setup().version().common_goals();
                Intent::Act(seat, Act::SetGoal(*random.pick(&goals).expect("there are goals")))
            }
            Offer::Turn(seat) => Intent::Act(seat, self.any_turn(random)),
            Offer::Join(seat) => Intent::Act(seat, Act::Join(*random.pick(&Side::BOTH).expect("there are sides"))),
            Offer::Curtain(seat) => Intent::Screen(Turn::Unveil(seat)),
            Offer::Proof(seat) => Intent::Act(seat, if random.chance(90) { Act::GiveUp } else { self.proof() }),
            Offer::GoOn => Intent::Screen(Turn::Wave),
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
    /// What the computers that are asked could answer as well: any action of the one that has to act, or a challenge.
    fn any_answer(&self, question: &str, random: &mut Random) -> String {
        let (computers, record) = asked::<Poe, Level>(question).expect("a question is asked");
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

    /// Whether a window is to be seen that is said to be open.
    fn is_seen(&self, window: Window, pace: Pace) -> bool {
        match window {
            Window::Challenge => true,
            Window::ForceOut | Window::Warning(_) => matches!(self.offer(pace), Offer::Turn(_)),
            Window::GiveUp => matches!(self.offer(pace), Offer::Proof(_)),
            Window::Record => self.is_text_shown(),
        }
    }

    /// Whether the record can be copied and replaced.
    fn is_text_shown(&self) -> bool {
        !self.state().hearing().is_some_and(|hearing| hearing.is_sealed())
    }

    /// A letter that can be written now, or what else can be done in a turn.
    fn any_turn(&self, random: &mut Random) -> Act {
        let position = self.state().position().expect("there is a position in a turn");
        let letters: Vec<Placement> = position.network().placements().collect();
        match random.pick(&letters) {
            Some(&letter) if random.chance(90) => Act::Write(letter),
            _ if random.chance(50) => Act::ForceOut,
            _ => Act::Challenge(Flub::P),
        }
    }

    /// A proof that holds, or what stands in the draft.
    fn proof(&self) -> Act {
        let found = self.proving().and_then(|(position, case)| position.find_proof(case));
        Act::Prove(found.unwrap_or_else(|| self.draft.proof()))
    }

    fn besides_in_window(&self, window: Window, random: &mut Random) -> Vec<Intent> {
        let person = self.acting();
        match window {
            Window::Challenge => {
                let kind = *random.pick(&Flub::ALL).expect("there are flubs");
                let picks = Intent::Screen(Turn::Kind(kind));
                let challenges = self
                    .challengers()
                    .flat_map(|seat| [Intent::Screen(Turn::Challenger(seat)), Intent::Act(seat, Act::Challenge(kind))]);
                challenges.chain([picks]).collect()
            }
            Window::ForceOut => person.map(|seat| Intent::Act(seat, Act::ForceOut)).into_iter().collect(),
            Window::Warning(_) => {
                let write = person.zip(self.pencil).map(|(seat, letter)| Intent::Act(seat, Act::Write(letter)));
                write.into_iter().collect()
            }
            Window::GiveUp => person.map(|seat| Intent::Act(seat, Act::GiveUp)).into_iter().collect(),
            Window::Record => {
                let other = format!("flub 1 poe beginning seats {} for 1 rounds seed 7; 1 goal O", 2 + random.below(5));
                let pasted = [other, self.record.to_string(), "flub".to_owned()];
                let paste = pasted.map(|text| Intent::Screen(Turn::Paste(text)));
                paste.into_iter().chain([Intent::LoadPasted]).collect()
            }
        }
    }

    fn besides_on_table(&self, pace: Pace, random: &mut Random) -> Vec<Intent> {
        let opens = |window| Intent::Screen(Turn::Window(Some(window)));
        let squares: Vec<Square> = self.state().setup().version().size().every().iter().collect();
        let mut square = || *random.pick(&squares).expect("there are squares");
        let (point, other) = (square(), square());
        let step = Intent::View(Some(random.below(self.played() + 1)));
        let mut intents = vec![step, Intent::Screen(Turn::Sheets), Intent::Point(point), Intent::Undo, Intent::Redo];
        if self.is_text_shown() {
            intents.push(opens(Window::Record));
        }
        if self.viewing.is_some() {
            return intents;
        }
        if self.challengers().next().is_some() {
            intents.extend(vec![opens(Window::Challenge); 3]);
        }
        let letter = *random.pick(&Rules::Poe.letters()).expect("there are letters");
        match self.offer(pace) {
            Offer::Verdict(round) => {
                let proof = round.findings().iter().find_map(|finding| finding.proof.clone());
                let shown = proof.map(|proof| super::table::Shown { network: round.position().network(), proof });
                let last = self.state().finished().len() - 1;
                intents.extend([Intent::Show(shown), Intent::Screen(Turn::Review(Some(last))), Intent::Only(Some(0))]);
            }
            Offer::Goal(seat) => {
                intents.push(Intent::Screen(Turn::Goal(Goal::Odd)));
                intents.push(Intent::Act(seat, Act::SetGoal(Goal::AtLeast(1 + random.below(40) as u16))));
            }
            Offer::Turn(seat) => {
                intents.extend([Intent::Pencil(letter), Intent::Erase, opens(Window::ForceOut)]);
                if let Some(letter) = self.pencil {
                    intents.extend([Intent::Act(seat, Act::Write(letter)), opens(Window::Warning(Flub::P))]);
                }
            }
            Offer::Proof(seat) => {
                intents.extend(self.strokes(letter, point, other));
                intents.push(Intent::Pencil(letter));
                intents.push(Intent::Act(seat, Act::Prove(self.draft.proof())));
                intents.push(Intent::Act(seat, Act::Prove(Proof { after: Some(1), ..self.draft.proof() })));
                intents.push(opens(Window::GiveUp));
                intents.push(Intent::Screen(Turn::Type("159, x".to_owned())));
                intents.push(Intent::ListTyped);
            }
            _ => {}
        }
        intents
    }

    /// Changes to the proof that is written.
    fn strokes(&self, letter: Letter, square: Square, other: Square) -> Vec<Intent> {
        let Some((position, case)) = self.proving() else { return Vec::new() };
        let strokes = [
            Stroke::After(1),
            Stroke::Write(Placement { letter, square }),
            Stroke::Instead(Placement { letter, square }),
            Stroke::Unwrite(other),
            Stroke::Connections(Change::Tap(square)),
            Stroke::Connections(Change::List(Listing([square, other].map(|square| square.number() as u16).to_vec()))),
            Stroke::Connections(Change::Erase),
        ];
        let parts = parts(position, case).into_iter().map(|part: Part| Stroke::Part(part));
        parts.chain(strokes).map(Intent::Draft).collect()
    }
}
