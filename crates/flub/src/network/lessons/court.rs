use super::MatFlaw;
use crate::{
    network::{Flaw, LetterProof, Line, Listing, Network, Placement, Square},
    play::Random,
};

/// A line of a proof as it is read out. Lines come in the order in which proofs are checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofLine {
    /// This move was the flub.
    Move(usize),
    /// This letter is written to complete the solution.
    Letter(Placement),
    /// No letter is written.
    NoLetter,
    /// This line is counted.
    Counted(Listing),
    /// Nothing is left out, and every R or O is used.
    Complete,
    /// The list has this many connections, which meets the goal.
    Number(usize),
    /// The letter that was written is used.
    Used(Placement),
    /// This letter could have been written instead.
    Instead(Placement),
    /// Nothing else is shown.
    End,
}

impl ProofLine {
    /// Returns the lines of a proof: the move, the letters, its list, and the letter instead.
    pub fn of_proof(proof: &impl LetterProof) -> Vec<Self> {
        let mut lines: Vec<Self> = proof.after().map(Self::Move).into_iter().collect();
        lines.extend(proof.letters().iter().copied().map(Self::Letter));
        if proof.letters().is_empty() {
            lines.push(Self::NoLetter);
        }
        lines.extend(Self::of_list(proof.counted()));
        lines.extend(proof.instead().map(Self::Instead));
        lines
    }

    /// Returns the lines about a list: each entry, that nothing is left out, and the number.
    pub fn of_list(counted: &[Listing]) -> Vec<Self> {
        let entries = counted.iter().cloned().map(Self::Counted);
        entries.chain([Self::Complete, Self::Number(counted.len())]).collect()
    }

    /// The kind of a list's flaw and the place of the line it is found in.
    pub fn locate(flaw: &Flaw, lines: &[Self]) -> Option<(&'static str, usize)> {
        let first = |line: Self| lines.iter().position(|other| *other == line);
        Some(match flaw {
            Flaw::NoLine(listing) => ("no-line", first(Self::Counted(listing.clone()))?),
            Flaw::Vacant(listing, _) => ("vacant", first(Self::Counted(listing.clone()))?),
            Flaw::Forbidden(listing, _) => ("forbidden", first(Self::Counted(listing.clone()))?),
            Flaw::Repeated(listing) => {
                let again = Self::Counted(listing.clone());
                ("repeated", lines.iter().rposition(|other| *other == again)?)
            }
            Flaw::Unused(..) => ("unused", first(Self::Complete)?),
            Flaw::Omitted(_) => ("omitted", first(Self::Complete)?),
            Flaw::Count(_) => ("count", lines.iter().position(|line| matches!(line, Self::Number(_)))?),
        })
    }

    /// The same for a flaw of an answer about one mat.
    pub fn locate_on_mat(flaw: &MatFlaw, lines: &[Self]) -> Option<(&'static str, usize)> {
        match flaw {
            MatFlaw::Solution(flaw) => Self::locate(flaw, lines),
            _ => None,
        }
    }
}

/// Returns lists with one thing changed from a right one of this mat: an entry is missing, listed twice, or added that
/// is not a line, is broken, or may be counted.
pub fn spoiled_lists(mat: &Network, counted: &[Listing], random: &mut Random) -> Vec<Vec<Listing>> {
    let without = |at: usize| {
        let mut list = counted.to_vec();
        list.remove(at);
        list
    };
    let mut spoiled: Vec<Vec<Listing>> = (0..counted.len()).map(without).collect();
    if counted.len() > 1 {
        spoiled.push(Vec::new());
    }
    let mut lines: Vec<&Line> = Line::all(mat.size()).iter().collect();
    random.shuffle(&mut lines);
    let broken_by = |square: &dyn Fn(Square) -> bool| {
        lines.iter().find(|line| line.path().iter().filter(|&&on| square(on)).count() == 1)
    };
    let vacant = broken_by(&|square| mat.vacancies().has(square));
    let forbidden = broken_by(&|square| mat.forbidden().has(square));
    let is_connection = |line: &&&Line| line.squares().within(mat.open());
    let more = lines.iter().filter(is_connection).map(|line| Listing::from(*line));
    let more = more.filter(|listing| !counted.contains(listing));
    let near = near_line(mat, counted, random);
    let put_in: Vec<Listing> = [vacant, forbidden].into_iter().flatten().map(|line| Listing::from(*line)).collect();
    // An entry once or twice more, since a diagonal listed as often as it exists is right.
    let again = counted.iter().flat_map(|listing| [vec![listing.clone()], vec![listing.clone(); 2]]);
    let mut put_in: Vec<Vec<Listing>> = put_in.into_iter().chain(near).chain(more).map(|one| vec![one]).collect();
    put_in.extend(again);
    for new in put_in {
        let mut list = counted.to_vec();
        let at = random.below(list.len() + 1);
        list.splice(at..at, new);
        spoiled.push(list);
    }
    spoiled
}

/// Returns the squares of a connection with one of them changed, so that they are not a line.
fn near_line(mat: &Network, counted: &[Listing], random: &mut Random) -> Option<Listing> {
    let of = random.pick(counted)?.clone();
    let mut squares: Vec<Square> = mat.open().iter().collect();
    random.shuffle(&mut squares);
    let changed = squares.into_iter().filter_map(|square| {
        let mut near = of.clone();
        *near.0.last_mut()? = square.number() as u16;
        Some(near)
    });
    let is_line = |listing: &Listing| {
        let squares = listing.squares(mat.size())?;
        Some(Line::all(mat.size()).iter().any(|line| line.squares() == squares))
    };
    changed.into_iter().find(|near| is_line(near) == Some(false))
}
