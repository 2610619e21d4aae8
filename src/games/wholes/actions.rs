use flub::{
    games::wholes::Act,
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    card_speech,
    offer::Offer,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
    table_center::Picker,
};
use crate::{
    context::{
        AppContext,
        settings::{Coach, Settings},
        use_app, use_words,
    },
    i18n::Words,
    table::{midend::TableMsg, sending::sends},
    ui::{buttons::SidedRow, dialog::Dialog, renewed::renewed, seat_mark::SeatMark},
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

/// A callback that opens a dialog for a person, or for the one picked in it.
pub fn opens<E: 'static>(table: &UseReducerHandle<Table>, window: Window, person: Option<Seat>) -> Callback<E> {
    sends(table, Intent::Screen(ScreenMsg::Window(Some(window), person)))
}

/// A callback that closes the open dialog.
pub fn closes<E: 'static>(table: &UseReducerHandle<Table>) -> Callback<E> {
    sends(table, Intent::Screen(ScreenMsg::Window(None, None)))
}

/// Properties of [`CallDialog`].
#[derive(Properties, PartialEq)]
pub struct CallDialogProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Who calls, and the consequences.
#[component]
pub fn CallDialog(CallDialogProps { table }: &CallDialogProps) -> Html {
    let words = use_words();
    let open = table.screen.window == Some(Window::Call);
    html! {
        <Dialog name="call" title={words.text("wholes-call-title")} beside=true {open} on_close={closes(table)}>
            { open.then(|| questions(&words, table)) }
        </Dialog>
    }
}

fn questions(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let Some(play) = table.state().play() else { return html! {} };
    let callers: Vec<Seat> = table.callers().collect();
    let picked = table.screen.person.filter(|seat| callers.contains(seat));
    let caller = picked.or(callers.first().copied().filter(|_| callers.len() == 1));
    let who = (callers.len() > 1).then(|| {
        let (people, legend) = (callers.clone(), words.text("wholes-call-who"));
        html! { <PersonChoice {table} {people} picked={caller} {legend} /> }
    });
    let [player_who, name] = table.seating.who(words, play.by);
    let said =
        words.with("wholes-says", &[player_who, name, ("sentence", card_speech::sentence(words, &play.said).into())]);
    let [player_who, name] = table.seating.who(words, play.by);
    let right = words.with("wholes-call-if-right", &[player_who, name, ("count", play.said.len().into())]);
    let wrong = words.with("wholes-call-if-wrong", &[("count", play.said.len().into())]);
    let confirm = caller.map(|seat| sends(table, Intent::Act(seat, Act::Call)));
    html! {
        <>
            <p>{ renewed(said) }</p>
            <div>{ who }</div>
            <p class="burden">{ renewed(right) }</p>
            <p class="burden">{ renewed(wrong) }</p>
            <div class="action-row dialog-end">
                <button type="button" class="button primary grow" aria-disabled={caller.is_none().to_string()}
                    onclick={confirm}>{ words.text("wholes-call") }</button>
                <button type="button" class="button" onclick={closes(table)}>{ words.text("wholes-not-now") }</button>
            </div>
        </>
    }
}

/// Properties of [`PersonChoice`].
#[derive(Properties, PartialEq)]
pub struct PersonChoiceProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// Who there is to choose from.
    pub people: Vec<Seat>,
    /// Who is chosen.
    pub picked: Option<Seat>,
    /// The purpose.
    pub legend: AttrValue,
}

/// Which of these people?
#[component]
pub fn PersonChoice(PersonChoiceProps { table, people, picked, legend }: &PersonChoiceProps) -> Html {
    let options = people.iter().map(|&seat| {
        let onchange = sends(table, Intent::Screen(ScreenMsg::Person(seat)));
        let checked = *picked == Some(seat);
        html! { <PlayerOption key={seat.index()} {table} {seat} name="person" {checked} {onchange} /> }
    });
    html! { <fieldset class="options"><legend>{ legend }</legend>{ for options }</fieldset> }
}

/// Properties of [`PlayerOption`].
#[derive(Properties, PartialEq)]
pub struct PlayerOptionProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The player.
    pub seat: Seat,
    /// The name of the group of radio buttons.
    pub name: AttrValue,
    /// Whether the player is picked.
    pub checked: bool,
    /// Called when the player is picked.
    pub onchange: Callback<Event>,
}

/// A player to be picked.
#[component]
pub fn PlayerOption(PlayerOptionProps { table, seat, name, checked, onchange }: &PlayerOptionProps) -> Html {
    let words = use_words();
    let place = table.state().places()[seat.index()];
    html! {
        <label class="option small">
            <input type="radio" {name} checked={*checked} {onchange} />
            <span class="option-text player-option">
                <SeatMark seat={table.seating.player(*seat).mark} /><span>{ table.seating.name(&words, *seat) }</span>
                <span class="quiet">{ words.with("wholes-on-space", &[("space", place.into())]) }</span>
            </span>
        </label>
    }
}
