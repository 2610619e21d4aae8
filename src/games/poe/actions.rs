//! What people do in a round: set the goal, write letters, challenge or declare a force-out, join a side, and open the curtain.

use flub::{
    games::poe::{Act, Case, Flub, Poe, Side, Version},
    network::{Goal, Line, Placement, Rules},
    play::Seat,
};
use flub_tables::{
    context::settings::Coach,
    games::poe::{
        coach,
        proving::claims,
        screen::{ScreenMsg, Window},
        table::{Intent, PoeTable, Table},
        wording,
    },
    i18n::Words,
    table::midend::TableMsg,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    letters::pencil_pad::PencilPad,
    table::table_pages::TableHandle,
    ui::{
        buttons::{ExplainedButton, SidedRow},
        choice::{Choice, ChoiceGroup, RadioOption},
        dialog::{ConfirmDialog, Dialog},
        renewed::renewed,
        seat_mark::SeatMark,
        sending::{sends, sends_as},
        term::Explained,
    },
};

/// What the person in `seat` does in a turn: write a letter, or declare a force-out. Anybody who may challenge can do so here too.
pub fn draw_turn(words: &Words, table: &TableHandle<PoeTable>, seat: Seat, coach: Coach) -> Html {
    let force_out = sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::ForceOut))));
    html! {
        <div key="turn" class="actions">
            <div class="action-main">
                { table.is_writing().then(|| draw_pencil(words, table, coach)) }
            </div>
            <div class="action-row">
                <button type="button" class="button grow" onclick={force_out}>{ words.text("poe-force-out-open") }</button>
                { draw_challenge_button(words, table) }
            </div>
            <p class="terms-here">
                <Explained text={words.text("poe-term-flub-name")} />
                <Explained text={words.text("poe-term-forced-name")} />
                <Explained text={words.text("poe-term-force-out-name")} />
            </p>
            { draw_force_out_dialog(words, table, seat) }
            { draw_warning_dialog(words, table, seat) }
        </div>
    }
}

