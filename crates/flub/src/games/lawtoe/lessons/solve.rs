use super::{Answer, Ask, MatchTask, Task};

use crate::{
    games::lawtoe::{Flub, Proof, Role, Variant},
    network::{
        Letter, Placement, SquareSet,
        lessons::{Belief, Hint, solutions},
    },
};

impl Task {
    /// Whether the task can be posed and has a right answer.
    pub(super) fn is_sound(&self) -> bool {
        match self {
            Task::Mat(task) => task.is_sound(),
            Task::Match(task) => task.is_sound(),
        }
    }

    pub(super) fn solve(&self) -> Answer {
        match self {
            Task::Mat(task) => Answer::Mat(task.solve()),
            Task::Match(task) => task.solve(),
        }
    }

    pub(super) fn worked(&self) -> Vec<Answer> {
        match (self, self.solve()) {
            (Task::Mat(task), _) => task.worked().into_iter().map(Answer::Mat).collect(),
            (_, Answer::Proof(proof)) => grown(&proof).into_iter().map(Answer::Proof).collect(),
            (_, answer) => vec![answer],
        }
    }

    pub(super) fn right_answers(&self) -> u64 {
        match self {
            Task::Mat(task) => task.right_answers(),
            Task::Match(task) => task.right_answers(),
        }
    }

    pub(super) fn wrong(&self) -> Vec<(Belief, Answer)> {
        let tempting = match self {
            Task::Mat(task) => {
                return task.wrong().into_iter().map(|(belief, answer)| (belief, Answer::Mat(answer))).collect();
            }
            Task::Match(task) => task.tempting(),
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
            Task::Match(task) => task,
        };
        let solution = self.solve();
        let look = match (&solution, task.ask) {
            (&Answer::Move(number), _) => Hint::LookAtMove(number),
            (_, Ask::Points) => Hint::LookAtMove(task.latest() - 1),
            (Answer::Proof(proof), _) => {
                let lines = proof.counted.iter().filter_map(|listing| listing.squares(task.state().network().size()));
                Hint::Look(lines.fold(SquareSet::EMPTY, SquareSet::or))
            }
            _ if task.state().network().is_full() => Hint::Look(task.state().network().demanding()),
            _ => Hint::Look(task.state().network().vacancies()),
        };
        [look, Hint::Begin(self.worked().into_iter().next().unwrap_or(solution))]
    }
}

impl MatchTask {
    fn is_sound(&self) -> bool {
        let state = self.state();
        let latest = self.latest();
        match self.ask {
            Ask::Use => state.is_flub(latest, Flub::A),
            Ask::Flub => state.moves().last().is_some_and(|made| made.by == Role::Defendant),
            Ask::Name => state.is_flub(latest, Flub::CA),
            Ask::Points => self.points().is_some(),
            Ask::Full => state.network().is_full(),
            Ask::Keep => !state.network().is_full() && self.is_won(),
            Ask::Two => {
                let is_his = state.to_act() == Some(Role::Defendant) && state.variant() == Variant::Dragoman;
                is_his && !self.keeping().is_empty()
            }
        }
    }

    fn solve(&self) -> Answer {
        let state = self.state();
        match self.ask {
            Ask::Use | Ask::Flub | Ask::Full => state.find_proof(self.burden()).map_or(Answer::No, Answer::Proof),
            Ask::Name => {
                let flub = (1..self.latest()).rev().find(|&number| state.is_flub(number, Flub::A));
                flub.map_or(Answer::No, Answer::Move)
            }
            Ask::Points => self.points().map_or(Answer::No, Answer::Points),
            Ask::Keep | Ask::Two => match state.right_challenges().next() {
                Some(kind) => Answer::Challenge(kind),
                None => self.keeping().into_iter().next().map_or(Answer::No, Answer::Write),
            },
        }
    }

