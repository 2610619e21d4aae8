//! What a round sounds like to somebody who only hears it.

use flub_tables::{
    games::poe::table::Table,
    i18n::{Language, Words},
    letters::mat_view::MatKey,
};

use super::*;
use crate::words::words;

/// Somebody who hears the table, also what is told on the stage.
struct Ear {
    words: Words,
    latest: Option<Table>,
    before: Option<Table>,
    said: Vec<String>,
}

impl Ear {
    /// As the page announces it: what is on the stage first, and what it led to after that.
    fn hear(&mut self, at: &At<PoeTable>) {
        if self.latest.replace(at.table.clone()).as_ref() == Some(&at.table) {
            return;
        }
        match at.table.stage(&self.words).filter(|_| self.before.is_some()) {
            Some(view) => self.said.push(view.spoken(&self.words)),
            None => {
                self.said.extend(PoeTable::news(&self.words, self.before.as_ref(), &at.table).announced);
                self.before = Some(at.table.clone());
            }
        }
    }
}

const ENGLISH: [&str; 16] = [
    "Ana’s turn How many connections should a solution have?",
    "Ana set the goal: odd. Ben’s turn Write a letter in an empty square, challenge the last move, or declare a force-out.",
    "Square 5, P in pencil, not entered yet",
    "Ben wrote P in 5. Cem’s turn Write a letter in an empty square, challenge the last move, or declare a force-out.",
    "Square 5 has a letter already.",
    "Square 2, R in pencil, not entered yet",
    "Cem wrote R in 2. Ana’s turn Write a letter in an empty square, challenge the last move, or declare a force-out.",
    "Ana challenged: A-flub! 3: Cem wrote R in 2.",
    "Ana challenged: A-flub! Ben’s turn Ana challenges Cem’s move: A-flub. Whose side do you join?",
    "Ana challenged: A-flub! 3: Cem wrote R in 2.",
    "Ben joined the challenger. Ana’s proof: A-flub Prove the A-flub: one letter that makes a solution, its connections, and a letter the mover could have written instead.",
    "Square 8, P in pencil, not entered yet",
    "Square 1, F in pencil, not entered yet",
    "Ana is done writing. Ben’s proof: A-flub Prove the A-flub: one letter that makes a solution, its connections, and a letter the mover could have written instead.",
    "Ana’s proof With P8: 258",
    "Ben gave the proof up. Round 1 is over. Proved: R2 was an A-flub. Ana: +2. Ben: 0. Cem: 0.",
];

const SPANISH: [&str; 16] = [
    "Turno de Ana ¿Cuántas conexiones debe tener una solución?",
    "Ana eligió la meta: impar. Turno de Ben Escribe una letra en una casilla vacía, desafía la última jugada o declara un final forzado.",
    "Casilla 5, P a lápiz, todavía sin entrar",
    "Ben escribió P en 5. Turno de Cem Escribe una letra en una casilla vacía, desafía la última jugada o declara un final forzado.",
    "La casilla 5 ya tiene una letra.",
    "Casilla 2, R a lápiz, todavía sin entrar",
    "Cem escribió R en 2. Turno de Ana Escribe una letra en una casilla vacía, desafía la última jugada o declara un final forzado.",
    "Ana desafió: ¡A-flub! 3: Cem escribió R en 2.",
    "Ana desafió: ¡A-flub! Turno de Ben Ana desafía la jugada de Cem: A-flub. ¿A qué lado te unes?",
    "Ana desafió: ¡A-flub! 3: Cem escribió R en 2.",
    "Ben se unió a quien desafió. Ana demuestra: A-flub Demuestra el A-flub: una letra que forma una solución, sus conexiones y otra letra que se podía haber escrito.",
    "Casilla 8, P a lápiz, todavía sin entrar",
    "Casilla 1, F a lápiz, todavía sin entrar",
    "Ana terminó de escribir. Ben demuestra: A-flub Demuestra el A-flub: una letra que forma una solución, sus conexiones y otra letra que se podía haber escrito.",
    "La demostración de Ana Con P8: 258",
    "Ben renunció a la demostración. La ronda 1 terminó. Demostrado: R2 fue un A-flub. Ana: +2. Ben: 0. Cem: 0.",
];

