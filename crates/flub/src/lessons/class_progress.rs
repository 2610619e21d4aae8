use std::{cmp::Ordering, fmt};

use super::{HandIn, HandInFault, HandInLine, Progress, hand_in::tidied};
use crate::play::order;

/// The progress of the students of a class, as they handed it in. All nicknames are different.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassProgress {
    students: Vec<Student>,
}

/// A student of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Student {
    nickname: String,
    progress: Progress,
}

/// What happened to a line that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A student was added.
    Added,
    /// The progress replaced what the student with this nickname had handed in before.
    Replaced,
    /// The same line was there already.
    Known,
}

/// What happened to the lines of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The lines that were taken: the nickname, what happened, and whether the nickname was cut.
    pub taken: Vec<(String, Entry, bool)>,
    /// The lines that were refused: the number, the text and why.
    pub refused: Vec<(usize, String, HandInFault)>,
}

/// Why a student cannot have a nickname.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NicknameFault {
    /// The nickname is empty.
    Empty,
    /// Another student has this nickname.
    InUse,
}

/// The order of the students, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// By nickname.
    Nickname,
    /// By the number of steps of the ladder that are learnt.
    Learnt,
    /// By the standing at a step, counted from 1.
    Step(usize),
}

/// A mistaken belief and the students who revealed it, given by their places in the class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief<B> {
    /// The mistaken belief.
    pub belief: B,
    /// The steps at which it was somebody's latest misconception.
    pub steps: Vec<usize>,
    /// The students who have not learnt such a step since.
    pub held: Vec<usize>,
    /// The students who have.
    pub overcome: Vec<usize>,
}

impl Student {
    /// Returns the nickname.
    pub fn nickname(&self) -> &str {
        &self.nickname
    }

    /// Returns the progress that was handed in.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Returns the number of steps of a ladder that are learnt.
    pub fn learnt(&self, ladder: &str) -> usize {
        self.progress.steps(ladder).iter().filter(|standing| standing.mastery().is_learnt()).count()
    }
}

impl ClassProgress {
    /// The largest number of students in a class.
    pub const MOST: usize = 60;

    /// The longest nickname, in characters.
    pub const LONGEST_NICKNAME: usize = 40;

    /// Returns the students, in the order in which they came.
    pub fn students(&self) -> &[Student] {
        &self.students
    }

