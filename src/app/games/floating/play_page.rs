use flub::games::floating::Side;
use yew::prelude::*;

use super::{
    analysis_panel::AnalysisPanel,
    board::{BoardKey, FloatingBoard, focus_cursor},
    count::CountPanel,
    describe,
    drawings::SideSign,
    effects::{use_announcing, use_computer, use_counting, use_sounds, use_values},
    hand::Hand,
    offer::Offer,
    record_panel::GameRecord,
    save::Save,
    scene,
    screen::Turn,
    table::{Intent, Table, sends, sends_as},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    platform::seed::seed,
    table::{
        autosave::use_kept,
        effects::{use_focus_kept, use_record_revealed},
        record_panel::RecordWalk,
        sheets::{Sheets, SheetsButton},
    },
    ui::icon_button::IconButton,
};

/// Properties of [`PlayPage`].
#[derive(Properties, PartialEq)]
pub struct PlayPageProps {
    /// The table to sit down at.
    pub start: Table,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
    /// Shows the game as another window has kept it.
    pub on_follow: Callback<Save>,
}

/// A game being played.
#[component]
pub fn PlayPage(props: &PlayPageProps) -> Html {
    let words = use_words();
    let start = props.start.clone();
    let table = use_reducer(move || start);
    use_computer(&table);
    use_values(&table);
    use_kept(table.save(), &props.on_follow);
    use_counting(&table);
    use_sounds(&table);
    use_announcing(&table);
    let step = table.record.played().len();
    use_focus_kept((step, table.viewing, table.hand, table.screen.sheets, table.screen.counted), focus_cursor);
    use_record_revealed(step, table.viewing);

    let on_key = {
        let table = table.clone();
        move |(key, square)| match (key, table.hand) {
            (BoardKey::Back, _) => table.dispatch(Intent::PutBack),
            (BoardKey::Move, Hand::Empty) if !table.state().movable().has(square) => {}
            (BoardKey::Move, _) => table.dispatch(Intent::Choose(square)),
            (BoardKey::File(_) | BoardKey::Rank(_), _) => {}
        }
    };
    html! {
        <section class="table-page floating-page">
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ words.text("home-floating") }</h1>
                <FloatingBoard
                    view={scene::view(&words, &table)}
                    label={words.with("floating-board", &[("side", table.state().setup().board.side().into())])}
                    cursor={table.cursor}
                    on_point={sends_as(&table, Intent::Point)}
                    on_choose={sends_as(&table, Intent::Choose)}
                    on_drag={sends_as(&table, |(from, to)| Intent::Drag(from, to))}
                    {on_key}
                />
            </div>
            <div class="table-side">
                { status(&words, &table) }
                <CountPanel table={&table} />
                <AnalysisPanel table={&table} />
                <div class="table-actions">{ bar(&words, &table) }</div>
                <Sheets open={table.screen.sheets} on_toggle={sends(&table, Intent::Screen(Turn::Sheets))}>
                    <GameRecord table={&table} />
                    <button type="button" class="button small" onclick={props.on_leave.reform(|_| ())}>
                        { words.text("floating-leave") }
                    </button>
                </Sheets>
            </div>
        </section>
    }
}

/// What is always at hand, and what the moment wants. With keys of their own, so that no button of one moment becomes one of
/// another under the finger that presses it.
fn bar(words: &Words, table: &UseReducerHandle<Table>) -> Html {
    let values = html! {
        <button key="values" type="button" class="button" aria-pressed={table.screen.values.to_string()}
            onclick={sends(table, Intent::Screen(Turn::Values))}>{ words.text("floating-values") }</button>
    };
    let offer = table.offer();
    if offer == Offer::Now {
        return html! {
            <div key="looking" class="table-bar">
                <div class="only-narrow">
                    <RecordWalk at={table.step_on_screen()} steps={table.record.played().len()}
                        on_view={sends_as(table, Intent::View)} />
                </div>
                <button type="button" class="button primary only-wide" onclick={sends(table, Intent::View(None))}>
                    { words.text("table-back-to-now") }
                </button>
                { values }
            </div>
        };
    }
    let wanted = if offer == Offer::Again {
        let again = {
            let table = table.clone();
            move |_| table.dispatch(Intent::Begin(*table.record.setup(), table.seating, seed()))
        };
        html! {
            <button key="again" type="button" class="button primary grow" onclick={again}>
                { words.text("floating-again") }
            </button>
        }
    } else if table.hand != Hand::Empty {
        html! {
            <button key="back" type="button" class="button grow" onclick={sends(table, Intent::PutBack)}>
                { words.text("floating-put-back") }
            </button>
        }
    } else {
        values
    };
    html! {
        <div key="playing" class="table-bar">
            <IconButton label={words.text("table-undo")} path="M9 5 4 10l5 5M4.500 10h9a5.500 5 0 0 1 0 10H9"
                disabled={!table.can_undo()} onclick={sends(table, Intent::Undo)} />
            <IconButton label={words.text("table-redo")} path="M15 5l5 5-5 5M19.500 10h-9a5.500 5 0 0 0 0 10H15"
                disabled={!table.can_redo()} onclick={sends(table, Intent::Redo)} />
            { wanted }
            <SheetsButton label={words.text("floating-more")} open={table.screen.sheets}
                onclick={sends(table, Intent::Screen(Turn::Sheets))} />
        </div>
    }
}

/// Whose turn it is, what they may do, what just happened.
fn status(words: &Words, table: &Table) -> Html {
    let state = table.on_screen();
    let (headline, hint) = match table.viewing {
        Some(step) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        None if table.is_over() => (describe::turn(words, table), describe::final_score(words, &state)),
        None => (describe::turn(words, table), describe::due(words, table)),
    };
    let value = table.screen.findings.as_ref().map(|findings| describe::value_sentence(words, findings.value));
    let hint = value.unwrap_or(hint);
    let latest = table.latest().filter(|_| !table.is_over()).map(|action| describe::told(words, table, action));
    // In place of what is due, so that nothing moves under the finger that tries another square.
    let refusal = table.refusal.map(|refusal| describe::refused(words, refusal));
    let unproven = table.screen.unproven.then(|| words.text("floating-unproven"));
    let leader = match state.margin() {
        0 => None,
        ahead => Some(if ahead > 0 { Side::X } else { Side::O }),
    };
    let mark = state.to_move().or(leader).map(|side| html! { <SideSign board={state.setup().board} {side} /> });
    html! {
        <div class="status">
            <h2 class="status-turn">{ mark }<span>{ headline }</span></h2>
            <p class={classes!("status-due", refusal.is_some().then_some("refusal"))}>{ refusal.unwrap_or(hint) }</p>
            <p class="status-latest">{ latest }</p>
            <p class="status-unproven">{ unproven }</p>
        </div>
    }
}
