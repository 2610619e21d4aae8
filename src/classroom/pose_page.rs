//! What is posed to a class on the projector: an exercise that it answers, or a faulty proof or sum that it judges. These are the pages where
//! an exercise is chosen, and the order in which others follow.

use std::{cell::Cell, rc::Rc};

use flub::{
    lessons::{self, Difficulty, LARGEST_SEED},
    play::Seed,
};
use yew::prelude::*;

use super::agenda::AddToLesson;
use crate::{
    context::{AppContext, Present, use_app, use_words},
    exercise::{
        collect::{self, CollectProps},
        court::{self, CourtProps},
        frame::unreadable,
        lessons::step_in,
        pose::{self, PoseProps},
    },
    games::Game,
    lessons::room::{describe_step, title},
    platform::{page::address_of, seed},
    route::{
        Route,
        places::{LearnPlace, TeachPlace},
    },
    ui::choice::{Choice, ChoiceGroup},
};

#[derive(Properties, PartialEq)]
pub struct PosePageProps {
    pub exercise: Option<Rc<str>>,
}

/// The choice of an exercise, or the one that is posed.
#[component]
pub fn PosePage(PosePageProps { exercise }: &PosePageProps) -> Html {
    let words = use_words();
    let choose = Route::Teach(TeachPlace::Pose(None)).href();
    let Some(exercise) = exercise else {
        let offered = Game::taught().map(|game| (game, (1..=game.steps()).collect())).collect::<Vec<_>>();
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("teach-pose") }</h1>
                <p class="lead">{ words.text("pose-lead") }</p>
                <Chooser label={words.text("pose-go")} {offered} is_court=false />
            </div>
        };
    };
    let chosen = Chosen::of(exercise);
    let Some((chosen, lessons)) = chosen.and_then(|chosen| Some((chosen, chosen.game.lessons()?))) else {
        return unreadable(&words, &choose, words.text("pool-choose"));
    };
    let on_next = {
        let exercise = exercise.clone();
        Callback::from(move |()| go_to_pose(chosen.after(&exercise)))
    };
    let device = LearnPlace::Pool { game: chosen.game, text: exercise.clone() };
    let collect = Route::Teach(TeachPlace::Codes(exercise.clone())).href();
    pose::draw(PoseProps {
        lessons,
        exercise: exercise.clone(),
        title: title(&words, chosen.game, chosen.step).into(),
        address: address_of(&device.short_href()).into(),
        collect: address_of(&collect).into(),
        choose: choose.into(),
        on_next,
    })
}

#[derive(Properties, PartialEq)]
pub struct CodesPageProps {
    pub exercise: Rc<str>,
}

/// The page where a second device collects the codes of an exercise.
#[component]
pub fn CodesPage(CodesPageProps { exercise }: &CodesPageProps) -> Html {
    let words = use_words();
    match Chosen::of(exercise) {
        Some(chosen) => {
            let title = title(&words, chosen.game, chosen.step).into();
            let pose = pose_address(exercise.to_string()).into();
            collect::draw(CollectProps { exercise: exercise.clone(), title, pose })
        }
        None => unreadable(&words, &Route::Teach(TeachPlace::Pose(None)).href(), words.text("pool-choose")),
    }
}

fn go_to_pose(exercise: String) {
    let _ = gloo::utils::window().location().set_hash(&pose_address(exercise));
}

fn pose_address(exercise: String) -> String {
    Route::Teach(TeachPlace::Pose(Some(exercise.into()))).href()
}

#[derive(Properties, PartialEq)]
pub struct CourtPageProps {
    pub exercise: Option<Rc<str>>,
}

