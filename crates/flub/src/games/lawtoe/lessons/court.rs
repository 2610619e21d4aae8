use super::{Answer, Flaw, MatchTask, Step, Task};
use crate::{
    games::lawtoe::{LawToe, Proof, ProofFlaw},
    lessons::{Court, Ladder},
    network::{
        Letter, Placement,
        lessons::{ProofLine, spoiled_lists},
    },
    play::Random,
};

impl Court for LawToe {
    type Line = ProofLine;

    const COURT_STEPS: &'static [Step] = &[Step::Used, Step::AFlub, Step::Full];

    fn lines(_task: &Task, answer: &Answer) -> Vec<ProofLine> {
        let Answer::Proof(proof) = answer else { return Vec::new() };
        let mut lines = ProofLine::of_proof(proof);
        lines.extend(proof.letters.first().copied().map(ProofLine::Used));
        lines
    }

    fn spoiled(step: Step, task: &Task, random: &mut Random) -> Vec<Answer> {
        match (task, Self::solve(step, task)) {
            (Task::Match(task), Answer::Proof(proof)) => {
                task.spoiled(&proof, random).into_iter().map(Answer::Proof).collect()
            }
            _ => Vec::new(),
        }
    }

    fn locate(flaw: &Flaw, lines: &[ProofLine]) -> Option<(&'static str, usize)> {
        let Flaw::Proof(flaw) = flaw else { return None };
        let place = |is: &dyn Fn(&ProofLine) -> bool| lines.iter().position(is);
        let named = || place(&|line| matches!(line, ProofLine::Move(_)));
        Some(match flaw {
            ProofFlaw::Solution(flaw) => return ProofLine::locate(flaw, lines),
            ProofFlaw::MoveNotAsked(_) => ("move-not-asked", named()?),
            ProofFlaw::NoSuchMove(_) => ("no-such-move", named()?),
            ProofFlaw::MoveNotDefendants(_) => ("move-not-defendants", named()?),
            ProofFlaw::NoMoveNamed => ("no-move", 0),
            ProofFlaw::WrongCount { given: 0, .. } => ("no-letter", place(&|line| *line == ProofLine::NoLetter)?),
            ProofFlaw::WrongCount { .. } => {
                ("letters", lines.iter().rposition(|line| matches!(line, ProofLine::Letter(_)))?)
            }
            ProofFlaw::NotPermitted(letter) => ("letter", place(&|line| *line == ProofLine::Letter(*letter))?),
            ProofFlaw::NotVacant(letter) => ("not-vacant", place(&|line| *line == ProofLine::Letter(*letter))?),
            ProofFlaw::LetterNotUsed(letter) => ("letter-unused", place(&|line| *line == ProofLine::Used(*letter))?),
            ProofFlaw::NotByDefendant => return None,
        })
    }
}

impl MatchTask {
    /// Returns proofs with one thing changed from this right one.
    fn spoiled(&self, proof: &Proof, random: &mut Random) -> Vec<Proof> {
        let network = self.state.network();
        let Some(written) = network.with_all(proof.letters.iter().copied()) else { return Vec::new() };
        let lists = spoiled_lists(&written, &proof.counted, random);
        let mut spoiled: Vec<Proof> = lists.into_iter().map(|counted| Proof { counted, ..proof.clone() }).collect();
        let letters = |letters: Vec<Placement>| Proof { letters, ..proof.clone() };
        spoiled.push(Proof { after: Some(self.latest()), ..proof.clone() });
        spoiled.push(letters(Vec::new()));
        let taken = network.size().squares().find(|&square| network.letter(square).is_some());
        let taken = taken.map(|square| Placement { letter: Letter::P, square });
        let vacant = written.vacancies().iter().map(|square| Placement { letter: Letter::P, square });
        let other = vacant.clone().next().or(taken);
        spoiled.extend(other.map(|other| letters([proof.letters.as_slice(), &[other]].concat())));
        if let Some(&letter) = proof.letters.first() {
            spoiled.push(letters(vec![Placement { letter: Letter::F, ..letter }]));
            spoiled.extend(taken.map(|letter| letters(vec![letter])));
            // Another P, so that the list is broken or does not use it.
            spoiled.extend(vacant.map(|letter| letters(vec![letter])));
            spoiled.extend(self.unused());
        }
        spoiled
    }
}
