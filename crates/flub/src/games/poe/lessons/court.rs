use super::{Answer, Ask, Flaw, PositionTask, Step, Task};
use crate::{
    games::poe::{Poe, Proof, ProofFlaw},
    lessons::{Court, Ladder},
    network::{
        Letter, Listing, Placement,
        lessons::{MatAnswer, MatTask, ProofLine, spoiled_lists},
    },
    play::Random,
};

impl Court for Poe {
    type Line = ProofLine;

    const COURT_STEPS: &'static [Step] = &[Step::Counted, Step::Possible, Step::Ripe, Step::Proof, Step::Numbers];

    fn lines(task: &Task, answer: &Answer) -> Vec<ProofLine> {
        match answer {
            Answer::Mat(MatAnswer::Lines(counted)) => ProofLine::of_list(counted),
            Answer::Proof(proof) => {
                let mut lines = ProofLine::of_proof(proof);
                let needs = matches!(task, Task::Match(PositionTask { ask: Ask::Prove, .. }));
                if needs && proof.instead.is_none() {
                    lines.push(ProofLine::End);
                }
                lines
            }
            _ => Vec::new(),
        }
    }

    fn spoiled(step: Step, task: &Task, random: &mut Random) -> Vec<Answer> {
        match (task, Self::solve(step, task)) {
            (Task::Mat(MatTask::Solve(_, mat)), Answer::Mat(MatAnswer::Lines(counted))) => {
                let lists = spoiled_lists(mat, &counted, random);
                lists.into_iter().map(|list| Answer::Mat(MatAnswer::Lines(list))).collect()
            }
            (Task::Match(task), Answer::Proof(proof)) => {
                task.spoiled(&proof, random).into_iter().map(Answer::Proof).collect()
            }
            _ => Vec::new(),
        }
    }

    fn locate(flaw: &Flaw, lines: &[ProofLine]) -> Option<(&'static str, usize)> {
        let place = |is: &dyn Fn(&ProofLine) -> bool| lines.iter().position(is);
        let instead = || place(&|line| matches!(line, ProofLine::Instead(_)));
        match flaw {
            Flaw::Mat(flaw) => ProofLine::locate_on_mat(flaw, lines),
            Flaw::Proof(ProofFlaw::Solution(flaw)) => ProofLine::locate(flaw, lines),
            Flaw::Proof(flaw) => Some(match flaw {
                ProofFlaw::NoMoveNamed => ("no-move", 0),
                ProofFlaw::MoveNotAsked(_) => ("move-not-asked", place(&|line| matches!(line, ProofLine::Move(_)))?),
                ProofFlaw::NoSuchMove(_) => ("no-such-move", place(&|line| matches!(line, ProofLine::Move(_)))?),
                ProofFlaw::WrongCount { given: 0, .. } => ("no-letter", place(&|line| *line == ProofLine::NoLetter)?),
                ProofFlaw::WrongCount { .. } => {
                    ("letters", lines.iter().rposition(|line| matches!(line, ProofLine::Letter(_)))?)
                }
                ProofFlaw::WrongLetter(letter) => ("letter", place(&|line| *line == ProofLine::Letter(*letter))?),
                ProofFlaw::NotVacant(letter) => ("not-vacant", place(&|line| *line == ProofLine::Letter(*letter))?),
                ProofFlaw::NoAlternative => ("no-alternative", place(&|line| *line == ProofLine::End)?),
                ProofFlaw::AlternativeNotAsked(_) => ("alternative-not-asked", instead()?),
                ProofFlaw::AlternativeWritten(_) => ("alternative-written", instead()?),
                ProofFlaw::AlternativeBarred(_) => ("alternative-barred", instead()?),
                ProofFlaw::AlternativeRipe(_) => ("alternative-ripe", instead()?),
                ProofFlaw::AlternativeImpossible(_) => ("alternative-impossible", instead()?),
                ProofFlaw::GoalIsNoAFlub | ProofFlaw::Solution(_) => return None,
            }),
            _ => None,
        }
    }
}

impl PositionTask {
    /// Returns proofs with one thing changed from this right one.
    fn spoiled(&self, proof: &Proof, random: &mut Random) -> Vec<Proof> {
        let network = self.position.network();
        let Some(written) = network.with_all(proof.letters.iter().copied()) else { return Vec::new() };
        let lists = spoiled_lists(&written, &proof.counted, random);
        let mut spoiled: Vec<Proof> =
            lists.into_iter().map(|counted: Vec<Listing>| Proof { counted, ..proof.clone() }).collect();
        let letters = |letters: Vec<Placement>| Proof { letters, ..proof.clone() };
        let latest = self.position.latest();
        spoiled.push(Proof { after: Some(latest.max(1)), ..proof.clone() });
        spoiled.push(letters(Vec::new()));
        let mut others: Vec<Placement> = written.placements().collect();
        random.shuffle(&mut others);
        spoiled.extend(others.first().map(|&other| letters([proof.letters.as_slice(), &[other]].concat())));
        if let Some((&first, rest)) = proof.letters.split_first() {
            let with = |first: Placement| letters([&[first], rest].concat());
            spoiled.push(with(Placement { letter: Letter::O, ..first }));
            let taken = network.size().squares().find(|&square| network.letter(square).is_some());
            spoiled.extend(taken.map(|square| with(Placement { square, ..first })));
        }
        let before = self.position.network_after(latest.saturating_sub(1));
        let barred = before.size().squares().find(|&square| before.letter(square).is_some());
        let mut instead: Vec<Placement> = before.placements().collect();
        random.shuffle(&mut instead);
        instead.extend(barred.map(|square| Placement { letter: Letter::P, square }));
        let due = self.ask == Ask::Prove;
        if due {
            spoiled.push(Proof { instead: None, ..proof.clone() });
        } else {
            instead.truncate(1);
        }
        spoiled.extend(instead.into_iter().map(|letter| Proof { instead: Some(letter), ..proof.clone() }));
        spoiled
    }
}
