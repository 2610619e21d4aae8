//! The exercises of LawToe and POE: a mat, and an answer of lines, squares, numbers, proofs, letters or choices.

pub mod about_mat;
mod beat;
pub mod desk;
pub mod draft;
pub mod form;
pub mod paper;

use flub::{
    lessons::{Activity, Judgement, Question, Rivals},
    network::{
        Goal, LetterProof, Placement, Rules,
        lessons::{AboutMatch, Answer, Belief, Hint, LineRule, MatAnswer, MatTask, ProofLine, Task},
    },
};
use flub_tables::{
    i18n::Words,
    letters::naming::{goal_key, goal_number, lines_key},
};
use yew::prelude::*;

use self::{
    desk::{Ground, MatDesk},
    draft::{Draft, Edit},
    form::Form,
    paper::Print,
};
use crate::{
    exercise::{
        paper::{Key, Paper},
        taught::{Drawn, Pointed, Taught, View, so},
    },
    ui::paper::GAP,
};

/// What a game of letters supplies: how its exercises about matches are answered and explained. Those about one mat are
/// the same in each of them, and so is how all of them are drawn and printed. It is [`Taught`] by that.
pub trait TaughtLetters: Sized + 'static {
    /// A task about a match.
    type Match: AboutMatch;

    /// The letters.
    const RULES: Rules;

    /// What a step is called, by its number from 1.
    fn describe_step(words: &Words, step: usize) -> String;

    /// What is answered with.
    fn form(task: &Self::Match) -> Form;

    /// The draft of a proof, which has its letters and lines already, with the way it is proved by and the field in
    /// sight.
    fn draft_proof(task: &Self::Match, draft: Draft) -> Draft;

    /// The draft of another answer to a task about a match.
    fn draft_reply(task: &Self::Match, reply: &Reply<Self>) -> Draft;

    /// The draft of a wrong answer, with the part of it in sight that this flaw is in.
    fn draft_refuted(draft: Draft, _flaw: &Flaw<Self>) -> Draft {
        draft
    }

    /// The answer of a draft; `None` while it is unfinished.
    fn answer(task: &Self::Match, draft: &Draft) -> Option<Answer<Self::Match>>;

    /// The mat of a task.
    fn ground(task: &Self::Match) -> Ground;

    /// The mat with what refutes the answer of this draft.
    fn with_flaw(ground: Ground, task: &Task<Self::Match>, flaw: &Flaw<Self>, draft: &Draft) -> Ground;

    /// The goal of a match.
    fn goal(task: &Self::Match) -> Option<Goal>;

    /// The letters of each move.
    fn moves(task: &Self::Match) -> Vec<&[Placement]>;

    /// What is wanted, in a sentence.
    fn describe_task(words: &Words, task: &Self::Match) -> String;

    /// The facts about a match beside its goal and moves, put around them.
    fn describe_facts(_words: &Words, _task: &Self::Match, facts: String) -> String {
        facts
    }

    /// The label of the goal, where a challenge can name it like a move.
    fn describe_goal_move(_words: &Words) -> Option<String> {
        None
    }

    /// The hint to look at the goal, where a challenge can name it.
    fn describe_goal_hint(_words: &Words) -> Option<String> {
        None
    }

    /// An answer in words that is neither about a mat nor a proof.
    fn describe_reply(words: &Words, reply: &Reply<Self>) -> String;

    /// Why an answer is wrong.
    fn describe_flaw(words: &Words, goal: Option<Goal>, flaw: &Flaw<Self>) -> String;
}

/// An answer about a match that is neither a proof nor `no`.
pub type Reply<G> = <<G as TaughtLetters>::Match as AboutMatch>::Reply;

/// Why an answer is wrong.
pub type Flaw<G> = <<G as TaughtLetters>::Match as AboutMatch>::Flaw;

/// The draft with a proof.
fn draft_proof(proof: &impl LetterProof) -> Draft {
    let mut draft = Draft { letters: proof.letters().to_vec(), instead: proof.instead(), ..Draft::default() };
    draft.lines.counted = proof.counted().to_vec();
    draft
}

/// An answer in words.
fn describe_answer<G: TaughtLetters>(words: &Words, answer: &Answer<G::Match>) -> String {
    match answer {
        Answer::Mat(answer) => about_mat::describe_answer(words, answer),
        Answer::No => words.text("learn-answer-no"),
        Answer::Proof(proof) => {
            let instead = proof.instead().map(|letter| letter.to_string());
            let (letters, lines) = (words.series(proof.letters()), words.series(proof.counted()));
            about_mat::describe_proof(words, &letters, &lines, instead.as_deref())
        }
        Answer::Reply(reply) => G::describe_reply(words, reply),
    }
}

/// The letters of a move, counted from 1.
pub fn moved<G: TaughtLetters>(task: &Task<G::Match>, number: usize) -> &[Placement] {
    let Task::Match(task) = task else { return &[] };
    number.checked_sub(1).and_then(|index| G::moves(task).get(index).copied()).unwrap_or_default()
}

