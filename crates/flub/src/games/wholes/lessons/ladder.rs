use std::convert::Infallible;

use super::{
    Answer, Flaw, Hand, Hint, Misconception, Step, Sum, Table, Task, generate,
    judge::Judge,
    solve, sort,
    text::{join, join_or_none},
    turning,
};
use crate::{
    games::wholes::{Cards, Wholes},
    lessons::{Activity, Difficulty, Exercise, Judgement, Kind, Ladder, SourceText, TurningPoint},
    play::{Random, Record, Seat, Seed},
};

const SENTENCE: &str = "one half, plus one fourth, plus twenty-five\n   percent equals one whole";

impl Ladder for Wholes {
    type Step = Step;
    type Task = Task;
    type Answer = Answer;
    type Flaw = Flaw;
    type Misconception = Misconception;
    type Hint = Hint;
    type Rule = Infallible;

    const STEPS: &'static [Step] = &Step::ALL;
    const SOURCES: &'static [SourceText<Step>] = &[
        (Step::Pictures, "wholes", "pictures of a quarter, a half, three quarters", "name pie 3/4 among 3/1, 3/4, 1/4"),
        (Step::Percents, "wholes", "one third as a percent is 33 1/3 %", "name 1/3 among 3%, 33 1/3%, 30%, 13%"),
        (Step::Decimals, "wholes", "0.25, 0.5, 0.75", "order 0.75, 0.5, 0.25"),
        (Step::Exactly, "wholes", "as a decimal 0.3 with a bar", "exactly 0.(3), 1/3, 33 1/3%"),
        (Step::Missing, "wholes", SENTENCE, "missing 1/2, 1/4 among 25%, 0.75, 1/2"),
        (Step::MixedForms, "wholes", SENTENCE, "parts 1/2, 1/4, 25% in 4"),
        (Step::Longest, "wholes", SENTENCE, "longest on quarters from 1/2, 1/4, 25%, 0.75"),
        (Step::Saying, "wholes", SENTENCE, "say on quarters from 1/2, 1/4, 25%"),
        (Step::Saying, "wholes", "play cards that do not, and say a sum all the same", "say on quarters from 3/4, 0.5"),
        (Step::Specials, "wholes", "changes places with any other player", "swap at 3 7 18"),
        (Step::Specials, "wholes", "is played with a bluff", "bait on quarters from 1/4, 0.75, BAIT"),
    ];

    fn misconceptions(step: Step) -> &'static [Misconception] {
        Misconception::of(step)
    }

    fn candidate(step: Step, difficulty: Difficulty, wanted: Option<&str>, random: &mut Random) -> Option<Task> {
        generate::candidate(step, difficulty, wanted, random)
    }

    fn difficulty(step: Step, task: &Task) -> Difficulty {
        Difficulty::of(generate::measure(step, task), generate::bounds(step))
    }

    fn admits(step: Step, task: &Task) -> bool {
        generate::admits(step, task)
    }

    fn example_text(step: Step) -> &'static str {
        match step {
            Step::Pictures => "name pie 3/4 among 3/1, 3/4, 1/4",
            Step::Units => "order 1/4, 1/8, 1/2",
            Step::Equal => "name 1/4 among 2/8, 2/5, 2/4",
            Step::Tenths => "name 0.3 among 3/10, 3/100, 30/100, 1/3",
            Step::Decimals => "order 0.75, 0.5, 0.25",
            Step::Percents => "name 1/4 among 4%, 25%, 14%, 40%",
            Step::Missing => "missing 1/2, 1/4 among 25%, 0.75, 1/2",
            Step::OneDenominator => "whole on fifths from 1/5, 3/5, 2/5, bar 1/5, 4/5",
            Step::TwoDenominators => "mend 1/2, 1/4 in 4 as 2, 1 making 2/6",
            Step::MixedForms => "parts 1/2, 1/4, 25% in 4",
            Step::Exactly => "exactly 0.(3), 1/3, 33 1/3%",
            Step::Longest => "longest on quarters from 1/2, 1/4, 25%, 0.75",
            Step::Saying => "say on quarters from 3/4, 0.5",
            Step::Possible => {
                "could seats 2 eighths hand 1/8 gone 0.125, pie 1/8 cards 1 3 at 4 8 by 2 from 1 \
                 said 1/8, 1/8, 1/8, 0.125, 0.125, 12 1/2%, 1/4"
            }
            Step::Calling => {
                "call seats 2 eighths hand 1/8 gone 0.125, pie 1/8 cards 1 3 at 4 18 by 2 from 11 \
                 said 1/8, 1/8, 1/8, 0.125, 0.125, 12 1/2%, 1/4"
            }
            Step::Specials => "swap at 3 7 18",
        }
    }

    fn guesses(step: Step, _difficulty: Difficulty) -> &'static [&'static str] {
        match step {
            Step::Exactly => &["exactly", "less", "more"],
            Step::Saying => &["says the cards", "says others"],
            Step::Possible => &["yes", "no"],
            Step::Calling => &["call", "let it be"],
            _ => &[],
        }
    }

    fn guess(_step: Step, task: &Task) -> Option<&'static str> {
        solve::guess(task)
    }

    fn kind(_step: Step, task: &Task) -> Kind {
        match task {
            Task::Name { .. } | Task::Missing { .. } => Kind::Find,
            Task::Order(_) => Kind::Order,
            Task::Mend(_) => Kind::Repair,
            Task::Parts { .. } => Kind::Prove,
            Task::Exactly(_) | Task::Could(_) | Task::Call(_) => Kind::Decide,
            Task::Whole(_) | Task::Longest(_) | Task::Say(_) | Task::Swap(_) | Task::Bait(_) | Task::Twice(_) => {
                Kind::Move
            }
        }
    }

    fn shown(_step: Step, task: &Task) -> Vec<(&'static str, String)> {
        match task {
            Task::Name { shown, offered } => vec![("shown", shown.to_string()), ("offered", join(offered))],
            Task::Order(faces) | Task::Exactly(faces) => vec![("cards", join(faces))],
            Task::Missing { shown, offered } => vec![("cards", join(shown)), ("offered", join(offered))],
            Task::Whole(hand) | Task::Longest(hand) | Task::Say(hand) | Task::Bait(hand) | Task::Twice(hand) => {
                let Hand { deck, cards } = hand;
                vec![("deck", write_cards(deck)), ("cards", join(cards))]
            }
            Task::Mend(Sum { faces, whole, parts, total }) => vec![
                ("cards", join(faces)),
                ("whole", whole.to_string()),
                ("parts", join(parts)),
                ("sum", total.to_string()),
            ],
            Task::Parts { faces, whole } => vec![("cards", join(faces)), ("whole", whole.to_string())],
            Task::Could(table) | Task::Call(table) => seen(table),
            Task::Swap(places) => vec![("places", join(places))],
        }
    }

    fn asked(_step: Step, task: &Task) -> &'static str {
        task.name()
    }

    fn judge(step: Step, task: &Task, answer: &Answer) -> Judgement<Self> {
        Judgement::of(Judge::new(task).check(answer), step)
    }

    fn solve(_step: Step, task: &Task) -> Answer {
        solve::solution(task).unwrap_or(Answer::No(None))
    }

    /// Works a task out step by step: marks, places, cards, parts and values one by one, and the value that shows a
    /// "no" after the "no".
    fn solve_in_parts(step: Step, task: &Task) -> Vec<Answer> {
        fn growing<T: Clone>(all: &[T], answer: fn(Vec<T>) -> Answer) -> Vec<Answer> {
            (1..=all.len()).map(|count| answer(all[..count].to_vec())).collect()
        }
        match Self::solve(step, task) {
            Answer::Marks(places) => growing(&places, Answer::Marks),
            Answer::Order(places) => growing(&places, Answer::Order),
            Answer::Plays(cards) => growing(&cards, Answer::Plays),
            Answer::Parts(parts) => growing(&parts, Answer::Parts),
            Answer::Says(faces) => growing(&faces, Answer::Says),
            Answer::Twice(first, second) => vec![Answer::Plays(first.clone()), Answer::Twice(first, second)],
            Answer::No(Some(face)) => vec![Answer::No(None), Answer::No(Some(face))],
            other => vec![other],
        }
    }

    fn right_answers(_step: Step, task: &Task) -> Option<u64> {
        Some(solve::count_right(task) as u64)
    }

    fn wrong_answers(step: Step, task: &Task) -> Vec<(Misconception, Answer)> {
        solve::wrong_answers(task, Misconception::of(step))
    }

    fn hints(_step: Step, task: &Task) -> [Hint; 2] {
        solve::hints(task)
    }

    fn for_sheet(sheet: Activity, _place: usize, difficulty: Difficulty, seed: Seed) -> Option<Exercise<Self>> {
        match sheet {
            Activity::Faulty => Some(Exercise::seeded(Step::TwoDenominators, difficulty, seed)),
            Activity::Cloze => Some(Exercise::seeded(Step::MixedForms, difficulty, seed)),
            Activity::Sort => Some(sort::exercise(difficulty, seed)),
            Activity::Score => None,
        }
    }

    fn turning_points(record: &Record<Self>, seat: Seat) -> Vec<TurningPoint<Self>> {
        turning::points(record, seat)
    }
}

fn write_cards(cards: &Cards) -> String {
    match cards {
        Cards::Pack(pack) => pack.to_string(),
        Cards::Own(deck) => deck.to_string(),
    }
}

/// Returns what is to be known about a table.
fn seen(table: &Table) -> Vec<(&'static str, String)> {
    let seen = table.observation();
    let play = seen.play.iter().flat_map(|play| [("by", play.by.to_string()), ("from", play.from.to_string())]);
    let facts = [
        ("deck", write_cards(table.setup().cards())),
        ("cards", join_or_none(table.hand())),
        ("gone", join_or_none(table.gone())),
        ("held", join(&seen.counts)),
        ("places", join(&seen.places)),
        ("said", join(table.said())),
    ];
    facts.into_iter().chain(play).collect()
}
