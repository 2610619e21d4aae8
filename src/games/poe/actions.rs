use flub::{
    games::poe::{Act, Case, Side, Version},
    network::{Goal, Line, Placement, Rules},
    play::Seat,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    challenge_dialog::ChallengeButton,
    coach, describe,
    screen::{ScreenMsg, Window},
    table::{Intent, Table},
};
use crate::{
    context::{AppContext, settings::Coach, use_app, use_words},
    i18n::Words,
    letters::pencil_pad::PencilPad,
    table::{
        midend::TableMsg,
        sending::{sends, sends_as},
    },
    ui::{
        buttons::SidedRow,
        choice::{Choice, ChoiceGroup},
        dialog::ConfirmDialog,
        renewed::renewed,
        seat_mark::SeatMark,
        term::Explained,
    },
};

/// Properties of [`TurnActions`].
#[derive(Properties, PartialEq)]
pub struct TurnActionsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The person whose turn it is.
    pub seat: Seat,
}

/// Writing a letter, or declaring a force-out.
#[component]
pub fn TurnActions(&TurnActionsProps { ref table, seat }: &TurnActionsProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let force_out = sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::ForceOut))));
    html! {
        <div class="actions">
            <div class="action-main">
                { table.is_writing().then(|| writing(&words, table, table.coach(&settings))) }
            </div>
            <div class="action-row">
                <button type="button" class="button grow" onclick={force_out}>{ words.text("poe-force-out-open") }</button>
                <ChallengeButton {table} />
            </div>
            <p class="terms-here">
                <Explained text={words.text("poe-term-flub-name")} />
                <Explained text={words.text("poe-term-forced-name")} />
                <Explained text={words.text("poe-term-force-out-name")} />
            </p>
            { force_out_dialog(&words, table, seat) }
            { warning_dialog(&words, table, seat) }
        </div>
    }
}

/// The letters to choose from, and the button that enters the pencilled one.
fn writing(words: &Words, table: &UseReducerHandle<Table>, coach: Coach) -> Html {
    let enter = match table.pencilled_letter() {
        Some(Placement { letter, square }) => {
            words.with("poe-write", &[("letter", letter.as_str().into()), ("square", square.number().into())])
        }
        None => words.text("poe-write-none"),
    };
    html! {
        <PencilPad rules={Rules::Poe} pencil={table.screen.pencil.clone()} due={1} {enter} erase={words.text("poe-erase")}
            on_letter={sends_as(table, Intent::Pencil)} on_enter={sends(table, Intent::Enter(coach))}
            on_erase={sends(table, Intent::Erase)} />
    }
}

/// The coach's word before a flub.
fn warning_dialog(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let kind = match table.screen.window {
        Some(Window::Warning(kind)) => Some(kind),
        _ => None,
    };
    let back = Intent::Screen(ScreenMsg::Window(None));
    let write = table.pencilled_letter().map(|letter| sends(table, Intent::Act(seat, Act::Write(letter))));
    html! {
        <ConfirmDialog beside=true name="warning" title={words.text("poe-warning-title")} open={kind.is_some()}
            primary={words.text("poe-warning-back")} on_primary={sends(table, back.clone())}
            other={words.text("poe-warning-write")} on_other={write.unwrap_or_else(Callback::noop)}
            on_close={sends(table, back)}>
            <p>{ kind.map(|kind| renewed(coach::warning(words, kind))) }</p>
        </ConfirmDialog>
    }
}

/// A force-out cannot be undone once proofs are written, so the dialog asks first.
fn force_out_dialog(words: &Words, table: &UseReducerHandle<Table>, seat: Seat) -> Html {
    let back = Intent::Screen(ScreenMsg::Window(None));
    html! {
        <ConfirmDialog beside=true name="force-out" title={words.text("poe-force-out-title")}
            open={table.screen.window == Some(Window::ForceOut)}
            primary={words.text("poe-force-out")} on_primary={sends(table, Intent::Act(seat, Act::ForceOut))}
            other={words.text("poe-challenge-back")} on_other={sends(table, back.clone())}
            on_close={sends(table, back)}>
            <p>{ words.text("poe-force-out-meaning") }</p>
            <p class="burden">{ words.text("poe-force-out-burden") }</p>
        </ConfirmDialog>
    }
}

/// Properties of [`JoinChoice`].
#[derive(Properties, PartialEq)]
pub struct JoinChoiceProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The person who chooses.
    pub seat: Seat,
}

/// Which side to join.
#[component]
pub fn JoinChoice(JoinChoiceProps { table, seat }: &JoinChoiceProps) -> Html {
    let words = use_words();
    let sides = table.state().hearing().map(|hearing| {
        let bearing = hearing.case().burden();
        Side::BOTH.map(|side| {
            let with = match side {
                Side::Challenger => hearing.caller(),
                Side::Mover => hearing.mover(),
            };
            let about = match (bearing == Some(side), side) {
                (true, _) => words.text("poe-join-bears"),
                (false, Side::Challenger) => words.text("poe-join-challenger-free"),
                (false, Side::Mover) => words.text("poe-join-mover-free"),
            };
            let onclick = sends(table, Intent::Act(*seat, Act::Join(side)));
            html! {
                <li key={side.to_string()}>
                    <button type="button" class="button wide join" {onclick}>
                        <SeatMark seat={table.seating.player(with).mark} />
                        { renewed(words.with("poe-join", &table.seating.who(&words, with))) }
                    </button>
                    <p class="quiet">{ renewed(about) }</p>
                </li>
            }
        })
    });
    html! { <ul class="actions joins">{ for sides.into_iter().flatten() }</ul> }
}

