use flub::{
    games::lawtoe::{LawToe, Proof, Variant},
    network::Placement,
};
use yew::prelude::*;

use super::{analysis::Analysis, describe::role_key, facts::Facts, page::variant_name};
use crate::{
    context::use_words,
    i18n::Words,
    letters::{
        board::{Board, BoardFrame, BoardGame, Change, Drawn, FactsFrame, fact, show_button, view},
        mat_view::Safety,
        naming::listed,
    },
    table::{
        link::{LinkKind, LinkProps},
        link_button::LinkButton,
        sending::sends_as,
    },
    ui::choice::{Choice, ChoiceGroup},
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
    let drawn = match &board.shown {
        Some(proof) => Drawn::proof(&facts.network, &proof.letters, &proof.counted),
        None => Drawn::lines(&facts.network, board.lines),
    };
    let variants = Variant::BOTH.map(|variant| Choice::new(variant_name(&words, variant)));
    let goals = [words.text("lawtoe-set-odd"), words.text("lawtoe-set-even")].map(Choice::new);
    html! {
        <BoardFrame<Variant> board={board.clone()} game="lawtoe" view={view(&words, &board, drawn, &facts.notes)}
            label={words.text("lawtoe-mat")}>
            <FactsFrame<Variant> board={board.clone()} legend={words.text("lawtoe-board-legend")}>
                { winner(&words, &facts) }
                { flub(&words, &board, &facts) }
                { solved(&words, &board, &facts) }
                { letters(&words, &facts) }
            </FactsFrame<Variant>>
            <div class="sheet stack board-setup">
                <ChoiceGroup name="variant" legend={words.text("lawtoe-setup-variant")} choices={variants.to_vec()}
                    chosen={Variant::BOTH.iter().position(|&variant| variant == board.analysis.kind)}
                    on_choose={sends_as(&board, |index: usize| Change::Kind(Variant::BOTH[index]))} />
                <ChoiceGroup name="goal" legend={words.text("lawtoe-board-goal")} choices={goals.to_vec()}
                    chosen={LawToe::GOALS.iter().position(|&goal| goal == board.analysis.goal)}
                    on_choose={sends_as(&board, |index: usize| Change::Goal(LawToe::GOALS[index]))} />
            </div>
            <LinkButton game="lawtoe" kind={LinkKind::Position} text={board.analysis.to_string()}
                label={words.text("table-link-board")} />
        </BoardFrame<Variant>>
    }
}

/// Whose turn it is, and who wins.
fn winner(words: &Words, facts: &Facts) -> Html {
    let values = [("role", role_key(facts.to_move).into()), ("winner", role_key(facts.winner).into())];
    let sentence = match facts.network.is_full() {
        true => words.with("lawtoe-board-full", &values[1..]),
        false => words.with("lawtoe-board-winner", &values),
    };
    fact(facts.winner == facts.to_move, sentence, None)
}

/// The A-flub that can be challenged now.
fn flub(words: &Words, board: &UseReducerHandle<Board<Variant>>, facts: &Facts) -> Option<Html> {
    let flub = facts.flub.clone()?;
    let letter = flub.letters.first().map(Placement::to_string).unwrap_or_default();
    let values = [("letter", letter.into()), ("list", listed(&flub.counted).into())];
    let proof = Proof { after: None, letters: flub.letters, counted: flub.counted };
    Some(fact(true, words.with("lawtoe-board-flub", &values), Some(show_button(words, board, proof))))
}

/// Whether there is a solution as it stands.
fn solved(words: &Words, board: &UseReducerHandle<Board<Variant>>, facts: &Facts) -> Html {
    match facts.network.solution(board.analysis.goal, None) {
        Some(counted) => {
            let sentence = words.with("lawtoe-board-solved", &[("list", listed(&counted).into())]);
            fact(true, sentence, Some(show_button(words, board, Proof { counted, ..Proof::default() })))
        }
        None => fact(false, words.text("lawtoe-board-unsolved"), None),
    }
}

/// How many letters keep it.
fn letters(words: &Words, facts: &Facts) -> Option<Html> {
    let keep = facts.notes.iter().filter(|(_, safety)| *safety == Safety::Safe).count();
    let values = [("count", keep.into()), ("role", role_key(facts.to_move).into())];
    (!facts.notes.is_empty()).then(|| fact(keep > 0, words.with("lawtoe-board-keep", &values), None))
}