/// The choice of an exercise, or the one whose faulty answer is judged.
#[component]
pub fn CourtPage(CourtPageProps { exercise }: &CourtPageProps) -> Html {
    let words = use_words();
    let choose = Route::Teach(TeachPlace::Court(None)).href();
    let steps = |game: &'static Game| game.lessons().map(|lessons| (lessons.court_steps)()).unwrap_or_default();
    let Some(exercise) = exercise else {
        let offered = Game::taught().map(|game| (game, steps(game))).collect::<Vec<_>>();
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("teach-court") }</h1>
                <p class="lead">{ words.text("pose-court-lead") }</p>
                <Chooser label={words.text("pose-court-go")} {offered} is_court=true />
            </div>
        };
    };
    let chosen = Chosen::of(exercise).filter(|chosen| steps(chosen.game).contains(&chosen.step));
    let Some((chosen, lessons)) = chosen.and_then(|chosen| Some((chosen, chosen.game.lessons()?))) else {
        return unreadable(&words, &choose, words.text("pool-choose"));
    };
    let on_next = {
        let exercise = exercise.clone();
        Callback::from(move |()| go_to_court(chosen.after(&exercise)))
    };
    let on_skip = {
        let exercise = exercise.clone();
        // In place of this one, so that the back button does not return to it.
        Callback::from(move |()| {
            let _ = gloo::utils::window().location().replace(&court_address(chosen.after(&exercise)));
        })
    };
    court::draw(CourtProps {
        lessons,
        exercise: exercise.clone(),
        title: title(&words, chosen.game, chosen.step).into(),
        choose: choose.into(),
        on_next,
        on_skip,
    })
}

fn go_to_court(exercise: String) {
    let _ = gloo::utils::window().location().set_hash(&court_address(exercise));
}

fn court_address(exercise: String) -> String {
    Route::Teach(TeachPlace::Court(Some(exercise.into()))).href()
}

/// The exercises to choose from: a step of a game and a difficulty.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Chosen {
    game: &'static Game,
    /// Counted from 1.
    step: usize,
    difficulty: Difficulty,
}

thread_local! {
    /// What was chosen last, so that the choice stays while the app is open.
    static LATEST: Cell<Option<Chosen>> = const { Cell::new(None) };
}

impl Chosen {
    /// Reads the choice from the text of an exercise; `None` if the text names no step of a game.
    fn of(exercise: &str) -> Option<Self> {
        let game = Game::named(exercise.split(' ').next()?)?;
        let step = step_in(exercise).filter(|step| (1..=game.steps()).contains(step))?;
        let named = exercise.split(' ').nth(2)?;
        let difficulty = Difficulty::ALL.into_iter().find(|difficulty| difficulty.to_string() == named);
        Some(Self { game, step, difficulty: difficulty.unwrap_or_default() })
    }

    /// The text of the exercise with this seed.
    fn exercise(self, seed: Seed) -> String {
        let seed = Seed(seed.0 % (LARGEST_SEED + 1));
        lessons::Choice { ladder: self.game.tile.name, step: self.step, difficulty: self.difficulty, seed }.to_string()
    }

    /// The text of the exercise after this one: with the next seed, or a random one if this one has no seed.
    fn after(self, exercise: &str) -> String {
        let of_seed = exercise.rsplit_once(" seed ").and_then(|(_, seed)| seed.parse::<Seed>().ok());
        self.exercise(of_seed.map_or_else(seed, |Seed(seed)| Seed(seed.wrapping_add(1))))
    }
}

