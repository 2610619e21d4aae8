use std::{fmt, str::FromStr};

use super::Step;

use crate::{
    games::poe::{Case, Flub, Position},
    lessons::{Difficulty, Kind},
    network::{Goal, Network, Obstacle, Rules, Size, lessons::MatTask},
    play::Unreadable,
};

/// A task of POE's ladder: about one mat, or about a goal and the letters since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// A task about one mat.
    Mat(MatTask),
    /// A task about a position.
    Position(PositionTask),
}

/// A task about a position. Written `prove E ......... R5 P9`: the question, the goal, the mat at first, the letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionTask {
    /// The question about the position.
    pub ask: Ask,
    /// The goal, the mat at first and the letters since.
    pub position: Position,
}

/// The question of a task about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Is a solution still possible? Prove it, or say no.
    Possible,
    /// Does one more letter give a solution? Prove it, or say no.
    Ripe,
    /// Is the latest move an A-flub? Name a letter to write instead, or say no.
    Avoidable,
    /// Which side has to prove after this challenge, and which side should one join?
    Sides(Flub),
    /// Prove that the latest move is an A-flub.
    Prove,
    /// The latest move is a CP- or CA-flub: which of the two, and which move was the flub?
    Name,
    /// Take the right action on your turn.
    Turn,
}

impl Ask {
    const ALL: [Ask; 10] = [
        Ask::Possible,
        Ask::Ripe,
        Ask::Avoidable,
        Ask::Sides(Flub::P),
        Ask::Sides(Flub::A),
        Ask::Sides(Flub::CP),
        Ask::Sides(Flub::CA),
        Ask::Prove,
        Ask::Name,
        Ask::Turn,
    ];

    /// Returns the name of the question in data.
    const fn as_str(self) -> &'static str {
        match self {
            Ask::Possible => "possible",
            Ask::Ripe => "ripe",
            Ask::Avoidable => "avoidable",
            Ask::Sides(Flub::P) => "sides-p",
            Ask::Sides(Flub::A) => "sides-a",
            Ask::Sides(Flub::CP) => "sides-cp",
            Ask::Sides(Flub::CA) => "sides-ca",
            Ask::Prove => "prove",
            Ask::Name => "name",
            Ask::Turn => "turn",
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
            Task::Position(task) => task.position.network(),
        }
    }

    pub(super) fn kind(&self) -> Kind {
        match self {
            Task::Mat(task) => task.kind(),
            Task::Position(task) => match task.ask {
                Ask::Possible | Ask::Ripe | Ask::Avoidable | Ask::Sides(_) | Ask::Name => Kind::Decide,
                Ask::Prove => Kind::Prove,
                Ask::Turn => Kind::Move,
            },
        }
    }

    pub(super) fn asked(&self) -> &'static str {
        match self {
            Task::Mat(task) => task.asked(),
            Task::Position(task) => match task.ask {
                Ask::Sides(_) => "sides",
                ask => ask.as_str(),
            },
        }
    }

    pub(super) fn shown(&self) -> Vec<(&'static str, String)> {
        let Task::Position(PositionTask { ask, position }) = self else {
            let Task::Mat(task) = self else { return Vec::new() };
            return task.shown();
        };
        let mut shown = vec![("goal", position.goal().to_string()), ("squares", position.network().to_string())];
        if position.latest() > 0 {
            let letters: Vec<String> = position.letters().iter().map(ToString::to_string).collect();
            shown.push(("opening", position.network_after(0).to_string()));
            shown.push(("letters", letters.join(" ")));
        }
        if let Ask::Sides(kind) = ask {
            shown.push(("challenge", kind.to_string()));
        }
        shown
    }

    /// Returns the difficulty of the task for a step.
    pub(super) fn difficulty(&self, step: Step) -> Difficulty {
        let task = match self {
            Task::Mat(MatTask::Pick { among, .. }) => return Difficulty::of(among.len(), [4, 5]),
            Task::Mat(MatTask::Apart(mat) | MatTask::All(mat)) => {
                let (required, permitted) = mat.connections();
                return Difficulty::of(required.len() + permitted.len(), [3, 6]);
            }
            Task::Mat(MatTask::Unused(mat)) => return Difficulty::of(mat.demanding().len(), [2, 3]),
            Task::Mat(MatTask::Sizes(_, mat)) => {
                return Difficulty::of(mat.sizes().map_or(0, |sizes| sizes.most.into()), [4, 7]);
            }
            Task::Mat(MatTask::Solve(_, mat)) if step == Step::Numbers && mat.size() == Size::Four => {
                return Difficulty::Hard;
            }
            Task::Mat(MatTask::Solve(goal, mat)) => {
                let counted = mat.solution(*goal, None).map_or(0, |counted| counted.len());
                let bounds = if step == Step::Numbers { [3, usize::MAX] } else { [2, 4] };
                return Difficulty::of(counted, bounds);
            }
            Task::Mat(MatTask::Changes(..)) => return Difficulty::Medium,
            Task::Position(task) => task,
        };
        task.difficulty()
    }
}

