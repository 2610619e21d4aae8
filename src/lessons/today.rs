//! Exercises that come one after another: five mixed ones that are due or new, and the moments that decided a game. Also the exercise that is
//! posed to a class, on a student's device.

use std::rc::Rc;

use flub::{
    lessons::Effort,
    play::{Seat, to_link},
};
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::{
    kept::{change_lately, change_later, is_learning, later, today, use_learners},
    room::{Room, Task, title},
};
use crate::{
    context::{AppContext, use_app},
    exercise::{
        answer::{self, AnswerProps},
        frame::waiting,
        lessons::step_in,
    },
    games::Game,
    platform::{page::focus, seed, thinker},
    route::places::LearnPlace,
    table::{
        again::ask_for_moments,
        link::{LinkKind, at_step},
    },
    ui::{
        notice::{Notice, Tone, draw_flourish},
        renewed::renewed,
    },
};

/// How many of the exercises of today may be moments of the learner's own games, mirrored.
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
                is_learning(&learners, game)
                    || storage.text(&game.save_key()).or(storage.text(&game.finished_key())).is_some()
            };
            let mut begun: Vec<&str> = Game::taught().filter(is_begun).map(|game| game.tile.name).collect();
            // Somebody who has learnt and played nothing yet gets exercises of all games.
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
    // How each of them went.
    let done = use_state_eq(Vec::<Effort>::new);
    let place = done.len();
    let exercise = exercises.get(place).cloned();
    let game = exercise.as_ref().and_then(|exercise| Game::named(exercise.split(' ').next()?));
    let is_over = exercise.is_none();
    use_effect_with(is_over, |is_over| {
        if *is_over {
            focus("main h1");
        }
    });
    let (Some(exercise), Some(game)) = (exercise, game) else {
        let alone = done.iter().filter(|effort| **effort == Effort::Alone).count();
        let all = if alone == place { "yes" } else { "no" };
        let values = [("all", all.into()), ("alone", alone.into()), ("count", place.into())];
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("learn-today") }</h1>
                if alone == place {
                    { draw_flourish() }
                }
                <Notice tone={if alone > 0 { Tone::Right } else { Tone::Note }}>
                    <p>{ words.with("learn-today-done", &values) }</p>
                </Notice>
                <div class="action-row">
                    <a class="button primary" href={LearnPlace::Overview.href()}>{ words.text("learn-all") }</a>
                </div>
            </div>
        };
    };
    let values = [("place", (place + 1).into()), ("count", exercises.len().into())];
    let on_done = {
        let (exercise, count) = (exercise.clone(), exercises.len());
        Callback::from(move |effort| {
            change_later(&storage, |later| later.without(&exercise));
            if place + 1 == count {
                change_lately(&storage, |lately| lately.done = Some(today()));
            }
            done.set([&**done, &[effort]].concat());
        })
    };
    let above = html! { <p class="learn-place">{ renewed(words.with("learn-today-place", &values)) }</p> };
    html! { <Room key={place} {game} task={Task::Exercise(exercise)} place={above} on_done={Some(on_done)} /> }
}

/// How many moments of a game are shown.
const MOST_MOMENTS: usize = 3;

#[derive(Properties, PartialEq)]
pub struct MomentsProps {
    pub game: &'static Game,
    pub seat: Seat,
}

/// A moment that decided a game: the number of actions before it, its exercise, and the mirrored exercise.
type Moment = (usize, Rc<str>, String);

/// The moments that decided the game kept last, for a seat, one after another.
#[component]
pub fn Moments(&MomentsProps { game, seat }: &MomentsProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let found = use_state_eq(|| None::<Vec<Moment>>);
    let record = use_memo((game.tile.name, seat), |_| {
        let last = storage.text(&game.finished_key());
        last.or_else(|| storage.text(&game.save_key())).unwrap_or_default()
    });
    let place = use_state_eq(|| 0);
    let learners = use_learners();
    {
        let found = found.setter();
        use_effect_with((seat, record.clone()), move |(seat, record)| {
            let answer = Callback::from(move |answer: String| found.set(Some(read_moments(&answer))));
            let think = game.lessons().map(|lessons| lessons.think);
            let asked = think.map(|think| thinker::ask(game.tile.name, ask_for_moments(*seat, record), think, answer));
            move || drop(asked)
        });
    }
    let count = found.as_ref().map_or(0, Vec::len);
    let is_over = count > 0 && *place >= count;
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
        let text = match count {
            0 if record.is_empty() => words.text("learn-no-game"),
            0 => words.text("learn-no-moments"),
            _ => words.text("learn-moments-done"),
        };
        // Whoever has no moment to look at goes on with a step instead.
        if let (0, Some(step)) = (count, learners.learner().progress.next(game.tile.name)) {
            let above = html! { <p class="learn-place whole" role="status">{ text }</p> };
            return html! { <Room {game} task={Task::Step(step)} place={above} /> };
        }
        return html! {
            <div class="column">
                <h1 tabindex="-1">{ heading }</h1>
                <Notice tone={Tone::Note}><p>{ text }</p></Notice>
                <div class="action-row">
                    <a class="button primary" href={path}>{ words.text("learn-path") }</a>
                    <a class="button" href="#/">{ words.text("shell-home") }</a>
                </div>
            </div>
        };
    };
    let values = [("place", (*place + 1).into()), ("count", count.into()), ("step", after.into())];
    // The record of the game shows what followed, and its analysis shows what could have.
    let in_game = to_link(&at_step(&record, Some(after))).ok();
    let in_game = in_game.map(|link| format!("{}{link}", LinkKind::Game.path(game.tile.name)));
    let on_done = {
        let (place, storage) = (place.clone(), storage.clone());
        Callback::from(move |_: Effort| {
            change_later(&storage, |later| later.added(&mirror, today()));
            place.set(*place + 1);
        })
    };
    let above = html! {
        <p class="learn-place">
            { words.with("learn-moment", &values) }{ " " }
            { for in_game.map(|href| html! { <a {href}>{ words.text("learn-moment-see") }</a> }) }
        </p>
    };
    html! { <Room key={*place} {game} task={Task::Exercise(exercise)} place={above} on_done={Some(on_done)} /> }
}

fn read_moments(answer: &str) -> Vec<Moment> {
    let moment = |line: &str| {
        let mut parts = line.split('\t');
        let (after, exercise, mirror) = (parts.next()?, parts.next()?, parts.next()?);
        Some((after.parse().ok()?, exercise.into(), mirror.to_owned()))
    };
    answer.lines().filter_map(moment).take(MOST_MOMENTS).collect()
}

/// An exercise that is posed to a class. The answer becomes a code.
pub fn draw_pool_page(words: &Words, game: &'static Game, text: Rc<str>) -> Html {
    let Some(lessons) = game.lessons() else { return html! {} };
    let step = step_in(&text).filter(|step| (1..=game.steps()).contains(step));
    let title = step.map_or_else(|| words.text(game.tile.title), |step| title(words, game, step));
    answer::draw(AnswerProps { lessons, exercise: text, title: title.into() })
}
