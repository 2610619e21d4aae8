//! The steps of the ladders: what each teaches, and which standards it serves, of content if one is about it, else practices of
//! mathematics.

use flub_tables::i18n::{Id, Words};
use yew::prelude::*;

use crate::{games::Game, platform::file, ui::buttons::print_button};

/// The steps of every ladder in tables.
pub fn draw_standards_page(words: &Words) -> Html {
    let table = file::csv(&rows(words), words.language());
    let what = STANDARDS.iter().map(|standard| {
        html! { <div><dt>{ standard.code }</dt><dd>{ words.text(standard.title) }</dd></div> }
    });
    html! {
        <div class="column standards">
            <h1 tabindex="-1">{ words.text("teach-standards") }</h1>
            <p class="lead">{ words.text("standards-lead") }</p>
            <div class="row no-print">
                { print_button(words, "button primary", false) }
                <a class="button" href={file::address(&table)} download="flub-standards.csv">
                    { words.text("standards-csv") }
                </a>
            </div>
            <section aria-labelledby="standards-what">
                <h2 id="standards-what">{ words.text("standards-what") }</h2>
                <dl class="standards-what">{ for what }</dl>
            </section>
            { for Game::taught().map(|game| draw_table(words, game)) }
        </div>
    }
}

fn draw_table(words: &Words, game: &'static Game) -> Html {
    let rows = (1..=game.steps()).map(|step| {
        let codes = codes(words, game, step);
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

/// What the step puts right: a sentence for each misconception that it is about.
fn teaches(words: &Words, game: &Game, step: usize) -> String {
    let sentence = |index| (game.lessons()?.belief)(words, step, index);
    words.sentences((0..).map_while(sentence))
}

fn codes(words: &Words, game: &Game, step: usize) -> String {
    words.series(served(game.tile.name, step).iter().map(|standard| standard.code))
}

/// All tables in one, for a spreadsheet.
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
        vec![name, step.to_string(), title(words, game, step), teaches(words, game, step), codes(words, game, step)]
    };
    let steps = Game::taught().flat_map(|game| (1..=game.steps()).map(move |step| (game, step)));
    std::iter::once(heads).chain(steps.map(|(game, step)| row(game, step))).collect()
}

/// A standard of the Common Core for mathematics.
struct Standard {
    /// The same in every language.
    code: &'static str,
    title: Id,
}

const FRACTIONS: Standard = Standard { code: "3.NF.A", title: "standards-3nfa" };
const UNIT_FRACTIONS: Standard = Standard { code: "4.NF.B", title: "standards-4nfb" };
const DECIMALS: Standard = Standard { code: "4.NF.C", title: "standards-4nfc" };
const SUMS: Standard = Standard { code: "5.NF.A", title: "standards-5nfa" };
const PERCENTS: Standard = Standard { code: "6.RP.A.3c", title: "standards-6rpa3c" };
const PROBLEMS: Standard = Standard { code: "MP1", title: "standards-mp1" };
const ARGUMENTS: Standard = Standard { code: "MP3", title: "standards-mp3" };
const STRUCTURE: Standard = Standard { code: "MP7", title: "standards-mp7" };

/// All standards, in the order of their codes.
const STANDARDS: [Standard; 8] = [FRACTIONS, UNIT_FRACTIONS, DECIMALS, SUMS, PERCENTS, PROBLEMS, ARGUMENTS, STRUCTURE];

/// The standards that a step, counted from 1, serves. The list is empty for steps about a rule or a variant of the game only.
fn served(game: &str, step: usize) -> &'static [Standard] {
    match (game, step) {
        ("wholes", 1..=3) => &[FRACTIONS],
        ("wholes", 4..=6) => &[DECIMALS, PERCENTS],
        ("wholes", 7..=9) => &[UNIT_FRACTIONS, SUMS],
        ("wholes", 10..=12) => &[SUMS],
        // To believe or doubt what somebody says, with reasons.
        ("wholes", 13..=15) => &[ARGUMENTS],
        ("poe", 1..=8) | ("lawtoe", 1..=6) | ("floating", 1..=7) => &[STRUCTURE],
        ("poe", 9 | 10 | 15) | ("lawtoe", 11 | 12) | ("floating", 8..=12) => &[PROBLEMS],
        ("poe", 11..=14) | ("lawtoe", 7 | 8 | 10) | ("floating", 14) => &[ARGUMENTS],
        _ => &[],
    }
}
