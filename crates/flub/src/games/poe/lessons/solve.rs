use super::{Answer, Ask, PositionTask, Task};

use crate::{
    games::poe::{Case, Flub, Proof, Side},
    network::{
        SquareSet,
        lessons::{Belief, Hint, solutions},
    },
};

impl Task {
    /// Whether the task can be posed and has a right answer.
    pub(super) fn is_sound(&self) -> bool {
        match self {
            Task::Mat(task) => task.is_sound(),
            Task::Position(task) => task.is_sound(),
        }
    }

    pub(super) fn solve(&self) -> Answer {
        match self {
            Task::Mat(task) => Answer::Mat(task.solve()),
            Task::Position(task) => task.solve(),
        }
    }

    pub(super) fn worked(&self) -> Vec<Answer> {
        match (self, self.solve()) {
            (Task::Mat(task), _) => task.worked().into_iter().map(Answer::Mat).collect(),
            (_, Answer::Proof(proof)) => grown(&proof).into_iter().map(Answer::Proof).collect(),
            (_, answer) => vec![answer],
        }
    }

    pub(super) fn right_answers(&self) -> Option<u64> {
        match self {
            Task::Mat(task) => Some(task.right_answers()),
            Task::Position(task) => task.right_answers(),
        }
    }

    pub(super) fn wrong(&self) -> Vec<(Belief, Answer)> {
        let tempting = match self {
            Task::Mat(task) => {
                return task.wrong().into_iter().map(|(belief, answer)| (belief, Answer::Mat(answer))).collect();
            }
            Task::Position(task) => task.tempting(),
        };
        let mut wrong: Vec<(Belief, Answer)> = Vec::new();
        for answer in tempting {
            if let Err((_, Some(belief))) = self.judge(&answer)
                && wrong.iter().all(|(known, _)| *known != belief)
            {
                wrong.push((belief, answer));
            }
        }
        wrong
    }

    pub(super) fn hints(&self) -> [Hint<Answer>; 2] {
        let task = match self {
            Task::Mat(task) => {
                return task.hints().map(|hint| match hint {
                    Hint::Look(squares) => Hint::Look(squares),
                    Hint::LookAtMove(number) => Hint::LookAtMove(number),
                    Hint::Begin(answer) => Hint::Begin(Answer::Mat(answer)),
                });
            }
            Task::Position(task) => task,
        };
        let solution = self.solve();
        let look = match (&solution, task.ask) {
            (&Answer::Named { number, .. }, _) => Hint::LookAtMove(number),
            (_, Ask::Sides(_) | Ask::Avoidable) => Hint::LookAtMove(task.position.latest()),
            (Answer::Proof(proof), _) => {
                let size = task.position.size();
                let lines = proof.counted.iter().filter_map(|listing| listing.squares(size));
                Hint::Look(lines.fold(SquareSet::EMPTY, SquareSet::or))
            }
            _ => Hint::Look(task.position.network().vacancies()),
        };
        let begin = self.worked().into_iter().next().unwrap_or(solution);
        [look, Hint::Begin(begin)]
    }
}

impl PositionTask {
    fn is_sound(&self) -> bool {
        let latest = self.position.latest();
        match self.ask {
            Ask::Possible => true,
            Ask::Ripe => !self.position.network().is_full(),
            Ask::Avoidable => latest > 0 && !self.position.network_after(latest - 1).is_ripe(self.position.goal()),
            Ask::Sides(kind) => latest > 0 || kind == Flub::P,
            Ask::Prove => self.position.is_flub(latest, Flub::A),
            Ask::Name => self.named().next().is_some(),
            Ask::Turn => true,
        }
    }

    fn solve(&self) -> Answer {
        let position = &self.position;
        let proof_or_no = |case| position.find_proof(case).map_or(Answer::No, Answer::Proof);
        match self.ask {
            Ask::Possible => proof_or_no(Case::Challenge(Flub::P)),
            Ask::Ripe => proof_or_no(Case::ForceOut),
            Ask::Avoidable if position.is_flub(position.latest(), Flub::A) => {
                position.alternatives(position.latest()).next().map_or(Answer::No, Answer::Instead)
            }
            Ask::Avoidable => Answer::No,
            Ask::Sides(kind) => {
                let (burden, join) = self.sides(kind);
                Answer::Sides { burden, join }
            }
            Ask::Prove => proof_or_no(Case::Challenge(Flub::A)),
            Ask::Name => self.named().next().map_or(Answer::No, |(kind, number)| Answer::Named { kind, number }),
            Ask::Turn => match (position.right_challenges().next(), position.find_proof(Case::ForceOut)) {
                (Some(kind), _) => Answer::Challenge(kind),
                (None, Some(proof)) => Answer::Proof(proof),
                (None, None) => position.safe_letters().first().map_or(Answer::No, |&letter| Answer::Write(letter)),
            },
        }
    }

