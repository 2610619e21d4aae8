//! What is chosen for a worksheet.

use flub::{
    games::syllabi,
    lessons::{Content, Difficulty, LARGEST_SEED, Special, Syllabus, Worksheet},
    play::Seed,
};

use crate::games::{GAMES, Game};

/// A size of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Both.
    pub const BOTH: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its name for the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The one that is usual where the browser's language is spoken.
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
    /// All of them.
    pub const ALL: [Pages; 3] = [Pages::Both, Pages::Exercises, Pages::Key];
}

/// What is printed of a worksheet, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printing {
    /// How many versions.
    pub versions: usize,
    /// Which pages.
    pub pages: Pages,
    /// On which paper.
    pub paper: Paper,
    /// Whether every exercise has a code for a camera.
    pub codes: bool,
}

/// All that is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    /// The game.
    pub game: &'static Game,
    /// The exercises.
    pub content: Content,
    /// The difficulty; `None` if it rises.
    pub difficulty: Option<Difficulty>,
    /// How many exercises a version has.
    pub count: usize,
    /// The seed.
    pub seed: Seed,
    /// What is printed.
    pub printing: Printing,
}

/// How many exercises there are at first: a page or two of them.
const USUAL_COUNT: usize = 8;

impl Choices {
    /// What a sheet begins with.
    pub fn usual(seed: Seed) -> Self {
        let printing = Printing { versions: 2, pages: Pages::Both, paper: Paper::usual(), codes: false };
        Self {
            game: Game::taught().next().unwrap_or(&GAMES[0]),
            content: Content::Step(1),
            difficulty: None,
            count: USUAL_COUNT,
            seed: Seed(seed.0 % (LARGEST_SEED + 1)),
            printing,
        }
    }

    /// With the worksheet that a link names.
    pub fn with(self, sheet: &Worksheet) -> Self {
        let game = Game::named(sheet.ladder()).unwrap_or(self.game);
        let (content, difficulty) = (sheet.content(), sheet.difficulty());
        Self { game, content, difficulty, count: sheet.count(), seed: sheet.seed(), ..self }
    }

    /// Of another game: with the same kind of sheet where it has one.
    pub fn of(self, game: &'static Game) -> Self {
        let content = match self.content {
            Content::Step(step) => Content::Step(step.min(game.steps())),
            Content::Mix(..) => Content::Mix(1, game.steps()),
            Content::Special(special) if specials(game).contains(&special) => self.content,
            Content::Special(_) => Content::Step(1),
        };
        Self { game, content, ..self }
    }

    /// The worksheet; `None` if there is none like this, which the form never offers.
    pub fn worksheet(&self) -> Option<Worksheet> {
        Worksheet::new(&syllabus(self.game)?, self.content, self.difficulty, self.count, self.seed).ok()
    }
}

fn syllabus(game: &Game) -> Option<Syllabus> {
    syllabi().into_iter().find(|syllabus| syllabus.ladder == game.tile.name)
}

/// The special sheets that a game has.
pub fn specials(game: &Game) -> Vec<Special> {
    syllabus(game).map(|syllabus| syllabus.specials).unwrap_or_default()
}
