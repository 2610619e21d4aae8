//! Why an answer to an exercise is wrong, in plain words.

use flub::{
    games::{floating, lawtoe, poe, wholes},
    network::lessons::MatFlaw,
};

use super::flaw;

/// A flaw that can be put into words.
pub trait Explain {
    /// Returns the words.
    fn explain(&self) -> String;
}

const OTHER_FORM: &str = "an answer of another form is asked for";

impl Explain for MatFlaw {
    fn explain(&self) -> String {
        match self {
            MatFlaw::OtherForm => OTHER_FORM.to_owned(),
            MatFlaw::NotShown(listing) => format!("{listing} is not among them, or named twice"),
            MatFlaw::Extra(listing) => format!("{listing} does not belong to the answer"),
            MatFlaw::Missing(listing) => format!("{listing} is missing"),
            MatFlaw::OtherList(listing) => format!("{listing} belongs on the other list"),
            MatFlaw::ExtraSquare(square) => format!("square {square} does not belong to the answer"),
            MatFlaw::MissingSquare(square) => format!("square {square} is missing"),
            MatFlaw::ExtraNumber(number) => format!("no solution has {number} connections"),
            MatFlaw::MissingNumber(number) => format!("a solution can have {number} connections"),
            MatFlaw::Solution(flaw) => flaw::of_a_solution(flaw),
        }
    }
}

impl Explain for poe::lessons::Flaw {
    fn explain(&self) -> String {
        use poe::lessons::Flaw;
        match self {
            Flaw::OtherForm => OTHER_FORM.to_owned(),
            Flaw::Mat(flaw) => flaw.explain(),
            Flaw::Proof(flaw) => flaw::in_poe(flaw),
            Flaw::CanBe(proof) => format!("it can be: {}", proof.to_string().trim()),
            Flaw::Impossible(_) => "no filling gives a solution".to_owned(),
            Flaw::NotRipe => "no letter gives a solution at once".to_owned(),
            Flaw::Forced => "no other letter would have avoided it".to_owned(),
            Flaw::Avoidable(letter) => format!("{letter} would have avoided it"),
            Flaw::Burden(side) => format!("the {side} has to prove"),
            Flaw::Join(side) => format!("the {side} is right"),
            Flaw::NotNamed { kind, number } => format!("it is a {kind}-flub, and the flub was move {number}"),
            Flaw::Flub(kind) => format!("the latest move is a {kind}-flub"),
            Flaw::NoFlub(kind) => format!("the latest move is no {kind}-flub"),
            Flaw::Letter(letter, poe::Prospect::Impossible) => format!("{letter} leaves no way to a solution"),
            Flaw::Letter(letter, _) => format!("{letter} lets the next letter give a solution"),
            Flaw::Barred(letter) => format!("{letter} cannot be written"),
            Flaw::ForceOutDue(proof) => format!("a force-out is due: {}", proof.to_string().trim()),
        }
    }
}

impl Explain for lawtoe::lessons::Flaw {
    fn explain(&self) -> String {
        use lawtoe::lessons::Flaw;
        match self {
            Flaw::OtherForm => OTHER_FORM.to_owned(),
            Flaw::Mat(flaw) => flaw.explain(),
            Flaw::Proof(flaw) => flaw::in_lawtoe(flaw),
            Flaw::CanBe(proof) => format!("it can be: {}", proof.to_string().trim()),
            Flaw::NoSolution => "there is no solution to be proved".to_owned(),
            Flaw::Named(number) => format!("move {number} was the A-flub"),
            Flaw::Points(points) => format!("a right challenge scores {points}"),
            Flaw::Refused(refusal) => flaw::of_a_move(refusal),
            Flaw::Opens(proof) => format!("it is an A-flub: {}", proof.to_string().trim()),
            Flaw::GivesAway(letters) => {
                let letters: Vec<String> = letters.iter().map(ToString::to_string).collect();
                format!("it gives the win away, and {} does not", letters.join(" "))
            }
            Flaw::Flub(kind) => format!("the latest move is a {kind}"),
            Flaw::NoFlub(kind) => format!("the latest move is no {kind}"),
        }
    }
}

impl Explain for floating::lessons::Flaw {
    fn explain(&self) -> String {
        use floating::lessons::Flaw;
        match self {
            Flaw::OtherForm => OTHER_FORM.to_owned(),
            Flaw::Barred(square, _) => format!("no checker may be put on {square}"),
            Flaw::Missed(square) => format!("{square} may be used"),
            Flaw::Fits(_) => "all checkers fit into an area of four by four".to_owned(),
            Flaw::Unshown => "it is not said which checker is too far away".to_owned(),
            Flaw::NotTooFar(square) => format!("there is no checker on {square} that is too far away"),
            Flaw::Refused(refusal) => format!("the turn is refused: {refusal:?}"),
            Flaw::StillOpen(_) => "the area is still open".to_owned(),
            Flaw::NoTicTacToe(line, _) => format!("{line} is no tic-tac-toe"),
            Flaw::Twice(line) => format!("{line} is listed twice"),
            Flaw::NotListed(line) => format!("{line} is not listed"),
            Flaw::Miscounted(side, score) => format!("{side} has other points: {score:?}"),
            Flaw::MakesNone => "the turn makes no tic-tac-toe".to_owned(),
            Flaw::Answered(turn) => format!("the answer is {turn}"),
            Flaw::Used(square) => format!("{square} was not to be used"),
            Flaw::StillInReach(square) => format!("{square} is still within reach"),
            Flaw::Loses { points, .. } => format!("the turn gives {points} points away"),
        }
    }
}

impl Explain for wholes::lessons::Flaw {
    fn explain(&self) -> String {
        use wholes::lessons::Flaw;
        match self {
            Flaw::OtherForm => OTHER_FORM.to_owned(),
            Flaw::NotThere(place) => format!("there is nothing at place {place}, or it is named twice"),
            Flaw::Unfinished => "something is missing".to_owned(),
            Flaw::Unequal(place, _) => format!("the amount at place {place} is another"),
            Flaw::Missed(place) => format!("the amount at place {place} is equal"),
            Flaw::OutOfOrder(more, less) => format!("place {more} has more than place {less}"),
            Flaw::Adds(value) => format!("the sum is {value}"),
            Flaw::IsWhole => "the cards are exactly one whole".to_owned(),
            Flaw::NotHeld(card) => format!("there is no {card} left in the hand"),
            Flaw::Longer(cards) => format!("{} cards are one whole", cards.len()),
            Flaw::FirstWrong(place) => format!("number {place} of the sum is the first wrong one"),
            Flaw::HasParts(place, parts) => format!("place {place} has {parts} parts"),
            Flaw::Refused(refusal) => format!("the rules refuse it: {refusal:?}"),
            Flaw::Unsayable(count) => format!("no sum of {count} values can be said"),
            Flaw::Enough(face, left) => format!("{left} of {face} are left, which is enough"),
            Flaw::TooFew(face, left) => format!("only {left} of {face} are left"),
            Flaw::Odds(percent) => format!("{percent} of a hundred such calls are right"),
            Flaw::Farther(seat) => format!("player {seat} is farther ahead"),
            Flaw::NoBait => "without BAIT the bluffer pays if somebody calls".to_owned(),
        }
    }
}
