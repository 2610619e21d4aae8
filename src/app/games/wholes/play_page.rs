use std::rc::Rc;

use flub::games::wholes::{Act, Card, Refusal};
use yew::prelude::*;

use super::{
    actions::Actions,
    calling::{CallDialog, opens},
    describe,
    draft::Stroke,
    effects::{use_announcing, use_computers, use_sounds},
    hand::{Hand, Held},
    hint::Hint,
    history::{self, Event},
    offer::Offer,
    open_hands::OpenHands,
    record_panel::GameRecord,
    review::Review,
    save::Save,
    screen::{Turn, Window},
    special::SpecialDialogs,
    sum_bar::SumBar,
    table::{Intent, Table, sends, sends_as},
    table_center::{Felt, call_to_see},
    track::Track,
};
use crate::app::{
    context::{AppContext, settings::Pace, use_app},
    i18n::Words,
    platform::focus::{focus, is_lost},
    table::{
        autosave::use_kept,
        effects::{use_focus_kept, use_record_revealed},
        record_panel::RecordWalk,
        sheets::{Sheets, SheetsButton},
    },
    ui::seat_mark::SeatMark,
};

/// Properties of [`PlayPage`].
#[derive(Properties, PartialEq)]
pub struct PlayPageProps {
    /// The table to sit down at.
    pub start: Table,
    /// Begins another game with the same players.
    pub on_new: Callback<Table>,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
    /// Shows the game as another window has kept it.
    pub on_follow: Callback<Save>,
}

/// A game being played.
#[component]
pub fn PlayPage(props: &PlayPageProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let start = props.start.clone();
    let table = use_reducer(move || start);
    let step = table.record.played().len();
    let events = use_memo(table.record.clone(), history::events);
    let plays = {
        let reviewed = (table.screen.review && table.is_over()).then(|| table.record.clone());
        use_memo(reviewed, |reviewed| reviewed.as_ref().map(history::plays).unwrap_or_default())
    };
    use_computers(&table, settings.pace);
    use_kept(table.save(), &props.on_follow);
    use_sounds(&table);
    use_announcing(&table, &events);
    let buttons = (step, table.viewing, table.draft.clone(), table.screen.clone());
    let playing = table.is_playing();
    use_focus_kept(buttons, move || {
        focus(".hand .held");
        if !playing {
            focus(".table-actions .primary");
        }
        // While a window is open nothing behind it takes the focus.
        if is_lost() {
            focus("dialog[open] .held, dialog[open] .dialog-body .button");
        }
    });
    use_record_revealed(step, table.viewing);

    let looked_at = &events[..table.step_on_screen().min(events.len())];
    let state = Rc::new(table.viewing.map_or_else(|| table.state().clone(), |step| table.record.state_after(step)));
    html! {
        <section class={classes!("table-page", "wholes-page", table.practice.then_some("practice"))}>
            <div class="wholes-table">
                <h1 class="visually-hidden" tabindex="-1">{ words.text("home-wholes") }</h1>
                <Track table={&table} state={state.clone()} latest={looked_at.last().cloned()} />
                <Felt table={&table} state={state.clone()} called={call_to_see(looked_at).cloned()} />
                <div class="hand-place">{ open_hand(&table) }</div>
            </div>
            <div class="table-side">
                { status(&words, &table, looked_at) }
                <Hint table={&table} />
                <div class="table-actions">
                    { what_to_do(&words, &table, settings.pace, &plays, props) }
                    <CallDialog table={&table} />
                    <SpecialDialogs table={&table} />
                </div>
                { refused(&words, &table) }
                <OpenHands table={&table} {state} />
                { bar(&words, &table, &props.on_leave) }
                <Sheets open={table.screen.sheets} on_toggle={sends(&table, Intent::Screen(Turn::Sheets))}>
                    <GameRecord {table} {events} />
                </Sheets>
            </div>
        </section>
    }
}

