use std::{error::Error, fmt};

use super::{Choice, Day, LARGEST_SEED, Standing};
use crate::play::{Random, Seed, order};

/// The standings of one learner at every step of every ladder.
///
/// Its text is the version, three signs for each step (new steps at the end are left out), a comma between ladders, and
/// a check, all in signs that links and QR codes carry unchanged: `1EaB,...`. It never ends in a full stop, which
/// messengers would cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    ladders: Vec<(&'static str, Vec<Standing>)>,
}

/// Why a text is not progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressFault {
    /// The text is longer than [`Progress::LONGEST`].
    TooLong,
    /// The text was written by a later version of the program, or is not progress.
    Version,
    /// The text was cut or changed.
    Mangled,
    /// The text has ladders or steps that this program does not have.
    TooMany,
}

impl fmt::Display for ProgressFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ProgressFault::TooLong => "the progress is too long",
            ProgressFault::Version => "the progress is of another version",
            ProgressFault::Mangled => "the progress was cut or changed",
            ProgressFault::TooMany => "the progress has steps that are not known here",
        })
    }
}

impl Error for ProgressFault {}

/// The version of the text form, its first sign.
const VERSION: char = '1';

/// The signs, each of which stands for six bits.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.";

/// The number of signs for a step.
const SIGNS_A_STEP: usize = 3;

/// The number of signs of the check.
const CHECK: usize = 4;

impl Progress {
    /// The longest text, in signs.
    pub const LONGEST: usize = 200;

    /// The number of exercises offered for a day.
    pub const A_DAY: usize = 5;