fn form<G: TaughtLetters>(task: &Task<G::Match>) -> Form {
    match task {
        Task::Mat(task) => form::of_mat(task),
        Task::Match(task) => G::form(task),
    }
}

fn ground<G: TaughtLetters>(task: &Task<G::Match>) -> Ground {
    match task {
        Task::Mat(task) => Ground::plain(*task.mat()),
        Task::Match(task) => G::ground(task),
    }
}

/// The goal of a task, where it has one.
pub fn goal<G: TaughtLetters>(task: &Task<G::Match>) -> Option<Goal> {
    match task {
        Task::Mat(MatTask::Solve(goal, _) | MatTask::Sizes(goal, _)) => Some(*goal),
        Task::Mat(_) => None,
        Task::Match(task) => G::goal(task),
    }
}

/// The goal, and who wrote what.
fn describe_facts<G: TaughtLetters>(words: &Words, task: &Task<G::Match>) -> Option<String> {
    let Task::Match(task) = task else { return None };
    let goal = G::goal(task)?;
    let moves: Vec<String> = G::moves(task).into_iter().map(|letters| words.series(letters)).collect();
    let count = moves.len();
    // In LawToe a move may have two letters.
    let letters = if G::RULES == Rules::LawToe { words.clauses(moves) } else { words.series(moves) };
    let values = [
        ("goal", goal_key(goal).into()),
        ("number", goal_number(goal).into()),
        ("count", count.into()),
        ("letters", letters.into()),
    ];
    Some(G::describe_facts(words, task, words.with("learn-facts", &values)))
}

/// The label of a way, a field or an option.
fn label<G: TaughtLetters>(words: &Words, task: &Task<G::Match>, name: &str) -> String {
    let Some(number) = name.strip_prefix("move ").and_then(|number| number.parse::<usize>().ok()) else {
        return words.with("learn-label", &[("name", name.into()), ("lines", lines_key(G::RULES).into())]);
    };
    let goal = if number == 0 { G::describe_goal_move(words) } else { None };
    goal.unwrap_or_else(|| {
        let letters = words.series(moved::<G>(task, number));
        words.with("learn-move", &[("number", number.into()), ("letters", letters.into())])
    })
}

/// A proof or a list with gaps to fill; `None` of another answer.
fn with_gaps<M: AboutMatch>(words: &Words, answer: &Answer<M>) -> Option<String> {
    match answer {
        Answer::Mat(MatAnswer::Lines(lines)) => Some(paper::lines_with_gaps(words, lines)),
        Answer::Proof(proof) => {
            let instead = proof.instead().map(|letter| format!("{}{GAP}", letter.letter));
            let letters = paper::letters_with_gaps(words, proof.letters());
            let lines = paper::lines_with_gaps(words, proof.counted());
            Some(about_mat::describe_proof(words, &letters, &lines, instead.as_deref()))
        }
        _ => None,
    }
}

