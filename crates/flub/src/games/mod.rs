//! The list of games. Each has a folder, a line below and its name in [`for_each_game!`](crate::for_each_game). A game
//! uses [`crate::play`], [`crate::lessons`] and, if needed, [`crate::network`], but never another game.

pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod wholes;

/// Passes the list of games to a macro, as folder and type: `lawtoe LawToe, poe Poe, ...`. The law tests, the fuzzer
/// and its corpus use it.
#[macro_export]
macro_rules! for_each_game {
    ($visit:ident) => {
        $visit! { lawtoe LawToe, poe Poe, wholes Wholes, floating Floating }
    };
}

/// Passes the list of games that have a ladder of exercises ([`Ladder`](crate::lessons::Ladder)) to a macro, as folder
/// and type. Saved progress lists their steps in this order, so a new game belongs at the end.
#[macro_export]
macro_rules! for_each_ladder {
    ($visit:ident) => {
        $visit! { lawtoe LawToe, poe Poe, wholes Wholes, floating Floating }
    };
}

/// Returns the name of each game with a ladder and the number of its steps.
pub fn ladders() -> Vec<(&'static str, usize)> {
    macro_rules! list {
        ($($folder:ident $game:ident),*) => {
            vec![$((<$folder::$game as $crate::play::Game>::NAME, <$folder::$game as $crate::lessons::Ladder>::STEPS.len())),*]
        };
    }
    for_each_ladder!(list)
}

/// Returns what worksheets can be made of, for each ladder.
pub fn syllabi() -> Vec<crate::lessons::Syllabus> {
    macro_rules! list {
        ($($folder:ident $game:ident),*) => { vec![$(crate::lessons::Syllabus::of::<$folder::$game>()),*] };
    }
    for_each_ladder!(list)
}