/// The hand of whoever sits before the screen.
fn open_hand(table: &UseReducerHandle<Table>) -> Html {
    let Some(seat) = table.holder().filter(|_| table.viewing.is_none()) else { return html! {} };
    let hint = if table.screen.hint { table.hint() } else { None };
    let (mut hinted, mut drawn) = (hint.unwrap_or_default(), table.drawn);
    let cards = table.hand().iter().enumerate().map(|(place, &card)| {
        // Of cards alike it is the first.
        let hinted = take(&mut hinted, card);
        let drawn = drawn.take_if(|drawn| *drawn == card).is_some();
        Held { card, picked: table.draft.has(place), drawn, hinted }
    });
    let on_choose = {
        let table = table.clone();
        move |place: usize| match table.hand().get(place) {
            Some(Card::Swap) => opens(&table, Window::Swap, Some(seat)).emit(()),
            Some(Card::Replay) => opens(&table, Window::Replay, Some(seat)).emit(()),
            _ => table.dispatch(Intent::Draft(Stroke::Pick(place))),
        }
    };
    html! { <Hand cards={cards.collect::<Vec<_>>()} {on_choose} /> }
}

fn take(cards: &mut Vec<Card>, card: Card) -> bool {
    let place = cards.iter().position(|&one| one == card);
    place.map(|place| cards.remove(place)).is_some()
}

/// What can be done now: look back, play, or review.
fn what_to_do(
    words: &Words,
    table: &UseReducerHandle<Table>,
    pace: Pace,
    plays: &Rc<Vec<history::Reviewed>>,
    props: &PlayPageProps,
) -> Html {
    let offer = table.offer(pace);
    if offer == Offer::Now {
        return html! {
            <div key="looking" class="actions">
                <div class="only-narrow">
                    <RecordWalk at={table.step_on_screen()} steps={table.record.played().len()}
                        on_view={sends_as(table, Intent::View)} />
                </div>
                <button type="button" class="button primary wide" onclick={sends(table, Intent::View(None))}>
                    { words.text("table-back-to-now") }
                </button>
            </div>
        };
    }
    if offer != Offer::NewGame {
        return html! { <Actions {table} /> };
    }
    let on_new = {
        let table = table.clone();
        props.on_new.reform(move |_| (*table).clone())
    };
    html! {
        <div key="over" class="actions verdict">
            <div class="action-row">
                <button type="button" class="button primary grow" onclick={on_new}>
                    { words.text("wholes-new-game") }
                </button>
                <button type="button" class="button" onclick={props.on_leave.reform(|_| ())}>
                    { words.text("wholes-change-setup") }
                </button>
            </div>
            <Review {table} {plays} />
        </div>
    }
}

/// Why the latest act was refused; a sum that is not one whole is drawn.
fn refused(words: &Words, table: &Table) -> Html {
    let told = table.refusal.as_ref().map(|refusal| describe::refused(words, &table.seating, refusal));
    let sum = matches!(table.refusal, Some(Refusal::SaidNoWhole(_)));
    html! {
        <div class="refused">
            <p class="refusal">{ told }</p>
            if sum {
                <SumBar faces={table.draft.said()} />
            }
        </div>
    }
}

/// What is always at hand.
fn bar(words: &Words, table: &UseReducerHandle<Table>, on_leave: &Callback<()>) -> Html {
    let undo = table.practice.then(|| {
        html! {
            <button type="button" class="button small" aria-disabled={(!table.can_undo()).to_string()}
                onclick={sends(table, Intent::Undo)}>{ words.text("table-undo") }</button>
        }
    });
    html! {
        <div class="table-bar">
            <div class="table-bar-part">
                { undo }
                <button type="button" class="button small" onclick={on_leave.reform(|_| ())}>
                    { words.text("wholes-leave") }
                </button>
            </div>
            <SheetsButton label={words.text("wholes-record")} open={table.screen.sheets}
                onclick={sends(table, Intent::Screen(Turn::Sheets))} />
        </div>
    }
}

/// Whose turn it is, what they may do, what just happened.
fn status(words: &Words, table: &Table, events: &[Event]) -> Html {
    let (headline, hint) = match table.viewing {
        Some(step) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        None => (describe::headline(words, table), describe::due(words, table)),
    };
    let latest = events.iter().rev().find(|event| !matches!(event.action.act, Act::LetBe));
    let latest = latest.map(|event| describe::told(words, &table.seating, event));
    let mark = table.whose_turn().map(|seat| html! { <SeatMark seat={table.seating.player(seat).mark} /> });
    html! {
        <div class="status">
            <h2 class="status-turn">{ mark }<span>{ headline }</span></h2>
            <p class="status-due">{ hint }</p>
            <p class="status-latest">{ latest }</p>
        </div>
    }
}
