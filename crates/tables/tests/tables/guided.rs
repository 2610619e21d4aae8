//! A newcomer's first game, which is guided: against whom, what it draws and says, and its hints.

use flub::{
    games::{
        floating::{Level as FloatingLevel, Side},
        lawtoe::{Act, Flub, Level as LawToeLevel},
        poe::Level as PoeLevel,
        wholes::Level as WholesLevel,
    },
    network::Placement,
    play::Seed,
};
use flub_tables::{
    context::settings::{Coach, Pace, Settings, Theme},
    games::{
        floating::{self, table::FloatingTable},
        lawtoe::{self, table::LawToeTable},
        poe::{self, table::PoeTable},
        wholes::table::WholesTable,
    },
    i18n::Language,
    table::{
        midend::TableMsg,
        save::{Players, Save},
        seating::Level,
        set_up::SetUp,
        table_game::{SaveOf, TableGame},
    },
};

use crate::{At, values, words::words};

/// The first game of somebody new, at this seed.
fn first<G: TableGame>(seed: u64) -> SaveOf<G> {
    G::SetUp::easiest().begun(Seed(seed)).map(Save::guided).expect("it can be played")
}

/// What holds of the first game of every game.
fn check<G: TableGame>(easiest: impl Level) {
    let save = first::<G>(7);
    let levels = save.seating.levels();
    assert!(!levels.is_empty() && levels.iter().all(|level| *level == easiest.to_string()), "{levels:?}");
    let settings = Settings::first(Language::English, Theme::Paper);
    let mut at = At::<G> { table: save.into() };
    assert_eq!((at.table.coach(&settings), at.table.helped), (Coach::Guided, true));
    for language in Language::ALL {
        let words = words(language);
        assert!(!words.text(G::aim()).is_empty() && !G::guide(&words, &at.table).says.is_empty());
    }
    // It is left at once, and nothing counts as help.
    at.send([TableMsg::Coach(None)]);
    assert_eq!((at.table.coach(&settings), at.table.helped), (Coach::Off, false));
    // A hint is help.
    at.send([TableMsg::Hint]);
    assert_eq!((at.table.hint, at.table.helped), (1, true));
    // Who leaves after something has happened was helped.
    let mut later = At::<G> { table: first::<G>(7).into() };
    let moved = later.table.question(Pace::Short);
    if moved.is_some() {
        later.let_answer().send([TableMsg::Coach(None)]);
        assert!(later.table.helped);
    }
}

#[test]
fn a_first_game_is_against_the_easiest_computers_and_can_be_left_at_once() {
    check::<FloatingTable>(FloatingLevel::LADDER[0]);
    check::<WholesTable>(WholesLevel::LADDER[0]);
    check::<LawToeTable>(LawToeLevel::LADDER[0]);
    check::<PoeTable>(PoeLevel::LADDER[0]);
}

const TWO_IN_A_ROW: &str = "# x person\n# o computer easy\nflub 1 floating 7x7 plain seed 7\nx d4\no d5\nx e4\no e5\n";

#[test]
fn on_the_board_lines_that_lack_one_are_drawn_and_the_hint_makes_three() {
    let words = words(Language::English);
    let mut at = At::<FloatingTable>::sit_down(TWO_IN_A_ROW);
    let guide = FloatingTable::guide(&words, &at.table);
    let state = at.table.state();
    for side in Side::BOTH {
        let drawn: Vec<_> = guide.marks.near.iter().filter(|stroke| stroke.near && stroke.side == side).collect();
        assert!(!drawn.is_empty());
        for stroke in drawn {
            let lacking: Vec<_> = stroke.line.squares().into_iter().filter(|&on| !state.of(side).has(on)).collect();
            assert!(lacking.len() == 1 && state.threats(side).has(lacking[0]));
        }
    }
    assert_eq!((guide.hints.len(), guide.marks.looked), (3, None));
    at.send([TableMsg::Hint]);
    let looked = FloatingTable::guide(&words, &at.table).marks.looked.expect("a square");
    assert_eq!(guide.hints[2], words.with("floating-hint-play", values! { square: looked.to_string() }));
    assert!(at.table.state().threats(Side::X).has(looked));
    at.send([floating::table::Intent::Tap(looked)]);
    assert_eq!(at.table.hint, 0, "the next turn begins without a hint");
}

