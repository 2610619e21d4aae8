use std::{fmt, str::FromStr};

use crate::{
    games::lawtoe::{Act, Action, Flub, LawToe, Role, Stage, Variant},
    lessons::{Difficulty, Kind},
    network::{Goal, Network, Placement, Rules, Size, lessons::MatTask},
    play::{Game, Seed, Unreadable},
};

/// A task of LawToe's ladder: about one mat, or about a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// A task about one mat.
    Mat(MatTask),
    /// A task about a match in which letters are being written.
    Match(MatchTask),
}

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

impl Task {
    /// Returns the mat as it stands.
    pub fn mat(&self) -> Network {
        match self {
            Task::Mat(task) => *task.mat(),
            Task::Match(task) => task.state.network(),
        }
    }

    pub(super) fn kind(&self) -> Kind {
        match self {
            Task::Mat(task) => task.kind(),
            Task::Match(task) => match task.ask {
                Ask::Use => Kind::Prove,
                Ask::Flub | Ask::Name | Ask::Points | Ask::Full => Kind::Decide,
                Ask::Keep | Ask::Two => Kind::Move,
            },
        }
    }

    pub(super) fn asked(&self) -> &'static str {
        match self {
            Task::Mat(task) => task.asked(),
            Task::Match(task) => task.ask.as_str(),
        }
    }

    pub(super) fn shown(&self) -> Vec<(&'static str, String)> {
        match self {
            Task::Mat(task) => task.shown(),
            Task::Match(MatchTask { state, .. }) => vec![
                ("variant", state.variant().to_string()),
                ("goal", state.goal().map_or_else(String::new, |goal| goal.to_string())),
                ("squares", state.network().to_string()),
                ("moves", moves(state)),
            ],
        }
    }

    pub(super) fn difficulty(&self) -> Difficulty {
        match self {
            Task::Mat(MatTask::Pick { among, .. }) => Difficulty::of(among.len(), [4, 5]),
            Task::Mat(MatTask::All(mat)) => Difficulty::of(mat.connections().0.len(), [3, 6]),
            Task::Mat(task @ MatTask::Changes(..)) => Difficulty::of(task.changed().len(), [2, 5]),
            Task::Mat(task) => Difficulty::of(task.mat().sizes().map_or(0, |sizes| sizes.most.into()), [4, 7]),
            Task::Match(task) => task.difficulty(),
        }
    }
}

impl MatchTask {
    fn difficulty(&self) -> Difficulty {
        let state = &self.state;
        let (latest, mat) = (state.moves().len(), state.network());
        match self.ask {
            Ask::Use => Difficulty::of(state.find_completion(latest).map_or(0, |proof| proof.counted.len()), [1, 2]),
            Ask::Flub if state.is_flub(latest, Flub::A) => Difficulty::of(9 - state.ripe_squares(latest).len(), [6, 7]),
            Ask::Flub => Difficulty::of(mat.vacancies().len(), [3, 5]),
            Ask::Name | Ask::Points => Difficulty::of(latest, [3, 5]),
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

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Mat(task) => task.fmt(f),
            Task::Match(MatchTask { ask, state }) => {
                let goal = state.goal().map_or_else(String::new, |goal| goal.to_string());
                write!(f, "{ask} {} {goal}", state.variant())?;
                if state.moves().is_empty() { Ok(()) } else { write!(f, " {}", moves(state)) }
            }
        }
    }
}

impl FromStr for Task {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a match is a variant, a goal and moves, as pedagogue O F2 F5, P1");
        let (ask, rest) = text.split_once(' ').unwrap_or((text, ""));
        let Ok(ask) = Unreadable::or_one_of(&Ask::ALL, ask, "nothing is asked") else {
            let task = MatTask::read(Rules::LawToe, text)?;
            return Some(Task::Mat(task)).filter(|task| task.mat().size() == Size::Three).ok_or(FORM);
        };
        let (variant, rest) = rest.trim_start().split_once(' ').ok_or(FORM)?;
        let rest = rest.trim();
        let (goal, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let letters = |made: &str| made.split_whitespace().map(str::parse).collect::<Result<Vec<Placement>, _>>();
        let moves =
            if rest.is_empty() { Vec::new() } else { rest.split(',').map(letters).collect::<Result<_, _>>()? };
        let state = played(variant.parse()?, goal.parse()?, &moves);
        let state = state.ok_or(Unreadable("the moves cannot be played"))?;
        Ok(Task::Match(MatchTask { ask, state }))
    }
}
