//! A ladder from its first step on, as a new learner climbs it.

use std::collections::BTreeSet;

use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Node;

use super::{
    TAUGHT,
    answers::{Answering, Known, exercise, sources_of},
    go, link, mastery, open_with_all_words,
};
use crate::{
    element::{is_reachable, text},
    page::{Page, elements},
    values,
};

/// What the browser draws whenever it draws a number.
const LOT: usize = 7;

/// Has every number that is drawn on this page be the same, so that it is known which exercises come.
fn draw_lots() {
    js_sys::eval(&format!("Crypto.prototype.getRandomValues = (to) => (to.fill(0), (to[0] = {LOT}), to);")).unwrap();
}

/// The exercise that a learner gets next in a step. The second one in a row comes from the rule sheets, if they have one.
fn posed(page: &Page, game: &str, step: usize) -> Known {
    let (mastery, sources) = (mastery(page, game, step), sources_of(game, step));
    match mastery.row() {
        1 if sources > 0 => exercise(&format!("{game} {step} source {}", 1 + LOT % sources)),
        _ => exercise(&format!("{game} {step} {} seed {LOT}", mastery.difficulty()).replace(" easy", "")),
    }
}

/// A learner on a page, and what they have read.
struct Climber {
    page: Page,
    game: &'static str,
    read: BTreeSet<String>,
}

impl Climber {
    /// Opens the home page, with lots that are known.
    async fn new(game: &'static str) -> Self {
        let page = open_with_all_words("#/").await;
        draw_lots();
        Self { page, game, read: BTreeSet::new() }
    }

    /// Reads all that is to be seen.
    fn read(&mut self) {
        let seen = elements("main, main *")
            .into_iter()
            // Of a list that is closed, the chosen one alone is seen.
            .filter(|one| {
                is_reachable(one) && one.closest(".visually-hidden, option:not(:checked)").unwrap().is_none()
            });
        for one in seen {
            let children = one.child_nodes();
            let texts = (0..children.length())
                .filter_map(|at| children.get(at))
                .filter(|node| node.node_type() == Node::TEXT_NODE);
            self.read.extend(texts.filter_map(|node| node.text_content()).map(|text| text.trim().to_owned()));
        }
    }

    async fn press(&mut self, id: &str) {
        self.read();
        self.page.press(id, &[]).await;
    }

    /// Begins a step from a page that leads to it, and looks at its worked example.
    async fn begin(&mut self, step: usize) {
        let example = self.page.says("learn-now-you", &[]);
        self.read();
        self.page.click(&link(&format!("#/learn/{}/{step}", self.game))).await;
        self.page.until("the example", |page| page.look_for("button", &example).is_some()).await;
        self.press("learn-now-you").await;
    }

    /// Answers the exercise on the desk right.
    async fn answer(&mut self, step: usize) {
        let check = self.page.says("learn-check", &[]);
        self.page.until("an exercise", |page| page.look_for("button", &check).is_some()).await;
        self.read();
        let posed = posed(&self.page, self.game, step);
        let learner = Answering { page: &self.page, exercise: &posed };
        learner.give(&posed.right).await;
        learner.check().await;
        assert_eq!(
            learner.said(),
            self.page.says("learn-right", &[]),
            "{}: {}",
            posed.text,
            self.page.text_of(".lesson-ask")
        );
        self.read();
    }

    fn has_learnt_it(&self) -> bool {
        self.page.text_of("main").contains(&self.page.says("learn-step-learnt", &[]))
    }
}

