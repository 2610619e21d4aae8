//! The table of students by steps, the commonest mistaken beliefs of the class, and its steps with theirs.

use std::cmp::Ordering;

use flub::lessons::{Belief, ClassProgress, Day, Mastery, Order, Standing};
use flub_tables::i18n::Words;
use js_sys::{Array, Intl::Collator, Object, Reflect};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::{
    games::Game,
    lessons::{
        kept::today,
        room::{describe_step, mark, state},
    },
    route::{Route, places::LearnPlace},
    ui::renewed::renewed,
};

/// Students by steps, each with its state; a tap on a heading sorts them.
pub fn draw_table(
    words: &Words,
    class: &ClassProgress,
    game: &Game,
    sorting: Sorting,
    on_sort: &Callback<Order>,
) -> Html {
    let ladder = game.tile.name;
    let name = words.text(game.tile.title);
    let caption =
        words.with("class-caption", &[("game", name.as_str().into()), ("students", class.students().len().into())]);
    let heading = |by: Order, label: Html, about: String| {
        let onclick = on_sort.reform(move |_: MouseEvent| by);
        let arrow = match sorting.aria(by) {
            Some("descending") => "↓",
            Some(_) => "↑",
            None => "",
        };
        html! {
            <th scope="col" aria-sort={sorting.aria(by)}>
                <button type="button" class="class-sort" title={about} {onclick}>
                    { label }
                    <span class="class-arrow" aria-hidden="true">{ renewed(arrow) }</span>
                </button>
            </th>
        }
    };
    let states = States::new(words, today());
    let steps = 1..=game.steps();
    let headings = steps.clone().map(|step| {
        let name = describe_step(words, game, step);
        let label = html! {
            <><span aria-hidden="true">{ step }</span><span class="visually-hidden">{ &name }</span></>
        };
        heading(Order::Step(step), label, name)
    });
    let rows =
        sorting.order(class, ladder).into_iter().filter_map(|place| class.students().get(place)).map(|student| {
            let cells = student.progress().steps(ladder).iter().map(|&standing| states.draw_cell(standing));
            html! {
                <tr key={student.nickname().to_owned()}>
                    <th scope="row"><bdi>{ student.nickname() }</bdi></th>
                    <td class="numbers">{ renewed(student.learnt(ladder)) }</td>
                    { for cells }
                </tr>
            }
        });
    let sums = steps.map(|step| html! { <td class="numbers">{ renewed(class.learnt_at(ladder, step)) }</td> });
    html! {
        <div class="class-scroll" role="region" aria-label={caption.clone()} tabindex="0">
            <table class="class-table">
                <caption>{ renewed(caption) }</caption>
                <thead>
                    <tr>
                        { heading(Order::Nickname, html! { <span>{ words.text("class-nickname") }</span> }, words.text("class-sort")) }
                        { heading(Order::Learnt, html! { <span>{ words.text("class-learnt") }</span> }, words.text("class-sort")) }
                        { for headings }
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{ words.text("class-learnt-by") }</th>
                        <td></td>
                        { for sums }
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

/// The words for the states of steps on a day, made once for all cells.
struct States {
    today: Day,
    by_mastery: [String; Mastery::ALL.len()],
    due: String,
    held: String,
}

impl States {
    fn new(words: &Words, today: Day) -> Self {
        let describe = |state: &'static str, row: usize| {
            words.with("learn-state", &[("state", state.into()), ("row", row.into())])
        };
        let by_mastery = Mastery::ALL.map(|mastery| match mastery {
            Mastery::New => describe("new", 0),
            mastery if mastery.is_learnt() => describe("learnt", 0),
            mastery => describe("learning", mastery.row()),
        });
        Self { today, by_mastery, due: describe("due", 0), held: words.text("class-mark-held") }
    }

    fn describe(&self, standing: Standing) -> &String {
        if standing.is_due(self.today) { &self.due } else { &self.by_mastery[standing.mastery() as usize] }
    }

    /// A state with its mark, and another mark for a mistaken belief that showed there.
    fn draw_cell(&self, standing: Standing) -> Html {
        let state = state(standing, self.today);
        let text = self.describe(standing);
        html! {
            <td class={classes!("class-cell", state)} title={text.clone()}>
                { mark(state, Some(text)) }
                if is_held(standing) {
                    <span class="class-held" role="img" aria-label={self.held.clone()}>{ "!" }</span>
                }
            </td>
        }
    }
}

/// Whether a mistaken belief showed and the step has not been learnt since.
fn is_held(standing: Standing) -> bool {
    standing.slip().is_some() && !standing.mastery().is_learnt()
}

/// What the marks mean.
pub fn draw_legend(words: &Words) -> Html {
    let one = |state: &'static str, text: String| {
        html! { <li><span class={classes!("class-cell", state)}>{ mark(state, None) }</span>{ text }</li> }
    };
    let describe = |state: &'static str| words.with("learn-state", &[("state", state.into()), ("row", 0.into())]);
    html! {
        <ul class="class-legend">
            { for ["learnt", "due", "learning", "new"].map(|state| one(state, describe(state))) }
            <li>
                <span class="class-cell"><span class="class-held" aria-hidden="true">{ "!" }</span></span>
                { words.text("class-mark-held") }
            </li>
        </ul>
    }
}

