//! The pages in a lesson, in words.

use std::rc::Rc;

use flub::{games::syllabi, lessons::Worksheet};
use flub_tables::i18n::Words;

use crate::{
    classroom::worksheet::describe_content,
    exercise::lessons::step_in,
    games::Game,
    lessons::room::title,
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    table::link::LinkKind,
};

/// A page in words: what it is for, and what is on it. The second is empty if there is nothing to add.
pub fn describe(words: &Words, route: &Route) -> [String; 2] {
    let exercise = |text: &Rc<str>| {
        let game = text.split(' ').next().and_then(Game::named);
        let title = game.and_then(|game| Some(title(words, game, step_in(text)?)));
        title.unwrap_or_else(|| text.to_string())
    };
    let name = |game: &Game| words.text(game.tile.title);
    let none = String::new();
    match route {
        Route::Teach(TeachPlace::Pose(text)) => [words.text("teach-pose"), text.as_ref().map_or(none, exercise)],
        Route::Teach(TeachPlace::Court(text)) => [words.text("teach-court"), text.as_ref().map_or(none, exercise)],
        Route::Teach(TeachPlace::Worksheet(text)) => {
            [words.text("teach-worksheet"), text.as_ref().map_or(none, |text| sheet(words, text))]
        }
        Route::Teach(TeachPlace::Tournament(_)) => [words.text("teach-tournament"), none],
        Route::Teach(TeachPlace::Class) => [words.text("teach-class"), none],
        Route::Teach(TeachPlace::Plan { game, lesson, .. }) => {
            let values = [("game", name(game).into()), ("lesson", (*lesson).into())];
            [words.text("teach-plans"), words.with("plans-title", &values)]
        }
        Route::Teach(TeachPlace::Plans) => [words.text("teach-plans"), none],
        Route::Teach(_) => [words.text("teach-title"), none],
        Route::Learn(LearnPlace::Ladder { game, steps }) => {
            let (first, last) = steps.unwrap_or((1, game.steps()));
            let values = [("game", name(game).into()), ("first", first.into()), ("last", last.into())];
            [words.text("lesson-ladder"), words.with("learn-steps-title", &values)]
        }
        Route::Learn(LearnPlace::Step { game, step }) => [words.text("lesson-ladder"), title(words, game, *step)],
        Route::Learn(LearnPlace::Exercise { text, .. } | LearnPlace::Pool { text, .. }) => {
            [words.text("home-learn"), exercise(text)]
        }
        Route::Learn(_) => [words.text("home-learn"), none],
        Route::SharedLink(link) => [words.text("lesson-table"), name(link.game())],
        Route::Begin(game, LinkKind::Guided) => [words.text("plans-open-guided"), name(game)],
        Route::Play(game) | Route::Begin(game, _) | Route::Board(game) | Route::Further(game, _) => {
            [words.text("lesson-table"), name(game)]
        }
        Route::HowTo(game) => [words.with("how-to-title", &[("game", name(game).into())]), none],
        Route::Print => [words.text("print-title"), none],
        Route::Kept => [words.text("kept-title"), none],
        Route::Settings => [words.text("settings-title"), none],
        Route::Home | Route::NotFound => [words.text("shell-home"), none],
    }
}

/// A worksheet by its game and what is on it; by its text if that cannot be read.
fn sheet(words: &Words, text: &str) -> String {
    let named = || {
        let sheet = Worksheet::read(text, &syllabi()).ok()?;
        let game = Game::named(sheet.ladder())?;
        let page = describe_content(words, game, sheet.content());
        Some(words.with("shell-further-title", &[("game", words.text(game.tile.title).into()), ("page", page.into())]))
    };
    named().unwrap_or_else(|| text.to_owned())
}
