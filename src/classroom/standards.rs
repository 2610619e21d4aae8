//! The steps of the ladders: what a student can do after each, and which standards it serves, of content if one is about it, else
//! practices of mathematics, with an exercise that serves them.

use flub_tables::i18n::{Id, Words};
use yew::prelude::*;

use crate::{games::Game, platform::file, route::places::LearnPlace, ui::buttons::print_button};

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
            { for Game::taught().map(|game| draw_table(words, game)) }
            <section aria-labelledby="standards-what">
                <h2 id="standards-what">{ words.text("standards-what") }</h2>
                <dl class="standards-what">{ for what }</dl>
            </section>
        </div>
    }
}

/// The steps of a game, folded: there are four, as long as their ladders.
fn draw_table(words: &Words, game: &'static Game) -> Html {
    let rows = (1..=game.steps()).map(|step| {
        html! {
            <tr key={step}>
                <td class="numbers">{ step }</td>
                <th scope="row"><a href={LearnPlace::Step { game, step }.href()}>{ game.step_name(words, step) }</a></th>
                <td>{ goal(words, game, step) }</td>
                <td>{ draw_codes(words, game, step) }</td>
            </tr>
        }
    });
    html! {
        <details key={game.tile.name} class="setup-more sheet">
            <summary><h2 id={format!("standards-{}", game.tile.name)}>{ words.text(game.tile.title) }</h2></summary>
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
        </details>
    }
}

/// The codes of the standards that a step serves, each a link to an exercise that serves it.
fn draw_codes(words: &Words, game: &'static Game, step: usize) -> Html {
    let codes = served(game, step).map(|(exercise, standard)| {
        let place = LearnPlace::Exercise { game, text: exercise.into() };
        html! { <a key={standard.code} href={place.href()} title={words.text("standards-open")}>{ standard.code }</a> }
    });
    let codes: Vec<Html> = codes.collect();
    if codes.is_empty() {
        html! { words.text("standards-none") }
    } else {
        html! { <span class="standards-codes">{ codes }</span> }
    }
}

/// What a student can do after the step, to be read after the heading of its column.
fn goal(words: &Words, game: &Game, step: usize) -> String {
    words.with("standards-goal", &[("game", game.tile.name.into()), ("step", step.into())])
}

fn codes(words: &Words, game: &Game, step: usize) -> String {
    words.series(served(game, step).map(|(_, standard)| standard.code))
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
        vec![name, step.to_string(), game.step_name(words, step), goal(words, game, step), codes(words, game, step)]
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
const EQUIVALENCE: Standard = Standard { code: "4.NF.A", title: "standards-4nfa" };
const UNIT_FRACTIONS: Standard = Standard { code: "4.NF.B", title: "standards-4nfb" };
const DECIMALS: Standard = Standard { code: "4.NF.C", title: "standards-4nfc" };
const SUMS: Standard = Standard { code: "5.NF.A", title: "standards-5nfa" };
const PERCENTS: Standard = Standard { code: "6.RP.A.3c", title: "standards-6rpa3c" };
const PROBLEMS: Standard = Standard { code: "MP1", title: "standards-mp1" };
const ARGUMENTS: Standard = Standard { code: "MP3", title: "standards-mp3" };
const STRUCTURE: Standard = Standard { code: "MP7", title: "standards-mp7" };

/// All standards, in the order of their codes.
const STANDARDS: [Standard; 9] =
    [FRACTIONS, EQUIVALENCE, UNIT_FRACTIONS, DECIMALS, SUMS, PERCENTS, PROBLEMS, ARGUMENTS, STRUCTURE];

/// The standards of content, by an exercise that serves them. `tests/app/standards.rs` poses each and looks whether it does.
const CONTENT: [(&str, &[Standard]); 12] = [
    ("wholes 1 seed 0", &[FRACTIONS]),
    ("wholes 2 seed 0", &[FRACTIONS]),
    ("wholes 3 seed 0", &[FRACTIONS, EQUIVALENCE]),
    ("wholes 4 seed 0", &[DECIMALS]),
    ("wholes 5 seed 18", &[DECIMALS]),
    ("wholes 6 seed 0", &[PERCENTS]),
    ("wholes 7 seed 7", &[UNIT_FRACTIONS]),
    ("wholes 8 seed 0", &[UNIT_FRACTIONS]),
    ("wholes 9 seed 0", &[EQUIVALENCE, SUMS]),
    ("wholes 10 hard seed 77", &[SUMS]),
    ("wholes 11 hard seed 77", &[SUMS]),
    ("wholes 12 seed 0", &[SUMS]),
];

/// The practices that steps serve, by the game and the steps; any exercise of them does. Not in the list are steps about a rule or a
/// variant of the game only.
const PRACTICES: [(&str, &[usize], Standard); 10] = [
    // To believe or doubt what somebody says, with reasons.
    ("wholes", &[13, 14, 15], ARGUMENTS),
    ("poe", &[1, 2, 3, 4, 5, 6, 7, 8], STRUCTURE),
    ("poe", &[9, 10, 15], PROBLEMS),
    ("poe", &[11, 12, 13, 14], ARGUMENTS),
    ("lawtoe", &[1, 2, 3, 4, 5, 6], STRUCTURE),
    ("lawtoe", &[11, 12], PROBLEMS),
    ("lawtoe", &[7, 8, 10], ARGUMENTS),
    ("floating", &[1, 2, 3, 4, 5, 6, 7], STRUCTURE),
    ("floating", &[8, 9, 10, 11, 12], PROBLEMS),
    ("floating", &[14], ARGUMENTS),
];

/// The standards that a step, counted from 1, serves, each with the text of an exercise that serves it.
fn served(game: &Game, step: usize) -> impl Iterator<Item = (String, &'static Standard)> {
    let name = game.tile.name;
    let step_of = format!("{name} {step} ");
    let content = CONTENT.iter().filter(move |(exercise, _)| exercise.starts_with(&step_of));
    let content =
        content.flat_map(|(exercise, served)| served.iter().map(|standard| ((*exercise).to_owned(), standard)));
    let practices = PRACTICES.iter().filter(move |(game, steps, _)| *game == name && steps.contains(&step));
    content.chain(practices.map(move |(.., standard)| (format!("{name} {step} seed 0"), standard)))
}
