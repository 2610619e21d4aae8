use super::{Role, Variant};
use crate::network::{Network, Placement, SquareSet};

/// One way to write the letters of a turn, and the mat that results.
#[derive(Clone, Copy, Debug)]
pub(super) struct Writing {
    first: Placement,
    second: Option<Placement>,
    /// The mat after the letters are written.
    pub mat: Network,
}

impl Writing {
    /// Returns the letters, one or two, in the order of their squares.
    pub fn letters(&self) -> Vec<Placement> {
        std::iter::once(self.first).chain(self.second).collect()
    }
}

impl Variant {
    /// Returns the role whose turn it is on this mat. On a full mat it is the role that may challenge last.
    pub const fn to_move(self, mat: &Network) -> Role {
        let written = mat.size().area() - mat.vacancies().len();
        let plaintiffs = match self {
            Variant::Pedagogue => written > 0 && written.is_multiple_of(2),
            Variant::Dragoman => written % 3 == 2,
        };
        if plaintiffs { Role::Plaintiff } else { Role::Defendant }
    }

    /// Whether only the first of the two letters of a turn is written.
    pub const fn is_amid_turn(self, mat: &Network) -> bool {
        let written = mat.size().area() - mat.vacancies().len();
        match self {
            Variant::Pedagogue => written == 1,
            Variant::Dragoman => written % 3 == 1,
        }
    }

    /// Returns every letter that may be written next, with the resulting mat.
    pub(super) fn letters(self, mat: Network) -> impl Iterator<Item = (Placement, Network)> {
        singles(mat, self.squares(self.to_move(&mat)).and(mat.vacancies()))
    }

    /// Returns every way to write the letters of the next turn. Empty for a full mat.
    pub(super) fn writings(self, mat: Network) -> impl Iterator<Item = Writing> {
        let by = self.to_move(&mat);
        let squares = self.squares(by).and(mat.vacancies());
        let two = self.due(by, mat.vacancies() == mat.size().every()) == 2;
        singles(mat, squares).flat_map(move |(first, half)| {
            let whole = (!two).then_some(Writing { first, second: None, mat: half });
            let later =
                if two { squares.iter().filter(|&square| first.square < square).collect() } else { SquareSet::EMPTY };
            let pairs = singles(half, later).map(move |(second, mat)| Writing { first, second: Some(second), mat });
            whole.into_iter().chain(pairs)
        })
    }
}

/// Returns every letter in each of these vacant squares, with the resulting mat.
fn singles(mat: Network, squares: SquareSet) -> impl Iterator<Item = (Placement, Network)> {
    squares.iter().flat_map(move |square| {
        mat.rules().letters().into_iter().filter_map(move |letter| {
            let placement = Placement { letter, square };
            mat.with(placement).map(|after| (placement, after))
        })
    })
}
