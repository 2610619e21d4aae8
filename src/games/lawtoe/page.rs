use flub::games::lawtoe::{Role, Series, Variant};
use flub_tables::{
    context::settings::Coach,
    games::lawtoe::{
        offer::Offer,
        scene,
        table::{Intent, LawToeTable, Table},
        wording,
    },
    i18n::Words,
    letters::naming::goal_key,
};
use yew::prelude::*;

use super::{
    actions::{draw_goal_choice, draw_turn},
    how_to,
    prover::draw_prover,
    score_sheet::{draw_score_sheet, use_series},
    verdict_panel::{CoachRemark, LookedAt, VerdictPanel},
};
use crate::{
    context::{AppContext, use_app},
    letters::mat::{Mat, focus_square},
    platform::guard::use_asked,
    table::{
        effects::use_focus_kept,
        guide::use_guide,
        record_panel::draw_looking_back,
        table_bar::TableBar,
        table_frame::{Status, TableFrame, draw_stage},
        table_pages::{TableHandle, TableProps},
    },
    ui::{character::draw_character, renewed::renewed, seat_mark::SeatMark, sending::sends_as},
};

/// A match being played.
#[component]
pub fn LawToePage(TableProps { table, on_leave }: &TableProps<LawToeTable>) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let series = use_series(table);
    let (cursor, coach) = (table.screen.cursor, table.coach(&settings));
    let guidance = use_guide(table, table.part().is_some());
    let buttons = (table.step(), table.viewing, table.staged, table.screen.draft.clone());
    let is_told = table.is_present() && table.state().verdict().is_some();
    use_focus_kept(buttons, is_told, move || focus_square(cursor));
    use_asked(table.screen.draft.part);

    let refusal = table.refusal.map(|refusal| wording::describe_refusal(&words, refusal)).unwrap_or_default();
    let on_trace = table.is_listing().then(|| sends_as(table, Intent::Trace));
    let board = html! {
        <Mat view={scene::view(&words, table).with_marks(guidance.marks())} label={words.text("lawtoe-mat")} {cursor}
            on_point={sends_as(table, Intent::Point)} on_choose={sends_as(table, Intent::Tap)} {on_trace}
            on_key={sends_as(table, move |key| Intent::Key(key, coach))} />
    };
    let variant = table.state().variant();
    let counts = table.seating.person().is_some_and(|role| Series::streak_is_of(variant, role));
    // What is on the stage is not in the scores before it has been told.
    let told = if table.staged.is_some() { series.before(table.record.seed()) } else { series.clone() };
    let score = draw_score_sheet(&words, &told, counts);
    let bar = html! { <TableBar<LawToeTable> {table} playing={table.state().verdict().is_none()} {on_leave} /> };
    html! {
        <TableFrame<LawToeTable> {table} {guidance} {bar} help={how_to::help(table)} title={variant_name(&words, variant)} {board} sheet={score}>
            { table.staged.is_none().then(|| status(&words, table)) }
            <CoachRemark {table} />
            <div class="table-actions">{ draw_actions(&words, table, coach, &series, on_leave) }</div>
            <p class="refusal">{ renewed(refusal) }</p>
        </TableFrame<LawToeTable>>
    }
}

/// The actions now. They have keys, so that a button is not reused for another action while it is pressed.
fn draw_actions(
    words: &Words,
    table: &TableHandle<LawToeTable>,
    coach: Coach,
    series: &Series,
    on_leave: &Callback<()>,
) -> Html {
    if let Some(stage) = draw_stage(words, table) {
        return stage;
    }
    match table.offer() {
        Offer::Verdict(verdict) => {
            html! { <VerdictPanel key="verdict" {table} verdict={verdict.clone()} series={series.clone()} {on_leave} /> }
        }
        Offer::Now => html! { <><LookedAt {table} />{ draw_looking_back(words, table) }</> },
        Offer::Goal => draw_goal_choice(words, table),
        Offer::Turn => draw_turn(words, table, coach),
        Offer::Proof(burden) => draw_prover(words, table, burden, "proof"),
        Offer::Retry(burden) => draw_prover(words, table, burden, "retry"),
        Offer::Nothing => html! { <div key="waiting" class="actions waiting" /> },
    }
}

/// Whose turn it is, what the player may do, and what just happened.
fn status(words: &Words, table: &Table) -> Html {
    let state = table.on_screen();
    let goal = match state.goal() {
        Some(goal) => words.with("lawtoe-goal", &[("goal", goal_key(goal).into())]),
        None => String::new(),
    };
    let (headline, due) = match (table.viewing, table.state().verdict()) {
        (Some(step), _) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        (None, Some(verdict)) => (wording::describe_result(words, table, verdict), String::new()),
        (None, None) => (wording::describe_turn(words, table), due(words, table)),
    };
    // The verdict says what ended the match.
    let is_over = table.viewing.is_none() && table.state().verdict().is_some();
    let latest = table
        .latest_events()
        .filter(|_| !is_over)
        .map(|events| wording::describe_events(words, table, events))
        .unwrap_or_default();
    let whose = state.verdict().map_or(state.to_act(), |verdict| Some(verdict.winner()));
    let shown = whose.filter(|_| table.viewing.is_none());
    let mark =
        shown.map(Role::seat).map(|seat| html! { <>{ draw_character(table.company(seat)) }<SeatMark {seat} /></> });
    Status { mark, headline, goal, due, latest }.draw()
}

fn due(words: &Words, table: &Table) -> String {
    table.person_to_act().map(|_| wording::describe_options(words, table)).unwrap_or_default()
}

/// The name of a variant.
pub fn variant_name(words: &Words, variant: Variant) -> String {
    match variant {
        Variant::Pedagogue => words.text("lawtoe-pedagogue"),
        Variant::Dragoman => words.text("lawtoe-dragoman"),
    }
}
