//! The table of students by steps, and in which order they stand.

use std::cmp::Ordering;

use flub::lessons::{ClassProgress, Day, Mastery, Order, Standing};
use js_sys::{Array, Intl::Collator, Object, Reflect};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::beliefs::Sentences;
use crate::{
    context::use_words,
    games::Game,
    i18n::Words,
    lessons::{
        room::{mark, state},
        use_class::ClassHandle,
        use_learners::today,
    },
    ui::renewed::renewed,
};

/// Properties of [`Grid`].
#[derive(Properties, PartialEq)]
pub struct GridProps {
    /// The class.
    pub class: ClassHandle,
    /// The game.
    pub game: &'static Game,
    /// The order of the students.
    pub sorting: Sorting,
    /// Called when a heading is tapped.
    pub on_sort: Callback<Order>,
}

/// Students by steps, each with its state; sorted by a tap on a heading.
#[component]
pub fn Grid(GridProps { class, game, sorting, on_sort }: &GridProps) -> Html {
    let words = use_words();
    let class = class.class();
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
    let states = States::new(&words, today());
    let steps = 1..=game.steps();
    let headings = steps.clone().map(|step| {
        let name = step_name(&words, game, step);
        let label = html! {
            <><span aria-hidden="true">{ step }</span><span class="visually-hidden">{ &name }</span></>
        };
        heading(Order::Step(step), label, name)
    });
    let rows =
        sorting.places(&class, ladder).into_iter().filter_map(|place| class.students().get(place)).map(|student| {
            let cells = student.progress().steps(ladder).iter().map(|&standing| states.cell(standing));
            html! {
                <tr key={student.nickname().to_owned()}>
                    <th scope="row"><bdi>{ student.nickname() }</bdi></th>
                    <td class="numbers">{ renewed(learnt_of(&words, student.learnt(ladder), game.steps())) }</td>
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

/// What is said of the states of steps on a day, put into words once for all cells.
struct States {
    today: Day,
    said: [String; Mastery::ALL.len()],
    due: String,
    held: String,
}

impl States {
    fn new(words: &Words, today: Day) -> Self {
        let said = |state: &'static str, row: usize| {
            words.with("learn-state", &[("state", state.into()), ("row", row.into())])
        };
        let of = |mastery: Mastery| match mastery {
            Mastery::New => said("new", 0),
            mastery if mastery.is_learnt() => said("learnt", 0),
            mastery => said("learning", mastery.row()),
        };
        Self { today, said: Mastery::ALL.map(of), due: said("due", 0), held: words.text("class-mark-held") }
    }

    fn said(&self, standing: Standing) -> &String {
        if standing.is_due(self.today) { &self.due } else { &self.said[standing.mastery() as usize] }
    }

    /// A state with its mark; a mistaken belief that goes with it has a mark of its own.
    fn cell(&self, standing: Standing) -> Html {
        let state = state(standing, self.today);
        let text = self.said(standing);
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
pub fn legend(words: &Words) -> Html {
    let one = |state: &'static str, text: String| {
        html! { <li><span class={classes!("class-cell", state)}>{ mark(state, None) }</span>{ text }</li> }
    };
    let said = |state: &'static str| words.with("learn-state", &[("state", state.into()), ("row", 0.into())]);
    html! {
        <ul class="class-legend">
            { for ["learnt", "due", "learning", "new"].map(|state| one(state, said(state))) }
            <li>
                <span class="class-cell"><span class="class-held" aria-hidden="true">{ "!" }</span></span>
                { words.text("class-mark-held") }
            </li>
        </ul>
    }
}

/// A step with its number and name.
pub fn step_name(words: &Words, game: &Game, step: usize) -> String {
    let title = game.lessons().map(|lessons| (lessons.title)(words, step)).unwrap_or_default();
    words.with("learn-step", &[("step", step.into()), ("name", title.into())])
}

fn learnt_of(words: &Words, learnt: usize, steps: usize) -> String {
    words.with("class-of", &[("learnt", learnt.into()), ("steps", steps.into())])
}

/// The table for a spreadsheet: students by steps, then their mistaken beliefs.
pub fn rows(words: &Words, class: &ClassProgress, game: &Game, sorting: Sorting) -> Vec<Vec<String>> {
    let ladder = game.tile.name;
    let steps = (1..=game.steps()).map(|step| step_name(words, game, step));
    let heads = [words.text("class-nickname"), words.text("class-learnt")].into_iter().chain(steps);
    let first = heads.chain([words.text("class-beliefs")]).collect();
    let (states, sentences) = (States::new(words, today()), Sentences::new(words, game));
    let students = sorting.places(class, ladder).into_iter().filter_map(|place| class.students().get(place));
    let row = students.map(|student| {
        let standings = student.progress().steps(ladder);
        let said = standings.iter().map(|&standing| states.said(standing).clone());
        let told = (1..).zip(standings).filter(|&(_, &standing)| is_held(standing)).filter_map(|(step, standing)| {
            let belief = sentences.at(step, standing.slip()?)?;
            Some(words.with("class-belief-at", &[("step", step.into()), ("belief", belief.into())]))
        });
        let told = told.collect::<Vec<_>>().join("\n");
        let learnt = student.learnt(ladder).to_string();
        [student.nickname().to_owned(), learnt].into_iter().chain(said).chain([told]).collect()
    });
    std::iter::once(first).chain(row).collect()
}

/// An order, and whether it is turned around.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sorting {
    /// By what.
    pub by: Order,
    /// Whether the most come first.
    pub is_descending: bool,
}

impl Sorting {
    /// By nickname.
    pub const USUAL: Self = Self { by: Order::Nickname, is_descending: false };

    /// What a tap on a heading leads to: this order, or the same turned around.
    pub fn tapped(self, by: Order) -> Self {
        Self { by, is_descending: self.by == by && !self.is_descending }
    }

    /// The value of `aria-sort` of a heading.
    pub fn aria(self, by: Order) -> Option<&'static str> {
        (self.by == by).then_some(if self.is_descending { "descending" } else { "ascending" })
    }

    /// The places of the students.
    pub fn places(self, class: &ClassProgress, ladder: &str) -> Vec<usize> {
        let mut places = class.ordered(ladder, self.by, by_language());
        if self.is_descending {
            places.reverse();
        }
        places
    }
}

/// As the browser's language orders names, and numbers in them by their size.
fn by_language() -> impl Fn(&str, &str) -> Ordering {
    let options = Object::new();
    // A plain object takes any property.
    let _ = Reflect::set(&options, &"numeric".into(), &true.into());
    let compare = Collator::new(&Array::new(), &options).compare();
    move |one, other| {
        let order = compare.call2(&JsValue::UNDEFINED, &one.into(), &other.into());
        order.ok().and_then(|order| order.as_f64()).and_then(|order| order.partial_cmp(&0.0)).unwrap_or(Ordering::Equal)
    }
}