/// Properties of [`GoalChoice`].
#[derive(Properties, PartialEq)]
pub struct GoalChoiceProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The person who sets the goal.
    pub seat: Seat,
}

/// The goals to choose from: a button each where there are two, otherwise a kind and a number.
#[component]
pub fn GoalChoice(&GoalChoiceProps { ref table, seat }: &GoalChoiceProps) -> Html {
    let words = use_words();
    let version = table.state().setup().version();
    let set = |goal| sends(table, Intent::Act(seat, Act::SetGoal(goal)));
    let choice = if version == Version::Beginning {
        let buttons = [Goal::Odd, Goal::Even].map(|goal| {
            html! {
                <button key={goal.to_string()} type="button" class="button primary" onclick={set(goal)}>
                    { words.with("poe-set-goal", &describe::goal_values(goal)) }
                </button>
            }
        });
        html! { <div class="action-row">{ for buttons }</div> }
    } else {
        let goal = table.screen.goal.unwrap_or(Goal::Odd);
        html! {
            <div class="goal-picker">
                <GoalPicker {version} {goal} on_pick={sends_as(table, |goal| Intent::Screen(ScreenMsg::Goal(goal)))} />
                <button type="button" class="button primary wide" onclick={set(goal)}>
                    { words.with("poe-set-goal", &describe::goal_values(goal)) }
                </button>
            </div>
        }
    };
    html! {
        <div class="actions">
            { choice }
        </div>
    }
}

/// The initial number in the field.
const FIRST_NUMBER: u16 = 6;

/// Properties of [`GoalPicker`].
#[derive(Properties, PartialEq)]
pub struct GoalPickerProps {
    /// The version, which determines the goals.
    pub version: Version,
    /// The goal that is picked.
    pub goal: Goal,
    /// Called with the goal that is picked instead.
    pub on_pick: Callback<Goal>,
}

/// The kinds of goals of a version, and a field for the number where the kind has one.
#[component]
pub fn GoalPicker(&GoalPickerProps { version, goal, ref on_pick }: &GoalPickerProps) -> Html {
    let words = use_words();
    let (kind, number) = match goal {
        Goal::Odd => (0, None),
        Goal::Even => (1, None),
        Goal::AtLeast(number) => (2, Some(number)),
        Goal::Exactly(number) => (3, Some(number)),
    };
    let kinds = [
        words.text("poe-goal-odd"),
        words.text("poe-goal-even"),
        words.text("poe-goal-least"),
        words.text("poe-goal-exactly"),
    ];
    let offered = if version == Version::Beginning { 2 } else { kinds.len() };
    let choices: Vec<Choice> = kinds.into_iter().take(offered).map(Choice::new).collect();
    let on_choose = on_pick.reform(move |kind| of_kind(kind, number.unwrap_or(FIRST_NUMBER)));
    let field = number.map(|number| {
        let most = Line::all(version.size()).len() as u16;
        // While it is being typed the number may be invalid; it is corrected when the field loses focus.
        let oninput = {
            let on_pick = on_pick.clone();
            move |event: InputEvent| {
                let typed = typed(&event).and_then(|typed| u16::try_from(typed).ok());
                if let Some(typed) = typed.filter(|typed| (1..=most).contains(typed)) {
                    on_pick.emit(of_kind(kind, typed));
                }
            }
        };
        let onchange = on_pick.reform(move |event: Event| {
            let typed = typed(&event).map_or(number, |typed| typed.clamp(1, most.into()) as u16);
            of_kind(kind, typed)
        });
        html! {
            <label class="goal-number">
                <span>{ words.text("poe-goal-number") }</span>
                <input type="number" min="1" max={most.to_string()} value={number.to_string()} {oninput} {onchange} />
                <span class="quiet">{ words.with("poe-goal-range", &[("most", most.into())]) }</span>
            </label>
        }
    });
    html! {
        <div class="goal-kinds">
            <ChoiceGroup name="goal" legend={words.text("poe-goal-kind")} {choices} chosen={Some(kind)} {on_choose} />
            <div>{ field }</div>
        </div>
    }
}

/// The goal of a kind, by its place in the list, with this number if it has one.
const fn of_kind(kind: usize, number: u16) -> Goal {
    match kind {
        0 => Goal::Odd,
        1 => Goal::Even,
        2 => Goal::AtLeast(number),
        _ => Goal::Exactly(number),
    }
}

/// The number in the field.
fn typed(event: &Event) -> Option<i64> {
    event.target_unchecked_into::<HtmlInputElement>().value().parse().ok()
}

/// Properties of [`Curtain`].
#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The person who writes next.
    pub seat: Seat,
    /// The case to prove.
    pub case: Case,
}

/// The curtain: proofs are sealed, so the screen waits until the right person sits before it.
#[component]
pub fn Curtain(&CurtainProps { ref table, seat, case }: &CurtainProps) -> Html {
    let words = use_words();
    let name = table.seating.name(&words, seat);
    let unveil = sends(table, TableMsg::Unveil(seat));
    let grave = html! {
        <button type="button" class="button primary wide" onclick={unveil}>
            { words.with("poe-curtain-open", &[("name", name.as_str().into())]) }
        </button>
    };
    html! {
        <div class="actions curtain">
            <p class="curtain-name">{ words.with("poe-curtain", &[("name", name.as_str().into())]) }</p>
            <p><Explained text={describe::proof_due(&words, case)} /></p>
            <p class="quiet">{ words.text("poe-curtain-about") }</p>
            <SidedRow {grave} />
        </div>
    }
}
