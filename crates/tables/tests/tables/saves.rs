//! Saves of all games: what is kept, what the next game takes over, and what another device is handed.

use flub::play::{Seat, Seed};
use flub_tables::{
    context::{
        arranged::{Arranged, Helper},
        settings::{Coach, Motion, Pace, Settings, Size, Theme},
    },
    games::{
        floating::table::FloatingTable,
        lawtoe::table::LawToeTable,
        poe::{save::Seating as PoePlayers, table::PoeTable},
        wholes::table::WholesTable,
    },
    i18n::Language,
    table::{
        save::Players,
        seating::{Change, Nature, Seating},
        table_game::{SaveOf, TableGame},
    },
};

use crate::{At, words::english};

const LAWTOE: &str =
    "# plaintiff person\n# defendant computer student\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\n";
const POE: &str = "# 1 person 1 Ana\n# 2 computer expert 2 Ada\n# elapsed 61\nflub 1 poe beginning seats 2 for 6 rounds seed 7\n1 goal O\n";
const WHOLES: &str = "# 1 person 1 Ana\n# 2 person 4 Ben\n# practice\nflub 1 wholes seats 2 quarters seed 6\n1 draws\n";
const FLOATING: &str = "# x person\n# o person\nflub 1 floating 8x8 sharing seed 7\nx d4\no d5\n";

/// Everything that may be arranged for a game, one way after another.
fn arrangements() -> impl Iterator<Item = (bool, bool, Option<Coach>, Arranged)> {
    (0..64).map(|bits: usize| {
        let is = |place: usize| bits >> place & 1 == 1;
        let mut arranged = Arranged::default();
        arranged.language = is(2).then_some(Language::Spanish);
        arranged.pace = is(3).then_some(Pace::Short);
        arranged.same_deal = is(4);
        if is(5) {
            arranged.toggle(Helper::Undo);
        }
        (is(0), is(1), [None, Some(Coach::Guided), Some(Coach::Warn)][bits % 3], arranged)
    })
}

fn keeps_and_hands_on<G: TableGame>(text: &str) {
    let plain: SaveOf<G> = text.parse().expect("a save");
    assert_eq!(plain.to_string(), text);
    assert!(plain.is_in_play() && plain.has_begun());
    for (helped, given, coach, arranged) in arrangements() {
        let save = SaveOf::<G> { helped, given, coach, arranged, ..plain.clone() };
        let read: SaveOf<G> = save.to_string().parse().expect("it reads back");
        assert_eq!(read, save);
        assert!(read.is_like(&save) && read.is_same_game(&plain));

        // The next game of the same players: nothing is played, helped or given, and none is guided twice.
        let next = save.again(Seed(8));
        assert!(!next.has_begun() && !next.helped && !next.given && !next.is_same_game(&save));
        assert_eq!((next.record.setup(), &next.seating), (save.record.setup(), &save.seating));
        assert_eq!((next.coach, next.arranged), (coach.filter(|coach| *coach != Coach::Guided), arranged));

        // The game as others begin it who are sent it as a set-up.
        let sent = save.sent(Seed(9));
        assert_eq!(sent.record.played(), save.record.played());
        assert!(sent.given, "its moves count for nothing");
        assert_eq!(sent.helped, coach == Some(Coach::Guided));
        assert_eq!((sent.coach, sent.arranged), (coach, arranged));
        if arranged.same_deal {
            assert_eq!(sent.record.seed(), save.record.seed());
        } else {
            assert_eq!(sent.record.seed(), Seed(9), "everybody gets a seed of their own where the moves fit it");
        }
        assert!(!next.sent(Seed(9)).given, "a game without moves has none that are given");
    }
    let guided = plain.clone().guided();
    assert!(guided.helped && guided.coach == Some(Coach::Guided));
}

#[test]
fn a_save_keeps_all_that_is_arranged_and_the_next_game_takes_over_what_it_should() {
    keeps_and_hands_on::<LawToeTable>(LAWTOE);
    keeps_and_hands_on::<PoeTable>(POE);
    keeps_and_hands_on::<WholesTable>(WHOLES);
    keeps_and_hands_on::<FloatingTable>(FLOATING);
}

#[test]
fn a_save_without_a_player_or_with_one_that_nobody_knows_is_none() {
    fn refuses<G: TableGame>(text: &str) {
        for (line, _) in
            text.lines().enumerate().filter(|(_, line)| line.contains("person") || line.contains("computer"))
        {
            let without = text.lines().enumerate().filter(|(other, _)| *other != line).map(|(_, line)| line);
            assert!(without.collect::<Vec<_>>().join("\n").parse::<SaveOf<G>>().is_err());
        }
        assert!(text.replace("person", "robot").parse::<SaveOf<G>>().is_err());
        assert!(text.replace("flub 1", "flub 9").parse::<SaveOf<G>>().is_err());
    }
    refuses::<LawToeTable>(LAWTOE);
    refuses::<PoeTable>(POE);
    refuses::<WholesTable>(WHOLES);
    refuses::<FloatingTable>(FLOATING);
}

