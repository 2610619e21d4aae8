//! Events, prompts and the first flaw of a proof, in words.

use flub::{
    games::poe::{Case, Event, Flub, Poe, ProofFlaw, Refusal, Round, Side, Stage},
    network::{Goal, Rules, Square},
    play::{Game, Seat},
};

use super::{
    save::{Nature, Seating},
    table::Table,
};
use crate::{
    i18n::{Value, Words},
    letters::naming::{self, goal_key, goal_number},
};

/// How messages name a goal: `goal` is its kind and `number` its number, if it has one.
pub fn goal_values(goal: Goal) -> [(&'static str, Value<'static>); 2] {
    [("goal", goal_key(goal).into()), ("number", goal_number(goal).into())]
}

/// The text of a goal's chip.
pub fn describe_goal(words: &Words, goal: Goal) -> String {
    words.with("poe-goal", &goal_values(goal))
}

/// The result of an action, as a sentence.
pub fn describe_events(words: &Words, seating: &Seating, events: &[Event]) -> String {
    let who = |seat: &Seat| seating.who(words, *seat);
    match events.first() {
        Some(Event::GoalSet { by, goal }) => {
            let ([who, name], [goal, number]) = (who(by), goal_values(*goal));
            words.with("poe-event-goal", &[who, name, goal, number])
        }
        Some(Event::Wrote { by, letter }) => {
            let [who, name] = who(by);
            let square = ("square", letter.square.number().into());
            words.with("poe-event-letter", &[who, name, ("letter", letter.letter.as_str().into()), square])
        }
        Some(Event::Challenged { by, kind }) => {
            let [who, name] = who(by);
            words.with("poe-event-challenge", &[who, name, ("kind", kind.as_str().into())])
        }
        Some(Event::ForceOut(by)) => words.with("poe-event-force-out", &who(by)),
        Some(Event::Joined { by, side: Side::Challenger }) => words.with("poe-event-join-challenger", &who(by)),
        Some(Event::Joined { by, side: Side::Mover }) => words.with("poe-event-join-mover", &who(by)),
        // Until the verdict it is sealed whether a player has written a proof.
        Some(Event::HandedIn(by)) => words.with("poe-event-done", &who(by)),
        Some(Event::TimeCalled) => words.text("poe-event-time"),
        Some(Event::RoundScored { .. } | Event::Ended) | None => String::new(),
    }
}

/// A short headline: who has to do what.
pub fn describe_turn(words: &Words, table: &Table) -> String {
    let state = table.state();
    let seat = match state.stage() {
        Stage::Goal(seat) | Stage::Turn(seat) | Stage::Join(seat) => seat,
        Stage::Proof => match table.acting().or_else(|| state.hearing().and_then(|hearing| hearing.writers().next())) {
            Some(seat) => seat,
            None => return words.text("poe-turn-over"),
        },
        Stage::Over => return words.text("poe-turn-over"),
    };
    let [who, name] = table.seating.who(words, seat);
    match (table.seating.player(seat).nature, state.hearing().filter(|_| state.stage() == Stage::Proof)) {
        (Nature::Person, Some(hearing)) => {
            let kind = match hearing.case() {
                Case::Challenge(kind) => kind.as_str(),
                Case::ForceOut => "force-out",
            };
            naming::describe_proving(words, who, name, kind)
        }
        (Nature::Person, None) => words.with("poe-turn-person", &[who, name]),
        (Nature::Computer(_), _) => words.with("poe-turn-computer", &[name]),
    }
}

/// What the person to act may do, as a sentence.
pub fn describe_options(words: &Words, table: &Table) -> String {
    let state = table.state();
    match state.stage() {
        Stage::Goal(_) => words.text("poe-due-goal"),
        Stage::Turn(_) if state.position().is_some_and(|position| position.network().is_full()) => {
            words.text("poe-due-full")
        }
        Stage::Turn(_) => words.text("poe-due-letter"),
        Stage::Join(_) => describe_join(words, table, state),
        Stage::Proof => state.hearing().map_or_else(String::new, |hearing| describe_burden(words, hearing.case())),
        Stage::Over => String::new(),
    }
}

