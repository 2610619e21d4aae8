//! What is said aloud, by a screen reader and by the browser's voice.

use flub::{
    games::wholes::{Act, Card},
    play::Seat,
};
use flub_tables::{
    games::wholes::{
        card_speech::{card_label, face_label},
        draft::DraftEdit,
        screen::{ScreenMsg, Window},
        table::{Intent, Table, WholesTable},
    },
    i18n::{Language, Words},
    table::{midend::TableMsg, news::News, table_game::TableGame},
};

use super::{BLUFF, Game, card, opens, seat};
use crate::{At, words::words};

/// A table, and what its screen reader has said.
struct Heard {
    at: At<WholesTable>,
    words: Words,
    said: Vec<String>,
}

impl Heard {
    fn news(&self, before: Option<&Table>) -> News {
        WholesTable::news(&self.words, before, &self.at.table)
    }

    fn send(&mut self, msgs: impl IntoIterator<Item = impl Into<TableMsg<WholesTable>>>) {
        for msg in msgs {
            let before = self.at.table.clone();
            self.at.send([msg.into()]);
            self.said.extend(self.news(Some(&before)).announced);
        }
    }

    fn act(&mut self, number: usize, act: Act) {
        self.send([Intent::Act(seat(number), act)]);
    }

    fn draw(&mut self, number: usize) {
        self.send([TableMsg::Unveil(seat(number)), Intent::Act(seat(number), Act::Draw).into()]);
    }

    fn pick(&mut self, cards: &[&str]) {
        for card in cards {
            let tap = self.at.tap(card);
            self.send([tap]);
        }
    }

    fn say(&mut self, place: usize, said: &str) {
        let edits = [DraftEdit::Change(Some(place)), DraftEdit::Say(super::face(said))];
        self.send(edits.map(Intent::Draft));
    }

    fn play(&mut self) {
        let play = self.at.play();
        self.send([play]);
    }

    /// Looks at the hand of this seat while the others look away.
    fn look(&mut self, number: usize) {
        let person = ScreenMsg::Person(seat(number));
        self.send([opens(Window::Look, None), Intent::Screen(person), Intent::Screen(ScreenMsg::Alone)]);
    }

    /// Calls, and hears what is on the stage to its end.
    fn call(&mut self, number: usize) {
        let before = self.at.table.clone();
        self.at.send([Intent::Act(seat(number), Act::Call)]);
        while let (Some(stage), Some(staged)) = (self.at.table.stage(&self.words), self.at.table.staged) {
            self.said.push(stage.spoken(&self.words));
            self.at.send([TableMsg::Passed(staged)]);
        }
        self.said.extend(self.news(Some(&before)).announced);
    }
}

/// What a few turns sound like to somebody who only hears them.
fn transcript(language: Language) -> Vec<String> {
    let mut heard = Heard { at: Game::default().sit_down(), words: words(language), said: Vec::new() };
    heard.said.extend(heard.news(None).announced);
    heard.draw(1);
    heard.pick(&["1/4", "bar 1/2"]);
    heard.play();
    heard.pick(&["0.25"]);
    heard.play();
    heard.send([Intent::LetBe]);
    heard.draw(2);
    heard.pick(&["0.25", "0.75"]);
    heard.say(0, "1/2");
    heard.say(1, "50%");
    heard.send([Intent::Draft(DraftEdit::Clear)]);
    heard.pick(&["25%", "0.75"]);
    heard.play();
    heard.call(1);
    heard.draw(3);
    heard.look(1);
    heard.act(1, Act::Swap(seat(2)));
    heard.act(3, Act::Pass);
    heard.look(3);
    heard.act(3, Act::Replay);
    heard.said
}

#[test]
fn a_game_can_be_followed_by_ear_alone_in_either_language() {
    assert_eq!(transcript(Language::English), ENGLISH);
    assert_eq!(transcript(Language::Spanish), SPANISH);
}

