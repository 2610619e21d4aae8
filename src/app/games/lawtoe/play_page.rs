use flub::{
    games::lawtoe::{Role, Variant},
    network::{Letter, Square},
};
use yew::prelude::*;

use super::{
    describe,
    draft::Stroke,
    effects::{use_announcing, use_computer, use_series_kept, use_sounds},
    goal_choice::GoalChoice,
    match_record::MatchRecord,
    offer::Offer,
    prover::{Prover, burden},
    save::Save,
    scene,
    score_sheet::ScoreSheet,
    screen::Turn,
    table::{Intent, Table},
    turn_actions::{TurnActions, enter, is_writing},
    verdict_panel::{self, VerdictPanel},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    letters::{
        listings::{Change, listing},
        mat::{Mat, MatKey, focus_square},
        naming::goal_key,
    },
    platform::seed::seed,
    table::{
        autosave::use_kept,
        effects::{use_focus_kept, use_record_revealed},
        looking_back::LookingBack,
        sending::{sends, sends_as},
        sheets::Sheets,
        status::Status,
        table_bar::TableBar,
    },
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

/// A match being played.
#[component]
pub fn PlayPage(props: &PlayPageProps) -> Html {
    let words = use_words();
    let start = props.start.clone();
    let table = use_reducer(move || start);
    use_computer(&table);
    use_kept(table.save(), &props.on_follow);
    use_series_kept(&table);
    use_sounds(&table);
    use_announcing(&table);
    let steps_played = table.record.played().len();
    let (cursor, buttons) = (table.cursor, (steps_played, table.viewing, table.draft.clone()));
    use_focus_kept(buttons, move || focus_square(cursor));
    use_record_revealed(steps_played, table.viewing);

    let on_choose = {
        let table = table.clone();
        move |square| choose(&table, square)
    };
    let on_key = {
        let table = table.clone();
        move |key| press(&table, key)
    };
    let on_trace = burden(&table).map(|_| {
        sends_as(&table, |squares: Vec<Square>| Intent::Draft(Stroke::Triplets(Change::List(listing(&squares)))))
    });
    let refusal = table.refusal.map(|refusal| describe::refused(&words, refusal)).unwrap_or_default();
    let toggle_sheets = sends(&table, Intent::Screen(Turn::Sheets));
    html! {
        <section class="table-page">
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ title(&words, table.state().variant()) }</h1>
                <Mat view={scene::view(&words, &table)} label={words.text("lawtoe-mat")} {cursor}
                    on_point={sends_as(&table, Intent::Point)} {on_choose} {on_trace} {on_key} />
            </div>
            <div class="table-side">
                { status(&words, &table) }
                <div class="table-actions">{ actions(&table, &props.on_leave) }</div>
                <p class="refusal">{ refusal }</p>
                <TableBar playing={table.state().verdict().is_none()} can_undo={table.can_undo()}
                    can_redo={table.can_redo()} leave={words.text("lawtoe-new-match")} sheets={table.screen.sheets}
                    on_undo={sends(&table, Intent::Undo)} on_redo={sends(&table, Intent::Redo)}
                    on_leave={&props.on_leave} on_sheets={&toggle_sheets} />
                <Sheets open={table.screen.sheets} on_toggle={toggle_sheets}>
                    <MatchRecord table={&table} />
                    <ScoreSheet series={table.series.clone()} />
                </Sheets>
            </div>
        </section>
    }
}

