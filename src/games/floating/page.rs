use flub::games::floating::Side;
use flub_tables::{
    context::arranged::Helper,
    games::floating::{
        hand::{Hand, Offer},
        scene,
        table::{FloatingTable, Intent, Table},
        wording,
    },
    i18n::Words,
    table::midend::TableMsg,
};
use yew::prelude::*;

use super::{
    board::{FloatingBoard, draw_side, focus_cursor},
    count::{draw_analysis, draw_count, use_counting, use_values},
    how_to,
    setup_page::describe_variation,
};
use crate::{
    context::use_words,
    table::{
        again::draw_again_buttons,
        effects::use_focus_kept,
        guide::use_guide,
        record_panel::draw_narrow_walk,
        table_bar::{draw_analyse_button, draw_sheets_button},
        table_frame::TableFrame,
        table_pages::{TableHandle, TableProps},
    },
    ui::{
        buttons::IconButton,
        character::draw_character,
        renewed::renewed,
        sending::{sends, sends_as},
        term::Explained,
    },
};

/// A game being played.
#[component]
pub fn FloatingPage(TableProps { table, on_leave }: &TableProps<FloatingTable>) -> Html {
    let words = use_words();
    use_values(table);
    use_counting(table);
    let guidance = use_guide(table, false);
    let buttons = (table.step(), table.viewing, table.screen.hand, table.sheets.open, table.screen.counted);
    use_focus_kept(buttons, table.is_over(), focus_cursor);
    // A solver looks at the last turns, so it is asked once.
    let good = use_memo((words.clone(), table.is_over().then(|| table.record.clone())), |(words, _)| {
        wording::describe_good(words, table)
    });
    let board = html! {
        <FloatingBoard
            view={scene::view(&words, table).with_marks(guidance.marks())}
            label={words.with("floating-board", &[("side", table.state().setup().board.side().into())])}
            cursor={table.screen.cursor}
            on_point={sends_as(table, Intent::Point)}
            on_choose={sends_as(table, Intent::Tap)}
            on_drag={sends_as(table, |(from, to)| Intent::Drag(from, to))}
            on_key={sends_as(table, |(key, square)| Intent::Key(key, square))}
        />
    };
    // On a phone it stands among what is opened, elsewhere in the bar.
    let leave = |class| {
        let onclick = on_leave.reform(|_| ());
        html! {
            <button key="leave" type="button" class={classes!("button", "small", class)} {onclick}>
                { words.text("table-leave") }
            </button>
        }
    };
    // A phone has no room for the lines that scored, and a low screen none for the count, until they are opened.
    let sheet = html! { <>{ for table.sheets.open.then(|| draw_count(&words, table)) }{ leave("only-narrow") }</> };
    let bar = html! { <div class="table-actions">{ draw_bar(&words, table, leave("only-wide")) }</div> };
    html! {
        <TableFrame<FloatingTable> {table} {guidance} {bar} help={how_to::help(table)}
            class={classes!("floating-page", table.is_over().then_some("over"))} title={words.text("home-floating")}
            {board} {sheet}>
            { status(&words, table, (*good).clone()) }
            <div class="count-place">
                { draw_rules(&words, table) }
                { draw_count(&words, table) }
                { draw_analysis(&words, table) }
            </div>
        </TableFrame<FloatingTable>>
    }
}

/// The special rules in force, of which each explains itself when touched. Nothing if there are none.
fn draw_rules(words: &Words, table: &Table) -> Html {
    let rules = table.state().setup().variations.iter().map(|one| describe_variation(words, one).0).collect::<Vec<_>>();
    if rules.is_empty() {
        return html! {};
    }
    let text = words.with("floating-special", &[("rules", words.series(rules).into())]);
    html! { <p class="special-rules"><Explained {text} /></p> }
}

/// The permanent actions and those of the moment. They have keys, so that a button is not reused for another action
/// while it is pressed.
fn draw_bar(words: &Words, table: &TableHandle<FloatingTable>, leave: Html) -> Html {
    let values = html! { <key="values">{ draw_analyse_button(words, table) }</> };
    let offer = table.offer();
    if offer == Offer::Now {
        return html! {
            <div key="looking" class="table-bar">
                { draw_narrow_walk(words, table) }
                <button type="button" class="button primary" onclick={sends(table, TableMsg::View(None))}>
                    { words.text("table-back-to-now") }
                </button>
                <div class="only-wide">{ values }</div>
            </div>
        };
    }
    let wanted = if offer == Offer::Again {
        html! { <key="again">{ draw_again_buttons(table, words.text("table-again"), None) }</> }
    } else if table.screen.hand != Hand::Empty {
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
            { for (!table.arranged.hides(Helper::Undo)).then(|| undo(words, table)) }
            { wanted }
            { leave }
            { draw_sheets_button(table, words.text("floating-more")) }
        </div>
    }
}

/// The buttons that take back.
fn undo(words: &Words, table: &TableHandle<FloatingTable>) -> Html {
    html! {
        <>
            <IconButton label={words.text("table-undo")} path="M9 5 4 10l5 5M4.500 10h9a5.500 5 0 0 1 0 10H9"
                disabled={!table.can_undo()} onclick={sends(table, TableMsg::Undo)} />
            <IconButton label={words.text("table-redo")} path="M15 5l5 5-5 5M19.500 10h-9a5.500 5 0 0 0 0 10H15"
                disabled={!table.can_redo()} onclick={sends(table, TableMsg::Redo)} />
        </>
    }
}

/// Whose turn it is, what the side may do, and what just happened; after a lost game, what was good.
fn status(words: &Words, table: &Table, good: Option<String>) -> Html {
    let state = table.on_screen();
    let (headline, hint) = match table.viewing {
        Some(step) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        None if table.is_over() => (wording::describe_turn(words, table), wording::describe_final_score(words, &state)),
        None => {
            let events = table.latest_events().unwrap_or_default().iter();
            let settled = events.filter_map(|event| wording::describe_settled(words, event));
            let due = words.sentences(settled.chain([wording::describe_options(words, table)]));
            (wording::describe_turn(words, table), due)
        }
    };
    let latest =
        table.latest().filter(|_| !table.is_over()).map(|(by, turn)| wording::describe_turn_taken(words, by, turn));
    // It replaces the prompt, so that nothing moves while people look for another square.
    let refusal = table.refusal.map(|refusal| wording::describe_refusal(words, refusal));
    let unproven = table.screen.unproven.then(|| words.text("floating-unproven"));
    let leader = match state.margin() {
        0 => None,
        ahead => Some(if ahead > 0 { Side::X } else { Side::O }),
    };
    let shown = state.to_move().or(leader).filter(|_| table.viewing.is_none());
    let mark = shown.map(|side| {
        html! { <>{ draw_character(table.company(side.seat())) }{ draw_side(state.setup().board, side) }</> }
    });
    html! {
        <div class="status">
            <h2 class="status-turn">{ mark }{ renewed(headline) }</h2>
            <p class={classes!("status-due", refusal.is_some().then_some("refusal"))}>
                <Explained text={refusal.unwrap_or(hint)} />
            </p>
            <p class="status-latest">{ latest.or(good).map(renewed) }</p>
            <p class="status-unproven">{ unproven.map(renewed) }</p>
        </div>
    }
}
