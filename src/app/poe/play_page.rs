use flub::{
    games::poe::{Position, Stage},
    network::Letter,
    network::Square,
};
use yew::functional::Hook;
use yew::prelude::*;

use super::{
    challenging::{challenge_button, challenge_dialog, joining},
    coach::Note,
    draft::{Part, Stroke},
    effects::{use_announcing, use_clock, use_computers, use_sounds, waits_for_word},
    goal_choice::goal_choice,
    players_strip::players_strip,
    prover,
    record_panel::{record_panel, steps},
    save::Save,
    scene,
    score_sheet::score_sheet,
    screen::Turn,
    setup_page::version_name,
    table::{Intent, Table, sends, sends_as},
    telling, verdict_panel,
    writing::{enter, turn_actions},
};
use crate::app::{
    desk::use_desk,
    html::html,
    part::part,
    settings::{Coach, Settings},
    shared::{
        keeping::use_kept,
        listings::{Change, listing},
        mat::{Mat, MatKey, focus_square},
        notice::{Notice, Tone},
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
    /// Begins another match with the same players.
    pub on_new: Callback<Table>,
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
    let (words, settings) = (desk.words, desk.settings);
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
    let notes = {
        let round = table.screen.reviewed.and_then(|round| table.state().finished().get(round));
        let round = round.map(|round| round.position().clone());
        use_memo(round, |round| round.iter().flat_map(all_notes).collect::<Vec<Note>>())
    };
    let remark = {
        let position = table.state().position().filter(|_| settings.coach == Coach::Explain && table.is_live());
        use_memo(position.cloned(), |position| {
            position.as_ref().map(|position| Note::on(position, position.latest())).filter(Note::is_flub)
        })
    };

    let coach = settings.coach;
    let on_choose = sends_as_choose(&table);
    let on_key = {
        let table = table.clone();
        Callback::from(move |key| press(&table, key, coach))
    };
    let on_trace = is_listing(&table).then(|| {
        sends_as(&table, |squares: Vec<Square>| Intent::Draft(Stroke::Connections(Change::List(listing(&squares)))))
    });
    let refusal = table.refusal.map(|refusal| telling::refused(&words, &table.seating, refusal)).unwrap_or_default();
    let (view, label) = (scene::view(&words, &table), words.text("poe-mat"));
    let on_point = sends_as(&table, Intent::Point);
    let mat = yew::html! { <Mat {view} {label} {cursor} {on_point} {on_choose} {on_trace} {on_key} /> };
    let beside = html! {
        <>
            { record_panel(&words, &table) }
            { score_sheet(&words, table.state(), &table.seating) }
        </>
    };
    html! {
        <section class="table-page poe-page">
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ version_name(&words, table.state().setup().version()) }</h1>
                { mat }
            </div>
            <div class="table-side">
                { players_strip(&words, &table) }
                { status(&words, &table) }
                <div class="coach-remark" role="status">{ remark.as_ref().as_ref().map(|note| coach_remark(&words, &table, note)) }</div>
                <div class="table-actions">
                    { actions(&words, &table, &settings, &notes, props) }
                    { challenge_dialog(&words, &table) }
                </div>
                <p class="refusal">{ refusal }</p>
                { bar(&words, &table, &props.on_leave) }
                { yew::html! { <Sheets open={table.screen.sheets} on_toggle={sends(&table, Intent::Screen(Turn::Sheets))}>{ beside }</Sheets> } }
            </div>
        </section>
    }
}

/// The last round of a match that is over, to look back at.
fn ended(table: &Table) -> Option<&flub::games::poe::Round> {
    table.state().finished().last().filter(|_| table.state().stage() == Stage::Over)
}

fn all_notes(position: &Position) -> impl Iterator<Item = Note> + '_ {
    (0..=position.latest()).map(|number| Note::on(position, number))
}