impl PositionTask {
    fn difficulty(&self) -> Difficulty {
        let position = &self.position;
        let (network, goal, latest) = (position.network(), position.goal(), position.latest());
        // More ways make a task easier.
        let by_ways = |ways: usize| Difficulty::of(12_usize.saturating_sub(ways), [6, 9]);
        match self.ask {
            Ask::Possible => match (network.completion(goal), network.obstacle(goal)) {
                (Some(completion), _) => Difficulty::of(completion.letters.len(), [1, 2]),
                (None, Some(Obstacle::Stranded(_))) => Difficulty::Easy,
                (None, Some(Obstacle::TooFew(_))) => Difficulty::Medium,
                (None, _) => Difficulty::Hard,
            },
            Ask::Ripe => match network.completing(goal).count() {
                0 => Difficulty::of(network.vacancies().len(), [3, 5]),
                ways => by_ways(ways),
            },
            Ask::Avoidable => match position.alternatives(latest).count() {
                0 => Difficulty::of(network.vacancies().len(), [1, 2]),
                ways => by_ways(ways),
            },
            Ask::Sides(_) => Difficulty::of(latest, [3, 5]),
            Ask::Prove => {
                let proof = position.find_proof(Case::Challenge(Flub::A));
                Difficulty::of(proof.map_or(0, |proof| proof.counted.len()), [1, 2])
            }
            Ask::Name => {
                let flub = (1..=latest).find(|&number| Flub::PLAIN.iter().any(|&kind| position.is_flub(number, kind)));
                Difficulty::of(latest - flub.unwrap_or(latest), [1, 2])
            }
            Ask::Turn => Difficulty::of(network.vacancies().len(), [2, 4]),
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Mat(task) => task.fmt(f),
            Task::Position(PositionTask { ask, position }) => {
                write!(f, "{ask} {} {}", position.goal(), position.network_after(0))?;
                position.letters().iter().try_for_each(|letter| write!(f, " {letter}"))
            }
        }
    }
}

impl FromStr for Task {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut words = text.split_whitespace();
        let ask = Unreadable::or_one_of(&Ask::ALL, words.next().unwrap_or_default(), "nothing is asked");
        let Ok(ask) = ask else { return MatTask::read(Rules::Poe, text).map(Task::Mat) };
        const FORM: Unreadable = Unreadable("a position is a goal, a mat and letters, as E ......... R5 P9");
        let goal: Goal = words.next().ok_or(FORM)?.parse()?;
        let squares = words.next().ok_or(FORM)?;
        let mat = Network::read(Rules::Poe, squares).filter(|mat| mat.to_string() == squares).ok_or(FORM)?;
        let position = words.try_fold(Position::new(mat, goal), |position, word| {
            position.with(word.parse()?).ok_or(Unreadable("the letter cannot be written there"))
        })?;
        Ok(Task::Position(PositionTask { ask, position }))
    }
}
