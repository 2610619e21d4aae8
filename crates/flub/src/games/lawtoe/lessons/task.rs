use std::fmt;

use super::{Answer, Flaw, Reply};
use crate::{
    games::lawtoe::{Act, Action, Flub, LawToe, Proof, Role, Stage, Variant},
    lessons::{Difficulty, Kind},
    network::{
        Goal, Letter, Network, Placement, Rules, Size, SquareSet,
        lessons::{AboutMatch, Hint, MatTask, Verdict, by_invitations, solutions},
    },
    play::{Game, Seed, Unreadable},
};

const FORM: Unreadable = Unreadable("a match is a variant, a goal and moves, as pedagogue O F2 F5, P1");

/// A task about a match. Written `flub pedagogue O F2 F5, P1`: the question, the variant, the goal, the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchTask {
    /// The question about the match.
    pub ask: Ask,
    /// The match, at the turn of a player.
    pub state: LawToe,
}

/// The question of a task about a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Prove that the latest move is an A-flub.
    Use,
    /// Is the latest move an A-flub? Prove it, or say no.
    Flub,
    /// The latest move is a CA-flub: which move was the A-flub?
    Name,
    /// The latest move is a CA-flub: how many points can a challenge score?
    Points,
    /// The mat is full and nobody challenges: prove a solution, or say no.
    Full,
    /// The match is won without mistakes: take the right action.
    Keep,
    /// Write as Dragoman's Defendant, without an A-flub.
    Two,
}

impl Ask {
    const ALL: [Ask; 7] = [Ask::Use, Ask::Flub, Ask::Name, Ask::Points, Ask::Full, Ask::Keep, Ask::Two];

    const fn as_str(self) -> &'static str {
        match self {
            Ask::Use => "use",
            Ask::Flub => "flub",
            Ask::Name => "name",
            Ask::Points => "points",
            Ask::Full => "full",
            Ask::Keep => "keep",
            Ask::Two => "two",
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl AboutMatch for MatchTask {
    type Proof = Proof;
    type Reply = Reply;
    type Flaw = Flaw;

    const OTHER_FORM: Flaw = Flaw::OtherForm;

    fn read(text: &str) -> Option<Result<Self, Unreadable>> {
        let (ask, rest) = text.split_once(' ').unwrap_or((text, ""));
        let ask = Unreadable::or_one_of(&Ask::ALL, ask, "nothing is asked").ok()?;
        Some(read_state(rest).map(|state| MatchTask { ask, state }))
    }

    fn read_mat(text: &str) -> Result<MatTask, Unreadable> {
        let task = MatTask::read(Rules::LawToe, text)?;
        Some(task).filter(|task| task.mat().size() == Size::Three).ok_or(FORM)
    }

    fn read_reply(words: &[&str]) -> Option<Result<Reply, Unreadable>> {
        Reply::read(words)
    }

    fn mat(&self) -> Network {
        self.state.network()
    }

    fn kind(&self) -> Kind {
        match self.ask {
            Ask::Use => Kind::Prove,
            Ask::Flub | Ask::Name | Ask::Points | Ask::Full => Kind::Decide,
            Ask::Keep | Ask::Two => Kind::Move,
        }
    }

    fn asked(&self) -> &'static str {
        self.ask.as_str()
    }

    fn shown(&self) -> Vec<(&'static str, String)> {
        let state = &self.state;
        vec![
            ("variant", state.variant().to_string()),
            ("goal", state.goal().map_or_else(String::new, |goal| goal.to_string())),
            ("squares", state.network().to_string()),
            ("moves", moves(state)),
        ]
    }

    fn difficulty(&self) -> Difficulty {
        let state = &self.state;
        let (latest, mat) = (state.moves().len(), state.network());
        match self.ask {
            Ask::Use => Difficulty::of(state.find_completion(latest).map_or(0, |proof| proof.counted.len()), [1, 2]),
            Ask::Flub if state.is_flub(latest, Flub::A) => Difficulty::of(9 - state.ripe_squares(latest).len(), [6, 7]),
            Ask::Flub => by_invitations(&mat),
            Ask::Name => Difficulty::of(latest, [4, 5]),
            Ask::Points => Difficulty::of(latest, [3, 5]),
            Ask::Full => {
                let (required, permitted) = mat.connections();
                Difficulty::of(required.len() + permitted.len(), [3, 6])
            }
            Ask::Keep | Ask::Two => {
                let ways = state.variant().writings(mat).count().max(1);
                match (state.right_challenges().next(), self.keeping().len() * 100 / ways) {
                    (Some(_), _) => Difficulty::of(mat.vacancies().len(), [2, 4]),
                    (None, share) => Difficulty::of(100 - share.min(100), [50, 80]),
                }
            }
        }
    }

    fn is_sound(&self) -> bool {
        let state = &self.state;
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

    fn guess(&self) -> Option<&'static str> {
        let state = &self.state;
        let yes_or_no = |is_so: bool| Some(if is_so { "proves" } else { "no" });
        match self.ask {
            Ask::Flub => yes_or_no(state.is_flub(self.latest(), Flub::A)),
            Ask::Full => yes_or_no(state.goal().is_some_and(|goal| state.network().is_solved(goal))),
            Ask::Name => {
                let mut flubs = (1..self.latest()).filter(|&number| state.is_flub(number, Flub::A));
                match (flubs.next(), flubs.next()) {
                    (Some(1), None) => Some("move 1"),
                    (Some(3), None) => Some("move 3"),
                    (Some(5), None) => Some("move 5"),
                    _ => None,
                }
            }
            Ask::Points => match self.points()? {
                10 => Some("points 10"),
                16 => Some("points 16"),
                _ => None,
            },
            Ask::Keep => {
                let mut right = state.right_challenges();
                match (right.next(), right.next()) {
                    (None, _) => Some("writes"),
                    (Some(Flub::A), None) => Some("challenges A-flub"),
                    (Some(Flub::CA), None) => Some("challenges CA-flub"),
                    _ => None,
                }
            }
            Ask::Use | Ask::Two => None,
        }
    }

    fn judge(&self, answer: &Answer) -> Verdict<Flaw> {
        self.verdict(answer)
    }

    fn solve(&self) -> Answer {
        let state = &self.state;
        match self.ask {
            Ask::Use | Ask::Flub | Ask::Full => state.find_proof(self.burden()).map_or(Answer::No, Answer::Proof),
            Ask::Name => {
                let flub = (1..self.latest()).rev().find(|&number| state.is_flub(number, Flub::A));
                flub.map(Reply::Move).map_or(Answer::No, Answer::Reply)
            }
            Ask::Points => self.points().map(Reply::Points).map_or(Answer::No, Answer::Reply),
            Ask::Keep | Ask::Two => match state.right_challenges().next() {
                Some(kind) => Answer::Reply(Reply::Challenge(kind)),
                None => self.keeping().into_iter().next().map(Reply::Write).map_or(Answer::No, Answer::Reply),
            },
        }
    }

    fn right_answers(&self) -> Option<u64> {
        let state = &self.state;
        let (mat, Some(goal)) = (state.network(), state.goal()) else { return Some(0) };
        Some(match self.ask {
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
        })
    }

    fn tempting(&self) -> Vec<Answer> {
        let state = &self.state;
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
            Ask::Name => vec![Answer::Reply(Reply::Move(self.latest()))],
            Ask::Points => vec![Answer::Reply(Reply::Points(10)), Answer::Reply(Reply::Points(16))],
            Ask::Keep => {
                // One bad move of each sort shows enough; every candidate is judged once.
                let keeping = self.keeping();
                let (ripe, closed): (Vec<_>, Vec<_>) =
                    writings().filter(|letters| !keeping.contains(letters)).partition(|letters| {
                        state.goal().is_some_and(|goal| {
                            mat.with_all(letters.iter().copied()).is_some_and(|after| after.is_ripe(goal))
                        })
                    });
                [ripe, closed]
                    .into_iter()
                    .filter_map(|sort| sort.into_iter().next())
                    .map(Reply::Write)
                    .map(Answer::Reply)
                    .collect()
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
                tempting.into_iter().map(Reply::Write).map(Answer::Reply).collect()
            }
        }
    }

