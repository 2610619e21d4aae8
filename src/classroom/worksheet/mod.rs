//! Worksheets: exercises on paper, in two versions, with the key.

mod form;
mod paging;
mod sheets;

use std::rc::Rc;

use flub::{
    games::syllabi,
    lessons::{Activity, Content, Difficulty, LARGEST_SEED, Syllabus, Worksheet, WorksheetFault},
    play::Seed,
};
use flub_tables::i18n::Words;
use yew::prelude::*;

pub use self::sheets::describe_content;
use self::{
    form::{draw_exercises_form, draw_printing_form},
    sheets::{Desk, Made, Making, Sheets, sheet_place, use_making},
};
use super::agenda::AddToLesson;
use crate::{
    context::use_words,
    games::{GAMES, Game},
    platform::{page::address_of, seed},
    ui::{
        buttons::print_button,
        copied_field::CopiedField,
        notice::{Notice, Tone},
        share::copied,
    },
};

#[derive(Properties, PartialEq)]
pub struct WorksheetPageProps {
    /// The text of the worksheet that a link names.
    pub text: Option<Rc<str>>,
}

/// The choices beside the worksheet that they make.
#[component]
pub fn WorksheetPage(WorksheetPageProps { text }: &WorksheetPageProps) -> Html {
    let words = use_words();
    let linked = use_memo(text.clone(), |text| text.as_ref().map(|text| Worksheet::read(text, &syllabi())));
    let fault = linked.as_ref().as_ref().and_then(|read| read.as_ref().err().copied());
    let choices = {
        let linked = linked.clone();
        use_state(move || {
            let usual = Choices::usual(seed());
            match linked.as_ref() {
                Some(Ok(sheet)) => usual.with(sheet),
                _ => usual,
            }
        })
    };
    let chosen = (*choices).clone();
    let on_change = {
        let choices = choices.clone();
        Callback::from(move |changed| choices.set(changed))
    };
    let Desk { making, shown } = use_making(chosen.game, chosen.worksheet());
    let is_done = matches!(making, Making::Done(_));
    html! {
        <div class="worksheet">
            <div class="worksheet-side no-print">
                <h1 tabindex="-1">{ words.text("teach-worksheet") }</h1>
                { for fault.map(|fault| draw_fault(&words, fault)) }
                <p class="lead">{ words.text("worksheet-lead") }</p>
                <div class="sheet stack">
                    { draw_exercises_form(&words, &chosen, &on_change) }
                </div>
                <div class="sheet stack">{ draw_printing_form(&words, &chosen, &on_change) }</div>
                <div class="worksheet-acts">
                    { print_button(&words, "button primary", !is_done) }
                    { draw_status(&words, &making, chosen.count) }
                </div>
                { for shown.as_ref().map(|made| draw_link(&words, made)) }
                { for shown.as_ref().map(|made| html! { <AddToLesson places={vec![sheet_place(made)]} /> }) }
            </div>
            // The previous sheet stays in sight until the next one is made, but is not printed.
            <div class={classes!("worksheet-desk", (!is_done).then_some("no-print"))} aria-busy={(!is_done).to_string()}>
                { for shown.map(|made| html! { <Sheets {made} printing={chosen.printing} /> }) }
            </div>
        </div>
    }
}

/// How much of the worksheet is made.
fn draw_status(words: &Words, making: &Making, count: usize) -> Html {
    let status = match making {
        Making::Done(_) => words.with("worksheet-made", &[("count", count.into())]),
        Making::Underway(done) => words.with("worksheet-making", &[("done", (*done).into()), ("count", count.into())]),
        Making::Failed => words.text("worksheet-failed"),
    };
    html! { <p class="quiet" role="status">{ status }</p> }
}

fn draw_fault(words: &Words, fault: WorksheetFault) -> Html {
    let fault = match fault {
        WorksheetFault::Form => "form",
        WorksheetFault::Ladder => "ladder",
        WorksheetFault::Content => "content",
        WorksheetFault::Difficulty => "difficulty",
        WorksheetFault::Count => "count",
        WorksheetFault::Seed => "seed",
    };
    let values = [("fault", fault.into()), ("most", Worksheet::MOST.into())];
    html! { <Notice tone={Tone::Wrong}><p role="alert">{ words.with("worksheet-unreadable", &values) }</p></Notice> }
}

/// The link that makes the same sheet again.
fn draw_link(words: &Words, made: &Made) -> Html {
    let said = [true, false].map(|is_copied| words.with("worksheet-copied", &[copied(is_copied)]));
    html! {
        <div class="worksheet-link">
            <CopiedField id="worksheet-link" label={words.text("worksheet-link")} text={address_of(&sheet_place(made))}
                button={words.text("worksheet-copy")} {said} />
        </div>
    }
}

