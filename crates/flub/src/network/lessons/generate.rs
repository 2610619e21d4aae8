use super::{MatTask, Which, judge::once};
use crate::{
    network::{Letter, Line, Listing, Network, Placement, Rules, Size, Square},
    play::Random,
};

/// Returns a mat with letters in this many random squares. `weights` says how often F, P and R or O are written.
pub fn any_mat(size: Size, rules: Rules, filled: usize, weights: [usize; 3], random: &mut Random) -> Network {
    let mut squares: Vec<Square> = size.squares().collect();
    random.shuffle(&mut squares);
    squares.into_iter().take(filled).fold(Network::vacant(size, rules), |mat, square| {
        let mut drawn = random.below(weights.iter().sum());
        let letters: [Letter; 3] = rules.letters();
        let letter = letters.iter().zip(weights).find(|&(_, weight)| {
            let is_drawn = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            is_drawn
        });
        letter.and_then(|(&letter, _)| mat.with(Placement { letter, square })).unwrap_or(mat)
    })
}

/// Returns a task to pick from `count` lines of this mat. Some of the lines have the property, and some only seem to
/// have it.
pub fn pick(which: Which, mat: Network, count: usize, random: &mut Random) -> Option<MatTask> {
    let mut right: Vec<Listing> =
        once(Line::all(mat.size()).iter().filter(|line| which.holds(&mat, &Listing::from(*line))));
    let mut tempting: Vec<Listing> = match which {
        Which::Line => not_lines(mat.size(), random),
        _ => {
            let is_tempting = |line: &&Line| which.tempting(&mat, line) && !which.holds(&mat, &Listing::from(*line));
            once(Line::all(mat.size()).iter().filter(is_tempting))
        }
    };
    random.shuffle(&mut right);
    random.shuffle(&mut tempting);
    // Of the two diagonals that count twice, one or both.
    right.truncate(if which == Which::Twice { 1 + random.below(2) } else { count.div_ceil(2) });
    tempting.truncate(count - right.len());
    let mut among = [right, tempting].concat();
    if among.len() != count {
        return None;
    }
    random.shuffle(&mut among);
    let task = MatTask::Pick { which, mat, among };
    task.is_sound().then_some(task)
}

/// Returns sets of squares, as many as a side has, that are not lines: chains that turn back, or squares with a gap.
fn not_lines(size: Size, random: &mut Random) -> Vec<Listing> {
    let mut found: Vec<Listing> = Vec::new();
    for _ in 0..40 {
        let line = random.pick(Line::all(size)).map(Listing::from);
        let other = random.pick(&size.squares().collect::<Vec<_>>()).map(|square| square.number() as u16);
        let (Some(mut listing), Some(other)) = (line, other) else { break };
        // One square of a line is moved elsewhere.
        let at = random.below(listing.0.len());
        listing.0[at] = other;
        let squares = listing.squares(size);
        let is_new = found.iter().all(|known| known.squares(size) != squares);
        if squares.is_some() && is_new && !Which::Line.holds(&Network::vacant(size, Rules::Poe), &listing) {
            found.push(listing);
        }
    }
    found
}
