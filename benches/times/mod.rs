//! Single cases beside criterion's figures: the median and the worst of a set, each timed several times over.

use std::{hint::black_box, time::Instant};

/// Prints mean, median and worst of the cases' times in microseconds, each the best of several runs.
pub fn report<Case, Answer>(
    name: &str,
    cases: &[Case],
    runs: usize,
    text: impl Fn(&Case) -> String,
    question: impl Fn(&Case) -> Answer,
) {
    let time = |case: &Case| {
        let once = || {
            let start = Instant::now();
            black_box(question(black_box(case)));
            start.elapsed().as_nanos() as f64 / 1000.0
        };
        (0..runs).map(|_| once()).fold(f64::INFINITY, f64::min)
    };
    let mut times: Vec<(f64, &Case)> = cases.iter().map(|case| (time(case), case)).collect();
    times.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let mean = times.iter().map(|(time, _)| time).sum::<f64>() / times.len() as f64;
    let (median, _) = times[times.len() / 2];
    let (most, worst) = times[times.len() - 1];
    let figures = format!("mean {mean:.2} us, median {median:.2} us, worst {most:.2} us at {}", text(worst));
    println!("{name}: {} positions, {figures}", times.len());
}