/// The letters to choose from, and the button that enters the pencilled one.
fn draw_pencil(words: &Words, table: &TableHandle<PoeTable>, coach: Coach) -> Html {
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

/// The coach's warning before a flub is written.
fn draw_warning_dialog(words: &Words, table: &TableHandle<PoeTable>, seat: Seat) -> Html {
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

/// The dialog before a force-out, which cannot be undone once proofs are written.
fn draw_force_out_dialog(words: &Words, table: &TableHandle<PoeTable>, seat: Seat) -> Html {
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

/// The sides that the person in `seat` can join.
pub fn draw_join_choice(words: &Words, table: &TableHandle<PoeTable>, seat: Seat) -> Html {
    let sides = table.state().hearing().map(|hearing| {
        let bearing = hearing.case().burden();
        Side::BOTH.map(|side| {
            let with = match side {
                Side::Challenger => hearing.caller(),
                Side::Mover => hearing.mover(),
            };
            let about = match (bearing == Some(side), side) {
                (true, side) => words.with("poe-join-bears", &[("side", side.to_string().into())]),
                (false, Side::Challenger) => words.text("poe-join-challenger-free"),
                (false, Side::Mover) => words.text("poe-join-mover-free"),
            };
            let onclick = sends(table, Intent::Act(seat, Act::Join(side)));
            html! {
                <li key={side.to_string()}>
                    <button type="button" class="button wide join" {onclick}>
                        <SeatMark seat={table.seating.player(with).mark} />
                        { renewed(words.with("poe-join", &table.seating.who(words, with))) }
                    </button>
                    <p class="quiet">{ renewed(about) }</p>
                </li>
            }
        })
    });
    html! { <ul key="join" class="actions joins">{ for sides.into_iter().flatten() }</ul> }
}

/// The goals that the person in `seat` can set: a button for each if there are two, otherwise a kind and a number.
pub fn draw_goal_choice(words: &Words, table: &TableHandle<PoeTable>, seat: Seat) -> Html {
    let version = table.state().setup().version();
    let set = |goal| sends(table, Intent::Act(seat, Act::SetGoal(goal)));
    let choice = if version == Version::Beginning {
        let buttons = [Goal::Odd, Goal::Even].map(|goal| {
            html! {
                <button key={goal.to_string()} type="button" class="button primary" onclick={set(goal)}>
                    { wording::describe_goal(words, goal) }
                </button>
            }
        });
        html! { <div class="action-row">{ for buttons }</div> }
    } else {
        let goal = table.screen.goal.unwrap_or(Goal::Odd);
        html! {
            <div class="goal-picker">
                { draw_goal_picker(words, version, goal, &sends_as(table, |goal| Intent::Screen(ScreenMsg::Goal(goal)))) }
                <button type="button" class="button primary wide" aria-disabled={(!is_offered(version, goal)).to_string()}
                    onclick={is_offered(version, goal).then(|| set(goal))}>
                    { wording::describe_goal(words, goal) }
                </button>
            </div>
        }
    };
    html! { <div key="goal" class="actions">{ choice }</div> }
}

/// The initial number in the field.
const FIRST_NUMBER: u16 = 6;

/// The kinds of goals of a version, and a field for the number if the kind has one. `on_pick` is called with the goal that is picked.
pub fn draw_goal_picker(words: &Words, version: Version, goal: Goal, on_pick: &Callback<Goal>) -> Html {
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
    let on_choose = on_pick.reform(move |kind| make_goal(kind, number.unwrap_or(FIRST_NUMBER)));
    let field = number.map(|number| {
        let most = Line::all(version.size()).len() as u16;
        // A number that no goal can have stays as it is typed, and is said to be none.
        let oninput = {
            let on_pick = on_pick.clone();
            move |event: InputEvent| {
                if let Some(typed) = read_number(&event) {
                    on_pick.emit(make_goal(kind, typed));
                }
            }
        };
        let offered = is_offered(version, goal);
        let class = if offered { "quiet" } else { "field-wrong" };
        html! {
            <label class="goal-number">
                <span>{ words.text("poe-goal-number") }</span>
                <input type="number" min="1" max={most.to_string()} value={number.to_string()} {oninput}
                    aria-invalid={(!offered).to_string()} />
                <span {class} role="status">{ words.with("poe-goal-range", &[("most", most.into())]) }</span>
            </label>
        }
    });
    html! {
        <div class="goal-kinds">
            <ChoiceGroup name="goal" legend={words.text("poe-due-goal")} {choices} chosen={Some(kind)} {on_choose} />
            <div>{ field }</div>
        </div>
    }
}

/// Whether a goal can be set: no more connections than there are lines.
pub fn is_offered(version: Version, goal: Goal) -> bool {
    let most = Line::all(version.size()).len() as u16;
    match goal {
        Goal::Odd | Goal::Even => true,
        Goal::AtLeast(number) | Goal::Exactly(number) => (1..=most).contains(&number),
    }
}

/// The goal of the kind with this index, with this number if the kind has one.
const fn make_goal(kind: usize, number: u16) -> Goal {
    match kind {
        0 => Goal::Odd,
        1 => Goal::Even,
        2 => Goal::AtLeast(number),
        _ => Goal::Exactly(number),
    }
}

/// The number in the field, whatever it is.
fn read_number(event: &Event) -> Option<u16> {
    let typed = event.target_unchecked_into::<HtmlInputElement>().value().parse::<i64>().ok()?;
    Some(typed.clamp(0, u16::MAX.into()) as u16)
}

/// The dialog that challenges: it asks first who does so, where several can, and then what is wrong with the move.
pub fn draw_challenge_dialog(words: &Words, table: &TableHandle<PoeTable>) -> Html {
    let open = table.screen.window == Some(Window::Challenge);
    let on_close = sends(table, Intent::Screen(ScreenMsg::Window(None)));
    let people: Vec<Seat> = table.challengers().collect();
    let challenger = match people.as_slice() {
        &[only] => Some(only),
        people => table.screen.challenger.filter(|seat| people.contains(seat)),
    };
    let challenged = table.record.state_after(table.challenged());
    let letter = challenged.position().and_then(|position| position.letters().last()).map(ToString::to_string);
    let title = match challenger {
        Some(_) => words.with("poe-challenge-title", &[("move", letter.unwrap_or_else(|| "goal".to_owned()).into())]),
        None => words.text("poe-challenge-who"),
    };
    let asks = || match challenger {
        Some(seat) => draw_kinds(words, table, &challenged, seat),
        None => draw_challengers(words, table, &people),
    };
    html! {
        <Dialog key="challenge" name="challenge" {title} beside=true {open} {on_close}>
            { open.then(asks) }
        </Dialog>
    }
}

/// The people who may challenge.
fn draw_challengers(words: &Words, table: &TableHandle<PoeTable>, people: &[Seat]) -> Html {
    let people = people.iter().map(|&seat| {
        html! {
            <button key={seat.index()} type="button" class="button wide join"
                onclick={sends(table, Intent::Screen(ScreenMsg::Challenger(seat)))}>
                <SeatMark seat={table.seating.player(seat).mark} />
                { table.seating.name(words, seat) }
            </button>
        }
    });
    html! { <>{ for people }</> }
}

/// The kinds of flubs that this person may claim, with what it means to claim each.
fn draw_kinds(words: &Words, table: &TableHandle<PoeTable>, challenged: &Poe, challenger: Seat) -> Html {
    let moves = Some(table.challengeable(challenger)).filter(|moves| moves.len() > 1).map(|moves| {
        let options = moves.into_iter().map(|step| draw_move_option(words, table, step));
        html! {
            <fieldset class="options small-options">
                <legend class="visually-hidden">{ words.text("poe-challenge-move") }</legend>{ for options }
            </fieldset>
        }
    });
    let kinds = claims(challenged).map(|kind| {
        html! {
            <ExplainedButton key={kind.as_str()} name={kind.as_str()}
                label={words.with("poe-challenge-confirm", &[("kind", kind.as_str().into())])}
                onclick={sends(table, Intent::Act(challenger, Act::Challenge(kind)))}>
                { describe_burden(words, table, challenged, (kind, challenger)) }
            </ExplainedButton>
        }
    });
    html! {
        <>
            { for moves }
            <div class="options claims">{ for kinds }</div>
        </>
    }
}

/// A move that can be challenged, by its step.
fn draw_move_option(words: &Words, table: &TableHandle<PoeTable>, step: usize) -> Html {
    let made = table.record.state_after(step);
    let letter = made.position().and_then(|position| position.letters().last()).map(ToString::to_string);
    let letter = letter.unwrap_or_else(|| "goal".to_owned());
    let name = made.mover().map(|seat| table.seating.name(words, seat)).unwrap_or_default();
    html! {
        <RadioOption key={step} name="challenged" checked={table.challenged() == step}
            onchange={sends(table, Intent::Screen(ScreenMsg::Challenged(step)))}>
            <span>{ words.with("poe-challenge-moved", &[("move", letter.into()), ("name", name.into())]) }</span>
        </RadioOption>
    }
}

/// Who will have to prove what after this challenge, as a sentence.
fn describe_burden(words: &Words, table: &Table, challenged: &Poe, (kind, challenger): (Flub, Seat)) -> String {
    let name = |seat| [("name", table.seating.name(words, seat).into())];
    match (Case::Challenge(kind).burden(), challenged.mover()) {
        (Some(Side::Mover), Some(mover)) => words.with("poe-challenge-burden-mover", &name(mover)),
        _ if table.seating.only_person().is_some() => words.text("poe-challenge-burden-you"),
        _ => words.with("poe-challenge-burden-challenger", &name(challenger)),
    }
}

/// The button that challenges, shown whenever somebody at the table may challenge, in any player's turn.
fn draw_challenge_button(words: &Words, table: &TableHandle<PoeTable>) -> Html {
    let button = table.challengers().next().map(|_| {
        let onclick = sends(table, Intent::Screen(ScreenMsg::Window(Some(Window::Challenge))));
        html! {
            <button type="button" class="button grow challenge" {onclick}>{ words.text("poe-challenge-open") }</button>
        }
    });
    html! { <div class="challenge-bar">{ button }</div> }
}

/// While a computer is at it: what the others may do meanwhile.
pub fn draw_waiting(words: &Words, table: &TableHandle<PoeTable>) -> Html {
    let may = table.challengers().next().map(|_| words.text("poe-due-challenge"));
    html! {
        <div key="waiting" class="actions waiting">
            <p>{ may }</p>
            <div class="action-row">{ draw_challenge_button(words, table) }</div>
        </div>
    }
}

/// The curtain before a proof. Proofs are sealed, so the screen waits until the person in `seat` sits before it.
pub fn draw_curtain(words: &Words, table: &TableHandle<PoeTable>, seat: Seat, case: Case) -> Html {
    let name = table.seating.name(words, seat);
    let unveil = sends(table, TableMsg::Unveil(seat));
    let grave = html! {
        <button type="button" class="button primary wide" onclick={unveil}>
            { words.with("poe-curtain-open", &[("name", name.as_str().into())]) }
        </button>
    };
    html! {
        <div key={format!("curtain-{seat}")} class="actions curtain">
            <p class="curtain-name">{ words.with("poe-curtain", &[("name", name.as_str().into())]) }</p>
            <p><Explained text={wording::describe_burden(words, case)} /></p>
            <p class="quiet">{ words.text("poe-curtain-about") }</p>
            <SidedRow {grave} />
        </div>
    }
}
