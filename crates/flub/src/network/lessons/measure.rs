use crate::{
    lessons::Difficulty,
    network::{Goal, Line, Network, SquareSet},
};

/// Returns how many lists of connections are solutions of the mat as it stands, with a connection through this square
/// if one is given. The two connections of a diagonal count as the same. Returns the largest number if there are more.
pub fn solutions(mat: &Network, goal: Goal, using: Option<crate::network::Square>) -> u64 {
    let all = listed(mat, goal, SquareSet::EMPTY);
    match using {
        None => all,
        Some(square) => all.saturating_sub(listed(mat, goal, SquareSet::EMPTY.with(square))),
    }
}

/// Returns the number of solutions without a connection through any of these squares.
fn listed(mat: &Network, goal: Goal, without: SquareSet) -> u64 {
    if mat.sizes().is_none() {
        return 0;
    }
    let (required, permitted) = mat.connections();
    let avoids = |line: &&Line| line.squares().and(without).is_empty();
    if !required.lines(mat.size()).all(|line| avoids(&line)) {
        return 0;
    }
    // ways[k] is the number of lists with k permitted connections. A diagonal may be in a list up to twice.
    let mut ways: Vec<u64> = vec![1];
    let mut seen: Vec<SquareSet> = Vec::new();
    let optional: Vec<&Line> = permitted.lines(mat.size()).filter(avoids).collect();
    for line in &optional {
        if seen.contains(&line.squares()) {
            continue;
        }
        seen.push(line.squares());
        let times = optional.iter().filter(|other| other.squares() == line.squares()).count();
        ways = (0..ways.len() + times)
            .map(|count| {
                (0..=times)
                    .filter_map(|taken| ways.get(count.checked_sub(taken)?))
                    .fold(0, |sum, more| u64::saturating_add(sum, *more))
            })
            .collect();
    }
    let counts = (required.len()..).zip(&ways);
    counts.filter(|(count, _)| goal.admits(*count)).fold(0, |sum, (_, more)| u64::saturating_add(sum, *more))
}

/// Returns how difficult it is to see that no letter completes a solution: easy where hardly a square invites one to write
/// there, since few lines are open but for it, or where most squares are vacant.
pub fn by_invitations(mat: &Network) -> Difficulty {
    let vacancies = mat.vacancies();
    let missing = Line::all(mat.size()).iter().map(|line| line.squares().minus(mat.open()));
    let inviting = missing.filter(|missing| missing.len() == 1 && missing.within(vacancies));
    let inviting = inviting.fold(SquareSet::EMPTY, SquareSet::or).len();
    let most = vacancies.len() + mat.size().side() > mat.size().squares().count();
    Difficulty::of(if most { 0 } else { inviting }, [1, 2])
}