#[test]
fn every_card_is_called_by_what_it_shows_in_either_language() {
    let called = [
        ("0.1(6)", "zero point one, then six repeating", "cero punto uno, luego seis periódico"),
        ("5/6", "five sixths", "cinco sextos"),
        ("pie 5/12", "five twelfths, as a pie", "cinco doceavos, como pastel"),
        ("3/16", "3 over 16", "3 sobre 16"),
        (
            "0.(142857)",
            "zero point one four two eight five seven repeating",
            "cero punto uno cuatro dos ocho cinco siete periódico",
        ),
        ("1/3%", "one third percent", "un tercio por ciento"),
        ("12 1/2%", "12 and one half percent", "12 y un medio por ciento"),
        ("1/1", "one whole", "un entero"),
        ("1.0", "one point zero", "uno punto cero"),
        ("bar 13/20", "13 twentieths, as a rectangle", "13 veinteavos, como rectángulo"),
        ("BAIT", "BAIT. Bluff with it: caller pays.", "CEBO. Engaña con él. Quien duda paga."),
    ];
    for (text, en, es) in called {
        for (language, name) in [(Language::English, en), (Language::Spanish, es)] {
            assert_eq!(card_label(&words(language), &card(text)), name);
        }
    }
}

#[test]
fn no_two_cards_of_a_pack_are_called_alike() {
    for language in Language::ALL {
        let words = words(language);
        for pack in flub::games::wholes::Pack::ALL {
            let mut names: Vec<String> = pack.deck().kinds().map(|(card, _)| card_label(&words, &card)).collect();
            let count = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), count, "{pack:?}, {language:?}: {names:?}");
        }
    }
}

#[test]
fn values_that_are_said_and_what_came_of_a_call_are_spoken_aloud_once_and_nothing_when_people_sit_down() {
    for (language, play, call) in [
        (
            Language::English,
            "one fourth plus three fourths equals one whole",
            "Cem called Ana’s play! Cem is right: it was a bluff! Ana goes back 2 spaces, to the start. Cem keeps the cards.",
        ),
        (
            Language::Spanish,
            "un cuarto más tres cuartos es igual a un entero",
            "¡Cem dudó de la jugada de Ana! Cem tiene razón: ¡era un engaño! Ana retrocede 2 casillas, hasta la salida. Cem se queda con las cartas.",
        ),
    ] {
        let mut heard = Heard {
            at: Game { actions: BLUFF, ..Game::default() }.sit_down(),
            words: words(language),
            said: Vec::new(),
        };
        assert_eq!(heard.news(None).aloud, None, "what was said before");
        let drawn = Game { actions: &BLUFF[..1], ..Game::default() }.sit_down();
        assert_eq!(heard.news(Some(&drawn.table)).aloud.as_deref(), Some(play));
        let before = heard.at.table.clone();
        heard.call(3);
        assert_eq!(heard.news(Some(&before)).aloud.as_deref(), Some(call));
        assert_eq!(heard.news(Some(&heard.at.table)).aloud, None, "not twice");
    }
}

#[test]
fn nobody_hears_another_players_card_and_who_drew_hears_it_once() {
    let mut heard = Heard { at: Game::default().sit_down(), words: words(Language::English), said: Vec::new() };
    heard.draw(1);
    let drawn = face_label(&heard.words, &super::face("1/4"));
    assert!(heard.said.concat().contains(&drawn), "{:?}", heard.said);
    heard.said.clear();
    heard.look(3);
    assert_eq!(heard.said, ["Everybody else looks away."]);
    heard.send([opens(Window::Swap, Some(Seat::FIRST))]);
    heard.act(1, Act::Swap(seat(2)));
    heard.send([TableMsg::Unveil(seat(1))]);
    heard.act(1, Act::Pass);
    heard.draw(2);
    let cards: Vec<Card> = heard.at.table.state().hand(seat(1)).to_vec();
    let said = heard.said.concat();
    assert!(
        cards
            .iter()
            .filter(|card| card.face().is_some())
            .all(|card| !said.replace(&heard.said[3], "").contains(&card_label(&heard.words, card))),
        "{said}"
    );
}

