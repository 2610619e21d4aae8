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

/// The id of the field for many lines.
const MANY: &str = "class-many";

/// The id of what tells how they are read, which is not said at every key.
const READ: &str = "class-read";

/// The id of the field for one link after another.
const ONE: &str = "class-one";

#[derive(Properties, PartialEq)]
pub struct HandInFormsProps {
    pub class: ClassHandle,
}

/// The ways to hand in: many lines at once, one link after another, or a file. How many lines would be read is told before they are added, and a
/// refused line stays in its field.
#[component]
pub fn HandInForms(HandInFormsProps { class }: &HandInFormsProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let many = use_state_eq(String::new);
    let one = use_state_eq(String::new);
    let report = use_state_eq(|| None::<Report>);
    let take = {
        let (class, report, words) = (class.clone(), report.clone(), words.clone());
        move |text: &str| {
            let found = class.change(|class| read(class, &words, text));
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
        let (many, report) = (many.clone(), report.clone());
        move |event: InputEvent| {
            many.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
            report.set(None);
        }
    };
    // What was refused is told by the report, until somebody mends it.
    let preview =
        (report.is_none() && !many.trim().is_empty()).then(|| read(&mut (*class.class()).clone(), &words, &many));
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
        let (many, words, report) = (many.clone(), words.clone(), report.clone());
        move |event: Event| {
            let (many, report, words) = (many.clone(), report.clone(), words.clone());
            let on_text = Callback::from(move |text: Option<String>| match text {
                Some(text) => {
                    many.set(text);
                    report.set(None);
                    focus(&format!("#{MANY}"));
                }
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
            <p>{ words.sentences([words.text("class-how"), words.text("class-made-up")]) }</p>
            <form class="stack" onsubmit={add_many}>
                <label class="field">
                    <span>{ words.text("class-many") }</span>
                    <textarea id={MANY} rows="4" aria-describedby={READ} autocomplete="off" spellcheck="false" value={(*many).clone()} {oninput} />
                </label>
                <div id={READ}>
                    if let Some(preview) = preview {
                        { draw_report(&words, &preview, true) }
                    }
                </div>
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
                { draw_report(&words, report, false) }
            }
        </section>
    }
}

fn read(class: &mut ClassProgress, words: &Words, text: &str) -> Report {
    let unnamed = |number: usize| words.with("class-unnamed", &[("number", number.into())]);
    class.hand_in(&ladders(), &file::composed(text), unnamed)
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

/// What was read of some lines: what became of it, or what would be if they were added.
fn draw_report(words: &Words, report: &Report, is_preview: bool) -> Html {
    let names = |wanted: &dyn Fn(&(String, Entry, bool)) -> bool| {
        words.list(report.taken.iter().filter(|taken| wanted(taken)).map(|(name, ..)| isolated(name)))
    };
    let cut = names(&|(_, _, is_cut)| *is_cut);
    let refused = report.refused.iter().take(MOST_LISTED).map(|(number, line, fault)| {
        html! {
            <li>
                // What is left in the field afterwards has other numbers.
                if is_preview {
                    { words.with("class-line", &[("number", (*number).into())]) }{ " " }
                }
                <bdi class="class-line">{ line }</bdi><br />
                { describe_fault(words, *fault) }
            </li>
        }
    });
    let tone = match report {
        _ if is_preview => Tone::Note,
        Report { taken, refused } if refused.is_empty() && !taken.is_empty() => Tone::Right,
        _ => Tone::Wrong,
    };
    let told = [Entry::Added, Entry::Replaced, Entry::Known].map(|what| {
        let values = [("names", names(&|(_, taken, _)| *taken == what).into())];
        let told = match what {
            Entry::Added => words.with("class-read-added", &values),
            Entry::Replaced if !is_preview => words.with("class-replaced", &values),
            Entry::Replaced => words.with("class-read-replaced", &values),
            Entry::Known => words.with("class-read-known", &values),
        };
        let is_told =
            (is_preview || what == Entry::Replaced) && report.taken.iter().any(|(_, taken, _)| *taken == what);
        html! { if is_told { <p>{ renewed(told) }</p> } }
    });
    let summary = match is_preview {
        true => {
            words.with("class-read", &[("read", report.taken.len().into()), ("refused", report.refused.len().into())])
        }
        false => summarize(words, report),
    };
    html! {
        <Notice {tone}>
            <p>{ renewed(summary) }</p>
            { for told }
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
