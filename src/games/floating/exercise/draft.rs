//! An answer on the board while it is put together.

use flub::games::floating::{
    Shift, Side, Square, Squares, Turn,
    lessons::{Answer, Ask, Line, Task},
};
use flub_tables::games::floating::hand::{BoardKey, Hand};

/// An answer while it is put together. Not saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The squares marked.
    pub marks: Squares,
    /// Whether the answer is yes.
    pub says: Option<bool>,
    /// The checker that is said to be too far away.
    pub shown: Option<Square>,
    /// The lines listed.
    pub lines: Vec<Line>,
    /// The squares of the line being tapped.
    pub trace: Vec<Square>,
    /// The points counted for X and O, as they are typed.
    pub points: [Option<u8>; 2],
    /// The part of a turn that is done.
    pub hand: Hand,
    /// Where the new checker is put.
    pub put: Option<Square>,
    /// The focused square.
    pub cursor: Option<Square>,
    /// Whether a class tries it: its lines have letters, and right ones look like wrong ones.
    pub is_tried: bool,
    /// The line that a class finds missing, and the letter of what says that none is.
    pub missing: Option<(char, Line)>,
}

/// A change to a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// This square was chosen.
    Choose(Square),
    /// This square was focused.
    Point(Square),
    /// A checker was dragged from the first square to the second.
    Drag(Square, Square),
    /// A key was pressed on this square.
    Key(BoardKey, Square),
    /// Say yes or no.
    Say(bool),
    /// Take the line at this place off the list.
    Remove(usize),
    /// These are the points of a side; `None` if the text is not a number.
    Points(Side, Option<u8>),
}

impl Draft {
    /// The draft of an answer.
    pub fn of(answer: &Answer) -> Self {
        let draft = Self::default();
        match answer {
            Answer::Marks(squares) => Self { marks: *squares, ..draft },
            Answer::Yes => Self { says: Some(true), ..draft },
            Answer::No(shown) => Self { says: Some(false), shown: *shown, ..draft },
            Answer::Lines(lines) => Self { lines: lines.clone(), ..draft },
            Answer::Count { x, o } => Self { points: [Some(*x), Some(*o)], ..draft },
            Answer::Plays(turn) => {
                Self { hand: turn.shift.map_or(Hand::Empty, Hand::Moved), put: Some(turn.square), ..draft }
            }
        }
    }

    /// The draft after a change.
    pub fn edited(mut self, task: &Task, edit: Edit) -> Self {
        match edit {
            Edit::Point(square) => self.cursor = Some(square),
            Edit::Choose(square) => {
                self.cursor = Some(square);
                self.choose(task, square);
            }
            Edit::Drag(from, to) => self.shift(task, from, to),
            Edit::Key(BoardKey::Move, square) => self.lift(task, square),
            Edit::Key(BoardKey::Back, _) => (self.hand, self.put) = (Hand::Empty, None),
            Edit::Key(..) => {}
            Edit::Say(says) => self.says = Some(says),
            Edit::Remove(place) if place < self.lines.len() => drop(self.lines.remove(place)),
            Edit::Remove(_) => {}
            Edit::Points(side, points) => self.points[side as usize] = points,
        }
        self
    }

    fn choose(&mut self, task: &Task, square: Square) {
        match task.ask() {
            Ask::Reach if self.marks.has(square) => self.marks = self.marks.without(square),
            Ask::Reach => self.marks = self.marks.with(square),
            Ask::May(_) => {
                if task.state().checkers().has(square) {
                    self.says = Some(false);
                    self.shown = Some(square);
                }
            }
            Ask::Lines(_) => {
                match self.trace.iter().position(|&traced| traced == square) {
                    Some(place) => drop(self.trace.remove(place)),
                    None => self.trace.push(square),
                }
                if let Ok(line) = <[Square; 3]>::try_from(self.trace.as_slice()) {
                    self.lines.extend(Line::new(line));
                    self.trace.clear();
                }
            }
            Ask::Count => {}
            _ => match self.hand {
                Hand::Lifted(from) => self.shift(task, from, square),
                _ if task.state().checkers().has(square) => self.lift(task, square),
                _ => self.put = Some(square).filter(|_| self.put != Some(square)),
            },
        }
    }

    /// Lifts a checker that may be moved, or puts the one in the hand back.
    fn lift(&mut self, task: &Task, square: Square) {
        self.hand = match self.hand {
            Hand::Empty if task.state().movable().has(square) => Hand::Lifted(square),
            _ => Hand::Empty,
        };
        self.put = None;
    }

    fn shift(&mut self, task: &Task, from: Square, to: Square) {
        if task.state().movable().has(from) && task.state().targets(from).has(to) {
            (self.hand, self.put) = (Hand::Moved(Shift { from, to }), None);
        } else {
            self.hand = Hand::Empty;
        }
    }

    /// The answer; `None` while it is unfinished.
    pub fn answer(&self, task: &Task) -> Option<Answer> {
        match task.ask() {
            Ask::Reach => Some(Answer::Marks(self.marks)),
            Ask::May(_) => match self.says? {
                true => Some(Answer::Yes),
                false => Some(Answer::No(Some(self.shown?))),
            },
            Ask::Lines(_) => self.trace.is_empty().then(|| Answer::Lines(self.lines.clone())),
            Ask::Count => Some(Answer::Count { x: self.points[0]?, o: self.points[1]? }),
            _ => Some(Answer::Plays(Turn { shift: self.hand.shift(), square: self.put? })),
        }
    }
}
