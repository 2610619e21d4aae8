//! Exercises with the engine's answers, and how learners put an answer together on the page.

use std::num::ParseIntError;

use flub::{
    for_each_ladder,
    lessons::{Difficulty, Exercise, Ladder},
    play::Seed,
};
use web_sys::Element;

use crate::{
    element::{is_reachable, text},
    page::{Page, elements},
    values,
};

/// An exercise with answers as the engine writes them.
pub struct Known {
    pub game: &'static str,
    pub text: String,
    task: String,
    pub right: String,
    /// One for each mistaken belief.
    pub wrong: Vec<String>,
}

impl Known {
    fn of<G: Ladder>(exercise: &Exercise<G>) -> Self {
        let question = exercise.pose();
        Self {
            game: G::NAME,
            text: exercise.to_string(),
            task: question.task().to_string(),
            right: question.solve().to_string(),
            wrong: question.wrong_answers().iter().map(|(_, wrong)| wrong.to_string()).collect(),
        }
    }

    /// The exercise as a link writes it.
    pub fn link(&self) -> String {
        self.text.replace(' ', "_")
    }
}

/// The exercise with this text.
///
/// # Panics
/// If it is none.
pub fn exercise(text: &str) -> Known {
    let mut found = None;
    macro_rules! every {
        ($($name:ident $game:ident),+ $(,)?) => {
            $(found = found.or_else(|| text.parse::<Exercise<flub::games::$name::$game>>().ok().map(|one| Known::of(&one)));)+
        };
    }
    for_each_ladder!(every);
    found.unwrap_or_else(|| panic!("{text:?} is no exercise"))
}

/// An exercise of every step of every ladder.
pub fn of_every_step(seed: u64) -> Vec<Known> {
    let mut all = Vec::new();
    macro_rules! every {
        ($($name:ident $game:ident),+ $(,)?) => {
            $(all.extend(<flub::games::$name::$game as Ladder>::STEPS.iter().map(|&step| {
                Known::of(&Exercise::<flub::games::$name::$game>::seeded(step, Difficulty::ALL[(seed % 3) as usize], Seed(seed)))
            }));)+
        };
    }
    for_each_ladder!(every);
    all
}

/// How many examples of the rule sheets a step of a ladder has.
pub fn sources_of(ladder: &str, step: usize) -> usize {
    let mut count = 0;
    macro_rules! every {
        ($($name:ident $game:ident),+ $(,)?) => {
            $(if ladder == stringify!($name) {
                let step = <flub::games::$name::$game as Ladder>::STEPS[step - 1];
                count = <flub::games::$name::$game as Ladder>::sources(step).len();
            })+
        };
    }
    for_each_ladder!(every);
    count
}

/// Somebody who answers on the page.
pub struct Answering<'a> {
    pub page: &'a Page,
    pub exercise: &'a Known,
}

/// The labels of the ways to answer no.
const NO: [&str; 4] = ["impossible", "not-ripe", "no-flub", "unsolved"];

