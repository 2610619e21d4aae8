//! What Guided says and draws: which side can win and why, what matters now, which letters are safe, and hints. While a proof is due
//! there are none.

use flub::{
    games::lawtoe::{Flub, LawToe, Role, Stage, Variant},
    network::{Letter, Placement, Rules},
};

use super::{
    coach::{Note, find_letters, find_winner, would_flub},
    table::Table,
    wording::{flub_key, role_key},
};
use crate::{
    i18n::Words,
    letters::{
        marks::{Marks, near},
        naming::hint_goal,
    },
    table::guide::Guide,
};

/// What Guided says and draws.
pub fn guide(words: &Words, table: &Table) -> Guide<Marks> {
    let says = says(words, table);
    let state = table.state();
    let (role, is_full) = match (state.stage(), table.person_to_act()) {
        (Stage::Turn(_), Some(role)) => (role, state.network().is_full()),
        (Stage::Goal, Some(_)) => return Guide { says, hints: hint_goal(words, Rules::LawToe), ..Guide::default() },
        _ => return Guide { says, ..Guide::default() },
    };
    // Who cannot write any more has nothing else to do about a flub.
    let flub = Note::of(state).pop().filter(|note| note.flub.is_some() && (role == Role::Plaintiff || is_full));
    let letters = if flub.is_none() && !is_full { find_winning(state, role) } else { Vec::new() };
    let (hints, looked) = match &flub {
        Some(note) => (hint_flub(words, note, is_full), note.letters.clone()),
        None if is_full => ((1..=3).map(|step| hint_full(words, step)).collect(), Vec::new()),
        None => hint_letter(words, state, &letters),
    };
    let looked = looked.into_iter().filter(|_| table.hint > 0).map(|letter| letter.square).collect();
    Guide { says, hints, marks: Marks { letters, near: near(&state.network()), looked } }
}

/// The letters after which a side still wins, where one is to be written.
fn find_winning(state: &LawToe, role: Role) -> Vec<Placement> {
    let Some(goal) = state.goal().filter(|_| state.due() == 1) else { return Vec::new() };
    let letters = find_letters(state.variant(), goal, &state.network());
    letters.into_iter().filter(|&(_, winner)| winner == role).map(|(letter, _)| letter).collect()
}

/// Where to look for a flub, what for, and which it is.
fn hint_flub(words: &Words, note: &Note, is_full: bool) -> Vec<String> {
    let letters = [("letters", words.list(&note.letters).into())];
    let kind = note.flub.as_ref().map_or(Flub::A, |(kind, _)| *kind);
    let why = words.sentences(note.sentences(words));
    vec![
        words.with("lawtoe-hint-latest", &letters),
        if is_full { hint_full(words, 1) } else { words.text("lawtoe-hint-latest-what") },
        words.with("lawtoe-hint-challenge", &[("kind", flub_key(kind).into()), ("why", why.into())]),
    ]
}

/// A step of the hint where nobody can write any more.
fn hint_full(words: &Words, step: usize) -> String {
    words.with("lawtoe-hint-full", &[("step", step.into())])
}

/// Where to write a letter, what it is to do, and which it is: one that keeps the match won or, if there is none, a P that begins
/// lines for the Plaintiff and an F that ends them for the Defendant.
fn hint_letter(words: &Words, state: &LawToe, winning: &[Placement]) -> (Vec<String>, Vec<Placement>) {
    let Some(role) = state.to_act() else { return Default::default() };
    let letter = if role == Role::Plaintiff { Letter::P } else { Letter::F };
    let middle = |square: &&flub::network::Square| square.number() == 5;
    let squares: Vec<_> = state.writable().iter().collect();
    let square = squares.iter().find(middle).or(squares.first());
    let plain = square.map(|&square| Placement { letter, square });
    let wins = if winning.is_empty() { "no" } else { "yes" };
    let better = winning.iter().find(|winning| winning.letter != Letter::F).or(winning.first());
    let is_blocked = winning.is_empty() && tell_blocked(words, state).is_some();
    let Some(best) = better.copied().or(plain).filter(|_| !is_blocked) else { return Default::default() };
    let steps = vec![
        words.with("lawtoe-hint-square", &[("square", best.square.number().into())]),
        words.with("lawtoe-hint-square-what", &[("wins", wins.into()), ("role", role_key(role).into())]),
        words.with("lawtoe-hint-write", &[("letter", best.to_string().into())]),
    ];
    (steps, vec![best])
}

/// What matters now: which side can win, whether the latest move is a flub, whether the letters in pencil would be, and which letters
/// keep the side to act winning.
pub fn says(words: &Words, table: &Table) -> Vec<String> {
    let state = table.state();
    let to_act = state.to_act().filter(|&role| table.seating.is_here(role));
    match (state.stage(), to_act) {
        (Stage::Goal, Some(_)) => vec![words.text("lawtoe-guide-goal")],
        (Stage::Turn(_), Some(role)) => says_in_turn(words, table, role),
        _ => Vec::new(),
    }
}

/// Which side can win without a slip, and why one sits on the other all the same; `None` once somebody has slipped, since it would be
/// said against what is so now.
fn tell_sides(words: &Words, state: &LawToe) -> Option<String> {
    let wins = match state.variant() {
        Variant::Pedagogue => Role::Defendant,
        Variant::Dragoman => Role::Plaintiff,
    };
    let variant = [("variant", state.variant().to_string().into())];
    (find_winner(state) == wins).then(|| words.with("lawtoe-guide-sides", &variant))
}

fn says_in_turn(words: &Words, table: &Table, role: Role) -> Vec<String> {
    let state = table.state();
    let pencilled = &table.screen.pencil.letters;
    if let Some(kind) = would_flub(state, role, pencilled).filter(|_| table.is_ready()) {
        return vec![words.with("lawtoe-warning", &[("kind", flub_key(kind).into())])];
    }
    let latest = Note::of(state).pop();
    if latest.as_ref().is_some_and(|note| note.flub.is_some()) && role == Role::Plaintiff {
        return vec![words.text("lawtoe-guide-flub")];
    }
    if let Some(why) = tell_blocked(words, state) {
        return vec![why];
    }
    let begins = if state.moves().len() < 2 { tell_sides(words, state) } else { None };
    let fine = latest.filter(|note| note.flub.is_none()).map(|_| words.text("lawtoe-guide-fine"));
    let now = if state.network().is_full() || state.goal().is_none() {
        None
    } else {
        tell_chances(words, state, role, begins.is_some())
    };
    begins.into_iter().chain(fine).chain(now).collect()
}

/// Why no solution is left, where the Defendant wins by that and there is still something to write.
fn tell_blocked(words: &Words, state: &LawToe) -> Option<String> {
    let obstacle = state.network().obstacle(state.goal()?).filter(|_| state.due() > 0)?;
    let square = obstacle.stranded().map_or(0, |square| square.number());
    let is_lost = find_winner(state) == Role::Defendant;
    is_lost.then(|| words.with("lawtoe-guide-blocked", &[("square", square.into())]))
}

/// Whether this side can win from here, and with which letters. That the other side can is not said where it has just been told.
fn tell_chances(words: &Words, state: &LawToe, role: Role, is_told: bool) -> Option<String> {
    let winning = find_winning(state, role);
    if !winning.is_empty() {
        Some(words.with("lawtoe-guide-winning", &[("letters", words.some_of(&winning).into())]))
    } else if find_winner(state) == role {
        Some(words.text("lawtoe-guide-ahead"))
    } else {
        (!is_told).then(|| words.text("lawtoe-guide-behind"))
    }
}