fn describe_join(words: &Words, table: &Table, state: &Poe) -> String {
    let Some(hearing) = state.hearing() else { return String::new() };
    let name = |seat| Value::from(table.seating.name(words, seat));
    let kind = match hearing.case() {
        Case::Challenge(kind) => kind.as_str(),
        Case::ForceOut => "",
    };
    let (challenger, mover) = (("challenger", name(hearing.caller())), ("mover", name(hearing.mover())));
    words.with("poe-due-join", &[challenger, mover, ("kind", kind.into())])
}

/// The case to prove, as a sentence.
pub fn describe_burden(words: &Words, case: Case) -> String {
    match case {
        Case::Challenge(Flub::P) => words.text("poe-due-proof-p"),
        Case::Challenge(Flub::A) => words.text("poe-due-proof-a"),
        Case::Challenge(Flub::CP) => words.text("poe-due-proof-cp"),
        Case::Challenge(Flub::CA) => words.text("poe-due-proof-ca"),
        Case::ForceOut => words.text("poe-due-proof-force-out"),
    }
}

/// Why an action was refused, as a sentence.
pub fn describe_refusal(words: &Words, seating: &Seating, refusal: Refusal) -> String {
    let name = |seat| [("name", Value::from(seating.name(words, seat)))];
    match refusal {
        Refusal::Over => words.text("poe-refused-over"),
        Refusal::NoSeat(seat) => words.with("poe-refused-seat", &[("number", (seat.index() + 1).into())]),
        Refusal::NotTimed => words.text("poe-refused-not-timed"),
        Refusal::TimeCalled => words.text("poe-refused-time-called"),
        Refusal::GoalDue(seat) => words.with("poe-refused-goal-due", &name(seat)),
        Refusal::GoalSet => words.text("poe-refused-goal-set"),
        Refusal::GoalNotOffered(goal) => words.with("poe-refused-goal-other", &[("text", goal.to_string().into())]),
        Refusal::Hearing => words.text("poe-refused-hearing"),
        Refusal::NoHearing => words.text("poe-refused-no-hearing"),
        Refusal::NotYourTurn(seat) => words.with("poe-refused-turn", &name(seat)),
        Refusal::SidesJoined => words.text("poe-refused-sides"),
        Refusal::JoinDue(seat) => words.with("poe-refused-join-due", &name(seat)),
        Refusal::NoBurden => words.text("poe-refused-no-burden"),
        Refusal::HandedIn => words.text("poe-refused-handed-in"),
        Refusal::ProofTooLong => words.text("poe-refused-proof-long"),
        Refusal::OwnMove => words.text("poe-refused-own-move"),
        Refusal::GoalIsNoLetter => words.text("poe-refused-goal-flub"),
        Refusal::MatFull => words.text("poe-refused-full"),
        Refusal::WrongLetter(letter) => words.with("poe-refused-letter", &[("letter", letter.as_str().into())]),
        Refusal::NoSquare(square) => words.with("poe-refused-square", &[("square", square.number().into())]),
        Refusal::Filled(square) => words.with("poe-refused-filled", &[("square", square.number().into())]),
    }
}