const BEGUN: &str =
    "# plaintiff person\n# defendant computer beginner\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\n";

#[test]
fn in_lawtoe_the_hint_challenges_a_flub_and_else_writes_a_letter_that_can_be_written() {
    let words = words(Language::English);
    let mut at = At::<LawToeTable>::sit_down(&format!("{BEGUN}defendant P1 P2\n"));
    at.send([TableMsg::Hint]);
    let guide = LawToeTable::guide(&words, &at.table);
    assert!(guide.hints[2].starts_with("Challenge: A-flub. ") && guide.says == [words.text("lawtoe-guide-flub")]);
    assert_eq!(guide.marks.looked.iter().map(|square| square.number()).collect::<Vec<_>>(), [1, 2]);
    assert!(guide.marks.letters.is_empty() && guide.marks.near.iter().any(|near| near.path.len() == 3));
    let mut at = At::<LawToeTable>::sit_down(&format!("{BEGUN}defendant F1 F2\n"));
    at.send([TableMsg::Hint]);
    let guide = LawToeTable::guide(&words, &at.table);
    let wins =
        |letter: &Placement| guide.hints[2] == words.with("lawtoe-hint-write", values! { letter: letter.to_string() });
    assert!(guide.marks.letters.iter().any(wins), "it keeps the match won: {:?}", guide.hints);
    // Who wins without a slip is told at first, and not beside what is so after one.
    let sides = words.with("lawtoe-guide-sides", values! { variant: "pedagogue" });
    assert!(!guide.says.contains(&sides), "{:?}", guide.says);
    let begun = At::<LawToeTable>::sit_down(&format!("{BEGUN}defendant F2 F5\n"));
    assert_eq!(LawToeTable::guide(&words, &begun.table).says, [sides, words.text("lawtoe-guide-fine")]);
    let begins = At::<LawToeTable>::sit_down(&BEGUN.replace("plaintiff goal odd\n", ""));
    assert_eq!(LawToeTable::guide(&words, &begins.table).says, [words.text("lawtoe-guide-goal")]);
    // While a proof is due there is no hint.
    at.send([lawtoe::table::Intent::Act(Act::Challenge(Flub::A))]);
    at.send((0..4).map(|_| TableMsg::GoOn));
    assert!(LawToeTable::guide(&words, &at.table).hints.is_empty());
}

#[test]
fn in_lawtoe_a_mat_without_a_solution_is_said_to_have_none_and_why() {
    let stranded = "defendant F2 F4\nplaintiff O1\ndefendant F5\n";
    let without_lines =
        "defendant F4 F5\nplaintiff P1\ndefendant F6\nplaintiff P3\ndefendant F2\nplaintiff P7\ndefendant F8\n";
    for (moves, square) in [(stranded, 1), (without_lines, 0)] {
        for language in Language::ALL {
            let words = words(language);
            let at = At::<LawToeTable>::sit_down(&format!("{BEGUN}{moves}"));
            let guide = LawToeTable::guide(&words, &at.table);
            assert_eq!(guide.says, [words.with("lawtoe-guide-blocked", values! { square: square })]);
            assert!(guide.hints.is_empty() && guide.marks.letters.is_empty(), "no letter helps: {:?}", guide.hints);
        }
    }
}

const ROUND: &str = "# 1 person 1\n# 2 computer beginner 2 Ada\n# 3 computer beginner 3 Blaise\n# elapsed 0\n\
    flub 1 poe beginning seats 3 for 6 rounds seed 7\n";

