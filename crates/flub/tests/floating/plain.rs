//! The whole game without *moving*, searched plainly: it values every position up to shifts and the eight symmetries.

use std::collections::HashMap;

use flub::games::floating::{Variation, Variations};

/// A plain search. Positions are the squares of X and of O in a four-by-four area, pushed into its lower left corner;
/// each square is a bit, from the lower left to the right and up.
pub struct Plain {
    variations: Variations,
    turned: Vec<[u16; 8]>,
    points: Vec<i32>,
    known: HashMap<u32, i32>,
}

impl Plain {
    pub fn new(variations: Variations) -> Self {
        let turned = (0..=u16::MAX).map(|squares| std::array::from_fn(|way| turned(squares, way))).collect();
        let sharing = variations.has(Variation::Sharing);
        let points = (0..=u16::MAX).map(|squares| points(squares, sharing)).collect();
        Self { variations, turned, points, known: HashMap::new() }
    }

    /// Returns how many positions it remembers.
    pub fn known(&self) -> usize {
        self.known.len()
    }

    /// How far X is ahead at the end with best play.
    pub fn value(&mut self, x: u16, o: u16) -> i32 {
        let (x, o) = cornered(x, o);
        let ways = self.turned[usize::from(x)].into_iter().zip(self.turned[usize::from(o)]);
        let least = ways.map(|(x, o)| cornered(x, o)).map(|(x, o)| u32::from(x) << 16 | u32::from(o)).min();
        let key = least.expect("there are eight ways");
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let value = self.search(x, o);
        self.known.insert(key, value);
        value
    }

    fn search(&mut self, x: u16, o: u16) -> i32 {
        let all = x | o;
        if all == u16::MAX {
            let ahead = self.points[usize::from(x)] - self.points[usize::from(o)];
            return if self.variations.has(Variation::Fewest) { -ahead } else { ahead };
        }
        let x_moves = x.count_ones() == o.count_ones();
        let filled = |file: i32, rank: i32| {
            (0..4).contains(&file) && (0..4).contains(&rank) && all & 1 << (4 * rank + file) != 0
        };
        let wide = (0..4).rev().find(|&file| (0..4).any(|rank| filled(file, rank))).expect("there is a checker") + 1;
        let high = (0..4).rev().find(|&rank| (0..4).any(|file| filled(file, rank))).expect("there is a checker") + 1;
        let mut values = Vec::new();
        for rank in high - 4..4 {
            for file in wide - 4..4 {
                let beside = (-1..=1).any(|up| (-1..=1).any(|across| filled(file + across, rank + up)));
                if filled(file, rank) || (self.variations.has(Variation::Touching) && !beside) {
                    continue;
                }
                let (left, down) = ((-file).max(0), (-rank).max(0));
                let shift = left + 4 * down;
                let new = 1 << (4 * (rank + down) + file + left);
                let (x, o) = (x << shift, o << shift);
                values.push(if x_moves { self.value(x | new, o) } else { self.value(x, o | new) });
            }
        }
        if x_moves { values.into_iter().max() } else { values.into_iter().min() }.expect("a square is open")
    }
}

/// Returns both pushed into the lower left corner.
fn cornered(mut x: u16, mut o: u16) -> (u16, u16) {
    while (x | o) & 0x1111 == 0 {
        (x, o) = (x >> 1, o >> 1);
    }
    while (x | o) & 0xF == 0 {
        (x, o) = (x >> 4, o >> 4);
    }
    (x, o)
}

/// Returns one of the eight rotations and reflections.
fn turned(squares: u16, way: usize) -> u16 {
    let place = |square: usize| {
        let (mut file, mut rank) = (square % 4, square / 4);
        if way & 1 != 0 {
            file = 3 - file;
        }
        if way & 2 != 0 {
            rank = 3 - rank;
        }
        if way & 4 != 0 {
            (file, rank) = (rank, file);
        }
        4 * rank + file
    };
    (0..16).filter(|square| squares & 1 << square != 0).map(|square| 1 << place(square)).sum()
}

/// Lines of three, and with *sharing* the pairs of them with a square in common.
fn points(squares: u16, sharing: bool) -> i32 {
    let mut lines = Vec::new();
    for file in 0..4_i32 {
        for rank in 0..4_i32 {
            for (across, up) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let places: Vec<i32> = (0..3)
                    .map(|step| (file + step * across, rank + step * up))
                    .filter(|(file, rank)| (0..4).contains(file) && (0..4).contains(rank))
                    .map(|(file, rank)| 4 * rank + file)
                    .collect();
                if places.len() == 3 && places.iter().all(|place| squares & 1 << place != 0) {
                    lines.push(places);
                }
            }
        }
    }
    let shares = |one: usize, other: usize| lines[one].iter().any(|place| lines[other].contains(place));
    let pairs = (0..lines.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    let shared = pairs.filter(|&(one, other)| sharing && shares(one, other)).count();
    (lines.len() + shared) as i32
}