    fn look(&self, solution: &Answer) -> Hint<Answer> {
        let mat = self.state.network();
        match (solution, self.ask) {
            (&Answer::Reply(Reply::Move(number)), _) => Hint::LookAtMove(number),
            (_, Ask::Points) => Hint::LookAtMove(self.latest() - 1),
            (Answer::Proof(proof), _) => {
                let lines = proof.counted.iter().filter_map(|listing| listing.squares(mat.size()));
                Hint::Look(lines.fold(SquareSet::EMPTY, SquareSet::or))
            }
            _ if mat.is_full() => Hint::Look(mat.demanding()),
            _ => Hint::Look(mat.vacancies()),
        }
    }
}

impl MatchTask {
    /// A solution of the mat with a P that no triplet of the solution uses, if there is one.
    pub(super) fn unused(&self) -> Option<Proof> {
        let (mat, goal) = (self.state.network(), self.state.goal()?);
        mat.vacancies().iter().find_map(|square| {
            let letter = Placement { letter: Letter::P, square };
            let counted = mat.solution(goal, None)?;
            mat.with(letter)?.check(goal, &counted).ok()?;
            Some(Proof { after: None, letters: vec![letter], counted })
        })
    }
}

/// Returns the match after these moves, or `None` if the goal cannot be set or a letter cannot be written.
pub(super) fn played(variant: Variant, goal: Goal, moves: &[Vec<Placement>]) -> Option<LawToe> {
    let mut state = LawToe::begin(&variant, Seed(0));
    state.apply(&Action { by: Role::Plaintiff, act: Act::SetGoal(goal) }).ok()?;
    for letters in moves {
        state.apply(&Action { by: state.to_act()?, act: Act::Write(letters.clone()) }).ok()?;
    }
    matches!(state.stage(), Stage::Turn(_)).then_some(state)
}

fn moves(state: &LawToe) -> String {
    let letters = |letters: &[Placement]| letters.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    state.moves().iter().map(|made| letters(&made.letters)).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for MatchTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ask, state } = self;
        let goal = state.goal().map_or_else(String::new, |goal| goal.to_string());
        write!(f, "{ask} {} {goal}", state.variant())?;
        if state.moves().is_empty() { Ok(()) } else { write!(f, " {}", moves(state)) }
    }
}

/// Reads a variant, a goal and moves.
fn read_state(text: &str) -> Result<LawToe, Unreadable> {
    let (variant, rest) = text.trim_start().split_once(' ').ok_or(FORM)?;
    let rest = rest.trim();
    let (goal, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let letters = |made: &str| made.split_whitespace().map(str::parse).collect::<Result<Vec<Placement>, _>>();
    let moves = if rest.is_empty() { Vec::new() } else { rest.split(',').map(letters).collect::<Result<_, _>>()? };
    played(variant.parse()?, goal.parse()?, &moves).ok_or(Unreadable("the moves cannot be played"))
}
