//! The progress of a class: a table of students by steps, made from what they hand in; its students, and whether it is kept when the page
//! is closed.

mod hand_in;
mod table;

use flub::lessons::{ClassProgress, Mastery, NicknameFault, Student};
use flub_tables::i18n::{Words, isolated};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::{
    hand_in::HandInForms,
    table::{Sorting, draw_beliefs, draw_legend, draw_steps, draw_table, rows},
};
use crate::{
    context::{AppContext, use_app},
    games::Game,
    lessons::kept::{ClassHandle, use_class},
    platform::{announce::Announcer, file},
    ui::{
        buttons::print_button,
        choice::{Choice, ChoiceGroup},
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// The progress of a class, by what its students hand in.
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
        let (class, words, announcer) = (class.clone(), words.clone(), announcer.clone());
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
            if is_empty {
                <p class="lead no-print">{ words.text("class-lead") }</p>
            }
            // There is something to keep once there is somebody; what was saved can be forgotten in any case.
            if !is_empty || class.is_saved() {
                { draw_keeping(&words, &announcer, &class) }
            }
            if let Some(&game) = game {
                <div class="no-print">
                    <ChoiceGroup name="class-game" legend={words.text("class-game")} {choices} chosen={Some(shown)} {on_choose} />
                </div>
                { draw_standings(&words, &class, game, &sorting) }
                { draw_beliefs(&words, &class.class(), game) }
                { draw_steps(&words, &class.class(), game) }
            }
            <HandInForms class={class.clone()} />
            if !is_empty || class.can_undo() {
                <div class="row no-print">
                    <button type="button" class="button" disabled={!class.can_undo()} onclick={undo}>{ words.text("class-undo") }</button>
                </div>
            }
            if !is_empty {
                <Students class={class.clone()} />
            }
        </div>
    }
}

/// The index of the game in which most steps are begun: the one that the class learns.
fn busiest(class: &ClassProgress, games: &[&'static Game]) -> usize {
    let begun = |game: &Game| -> usize {
        let steps = |student: &Student| student.progress().steps(game.tile.name).to_vec();
        class.students().iter().flat_map(steps).filter(|standing| standing.mastery() != Mastery::New).count()
    };
    // The first of several with as many.
    (0..games.len()).rev().max_by_key(|&place| begun(games[place])).unwrap_or(0)
}

/// The table of a game, and the ways to take it along.
fn draw_standings(words: &Words, class: &ClassHandle, game: &'static Game, sorting: &UseStateHandle<Sorting>) -> Html {
    let on_sort = {
        let sorting = sorting.clone();
        Callback::from(move |by| sorting.set(sorting.tapped(by)))
    };
    let progress = class.class();
    html! {
        <>
            { draw_table(words, &progress, game, **sorting, &on_sort) }
            { draw_legend(words) }
            { draw_downloads(words, &progress, game, **sorting) }
        </>
    }
}

fn draw_downloads(words: &Words, class: &ClassProgress, game: &Game, sorting: Sorting) -> Html {
    let table = file::csv(&rows(words, class, game, sorting), words.language());
    let name = format!("flub-class-{}.csv", game.tile.name);
    html! {
        <div class="row no-print">
            { print_button(words, "button", false) }
            <a class="button" href={file::address(&table)} download={name}>{ words.text("class-csv") }</a>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct StudentsProps {
    class: ClassHandle,
}

/// The students in the order in which they came, to rename or remove.
#[component]
fn Students(StudentsProps { class }: &StudentsProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let fault = use_state_eq(|| None::<String>);
    let all = class.class();
    let rows = all.students().iter().enumerate().map(|(place, student)| {
        let name = student.nickname().to_owned();
        let onchange = {
            let (class, words, fault, name) = (class.clone(), words.clone(), fault.clone(), name.clone());
            move |event: Event| {
                let field: HtmlInputElement = event.target_unchecked_into();
                let typed = field.value();
                let renamed = class.change(|class| class.rename(place, &typed));
                fault.set(renamed.err().map(|fault| {
                    field.set_value(&name);
                    match fault {
                        NicknameFault::Empty => words.text("class-name-empty"),
                        NicknameFault::InUse => words.with("class-name-taken", &[("name", isolated(&typed).into())]),
                    }
                }));
            }
        };
        let onclick = {
            let (class, words, announcer, name) = (class.clone(), words.clone(), announcer.clone(), name.clone());
            move |_: MouseEvent| {
                class.change(|class| class.remove(place));
                announcer.announce(words.with("class-removed", &[("name", isolated(&name).into())]));
            }
        };
        let removal = words.with("class-remove", &[("name", isolated(&name).into())]);
        html! {
            <li key={name.clone()}>
                <label class="field">
                    <span class="visually-hidden">{ renewed(words.with("class-nickname-of", &[("number", (place + 1).into())])) }</span>
                    <input type="text" dir="auto" autocomplete="off" maxlength={ClassProgress::LONGEST_NICKNAME.to_string()}
                        value={name} {onchange} />
                </label>
                <button type="button" class="button" aria-label={removal} {onclick}>{ words.text("class-remove-one") }</button>
            </li>
        }
    });
    html! {
        <details class="class-students no-print">
            <summary>{ words.text("class-students") }</summary>
            <p>{ words.text("class-students-about") }</p>
            if let Some(fault) = &*fault {
                <Notice tone={Tone::Wrong}><p role="alert">{ fault }</p></Notice>
            }
            <ul>{ for rows }</ul>
        </details>
    }
}

/// Keeps the class on this device or as a file, or forgets it.
fn draw_keeping(words: &Words, announcer: &Announcer, class: &ClassHandle) -> Html {
    let (is_empty, is_saved) = (class.class().students().is_empty(), class.is_saved());
    // The table is what is looked for, so above it stands no more than has to be read.
    let unless = |is_clear: bool| is_clear.then_some("visually-hidden");
    let onchange = {
        let class = class.clone();
        move |_: Event| class.save(!is_saved)
    };
    let forget = {
        let (class, words, announcer) = (class.clone(), words.clone(), announcer.clone());
        move |_: MouseEvent| {
            class.change(|class| *class = ClassProgress::default());
            class.save(false);
            announcer.announce(words.text("class-forgotten"));
        }
    };
    html! {
        <section class="class-keeping sheet no-print" aria-labelledby="class-keeping">
            <h2 id="class-keeping" class={unless(!is_empty)}>{ words.text("class-keeping") }</h2>
            <p role="status" class={unless(is_saved)}>
                { renewed(words.with("class-kept", &[("saved", if is_saved { "yes" } else { "no" }.into())])) }
            </p>
            <label class="check">
                <input type="checkbox" checked={is_saved} {onchange} />
                <span>{ words.text("class-save") }</span>
            </label>
            if !is_empty {
                <div class="row">
                    <a class="button" href={file::address(&class.class().to_string())} download="flub-class.txt">
                        { words.text("class-save-file") }
                    </a>
                    <button type="button" class="button" onclick={forget}>{ words.text("class-forget") }</button>
                </div>
            }
        </section>
    }
}