#[test]
fn a_turn_is_handed_over_only_when_the_other_device_is_to_act_and_from_its_own_seat() {
    let save = |turns: &str, x: &str, o: &str| format!("# x {x}\n# o {o}\nflub 1 floating 7x7 plain seed 7\n{turns}");
    let at = |text: String| At::<FloatingTable>::sit_down(&text).table;
    let handed = at(save("x d4\n", "person", "elsewhere")).to_hand_over().expect("it is O's turn");
    assert_eq!(handed.to_string(), save("x d4\n", "elsewhere", "person"));
    assert!(at(save("x d4\no d5\n", "person", "elsewhere")).to_hand_over().is_none(), "it is X's turn, who is here");
    assert!(at(save("x d4\n", "person", "person")).to_hand_over().is_none());
    assert!(at(save("x d4\n", "person", "computer easy")).to_hand_over().is_none());
    let turns = "d4 d5 e4 e5 f4 f5 g4 g6 d6 e6 f6 d7 e7 f7 g5 g7".split(' ');
    let whole: String = turns.zip(["x", "o"].iter().cycle()).map(|(turn, side)| format!("{side} {turn}\n")).collect();
    assert!(
        at(save(&whole, "elsewhere", "person")).to_hand_over().is_some(),
        "the other device does not know of the end"
    );
    assert!(at(save(&whole, "person", "elsewhere")).to_hand_over().is_none(), "it has made the end");
    let at = At::<FloatingTable>::sit_down(&save("x d4\n", "person", "elsewhere")).table;
    assert!(at.waits_elsewhere() && at.question(Pace::Short).is_none(), "no computer is asked for somebody elsewhere");
    assert_eq!(at.only_person().map(Seat::index), Some(0));
}

#[test]
fn whoever_comes_or_goes_there_are_two_to_six_with_names_and_marks_of_their_own() {
    let mut seating: PoePlayers = Seating::usual();
    assert_eq!(seating.only_person(), Some(Seat::FIRST));
    (0..9).for_each(|_| seating.change(Change::Join));
    assert_eq!(seating.0.len(), Seat::MOST);
    let differ = |of: &dyn Fn(usize) -> String| {
        let mut all: Vec<String> = (0..Seat::MOST).map(of).collect();
        all.sort();
        all.dedup();
        all.len()
    };
    assert_eq!(differ(&|place| seating.0[place].mark.to_string()), Seat::MOST);
    assert_eq!(differ(&|place| seating.name(&english(), Seat::first(6).nth(place).unwrap())), Seat::MOST);

    seating.change(Change::Leave(0));
    seating.change(Change::Join);
    assert_eq!(seating.0[5].mark.to_string(), "1", "who joins takes the mark that is free");
    let mut seating: PoePlayers = Seating::usual();
    (0..3).for_each(|_| seating.change(Change::Join));
    seating.change(Change::Leave(2));
    seating.change(Change::Leave(7));
    let left: Vec<String> = seating.0.iter().map(|player| player.mark.to_string()).collect();
    assert_eq!(left, ["1", "2", "4", "5", "6"]);
    seating.change(Change::Mark(0));
    assert_eq!(seating.0[0].mark.to_string(), "3", "the next free mark");
    seating.change(Change::Mark(4));
    assert_eq!(seating.0[4].mark.to_string(), "1", "the one that became free, around the corner");
    seating.change(Change::Join);
    assert_eq!(seating.0[5].mark.to_string(), "6");

    seating.change(Change::Name(0, "A;n\na — whose name is longer than any".to_owned()));
    assert_eq!(seating.0[0].name(), "A n a — whose name is lo");
    seating.change(Change::Nature(1, 0));
    assert!(seating.0[1].is_person());
    assert_eq!(seating.only_person(), None);
    seating.change(Change::Nature(1, Nature::<flub::games::poe::Level>::offered().count()));
    assert!(seating.0[1].is_person(), "there is no such nature");
    for seats in 2..=Seat::MOST {
        let fitted = <PoePlayers as Players<flub::games::poe::Poe>>::fitted(Seating::usual(), seats);
        assert_eq!(fitted.0.len(), seats);
        assert_eq!(fitted.only_person(), Some(Seat::FIRST));
    }
}

#[test]
fn all_settings_read_back_and_what_is_missing_is_as_at_first() {
    let first = Settings::first(Language::English, Theme::Paper);
    let all = Theme::ALL.into_iter().flat_map(|theme| Size::ALL.map(|size| (theme, size)));
    let all = all.flat_map(|looks| Motion::ALL.map(|motion| (looks, motion)));
    let all = all.flat_map(|looks| Coach::ALL.map(|coach| (looks, coach)));
    for (place, (((theme, size), motion), coach)) in all.enumerate() {
        let is = |bit: usize| place >> bit & 1 == 1;
        let settings = Settings {
            language: Language::ALL[place % Language::ALL.len()],
            theme,
            dragoman_unlocked_by_teacher: is(0),
            coach,
            pace: Pace::ALL[place % Pace::ALL.len()],
            speech: is(1),
            size,
            motion,
            sound: is(2),
            sound_answered: is(3),
            characters: is(4),
        };
        let text = settings.to_string();
        assert_eq!(first.read(&text), Some(settings));
        for line in text.lines() {
            let (name, _) = line.split_once(' ').expect("a name and a value");
            let without: String = text.lines().filter(|other| *other != line).map(|line| format!("{line}\n")).collect();
            let read = first.read(&without).expect("a line may be missing").to_string();
            let usual = first.to_string();
            let usual =
                usual.lines().find(|line| line.starts_with(&format!("{name} "))).expect("it has a value at first");
            assert_eq!(read, text.replace(line, usual));
            assert_eq!(first.read(&format!("{name} of another world\n")), None);
        }
    }
    assert_eq!(first.read("colour green\n"), None);
}
