//! The form in which a worksheet is chosen.

use flub::{
    lessons::{Activity, Content, Difficulty, LARGEST_SEED, Worksheet},
    play::Seed,
};
use flub_tables::i18n::Words;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{
    Choices, Codes, Pages, Paper, Printing, activities,
    sheets::{describe_activity, is_shared},
};
use crate::{
    context::use_words,
    games::Game,
    lessons::room::describe_step,
    platform::{page::address_of, seed},
    ui::choice::{Choice, ChoiceGroup},
};

/// The choice of the exercises.
pub fn draw_exercises_form(words: &Words, choices: &Choices, on_change: &Callback<Choices>) -> Html {
    let games: Vec<&'static Game> = Game::taught().collect();
    let on_game = {
        let choices = choices.clone();
        on_change.reform(move |game| choices.clone().for_game(game))
    };
    let on_seed = {
        let choices = choices.clone();
        on_change.reform(move |seed| Choices { seed, ..choices.clone() })
    };
    let on_difficulty = {
        let choices = choices.clone();
        on_change.reform(move |difficulty| Choices { difficulty, ..choices.clone() })
    };
    let levels = [None, Some(Difficulty::Easy), Some(Difficulty::Medium), Some(Difficulty::Hard)];
    let (game, difficulty) = (words.text("worksheet-game"), words.text("worksheet-difficulty"));
    html! {
        <>
            { draw_group(words, "game", game, &games, |words, game| words.text(game.tile.title), choices.game, on_game) }
            <div class="worksheet-choices">
                { draw_content(words, choices, on_change) }
                { draw_count(words, choices, on_change) }
            </div>
            { draw_group(words, "difficulty", difficulty, &levels, level, choices.difficulty, on_difficulty) }
            <SeedField seed={choices.seed} on_change={on_seed} />
        </>
    }
}

/// The choice of what is printed, and how.
pub fn draw_printing_form(words: &Words, choices: &Choices, on_change: &Callback<Choices>) -> Html {
    let Printing { versions, pages, paper, codes } = choices.printing;
    let on_versions = on_printing(choices, on_change, |printing, versions| printing.versions = versions);
    let on_pages = on_printing(choices, on_change, |printing, pages| printing.pages = pages);
    let on_paper = on_printing(choices, on_change, |printing, paper| printing.paper = paper);
    let on_codes = on_printing(choices, on_change, |printing, codes| printing.codes = codes);
    html! {
        <>
            { draw_group(words, "versions", words.text("worksheet-versions"), &[2, 1], versions_label, versions, on_versions) }
            { draw_group(words, "pages", words.text("worksheet-pages"), &Pages::ALL, pages_label, pages, on_pages) }
            { draw_group(words, "paper", words.text("worksheet-paper"), &Paper::BOTH, paper_label, paper, on_paper) }
            // A file on this device is opened by nobody else.
            if is_shared(&address_of("")) {
                { draw_group(words, "codes", words.text("worksheet-codes"), &Codes::ALL, codes_label, codes, on_codes) }
            }
        </>
    }
}

/// A group of radio buttons for some values.
fn draw_group<T: Copy + PartialEq + 'static>(
    words: &Words,
    name: &'static str,
    legend: String,
    values: &[T],
    label: fn(&Words, T) -> String,
    chosen: T,
    on_choose: Callback<T>,
) -> Html {
    let choices: Vec<Choice> = values.iter().map(|&value| Choice::new(label(words, value))).collect();
    let place = values.iter().position(|value| *value == chosen);
    let values = values.to_vec();
    let on_choose = Callback::from(move |place: usize| {
        values.get(place).into_iter().for_each(|&value| on_choose.emit(value));
    });
    html! { <ChoiceGroup name={format!("worksheet-{name}")} {legend} {choices} chosen={place} {on_choose} /> }
}

/// A callback that changes what is printed.
fn on_printing<T: 'static>(choices: &Choices, on_change: &Callback<Choices>, set: fn(&mut Printing, T)) -> Callback<T> {
    let choices = choices.clone();
    on_change.reform(move |value| {
        let mut changed = choices.clone();
        set(&mut changed.printing, value);
        changed
    })
}

/// Names a difficulty.
pub fn level(words: &Words, difficulty: Option<Difficulty>) -> String {
    let level = difficulty.map_or("rising".to_owned(), |difficulty| difficulty.to_string());
    words.with("worksheet-level", &[("level", level.into())])
}

fn versions_label(words: &Words, count: usize) -> String {
    words.with("worksheet-versions-of", &[("count", count.into())])
}

fn pages_label(words: &Words, pages: Pages) -> String {
    words.text(match pages {
        Pages::Both => "worksheet-pages-both",
        Pages::Exercises => "worksheet-pages-exercises",
        Pages::Key => "worksheet-pages-key",
    })
}

fn paper_label(words: &Words, paper: Paper) -> String {
    words.text(match paper {
        Paper::A4 => "worksheet-a4",
        Paper::Letter => "worksheet-letter",
    })
}

fn codes_label(words: &Words, codes: Codes) -> String {
    words.text(match codes {
        Codes::None => "worksheet-codes-none",
        Codes::Sheet => "worksheet-codes-one",
        Codes::Each => "worksheet-codes-each",
    })
}

/// The value of the option for a mix.
const MIX: &str = "mix";

