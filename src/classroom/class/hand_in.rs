//! What students hand in: many lines at once, one link after another, or a file.

use flub::{
    games::ladders,
    lessons::{ClassProgress, Entry, HandInFault, ProgressFault, Report},
};
use flub_tables::i18n::{Words, isolated};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::{
    context::{AppContext, use_app},
    lessons::kept::ClassHandle,
    platform::{file, page::focus},
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// The most bytes read of a file: more than any class has.
const LONGEST_FILE: usize = 100_000;

/// How many of the refused lines are listed.
const MOST_LISTED: usize = 20;

/// The id of the field for one link after another.
const ONE: &str = "class-one";

#[derive(Properties, PartialEq)]
pub struct HandInFormsProps {
    pub class: ClassHandle,
}

/// The ways to hand in: many lines at once, one link after another, or a file. A refused line stays in its field.
#[component]
pub fn HandInForms(HandInFormsProps { class }: &HandInFormsProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let many = use_state_eq(String::new);
    let one = use_state_eq(String::new);
    let report = use_state_eq(|| None::<Report>);
    let take = {
        let (class, report, words) = (class.clone(), report.clone(), words.clone());
        move |text: &str| {
            let found = hand_in(&class, &words, text);
            announcer.announce(summarize(&words, &found));
            let left = found.refused.iter().map(|(_, line, _)| line.as_str()).collect::<Vec<_>>().join("\n");
            report.set(Some(found));
            left
        }
    };
    let typed = |state: &UseStateHandle<String>| {
        let state = state.clone();
        move |event: InputEvent| state.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let oninput = {
        let many = many.clone();
        move |event: InputEvent| many.set(event.target_unchecked_into::<HtmlTextAreaElement>().value())
    };
    let add_many = {
        let (many, take) = (many.clone(), take.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            many.set(take(&many));
        }
    };
    let add_one = {
        let (one, take) = (one.clone(), take.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            one.set(take(&one));
            focus(&format!("#{ONE}"));
        }
    };
    let on_file = {
        let (many, take, words, report) = (many.clone(), take.clone(), words.clone(), report.clone());
        move |event: Event| {
            let (many, take, report, words) = (many.clone(), take.clone(), report.clone(), words.clone());
            let on_text = Callback::from(move |text: Option<String>| match text {
                Some(text) => many.set(take(&text)),
                None => {
                    let line = (1, words.text("class-file"), HandInFault::NoProgress);
                    report.set(Some(Report { refused: vec![line], ..Report::default() }));
                }
            });
            file::read_chosen(&event.target_unchecked_into::<HtmlInputElement>(), LONGEST_FILE, on_text);
        }
    };
    html! {
        <section class="sheet stack no-print" aria-labelledby="class-hand-in">
            <h2 id="class-hand-in">{ words.text("class-hand-in") }</h2>
            <p>{ words.text("class-how") }</p>
            <form class="stack" onsubmit={add_many}>
                <label class="field">
                    <span>{ words.text("class-many") }</span>
                    <textarea rows="4" autocomplete="off" spellcheck="false" value={(*many).clone()} {oninput} />
                </label>
                <div class="row">
                    <button type="submit" class="button primary">{ words.text("class-add") }</button>
                </div>
            </form>
            <form class="class-one" onsubmit={add_one}>
                <label class="field">
                    <span>{ words.text("class-one") }</span>
                    <input id={ONE} type="text" autocomplete="off" spellcheck="false" value={(*one).clone()}
                        oninput={typed(&one)} />
                </label>
                <button type="submit" class="button">{ words.text("class-add-one") }</button>
            </form>
            <label class="field">
                <span>{ words.text("class-file") }</span>
                <input type="file" accept=".txt,.csv,text/plain" onchange={on_file} />
            </label>
            if let Some(report) = &*report {
                { draw_report(&words, report) }
            }
        </section>
    }
}

fn hand_in(class: &ClassHandle, words: &Words, text: &str) -> Report {
    let unnamed = |number: usize| words.with("class-unnamed", &[("number", number.into())]);
    class.change(|class| class.hand_in(&ladders(), &file::composed(text), unnamed))
}

/// Says in a sentence or two how many lines were taken and refused.
fn summarize(words: &Words, report: &Report) -> String {
    let count = |wanted: Entry| report.taken.iter().filter(|(_, taken, _)| *taken == wanted).count();
    let values = [
        ("added", count(Entry::Added).into()),
        ("replaced", count(Entry::Replaced).into()),
        ("known", count(Entry::Known).into()),
        ("refused", report.refused.len().into()),
    ];
    if report.taken.is_empty() && report.refused.is_empty() {
        return words.text("class-empty");
    }
    words.with("class-taken", &values)
}

fn draw_report(words: &Words, report: &Report) -> Html {
    let names = |wanted: &dyn Fn(&(String, Entry, bool)) -> bool| {
        words.list(report.taken.iter().filter(|taken| wanted(taken)).map(|(name, ..)| isolated(name)))
    };
    let replaced = names(&|(_, taken, _)| *taken == Entry::Replaced);
    let cut = names(&|(_, _, is_cut)| *is_cut);
    let refused = report.refused.iter().take(MOST_LISTED).map(|(_, line, fault)| {
        html! { <li><bdi class="class-line">{ line }</bdi><br />{ describe_fault(words, *fault) }</li> }
    });
    let tone = if report.refused.is_empty() && !report.taken.is_empty() { Tone::Right } else { Tone::Wrong };
    html! {
        <Notice {tone}>
            <p>{ renewed(summarize(words, report)) }</p>
            if !replaced.is_empty() {
                <p>{ words.with("class-replaced", &[("names", replaced.into())]) }</p>
            }
            if !cut.is_empty() {
                <p>{ words.with("class-cut", &[("most", ClassProgress::LONGEST_NICKNAME.into()), ("names", cut.into())]) }</p>
            }
            <ul class="class-refused">{ for refused }</ul>
        </Notice>
    }
}

/// Says in a sentence why a line was refused.
fn describe_fault(words: &Words, fault: HandInFault) -> String {
    match fault {
        HandInFault::NoProgress => words.text("class-fault-none"),
        HandInFault::Full => words.with("class-fault-full", &[("most", ClassProgress::MOST.into())]),
        HandInFault::Unreadable(fault) => {
            let fault = match fault {
                ProgressFault::TooLong => "long",
                ProgressFault::Version => "version",
                ProgressFault::Mangled => "mangled",
                ProgressFault::TooMany => "many",
            };
            words.with("class-fault", &[("fault", fault.into())])
        }
    }
}