/// What can be done now. With keys of their own, so that no button of one becomes one of another under the finger that
/// presses it.
fn actions(table: &UseReducerHandle<Table>, on_leave: &Callback<()>) -> Html {
    match table.offer() {
        Offer::Verdict(verdict) => {
            let on_next = {
                let table = table.clone();
                move |()| table.dispatch(Intent::Begin(table.state().variant(), table.seating, seed()))
            };
            html! { <VerdictPanel key="verdict" {table} verdict={verdict.clone()} {on_next} {on_leave} /> }
        }
        Offer::Now => html! {
            <LookingBack key="looking" at={table.step_on_screen()} steps={table.record.played().len()}
                on_view={sends_as(table, Intent::View)} />
        },
        Offer::Goal => html! { <GoalChoice key="goal" {table} /> },
        Offer::Turn => html! { <TurnActions key="turn" {table} /> },
        Offer::Proof(burden) => html! { <Prover key="proof" {table} {burden} /> },
        Offer::Nothing => html! { <div key="waiting" class="actions waiting" /> },
    }
}

/// Whose turn it is, what they may do, what just happened.
fn status(words: &Words, table: &Table) -> Html {
    let state = table.on_screen();
    let goal = match state.goal() {
        Some(goal) => words.with("lawtoe-goal", &[("goal", goal_key(goal).into())]),
        None => words.text("lawtoe-goal-none"),
    };
    let (headline, due) = match (table.viewing, table.state().verdict()) {
        (Some(step), _) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        (None, Some(verdict)) => (verdict_panel::headline(words, table, verdict), String::new()),
        (None, None) => (describe::turn(words, table), due(words, table)),
    };
    let latest = table.step_on_screen().checked_sub(1).and_then(|latest| table.record.played().get(latest));
    let latest = latest.map(|action| describe::told(words, table, action)).unwrap_or_default();
    let whose = state.verdict().map_or(state.to_act(), |verdict| Some(verdict.winner()));
    html! { <Status mark={whose.map(Role::seat)} {headline} {goal} {due} {latest} /> }
}

fn due(words: &Words, table: &Table) -> String {
    table.person_to_act().map(|_| describe::due(words, table.state())).unwrap_or_default()
}

/// A square was tapped: while a proof is written it takes the P, or else joins the triplet being tapped.
fn choose(table: &UseReducerHandle<Table>, square: Square) {
    table.dispatch(Intent::Point(square));
    if let Some(burden) = burden(table) {
        let place = burden.case.letters_due() > 0 && table.draft.letter.is_none() && vacant(table, square);
        table.dispatch(Intent::Draft(if place {
            Stroke::Letter(Some(square))
        } else {
            Stroke::Triplets(Change::Tap(square))
        }));
    }
}

/// A key was pressed on the mat.
fn press(table: &UseReducerHandle<Table>, key: MatKey) {
    let proving = burden(table);
    match key {
        MatKey::Number(number) => {
            if let Some(square) = Square::from_number(number) {
                match proving {
                    Some(_) => choose(table, square),
                    None => table.dispatch(Intent::Point(square)),
                }
            }
        }
        MatKey::Letter('P') if proving.is_some_and(|burden| burden.case.letters_due() > 0) => {
            if vacant(table, table.cursor) {
                table.dispatch(Intent::Draft(Stroke::Letter(Some(table.cursor))));
            }
        }
        MatKey::Letter(symbol) if is_writing(table) => {
            if let Ok(letter) = symbol.encode_utf8(&mut [0; 4]).parse::<Letter>() {
                table.dispatch(Intent::Pencil(letter));
            }
        }
        MatKey::Enter if is_writing(table) => enter(table),
        MatKey::Enter if proving.is_some() => choose(table, table.cursor),
        MatKey::Erase if is_writing(table) => table.dispatch(Intent::Erase),
        MatKey::Erase if proving.is_some() => table.dispatch(Intent::Draft(Stroke::Triplets(Change::Erase))),
        MatKey::Letter(_) | MatKey::Enter | MatKey::Erase => {}
    }
}

fn vacant(table: &Table, square: Square) -> bool {
    let state = table.state();
    state.network_after(table.draft.after.unwrap_or(state.moves().len())).letter(square).is_none()
}

fn title(words: &Words, variant: Variant) -> String {
    match variant {
        Variant::Pedagogue => words.text("lawtoe-pedagogue"),
        Variant::Dragoman => words.text("lawtoe-dragoman"),
    }
}
