//! The progress of a class: a table of students by steps from what they hand in.

use flub::lessons::{ClassProgress, Mastery, Student};
use yew::prelude::*;

use super::{
    class::{Beliefs, Grid, HandInForms, Keeping, Sorting, Steps, Students, legend, rows},
    csv::csv,
};
use crate::{
    context::{AppContext, use_app},
    games::Game,
    i18n::Words,
    lessons::use_class::{ClassHandle, use_class},
    platform::file,
    ui::{
        buttons::PrintButton,
        choice::{Choice, ChoiceGroup},
    },
};

/// The page.
#[component]
pub fn ClassPage() -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let class = use_class();
    let sorting = use_state_eq(|| Sorting::USUAL);
    let chosen = use_state_eq(|| None::<usize>);
    let games: Vec<&'static Game> = Game::taught().collect();
    let shown = chosen.unwrap_or_else(|| busiest(&class.class(), &games));
    let on_choose = {
        let (chosen, sorting) = (chosen.clone(), sorting.clone());
        Callback::from(move |index: usize| {
            chosen.set(Some(index));
            sorting.set(Sorting::USUAL);
        })
    };
    let undo = {
        let (class, words) = (class.clone(), words.clone());
        move |_: MouseEvent| {
            class.undo();
            announcer.announce(words.text("class-undone"));
        }
    };
    let choices = games.iter().map(|game| Choice::new(words.text(game.tile.title))).collect::<Vec<_>>();
    let is_empty = class.class().students().is_empty();
    let game = games.get(shown).filter(|_| !is_empty);
    html! {
        <div class="class-page">
            <h1 tabindex="-1">{ words.text("teach-class") }</h1>
            <p class="lead no-print">{ words.text("class-lead") }</p>
            <p>{ words.text("class-made-up") }</p>
            <HandInForms class={class.clone()} />
            <div class="row no-print">
                <button type="button" class="button" disabled={!class.can_undo()} onclick={undo}>{ words.text("class-undo") }</button>
            </div>
            if is_empty {
                <p>{ words.text("class-nobody") }</p>
            } else {
                <div class="no-print">
                    <ChoiceGroup name="class-game" legend={words.text("class-game")} {choices} chosen={Some(shown)} {on_choose} />
                </div>
            }
            if let Some(&game) = game {
                <Shown class={class.clone()} {game} {sorting} />
            }
            if !is_empty {
                <Students class={class.clone()} />
            }
            <Keeping class={class.clone()} />
        </div>
    }
}

/// The place of the game in which most steps are begun: the one that the class learns.
fn busiest(class: &ClassProgress, games: &[&'static Game]) -> usize {
    let begun = |game: &Game| -> usize {
        let steps = |student: &Student| student.progress().steps(game.tile.name).to_vec();
        class.students().iter().flat_map(steps).filter(|standing| standing.mastery() != Mastery::New).count()
    };
    // Of equals the first.
    (0..games.len()).rev().max_by_key(|&place| begun(games[place])).unwrap_or(0)
}

/// Properties of [`Shown`].
#[derive(Properties, PartialEq)]
struct ShownProps {
    class: ClassHandle,
    game: &'static Game,
    sorting: UseStateHandle<Sorting>,
}

/// The table of a game, what the class gets wrong there, and the ways to take both out.
#[component]
fn Shown(ShownProps { class, game, sorting }: &ShownProps) -> Html {
    let AppContext { words, .. } = use_app();
    let on_sort = {
        let sorting = sorting.clone();
        Callback::from(move |by| sorting.set(sorting.tapped(by)))
    };
    html! {
        <>
            <Grid class={class.clone()} {game} sorting={**sorting} {on_sort} />
            { legend(&words) }
            { take_out(&words, class, game, **sorting) }
            <Beliefs class={class.clone()} {game} />
            <Steps class={class.clone()} {game} />
        </>
    }
}

fn take_out(words: &Words, class: &ClassHandle, game: &'static Game, sorting: Sorting) -> Html {
    let table = csv(&rows(words, &class.class(), game, sorting));
    let name = format!("flub-class-{}.csv", game.tile.name);
    html! {
        <div class="row no-print">
            <PrintButton />
            <a class="button" href={file::address(&table)} download={name}>{ words.text("class-csv") }</a>
        </div>
    }
}
