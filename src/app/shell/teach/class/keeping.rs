//! Whether the class is kept when the page is closed, and the way to forget it.

use flub::teach::ClassProgress;
use yew::prelude::*;

use super::use_class::ClassHandle;
use crate::app::{
    context::{AppContext, use_app},
    platform::file,
    ui::renewed::renewed,
};

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