    /// Takes what the lines of a text hand in, skipping empty lines and headings. `unnamed` makes a nickname from a
    /// number, for students without one.
    pub fn hand_in(
        &mut self,
        ladders: &[(&'static str, usize)],
        text: &str,
        unnamed: impl Fn(usize) -> String,
    ) -> Report {
        let mut report = Report::default();
        for HandInLine { line, text, read } in HandIn::read_all(ladders, text) {
            match read.and_then(|hand_in| self.take(ladders, hand_in, &unnamed)) {
                Ok(taken) => report.taken.push(taken),
                Err(fault) => report.refused.push((line, text, fault)),
            }
        }
        report
    }

    fn take(
        &mut self,
        ladders: &[(&'static str, usize)],
        HandIn { nickname, progress }: HandIn,
        unnamed: impl Fn(usize) -> String,
    ) -> Result<(String, Entry, bool), HandInFault> {
        // All students who have not begun have the same progress.
        let tells_apart = nickname.is_none() && progress != Progress::new(ladders);
        let same = self.students.iter().find(|student| tells_apart && student.progress == progress);
        if let Some(student) = same {
            return Ok((student.nickname.clone(), Entry::Known, false));
        }
        let given = nickname.unwrap_or_else(|| self.free(unnamed));
        let nickname = cut(&given);
        let is_cut = nickname != given;
        if let Some(student) = self.students.iter_mut().find(|student| is_same(&student.nickname, &nickname)) {
            let taken = if student.progress == progress { Entry::Known } else { Entry::Replaced };
            student.progress = progress;
            return Ok((student.nickname.clone(), taken, is_cut));
        }
        if self.students.len() >= Self::MOST {
            return Err(HandInFault::Full);
        }
        self.students.push(Student { nickname: nickname.clone(), progress });
        Ok((nickname, Entry::Added, is_cut))
    }

    /// Returns the first nickname that is free for a student without one.
    fn free(&self, unnamed: impl Fn(usize) -> String) -> String {
        let is_free = |name: &String| !self.students.iter().any(|student| is_same(&student.nickname, name));
        (1..=Self::MOST).map(&unnamed).find(is_free).unwrap_or_else(|| unnamed(Self::MOST + 1))
    }

    /// Gives a student another nickname.
    ///
    /// # Errors
    /// Returns why the nickname is refused; nothing is changed then.
    pub fn rename(&mut self, place: usize, nickname: &str) -> Result<(), NicknameFault> {
        let nickname = cut(&tidied(nickname).ok_or(NicknameFault::Empty)?);
        let is_another = |(other, student): (usize, &Student)| other != place && is_same(&student.nickname, &nickname);
        if self.students.iter().enumerate().any(is_another) {
            return Err(NicknameFault::InUse);
        }
        if let Some(student) = self.students.get_mut(place) {
            student.nickname = nickname;
        }
        Ok(())
    }

    /// Removes a student.
    pub fn remove(&mut self, place: usize) {
        if place < self.students.len() {
            self.students.remove(place);
        }
    }

    /// Returns the places of the students in this order, which may refer to a ladder. Equal students are ordered by
    /// nickname.
    pub fn ordered(&self, ladder: &str, order: Order, names: impl Fn(&str, &str) -> Ordering) -> Vec<usize> {
        let key = |student: &Student| match order {
            Order::Nickname => 0,
            Order::Learnt => student.learnt(ladder),
            Order::Step(step) => {
                let standing = student.progress.steps(ladder).get(step.wrapping_sub(1));
                standing.map_or(0, |standing| standing.mastery() as usize)
            }
        };
        let mut all: Vec<(usize, &Student)> = self.students.iter().enumerate().collect();
        order::sort_by(&mut all, |(_, one), (_, other)| {
            key(one).cmp(&key(other)).then_with(|| names(&one.nickname, &other.nickname))
        });
        all.into_iter().map(|(place, _)| place).collect()
    }

    /// Returns how many students have learnt a step, counted from 1.
    pub fn learnt_at(&self, ladder: &str, step: usize) -> usize {
        let standing = |student: &Student| student.progress.steps(ladder).get(step.wrapping_sub(1)).copied();
        self.students.iter().filter_map(standing).filter(|standing| standing.mastery().is_learnt()).count()
    }

    /// Returns the mistaken beliefs of the class at a ladder, those that most students still hold first. `belief`
    /// returns the belief for a step, counted from 1, and an index; unknown ones are left out.
    pub fn beliefs<B: PartialEq>(&self, ladder: &str, belief: impl Fn(usize, usize) -> Option<B>) -> Vec<Belief<B>> {
        let mut beliefs: Vec<Belief<B>> = Vec::new();
        for (place, student) in self.students.iter().enumerate() {
            for (step, standing) in (1..).zip(student.progress.steps(ladder)) {
                let Some(belief) = standing.slip().and_then(|index| belief(step, index)) else { continue };
                let at = beliefs.iter().position(|other| other.belief == belief).unwrap_or_else(|| {
                    beliefs.push(Belief { belief, steps: Vec::new(), held: Vec::new(), overcome: Vec::new() });
                    beliefs.len() - 1
                });
                let found = &mut beliefs[at];
                if !found.steps.contains(&step) {
                    found.steps.push(step);
                }
                let who = if standing.mastery().is_learnt() { &mut found.overcome } else { &mut found.held };
                if !who.contains(&place) {
                    who.push(place);
                }
            }
        }
        for belief in &mut beliefs {
            order::sort(&mut belief.steps);
            // A student who still holds the belief at one step has not overcome it.
            belief.overcome.retain(|place| !belief.held.contains(place));
        }
        order::sort_by(&mut beliefs, |one, other| {
            let counts = |belief: &Belief<B>| (belief.held.len(), belief.overcome.len());
            counts(other).cmp(&counts(one)).then_with(|| one.steps.cmp(&other.steps))
        });
        beliefs
    }

    /// Reads what [`Display`](fmt::Display) writes. Returns `None` for anything else.
    pub fn read(ladders: &[(&'static str, usize)], text: &str) -> Option<Self> {
        let mut class = Self::default();
        for line in text.lines() {
            let (nickname, progress) = line.split_once('\t')?;
            let progress = Progress::read(ladders, progress).ok()?;
            class.students.push(Student { nickname: nickname.to_owned(), progress });
            let place = class.students.len() - 1;
            class.rename(place, nickname).ok()?;
            (class.students[place].nickname == nickname).then_some(())?;
        }
        (class.students.len() <= Self::MOST).then_some(class)
    }
}

/// Cuts a nickname to the length that is kept.
fn cut(nickname: &str) -> String {
    let cut: String = nickname.chars().take(ClassProgress::LONGEST_NICKNAME).collect();
    tidied(&cut).unwrap_or(cut)
}

/// Whether two nicknames belong to the same student.
fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Writes one line for each student: the nickname, a tab, the progress. The text can be handed in again.
impl fmt::Display for ClassProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.students.iter().try_for_each(|Student { nickname, progress }| writeln!(f, "{nickname}\t{progress}"))
    }
}
