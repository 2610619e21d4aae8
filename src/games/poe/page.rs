use flub::games::poe::{Event, Stage};
use flub_tables::{
    context::settings::Settings,
    games::poe::{
        coach::Note,
        offer::Offer,
        scene,
        table::{Intent, PoeTable, Table},
        truth::Truth,
        wording,
    },
    i18n::Words,
};
use yew::prelude::*;

use super::{
    actions::{draw_challenge_dialog, draw_curtain, draw_goal_choice, draw_join_choice, draw_turn, draw_waiting},
    how_to,
    players_strip::{draw_players, use_clock},
    prover::draw_prover,
    setup_page::version_name,
    verdict_panel::{CoachRemark, draw_looked_at, draw_verdict, use_good, use_notes, use_truth},
};
use crate::{
    context::{AppContext, use_app},
    letters::mat::{Mat, focus_square},
    platform::guard::use_asked,
    table::{
        again::draw_again_buttons,
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
pub fn TableView(TableProps { table, on_leave }: &TableProps<PoeTable>) -> Html {
    let AppContext { words, settings, .. } = use_app();
    use_clock(table);
    let (cursor, coach) = (table.screen.cursor, table.coach(&settings));
    let guidance = use_guide(table, table.proving().is_some());
    let buttons =
        (table.step(), table.viewing, table.staged, table.screen.draft.clone(), table.screen.read, table.unveiled);
    let is_told = table.is_present() && table.verdict().is_some();
    use_focus_kept(buttons, is_told, move || focus_square(cursor));
    use_asked(table.screen.read);
    use_asked(table.screen.draft.part);
    use_asked(table.screen.challenger);
    let (notes, truth, good) = (use_notes(table), use_truth(table), use_good(&words, table));

    let on_trace = table.is_listing().then(|| sends_as(table, Intent::Trace));
    let refusal =
        table.refusal.map(|refusal| wording::describe_refusal(&words, &table.seating, refusal)).unwrap_or_default();
    // The text is not to be seen while proofs are under seal.
    let hidden = table.state().hearing().is_some_and(|hearing| hearing.is_sealed());
    let board = html! {
        <Mat view={scene::view(&words, table).with_marks(guidance.marks())} label={words.text("poe-mat")} {cursor}
            on_point={sends_as(table, Intent::Point)} on_choose={sends_as(table, Intent::Tap)} {on_trace}
            on_key={sends_as(table, move |key| Intent::Key(key, coach))} />
    };
    let bar = html! { <TableBar<PoeTable> {table} is_scored=false playing={table.verdict().is_none()} {on_leave} /> };
    html! {
        <TableFrame<PoeTable> {table} {guidance} {bar} help={how_to::help(table)} class="poe-page" title={version_name(&words, table.state().setup().version())} {board} {hidden}>
            { draw_players(&words, table) }
            { table.staged.is_none().then(|| status(&words, table)) }
            <CoachRemark {table} />
            <div class="table-actions">
                { draw_actions(&words, table, &settings, (&notes, truth.as_ref().as_ref(), good), on_leave) }
                { draw_challenge_dialog(&words, table) }
            </div>
            <p class="refusal">{ renewed(refusal) }</p>
        </TableFrame<PoeTable>>
    }
}

/// The actions now. They have keys, so that a button is not reused for another action while it is pressed.
fn draw_actions(
    words: &Words,
    table: &TableHandle<PoeTable>,
    settings: &Settings,
    (notes, truth, good): (&[Note], Option<&Truth>, Html),
    on_leave: &Callback<()>,
) -> Html {
    if let Some(stage) = draw_stage(words, table) {
        return stage;
    }
    let offer = table.offer();
    if offer == Offer::Now {
        return html! { <>{ draw_looked_at(words, table) }{ draw_looking_back(words, table) }</> };
    }
    match offer {
        Offer::Verdict(round) => draw_verdict(words, table, round, notes, truth, good, on_leave),
        Offer::Goal(seat) => draw_goal_choice(words, table, seat),
        Offer::Turn(seat) => draw_turn(words, table, seat, table.coach(settings)),
        Offer::Join(seat) => draw_join_choice(words, table, seat),
        Offer::Proof(seat) | Offer::Retry(seat) => match table.proving() {
            Some((position, case)) => draw_prover(words, table, seat, position, case),
            None => html! {},
        },
        Offer::Curtain(seat) => match table.state().hearing() {
            Some(hearing) => draw_curtain(words, table, seat, hearing.case()),
            None => html! {},
        },
        Offer::NewMatch => html! {
            <div key="over" class="actions">
                <div class="action-row">
                    { draw_again_buttons(table, words.text("poe-new-match"), None) }
                </div>
            </div>
        },
        Offer::Now | Offer::Nothing => draw_waiting(words, table),
    }
}

/// Whose turn it is, what the player may do, and what just happened.
fn status(words: &Words, table: &Table) -> Html {
    let state = table.on_screen();
    let over = table.verdict().or_else(|| table.ended()).filter(|_| table.viewing.is_none());
    let position = state.position().or(over.map(|round| round.position()));
    let goal = position.map(|position| wording::describe_goal(words, position.goal())).unwrap_or_default();
    let (headline, due) = match (table.viewing, over) {
        (Some(step), _) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        (None, Some(_)) => (wording::describe_result(words, table), String::new()),
        (None, None) => (wording::describe_turn(words, table), due(words, table)),
    };
    // Whoever is asked to join has just been told who challenged.
    let asks = table.viewing.is_none() && matches!(state.stage(), Stage::Join(_));
    let is_told = |events: &[Event]| asks && matches!(events, [Event::Challenged { .. }]);
    let latest = table.latest_events().filter(|events| over.is_none() && !is_told(events));
    let latest = latest.map(|events| wording::describe_events(words, &table.seating, events)).unwrap_or_default();
    let whose = match state.stage() {
        Stage::Goal(seat) | Stage::Turn(seat) | Stage::Join(seat) => Some(seat),
        Stage::Proof => table.acting(),
        Stage::Over => None,
    };
    let mark = whose.filter(|_| over.is_none() && table.viewing.is_none()).map(|seat| {
        html! { <>{ draw_character(table.company(seat)) }<SeatMark seat={table.seating.player(seat).mark} /></> }
    });
    Status { mark, headline, goal, due, latest }.draw()
}

fn due(words: &Words, table: &Table) -> String {
    table.acting().map(|_| wording::describe_options(words, table)).unwrap_or_default()
}
