use std::rc::Rc;

use flub::{
    games::poe::Stage,
    network::{Letter, Square},
};
use yew::prelude::*;

use super::{
    challenge_button::ChallengeButton,
    challenge_dialog::ChallengeDialog,
    coach::Note,
    coach_remark::CoachRemark,
    curtain::Curtain,
    describe,
    draft::{Part, Stroke},
    effects::{use_announcing, use_clock, use_computers, use_sounds},
    goal_choice::GoalChoice,
    join_choice::JoinChoice,
    match_record::MatchRecord,
    offer::Offer,
    players_strip::PlayersStrip,
    prover::Prover,
    review::use_notes,
    save::Save,
    scene,
    score_sheet::ScoreSheet,
    screen::Turn,
    table::{Intent, Table},
    turn_actions::{TurnActions, enter},
    verdict_panel::{self, VerdictPanel},
    version_choice::version_name,
};
use crate::app::{
    context::{
        AppContext,
        settings::{Coach, Pace},
        use_app,
    },
    i18n::Words,
    letters::{
        listings::{Change, listing},
        mat::{Mat, MatKey, focus_square},
    },
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
    /// Begins another match with the same players.
    pub on_new: Callback<Table>,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
    /// Shows the game as another window has kept it.
    pub on_follow: Callback<Save>,
}

/// A match being played.
#[component]
pub fn PlayPage(props: &PlayPageProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let start = props.start.clone();
    let table = use_reducer(move || start);
    let step = table.record.played().len();
    use_computers(&table, settings.pace);
    use_clock(&table);
    use_kept(table.save(), &props.on_follow);
    use_sounds(&table);
    use_announcing(&table);
    let cursor = table.cursor;
    let buttons = (step, table.viewing, table.draft.clone(), table.read, table.screen.unveiled);
    use_focus_kept(buttons, move || focus_square(cursor));
    use_record_revealed(step, table.viewing);
    let notes = use_notes(&table);

    let on_choose = {
        let table = table.clone();
        move |square| choose(&table, square)
    };
    let on_key = {
        let (table, coach) = (table.clone(), settings.coach);
        move |key| press(&table, key, coach)
    };
    let on_trace = is_listing(&table).then(|| {
        sends_as(&table, |squares: Vec<Square>| Intent::Draft(Stroke::Connections(Change::List(listing(&squares)))))
    });
    let refusal = table.refusal.map(|refusal| describe::refused(&words, &table.seating, refusal)).unwrap_or_default();
    let toggle_sheets = sends(&table, Intent::Screen(Turn::Sheets));
    html! {
        <section class="table-page poe-page">
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ version_name(&words, table.state().setup().version()) }</h1>
                <Mat view={scene::view(&words, &table)} label={words.text("poe-mat")} {cursor}
                    on_point={sends_as(&table, Intent::Point)} {on_choose} {on_trace} {on_key} />
            </div>
            <div class="table-side">
                <PlayersStrip table={&table} />
                { status(&words, &table) }
                <CoachRemark table={&table} />
                <div class="table-actions">
                    { actions(&words, &table, settings.pace, notes, props) }
                    <ChallengeDialog key="challenge" table={&table} />
                </div>
                <p class="refusal">{ refusal }</p>
                <TableBar playing={table.verdict().is_none()} can_undo={table.can_undo()} can_redo={table.can_redo()}
                    leave={words.text("poe-leave")} sheets={table.screen.sheets} on_undo={sends(&table, Intent::Undo)}
                    on_redo={sends(&table, Intent::Redo)} on_leave={&props.on_leave} on_sheets={&toggle_sheets} />
                <Sheets open={table.screen.sheets} on_toggle={toggle_sheets}>
                    <MatchRecord table={&table} />
                    <ScoreSheet {table} />
                </Sheets>
            </div>
        </section>
    }
}