impl Answering<'_> {
    /// Puts an answer together, from whatever is on the desk. It does not hand it in.
    pub async fn give(&self, answer: &str) {
        if let Some(again) = self.page.look_for("button", &self.page.says("learn-again", &[])) {
            self.page.click(&again).await;
        }
        let words: Vec<&str> = answer.split(' ').collect();
        let (first, rest) = (words[0], &words[1..]);
        match (self.exercise.game, first) {
            ("wholes", _) => self.give_cards(first, answer).await,
            ("floating", "lines") => self.list_on_board(rest).await,
            (_, "lines") if !elements(".lesson-form .picks").is_empty() => {
                self.toggle(".lesson-form .pick", rest).await
            }
            (_, "lines") => self.list(rest).await,
            (_, "required") => {
                let at = rest.iter().position(|word| *word == "permitted").expect("two lists");
                self.part(&["lines"]).await;
                self.list(&rest[..at]).await;
                self.part(&["permitted"]).await;
                self.list(&rest[at + 1..]).await;
            }
            (_, "squares") => self.mark(rest, |square| square.matches(".picked").unwrap()).await,
            (_, "marks") => self.mark(rest, |square| square.text_content().unwrap_or_default().contains('✓')).await,
            (_, "numbers") => self.toggle(".lesson-form .pick", rest).await,
            ("floating", "no") => {
                self.choose("may", 1).await;
                if let Some(square) = rest.first() {
                    self.click(&format!("#square-{square}"), 0).await;
                }
            }
            (_, "no") => self.part(&NO).await,
            (_, "yes") => self.choose("may", 0).await,
            (_, "x") => {
                self.fill(".lesson-form input", 0, rest[0]).await;
                self.fill(".lesson-form input", 1, rest[2]).await;
            }
            (_, "plays") => {
                let (shift, square) = answer[6..].split_once(',').unwrap_or(("", &answer[6..]));
                for at in shift.split('-').chain([square.trim()]).filter(|at| !at.is_empty()) {
                    self.click(&format!("#square-{at}"), 0).await;
                }
            }
            (_, "instead") => {
                self.part(&["avoidable"]).await;
                self.write(rest[0]).await;
            }
            (_, "writes") => {
                self.part(&["write"]).await;
                for letter in rest {
                    self.write(letter).await;
                }
            }
            (_, "challenges") => {
                self.part(&["challenge"]).await;
                self.page.click(&self.way(rest[0]).expect("a challenge")).await;
            }
            (_, "names") => {
                self.page.click(&self.way(rest[0]).expect("a flub")).await;
                self.choose("move", number(rest[2]).unwrap()).await;
            }
            (_, "move") => self.choose("move", number(rest[0]).unwrap() - 1).await,
            (_, "points") => self.choose("points", usize::from(rest[0] != "10")).await,
            _ if rest.get(1) == Some(&"joins") => {
                let side = |name: &str| usize::from(name == "mover");
                self.choose("burden", side(rest[0])).await;
                self.choose("join", side(rest[2])).await;
            }
            _ => self.prove(answer).await,
        }
    }

    /// Hands the answer in. Whoever adds nothing to what is given is asked first whether that is meant.
    pub async fn check(&self) {
        self.page.press("learn-check", &[]).await;
        if self.said() == self.page.says("learn-unchanged", &[]) {
            self.page.press("learn-check", &[]).await;
        }
    }

    /// What is said of it.
    pub fn said(&self) -> String {
        self.page.text_of(".lesson-said")
    }

    async fn click(&self, selector: &str, place: usize) {
        let found = elements(selector);
        let one = found.get(place).unwrap_or_else(|| panic!("{}: no {selector} at {place}", self.exercise.text));
        self.page.click(one).await;
    }

    async fn fill(&self, selector: &str, place: usize, typed: &str) {
        self.page.fill(&elements(selector)[place], typed).await;
    }

    async fn choose(&self, group: &str, place: usize) {
        self.click(&format!("input[name=\"{group}\"]"), place).await;
    }

    /// The choice with this label.
    fn way(&self, label: &str) -> Option<Element> {
        let labels = ["connections", "triplets"]
            .map(|lines| self.page.says("learn-label", values! { name: label, lines: lines }));
        labels.iter().find_map(|label| self.page.look_for("radio", label))
    }

    /// Goes to a part of the answer, where it has several.
    async fn part(&self, labels: &[&str]) {
        if let Some(way) = labels.iter().find_map(|label| self.way(label)) {
            self.page.click(&way).await;
        }
    }

    /// Presses what is to be pressed and is not, and the other way round.
    async fn toggle(&self, selector: &str, wanted: &[&str]) {
        for one in elements(selector) {
            let is = one.get_attribute("aria-pressed").as_deref() == Some("true");
            if is != wanted.contains(&&*text(&one)) {
                self.page.click(&one).await;
            }
        }
    }

    /// Marks these squares of the mat, and no others.
    async fn mark(&self, wanted: &[&str], is_marked: impl Fn(&Element) -> bool) {
        for square in elements(".mat [data-square]") {
            if is_marked(&square) != wanted.contains(&&*square.get_attribute("data-square").unwrap_or_default()) {
                self.page.click(&square).await;
            }
        }
    }

    /// Presses the first of these until none is left.
    async fn press_all(&self, selector: &str) {
        while let Some(one) = elements(selector).into_iter().find(is_reachable) {
            self.page.click(&one).await;
        }
    }

    /// Lists these lines, and no others.
    async fn list(&self, lines: &[&str]) {
        self.press_all("li.triplet .icon-button:last-child").await;
        if !lines.is_empty() {
            self.fill("#triplet", 0, &lines.join(" ")).await;
            self.page.press("table-listing-add", &[]).await;
        }
    }

    async fn list_on_board(&self, lines: &[&str]) {
        self.press_all("li.triplet .icon-button").await;
        for square in lines.iter().flat_map(|line| line.split('-')) {
            self.click(&format!("#square-{square}"), 0).await;
        }
    }

    /// Writes a letter, as `F9`, on the mat.
    async fn write(&self, letter: &str) {
        let (letter, square) = letter.split_at(1);
        self.click(&format!("#square-{square}"), 0).await;
        self.click(&format!(".letter-key.letter-{letter}"), 0).await;
    }

    /// Writes a proof: `proves P1: 159 159 instead F9`.
    async fn prove(&self, answer: &str) {
        let (before, after) = answer.trim_start_matches("proves").split_once(':').unwrap_or((answer, ""));
        let (lines, instead) = after.split_once("instead").unwrap_or((after, ""));
        let ways = elements("input[name=\"way\"]");
        if let Some(way) = ways.get(if ways.len() == 3 { 2 } else { 0 }) {
            self.page.click(way).await;
        }
        self.part(&["letters"]).await;
        self.press_all(".written-letters button").await;
        let is_letter = |word: &&str| word.starts_with(['F', 'P', 'R', 'O']) && number(&word[1..]).is_ok();
        for letter in before.split_whitespace().filter(is_letter) {
            self.write(letter).await;
        }
        self.part(&["lines"]).await;
        self.list(&lines.split_whitespace().collect::<Vec<_>>()).await;
        if !instead.is_empty() {
            self.part(&["instead"]).await;
            self.write(instead.trim()).await;
        }
    }

    /// Answers an exercise of Wholes.
    async fn give_cards(&self, first: &str, answer: &str) {
        let rest = answer[first.len()..].trim_start();
        match first {
            "marks" | "order" => {
                self.press_all(".lesson-form .pick-card[aria-pressed=\"true\"]").await;
                for place in rest.split(' ').filter_map(|place| number(place).ok()) {
                    self.click(".lesson-form .pick-card", place - 1).await;
                }
            }
            "plays" => match rest.split_once(" then ") {
                None => drop(self.pick(rest, &[]).await),
                Some((first, second)) => {
                    self.choose("turn", 0).await;
                    let taken = self.pick(first, &[]).await;
                    self.choose("turn", 1).await;
                    self.pick(second, &taken).await;
                }
            },
            "parts" => {
                for (place, parts) in rest.split(' ').enumerate() {
                    self.fill(".lesson-form input[type=number]", place, parts).await;
                }
            }
            "mend" => {
                let (place, parts) = rest.split_once(" to ").unwrap();
                self.choose("wrong", number(place).unwrap() - 1).await;
                self.fill(".lesson-form input[type=number]", 0, parts).await;
            }
            "exactly" => self.choose("exactly", 0).await,
            "less" | "more" => {
                self.choose("exactly", if first == "less" { 1 } else { 2 }).await;
                let (top, bottom) = rest.trim_start_matches("by ").split_once('/').unwrap();
                self.fill(".lesson-form input[type=number]", 0, top).await;
                self.fill(".lesson-form input[type=number]", 1, bottom).await;
            }
            "says" => {
                let taken =
                    || elements(".lesson-form .picker").get(1).and_then(|one| one.query_selector("button").unwrap());
                while let Some(one) = taken() {
                    self.page.click(&one).await;
                }
                for face in rest.split(',') {
                    self.click(&format!(".lesson-form .picker button[value=\"{}\"]", face.trim()), 0).await;
                }
            }
            "yes" => self.choose("could", 0).await,
            "no" => {
                self.choose("could", 1).await;
                if !rest.is_empty() {
                    self.click(&format!(".lesson-form .picker button[value=\"{rest}\"]"), 0).await;
                }
            }
            "call" => self.choose("call", 0).await,
            "let" => self.choose("call", 1).await,
            "swaps" => self.choose("swap", number(rest.trim_start_matches("with ")).unwrap() - 2).await,
            _ => panic!("nothing is answered like {answer}"),
        }
    }

    /// Picks these cards of the hand, and no others. Returns their places.
    async fn pick(&self, cards: &str, taken: &[usize]) -> Vec<usize> {
        let hand: Vec<&str> = self.exercise.task.rsplit(" from ").next().unwrap().split(',').map(str::trim).collect();
        self.press_all(".hand [aria-pressed=\"true\"]").await;
        let mut places = Vec::new();
        for card in cards.split(',').map(str::trim) {
            let free = |place: &usize| hand[*place] == card && !places.contains(place);
            let own = (0..hand.len()).find(|place| free(place) && !taken.contains(place));
            let place = own.or_else(|| (0..hand.len()).find(free)).unwrap_or_else(|| panic!("no {card} in {hand:?}"));
            places.push(place);
            self.click(&format!("#card-{place}"), 0).await;
        }
        places
    }
}

fn number(text: &str) -> Result<usize, ParseIntError> {
    text.parse()
}