/// What can be done now. With keys of their own, so that no button of one becomes one of another under the finger that
/// presses it.
fn actions(
    words: &Words,
    table: &UseReducerHandle<Table>,
    settings: &Settings,
    notes: &[Note],
    props: &PlayPageProps,
) -> Html {
    if table.viewing.is_some() {
        return html! {
            <div key="looking" class="actions">
                <div class="only-narrow">{ steps(table) }</div>
                <button type="button" class="button primary wide" onclick={sends(table, Intent::View(None))}>
                    { words.text("table-back-to-now") }
                </button>
            </div>
        };
    }
    let on_leave = props.on_leave.clone();
    let on_new = {
        let table = table.clone();
        props.on_new.reform(move |()| (*table).clone())
    };
    if let Some(round) = table.verdict().or_else(|| ended(table)) {
        return verdict_panel::verdict_panel(words, table, round, notes, on_new, on_leave);
    }
    let waiting = waits_for_word(table, settings.pace);
    match (table.state().stage(), table.acting()) {
        (Stage::Goal(_), Some(seat)) => goal_choice(words, table, seat),
        (Stage::Turn(_), Some(seat)) => turn_actions(words, table, seat, settings.coach),
        (Stage::Join(_), Some(seat)) => joining(words, table, seat),
        (Stage::Proof, Some(seat)) => match (table.proving(), table.state().hearing()) {
            (Some((position, case)), _) => prover::prover(words, table, seat, position, case),
            (None, Some(hearing)) => prover::curtain(words, table, seat, hearing.case()),
            (None, None) => html! {},
        },
        (Stage::Over, _) => html! {
            <div key="over" class="actions">
                <button type="button" class="button primary wide" onclick={on_new}>{ words.text("poe-new-match") }</button>
            </div>
        },
        _ if waiting => html! {
            <div key="word" class="actions waiting">
                <p class="quiet">{ words.text("poe-go-on-about") }</p>
                <div class="action-row">
                    <button type="button" class="button primary grow" onclick={sends(table, Intent::Screen(Turn::Wave))}>{ words.text("poe-go-on") }</button>
                    { challenge_button(words, table) }
                </div>
            </div>
        },
        _ => {
            html! { <div key="waiting" class="actions waiting"><div class="action-row">{ challenge_button(words, table) }</div></div> }
        }
    }
}

/// What the coach says of the latest move.
fn coach_remark(words: &Words, table: &UseReducerHandle<Table>, note: &Note) -> Html {
    let Some(position) = table.state().position() else { return html! {} };
    let sentences = note.sentences(words, position).join(" ");
    let show = note.shown.clone().map(|shown| {
        let pressed = table.shown.as_ref() == Some(&shown);
        let onclick = sends(table, Intent::Show((!pressed).then_some(shown)));
        html! {
            <button type="button" class="button small" aria-pressed={pressed.to_string()} {onclick}>{ words.text("poe-show-proof") }</button>
        }
    });
    yew::html! { <Notice tone={Tone::Note}><p>{ sentences }</p>{ show }</Notice> }
}

/// What is always at hand.
fn bar(words: &Words, table: &UseReducerHandle<Table>, on_leave: &Callback<()>) -> Html {
    let small = |label: String, off: bool, onclick: Callback<()>| {
        html! { <button type="button" class="button small" aria-disabled={off.to_string()} {onclick}>{ label }</button> }
    };
    let playing = table.verdict().is_none().then(|| {
        html! {
            <>
                { small(words.text("table-undo"), !table.can_undo(), sends(table, Intent::Undo)) }
                { small(words.text("table-redo"), !table.can_redo(), sends(table, Intent::Redo)) }
                { small(words.text("poe-leave"), false, on_leave.clone()) }
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
    let over = table.verdict().or_else(|| ended(table)).filter(|_| table.viewing.is_none());
    let position = state.position().or(over.map(|round| round.position()));
    let goal = position.map(|position| telling::goal(words, position.goal()));
    let (headline, hint) = match (table.viewing, over) {
        (Some(step), _) => (words.with("table-viewing", &[("step", step.into())]), words.text("table-viewing-about")),
        (None, Some(_)) => (verdict_panel::headline(words, table), String::new()),
        (None, None) => (telling::turn(words, table), hint(words, table)),
    };
    let latest = table.step_on_screen().checked_sub(1).and_then(|latest| table.record.played().get(latest));
    let latest = latest.filter(|_| over.is_none());
    let latest = latest.map(|action| telling::told(words, &table.seating, action)).unwrap_or_default();
    let whose = match state.stage() {
        Stage::Goal(seat) | Stage::Turn(seat) | Stage::Join(seat) => Some(seat),
        Stage::Proof => table.acting(),
        Stage::Over => None,
    };
    let mark =
        whose.filter(|_| over.is_none()).map(|seat| yew::html! { <SeatMark seat={table.seating.player(seat).mark} /> });
    html! {
        <div class="status">
            <h2 class="status-turn">{ mark }<span>{ headline }</span></h2>
            <p class="status-goal">{ goal.unwrap_or_else(|| words.text("poe-goal-none")) }</p>
            <p class="status-due">{ hint }</p>
            <p class="status-latest">{ latest }</p>
        </div>
    }
}

fn hint(words: &Words, table: &Table) -> String {
    table.acting().map(|_| telling::due(words, table)).unwrap_or_default()
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

fn sends_as_choose(table: &UseReducerHandle<Table>) -> Callback<Square> {
    let table = table.clone();
    Callback::from(move |square| choose(&table, square))
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