#[test]
async fn two_taps_lead_to_a_worked_example_and_three_right_answers_in_a_row_learn_its_step() {
    let mut begun = 0;
    for game in TAUGHT {
        let mut learner = Climber::new(game).await;
        learner.page.click(&link(&format!("#/learn/{game}"))).await;
        let go_on = learner.page.says("learn-go-on", values! { begun: "no", step: 1 });
        learner.page.until("the ladder", |page| page.look_for("link", &go_on).is_some()).await;
        learner.begin(1).await;
        for row in 0..3 {
            assert_eq!(mastery(&learner.page, game, 1).row(), row, "{game}");
            assert!(!learner.has_learnt_it(), "{game} after {row}");
            // What is chosen already was not chosen by the learner, and it is said.
            let is_begun = !learner.page.text_of(".lesson-begun").is_empty();
            assert!(is_begun || elements(".lesson [aria-pressed='true']").is_empty(), "{game} {row}");
            assert!(!is_begun || row < 2, "{game} {row}");
            begun += usize::from(is_begun);
            learner.answer(1).await;
            assert_eq!(elements(".row-marks > .done").len(), row + 1, "{game}");
            let is_quoted = !learner.page.text_of(".lesson-source").is_empty();
            assert_eq!(is_quoted, row == 1 && sources_of(game, 1) > 0, "{game} {row}");
            learner.press("learn-next").await;
        }
        assert!(learner.has_learnt_it(), "{game}: {}", learner.page.text_of("main"));
        go(&learner.page, &format!("#/learn/{game}")).await;
        let first = text(&elements(".path-step")[0]);
        assert!(first.ends_with(&learner.page.says("learn-state", values! { state: "learnt", row: 0 })), "{first}");
    }
    assert!(begun > 0, "no exercise is begun");
}

#[test]
async fn a_worked_example_is_watched_part_by_part_and_told() {
    for game in TAUGHT {
        // Otherwise it plays on by itself.
        let page = Page::open(&format!("#/learn/{game}/1"), &[("flub.settings", "motion none\n")]).await;
        page.until("the example", |page| page.look_for("button", &page.says("learn-now-you", &[])).is_some()).await;
        let mut told = vec![page.says("learn-watch", &[])];
        assert_eq!(page.text_of(".lesson-said"), told[0], "{game}");
        while page.button("learn-forward", &[]).get_attribute("aria-disabled").as_deref() == Some("false") {
            page.press("learn-forward", &[]).await;
            let part = page.text_of(".lesson-said");
            assert!(!part.is_empty() && !told.contains(&part), "{game}: {part} after {told:?}");
            page.until(&format!("{game}: announcing {part}"), |page| page.announced().contains(&part)).await;
            told.push(part);
        }
        assert!((2..=7).contains(&told.len()), "{game}: one looks at six beats at most: {told:?}");
        page.press("learn-back", &[]).await;
        assert_eq!(page.text_of(".lesson-said"), told[told.len() - 2], "{game}");
    }
}

/// What a child of ten does in ten minutes: a press every two seconds, and 150 words a minute.
const SECONDS: f64 = 600.0;
const PRESS: f64 = 2.0;
const WORD: f64 = 60.0 / 150.0;

#[test]
async fn a_new_learner_gets_to_a_first_proof_whole_or_line_in_ten_minutes() {
    js_sys::eval("window.presses ??= (addEventListener('click', () => window.presses++, true), 0)").unwrap();
    for (game, goal) in [("lawtoe", 6), ("poe", 10), ("wholes", 8), ("floating", 4)] {
        js_sys::eval("window.presses = 0").unwrap();
        let mut learner = Climber::new(game).await;
        learner.read();
        learner.page.click(&link(&format!("#/learn/{game}"))).await;
        for step in 1..goal {
            let to_step = format!("main a[href=\"#/learn/{game}/{step}\"]");
            learner.page.until("a way on", |_| !elements(&to_step).is_empty()).await;
            learner.begin(step).await;
            for _ in 0..3 {
                learner.answer(step).await;
                learner.press("learn-next").await;
            }
            assert!(learner.has_learnt_it(), "{game} {step}: {}", learner.page.text_of("main"));
        }
        learner.begin(goal).await;
        learner.answer(goal).await;
        let presses = js_sys::eval("window.presses").unwrap().as_f64().unwrap();
        let is_word = |word: &&str| word.chars().filter(|sign| sign.is_alphabetic()).count() > 1;
        let words = learner.read.iter().flat_map(|text| text.split_whitespace()).filter(is_word).count();
        let seconds = presses * PRESS + words as f64 * WORD;
        assert!(seconds < SECONDS, "{game}: {presses} presses and {words} words take {seconds} seconds");
    }
}
