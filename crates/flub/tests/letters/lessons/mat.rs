//! Tasks about one mat, which POE and LawToe share.

use std::collections::BTreeSet;

use flub::{
    games::{
        lawtoe::{self, LawToe},
        poe::{self, Poe},
    },
    lessons::Question,
    network::{
        Goal, Letter, Listing, Network, Placement,
        lessons::{MatAnswer, MatTask, Which},
    },
};

use super::{OnMat, bits, changed, choices, judged, questions, set_bits, turned};
use crate::plain::{Position, indices, lines, meets};

impl OnMat for Poe {
    fn answer(answer: MatAnswer) -> poe::lessons::Answer {
        poe::lessons::Answer::Mat(answer)
    }
}

impl OnMat for LawToe {
    fn answer(answer: MatAnswer) -> lawtoe::lessons::Answer {
        lawtoe::lessons::Answer::Mat(answer)
    }
}

/// What is right in an answer is part of the solution, and all of the solution is right.
fn keeps_what_is_right(task: &MatTask) {
    let whole = task.right_part(&task.solve());
    assert!(whole.is_none() || whole == Some(task.solve()), "{task}: {whole:?}");
    for (belief, wrong) in task.wrong() {
        let Some(part) = task.right_part(&wrong) else { continue };
        assert_eq!(task.right_part(&part), Some(part.clone()), "{task}: {belief} {wrong}");
        let (part, solution) = (part.to_string(), task.solve().to_string());
        let is_in = |word: &str| solution.split(' ').any(|other| other == word);
        assert!(part.split(' ').all(is_in), "{task}: {part} is not in {solution}");
    }
}

/// Every answer to a task about one mat is judged as the plain reading does.
fn is_judged<G: OnMat>(question: &Question<G>, task: &MatTask) {
    keeps_what_is_right(task);
    let plain = Position::of(task.mat());
    match task {
        MatTask::Pick { which, mat, among } => {
            let is_right = |picked: &[Listing]| {
                among.iter().all(|listing| holds(*which, &plain, mat, listing) == picked.contains(listing))
            };
            choices(among).iter().for_each(|picked| {
                judged(question, &G::answer(MatAnswer::Lines(turned(picked))), is_right(picked));
            });
        }
        MatTask::All(mat) => {
            let right = named(&connections(&plain, Some(true)));
            let lists = |list: Vec<Listing>, is| judged(question, &G::answer(MatAnswer::Lines(list)), is);
            lists(turned(&right), true);
            changed_with(&right, mat).into_iter().for_each(|other| lists(other, false));
        }
        MatTask::Apart(mat) => {
            let [required, permitted] = [true, false].map(|is| named(&connections(&plain, Some(is))));
            let apart = |required: Vec<Listing>, permitted: Vec<Listing>, is| {
                judged(question, &G::answer(MatAnswer::Apart { required, permitted }), is);
            };
            apart(turned(&required), turned(&permitted), true);
            changed_with(&required, mat).into_iter().for_each(|other| apart(other, permitted.clone(), false));
            changed_with(&permitted, mat).into_iter().for_each(|other| apart(required.clone(), other, false));
            let is_same = required.is_empty() && permitted.is_empty();
            apart(permitted, required, is_same);
        }
        MatTask::Unused(mat) => {
            let used = connections(&plain, Some(true)).into_iter().fold(0, |used, line| used | line);
            let right = plain.demanding() & !used;
            let demanding: Vec<usize> = indices(plain.demanding()).collect();
            for chosen in choices(&demanding) {
                let squares = mat.size().squares().filter(|square| chosen.contains(&square.index())).collect();
                let is_right = set_bits(squares) == right;
                judged(question, &G::answer(MatAnswer::Squares(squares)), is_right);
            }
        }
        MatTask::Sizes(goal, _) => {
            let sizes: BTreeSet<u16> = plain.sizes().into_iter().flatten().map(|size| size as u16).collect();
            let right: BTreeSet<u16> = sizes.iter().copied().filter(|&size| meets(*goal, size.into())).collect();
            for number in 0..40 {
                let mut other = right.clone();
                if !other.remove(&number) {
                    other.insert(number);
                }
                judged(question, &G::answer(MatAnswer::Numbers(other)), false);
            }
            judged(question, &G::answer(MatAnswer::Numbers(right)), true);
        }
        MatTask::Solve(goal, _) => solutions_are_judged(question, &plain, *goal),
        MatTask::Changes(letter, mat) => {
            let right = named(&changes(&plain, *letter));
            let lists = |list: Vec<Listing>, is| judged(question, &G::answer(MatAnswer::Lines(list)), is);
            lists(turned(&right), true);
            changed_with(&right, mat).into_iter().for_each(|other| lists(other, false));
        }
    }
}