/// A size of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    pub const BOTH: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its name for the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The usual size where the browser's language is spoken.
    pub fn usual() -> Self {
        const LETTER: [&str; 7] = ["-US", "-CA", "-MX", "-CO", "-CL", "-PR", "-PH"];
        let language = gloo::utils::window().navigator().language().unwrap_or_default();
        if LETTER.iter().any(|region| language.ends_with(region)) { Paper::Letter } else { Paper::A4 }
    }
}

/// Which pages are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pages {
    /// The exercises, and the key on pages of its own.
    Both,
    /// The exercises alone.
    Exercises,
    /// The key alone.
    Key,
}

impl Pages {
    pub const ALL: [Pages; 3] = [Pages::Both, Pages::Exercises, Pages::Key];
}

/// What has a code for a camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codes {
    None,
    /// The sheet, with a code that opens it.
    Sheet,
    /// The sheet and each of its exercises.
    Each,
}

impl Codes {
    pub const ALL: [Codes; 3] = [Codes::None, Codes::Sheet, Codes::Each];
}

/// What is printed of a worksheet, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printing {
    /// The number of versions: 1 or 2.
    pub versions: usize,
    pub pages: Pages,
    pub paper: Paper,
    pub codes: Codes,
}

/// Everything that is chosen for a worksheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    pub game: &'static Game,
    pub content: Content,
    /// `None` if it rises from the first exercise to the last.
    pub difficulty: Option<Difficulty>,
    /// The number of exercises in a version.
    pub count: usize,
    pub seed: Seed,
    pub printing: Printing,
}

/// The number of exercises before anything is chosen: one or two pages.
const USUAL_COUNT: usize = 8;

impl Choices {
    /// The choices that a page begins with.
    fn usual(seed: Seed) -> Self {
        let printing = Printing { versions: 2, pages: Pages::Both, paper: Paper::usual(), codes: Codes::None };
        Self {
            game: Game::taught().next().unwrap_or(&GAMES[0]),
            content: Content::Step(1),
            difficulty: None,
            count: USUAL_COUNT,
            seed: Seed(seed.0 % (LARGEST_SEED + 1)),
            printing,
        }
    }

    /// Takes everything but the printing from a worksheet.
    fn with(self, sheet: &Worksheet) -> Self {
        let game = Game::named(sheet.ladder()).unwrap_or(self.game);
        let (content, difficulty) = (sheet.content(), sheet.difficulty());
        Self { game, content, difficulty, count: sheet.count(), seed: sheet.seed(), ..self }
    }

    /// The same choices for another game, as far as it has such a worksheet.
    pub fn for_game(self, game: &'static Game) -> Self {
        let content = match self.content {
            Content::Step(step) => Content::Step(step.min(game.steps())),
            Content::Mix(..) => Content::Mix(1, game.steps()),
            Content::Activity(activity) if activities(game).contains(&activity) => self.content,
            Content::Activity(_) => Content::Step(1),
        };
        Self { game, content, ..self }
    }

    /// The worksheet with these choices; `None` if they do not go together, which the form prevents.
    fn worksheet(&self) -> Option<Worksheet> {
        Worksheet::new(&syllabus(self.game)?, self.content, self.difficulty, self.count, self.seed).ok()
    }
}

fn syllabus(game: &Game) -> Option<Syllabus> {
    syllabi().into_iter().find(|syllabus| syllabus.ladder == game.tile.name)
}

pub fn activities(game: &Game) -> Vec<Activity> {
    syllabus(game).map(|syllabus| syllabus.activities).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_one_game_makes_a_worksheet_of_any_other() {
        let printing = Printing { versions: 2, pages: Pages::Both, paper: Paper::A4, codes: Codes::None };
        for game in Game::taught() {
            let last = game.steps();
            let steps = (1..=last).map(Content::Step).chain([Content::Mix(1, last), Content::Mix(2, 3)]);
            for content in steps.chain(activities(game).into_iter().map(Content::Activity)) {
                let chosen =
                    Choices { game, content, difficulty: None, count: Worksheet::MOST, seed: Seed(7), printing };
                assert!(chosen.worksheet().is_some(), "{} {content:?}", game.tile.name);
                for other in Game::taught() {
                    let changed = chosen.clone().for_game(other);
                    let sheet = changed.worksheet().unwrap_or_else(|| panic!("{content:?} of {}", other.tile.name));
                    assert_eq!(
                        (sheet.ladder(), sheet.count(), sheet.seed()),
                        (other.tile.name, Worksheet::MOST, Seed(7))
                    );
                    assert_eq!(changed.clone().with(&sheet), changed, "a link makes the same choices");
                }
            }
        }
    }
}
