//! Tasks about a match of LawToe.

use flub::{
    games::lawtoe::{
        Act, Action, Flub, LawToe, Proof, Role,
        lessons::{Answer, Ask, MatchTask, Reply, Step, Task},
    },
    lessons::Question,
    network::{Goal, Letter, Listing, Network, Placement, Square},
    play::Game,
};

use super::{
    bits, changed, judged,
    mat::{connections, named},
    questions, turned,
};
use crate::{lawtoe::solver::Exhaustive, plain};

fn goal(state: &LawToe) -> Goal {
    state.goal().expect("the goal is set")
}

/// Whether the latest move of a match with this many moves is an A-flub: a move of the Defendant's that leaves the mat ripe.
fn is_a_flub(state: &LawToe, number: usize) -> bool {
    let by = state.moves().get(number - 1).map(|made| made.by);
    by == Some(Role::Defendant) && plain::Position::of(&state.network_after(number)).is_ripe(goal(state))
}

/// Whether a right challenge was passed over before this move.
fn is_ca_flub(state: &LawToe, number: usize) -> bool {
    number > 1 && (1..number).any(|earlier| is_a_flub(state, earlier))
}

/// Whether the proof is a P in a vacant square and a list that is a solution with it and runs through it.
fn solves(mat: &Network, goal: Goal, proof: &Proof) -> bool {
    let [Placement { letter: Letter::P, square }] = proof.letters[..] else { return false };
    let Some(after) = mat.with(proof.letters[0]) else { return false };
    let counted: Option<Vec<u16>> = proof.counted.iter().map(|listing| bits(&after, listing)).collect();
    counted.is_some_and(|counted| {
        plain::Position::of(&after).is_solution(goal, &counted)
            && counted.iter().any(|line| line & 1 << square.index() != 0)
    })
}

/// Returns the proof, and what is left when a part of it is left out, said twice or another.
fn variations(proof: &Proof, mat: &Network) -> Vec<Proof> {
    let counted = |counted: Vec<Listing>| Proof { counted, ..proof.clone() };
    let lists = changed(&proof.counted).into_iter().chain([turned(&proof.counted), Vec::new()]);
    let letters = mat.placements().map(|letter| Proof { letters: vec![letter], ..proof.clone() });
    let bare = Proof { letters: Vec::new(), ..proof.clone() };
    [proof.clone(), bare].into_iter().chain(lists.map(counted)).chain(letters).collect()
}

/// Returns every triplet after a P in each vacant square.
fn full_lists(mat: &Network) -> impl Iterator<Item = Proof> {
    mat.vacancies().iter().map(|square| {
        let letter = Placement { letter: Letter::P, square };
        let after = plain::Position::of(&mat.with(letter).expect("the square is vacant"));
        Proof { letters: vec![letter], counted: named(&connections(&after, None)), ..Proof::default() }
    })
}

/// What the player whose turn it is can do: every way to write the letters due.
fn turns(state: &LawToe) -> Vec<(Vec<Placement>, LawToe)> {
    let by = state.to_act().expect("it is somebody's turn");
    let writes = |action: Action| match &action.act {
        Act::Write(letters) => {
            let mut next = state.clone();
            next.apply(&action).expect("a listed action is accepted");
            Some((letters.clone(), next))
        }
        _ => None,
    };
    state.actions(by.seat()).into_iter().filter_map(writes).collect()
}

fn is_judged(question: &Question<LawToe>, MatchTask { ask, state }: &MatchTask) {
    let (mat, goal, latest) = (state.network(), goal(state), state.moves().len());
    let plain = plain::Position::of(&mat);
    let found = match question.solve() {
        Answer::Proof(proof) => variations(&proof, &mat),
        _ => Vec::new(),
    };
    match ask {
        Ask::Use | Ask::Flub => {
            if *ask == Ask::Flub {
                judged(question, &Answer::No, !is_a_flub(state, latest));
            }
            for proof in found.into_iter().chain(full_lists(&mat)) {
                let is_right = is_a_flub(state, latest) && solves(&mat, goal, &proof);
                judged(question, &Answer::Proof(proof), is_right);
            }
        }
        Ask::Full => {
            judged(question, &Answer::No, !plain.is_solved(goal));
            let every = Proof { counted: named(&connections(&plain, None)), ..Proof::default() };
            for proof in found.into_iter().chain([every, Proof::default()]) {
                let counted: Option<Vec<u16>> = proof.counted.iter().map(|listing| bits(&mat, listing)).collect();
                let solves = counted.is_some_and(|counted| plain.is_solution(goal, &counted));
                judged(question, &Answer::Proof(proof.clone()), proof.letters.is_empty() && solves);
            }
        }
        Ask::Name => {
            for number in 0..=latest + 1 {
                let is_right = (1..latest).contains(&number) && is_a_flub(state, number);
                judged(question, &Answer::Reply(Reply::Move(number)), is_right);
            }
        }
        Ask::Points => {
            // Bold: the challenge of the very move that followed the A-flub.
            let right = if is_a_flub(state, latest - 1) { 16 } else { 10 };
            (0..20).for_each(|points| judged(question, &Answer::Reply(Reply::Points(points)), points == right));
        }
        Ask::Keep => {
            let by = state.to_act().expect("it is somebody's turn");
            let flub = |kind| match kind {
                Flub::A => by == Role::Plaintiff && is_a_flub(state, latest),
                Flub::CA => is_ca_flub(state, latest),
            };
            Flub::BOTH
                .into_iter()
                .for_each(|kind| judged(question, &Answer::Reply(Reply::Challenge(kind)), flub(kind)));
            let is_due = Flub::BOTH.into_iter().any(flub);
            let mut search = Exhaustive::default();
            for (letters, next) in turns(state) {
                let keeps = !is_due && mat.vacancies().len() < 6 && search.winner(&next) == by;
                if is_due || mat.vacancies().len() < 6 {
                    judged(question, &Answer::Reply(Reply::Write(letters)), keeps);
                }
            }
        }
        Ask::Two => {
            for (letters, next) in turns(state) {
                let ripe = plain::Position::of(&next.network()).is_ripe(goal);
                judged(question, &Answer::Reply(Reply::Write(letters.clone())), !ripe);
                judged(question, &Answer::Reply(Reply::Write(letters[..letters.len() - 1].to_vec())), false);
            }
            let centre = Square::from_number(5).expect("it is on the mat");
            for letter in mat.placements().filter(|letter| letter.square != centre) {
                judged(
                    question,
                    &Answer::Reply(Reply::Write(vec![letter, Placement { square: centre, ..letter }])),
                    false,
                );
            }
        }
    }
    judged(question, &question.solve(), true);
}

#[test]
fn answers_about_a_match_are_judged_by_the_rules() {
    let steps = [Step::Used, Step::AFlub, Step::CaFlub, Step::Bold, Step::Full, Step::Won, Step::Dragoman];
    for step in steps {
        for question in questions::<LawToe>(step, 5) {
            let Task::Match(task) = question.task() else { panic!("{}: it is about a match", question.task()) };
            is_judged(&question, task);
        }
    }
}
