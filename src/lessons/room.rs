//! One lesson after another: which exercise is next, how its outcome counts, and the marks of steps.

use std::rc::Rc;

use flub::{
    lessons::{Choice, Day, Effort, Fade, LARGEST_SEED, Mastery, Standing},
    play::Seed,
};
use flub_tables::{i18n::Words, table::news::Sound};
use yew::prelude::*;

use super::kept::{LearnersHandle, change_lately, change_week, today, use_learners, who_learns};
use crate::{
    context::{AppContext, use_app},
    exercise::{
        lesson::{self, LessonProps, Outcome},
        lessons::step_in,
    },
    games::Game,
    platform::{page::focus, seed, sound::play},
    route::{Route, places::LearnPlace},
    table::link::LinkKind,
    ui::{
        notice::{Notice, Tone, draw_flourish},
        renewed::renewed,
    },
};

/// What the lessons are about.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// A step, until it is learnt.
    Step(usize),
    /// One exercise, by its text.
    Exercise(Rc<str>),
}

#[derive(Properties, PartialEq)]
pub struct RoomProps {
    pub game: &'static Game,
    pub task: Task,
    /// What the head of the lesson says beside the title, such as where an exercise stands among others.
    #[prop_or_default]
    pub place: Html,
    /// Called when a single exercise is done, with how it went. Without this the room offers what comes next itself.
    #[prop_or_default]
    pub on_done: Option<Callback<Effort>>,
}

/// An exercise, and how much of its answer is given.
#[derive(Clone, Debug, PartialEq)]
struct Next {
    exercise: Rc<str>,
    fade: Fade,
}

/// What the room shows.
#[derive(Clone, Debug, PartialEq)]
enum Shown {
    Lesson(Next),
    /// The end of a step.
    Learnt,
    /// The end of a single exercise, and how it went.
    Done(Effort),
}

#[component]
pub fn Room(RoomProps { game, task, place, on_done }: &RoomProps) -> Html {
    let game = *game;
    let AppContext { words, storage, settings, .. } = use_app();
    let learners = use_learners();
    let shown = {
        let (learners, task) = (learners.clone(), task.clone());
        use_state(move || Shown::Lesson(choose_first(game, &task, &learners)))
    };
    let is_over = !matches!(*shown, Shown::Lesson(_));
    let is_heard = settings.sound && *shown == Shown::Learnt;
    use_effect_with(is_over, move |is_over| {
        if *is_over {
            focus("main h1");
        }
        if is_heard {
            play(Sound::WellDone);
        }
    });
    let step = match task {
        Task::Step(step) => Some(*step),
        Task::Exercise(text) => step_in(text).filter(|step| (1..=game.steps()).contains(step)),
    };
    let title = step.map_or_else(|| words.text(game.tile.title), |step| title(&words, game, step));
    let Shown::Lesson(next) = &*shown else {
        let effort = if let Shown::Done(effort) = *shown { Some(effort) } else { None };
        return draw_end(&words, game, step, title, effort, &learners);
    };
    let is_example = next.fade == Fade::Worked;
    let on_outcome = {
        let (learners, task) = (learners.clone(), task.clone());
        Callback::from(move |Outcome { effort, slip }: Outcome| {
            if matches!(task, Task::Step(_)) {
                change_lately(&storage, |lately| lately.ladder = Some(game.tile.name.to_owned()));
            }
            if let Some(step) = step {
                let before = learners.learner().standing(game.tile.name, step);
                let standings = [before, before.after(effort, today())];
                change_week(&storage, |week| {
                    week.after(&who_learns(&learners), (game.tile.name, step), standings, today())
                });
                learners.put(|learners| learners.after(game.tile.name, step, effort, slip, today()));
            }
        })
    };
    let on_next = {
        let (learners, shown, on_done, task) = (learners.clone(), shown.clone(), on_done.clone(), task.clone());
        Callback::from(move |effort: Effort| match (&task, &on_done) {
            (Task::Exercise(_), Some(on_done)) => on_done.emit(effort),
            (Task::Exercise(_), None) => shown.set(Shown::Done(effort)),
            (Task::Step(step), _) => {
                // A learner who has seen the worked example has begun the step.
                if is_example {
                    learners.put(|learners| learners.after(game.tile.name, *step, Effort::Helped, None, today()));
                }
                let mastery = learners.learner().standing(game.tile.name, *step).mastery();
                match mastery.is_learnt() && !is_example {
                    true => shown.set(Shown::Learnt),
                    false => shown.set(Shown::Lesson(choose_next(game, *step, mastery))),
                }
            }
        })
    };
    let Some(lessons) = game.lessons() else { return html! {} };
    let (exercise, fade) = (next.exercise.clone(), next.fade);
    let about = match task {
        Task::Step(step) => {
            let row = draw_row(&words, learners.learner().standing(game.tile.name, *step).mastery().row());
            html! { <>{ place.clone() }{ row }</> }
        }
        Task::Exercise(_) => place.clone(),
    };
    let props = LessonProps { lessons, exercise, fade, title: title.into(), about, on_outcome, on_next };
    html! {
        <>
            { draw_forgotten(&words, &learners) }
            { lesson::draw(props) }
        </>
    }
}

/// The first exercise: a worked example if the step is new.
fn choose_first(game: &Game, task: &Task, learners: &LearnersHandle) -> Next {
    match task {
        Task::Exercise(text) => Next { exercise: text.clone(), fade: Fade::Alone },
        &Task::Step(step) => {
            let mastery = learners.learner().standing(game.tile.name, step).mastery();
            let example = game.lessons().and_then(|lessons| (lessons.example)(step));
            match example.filter(|_| mastery == Mastery::New) {
                Some(example) => Next { exercise: example.into(), fade: Fade::Worked },
                None => choose_next(game, step, mastery),
            }
        }
    }
}

