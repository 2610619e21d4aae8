//! What Guided says and draws: what matters now, which letters are safe, and hints. While a proof is due there are none.

use flub::{
    games::poe::{Case, Flub, Position, Side, Stage, Version},
    network::{Letter, Placement, Rules},
};

use super::{
    coach::{Note, warning, would_flub},
    table::Table,
};
use crate::{
    i18n::{Id, Value, Words},
    letters::{
        marks::{Marks, near},
        naming::hint_goal,
    },
    table::guide::Guide,
};

/// What Guided says and draws.
pub fn guide(words: &Words, table: &Table) -> Guide<Marks> {
    let says = says(words, table);
    if matches!(table.state().stage(), Stage::Goal(_)) && table.acting().is_some() {
        return Guide { says, hints: hint_goal(words, Rules::Poe), ..Guide::default() };
    }
    let position = table.state().position().filter(|_| table.is_live());
    let Some(position) = position.filter(|_| matches!(table.state().stage(), Stage::Turn(_) | Stage::Join(_))) else {
        return Guide { says, ..Guide::default() };
    };
    let advice = Advice::of(table, position);
    let is_flub = position.right_challenges().next().is_some();
    let letters = if table.is_writing() && !is_flub { position.safe_letters() } else { Vec::new() };
    let looked = advice.filter(|_| table.hint > 0).and_then(|advice| advice.letter(position));
    let marks = Marks {
        letters,
        near: near(&position.network()),
        looked: looked.map(|letter| letter.square).into_iter().collect(),
    };
    Guide { says, hints: advice.map(|advice| advice.steps(words, position)).unwrap_or_default(), marks }
}

/// What is best now.
#[derive(Clone, Copy)]
enum Advice {
    /// To challenge the latest move.
    Challenge(Flub),
    /// To declare a force-out.
    ForceOut,
    /// To write this letter.
    Write(Placement),
    /// To join this side.
    Join(Side),
}

impl Advice {
    fn of(table: &Table, position: &Position) -> Option<Self> {
        if let Some(case) = table.state().hearing().map(|hearing| hearing.case()) {
            let holds = matches!(case, Case::Challenge(kind) if position.is_flub(position.latest(), kind));
            let side = if holds { Side::Challenger } else { Side::Mover };
            return table.acting().map(|_| Self::Join(side));
        }
        let flub = position.right_challenges().next();
        if let Some(kind) = flub.filter(|_| table.challengers().next().is_some()) {
            return Some(Self::Challenge(kind));
        }
        table.acting()?;
        if position.latest() > 0 && position.network().is_ripe(position.goal()) {
            return Some(Self::ForceOut);
        }
        let safe = position.safe_letters();
        let better = safe.iter().find(|placement| placement.letter != Letter::F);
        better.or(safe.first()).copied().map(Self::Write)
    }

    /// The letter that it is about.
    fn letter(self, position: &Position) -> Option<Placement> {
        match self {
            Self::Write(letter) => Some(letter),
            Self::Challenge(_) | Self::Join(_) => position.letters().last().copied(),
            Self::ForceOut => None,
        }
    }

    /// Where to look, what for, and the answer.
    fn steps(self, words: &Words, position: &Position) -> Vec<String> {
        let about = self.letter(position);
        let letter = || ("letter", Value::from(about.map(|letter| letter.to_string()).unwrap_or_default()));
        let note = |kind| Note::on(position, position.latest()).sentence(words, position, kind);
        let is_full = position.network().is_full();
        let full = [("full", if is_full { "yes" } else { "no" }.into())];
        let look = || words.with("poe-hint-ripe", &full);
        let steps = match self {
            Self::Challenge(kind) => [
                words.with("poe-hint-latest", &[letter()]),
                if is_full { look() } else { words.text(seek(kind)) },
                words.with("poe-hint-challenge", &[("kind", kind.to_string().into()), ("why", note(kind).into())]),
            ],
            Self::ForceOut => [look(), words.with("poe-hint-ripe-what", &full), words.text("poe-hint-force-out")],
            Self::Write(Placement { square, .. }) => [
                words.with("poe-hint-square", &[("square", square.number().into())]),
                words.text("poe-hint-square-what"),
                words.with("poe-hint-write", &[letter()]),
            ],
            Self::Join(side) => [
                words.with("poe-hint-latest", &[letter()]),
                words.text("poe-hint-join-what"),
                words.with("poe-hint-join", &[("side", side.to_string().into())]),
            ],
        };
        steps.into()
    }
}

/// What shows whether a move is a flub of this kind.
const fn seek(kind: Flub) -> Id {
    match kind {
        Flub::P | Flub::CP => "poe-hint-p-what",
        Flub::A | Flub::CA => "poe-hint-a-what",
    }
}

/// What matters now: whether the latest letter is a flub, whether the one in pencil would be, and which letters are safe.
pub fn says(words: &Words, table: &Table) -> Vec<String> {
    match (table.state().stage(), table.state().position()) {
        (Stage::Goal(_), _) if table.acting().is_some() => {
            let is_beginning = table.state().setup().version() == Version::Beginning;
            vec![words.text(if is_beginning { "poe-guide-goal" } else { "poe-due-goal" })]
        }
        (Stage::Turn(_), Some(position)) => says_in_turn(words, table, position),
        (Stage::Join(_), _) if table.acting().is_some() => vec![words.text("poe-guide-join")],
        _ => Vec::new(),
    }
}

fn says_in_turn(words: &Words, table: &Table, position: &Position) -> Vec<String> {
    let pencilled = table.pencilled_letter().filter(|_| table.is_writing());
    if let Some(kind) = pencilled.and_then(|letter| would_flub(position, letter)) {
        return vec![warning(words, kind)];
    }
    if position.right_challenges().next().is_some() {
        let own = table.seating.computer(table.state().writer(position.latest())).is_none();
        return vec![words.with("poe-guide-flub", &[("own", if own { "yes" } else { "no" }.into())])];
    }
    let latest = position.letters().last().map(|latest: &Placement| {
        let ripe = if position.network().is_ripe(position.goal()) { "yes" } else { "no" };
        words.with("poe-guide-fine", &[("letter", latest.to_string().into()), ("ripe", ripe.into())])
    });
    let now = table.is_writing().then(|| {
        let forced = if position.is_forced() { "yes" } else { "no" };
        words.with(
            "poe-guide-safe",
            &[("forced", forced.into()), ("letters", words.some_of(&position.safe_letters()).into())],
        )
    });
    latest.into_iter().chain(now).collect()
}
