//! Who learns on this device, and how far everybody is. None is needed: the first has no name.

use std::fmt;

use flub::{
    lessons::{Day, Effort, Progress, ProgressFault, Standing},
    play::Seat,
};

/// The names of the ladders, with how many steps each has.
pub type Ladders = [(&'static str, usize)];

/// Somebody who learns.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    /// The chosen name; empty if none was chosen.
    pub nickname: String,
    /// The chosen shape: that of a seat.
    pub shape: Seat,
    /// How far they are.
    pub progress: Progress,
}

/// Everybody who learns on this device, and who does now.
#[derive(Clone, Debug, PartialEq)]
pub struct Learners {
    all: Vec<Learner>,
    current: usize,
}

/// There is no room for another learner: [`MOST`] are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// The longest nickname, in characters.
pub const LONGEST_NAME: usize = 20;

/// The most learners on a device: a class that shares one.
pub const MOST: usize = 40;

impl Learners {
    /// The key under which they are kept.
    pub const KEY: &'static str = "flub.learners";

    /// Somebody without a name who begins.
    pub fn new(ladders: &Ladders) -> Self {
        Self { all: vec![Learner::new(ladders, "", Seat::FIRST)], current: 0 }
    }

    /// Reads what [`Display`](fmt::Display) writes.
    ///
    /// A line each, the present one with a star: its shape, its progress, its name.
    pub fn read(ladders: &Ladders, text: &str) -> Option<Self> {
        let (mut all, mut current) = (Vec::new(), None);
        for line in text.lines().take(MOST + 1) {
            let marked = line.strip_prefix("* ");
            current = current.or(marked.map(|_| all.len()));
            all.push(Learner::read(ladders, marked.unwrap_or(line))?);
        }
        let current = current?;
        (all.len() <= MOST).then_some(Self { all, current })
    }

    /// Everybody, in the order in which they came.
    pub fn all(&self) -> &[Learner] {
        &self.all
    }

    /// The place of the one who learns now.
    pub const fn current(&self) -> usize {
        self.current
    }

    /// Who learns now.
    pub fn learner(&self) -> &Learner {
        &self.all[self.current]
    }

    /// The same with another one learning now.
    pub fn with_current(mut self, place: usize) -> Self {
        self.current = place.min(self.all.len() - 1);
        self
    }

    /// Whether there is no room for another one.
    pub fn is_full(&self) -> bool {
        self.all.len() >= MOST
    }

    /// The same with one more, who learns now. A first one without a name and without progress makes room.
    ///
    /// # Errors
    /// There is no room for another one.
    pub fn with(mut self, ladders: &Ladders, learner: Learner) -> Result<Self, Full> {
        let fresh = Learner::new(ladders, "", Seat::FIRST);
        self.all.retain(|other| *other != fresh);
        if self.is_full() {
            return Err(Full);
        }
        self.all.push(learner);
        self.current = self.all.len() - 1;
        Ok(self)
    }

    /// The same without the one who learns now. If nobody is left, somebody without a name begins.
    pub fn without_current(mut self, ladders: &Ladders) -> Self {
        self.all.remove(self.current);
        if self.all.is_empty() {
            return Self::new(ladders);
        }
        self.current = self.current.min(self.all.len() - 1);
        self
    }

    /// The same with what others know who were kept elsewhere: those of one name and shape are one learner. Who learns now stays.
    pub fn joined(mut self, ladders: &Ladders, others: &Self) -> Self {
        let begins = Learner::new(ladders, "", Seat::FIRST);
        for other in &others.all {
            let same = |one: &Learner| (&one.nickname, one.shape) == (&other.nickname, other.shape);
            match self.all.iter().position(same) {
                Some(place) => {
                    let progress = &mut self.all[place].progress;
                    *progress = progress.clone().joined(&other.progress);
                }
                None if *other == begins || self.is_full() => {}
                None => self.all.push(other.clone()),
            }
        }
        self
    }

    /// The same after the present learner did an exercise of a step, counted from 1.
    pub fn after(mut self, ladder: &str, step: usize, effort: Effort, slip: Option<usize>, today: Day) -> Self {
        let progress = &mut self.all[self.current].progress;
        let before = progress.steps(ladder).get(step.wrapping_sub(1)).copied().unwrap_or_default();
        let after = before.after(effort, today);
        progress.set(ladder, step, slip.map_or(after, |slip| after.slipped(slip)));
        self
    }
}

impl Learner {
    /// Somebody who begins. The name is cut to what is kept.
    pub fn new(ladders: &Ladders, nickname: &str, shape: Seat) -> Self {
        Self { nickname: tidied(nickname), shape, progress: Progress::new(ladders) }
    }

    /// The standing at a step, counted from 1.
    pub fn standing(&self, ladder: &str, step: usize) -> Standing {
        self.progress.steps(ladder).get(step.wrapping_sub(1)).copied().unwrap_or_default()
    }

    fn read(ladders: &Ladders, line: &str) -> Option<Self> {
        let (shape, rest) = line.split_once(' ')?;
        let (progress, nickname) = rest.split_once(' ').unwrap_or((rest, ""));
        let progress = Progress::read(ladders, progress).ok()?;
        (tidied(nickname) == nickname).then_some(())?;
        Some(Self { nickname: nickname.to_owned(), shape: shape.parse().ok()?, progress })
    }

    /// Reads what somebody took along: progress, as in a link, a file or a code.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn from_progress(ladders: &Ladders, nickname: &str, text: &str) -> Result<Self, ProgressFault> {
        let progress = Progress::read(ladders, text.trim())?;
        Ok(Self { progress, ..Self::new(ladders, nickname, Seat::FIRST) })
    }
}

