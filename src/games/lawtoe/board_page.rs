//! The page of the board without opponents.

use flub::{
    games::lawtoe::{LawToe, Proof, Role, Variant},
    network::{Completion, Network, Placement},
};
use flub_tables::{
    games::lawtoe::{
        analysis::Analysis,
        coach::{find_letters, find_winner_from},
        wording::role_key,
    },
    i18n::Words,
    letters::{mat_view::Safety, naming::goal_key, scene::Scene},
};
use yew::prelude::*;

use super::page::variant_name;
use crate::{
    context::use_words,
    letters::board::{
        Board, BoardFrame, BoardGame, Change, draw_fact, draw_facts, draw_show_button, show_lines, view_mat,
    },
    table::{
        link::{LinkKind, LinkProps},
        link_button::LinkButton,
    },
    ui::{
        choice::{Choice, ChoiceGroup},
        sending::sends_as,
    },
};

impl BoardGame for Variant {
    type Shown = Proof;
}

/// The board without opponents: any letters, either goal, who wins, and which letters keep it.
#[component]
pub fn BoardPage(LinkProps { link }: &LinkProps) -> Html {
    let words = use_words();
    let board = use_reducer(|| {
        let sent: Option<Analysis> = link.as_ref().and_then(|link| link.read(LinkKind::Position));
        Board::new(sent.unwrap_or_else(|| Analysis::vacant(Variant::Pedagogue)))
    });
    let facts = use_memo(board.analysis.clone(), Facts::of);
    let scene = match &board.shown {
        Some(proof) => Scene::with_proof(facts.network, &proof.letters, &proof.counted),
        None => show_lines(facts.network, board.lines),
    };
    let found = html! {
        <>
            { draw_winner(&words, &facts) }
            { draw_flub(&words, &board, &facts) }
            { draw_solution(&words, &board, &facts) }
            { draw_safe_letters(&words, &facts) }
        </>
    };
    let variants = Variant::BOTH.map(|variant| Choice::new(variant_name(&words, variant)));
    let goals = LawToe::GOALS.map(|goal| Choice::new(words.with("lawtoe-goal", &[("goal", goal_key(goal).into())])));
    let view = Board::view(&board);
    html! {
        <BoardFrame board={view.clone()} game="lawtoe" view={view_mat(&words, &view, scene, &facts.notes)}
            label={words.text("lawtoe-mat")}
            goal={words.with("lawtoe-goal", &[("goal", goal_key(board.analysis.goal).into())])}>
            { draw_facts(&words, &view, &facts.network, words.text("lawtoe-board-legend"), found) }
            <div class="sheet stack board-setup">
                <ChoiceGroup name="variant" legend={words.text("lawtoe-setup-variant")} choices={variants.to_vec()}
                    chosen={Variant::BOTH.iter().position(|&variant| variant == board.analysis.kind)}
                    on_choose={sends_as(&board, |index: usize| Change::Kind(Variant::BOTH[index]))} />
                <ChoiceGroup name="goal" legend={words.text("lawtoe-board-goal")} choices={goals.to_vec()}
                    chosen={LawToe::GOALS.iter().position(|&goal| goal == board.analysis.goal)}
                    on_choose={sends_as(&board, |index: usize| Change::Goal(LawToe::GOALS[index]))} />
            </div>
            <LinkButton game="lawtoe" kind={LinkKind::Position} text={view.text}
                label={words.text("table-link-board")} />
        </BoardFrame>
    }
}

/// The facts of a position.
#[derive(Clone, Debug, PartialEq)]
struct Facts {
    network: Network,
    /// Whose turn it is, by the number of letters.
    to_move: Role,
    /// Who wins with best play on both sides.
    winner: Role,
    /// For an A-flub that can be challenged now: the P and the triplets that show it.
    flub: Option<Completion>,
    /// The letters that could be written next, and how safe each is.
    notes: Vec<(Placement, Safety)>,
}

impl Facts {
    /// Analyses the board with the solver.
    fn of(analysis: &Analysis) -> Self {
        let (variant, goal, network) = (analysis.kind, analysis.goal, analysis.network());
        let to_move = variant.to_move(&network);
        let safety = |(letter, winner): (Placement, Role)| {
            let after = network.with(letter).unwrap_or(network);
            let lets_win = variant.to_move(&after) == Role::Plaintiff && after.is_ripe(goal);
            let safety = match (winner == to_move, lets_win) {
                (true, _) => Safety::Safe,
                (false, true) => Safety::Ripe,
                (false, false) => Safety::Impossible,
            };
            (letter, safety)
        };
        Self {
            network,
            to_move,
            winner: find_winner_from(variant, goal, &network),
            flub: Some(network).filter(|_| to_move == Role::Plaintiff).and_then(|mat| mat.one_letter_completion(goal)),
            notes: find_letters(variant, goal, &network).into_iter().map(safety).collect(),
        }
    }
}

/// Whose turn it is, and who wins.
fn draw_winner(words: &Words, facts: &Facts) -> Html {
    let values = [("role", role_key(facts.to_move).into()), ("winner", role_key(facts.winner).into())];
    let sentence = match facts.network.is_full() {
        true => words.with("lawtoe-board-full", &values[1..]),
        false => words.with("lawtoe-board-winner", &values),
    };
    draw_fact(facts.winner == facts.to_move, sentence, None)
}

/// The A-flub that can be challenged now.
fn draw_flub(words: &Words, board: &UseReducerHandle<Board<Variant>>, facts: &Facts) -> Option<Html> {
    let flub = facts.flub.clone()?;
    let letter = flub.letters.first().map(Placement::to_string).unwrap_or_default();
    let values = [("letter", letter.into()), ("list", words.list(&flub.counted).into())];
    let proof = Proof { after: None, letters: flub.letters, counted: flub.counted };
    Some(draw_fact(true, words.with("lawtoe-board-flub", &values), Some(draw_show_button(words, board, proof))))
}

/// A solution of the letters as they are, if there is one.
fn draw_solution(words: &Words, board: &UseReducerHandle<Board<Variant>>, facts: &Facts) -> Html {
    match facts.network.solution(board.analysis.goal, None) {
        Some(counted) => {
            let sentence = words.with("lawtoe-board-solved", &[("list", words.series(&counted).into())]);
            draw_fact(true, sentence, Some(draw_show_button(words, board, Proof { counted, ..Proof::default() })))
        }
        None => draw_fact(false, words.text("lawtoe-board-unsolved"), None),
    }
}

/// How many letters keep the side to move winning.
fn draw_safe_letters(words: &Words, facts: &Facts) -> Option<Html> {
    let keep = facts.notes.iter().filter(|(_, safety)| *safety == Safety::Safe).count();
    let values = [("count", keep.into()), ("role", role_key(facts.to_move).into())];
    (!facts.notes.is_empty()).then(|| draw_fact(keep > 0, words.with("lawtoe-board-keep", &values), None))
}