/// The choice of a step, a mix or an activity; for a mix also its first and last step.
fn draw_content(words: &Words, choices: &Choices, on_change: &Callback<Choices>) -> Html {
    let game = choices.game;
    let last = game.steps();
    let chosen = choices.content;
    let is_mix = matches!(chosen, Content::Mix(..));
    let set = |content: Content| Choices { content, ..choices.clone() };
    let activities = activities(game);
    let onchange = {
        let (choices, activities) = (choices.clone(), activities.clone());
        on_change.reform(move |event: Event| {
            let value = event.target_unchecked_into::<HtmlSelectElement>().value();
            let activity = activities.iter().find(|activity| activity.to_string() == value);
            let content = match (value.parse(), activity) {
                (Ok(step), _) => Content::Step(step),
                (_, Some(&activity)) => Content::Activity(activity),
                _ => Content::Mix(1, last),
            };
            Choices { content, count: choices.count.min(most(content)), ..choices.clone() }
        })
    };
    let step = |step: usize| {
        let selected = chosen == Content::Step(step);
        html! { <option key={step} value={step.to_string()} {selected}>{ describe_step(words, game, step) }</option> }
    };
    let activity = |activity: &Activity| {
        let selected = chosen == Content::Activity(*activity);
        html! {
            <option key={activity.to_string()} value={activity.to_string()} {selected}>{ describe_activity(words, *activity) }</option>
        }
    };
    let range = match chosen {
        Content::Mix(from, to) => {
            let on_first = on_change.reform({
                let set = set(chosen);
                move |first: usize| Choices { content: Content::Mix(first, to.max(first + 1)), ..set.clone() }
            });
            let on_last = on_change.reform({
                let set = set(chosen);
                move |last: usize| Choices { content: Content::Mix(from, last), ..set.clone() }
            });
            html! {
                <>
                    { draw_number("worksheet-first", words.text("worksheet-first"), 1..=last - 1, from, on_first) }
                    { draw_number("worksheet-last", words.text("worksheet-last"), from + 1..=last, to, on_last) }
                </>
            }
        }
        Content::Step(_) | Content::Activity(_) => html! {},
    };
    html! {
        <>
            <div class="field">
                <label for="worksheet-content">{ words.text("worksheet-content") }</label>
                // Another game has other steps.
                <select key={game.tile.name} id="worksheet-content" class="select" {onchange}>
                    <optgroup label={words.text("worksheet-steps")}>
                        { for (1..=last).map(step) }
                        <option value={MIX} selected={is_mix}>{ words.text("worksheet-mix") }</option>
                    </optgroup>
                    <optgroup label={words.text("worksheet-activities")}>{ for activities.iter().map(activity) }</optgroup>
                </select>
            </div>
            { range }
        </>
    }
}

/// How many exercises are offered at most. More of a mix, where each has a form of its own, would take a child a third page.
const fn most(content: Content) -> usize {
    if matches!(content, Content::Mix(..)) { 16 } else { Worksheet::MOST }
}

fn draw_count(words: &Words, choices: &Choices, on_change: &Callback<Choices>) -> Html {
    let on_count = {
        let choices = choices.clone();
        on_change.reform(move |count| Choices { count, ..choices.clone() })
    };
    // A sheet from a link may have more.
    let values = 1..=most(choices.content).max(choices.count);
    draw_number("worksheet-count", words.text("worksheet-count"), values, choices.count, on_count)
}

fn draw_number(
    id: &'static str,
    label: String,
    values: std::ops::RangeInclusive<usize>,
    chosen: usize,
    on_change: Callback<usize>,
) -> Html {
    let onchange = move |event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        value.parse().into_iter().for_each(|value| on_change.emit(value));
    };
    let options = values.map(|value| {
        html! { <option key={value} value={value.to_string()} selected={value == chosen}>{ value }</option> }
    });
    html! {
        <div class="field">
            <label for={id}>{ label }</label>
            <select {id} class="select" {onchange}>{ for options }</select>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SeedFieldProps {
    seed: Seed,
    on_change: Callback<Seed>,
}

/// The seed, to be typed or drawn. An invalid one is reported and changes nothing.
#[component]
fn SeedField(SeedFieldProps { seed: current, on_change }: &SeedFieldProps) -> Html {
    let words = use_words();
    let is_wrong = use_state_eq(|| false);
    let onchange = {
        let (is_wrong, on_change) = (is_wrong.clone(), on_change.clone());
        move |event: Event| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            let typed = text.trim().parse().ok().filter(|seed: &Seed| seed.0 <= LARGEST_SEED);
            is_wrong.set(typed.is_none());
            typed.into_iter().for_each(|seed| on_change.emit(seed));
        }
    };
    let another = {
        let (is_wrong, on_change) = (is_wrong.clone(), on_change.clone());
        move |_: MouseEvent| {
            is_wrong.set(false);
            on_change.emit(Seed(seed().0 % (LARGEST_SEED + 1)));
        }
    };
    html! {
        <div class="row worksheet-seed">
            <label class="field">
                <span>{ words.text("worksheet-seed") }</span>
                <input id="worksheet-seed" type="text" inputmode="numeric" autocomplete="off" maxlength="40"
                    value={current.to_string()} aria-invalid={is_wrong.to_string()} aria-describedby="worksheet-seed-about"
                    {onchange} />
            </label>
            <button type="button" class="button" onclick={another}>{ words.text("worksheet-another") }</button>
            <p id="worksheet-seed-about" class="quiet" role="status">
                { if *is_wrong { words.text("worksheet-seed-wrong") } else { String::new() } }
            </p>
        </div>
    }
}
