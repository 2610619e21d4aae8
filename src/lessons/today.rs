//! Exercises that come one after another: five mixed ones that are due or new, the moments that decided a game, and one that is posed to
//! a class, on somebody's own device.

use std::rc::Rc;

use flub::play::{Seat, to_link};
use yew::prelude::*;

use super::{
    room::{Room, Task, title},
    use_learners::{change_later, later, today, use_learners},
};
use crate::{
    context::{AppContext, use_app, use_words},
    exercise::{
        answer_view::AnswerProps,
        lesson::step_in,
        lesson_view::waiting,
        making::{LEARN, TURNING},
    },
    games::Game,
    platform::{page::focus, seed::seed, thinker},
    route::places::LearnPlace,
    table::link::{LinkKind, at_step},
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// How many of them may be moments of one's own games in a mirror.
const MIRRORS: usize = 2;

/// The exercises of today, one after another.
#[component]
pub fn Today() -> Html {
    let AppContext { words, storage, .. } = use_app();
    let learners = use_learners();
    let exercises = {
        let (learners, storage) = (learners.clone(), storage.clone());
        use_state(move || {
            let progress = &learners.learner().progress;
            let is_begun = |game: &&'static Game| {
                let learnt = progress.steps(game.tile.name).iter().any(|step| *step != Default::default());
                learnt || storage.text(&game.save_key()).or(storage.text(&game.finished_key())).is_some()
            };
            let mut begun: Vec<&str> = Game::taught().filter(is_begun).map(|game| game.tile.name).collect();
            // Whoever has learnt and played nothing yet begins everywhere.
            if begun.is_empty() {
                begun = Game::taught().map(|game| game.tile.name).collect();
            }
            let mirrors = later(&storage).due(today()).take(MIRRORS).map(Rc::from).collect::<Vec<Rc<str>>>();
            let mixed = progress.today(&begun, today(), seed());
            let count = mixed.len();
            let mixed = mixed.iter().map(|choice| choice.to_string().into());
            mirrors.into_iter().chain(mixed).take(count).collect::<Vec<Rc<str>>>()
        })
    };
    let place = use_state_eq(|| 0);
    let exercise = exercises.get(*place).cloned();
    let game = exercise.as_ref().and_then(|exercise| Game::named(exercise.split(' ').next()?));
    let is_over = exercise.is_none();
    use_effect_with(is_over, |is_over| {
        if *is_over {
            focus("main h1");
        }
    });
    let (Some(exercise), Some(game)) = (exercise, game) else {
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("learn-today") }</h1>
                <Notice tone={Tone::Right}><p>{ words.text("learn-today-done") }</p></Notice>
                <div class="action-row">
                    <a class="button primary" href={LearnPlace::Overview.href()}>{ words.text("learn-all") }</a>
                    <a class="button" href="#/">{ words.text("shell-home") }</a>
                </div>
            </div>
        };
    };
    let values = [("place", (*place + 1).into()), ("count", exercises.len().into())];
    let on_done = {
        let (place, exercise) = (place.clone(), exercise.clone());
        Callback::from(move |()| {
            change_later(&storage, |later| later.without(&exercise));
            place.set(*place + 1);
        })
    };
    html! {
        <>
            <p class="learn-place">{ renewed(words.with("learn-today-place", &values)) }</p>
            <Room key={*place} {game} task={Task::Exercise(exercise)} on_done={Some(on_done)} />
        </>
    }
}

/// How many moments are shown.
const MOST: usize = 3;

/// Properties of [`Moments`].
#[derive(Properties, PartialEq)]
pub struct MomentsProps {
    /// The game.
    pub game: &'static Game,
    /// For whom.
    pub seat: Seat,
}

/// A moment: after how many actions, its exercise, and that in a mirror.
type Moment = (usize, Rc<str>, String);

/// The moments of the game kept last, one after another.
#[component]
pub fn Moments(&MomentsProps { game, seat }: &MomentsProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let found = use_state_eq(|| None::<Vec<Moment>>);
    let record = use_memo((game.tile.name, seat), |_| {
        let last = storage.text(&game.finished_key());
        last.or_else(|| storage.text(&game.save_key())).unwrap_or_default()
    });
    let place = use_state_eq(|| 0);
    {
        let found = found.setter();
        use_effect_with((seat, record.clone()), move |(seat, record)| {
            let answer = Callback::from(move |answer: String| found.set(Some(read(&answer))));
            let think = game.lessons().map(|lessons| lessons.think);
            let asked = think
                .map(|think| thinker::ask(game.tile.name, format!("{LEARN}{TURNING}{seat}\n{record}"), think, answer));
            move || drop(asked)
        });
    }
    let count = found.as_ref().map_or(0, Vec::len);
    let is_over = found.is_some() && *place >= count;
    use_effect_with(is_over, |is_over| {
        if *is_over {
            focus("main h1");
        }
    });
    let heading = words.text("learn-moments");
    let path = LearnPlace::Ladder { game, steps: None }.href();
    let Some(moments) = &*found else {
        return waiting(&words, &heading, &path, words.text("learn-path"));
    };
    let Some((after, exercise, mirror)) = moments.get(*place).cloned() else {
        let said = match count {
            0 if record.is_empty() => words.text("learn-no-game"),
            0 => words.text("learn-no-moments"),
            _ => words.text("learn-moments-done"),
        };
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ heading }</h1>
                <Notice tone={Tone::Right}><p>{ said }</p></Notice>
                <div class="action-row">
                    <a class="button primary" href={path}>{ words.text("learn-path") }</a>
                    <a class="button" href="#/">{ words.text("shell-home") }</a>
                </div>
            </div>
        };
    };
    let values = [("place", (*place + 1).into()), ("count", count.into()), ("step", after.into())];
    // There the record shows what followed, and an analysis what would have.
    let in_game = to_link(&at_step(&record, Some(after))).ok();
    let in_game = in_game.map(|link| format!("{}{link}", LinkKind::Game.path(game.tile.name)));
    let on_done = {
        let (place, storage) = (place.clone(), storage.clone());
        Callback::from(move |()| {
            change_later(&storage, |later| later.added(&mirror, today()));
            place.set(*place + 1);
        })
    };
    html! {
        <>
            <p class="learn-place">
                { words.with("learn-moment", &values) }{ " " }
                { for in_game.map(|href| html! { <a {href}>{ words.text("learn-moment-see") }</a> }) }
            </p>
            <Room key={*place} {game} task={Task::Exercise(exercise)} on_done={Some(on_done)} />
        </>
    }
}

/// The moments in an answer.
fn read(answer: &str) -> Vec<Moment> {
    let moment = |line: &str| {
        let mut parts = line.split('\t');
        let (after, exercise, mirror) = (parts.next()?, parts.next()?, parts.next()?);
        Some((after.parse().ok()?, exercise.into(), mirror.to_owned()))
    };
    answer.lines().filter_map(moment).take(MOST).collect()
}

/// Properties of [`PoolPage`].
#[derive(Properties, PartialEq)]
pub struct PoolPageProps {
    /// The game.
    pub game: &'static Game,
    /// The text of the exercise.
    pub text: Rc<str>,
}

/// The exercise, answered for a code.
#[component]
pub fn PoolPage(PoolPageProps { game, text }: &PoolPageProps) -> Html {
    let words = use_words();
    let Some(lessons) = game.lessons() else { return html! {} };
    let step = step_in(text).filter(|step| (1..=game.steps()).contains(step));
    let title = step.map_or_else(|| words.text(game.tile.title), |step| title(&words, game, step));
    (lessons.answer)(AnswerProps { exercise: text.clone(), title: title.into() })
}
