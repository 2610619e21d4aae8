use flub::{
    games::poe::Version,
    network::{Goal, Network},
};
use yew::prelude::*;

use super::{
    analysis::{Analysis, position},
    facts::Facts,
    facts_panel::FactsPanel,
    goal_picker::GoalPicker,
    screen::Shown,
    version_choice::VersionChoice,
};
use crate::app::{
    context::use_words,
    i18n::Words,
    letters::{
        board::{Board, BoardGame, Change},
        board_frame::{BoardFrame, Drawn, view},
    },
    table::{link::LinkKind, link_button::LinkButton, sending::sends_as},
    ui::renewed::renewed,
};

impl BoardGame for Version {
    type Shown = Shown;
}

/// Properties of [`BoardPage`].
#[derive(Properties, PartialEq)]
pub struct BoardPageProps {
    /// The linked board.
    pub sent: Option<Analysis>,
    /// Starts a match whose first round begins like this.
    pub on_start: Callback<(Goal, Network)>,
}

/// The board without opponents: any letters, any goal, and the full analysis.
#[component]
pub fn BoardPage(props: &BoardPageProps) -> Html {
    let words = use_words();
    let board = use_reducer(|| Board::new(props.sent.clone().unwrap_or_else(|| Analysis::vacant(Version::Beginning))));
    let facts = use_memo(position(&board.analysis), Facts::of);
    let drawn = match &board.shown {
        Some(Shown { proof, .. }) => Drawn::proof(&facts.network, &proof.letters, &proof.counted),
        None => Drawn::lines(&facts.network, board.lines),
    };
    html! {
        <BoardFrame<Version> board={board.clone()} game="poe" view={view(&words, &board, drawn, &facts.notes)}
            label={words.text("poe-mat")}>
            <FactsPanel board={&board} facts={&facts} />
            <div class="sheet stack board-setup">
                <VersionChoice chosen={board.analysis.kind} on_choose={sends_as(&board, Change::Kind)} />
                <GoalPicker version={board.analysis.kind} goal={board.analysis.goal}
                    on_pick={sends_as(&board, Change::Goal)} />
            </div>
            { start(&words, board.analysis.goal, facts.network, &props.on_start) }
            <LinkButton game="poe" kind={LinkKind::Position} text={board.analysis.to_string()}
                label={words.text("table-link-board")} />
        </BoardFrame<Version>>
    }
}

/// A match from here, where one can begin.
fn start(words: &Words, goal: Goal, network: Network, on_start: &Callback<(Goal, Network)>) -> Html {
    let playable = !network.is_full() && network.is_possible(goal);
    let onclick = playable.then(|| on_start.reform(move |_| (goal, network)));
    html! {
        <div class="actions">
            <button type="button" class="button primary wide" aria-disabled={(!playable).to_string()} {onclick}>
                { words.text("poe-board-start") }
            </button>
            <p class="quiet">{ (!playable).then(|| renewed(words.text("poe-board-no-start"))) }</p>
        </div>
    }
}