    fn right_answers(&self) -> Option<u64> {
        let position = &self.position;
        let (network, goal) = (position.network(), position.goal());
        let completions = || match network.is_full() {
            true => solutions(&network, goal, None),
            false => {
                let solved = network.placements().filter_map(|letter| network.with(letter));
                solved.map(|network| solutions(&network, goal, None)).fold(0, u64::saturating_add)
            }
        };
        match (self.ask, self.solve()) {
            (_, Answer::No) | (Ask::Sides(_), _) => Some(1),
            (Ask::Possible, _) => None,
            (Ask::Ripe, _) => Some(completions()),
            (Ask::Avoidable, _) => Some(position.alternatives(position.latest()).count() as u64),
            (Ask::Prove, _) => {
                Some(completions().saturating_mul(position.alternatives(position.latest()).count() as u64))
            }
            (Ask::Name, _) => Some(self.named().count() as u64),
            (Ask::Turn, Answer::Challenge(_)) => Some(position.right_challenges().count() as u64),
            (Ask::Turn, Answer::Proof(_)) => Some(completions()),
            (Ask::Turn, _) => Some(position.safe_letters().len() as u64),
        }
    }

    /// Returns answers to which a mistaken belief leads.
    fn tempting(&self) -> Vec<Answer> {
        let position = &self.position;
        let (network, latest) = (position.network(), position.latest());
        // A proof that shows nothing.
        let hopeful = || Proof { letters: network.placements().take(1).collect(), ..Proof::default() };
        let writes = || network.placements().map(Answer::Write);
        match self.ask {
            Ask::Possible | Ask::Ripe => vec![Answer::No, Answer::Proof(hopeful())],
            Ask::Avoidable => {
                let before = position.network_after(latest.saturating_sub(1));
                [Answer::No].into_iter().chain(before.placements().map(Answer::Instead)).collect()
            }
            Ask::Sides(kind) => {
                let (burden, join) = self.sides(kind);
                let other = if burden == Side::Mover { Side::Challenger } else { Side::Mover };
                vec![Answer::Sides { burden: other, join }]
            }
            Ask::Prove => {
                let Answer::Proof(proof) = self.solve() else { return Vec::new() };
                let before = position.network_after(latest.saturating_sub(1));
                let others = before.placements().map(|letter| Proof { instead: Some(letter), ..proof.clone() });
                let fewer = (0..proof.counted.len()).map(|at| {
                    let mut shorter = proof.clone();
                    shorter.counted.remove(at);
                    shorter
                });
                fewer.chain(others).map(Answer::Proof).collect()
            }
            Ask::Name => {
                let latest = [Flub::CP, Flub::CA].map(|kind| Answer::Named { kind, number: latest });
                let other = self.named().map(|(kind, number)| {
                    let kind = if kind == Flub::CP { Flub::CA } else { Flub::CP };
                    Answer::Named { kind, number }
                });
                latest.into_iter().chain(other).collect()
            }
            Ask::Turn => {
                let proof = position.find_proof(Case::ForceOut).unwrap_or_else(hopeful);
                [Answer::Proof(proof)].into_iter().chain(writes()).collect()
            }
        }
    }
}

/// Returns a proof in growing parts: the move, each letter, each connection, the letter instead.
fn grown(proof: &Proof) -> Vec<Proof> {
    let (letters, counted) = (proof.letters.len(), proof.counted.len());
    let first = Proof { after: proof.after, ..Proof::default() };
    let with_letters = (1..=letters).map(|count| Proof { letters: proof.letters[..count].to_vec(), ..first.clone() });
    let with_lines =
        (1..=counted).map(|count| Proof { instead: None, counted: proof.counted[..count].to_vec(), ..proof.clone() });
    let instead = proof.instead.map(|_| proof.clone());
    with_letters.chain(with_lines).chain(instead).collect()
}