/// A name in one line, without spaces around it, and not too long.
fn tidied(nickname: &str) -> String {
    let one_line: String = nickname.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let cut: String = one_line.trim().chars().take(LONGEST_NAME).collect();
    cut.trim_end().to_owned()
}

impl fmt::Display for Learners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, Learner { nickname, shape, progress }) in self.all.iter().enumerate() {
            let star = if place == self.current { "* " } else { "" };
            let gap = if nickname.is_empty() { "" } else { " " };
            writeln!(f, "{star}{shape} {progress}{gap}{nickname}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use flub::games::ladders;
    use proptest::prelude::*;

    use super::*;

    fn named(names: &[&str]) -> Learners {
        let ladders = ladders();
        let begun = |name: &&str| Learner::new(&ladders, name, Seat::FIRST);
        names.iter().map(begun).fold(Learners::new(&ladders), |all, learner| all.with(&ladders, learner).unwrap())
    }

    fn names(learners: &Learners) -> Vec<&str> {
        learners.all().iter().map(|learner| learner.nickname.as_str()).collect()
    }

    #[test]
    fn somebody_without_a_name_makes_room_and_comes_back_when_nobody_is_left() {
        let ladders = ladders();
        assert_eq!(names(&named(&[])), [""]);
        assert_eq!(names(&named(&["Ana", "Ben"])), ["Ana", "Ben"]);
        let left = named(&["Ana", "Ben"]).without_current(&ladders);
        assert_eq!((names(&left), left.current()), (vec!["Ana"], 0));
        assert_eq!(left.without_current(&ladders), named(&[]));
    }

    #[test]
    fn there_is_room_for_so_many_and_no_more() {
        let ladders = ladders();
        let full = named(&["Ana"; MOST]);
        assert!(full.is_full());
        assert_eq!(full.clone().with(&ladders, Learner::new(&ladders, "Ben", Seat::FIRST)), Err(Full));
        assert_eq!(Learners::read(&ladders, &format!("{full}{}", full.to_string().replace("* ", ""))), None);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(given in prop::collection::vec("[^\\s]\\PC{0,30}", 1..6), current in 0..6_usize) {
            let given: Vec<&str> = given.iter().map(String::as_str).collect();
            let learners = named(&given).with_current(current);
            prop_assert_eq!(Learners::read(&ladders(), &learners.to_string()), Some(learners));
        }

        #[test]
        fn mangled_text_is_refused_or_read_as_it_would_be_written(text in "(\\* )?[1-6a-z]{1,8} \\PC{0,60}\n{0,2}") {
            if let Some(learners) = Learners::read(&ladders(), &text) {
                prop_assert_eq!(Learners::read(&ladders(), &learners.to_string()), Some(learners));
            }
        }
    }
}
