//! Drags across the mat, as hands make them.

use std::{env, f64::consts::TAU};

use flub::{
    network::{Line, Size, Square},
    play::{Random, Seed},
};
use flub_tables::letters::{
    drag::{Point, line, read},
    mat_view::middle,
};

/// How a hand with a mouse, a finger or a pen errs, in pixels.
#[derive(Debug)]
struct Hand {
    name: &'static str,
    /// How far beside the middle of a square it passes: the standard deviation on each axis.
    miss: f64,
    /// How far it sways beside the way from one to the next.
    sway: f64,
    /// How far it trembles from point to point.
    tremor: f64,
    /// The distances between the points that the browser reports.
    steps: (usize, usize),
}

/// A child's hands: adults miss by half of that. A mouse that is flung reports few points, a finger hides what it points at.
const HANDS: [Hand; 3] = [
    Hand { name: "mouse", miss: 9.0, sway: 9.0, tremor: 1.0, steps: (8, 60) },
    Hand { name: "touch", miss: 10.0, sway: 7.0, tremor: 2.0, steps: (6, 30) },
    Hand { name: "pen", miss: 7.0, sway: 6.0, tremor: 2.5, steps: (3, 12) },
];

/// The widths of small mats in pixels, and how many of ten thousand drags may err on 3 by 3 and on 4 by 4: on a larger phone or a tablet;
/// on a phone of 360 by 640 while connections are drawn; and there while letters are chosen, whose keys take the room.
const MATS: [(f64, usize, usize); 3] = [(300.0, 0, 100), (251.0, 10, 300), (207.0, 100, 1_000)];

fn part(random: &mut Random) -> f64 {
    (random.below(1_000_000) as f64 + 0.5) / 1_000_000.0
}

/// A number that is normally distributed.
fn normal(random: &mut Random) -> f64 {
    (-2.0 * part(random).ln()).sqrt() * (TAU * part(random)).cos()
}

/// The path of a hand through the middles of these squares, as a browser reports it.
fn drawn(random: &mut Random, size: Size, mat: f64, hand: &Hand, squares: &[Square]) -> Vec<Point> {
    let pixels = 100.0 * size.side() as f64 / mat;
    let mut miss = |of: f64| of * pixels * normal(random);
    let through: Vec<Point> = squares
        .iter()
        .map(|&square| {
            let (x, y) = middle(size, square);
            (f64::from(x) + miss(hand.miss), f64::from(y) + miss(hand.miss))
        })
        .collect();
    let sway: Vec<f64> = through.iter().map(|_| miss(hand.sway)).collect();
    let at = |place: isize| through[place.clamp(0, through.len() as isize - 1) as usize];
    let mut path = vec![through[0]];
    for (leg, sway) in sway.iter().enumerate().take(through.len() - 1) {
        let [before, from, to, after] = [-1, 0, 1, 2].map(|next| at(leg as isize + next));
        let long = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
        let beside = ((from.1 - to.1) / long, (to.0 - from.0) / long);
        let mut gone = 0.0;
        while gone < 1.0 {
            let step = hand.steps.0 + random.below(hand.steps.1 - hand.steps.0 + 1);
            gone = (gone + step as f64 * pixels / long).min(1.0);
            // A hand takes its bends in a curve.
            let curve = |a: f64, b: f64, c: f64, d: f64| {
                let (t, tt, ttt) = (gone, gone * gone, gone * gone * gone);
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * tt
                    + (3.0 * b - a - 3.0 * c + d) * ttt)
            };
            let out = sway * (gone * TAU / 2.0).sin();
            let tremble = hand.tremor * pixels;
            path.push((
                curve(before.0, from.0, to.0, after.0) + out * beside.0 + tremble * normal(random),
                curve(before.1, from.1, to.1, after.1) + out * beside.1 + tremble * normal(random),
            ));
        }
    }
    path
}

