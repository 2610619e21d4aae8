use flub::games::lawtoe::Stage;
use yew::prelude::*;

use super::{
    coach::Note,
    screen::{Shown, ShownBy},
    table::{Intent, Table},
};
use crate::app::{
    context::{AppContext, use_app},
    table::sending::sends,
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

/// The coach's remark on the latest move, if it was a flub and the coach explains.
#[component]
pub fn CoachRemark(CoachRemarkProps { table }: &CoachRemarkProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let live = table.viewing.is_none() && matches!(table.state().stage(), Stage::Turn(_));
    let state = (table.coach(&settings).explains() && live).then(|| table.state().clone());
    let note = use_memo(state, |state| Note::of(state.as_ref()?).pop().filter(|note| note.flub.is_some()));
    let remark = note.as_ref().as_ref().map(|note| {
        let show = note.proof.clone().map(|proof| {
            let shown = Shown { proof, by: ShownBy::Move(note.number) };
            let pressed = table.screen.shown.as_ref() == Some(&shown);
            let onclick: Callback<MouseEvent> = sends(table, Intent::Show((!pressed).then_some(shown)));
            html! {
                <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>
                    { words.text("table-board-show") }
                </button>
            }
        });
        let text = note.sentences(&words).join(" ");
        html! { <Notice tone={Tone::Note}><p><Explained {text} /></p>{ show }</Notice> }
    });
    html! { <div class="coach-remark" role="status">{ remark }</div> }
}
