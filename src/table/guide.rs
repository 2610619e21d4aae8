//! Guided: the aim, what matters now, and hints, beside the mat on which it draws.

use std::rc::Rc;

use flub::play::Game;
use flub_tables::{
    context::settings::Coach,
    i18n::Words,
    table::{guide::Guide, midend::TableMsg, table_game::TableGame},
};
use yew::prelude::*;

use super::table_pages::TableHandle;
use crate::{
    context::{AppContext, use_app},
    platform::page,
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
        sending::sends,
        term::Explained,
    },
};

/// What Guided says and draws at a table, if it is on or a hint is shown.
#[derive(Clone, PartialEq)]
pub struct Guidance<G: TableGame> {
    guide: Rc<Guide<G::Marks>>,
    /// Whether Guided is on, and not only a hint shown.
    pub is_on: bool,
}

impl<G: TableGame> Guidance<G> {
    /// What is drawn.
    pub fn marks(&self) -> &G::Marks {
        &self.guide.marks
    }
}

/// What Guided says and draws now: nothing while somebody `proves` something, which needs the room.
#[hook]
pub fn use_guide<G: TableGame>(table: &TableHandle<G>, proves: bool) -> Guidance<G> {
    let AppContext { words, settings, .. } = use_app();
    let live = table.is_present() && table.state().outcome().is_none() && !proves;
    let coach = table.coach(&settings);
    let is_on = live && coach == Coach::Guided;
    use_focus_after(table.hint, coach);
    let asked = is_on || live && table.hint > 0;
    let guide = use_memo((asked.then(|| (***table).clone()), words.language()), |(table, _)| {
        table.as_ref().map(|table| G::guide(&words, table)).unwrap_or_default()
    });
    Guidance { guide, is_on }
}

/// Restores the focus when the button that was pressed is gone: that of the last hint, or, with all of them, the one that leaves Guided.
#[hook]
fn use_focus_after(hint: usize, coach: Coach) {
    let before = use_mut_ref(|| (hint, coach));
    use_effect_with((hint, coach), move |&now| {
        let (shown, was) = before.replace(now);
        if hint > shown || coach != was {
            for next in [".guide-buttons .button", "main h1"] {
                if page::is_lost() {
                    page::focus(next);
                }
            }
        }
    });
}

/// The number of turns at the beginning in which the aim is said.
const FIRST_TURNS: usize = 2;

/// Guided's buttons, which stay where they are whatever it says; and what it says: the aim at first, what matters now, and the hint as
/// far as it was asked for.
pub fn draw_guide<G: TableGame>(app: &AppContext, table: &TableHandle<G>, guidance: &Guidance<G>) -> Html {
    let (words, Guidance { guide, is_on }) = (&app.words, guidance);
    let seats = table.state().seats();
    let begins = *is_on && table.step() < FIRST_TURNS * seats;
    let hint = table.hint.checked_sub(1).and_then(|last| guide.hints.get(last).or(guide.hints.last()));
    let says = hint.cloned().unwrap_or_else(|| words.sentences(guide.says.iter().cloned()));
    // Where the settings say Guided, this game has none.
    let coach = (app.settings.coach == Coach::Guided).then_some(Coach::Off);
    let (on_hint, on_leave) = (sends(table, TableMsg::Hint), sends(table, TableMsg::Coach(coach)));
    let buttons = is_on.then(|| draw_buttons(words, table.hint, guide.hints.len(), on_hint, on_leave));
    draw_says(begins.then(|| words.text(G::aim())), says, buttons)
}

fn draw_says(aim: Option<String>, says: String, buttons: Option<Html>) -> Html {
    let aim = aim.map(|aim| html! { <p class="guide-aim"><Explained text={aim} /></p> });
    let notice = (aim.is_some() || !says.is_empty()).then(|| {
        html! { <Notice tone={Tone::Note}>{ aim }<p><Explained text={says} /></p></Notice> }
    });
    html! {
        <div class="guide">
            { buttons }
            <div class="guide-says" role="status">{ notice }</div>
        </div>
    }
}

/// The button for the next step of the hint, while there is one, and the one that leaves Guided.
fn draw_buttons(
    words: &Words,
    shown: usize,
    steps: usize,
    on_hint: Callback<MouseEvent>,
    on_leave: Callback<MouseEvent>,
) -> Html {
    let hint = (shown < steps).then(|| {
        let values = [("step", (shown + 1).into()), ("steps", steps.into())];
        html! {
            <button key="hint" type="button" class="button small" onclick={on_hint}>
                { renewed(words.with("table-hint", &values)) }
            </button>
        }
    });
    html! {
        <div class="guide-buttons">
            { hint }
            <button key="leave" type="button" class="button small" onclick={on_leave}>
                { words.text("table-guide-leave") }
            </button>
        </div>
    }
}