const ENGLISH: &[&str] = &[
    "Ana’s turn Draw a card.",
    "Ana drew a card. You drew: one fourth. Ana’s turn Play cards that make one whole, bluff, or pass.",
    "one fourth. Missing to one whole: three fourths",
    "one fourth plus one half equals three fourths. Missing to one whole: one fourth",
    "Not yet: you need one fourth more.",
    "one fourth plus one half plus zero point two five equals one whole",
    "Ana played 3 cards and said: one fourth plus one half plus zero point two five equals one whole. Does anybody call? Is it really one whole? Call, or let it be.",
    "Ben let it be. Cem let it be. Ben’s turn Draw a card.",
    "Ben drew a card. You drew: one half, as a rectangle. Ben’s turn Play cards that make one whole, bluff, or pass.",
    "zero point two five. Missing to one whole: three fourths",
    "zero point two five plus zero point seven five equals one whole",
    "What do you say this card is?",
    "one half plus zero point seven five equals one and one fourth. More than one whole: one fourth too much",
    "What do you say this card is?",
    "one half plus 50 percent equals one whole",
    "No card is picked.",
    "25 percent. Missing to one whole: three fourths",
    "25 percent plus zero point seven five equals one whole",
    "Ben played 2 cards and said: 25 percent plus zero point seven five equals one whole. Does anybody call? Is it really one whole? Call, or let it be.",
    "Ana called Ben’s play!",
    "Ana called Ben’s play! 25 percent",
    "zero point seven five",
    "Ana called Ben’s play! It is exactly one whole. Ben told the truth. Ana called and pays: 2 spaces back, to space 1. Cem’s turn Draw a card.",
    "Cem drew a card. You drew: one fourth, as a pie. Cem’s turn Play cards that make one whole, bluff, or pass.",
    "Everybody else looks away.",
    "Ana changed places with Ben. Cem’s turn Play cards that make one whole, bluff, or pass.",
    "Cem passed. Ana’s turn Draw a card.",
    "Everybody else looks away.",
    "Cem played REPLAY: a second turn. Cem’s turn Draw a card.",
];

const SPANISH: &[&str] = &[
    "Turno de Ana Roba una carta.",
    "Ana robó una carta. Robaste: un cuarto. Turno de Ana Juega cartas que sumen un entero, engaña o pasa.",
    "un cuarto. Para un entero falta: tres cuartos",
    "un cuarto más un medio es igual a tres cuartos. Para un entero falta: un cuarto",
    "Todavía no: necesitas un cuarto más.",
    "un cuarto más un medio más cero punto dos cinco es igual a un entero",
    "Ana jugó 3 cartas y dijo: un cuarto más un medio más cero punto dos cinco es igual a un entero. ¿Duda alguien? ¿De verdad es un entero? Duda de la jugada o déjala pasar.",
    "Ben la dejó pasar. Cem la dejó pasar. Turno de Ben Roba una carta.",
    "Ben robó una carta. Robaste: un medio, como rectángulo. Turno de Ben Juega cartas que sumen un entero, engaña o pasa.",
    "cero punto dos cinco. Para un entero falta: tres cuartos",
    "cero punto dos cinco más cero punto siete cinco es igual a un entero",
    "¿Qué dices que es esta carta?",
    "un medio más cero punto siete cinco es igual a un entero y un cuarto. Más que un entero: sobra un cuarto",
    "¿Qué dices que es esta carta?",
    "un medio más 50 por ciento es igual a un entero",
    "No hay cartas elegidas.",
    "25 por ciento. Para un entero falta: tres cuartos",
    "25 por ciento más cero punto siete cinco es igual a un entero",
    "Ben jugó 2 cartas y dijo: 25 por ciento más cero punto siete cinco es igual a un entero. ¿Duda alguien? ¿De verdad es un entero? Duda de la jugada o déjala pasar.",
    "¡Ana dudó de la jugada de Ben!",
    "¡Ana dudó de la jugada de Ben! 25 por ciento",
    "cero punto siete cinco",
    "¡Ana dudó de la jugada de Ben! Es exactamente un entero. Ben dijo la verdad. Ana dudó y paga: 2 casillas atrás, hasta la 1. Turno de Cem Roba una carta.",
    "Cem robó una carta. Robaste: un cuarto, como pastel. Turno de Cem Juega cartas que sumen un entero, engaña o pasa.",
    "Los demás miran a otro lado.",
    "Ana cambió de lugar con Ben. Turno de Cem Juega cartas que sumen un entero, engaña o pasa.",
    "Cem pasó. Turno de Ana Roba una carta.",
    "Los demás miran a otro lado.",
    "Cem jugó REPETIR: un segundo turno. Turno de Cem Roba una carta.",
];