/// Every list of connections, as often as they exist and once more, where they are few; the number of right ones is theirs.
fn solutions_are_judged<G: OnMat>(question: &Question<G>, plain: &Position, goal: Goal) {
    let connections = connections(plain, None);
    if connections.len() > 10 {
        return;
    }
    let mut right = BTreeSet::new();
    for chosen in choices(&connections) {
        let is_right = plain.is_solution(goal, &chosen);
        if is_right {
            right.insert(chosen.clone());
        }
        judged(question, &G::answer(MatAnswer::Lines(named(&chosen))), is_right);
        let again = [&chosen[..], &connections[..1]].concat();
        let is_right = plain.is_solution(goal, &again);
        judged(question, &G::answer(MatAnswer::Lines(named(&again))), is_right);
    }
    assert_eq!(question.right_answers(), Some(right.len() as u64), "{}", question.task());
}

/// Whether a line has the property, from the definitions.
fn holds(which: Which, plain: &Position, mat: &Network, listing: &Listing) -> bool {
    let Some(set) = bits(mat, listing) else { return false };
    let all = lines(mat.size().side());
    match which {
        Which::Line => all.contains(&set),
        Which::Twice => all.iter().filter(|line| **line == set).count() == 2,
        Which::Connection => plain.connections().contains(&set),
        Which::Required => plain.connections().contains(&set) && plain.is_required(set),
    }
}

/// Returns the connections in order: the required ones, the permitted ones, or all.
pub fn connections(plain: &Position, required: Option<bool>) -> Vec<u16> {
    let mut connections = plain.connections();
    connections.retain(|&line| required.is_none_or(|is| plain.is_required(line) == is));
    connections.sort_unstable();
    connections
}

/// The lines that a letter changes, each once: an F those through its square that have no F, another those it completes.
fn changes(plain: &Position, Placement { letter, square }: Placement) -> Vec<u16> {
    let at = square.index();
    let is_open = |other: usize| other == at || !matches!(plain.letters[other], '.' | 'F');
    let is_free = |other: usize| plain.letters[other] != 'F';
    let is_changed = |line: &u16| {
        let through = line & 1 << at != 0;
        through && indices(*line).all(|square| if letter == Letter::F { is_free(square) } else { is_open(square) })
    };
    let side = if plain.letters.len() == 9 { 3 } else { 4 };
    let changed: BTreeSet<u16> = lines(side).iter().copied().filter(is_changed).collect();
    changed.into_iter().collect()
}

/// Returns the listings of these sets of squares.
pub fn named(sets: &[u16]) -> Vec<Listing> {
    let numbers = |&set: &u16| indices(set).map(|index| index as u16 + 1).collect();
    sets.iter().map(|set| Listing(numbers(set))).collect()
}

/// Returns the list with an entry left out or said twice, and with every line that it does not have.
fn changed_with(list: &[Listing], mat: &Network) -> Vec<Vec<Listing>> {
    let others: BTreeSet<u16> = lines(mat.size().side()).iter().copied().collect();
    let others: Vec<u16> =
        others.into_iter().filter(|set| !named(&[*set]).iter().all(|one| list.contains(one))).collect();
    let with = named(&others).into_iter().map(|other| [list, &[other]].concat());
    changed(list).into_iter().chain(with).collect()
}

#[test]
fn answers_about_a_mat_of_poe_are_judged_by_the_rules() {
    use poe::lessons::{Step, Task};
    for step in [
        Step::Line,
        Step::Twice,
        Step::Broken,
        Step::OneR,
        Step::Connections,
        Step::Used,
        Step::Counted,
        Step::Parity,
        Step::Numbers,
    ] {
        for question in questions::<Poe>(step, 5) {
            let Task::Mat(task) = question.task() else { panic!("{}: it is about a mat", question.task()) };
            is_judged(&question, task);
        }
    }
}

#[test]
fn answers_about_a_mat_of_lawtoe_are_judged_by_the_rules() {
    use lawtoe::lessons::{Step, Task};
    for step in [Step::Line, Step::Twice, Step::Broken, Step::Obliged, Step::Parity, Step::Changes] {
        for question in questions::<LawToe>(step, 5) {
            let Task::Mat(task) = question.task() else { panic!("{}: it is about a mat", question.task()) };
            is_judged(&question, task);
        }
    }
}