/// The table for a spreadsheet: students by steps, then their mistaken beliefs.
pub fn rows(words: &Words, class: &ClassProgress, game: &Game, sorting: Sorting) -> Vec<Vec<String>> {
    let ladder = game.tile.name;
    let steps = (1..=game.steps()).map(|step| describe_step(words, game, step));
    let heads = [words.text("class-nickname"), words.text("class-learnt")].into_iter().chain(steps);
    let first = heads.chain([words.text("class-beliefs")]).collect();
    let (states, sentences) = (States::new(words, today()), Sentences::new(words, game));
    let students = sorting.order(class, ladder).into_iter().filter_map(|place| class.students().get(place));
    let row = students.map(|student| {
        let standings = student.progress().steps(ladder);
        let cells = standings.iter().map(|&standing| states.describe(standing).clone());
        let beliefs =
            (1..).zip(standings).filter(|&(_, &standing)| is_held(standing)).filter_map(|(step, standing)| {
                let belief = sentences.at(step, standing.slip()?)?;
                Some(words.with("class-belief-at", &[("step", step.into()), ("belief", belief.into())]))
            });
        let beliefs = beliefs.collect::<Vec<_>>().join("\n");
        let learnt = student.learnt(ladder).to_string();
        [student.nickname().to_owned(), learnt].into_iter().chain(cells).chain([beliefs]).collect()
    });
    std::iter::once(first).chain(row).collect()
}

/// How the students are ordered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sorting {
    by: Order,
    is_descending: bool,
}

impl Sorting {
    pub const USUAL: Self = Self { by: Order::Nickname, is_descending: false };

    /// The sorting after a tap on a heading: by it, or the other way round if it was by it already.
    pub fn tapped(self, by: Order) -> Self {
        Self { by, is_descending: self.by == by && !self.is_descending }
    }

    /// The value of `aria-sort` of a heading.
    fn aria(self, by: Order) -> Option<&'static str> {
        (self.by == by).then_some(if self.is_descending { "descending" } else { "ascending" })
    }

    /// The indices of the students in this order.
    fn order(self, class: &ClassProgress, ladder: &str) -> Vec<usize> {
        let mut places = class.ordered(ladder, self.by, by_language());
        if self.is_descending {
            places.reverse();
        }
        places
    }
}

/// Compares names as the browser's language orders them, and numbers in them by their size. Blanks and signs before
/// a name do not move it to the front.
fn by_language() -> impl Fn(&str, &str) -> Ordering {
    let options = Object::new();
    // A plain object takes any property.
    let _ = Reflect::set(&options, &"numeric".into(), &true.into());
    let compare = Collator::new(&Array::new(), &options).compare();
    move |one, other| {
        let [one, other] = [one, other].map(|name| name.trim_start_matches(|sign: char| !sign.is_alphanumeric()));
        let order = compare.call2(&JsValue::UNDEFINED, &one.into(), &other.into());
        order.ok().and_then(|order| order.as_f64()).and_then(|order| order.partial_cmp(&0.0)).unwrap_or(Ordering::Equal)
    }
}

/// The sentences about the mistaken beliefs of a ladder, made once for a whole class.
struct Sentences(Vec<Vec<String>>);