#[test]
fn a_round_can_be_followed_by_ear_alone() {
    for (language, expected) in [(Language::English, ENGLISH), (Language::Spanish, SPANISH)] {
        let mut ear = Ear { words: words(language), latest: None, before: None, said: Vec::new() };
        let mut at = sit_down(THREE, "");
        ear.hear(&at);
        let play = |text: &str| {
            let Action { by, act } = action(text);
            TableMsg::Game(Intent::Act(by, act))
        };
        let tap = |number| Intent::Tap(square(number)).into();
        let pencil = |text: &str| Intent::Pencil(placement(text).letter).into();
        let enter = || Intent::Enter(SILENT).into();
        let to = |part| Intent::Draft(DraftEdit::Part(part)).into();
        let listed = Intent::Trace([2, 5, 8].map(square).to_vec()).into();
        let msgs = [
            vec![play("1 goal O"), tap(5), pencil("P5"), enter()],
            vec![Intent::Point(square(5)).into(), Intent::Key(MatKey::Letter('F'), SILENT).into()],
            vec![tap(2), pencil("R2"), enter()],
            vec![play("1 challenges A"), TableMsg::GoOn, play("2 joins challenger"), TableMsg::GoOn],
            vec![TableMsg::Unveil(seat(1)), tap(8), pencil("P8"), listed],
            vec![to(Part::Instead), tap(1), pencil("F1"), Intent::HandIn(seat(1)).into()],
            vec![TableMsg::Unveil(seat(2)), play("2 gives up"), TableMsg::GoOn],
        ];
        for msg in msgs.into_iter().flatten() {
            at.send([msg]);
            ear.hear(&at);
        }
        assert_eq!(ear.said, expected);
        let said = ear.said.len();
        at.send([Intent::NextRound]);
        ear.hear(&at);
        assert_eq!(ear.said.len(), said + 1, "whose turn it is now");
    }
}

#[test]
fn a_challenge_stands_on_the_stage_until_it_is_let_go_on_then_the_sides_do_and_it_is_seen_again() {
    let english = english();
    let mut at = sit_down(THREE, A);
    at.send([Intent::Act(seat(1), action("1 challenges A").act)]);
    let view = at.table.stage(&english).expect("the challenge is on the stage");
    let wrote = english.with("poe-event-letter", values! { who: "other", name: "Cem", letter: "R", square: 2 });
    assert_eq!(view.title, english.with("poe-event-challenge", values! { who: "other", name: "Ana", kind: "A" }));
    assert_eq!(view.sentences, [english.with("poe-numbered", values! { number: 3, what: wrote })]);
    // Nobody can do anything behind it.
    at.send([Intent::Act(seat(2), action("2 joins mover").act), Intent::Act(seat(1), action("1 gives up").act)]);
    assert_eq!((at.table.step(), at.table.acting()), (4, None));
    at.send([TableMsg::GoOn]);
    assert_eq!((at.table.staged, at.table.acting()), (None, Some(seat(2))));
    at.send([Intent::Act(seat(2), action("2 joins challenger").act)]);
    let sides = at.table.stage(&english).expect("the sides are on the stage").sides;
    let names: Vec<Vec<&str>> =
        sides.iter().map(|side| side.players.iter().map(|(_, _, name)| name.as_str()).collect()).collect();
    assert_eq!(names, [vec!["Ana", "Ben"], vec!["Cem"]]);
    let proves = english.with("poe-stage-proves", values! { who: "other", claim: "ripe" });
    let notes: Vec<_> = sides.into_iter().filter_map(|side| side.note).collect();
    assert_eq!(notes, [proves, english.text("poe-stage-free")]);
    at.send([TableMsg::GoOn, TableMsg::View(Some(4)), TableMsg::StageAgain]);
    assert!(at.table.stage(&english).is_some_and(|again| again.title == view.title));
    at.send([TableMsg::GoOn]);
    assert_eq!((at.table.staged, at.table.viewing), (None, Some(4)), "back where it was asked for");
}

#[test]
fn a_proof_is_told_line_by_line_and_letting_it_go_on_skips_the_rest() {
    let mut at = sit_down(THREE, "1 goal E; 2 F1; 3 challenges P; 1 joins mover; 1 gives up");
    at.write(2, "P2 P5 P7 P8: 257 258").send([Intent::HandIn(seat(2))]);
    let list = |at: &At<PoeTable>| at.table.stage(&english()).map(|view| view.list).unwrap_or_default();
    assert_eq!((list(&at), at.mat().strokes.len()), (vec!["257".to_owned()], 1));
    let mut skipped = At { table: at.table.clone() };
    let staged = at.table.staged.expect("the proof is on the stage");
    at.send([TableMsg::Passed(staged), TableMsg::Passed(staged)]);
    assert_eq!((list(&at), at.mat().strokes.len()), (["257", "258"].map(str::to_owned).to_vec(), 2));
    skipped.send([TableMsg::GoOn]);
    assert_eq!((skipped.table.staged, skipped.points()), (None, vec![0, 2, 0]));
}
