//! The list of games: each has a folder, a line below and its name in [`for_each_game!`](crate::for_each_game). A game
//! knows [`crate::play`], [`crate::teach`] and, if needed, [`crate::network`]; never another game.

pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod wholes;

/// Passes the list of games to a macro, as folder and type: `lawtoe LawToe, poe Poe, ...`. Used by the laws, the fuzzer
/// and its corpus.
#[macro_export]
macro_rules! for_each_game {
    ($visit:ident) => {
        $visit! { lawtoe LawToe, poe Poe, wholes Wholes, floating Floating }
    };
}

/// Passes the list of games that have a ladder of exercises ([`Ladder`](crate::lessons::Ladder)) to a macro, as folder and
/// type. Progress keeps their steps in this order: a new one belongs at the end.
#[macro_export]
macro_rules! for_each_ladder {
    ($visit:ident) => {
        $visit! { lawtoe LawToe, poe Poe, wholes Wholes, floating Floating }
    };
}

/// Returns the ladders, as the games' names and how many steps each has.
pub fn ladders() -> Vec<(&'static str, usize)> {
    macro_rules! list {
        ($($folder:ident $game:ident),*) => {
            vec![$((<$folder::$game as $crate::play::Game>::NAME, <$folder::$game as $crate::lessons::Ladder>::STEPS.len())),*]
        };
    }
    for_each_ladder!(list)
}

/// What worksheets can be made of, for each ladder.
pub fn syllabi() -> Vec<crate::lessons::Syllabus> {
    macro_rules! list {
        ($($folder:ident $game:ident),*) => { vec![$(crate::lessons::Syllabus::of::<$folder::$game>()),*] };
    }
    for_each_ladder!(list)
}
