//! The steps of the ladders: what each teaches, and which standards it serves.

use yew::prelude::*;

use super::{
    csv::csv,
    standards::{STANDARDS, served},
};
use crate::{context::use_words, games::Game, i18n::Words, platform::file, ui::buttons::PrintButton};

/// The page.
#[component]
pub fn StandardsPage() -> Html {
    let words = use_words();
    let what = STANDARDS.iter().map(|standard| {
        html! { <div><dt>{ standard.code }</dt><dd>{ words.text(standard.title) }</dd></div> }
    });
    html! {
        <div class="column standards">
            <h1 tabindex="-1">{ words.text("teach-standards") }</h1>
            <p class="lead">{ words.text("standards-lead") }</p>
            <div class="row no-print">
                <PrintButton class={classes!("button", "primary")} />
                <a class="button" href={file::address(&csv(&rows(&words)))} download="flub-standards.csv">
                    { words.text("standards-csv") }
                </a>
            </div>
            <section aria-labelledby="standards-what">
                <h2 id="standards-what">{ words.text("standards-what") }</h2>
                <dl class="standards-what">{ for what }</dl>
            </section>
            { for Game::taught().map(|game| table(&words, game)) }
        </div>
    }
}

fn table(words: &Words, game: &'static Game) -> Html {
    let rows = (1..=game.steps()).map(|step| {
        let codes = codes(game, step);
        html! {
            <tr key={step}>
                <td class="numbers">{ step }</td>
                <th scope="row">{ title(words, game, step) }</th>
                <td>{ teaches(words, game, step) }</td>
                <td>{ if codes.is_empty() { words.text("standards-none") } else { codes } }</td>
            </tr>
        }
    });
    html! {
        <section key={game.tile.name}>
            <h2 id={format!("standards-{}", game.tile.name)}>{ words.text(game.tile.title) }</h2>
            <div class="standards-scroll" role="region" aria-labelledby={format!("standards-{}", game.tile.name)} tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{ words.text("standards-step") }</th>
                            <th scope="col">{ words.text("standards-title") }</th>
                            <th scope="col">{ words.text("standards-teaches") }</th>
                            <th scope="col">{ words.text("standards-serves") }</th>
                        </tr>
                    </thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
        </section>
    }
}

fn title(words: &Words, game: &Game, step: usize) -> String {
    game.lessons().map(|lessons| (lessons.title)(words, step)).unwrap_or_default()
}

/// What the step puts right: a sentence for each misconception that it deals with.
fn teaches(words: &Words, game: &Game, step: usize) -> String {
    let sentence = |index| (game.lessons()?.belief)(words, step, index);
    (0..).map_while(sentence).collect::<Vec<_>>().join(" ")
}

fn codes(game: &Game, step: usize) -> String {
    served(game.tile.name, step).iter().map(|standard| standard.code).collect::<Vec<_>>().join(", ")
}

/// The table for a spreadsheet.
fn rows(words: &Words) -> Vec<Vec<String>> {
    let heads = vec![
        words.text("standards-game"),
        words.text("standards-step"),
        words.text("standards-title"),
        words.text("standards-teaches"),
        words.text("standards-serves"),
    ];
    let row = |game: &'static Game, step: usize| {
        let name = words.text(game.tile.title);
        vec![name, step.to_string(), title(words, game, step), teaches(words, game, step), codes(game, step)]
    };
    let steps = Game::taught().flat_map(|game| (1..=game.steps()).map(move |step| (game, step)));
    std::iter::once(heads).chain(steps.map(|(game, step)| row(game, step))).collect()
}