    /// Returns the progress of a learner who begins. `ladders` are the names and numbers of steps.
    pub fn new(ladders: &[(&'static str, usize)]) -> Self {
        Self { ladders: ladders.iter().map(|&(name, steps)| (name, vec![Standing::default(); steps])).collect() }
    }

    /// Reads the text of progress on these ladders. Steps that the text does not mention are new.
    ///
    /// # Errors
    /// Returns the first reason why the text cannot be read.
    pub fn read(ladders: &[(&'static str, usize)], text: &str) -> Result<Self, ProgressFault> {
        if text.len() > Self::LONGEST {
            return Err(ProgressFault::TooLong);
        }
        let rest = text.strip_prefix(VERSION).ok_or(ProgressFault::Version)?;
        let cut = rest.len().checked_sub(CHECK).ok_or(ProgressFault::Mangled)?;
        let (body, sum) = rest.split_at_checked(cut).ok_or(ProgressFault::Mangled)?;
        if sum != check(body) {
            return Err(ProgressFault::Mangled);
        }
        let mut progress = Self::new(ladders);
        for (place, part) in body.split(',').enumerate() {
            let steps = progress.ladders.get_mut(place).map(|(_, steps)| steps).ok_or(ProgressFault::TooMany)?;
            let standings = standings(part)?;
            steps.get_mut(..standings.len()).ok_or(ProgressFault::TooMany)?.copy_from_slice(&standings);
        }
        // Every progress has only one text.
        if progress.to_string() == text { Ok(progress) } else { Err(ProgressFault::Mangled) }
    }

    /// Returns the standings at the steps of a ladder. Empty if the ladder is unknown.
    pub fn steps(&self, ladder: &str) -> &[Standing] {
        self.ladders.iter().find(|(name, _)| *name == ladder).map_or(&[], |(_, steps)| steps)
    }

    /// Replaces the standing at a step, counted from 1. Returns `false` if the step is unknown.
    pub fn set(&mut self, ladder: &str, step: usize, standing: Standing) -> bool {
        let steps = self.ladders.iter_mut().find(|(name, _)| *name == ladder).map(|(_, steps)| steps);
        let kept = steps.and_then(|steps| steps.get_mut(step.checked_sub(1)?));
        kept.map(|kept| *kept = standing).is_some()
    }

    /// Returns the progress that has, at every step, the better of both standings.
    #[must_use]
    pub fn joined(mut self, other: &Self) -> Self {
        for (name, steps) in &mut self.ladders {
            for (step, &standing) in steps.iter_mut().zip(other.steps(name)) {
                *step = step.joined(standing);
            }
        }
        self
    }

    /// Returns the step of a ladder to go on with, counted from 1: the first that is not learnt. `None` if all are
    /// learnt.
    pub fn next(&self, ladder: &str) -> Option<usize> {
        self.steps(ladder).iter().position(|standing| !standing.mastery().is_learnt()).map(|index| index + 1)
    }

    /// Returns the exercises for a day, from these ladders: steps that are due, then the next step of each ladder, then
    /// those learnt the longest ago. The same day and seed give the same exercises. Neighbours come from different
    /// ladders if possible. Empty only if the ladders have no steps.
    pub fn today(&self, ladders: &[&str], today: Day, seed: Seed) -> Vec<Choice> {
        let mut random = Random::at(seed, today.number());
        let mut open: Vec<(usize, &'static str, usize, Standing)> = Vec::new();
        for (name, steps) in self.ladders.iter().filter(|(name, _)| ladders.contains(name)) {
            let next = self.next(name);
            for (step, &standing) in (1..).zip(steps) {
                let rank = match standing {
                    standing if standing.is_due(today) => 0,
                    _ if next == Some(step) => 1,
                    standing if standing.mastery().is_learnt() => 2 + standing.day().number(),
                    _ => continue,
                };
                open.push((rank, name, step, standing));
            }
        }
        random.shuffle(&mut open);
        order::sort_by_key(&mut open, |&(rank, ..)| rank);
        let mut chosen: Vec<(&'static str, usize, Standing)> = open
            .iter()
            .cycle()
            .take(if open.is_empty() { 0 } else { Self::A_DAY })
            .map(|&(_, name, step, standing)| (name, step, standing))
            .collect();
        random.shuffle(&mut chosen);
        let mut choices: Vec<Choice> = Vec::new();
        while !chosen.is_empty() {
            let before = choices.last().map(|choice| choice.ladder);
            // The ladder with the most left comes first, so that it does not come twice in a row at the end.
            let left = |name| chosen.iter().filter(|(other, ..)| *other == name).count();
            let other =
                (0..chosen.len()).filter(|&at| Some(chosen[at].0) != before).max_by_key(|&at| left(chosen[at].0));
            let (ladder, step, standing) = chosen.remove(other.unwrap_or(0));
            let seed = Seed(random.below(LARGEST_SEED as usize + 1) as u64);
            choices.push(Choice { ladder, step, difficulty: standing.mastery().difficulty(), seed });
        }
        choices
    }
}

/// Reads the standings in a ladder's part of the text.
fn standings(part: &str) -> Result<Vec<Standing>, ProgressFault> {
    let digit = |sign: &u8| SIGNS.iter().position(|other| other == sign).ok_or(ProgressFault::Mangled);
    let signs: Vec<usize> = part.as_bytes().iter().map(digit).collect::<Result<_, _>>()?;
    let standing = |step: &[usize]| match *step {
        [high, middle, low] => Standing::from_bits(((high << 12) | (middle << 6) | low) as u32),
        _ => None,
    };
    signs.chunks(SIGNS_A_STEP).map(|step| standing(step).ok_or(ProgressFault::Mangled)).collect()
}

/// Returns the check of a text: its FNV-1a hash, in letters and digits.
fn check(body: &str) -> String {
    let hash = body
        .bytes()
        .fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3));
    let folded = hash ^ (hash >> 32);
    (0..CHECK as u32).map(|place| char::from(SIGNS[(folded / 62_u64.pow(place) % 62) as usize])).collect()
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |steps: &[Standing]| {
            let mentioned =
                steps.iter().rposition(|standing| *standing != Standing::default()).map_or(0, |last| last + 1);
            let signs = |standing: &Standing| {
                let bits = standing.bits() as usize;
                [bits >> 12, (bits >> 6) & 63, bits & 63].map(|digit| char::from(SIGNS[digit]))
            };
            steps[..mentioned].iter().flat_map(signs).collect::<String>()
        };
        let parts: Vec<String> = self.ladders.iter().map(|(_, steps)| part(steps)).collect();
        let body = parts.join(",");
        let body = body.trim_end_matches(',');
        write!(f, "{VERSION}{body}{}", check(body))
    }
}