#[derive(Properties, PartialEq)]
struct ChooserProps {
    /// The label of the button that begins.
    label: AttrValue,
    /// The games, each with the steps that can be chosen, counted from 1.
    offered: Vec<(&'static Game, Vec<usize>)>,
    /// Whether a faulty proof is chosen; otherwise an exercise.
    is_court: bool,
}

/// The game, the step and the difficulty, each one tap, and the button that begins: it also starts presenting.
#[component]
fn Chooser(props: &ChooserProps) -> Html {
    let AppContext { words, presenting, .. } = use_app();
    let own_seed = use_state(|| seed().0);
    let first = use_memo((), |()| find_indices(&props.offered, LATEST.get()));
    let game = use_state_eq(|| first[0]);
    let step = use_state_eq(|| first[1]);
    let difficulty = use_state_eq(|| first[2]);
    let Some((chosen, steps)) = props.offered.get(*game) else { return html! {} };
    let chosen = *chosen;
    let number = steps.get(*step).or(steps.first()).copied().unwrap_or(1);
    let titles = steps.iter().map(|&step| Choice::new(describe_step(&words, chosen, step)));
    let levels = Difficulty::ALL
        .map(|level| Choice::new(words.with("pose-difficulty", &[("difficulty", level.to_string().into())])));
    let on_game = {
        let (game, step) = (game.clone(), step.clone());
        move |index| {
            game.set(index);
            step.set(0);
        }
    };
    let on_step = {
        let step = step.clone();
        move |index| step.set(index)
    };
    let on_level = {
        let difficulty = difficulty.clone();
        move |index| difficulty.set(index)
    };
    let level = Difficulty::ALL.get(*difficulty).copied().unwrap_or_default();
    let chosen = Chosen { game: chosen, step: number, difficulty: level };
    let exercise = chosen.exercise(Seed(*own_seed));
    let address = if props.is_court { court_address(exercise) } else { pose_address(exercise) };
    let presenting = presenting.dispatcher();
    let onclick = {
        let address = address.clone();
        move |_: MouseEvent| {
            LATEST.set(Some(chosen));
            presenting.dispatch(Present::On(true));
            let _ = gloo::utils::window().location().set_hash(&address);
        }
    };
    // Another exercise of the same step can be added after this one.
    let on_added = Callback::from(move |()| own_seed.set(own_seed.wrapping_add(1)));
    html! {
        <div class="sheet stack chooser">
            <ChoiceGroup name="game" legend={words.text("pose-game")} chosen={Some(*game)} on_choose={on_game}
                choices={props.offered.iter().map(|(game, _)| Choice::new(words.text(game.tile.title))).collect::<Vec<_>>()} />
            <ChoiceGroup name="step" legend={words.text("pose-step")} chosen={Some(*step)}
                on_choose={on_step} choices={titles.collect::<Vec<_>>()} />
            <ChoiceGroup name="difficulty" legend={words.text("pose-level")} chosen={Some(*difficulty)}
                on_choose={on_level} choices={levels.to_vec()} />
            <div class="action-row">
                <button type="button" class="button primary grow" {onclick}>{ &props.label }</button>
            </div>
            <AddToLesson places={vec![address]} {on_added} />
        </div>
    }
}

/// The indices of the game, the step and the difficulty that were chosen last; 0 before anything was.
fn find_indices(offered: &[(&'static Game, Vec<usize>)], latest: Option<Chosen>) -> [usize; 3] {
    let found = latest.and_then(|latest| {
        let game = offered.iter().position(|(game, _)| *game == latest.game)?;
        let step = offered.get(game)?.1.iter().position(|step| *step == latest.step);
        Some([game, step.unwrap_or(0), latest.difficulty as usize])
    });
    found.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_exercise_is_of_the_same_step_and_difficulty_with_the_next_seed() {
        let after = |text: &str| Chosen::of(text).map(|chosen| chosen.after(text));
        assert_eq!(after("poe 4 seed 3").as_deref(), Some("poe 4 seed 4"));
        assert_eq!(after("wholes 7 hard seed 99").as_deref(), Some("wholes 7 hard seed 100"));
        let last = format!("poe 4 medium seed {LARGEST_SEED}");
        assert_eq!(after(&last).as_deref(), Some("poe 4 medium seed 0"));
        // What is given has no seed.
        let drawn = after("poe 4 from x").expect("an exercise");
        assert!(drawn.starts_with("poe 4 seed "), "{drawn}");
    }

    #[test]
    fn a_text_that_names_no_step_is_no_choice() {
        for text in ["", "poe", "poe 4", "poe 0 seed 3", "poe 99 seed 3", "chess 1 seed 3"] {
            assert_eq!(Chosen::of(text), None, "{text}");
        }
    }

    #[test]
    fn what_was_chosen_last_is_chosen_as_far_as_it_is_offered() {
        let offered: Vec<(&'static Game, Vec<usize>)> = Game::taught().map(|game| (game, vec![2, 5, 9])).collect();
        let place = offered.iter().position(|(game, _)| game.tile.name == "wholes").expect("Wholes is taught");
        let latest = |text: &str| find_indices(&offered, Chosen::of(text));
        assert_eq!(find_indices(&offered, None), [0, 0, 0]);
        let hard = Difficulty::ALL.iter().position(|level| *level == Difficulty::Hard).expect("it is hard");
        assert_eq!(latest("wholes 9 hard seed 1"), [place, 2, hard]);
        assert_eq!(latest("wholes 3 hard seed 1"), [place, 0, hard], "this step is not offered");
    }
}