/// The next exercise of a step: the more were right in a row, the less of it is given. The second one comes from an example in the rules,
/// if they have one for the step.
fn choose_next(game: &Game, step: usize, mastery: Mastery) -> Next {
    let seed = seed().0;
    let sources = game.lessons().map_or(0, |lessons| (lessons.sources)(step)) as u64;
    let exercise = match mastery.row() {
        1 if sources > 0 => format!("{} {step} source {}", game.tile.name, 1 + seed % sources),
        _ => {
            let seed = Seed(seed % (LARGEST_SEED + 1));
            Choice { ladder: game.tile.name, step, difficulty: mastery.difficulty(), seed }.to_string()
        }
    };
    let fade = match mastery.row() {
        0 => Fade::LastPart,
        1 => Fade::LastTwo,
        _ => Fade::Alone,
    };
    Next { exercise: exercise.into(), fade }
}

/// Names a step with its number.
pub fn describe_step(words: &Words, game: &Game, step: usize) -> String {
    let name = game.step_name(words, step);
    words.with("learn-step", &[("step", step.into()), ("name", name.into())])
}

/// The title of a step: its game, number and name.
pub fn title(words: &Words, game: &Game, step: usize) -> String {
    let name = game.step_name(words, step);
    let game = words.text(game.tile.title);
    words.with("learn-step-title", &[("game", game.into()), ("step", step.into()), ("name", name.into())])
}

/// How many were right in a row, as marks and in words.
fn draw_row(words: &Words, row: usize) -> Html {
    let marks = (0..Mastery::ROW).map(|place| html! { <span key={place} class={(place < row).then_some("done")} /> });
    html! {
        <p class="learn-place" role="status">
            <span class="row-marks" aria-hidden="true">{ for marks }</span>
            { renewed(words.with("learn-row", &[("row", row.into()), ("count", Mastery::ROW.into())])) }
        </p>
    }
}

/// A warning if what is learnt is not kept.
pub fn draw_forgotten(words: &Words, learners: &LearnersHandle) -> Html {
    match learners.is_forgotten() {
        true => html! { <Notice tone={Tone::Note}><p role="status">{ words.text("learn-forgotten") }</p></Notice> },
        false => html! {},
    }
}

/// The step after which a guided game is offered.
const STEP_BEFORE_GAME: usize = 3;

/// The end of an exercise that went like this, or of a step that is learnt, with the ways on.
fn draw_end(
    words: &Words,
    game: &'static Game,
    step: Option<usize>,
    title: String,
    done: Option<Effort>,
    learners: &LearnersHandle,
) -> Html {
    let learnt = done.is_none();
    let path = LearnPlace::Ladder { game, steps: None }.href();
    let next = match step {
        Some(step) if learnt => learners.learner().progress.next(game.tile.name).filter(|next| *next != step),
        step => step,
    };
    let next = next.map(|step| {
        let href = LearnPlace::Step { game, step }.href();
        let label = match learnt {
            true => words.with("learn-next-step", &[("name", self::title(words, game, step).into())]),
            false => words.text("learn-more"),
        };
        html! { <a class="button primary" {href}>{ label }</a> }
    });
    let guided = (learnt && step == Some(STEP_BEFORE_GAME)).then(|| {
        let href = Route::Begin(game, LinkKind::Guided).href();
        html! {
            <>
                <p>{ words.text("learn-guided-offer") }</p>
                <div class="action-row"><a class="button" {href}>{ words.text("learn-guided") }</a></div>
            </>
        }
    });
    let alone = done == Some(Effort::Alone);
    let told = match learnt {
        true => words.text("learn-step-learnt"),
        false => words.with("learn-exercise-done", &[("alone", if alone { "yes" } else { "no" }.into())]),
    };
    html! {
        <div class="column">
            <h1 tabindex="-1">{ title }</h1>
            if learnt {
                { draw_flourish() }
            }
            <Notice tone={if learnt || alone { Tone::Right } else { Tone::Note }}>
                <p>{ told }</p>
            </Notice>
            <div class="action-row">
                { next }
                <a class="button" href={path}>{ words.text("learn-path") }</a>
            </div>
            { guided }
        </div>
    }
}

/// The state of a step on a day, for its message and its mark.
pub fn state(standing: Standing, today: Day) -> &'static str {
    match standing.mastery() {
        Mastery::New => "new",
        _ if standing.is_due(today) => "due",
        mastery if mastery.is_learnt() => "learnt",
        _ => "learning",
    }
}

/// The mark of a state: a shape, so that nothing depends on colour. With a label it takes the place of the words.
pub fn mark(state: &'static str, label: Option<&str>) -> Html {
    let data = match state {
        "learnt" => "M6 12.5 10.5 17 18.5 7.5",
        "due" => "M18 8.5A7.5 7.5 0 1 0 19.5 13M18.8 3.8 18.2 9 13 8.4",
        "learning" => "M6 12h.1M12 12h.1M18 12h.1",
        _ => "",
    };
    let path = html! { <path d={data} /> };
    match label {
        Some(label) => html! { <svg viewBox="0 0 24 24" role="img" aria-label={label.to_owned()}>{ path }</svg> },
        None => html! { <svg viewBox="0 0 24 24" aria-hidden="true">{ path }</svg> },
    }
}
