//! Presenting a table: its record step by step, and what is revealed of a step.

use yew::prelude::*;

use super::{
    midend::TableMsg,
    table_game::{TableGame, TableHandle},
};
use crate::app::{
    context::use_app,
    ui::presenter::{Presenter, use_revealed},
};

/// The classes that hide what a presented table hides, and its controls. What is on the stage is told beat by beat, and
/// is no secret afterwards.
#[hook]
pub fn use_presented<G: TableGame>(table: &TableHandle<G>) -> (Classes, Html) {
    let presenting = use_app().presenting;
    let step = table.step_on_screen();
    let revealed = use_revealed((table.record.seed(), step));
    use_effect_with((table.staged, revealed.set.clone()), |(staged, set)| {
        if staged.is_some() {
            set.emit(true);
        }
    });
    let send = |msg: TableMsg<G>| {
        let table = table.dispatcher();
        Callback::from(move |()| table.dispatch(msg.clone()))
    };
    let view = |step: usize| send(TableMsg::View(Some(step)));
    let staged = table.staged.is_some();
    let stages = table.is_staged(step);
    let on_back = step.checked_sub(1).map(view);
    let on_next = if staged { Some(send(TableMsg::GoOn)) } else { (step < table.step()).then(|| view(step + 1)) };
    let on_reveal = if staged {
        on_next.clone()
    } else if stages && !revealed.is {
        Some(send(TableMsg::StageAgain))
    } else {
        presenting.is_hiding().then(|| revealed.set.reform(move |()| !revealed.is))
    };
    let presenter = html! { <Presenter has_record=true {on_back} {on_next} {on_reveal} revealed={revealed.is} /> };
    (presenting.classes(revealed.is), presenter)
}