#[test]
fn in_poe_safe_letters_stand_on_the_mat_a_flub_in_pencil_is_warned_of_and_the_hint_writes_a_safe_one() {
    let words = words(Language::English);
    let mut at = At::<PoeTable>::sit_down(&format!("{ROUND}1 goal O; 2 P5; 3 F1\n"));
    let position = at.table.state().position().cloned().expect("a round");
    let guide = PoeTable::guide(&words, &at.table);
    assert_eq!(guide.marks.letters, position.safe_letters());
    let view = poe::scene::view(&words, &at.table).with_marks(&guide.marks);
    let noted: usize = view.squares.iter().map(|square| square.notes.len()).sum();
    assert_eq!(noted, position.safe_letters().len());
    assert!(position.safe_letters().iter().any(|letter| guide.hints[2].contains(&letter.to_string())));
    let flub = position.network().placements().find(|letter| poe::coach::would_flub(&position, *letter).is_some());
    let flub = flub.expect("a letter that is a flub");
    at.send([poe::table::Intent::Tap(flub.square), poe::table::Intent::Pencil(flub.letter)]);
    let kind = poe::coach::would_flub(&position, flub).expect("a flub");
    assert_eq!(PoeTable::guide(&words, &at.table).says, [poe::coach::warning(&words, kind)]);
    // The last move was a flub: the hint challenges it, and no letter is safe.
    let caught = At::<PoeTable>::sit_down(&format!("{ROUND}1 goal O; 2 P5; 3 R2\n"));
    let guide = PoeTable::guide(&words, &caught.table);
    assert!(guide.hints[2].starts_with("Challenge: A-flub. ") && guide.marks.letters.is_empty(), "{guide:?}");
}

#[test]
fn hints_help_with_the_goal_and_where_nobody_can_write_any_more() {
    for words in Language::ALL.map(words) {
        let goal =
            |lines: &str| [1, 2, 3].map(|step| words.with("table-hint-goal", values! { step: step, lines: lines }));
        let lawtoe = |actions: &str| {
            let begun = BEGUN.replace("plaintiff goal odd\n", actions).replace("computer beginner", "person");
            LawToeTable::guide(&words, &At::<LawToeTable>::sit_down(&begun).table).hints
        };
        assert_eq!(lawtoe(""), goal("triplets"));
        let poe = |actions: &str| {
            PoeTable::guide(&words, &At::<PoeTable>::sit_down(&format!("{ROUND}{actions}")).table).hints
        };
        assert_eq!(poe(""), goal("connections"));
        let full = "plaintiff goal odd\ndefendant F1 F2\nplaintiff F3\ndefendant F4\nplaintiff F5\ndefendant F6\nplaintiff F7\n\
            defendant F8\nplaintiff F9\n";
        assert_eq!(lawtoe(full), [1, 2, 3].map(|step| words.with("lawtoe-hint-full", values! { step: step })));
        // The Plaintiff wrote on where one more P would have won.
        let missed = full.replace("defendant F1 F2\nplaintiff F3", "defendant P1 P2\nplaintiff P3");
        let hints = lawtoe(&missed);
        assert_eq!(hints[1], words.with("lawtoe-hint-full", values! { step: 1 }));
        assert!(hints[2].contains("CA"), "{hints:?}");
        // P2 was forced, and what it left is written.
        let two = ROUND.replace("seats 3", "seats 2").replace("# 3 computer beginner 3 Blaise\n", "");
        let forced = "1 goal O; 2 R1; 1 F4; 2 F5; 1 F6; 2 F7; 1 F8; 2 F9; 1 P2; 2 P3\n";
        let hints = PoeTable::guide(&words, &At::<PoeTable>::sit_down(&format!("{two}{forced}")).table).hints;
        let full = ["poe-hint-ripe", "poe-hint-ripe-what"].map(|id| words.with(id, values! { full: "yes" }));
        assert_eq!(hints, [&full[..], &[words.text("poe-hint-force-out")]].concat());
    }
}