/// What can be done now. With keys of their own, so that no button of one becomes one of another under the finger that
/// presses it.
fn actions(
    words: &Words,
    table: &UseReducerHandle<Table>,
    pace: Pace,
    notes: Rc<Vec<Note>>,
    props: &PlayPageProps,
) -> Html {
    let offer = table.offer(pace);
    if offer == Offer::Now {
        return html! {
            <LookingBack key="looking" at={table.step_on_screen()} steps={table.record.played().len()}
                on_view={sends_as(table, Intent::View)} />
        };
    }
    let on_new = {
        let table = table.clone();
        props.on_new.reform(move |()| (*table).clone())
    };
    match offer {
        Offer::Verdict(round) => {
            let (round, on_leave) = (round.clone(), &props.on_leave);
            html! { <VerdictPanel key="verdict" {table} {round} {notes} {on_new} {on_leave} /> }
        }
        Offer::Goal(seat) => html! { <GoalChoice key="goal" {table} {seat} /> },
        Offer::Turn(seat) => html! { <TurnActions key="turn" {table} {seat} /> },
        Offer::Join(seat) => html! { <JoinChoice key="join" {table} {seat} /> },
        Offer::Proof(seat) => match table.proving() {
            Some((position, case)) => {
                html! { <Prover key="proof" {table} {seat} position={position.clone()} {case} /> }
            }
            None => html! {},
        },
        Offer::Curtain(seat) => match table.state().hearing() {
            Some(hearing) => html! { <Curtain key="curtain" {table} {seat} case={hearing.case()} /> },
            None => html! {},
        },
        Offer::NewMatch => html! {
            <div key="over" class="actions">
                <button type="button" class="button primary wide" onclick={on_new.reform(|_| ())}>
                    { words.text("poe-new-match") }
                </button>
            </div>
        },
        Offer::GoOn => html! {
            <div key="word" class="actions waiting">
                <p class="quiet">{ words.text("poe-go-on-about") }</p>
                <div class="action-row">
                    <button type="button" class="button primary grow" onclick={sends(table, Intent::Screen(Turn::Wave))}>
                        { words.text("poe-go-on") }
                    </button>
                    <ChallengeButton {table} />
                </div>
            </div>
        },
        Offer::Now | Offer::Nothing => html! {
            <div key="waiting" class="actions waiting"><div class="action-row"><ChallengeButton {table} /></div></div>
        },
    }
}

/// Whose turn it is, what they may do, what just happened.
fn status(words: &Words, table: &Table) -> Html {
    let state = table.on_screen();
    let over = table.verdict().or_else(|| table.ended()).filter(|_| table.viewing.is_none());
    let position = state.position().or(over.map(|round| round.position()));
    let goal = position.map_or_else(|| words.text("poe-goal-none"), |position| describe::goal(words, position.goal()));
    let (headline, due) = match (table.viewing, over) {
        (Some(step), _) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        (None, Some(_)) => (verdict_panel::headline(words, table), String::new()),
        (None, None) => (describe::turn(words, table), due(words, table)),
    };
    let latest = table.step_on_screen().checked_sub(1).and_then(|latest| table.record.played().get(latest));
    let latest = latest.filter(|_| over.is_none());
    let latest = latest.map(|action| describe::told(words, &table.seating, action)).unwrap_or_default();
    let whose = match state.stage() {
        Stage::Goal(seat) | Stage::Turn(seat) | Stage::Join(seat) => Some(seat),
        Stage::Proof => table.acting(),
        Stage::Over => None,
    };
    let mark = whose.filter(|_| over.is_none()).map(|seat| table.seating.player(seat).mark);
    html! { <Status {mark} {headline} {goal} {due} {latest} /> }
}

fn due(words: &Words, table: &Table) -> String {
    table.acting().map(|_| describe::due(words, table)).unwrap_or_default()
}

/// Whether a tap on the mat adds to the connection being listed.
fn is_listing(table: &Table) -> bool {
    table.proving().is_some_and(|(position, case)| table.draft.part(position, case) == Part::Connections)
}

/// A square was tapped: while connections are listed it joins the one being tapped.
fn choose(table: &UseReducerHandle<Table>, square: Square) {
    table.dispatch(Intent::Point(square));
    if is_listing(table) {
        table.dispatch(Intent::Draft(Stroke::Connections(Change::Tap(square))));
    }
}

/// A key was pressed on the mat.
fn press(table: &UseReducerHandle<Table>, key: MatKey, coach: Coach) {
    let seat = table.acting();
    match (key, seat) {
        (MatKey::Number(number), _) => {
            if let Some(square) = table.state().setup().version().size().square(number) {
                choose(table, square);
            }
        }
        (MatKey::Letter(symbol), _) => {
            if let Ok(letter) = symbol.encode_utf8(&mut [0; 4]).parse::<Letter>() {
                table.dispatch(Intent::Pencil(letter));
            }
        }
        (MatKey::Enter, Some(seat)) if table.is_writing() => enter(table, seat, coach),
        (MatKey::Enter, _) if is_listing(table) => choose(table, table.cursor),
        (MatKey::Erase, _) if is_listing(table) => {
            table.dispatch(Intent::Draft(Stroke::Connections(Change::Erase)));
        }
        (MatKey::Erase, _) if table.proving().is_some() => {
            table.dispatch(Intent::Draft(Stroke::Unwrite(table.cursor)));
        }
        (MatKey::Erase, _) => table.dispatch(Intent::Erase),
        (MatKey::Enter, _) => {}
    }
}