/// How many of so many drags of lines are read as something else.
fn errs(seed: u64, size: Size, mat: f64, hand: &Hand, drags: usize) -> usize {
    let mut random = Random::new(Seed(seed));
    let is_wrong = |_: &usize| {
        let meant = random.pick(Line::all(size)).expect("there are lines");
        let mut squares = meant.path().to_vec();
        if random.chance(30) {
            squares.reverse();
        }
        let path = drawn(&mut random, size, mat, hand, &squares);
        let read = line(size, &read(size, &path));
        read.and_then(|line| line.squares(size)) != Some(meant.squares())
    };
    (0..drags).filter(is_wrong).count()
}

/// Where squares are so small that a hand which misses their middles by as many pixels is now and then nearer to another one, some err.
#[test]
fn of_ten_thousand_drags_by_a_childs_hand_none_is_read_as_another_line_and_few_where_the_mat_is_smallest() {
    const SEED: u64 = 45;
    let each = if env::var("FLUB_LEVEL").is_ok_and(|level| level == "release") { 10_000 } else { 3_334 };
    for (mat, of_three, of_four) in MATS {
        for hand in &HANDS {
            let (three, four) = (errs(SEED, Size::Three, mat, hand, each), errs(SEED, Size::Four, mat, hand, each / 4));
            let told = format!(
                "{} on {mat} px, seed {SEED}: {three} of {each} err, {four} of {} on 4 by 4",
                hand.name,
                each / 4
            );
            println!("{told}");
            assert!(three * 10_000 <= of_three * each && four * 10_000 <= of_four * (each / 4), "{told}");
        }
    }
}

/// The numbers of the squares that are read when the pointer goes straight from point to point.
fn straight(points: &[Point]) -> Vec<usize> {
    read(Size::Three, points).iter().map(|square| square.number()).collect()
}

fn through(squares: &[usize]) -> Vec<Point> {
    let point = |number: &usize| {
        let (x, y) = middle(Size::Three, Square::from_number(*number).expect("a square"));
        (f64::from(x), f64::from(y))
    };
    squares.iter().map(point).collect()
}

#[test]
fn every_line_drawn_straight_is_read_however_few_points_the_browser_reports() {
    for line in Line::all(Size::Three) {
        let squares: Vec<usize> = line.path().iter().map(|square| square.number()).collect();
        assert_eq!(straight(&through(&squares)), squares);
    }
    assert_eq!(straight(&[(150.0, 20.0), (250.0, 150.0), (250.0, 290.0)]), [2, 6, 9], "2-6-9 clips 3 or 5");
    assert_eq!(straight(&[(150.0, 40.0), (195.0, 90.0), (260.0, 150.0), (245.0, 270.0)]), [2, 6, 9]);
}

#[test]
fn going_back_takes_back_and_what_is_no_line_is_read_as_it_was_drawn() {
    assert_eq!(straight(&through(&[2, 5, 6, 5, 8])), [2, 5, 8]);
    assert_eq!(straight(&through(&[1, 5, 9, 5, 1])), [1]);
    assert_eq!(straight(&through(&[4])), [4], "a tap");
    for squares in [vec![1, 4, 2], vec![2, 5, 6, 9], vec![1, 2], vec![5, 7, 8]] {
        let read = read(Size::Three, &through(&squares));
        assert_eq!(read.iter().map(|square| square.number()).collect::<Vec<_>>(), squares);
        assert_eq!(line(Size::Three, &read), None);
    }
    assert_eq!(straight(&[]), [0; 0]);
}

/// A window may shrink, or a finger leave the mat, in the middle of a drag.
#[test]
fn any_points_are_read_and_beside_the_mat_there_are_no_squares() {
    assert_eq!(straight(&[(150.0, 50.0), (150.0, 150.0), (150.0, 9e300)]), [2, 5, 8]);
    assert_eq!(straight(&[(-900.0, -900.0)]), [0; 0]);
    assert_eq!(straight(&[(f64::NAN, 0.0), (f64::INFINITY, 5.0), (50.0, 50.0)]), [1]);
}
