//! The students one by one, with other nicknames or removed; and whether the class is kept when the page is closed.

use flub::lessons::{ClassProgress, NicknameFault};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    context::{AppContext, use_app},
    i18n::isolated,
    lessons::use_class::ClassHandle,
    platform::file,
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// Properties of [`Students`].
#[derive(Properties, PartialEq)]
pub struct StudentsProps {
    /// The class.
    pub class: ClassHandle,
}

/// The students in the order in which they came, to rename or remove.
#[component]
pub fn Students(StudentsProps { class }: &StudentsProps) -> Html {
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

/// Properties of [`Keeping`].
#[derive(Properties, PartialEq)]
pub struct KeepingProps {
    /// The class.
    pub class: ClassHandle,
}

/// Keeps the class on this device or as a file, or forgets it.
#[component]
pub fn Keeping(KeepingProps { class }: &KeepingProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let is_empty = class.class().students().is_empty();
    let onchange = {
        let class = class.clone();
        move |_: Event| class.save(!class.is_saved())
    };
    let forget = {
        let (class, words) = (class.clone(), words.clone());
        move |_: MouseEvent| {
            class.change(|class| *class = ClassProgress::default());
            class.save(false);
            announcer.announce(words.text("class-forgotten"));
        }
    };
    html! {
        <section class="sheet stack no-print" aria-labelledby="class-keeping">
            <h2 id="class-keeping">{ words.text("class-keeping") }</h2>
            <p role="status">{ renewed(words.with("class-kept", &[("saved", if class.is_saved() { "yes" } else { "no" }.into())])) }</p>
            <label class="check">
                <input type="checkbox" checked={class.is_saved()} {onchange} />
                <span>{ words.text("class-save") }</span>
            </label>
            if !is_empty {
                <p>
                    <a href={file::address(&class.class().to_string())} download="flub-class.txt">
                        { words.text("class-save-file") }
                    </a>
                </p>
                <div class="row">
                    <button type="button" class="button" onclick={forget}>{ words.text("class-forget") }</button>
                </div>
            }
        </section>
    }
}
