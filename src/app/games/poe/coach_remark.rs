use yew::prelude::*;

use super::{coach::Note, show_button::ShowButton, table::Table};
use crate::app::{
    context::{AppContext, use_app},
    ui::{
        notice::{Notice, Tone},
        term::Explained,
    },
};

/// Properties of [`CoachRemark`].
#[derive(Properties, PartialEq)]
pub struct CoachRemarkProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The coach's remark on the latest move, if it was a flub and the coach is on.
#[component]
pub fn CoachRemark(CoachRemarkProps { table }: &CoachRemarkProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let position = table.state().position().filter(|_| table.coach(&settings).explains() && table.is_live());
    let remark = use_memo(position.cloned(), |position| {
        let position = position.as_ref()?;
        Some(Note::on(position, position.latest())).filter(Note::is_flub)
    });
    let remark = remark.as_ref().as_ref().zip(position).map(|(note, position)| {
        let show = note.shown.clone().map(|shown| {
            html! { <ShowButton {table} {shown} label={words.text("poe-show-proof")} /> }
        });
        let text = note.sentences(&words, position).join(" ");
        html! { <Notice tone={Tone::Note}><p><Explained {text} /></p>{ show }</Notice> }
    });
    html! { <div class="coach-remark" role="status">{ remark }</div> }
}