impl<G, Match> Taught for G
where
    Match: AboutMatch,
    G: TaughtLetters<Match = Match>
        + Rivals<
            Task = Task<Match>,
            Answer = Answer<Match>,
            Flaw = Match::Flaw,
            Hint = Hint<Answer<Match>>,
            Misconception = Belief,
            Rule = LineRule,
            Line = ProofLine,
        >,
{
    type Draft = Draft;
    type Edit = Edit;

    fn draft(question: &Question<Self>, given: Option<&Answer<Match>>) -> Draft {
        match (question.task(), given) {
            (_, Some(Answer::Mat(answer))) => Draft::of_mat(answer),
            (_, Some(Answer::No)) => Draft { way: Some(1), ..Draft::default() },
            (Task::Match(task), Some(Answer::Proof(proof))) => G::draft_proof(task, draft_proof(proof)),
            (Task::Match(task), Some(Answer::Reply(reply))) => G::draft_reply(task, reply),
            (Task::Mat(_), Some(_)) | (_, None) => Draft::default(),
        }
    }

    fn draft_refuted(question: &Question<Self>, answer: &Answer<Match>, flaw: &Match::Flaw) -> Draft {
        <G as TaughtLetters>::draft_refuted(<G as Taught>::draft(question, Some(answer)), flaw)
    }

    fn draft_on_trial(question: &Question<Self>, answer: &Answer<Match>) -> Draft {
        // The mat as it is after the proof's letters.
        Draft { field: None, ..<G as Taught>::draft(question, Some(answer)) }
    }

    fn edit(question: &Question<Self>, draft: Draft, edit: Edit) -> Draft {
        draft.edited(&form::<G>(question.task()), &question.task().mat(), edit)
    }

    fn answer(question: &Question<Self>, draft: &Draft) -> Option<Answer<Match>> {
        match question.task() {
            Task::Mat(task) => draft.about_mat(task).map(Into::into),
            Task::Match(task) => <G as TaughtLetters>::answer(task, draft),
        }
    }

    fn draw(view: &View<'_, Self>) -> Drawn {
        let (words, task) = (view.words, view.question.task());
        let mut ground = ground::<G>(task);
        match view.pointed {
            Pointed::Flaw(flaw, _) | Pointed::Review(Some(flaw), _) => {
                ground = G::with_flaw(ground, task, flaw, view.draft);
            }
            Pointed::Hint(Hint::Look(squares)) => ground.lit = *squares,
            Pointed::Hint(Hint::LookAtMove(number)) => {
                ground.lit = moved::<G>(task, *number).iter().map(|letter| letter.square).collect();
            }
            Pointed::Hint(Hint::Begin(_)) | Pointed::Review(None, _) | Pointed::Nothing => {}
        }
        let desk = MatDesk {
            words,
            ground,
            form: form::<G>(task),
            draft: view.draft,
            is_locked: view.locked,
            label: &|name| label::<G>(words, task, name),
            on_edit: view.on_edit.clone(),
        };
        let facts = describe_facts::<G>(words, task).map(|facts| html! { <p class="lesson-facts">{ facts }</p> });
        Drawn { board: desk.board(), form: html! { <>{ facts }{ desk.fields() }</> } }
    }

    fn describe_step(words: &Words, step: usize) -> String {
        <G as TaughtLetters>::describe_step(words, step)
    }

    fn describe_task(words: &Words, question: &Question<Self>) -> String {
        match question.task() {
            Task::Mat(task) => about_mat::describe_task(words, task),
            Task::Match(task) => <G as TaughtLetters>::describe_task(words, task),
        }
    }

    fn describe_answer(words: &Words, _question: &Question<Self>, answer: &Answer<Match>) -> String {
        describe_answer::<G>(words, answer)
    }

    fn describe_beat(
        words: &Words,
        question: &Question<Self>,
        before: Option<&Answer<Match>>,
        answer: &Answer<Match>,
    ) -> Option<String> {
        let task = question.task();
        let told = beat::describe(words, task, before, answer);
        let Task::Match(about) = task else { return told };
        // A "no" is shown by what is wrong with the best claim of the contrary.
        told.or_else(|| {
            let claims = about.tempting().into_iter().filter(|_| *answer == Answer::No);
            let flaw = claims.map(|claim| question.judge(&claim)).find_map(|judgement| match judgement {
                Judgement::Wrong { flaw, .. } => Some(flaw),
                Judgement::Right => None,
            });
            let why = <G as TaughtLetters>::describe_flaw(words, goal::<G>(task), &flaw?);
            Some(so(words, why, describe_answer::<G>(words, answer)))
        })
    }

    fn right_part(question: &Question<Self>, answer: &Answer<Match>) -> Option<Answer<Match>> {
        let (Task::Mat(task), Answer::Mat(answer)) = (question.task(), answer) else { return None };
        task.right_part(answer).map(Answer::Mat)
    }

    fn describe_flaw(words: &Words, question: &Question<Self>, flaw: &Match::Flaw) -> String {
        <G as TaughtLetters>::describe_flaw(words, goal::<G>(question.task()), flaw)
    }

    fn describe_belief(words: &Words, belief: Belief) -> String {
        about_mat::describe_belief(words, G::RULES, belief)
    }

    fn describe_rule(words: &Words, rule: LineRule) -> String {
        about_mat::describe_rule(words, G::RULES, rule)
    }

    fn describe_hint(words: &Words, question: &Question<Self>, hint: &Hint<Answer<Match>>) -> String {
        let goal = match (hint, question.task()) {
            (Hint::LookAtMove(0), Task::Match(_)) => G::describe_goal_hint(words),
            _ => None,
        };
        goal.unwrap_or_else(|| about_mat::describe_hint(words, hint, |answer| describe_answer::<G>(words, answer)))
    }

    fn describe_line(words: &Words, question: &Question<Self>, line: &ProofLine) -> String {
        about_mat::describe_line(words, G::RULES, goal::<G>(question.task()), line)
    }

    fn print(words: &Words, question: &Question<Self>, sheet: Option<Activity>) -> Paper {
        let task = question.task();
        let (ground, solution) = (ground::<G>(task), question.solve());
        let cloze = with_gaps(words, &solution).filter(|_| sheet == Some(Activity::Cloze));
        let form = match cloze {
            Some(text) => paper::cloze(words, &text),
            None => paper::form(words, G::RULES, &form::<G>(task), &|name| label::<G>(words, task, name)),
        };
        let description = match task {
            Task::Mat(task) => paper::describe_task(words, task),
            Task::Match(task) => <G as TaughtLetters>::describe_task(words, task),
        };
        let board = match &solution {
            Answer::Mat(answer) => paper::answered(words, &ground.mat, &[], &paper::lines(answer)),
            Answer::Proof(proof) => paper::answered(words, &ground.mat, proof.letters(), proof.counted()),
            Answer::No | Answer::Reply(_) => html! {},
        };
        Paper {
            task: description,
            facts: describe_facts::<G>(words, task),
            board: Print { mat: ground.mat, latest: ground.latest, lines: Vec::new() }.draw(words),
            form,
            key: Key { board, ..Key::of(words, question) },
        }
    }
}
