//! What an answer about a mat is put together from.

use flub::network::{
    Listing,
    lessons::{MatTask, Which},
};

/// The ways to answer a question. Where there is more than one, the learner picks one first.
pub type Form = Vec<Way>;

/// A way to answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// Its name, for its label.
    pub name: &'static str,
    /// What is filled in.
    pub fields: Vec<Field>,
}

/// What is filled in.
#[derive(Clone, Debug, PartialEq)]
pub enum Field {
    /// Some of these lines.
    Pick(Vec<Listing>),
    /// A list of lines.
    Lines,
    /// A second list of lines: the permitted ones, where the first has the required ones.
    Permitted,
    /// Squares.
    Squares,
    /// Numbers up to this one.
    Numbers(u16),
    /// At most so many letters, in vacant squares.
    Letters(usize),
    /// A letter that could have been written instead.
    Instead,
    /// One of several.
    Choice {
        /// What is chosen, for its label.
        name: &'static str,
        /// What there is to choose from, for their labels.
        options: Vec<String>,
    },
}

impl Field {
    /// Whether it is filled in on the mat.
    pub const fn is_on_mat(&self) -> bool {
        matches!(self, Field::Lines | Field::Permitted | Field::Squares | Field::Letters(_) | Field::Instead)
    }

    /// Whether the mat's lines are traced for it.
    pub const fn takes_lines(&self) -> bool {
        matches!(self, Field::Lines | Field::Permitted)
    }

    /// Its name, for its label.
    pub const fn name(&self) -> &'static str {
        match self {
            Field::Pick(_) => "pick",
            Field::Lines => "lines",
            Field::Permitted => "permitted",
            Field::Squares => "squares",
            Field::Numbers(_) => "numbers",
            Field::Letters(_) => "letters",
            Field::Instead => "instead",
            Field::Choice { name, .. } => name,
        }
    }
}

/// A way whose name nobody sees, since it is the only one.
pub fn only(fields: Vec<Field>) -> Form {
    vec![Way { name: "only", fields }]
}

/// The form for a task about one mat.
pub fn of_mat(task: &MatTask) -> Form {
    only(match task {
        MatTask::Pick { among, .. } => vec![Field::Pick(among.clone())],
        MatTask::All(_) | MatTask::Solve(..) | MatTask::Changes(..) => vec![Field::Lines],
        MatTask::Apart(_) => vec![Field::Lines, Field::Permitted],
        MatTask::Unused(_) => vec![Field::Squares],
        MatTask::Sizes(_, mat) => vec![Field::Numbers(mat.sizes().map_or(0, |sizes| sizes.most) + 2)],
    })
}

/// The name of what is asked about one mat, for its sentence.
pub const fn asked_of_mat(task: &MatTask) -> &'static str {
    match task {
        MatTask::Pick { which: Which::Line, .. } => "line",
        MatTask::Pick { which: Which::Twice, .. } => "twice",
        MatTask::Pick { which: Which::Connection, .. } => "connection",
        MatTask::Pick { which: Which::Required, .. } => "required",
        MatTask::All(_) => "all",
        MatTask::Apart(_) => "apart",
        MatTask::Unused(_) => "unused",
        MatTask::Sizes(..) => "sizes",
        MatTask::Solve(..) => "solve",
        MatTask::Changes(letter, _) => match letter.letter {
            flub::network::Letter::F => "closes",
            _ => "opens",
        },
    }
}
