//! How it is set up and saved.

use flub::games::floating::{Floating, Level, Setup, Side};

use crate::{
    i18n::Id,
    table::{save, seating, two_players},
};

/// A saved game: who plays which side, and the record.
pub type Save = save::Save<Floating, Seating>;

/// The board and the variations, the person's side and the computer's level.
pub type SetUp = two_players::SetUp<Setup, Side, Level>;

/// Who plays which side.
pub type Seating = two_players::TwoPlayers<Side, Level>;

impl two_players::Side for Side {
    const BOTH: [Self; 2] = Side::BOTH;
    const NEWCOMER: Self = Side::X;
}

impl seating::Level for Level {
    const LADDER: &'static [Self] = &Self::ALL;
    const USUAL: Self = Level::Easy;

    fn title(self) -> Id {
        match self {
            Level::Easy => "floating-level-easy",
            Level::Strong => "floating-level-strong",
            Level::Perfect => "floating-level-perfect",
        }
    }
}

#[cfg(test)]
mod seating_tests {
    use flub::{
        games::floating::{Floating, Level, Setup, Side},
        play::{Record, Seat, Seed},
    };

    use super::Seating;
    use crate::table::{
        save::Players,
        two_players::{Opponent, Side as _},
    };

    #[test]
    fn players_read_back_and_what_is_handed_over_twice_is_as_before() {
        let setup = Setup::all().next().expect("there are set-ups");
        let record: Record<Floating> = Record::new(setup, Seed(7));
        let opponents = Level::ALL.map(Opponent::Computer).into_iter().chain([Opponent::Elsewhere]);
        let mixes = opponents.flat_map(|opponent| Side::BOTH.map(|side| Some((side, opponent)))).chain([None]);
        for opponent in mixes {
            let seating = Seating { opponent };
            let read = <Seating as Players<Floating>>::read(&seating.to_string(), &record);
            assert_eq!(read, Ok(seating));
            let handed = Players::<Floating>::handed_over(seating);
            assert_eq!(Players::<Floating>::handed_over(handed), seating);
            for side in Side::BOTH {
                let (here, away) = (seating.is_here(side), seating.plays_elsewhere(side));
                assert_eq!(Players::<Floating>::is_elsewhere(&seating, side.seat()), away);
                assert_eq!(
                    away,
                    Players::<Floating>::is_elsewhere(&handed, side.opponent().seat()),
                    "the seats change"
                );
                assert!(!(here && away));
            }
        }
        let nobody = "# x elsewhere\n# o elsewhere\n";
        assert!(<Seating as Players<Floating>>::read(nobody, &record).is_err(), "somebody sits here");
        assert!(!Players::<Floating>::is_elsewhere(&Seating { opponent: None }, Seat::FIRST));
    }
}
