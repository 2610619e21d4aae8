use yew::prelude::*;

use super::{
    chronicle::Event,
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

/// Everything that happened, to step through, copy and paste. The text names every card that was played, so it is not to
/// be seen before the game is over; in practice nothing is hidden.
pub fn record_panel(words: &Words, table: &UseReducerHandle<Table>, events: &[Event]) -> Html {
    let form = RecordForm { name: "wholes", title: "home-wholes", example: "flub 1 wholes seats 3 quarters seed 7" };
    let open = |open: bool| Intent::Screen(Turn::Window(open.then_some(Window::Record), None));
    yew::html! {
        <RecordPanel
            rows={events.iter().map(|event| telling::told(words, &table.seating, event)).collect::<Vec<_>>()}
            at={table.step_on_screen()}
            text={(table.practice || table.is_over()).then(|| table.record.to_string())}
            kept={table.save().to_string()}
            game="wholes"
            open={table.screen.window == Some(Window::Record)}
            pasted={table.screen.pasted.clone()}
            trouble={table.screen.trouble.as_ref().map(|error| unreadable(words, &form, error, |refusal| telling::refused(words, &table.seating, refusal)))}
            on_view={sends_as(table, Intent::View)}
            on_open={sends_as(table, open)}
            on_paste={sends_as(table, |pasted| Intent::Screen(Turn::Paste(pasted)))}
            on_load={sends(table, Intent::LoadPasted).reform(|_| ())}
        />
    }
}

/// The buttons that step through the record.
pub fn steps(table: &UseReducerHandle<Table>) -> Html {
    yew::html! { <RecordWalk at={table.step_on_screen()} steps={table.record.played().len()} on_view={sends_as(table, Intent::View)} /> }
}
