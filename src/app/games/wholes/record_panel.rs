use std::rc::Rc;

use yew::prelude::*;

use super::{
    describe,
    history::Event,
    screen::{Turn, Window},
    table::{Intent, Table, sends, sends_as},
};
use crate::app::{
    context::use_words,
    table::{
        record_panel::RecordPanel,
        unreadable::{RecordForm, unreadable},
    },
};

/// How the records of the game look.
const FORM: RecordForm =
    RecordForm { name: "wholes", title: "home-wholes", example: "flub 1 wholes seats 3 quarters seed 7" };

/// Properties of [`GameRecord`].
#[derive(Properties, PartialEq)]
pub struct GameRecordProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// Everything that happened.
    pub events: Rc<Vec<Event>>,
}

/// Everything that happened, to step through, copy and paste. The text names every card that was played, so it is not to
/// be seen before the game is over; in practice nothing is hidden.
#[component]
pub fn GameRecord(GameRecordProps { table, events }: &GameRecordProps) -> Html {
    let words = use_words();
    let refused = |refusal: &_| describe::refused(&words, &table.seating, refusal);
    let trouble = table.screen.trouble.as_ref().map(|error| unreadable(&words, &FORM, error, refused));
    let open = |open: bool| Intent::Screen(Turn::Window(open.then_some(Window::Record), None));
    html! {
        <RecordPanel
            rows={events.iter().map(|event| describe::told(&words, &table.seating, event)).collect::<Vec<_>>()}
            at={table.step_on_screen()}
            text={(table.practice || table.is_over()).then(|| table.record.to_string())}
            kept={table.save().to_string()}
            game="wholes"
            open={table.screen.window == Some(Window::Record)}
            pasted={table.screen.pasted.clone()}
            {trouble}
            on_view={sends_as(table, Intent::View)}
            on_open={sends_as(table, open)}
            on_paste={sends_as(table, |pasted| Intent::Screen(Turn::Paste(pasted)))}
            on_load={sends(table, Intent::LoadPasted)}
        />
    }
}
