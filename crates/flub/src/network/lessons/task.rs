use std::fmt;

use crate::{
    lessons::Kind,
    network::{Goal, Letter, Line, Listing, Network, Placement, Rules},
    play::Unreadable,
};

/// A property that a line may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// The squares run from one side to the opposite side.
    Line,
    /// The line counts twice: it is a diagonal from corner to corner.
    Twice,
    /// The line is a connection: all squares are filled, and none holds an F.
    Connection,
    /// The line is a connection that must be counted.
    Required,
}

impl Which {
    const ALL: [Which; 4] = [Which::Line, Which::Twice, Which::Connection, Which::Required];

    /// Whether these squares have the property on this mat.
    pub fn holds(self, mat: &Network, listing: &Listing) -> bool {
        let lines = || Line::all(mat.size()).iter();
        let Some(squares) = listing.squares(mat.size()) else { return false };
        let mut same = lines().filter(|line| line.squares() == squares);
        match self {
            Which::Line => same.next().is_some(),
            Which::Twice => same.count() == 2,
            Which::Connection => same.next().is_some() && squares.within(mat.open()),
            Which::Required => same.next().is_some_and(|line| squares.within(mat.open()) && mat.is_required(line)),
        }
    }
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Which::Line => "line",
            Which::Twice => "twice",
            Which::Connection => "connection",
            Which::Required => "required",
        })
    }
}

/// A task about one mat. Written `pick required P.FPRRPP. 157 158 147`, `apart P.FPRRPP.`, `solve E P.FPRRPP.`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatTask {
    /// Pick the lines that have a property.
    Pick {
        /// The property.
        which: Which,
        /// The mat.
        mat: Network,
        /// The lines to pick from, each once.
        among: Vec<Listing>,
    },
    /// List every required connection, a diagonal twice.
    All(Network),
    /// List every connection, the required and the permitted ones apart, a diagonal twice.
    Apart(Network),
    /// Mark every R or O that lies on no required connection.
    Unused(Network),
    /// Give all numbers of connections that a solution can have.
    Sizes(Goal, Network),
    /// List a solution of the mat as it stands.
    Solve(Goal, Network),
    /// List the lines that this letter changes: an F closes lines that had no F yet, another letter completes lines.
    Changes(Placement, Network),
}

/// What counts twice on a mat of nine squares: the one diagonal, the other, or both.
pub const DIAGONALS: [&str; 3] = ["lines 159", "lines 357", "lines 159 357"];

/// How many lines a letter changes: none, or so few that a guess may do.
pub const CHANGED: [&str; 3] = ["lines", "one line", "two lines"];

impl MatTask {
    /// The largest number of lines to pick from.
    pub const MOST: usize = 12;

    /// Returns the mat of the task.
    pub const fn mat(&self) -> &Network {
        match self {
            MatTask::Pick { mat, .. }
            | MatTask::All(mat)
            | MatTask::Apart(mat)
            | MatTask::Unused(mat)
            | MatTask::Sizes(_, mat)
            | MatTask::Solve(_, mat)
            | MatTask::Changes(_, mat) => mat,
        }
    }

    /// Returns what the learner does.
    pub const fn kind(&self) -> Kind {
        match self {
            MatTask::Solve(..) => Kind::Prove,
            _ => Kind::Find,
        }
    }

    /// Returns which of the answers that can be given without looking is right: the diagonals that count twice, or how
    /// many lines a letter changes up to two.
    pub fn guess(&self) -> Option<&'static str> {
        match self {
            MatTask::Pick { which: Which::Twice, among, .. } => {
                let has = |squares: u16| among.iter().any(|listing| listing.to_string() == squares.to_string());
                DIAGONALS
                    .into_iter()
                    .zip([(true, false), (false, true), (true, true)])
                    .find_map(|(guess, wanted)| ((has(159), has(357)) == wanted).then_some(guess))
            }
            MatTask::Changes(..) => CHANGED.get(self.changed().len()).copied(),
            _ => None,
        }
    }

    /// Returns the name of the question.
    pub const fn asked(&self) -> &'static str {
        match self {
            MatTask::Pick { which: Which::Line, .. } => "which-are-lines",
            MatTask::Pick { which: Which::Twice, .. } => "which-count-twice",
            MatTask::Pick { which: Which::Connection, .. } => "which-are-connections",
            MatTask::Pick { which: Which::Required, .. } => "which-are-required",
            MatTask::All(_) => "all-required",
            MatTask::Apart(_) => "required-and-permitted",
            MatTask::Unused(_) => "unused-squares",
            MatTask::Sizes(..) => "solution-sizes",
            MatTask::Solve(..) => "solution",
            MatTask::Changes(Placement { letter: Letter::F, .. }, _) => "lines-closed",
            MatTask::Changes(..) => "lines-completed",
        }
    }

    /// Returns what is shown, as named facts.
    pub fn shown(&self) -> Vec<(&'static str, String)> {
        let mut shown = vec![("squares", self.mat().to_string())];
        match self {
            MatTask::Pick { among, .. } => shown.push(("among", words(among))),
            MatTask::Sizes(goal, _) | MatTask::Solve(goal, _) => shown.push(("goal", goal.to_string())),
            MatTask::Changes(letter, _) => shown.push(("letter", letter.to_string())),
            MatTask::All(_) | MatTask::Apart(_) | MatTask::Unused(_) => {}
        }
        shown
    }

    /// Reads a task with letters of these rules.
    ///
    /// # Errors
    /// Returns a note if the text is not a task.
    pub fn read(rules: Rules, text: &str) -> Result<Self, Unreadable> {
        const FORM: Unreadable = Unreadable("a task is what is asked and a mat, as apart P.FPRRPP.");
        let mat = |squares: &str| Network::read(rules, squares).filter(|mat| mat.to_string() == squares).ok_or(FORM);
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["pick", which, squares, among @ ..] => {
                let which = Unreadable::or_one_of(&Which::ALL, which, "lines are picked by what they are")?;
                let among: Vec<Listing> = among.iter().map(|one| one.parse()).collect::<Result<_, _>>()?;
                Ok(MatTask::Pick { which, mat: mat(squares)?, among })
            }
            ["all", squares] => mat(squares).map(MatTask::All),
            ["apart", squares] => mat(squares).map(MatTask::Apart),
            ["unused", squares] => mat(squares).map(MatTask::Unused),
            ["sizes", goal, squares] => Ok(MatTask::Sizes(goal.parse()?, mat(squares)?)),
            ["solve", goal, squares] => Ok(MatTask::Solve(goal.parse()?, mat(squares)?)),
            ["changes", letter, squares] => Ok(MatTask::Changes(letter.parse()?, mat(squares)?)),
            _ => Err(FORM),
        }
    }
}

/// Writes values as words with spaces between them.
pub(super) fn words<T: ToString>(values: &[T]) -> String {
    values.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for MatTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatTask::Pick { which, mat, among } => write!(f, "pick {which} {mat} {}", words(among)),
            MatTask::All(mat) => write!(f, "all {mat}"),
            MatTask::Apart(mat) => write!(f, "apart {mat}"),
            MatTask::Unused(mat) => write!(f, "unused {mat}"),
            MatTask::Sizes(goal, mat) => write!(f, "sizes {goal} {mat}"),
            MatTask::Solve(goal, mat) => write!(f, "solve {goal} {mat}"),
            MatTask::Changes(letter, mat) => write!(f, "changes {letter} {mat}"),
        }
    }
}
