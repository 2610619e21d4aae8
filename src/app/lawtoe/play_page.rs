use flub::{
    games::lawtoe::{Stage, Variant},
    network::{Letter, Square},
};
use yew::functional::Hook;
use yew::prelude::*;

use super::{
    draft::Stroke,
    effects::{use_announcing, use_computer, use_series_kept, use_sounds},
    prover,
    record_panel::{record_panel, steps},
    save::Save,
    scene,
    score_sheet::score_sheet,
    screen::Turn,
    table::{Intent, Table, sends},
    telling, verdict_panel,
    writing::{enter, goal_choice, is_writing, turn_actions},
};
use crate::app::{
    desk::use_desk,
    html::html,
    part::part,
    seed::seed,
    shared::{
        keeping::use_kept,
        listings::{Change, listing},
        mat::{Mat, MatKey, focus_square},
        naming::goal_key,
        seat_mark::SeatMark,
        sheets::{Sheets, SheetsButton},
        table_effects::{use_focus_kept, use_record_revealed},
    },
    words::Words,
};

#[derive(PartialEq)]
pub struct PlayPageProps {
    /// The table to sit down at.
    pub start: Table,
    /// Goes back to the set-up.
    pub on_leave: Callback<()>,
    /// Shows the game as another window has kept it.
    pub on_follow: Callback<Save>,
}

/// A match being played.
pub fn play_page(props: PlayPageProps) -> Html {
    part("play", props, |props, context| use_play_page(props).run(context))
}

#[hook]
fn use_play_page(props: &PlayPageProps) -> Html {
    let desk = use_desk();
    let words = desk.words;
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

    let on_point = {
        let table = table.clone();
        Callback::from(move |square| table.dispatch(Intent::Point(square)))
    };
    let on_choose = {
        let table = table.clone();
        Callback::from(move |square| choose(&table, square))
    };
    let on_key = {
        let table = table.clone();
        Callback::from(move |key| press(&table, key))
    };
    let on_trace = prover::burden(&table).map(|_| {
        let table = table.clone();
        Callback::from(move |squares: Vec<Square>| {
            table.dispatch(Intent::Draft(Stroke::Triplets(Change::List(listing(&squares)))))
        })
    });
    let on_next = {
        let table = table.clone();
        Callback::from(move |()| table.dispatch(Intent::Begin(table.state().variant(), table.seating, seed())))
    };
    // With keys of their own, so that no button of one becomes one of another under the finger that presses it.
    let actions = match table.state().stage() {
        Stage::Over(verdict) => verdict_panel::verdict_panel(&words, &table, verdict, on_next, props.on_leave.clone()),
        _ if table.viewing.is_some() => html! {
            <div key="looking" class="actions">
                <div class="only-narrow">{ steps(&table) }</div>
                <button type="button" class="button primary wide" onclick={sends(&table, Intent::View(None))}>
                    { words.text("table-back-to-now") }
                </button>
            </div>
        },
        Stage::Goal if table.person_to_act().is_some() => goal_choice(&words, &table),
        Stage::Turn(_) if is_writing(&table) => turn_actions(&words, &table),
        _ => match prover::burden(&table) {
            Some(burden) => prover::prover(&words, &table, burden),
            None => html! { <div key="waiting" class="actions waiting" /> },
        },
    };
    let refusal = table.refusal.map(|refusal| telling::refused(&words, refusal)).unwrap_or_default();
    let (view, label, cursor) = (scene::view(&words, &table), words.text("lawtoe-mat"), table.cursor);
    let mat = yew::html! { <Mat {view} {label} {cursor} {on_point} {on_choose} {on_trace} {on_key} /> };
    let beside = html! {
        <>
            { record_panel(&words, &table) }
            { score_sheet(&words, &table.series) }
        </>
    };
    html! {
        <section class="table-page">
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ title(&words, table.state().variant()) }</h1>
                { mat }
            </div>
            <div class="table-side">
                { status(&words, &table) }
                <div class="table-actions">{ actions }</div>
                <p class="refusal">{ refusal }</p>
                { bar(&words, &table, &props.on_leave) }
                { yew::html! { <Sheets open={table.screen.sheets} on_toggle={sends(&table, Intent::Screen(Turn::Sheets))}>{ beside }</Sheets> } }
            </div>
        </section>
    }
}

/// What is always at hand. After the verdict nothing is taken back, and the verdict itself leads on.
fn bar(words: &Words, table: &UseReducerHandle<Table>, on_leave: &Callback<()>) -> Html {
    let small = |label: String, off: bool, onclick: Callback<()>| {
        html! { <button type="button" class="button small" aria-disabled={off.to_string()} {onclick}>{ label }</button> }
    };
    let playing = table.state().verdict().is_none().then(|| {
        html! {
            <>
                { small(words.text("table-undo"), !table.can_undo(), sends(table, Intent::Undo)) }
                { small(words.text("table-redo"), !table.can_redo(), sends(table, Intent::Redo)) }
                { small(words.text("lawtoe-new-match"), false, on_leave.clone()) }
            </>
        }
    });
    html! {
        <div class="table-bar">
            <div class="table-bar-part">{ playing }</div>
            { yew::html! { <SheetsButton label={words.text("table-sheets")} open={table.screen.sheets} onclick={sends(table, Intent::Screen(Turn::Sheets)).reform(|_| ())} /> } }
        </div>
    }
}

/// Whose turn it is, what they may do, what just happened.
fn status(words: &Words, table: &Table) -> Html {
    let state = table.on_screen();
    let goal = state.goal().map(|goal| words.with("lawtoe-goal", &[("goal", goal_key(goal).into())]));
    let (headline, hint) = match (table.viewing, table.state().verdict()) {
        (Some(step), _) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        (None, Some(verdict)) => (verdict_panel::headline(words, table, verdict), String::new()),
        (None, None) => (telling::turn(words, table), due(words, table)),
    };
    let latest = table.step_on_screen().checked_sub(1).and_then(|latest| table.record.played().get(latest));
    let latest = latest.map(|action| telling::told(words, table, action)).unwrap_or_default();
    let whose = state.verdict().map_or(state.to_act(), |verdict| Some(verdict.winner()));
    let mark = whose.map(|role| yew::html! { <SeatMark seat={role.seat()} /> });
    html! {
        <div class="status">
            <h2 class="status-turn">{ mark }<span>{ headline }</span></h2>
            <p class="status-goal">{ goal.unwrap_or_else(|| words.text("lawtoe-goal-none")) }</p>
            <p class="status-due">{ hint }</p>
            <p class="status-latest">{ latest }</p>
        </div>
    }
}

fn due(words: &Words, table: &Table) -> String {
    table.person_to_act().map(|_| telling::due(words, table.state())).unwrap_or_default()
}

/// A square was tapped: while a proof is written it takes the P, or else joins the triplet being tapped.
fn choose(table: &UseReducerHandle<Table>, square: Square) {
    table.dispatch(Intent::Point(square));
    if let Some(burden) = prover::burden(table) {
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
    let proving = prover::burden(table);
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