/// The flaw as a sentence.
pub fn describe_flaw(words: &Words, found: &ProofFlaw, goal: Goal) -> String {
    match found {
        ProofFlaw::NoMoveNamed => words.text("poe-flaw-no-move"),
        ProofFlaw::MoveNotAsked(_) => words.text("poe-flaw-move-not-asked"),
        ProofFlaw::NoSuchMove(number) => words.with("poe-flaw-no-such-move", &[("number", (*number).into())]),
        ProofFlaw::GoalIsNoAFlub => words.text("poe-flaw-goal"),
        ProofFlaw::WrongCount { due, .. } => words.with("poe-flaw-letters", &[("due", (*due).into())]),
        ProofFlaw::WrongLetter(letter) => words.with("poe-flaw-letter", &[("letter", letter.letter.as_str().into())]),
        ProofFlaw::NotVacant(letter) => words.with("poe-flaw-not-vacant", &[("square", letter.square.number().into())]),
        ProofFlaw::Solution(found) => {
            let why = naming::describe_flaw(words, Rules::Poe, goal, found);
            words.with("poe-flaw-solution", &[("why", why.into())])
        }
        ProofFlaw::NoAlternative => words.text("poe-flaw-no-alternative"),
        ProofFlaw::AlternativeNotAsked(_) => words.text("poe-flaw-alternative-not-asked"),
        ProofFlaw::AlternativeWritten(letter) => {
            words.with("poe-flaw-alternative-written", &[("letter", Value::from(letter.to_string()))])
        }
        ProofFlaw::AlternativeBarred(letter) => {
            words.with("poe-flaw-alternative-barred", &[("letter", Value::from(letter.to_string()))])
        }
        ProofFlaw::AlternativeRipe(letter) => {
            words.with("poe-flaw-alternative-ripe", &[("letter", Value::from(letter.to_string()))])
        }
        ProofFlaw::AlternativeImpossible(letter) => {
            words.with("poe-flaw-alternative-impossible", &[("letter", Value::from(letter.to_string()))])
        }
    }
}

/// The squares that the flaw is about.
pub fn flaw_squares(found: &ProofFlaw) -> Vec<Square> {
    match found {
        ProofFlaw::WrongLetter(letter)
        | ProofFlaw::NotVacant(letter)
        | ProofFlaw::AlternativeNotAsked(letter)
        | ProofFlaw::AlternativeWritten(letter)
        | ProofFlaw::AlternativeBarred(letter)
        | ProofFlaw::AlternativeRipe(letter)
        | ProofFlaw::AlternativeImpossible(letter) => vec![letter.square],
        ProofFlaw::Solution(found) => naming::flaw_squares(found),
        _ => Vec::new(),
    }
}

/// The verdict as a headline: the round that is over, or who has won the match.
pub fn describe_result(words: &Words, table: &Table) -> String {
    let state = table.state();
    let Some(outcome) = state.outcome() else {
        return words.with("poe-round-over", &[("number", state.finished().len().into())]);
    };
    let winners: Vec<Seat> = outcome.winners().collect();
    match winners.as_slice() {
        &[winner] => words.with("poe-won", &table.seating.who(words, winner)),
        _ => words.with("poe-won-together", &[("names", table.seating.names(words, winners.into_iter()).into())]),
    }
}

/// The subject and the result of the hearing, as a sentence.
pub fn explain_verdict(words: &Words, table: &Table, round: &Round) -> String {
    let held = ("held", Value::from(if round.is_sustained() { "yes" } else { "no" }));
    let latest = round
        .position()
        .letters()
        .last()
        .map_or_else(|| round.position().goal().to_string(), |letter| letter.to_string());
    let latest = ("move", Value::from(latest));
    match round.hearing().case() {
        Case::Challenge(kind @ (Flub::P | Flub::CP)) => {
            words.with("poe-verdict-possible", &[latest, held, ("kind", kind.as_str().into())])
        }
        Case::Challenge(kind @ (Flub::A | Flub::CA)) => {
            words.with("poe-verdict-avoidable", &[latest, held, ("kind", kind.as_str().into())])
        }
        Case::ForceOut => {
            let [who, name] = table.seating.who(words, round.hearing().caller());
            words.with("poe-verdict-force-out", &[who, name, held])
        }
    }
}

/// The announcement of a verdict.
pub fn describe_verdict(words: &Words, table: &Table, round: &Round) -> String {
    let points = Seat::first(round.findings().len()).map(|seat| {
        let name = ("name", Value::from(table.seating.name(words, seat)));
        words.with("poe-points-of", &[name, ("points", format_gain(round.findings()[seat.index()].points).into())])
    });
    words.sentences([describe_result(words, table), explain_verdict(words, table, round)].into_iter().chain(points))
}

/// Writes the points of a round, which are added to those of the match, with their sign.
pub fn format_gain(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { format_points(points) }
}

/// Writes a number of points with a true minus sign.
pub fn format_points(points: i32) -> String {
    points.to_string().replace('-', "−")
}
