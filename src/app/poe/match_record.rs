use yew::prelude::*;

use super::{
    save::Save,
    screen::{Turn, Window},
    table::{Intent, Table, sends, sends_as},
    telling,
};
use crate::app::{
    shared::{
        record_panel::{RecordPanel, RecordWalk},
        unreadable::{RecordForm, unreadable},
    },
    words::Words,
};

/// Every move of the match, to step through, copy and paste. The text is not to be seen while proofs are under seal.
pub fn record_panel(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let sealed = table.state().hearing().is_some_and(|hearing| hearing.is_sealed());
    let form =
        RecordForm { name: "poe", title: "home-poe", example: "flub 1 poe beginning seats 3 for 6 rounds seed 7" };
    // In whole minutes, so that a link on the screen is good for a while.
    let kept = Save { elapsed: table.elapsed - table.elapsed % 60, ..table.save() }.to_string();
    yew::html! {
        <RecordPanel
            rows={table.record.played().iter().map(|action| telling::told(words, &table.seating, action)).collect::<Vec<_>>()}
            at={table.step_on_screen()}
            text={(!sealed).then(|| table.record.to_string())}
            {kept}
            game="poe"
            open={table.screen.window == Some(Window::Record)}
            pasted={table.screen.pasted.clone()}
            trouble={table.screen.trouble.as_ref().map(|error| unreadable(words, &form, error, |refusal| telling::refused(words, &table.seating, *refusal)))}
            on_view={sends_as(table, Intent::View)}
            on_open={sends_as(table, |open: bool| Intent::Screen(Turn::Window(open.then_some(Window::Record))))}
            on_paste={sends_as(table, |pasted| Intent::Screen(Turn::Paste(pasted)))}
            on_load={sends(table, Intent::LoadPasted).reform(|_| ())}
        />
    }
}

/// The buttons that step through the record.
pub fn steps(table: &UseReducerHandle<Table>) -> Html {
    yew::html! { <RecordWalk at={table.step_on_screen()} steps={table.record.played().len()} on_view={sends_as(table, Intent::View)} /> }
}