    fn right_answers(&self) -> u64 {
        let state = self.state();
        let (mat, Some(goal)) = (state.network(), state.goal()) else { return 0 };
        match self.ask {
            Ask::Flub | Ask::Full if self.solve() == Answer::No => 1,
            Ask::Use | Ask::Flub => {
                let with_p = |square| Some((square, mat.with(Placement { letter: Letter::P, square })?));
                let solved = mat.vacancies().iter().filter_map(with_p);
                solved.map(|(square, mat)| solutions(&mat, goal, Some(square))).fold(0, u64::saturating_add)
            }
            Ask::Full => solutions(&mat, goal, None),
            Ask::Name => (1..self.latest()).filter(|&number| state.is_flub(number, Flub::A)).count() as u64,
            Ask::Points => 1,
            Ask::Keep | Ask::Two => match state.right_challenges().count() {
                0 => self.keeping().len() as u64,
                challenges => challenges as u64,
            },
        }
    }

    /// Returns answers to which a mistaken belief leads.
    fn tempting(&self) -> Vec<Answer> {
        let state = self.state();
        let mat = state.network();
        let writings = || state.variant().writings(mat).map(|writing| writing.letters());
        match self.ask {
            Ask::Use | Ask::Flub | Ask::Full => {
                let due = usize::from(self.ask != Ask::Full);
                let hopeful = mat.vacancies().iter().take(due).map(|square| Placement { letter: Letter::P, square });
                let claim = Proof { letters: hopeful.collect(), ..Proof::default() };
                let fewer = |proof: Proof| {
                    (0..proof.counted.len()).map(move |at| {
                        let mut shorter = proof.clone();
                        shorter.counted.remove(at);
                        shorter
                    })
                };
                let proof = state.find_proof(self.burden());
                let proofs = [claim].into_iter().chain(self.unused()).chain(proof.into_iter().flat_map(fewer));
                [Answer::No].into_iter().chain(proofs.map(Answer::Proof)).collect()
            }
            Ask::Name => vec![Answer::Move(self.latest())],
            Ask::Points => vec![Answer::Points(10), Answer::Points(16)],
            Ask::Keep => {
                // One bad move of each sort is enough, since every candidate must be judged.
                let keeping = self.keeping();
                let (ripe, closed): (Vec<_>, Vec<_>) =
                    writings().filter(|letters| !keeping.contains(letters)).partition(|letters| {
                        state.goal().is_some_and(|goal| {
                            mat.with_all(letters.iter().copied()).is_some_and(|after| after.is_ripe(goal))
                        })
                    });
                [ripe, closed].into_iter().filter_map(|sort| sort.into_iter().next()).map(Answer::Write).collect()
            }
            Ask::Two => {
                let ripe = writings().find(|letters| {
                    let after = mat.with_all(letters.iter().copied());
                    state.goal().zip(after).is_some_and(|(goal, after)| after.is_ripe(goal))
                });
                let centre = mat.vacancies().minus(state.writable()).iter().next();
                let mut tempting: Vec<Vec<Placement>> = ripe.into_iter().collect();
                if let Some(some) = writings().next() {
                    tempting.push(some[..1].to_vec());
                    tempting.extend(centre.map(|square| vec![some[0], Placement { letter: Letter::F, square }]));
                }
                tempting.into_iter().map(Answer::Write).collect()
            }
        }
    }

    /// Returns a solution of the mat with a P that no triplet of the solution uses, if there is one.
    pub(super) fn unused(&self) -> Option<Proof> {
        let (mat, goal) = (self.state().network(), self.state().goal()?);
        mat.vacancies().iter().find_map(|square| {
            let letter = Placement { letter: Letter::P, square };
            let counted = mat.solution(goal, None)?;
            mat.with(letter)?.check(goal, &counted).ok()?;
            Some(Proof { after: None, letters: vec![letter], counted })
        })
    }
}

/// Returns a proof in growing parts: the letter, then each triplet.
fn grown(proof: &Proof) -> Vec<Proof> {
    let with_letter = (1..=proof.letters.len()).map(|_| Proof { counted: Vec::new(), ..proof.clone() });
    let with_lines =
        (1..=proof.counted.len()).map(|count| Proof { counted: proof.counted[..count].to_vec(), ..proof.clone() });
    with_letter.chain(with_lines).collect()
}
