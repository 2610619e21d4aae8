use flub::{
    games::wholes::Act,
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    calling::{closes, opens},
    offer::Offer,
    picker::Picker,
    screen::Window,
    table::{Intent, Table},
};
use crate::app::{
    context::{
        AppContext,
        settings::{Coach, Settings},
        use_app, use_words,
    },
    i18n::Words,
    table::{midend::TableMsg, sending::sends},
    ui::{dialog::Dialog, renewed::renewed, sided_row::SidedRow},
};

/// Properties of [`Actions`] and [`Specials`].
#[derive(Properties, PartialEq)]
pub struct ActionsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The actions now. They have keys, so that a button is not reused for another action while it is pressed.
#[component]
pub fn Actions(ActionsProps { table }: &ActionsProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    match table.offer(settings.pace) {
        Offer::Call => calling(&words, table),
        Offer::GoOn => {
            let wave = sends(table, TableMsg::Release);
            html! {
                <div key="word" class="actions">
                    <div class="action-row">
                        <button type="button" class="button primary grow" onclick={wave}>
                            { words.text("wholes-go-on") }
                        </button>
                    </div>
                    <Specials {table} />
                </div>
            }
        }
        Offer::Curtain(seat) => curtain(&words, table, seat),
        Offer::Play(seat) => playing(&words, table, seat, &settings),
        // The pile to draw from is the button.
        Offer::Draw(_) => html! {
            <div key="draw" class="actions">
                if table.screen.draft.changing.is_some() {
                    <Picker {table} />
                }
                <p class="draw-about">{ words.text("wholes-draw-about") }</p>
                <Specials {table} />
            </div>
        },
        Offer::Now | Offer::NewGame | Offer::Nothing => {
            html! {
                <div key="waiting" class="actions">
                    <p class="quiet">{ waiting(&words, table) }</p>
                    <Specials {table} />
                </div>
            }
        }
    }
}

/// Who thinks.
fn waiting(words: &Words, table: &UseReducerHandle<Table>) -> String {
    let mut others = Seat::first(table.state().seats()).filter(|&seat| !table.seating.player(seat).is_person());
    match (others.next(), others.next()) {
        (Some(only), None) => words.with("wholes-thinks", &[("name", table.seating.name(words, only).into())]),
        _ => words.text("wholes-waiting"),
    }
}

/// There is a play on the table: call it or let it pass.
fn calling(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let mut callers = table.callers();
    let only = callers.next().filter(|_| callers.next().is_none());
    let draws_next = only.is_some() && table.acting() == only && !table.is_veiled();
    let let_be = match (draws_next, table.is_shared()) {
        (true, _) => words.text("wholes-let-be-and-draw"),
        (false, true) => words.text("wholes-nobody-calls"),
        (false, false) => words.text("wholes-let-be"),
    };
    let grave = html! {
        <button type="button" class="button primary wide" onclick={sends(table, Intent::LetBe)}>{ renewed(let_be) }</button>
    };
    let other = html! {
        <button type="button" class="button challenge wide" onclick={opens(table, Window::Call, only)}>
            { words.text("wholes-call-open") }
        </button>
    };
    html! {
        <div key={format!("calling-{}", table.step())} class="actions">
            <SidedRow {grave} {other} />
            <Specials {table} />
        </div>
    }
}

/// The curtain: hands are hidden from each other, so the screen waits until the right person sits before it.
fn curtain(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let name = table.seating.name(words, seat);
    let unveil = sends(table, TableMsg::Unveil(seat));
    let grave = html! {
        <button type="button" class="button primary wide" onclick={unveil}>
            { words.with("wholes-curtain-open", &[("name", name.as_str().into())]) }
        </button>
    };
    html! {
        <div key={format!("curtain-{}", table.step())} class="actions curtain">
            <p class="curtain-name">{ words.with("wholes-curtain", &[("name", name.as_str().into())]) }</p>
            <p class="quiet">{ words.with("wholes-curtain-about", &[("count", table.state().seats().into())]) }</p>
            <SidedRow {grave} />
            <Specials {table} />
        </div>
    }
}

/// Play cards, or pass.
fn playing(words: &Words, table: &UseReducerHandle<Table>, seat: Seat, settings: &Settings) -> Html {
    let act = table.screen.draft.act();
    let off = act.is_none().to_string();
    let play = act.map(|act| sends(table, Intent::Act(seat, act)));
    let count = table.screen.draft.len();
    let label = match table.screen.draft.is_bluff() {
        _ if table.screen.draft.is_silent() => words.text("wholes-bait-first"),
        true => words.text("wholes-bluff"),
        false => words.with("wholes-play-cards", &[("count", count.into())]),
    };
    // The coach says a word before a whole is passed by.
    let missed = table.coach(settings) == Coach::Warn && table.hint().is_some();
    let pass = match missed {
        true => opens(table, Window::Pass, Some(seat)),
        false => sends(table, Intent::Act(seat, Act::Pass)),
    };
    html! {
        <div key="turn" class="actions">
            if table.screen.draft.changing.is_some() {
                <Picker {table} />
            }
            <div class="action-row">
                <button type="button" class="button primary grow" aria-disabled={off} onclick={play}>{ renewed(label) }</button>
                <button type="button" class="button" onclick={pass}>{ words.text("wholes-pass") }</button>
            </div>
            <Specials {table} />
            <MissedDialog {table} {seat} />
        </div>
    }
}

/// Properties of [`MissedDialog`].
#[derive(Properties, PartialEq)]
struct MissedDialogProps {
    table: UseReducerHandle<Table>,
    /// Whose turn it is.
    seat: Seat,
}

/// The coach's word before a whole is passed by.
#[component]
fn MissedDialog(MissedDialogProps { table, seat }: &MissedDialogProps) -> Html {
    let words = use_words();
    let open = table.screen.window == Some(Window::Pass);
    let pass = sends(table, Intent::Act(*seat, Act::Pass));
    html! {
        <Dialog name="pass" title={words.text("wholes-missed-title")} {open} on_close={closes(table)}>
            <p>{ words.text("wholes-missed") }</p>
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={closes(table)}>
                    { words.text("wholes-missed-back") }
                </button>
                <button type="button" class="button" onclick={pass}>{ words.text("wholes-missed-pass") }</button>
            </div>
        </Dialog>
    }
}

/// The special cards to play. The only person sees them in the hand, and is reminded of REPLAY; several people look at
/// their hands one by one, and the button does not reveal who holds what.
#[component]
fn Specials(ActionsProps { table }: &ActionsProps) -> Html {
    let words = use_words();
    let button = |label: String, window: Window, person: Option<Seat>| {
        html! { <button type="button" class="button small" onclick={opens(table, window, person)}>{ label }</button> }
    };
    let mut people = table.seating.people();
    let (first, second) = (people.next(), people.next());
    let button = match (first, second) {
        (Some(seat), None) => {
            let may = table.state().may_replay(seat);
            may.then(|| button(words.text("wholes-replay-open"), Window::Replay, Some(seat)))
        }
        (Some(_), Some(_)) => Some(button(words.text("wholes-look-open"), Window::Look, None)),
        (None, _) => None,
    };
    html! { <div class="action-row specials">{ button }</div> }
}