impl Sentences {
    fn new(words: &Words, game: &Game) -> Self {
        let sentence = |step, index| (game.lessons()?.belief)(words, step, index);
        Self((1..=game.steps()).map(|step| (0..).map_while(|index| sentence(step, index)).collect()).collect())
    }

    /// The sentence about a belief of a step, which is counted from 1, by its index.
    fn at(&self, step: usize, index: usize) -> Option<&str> {
        self.0.get(step.checked_sub(1)?)?.get(index).map(String::as_str)
    }
}

/// What the class gets wrong, the commonest first; who believes it is folded.
pub fn draw_beliefs(words: &Words, class: &ClassProgress, game: &Game) -> Html {
    let sentences = Sentences::new(words, game);
    let found = class.beliefs(game.tile.name, |step, index| sentences.at(step, index));
    let (held, overcome): (Vec<_>, Vec<_>) = found.iter().partition(|belief| !belief.held.is_empty());
    let list = |beliefs: &[&Belief<&str>]| {
        html! { <ol class="class-beliefs">{ for beliefs.iter().map(|belief| draw_belief(words, class, belief)) }</ol> }
    };
    html! {
        <section class="class-part" aria-labelledby="class-beliefs">
            <h2 id="class-beliefs">{ words.text("class-beliefs-title") }</h2>
            if held.is_empty() {
                <p>{ words.text("class-no-beliefs") }</p>
            } else {
                <p>{ words.text("class-beliefs-about") }</p>
                { list(&held) }
            }
            if !overcome.is_empty() {
                <details>
                    <summary>{ renewed(words.with("class-beliefs-overcome", &[("count", overcome.len().into())])) }</summary>
                    { list(&overcome) }
                </details>
            }
        </section>
    }
}

fn draw_belief(words: &Words, class: &ClassProgress, found: &Belief<&str>) -> Html {
    let names = |places: &[usize]| {
        let names = places.iter().filter_map(|&place| class.students().get(place));
        names
            .map(|student| html! { <li key={student.nickname()}><bdi>{ student.nickname() }</bdi></li> })
            .collect::<Html>()
    };
    let held = [("held", found.held.len().into()), ("overcome", found.overcome.len().into())];
    let steps = [("count", found.steps.len().into()), ("steps", words.list(&found.steps).into())];
    let summary = [words.with("class-belief-count", &held), words.with("class-belief-steps", &steps)];
    let group = |title: String, places: &[usize]| {
        if places.is_empty() {
            return html! {};
        }
        html! { <div><p>{ title }</p><ul class="class-names">{ names(places) }</ul></div> }
    };
    html! {
        <li>
            <p class="class-belief">{ found.belief }</p>
            <p class="quiet">{ renewed(words.sentences(summary)) }</p>
            <details>
                <summary>{ words.text("class-belief-who") }</summary>
                { group(words.text("class-held"), &found.held) }
                { group(words.text("class-overcome"), &found.overcome) }
            </details>
        </li>
    }
}

/// The steps by number, each with how many have learnt it and what most get wrong in it.
pub fn draw_steps(words: &Words, class: &ClassProgress, game: &'static Game) -> Html {
    let sentences = Sentences::new(words, game);
    let rows = (1..=game.steps()).map(|step| {
        let of_step = |at: usize, index| sentences.at(at, index).filter(|_| at == step);
        let commonest = class.beliefs(game.tile.name, of_step).into_iter().find(|belief| !belief.held.is_empty());
        let learnt = class.learnt_at(game.tile.name, step);
        let values = [("learnt", learnt.into()), ("students", class.students().len().into())];
        html! {
            <li key={step}>
                <a href={Route::Learn(LearnPlace::Step { game, step }).href()}>{ describe_step(words, game, step) }</a>
                <span class="quiet">{ renewed(words.with("class-step-learnt", &values)) }</span>
                if let Some(belief) = commonest {
                    <p>
                        { renewed(words.with("class-step-belief", &[("held", belief.held.len().into()), ("belief", belief.belief.into())])) }
                    </p>
                }
            </li>
        }
    });
    html! {
        <section class="class-part" aria-labelledby="class-steps">
            <h2 id="class-steps">{ words.text("class-steps-title") }</h2>
            <ul class="class-steps">{ for rows }</ul>
        </section>
    }
}
