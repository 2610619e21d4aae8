use flub::{
    games::poe::Version,
    network::{Goal, LineSet, Listing, Network, Placement, Rules},
};
use yew::prelude::*;

use super::{
    analysis::Analysis,
    board::{Board, Change, Lines},
    facts::Facts,
    facts_panel::FactsPanel,
    goal_picker::GoalPicker,
    scene::Scene,
    screen::Shown,
    version_choice::VersionChoice,
};
use crate::app::{
    context::use_words,
    i18n::Words,
    letters::{
        letter_palette::LetterPalette,
        mat::{Mat, MatKey},
        mat_view::{LetterNote, MatView, Safety, StrokeView},
    },
    table::{
        link::LinkKind,
        link_button::LinkButton,
        sending::{sends, sends_as},
    },
};

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
    let facts = use_memo(board.analysis.position(), Facts::of);
    let on_key = {
        let board = board.clone();
        move |key| press(&board, key)
    };
    html! {
        <section class="table-page board-page">
            <div class="table-mat">
                <h1 class="visually-hidden" tabindex="-1">{ words.text("poe-board") }</h1>
                <Mat view={view(&words, &board, &facts)} label={words.text("poe-mat")} cursor={board.cursor}
                    on_choose={sends_as(&board, Change::Point)} on_point={sends_as(&board, Change::Point)} {on_key} />
            </div>
            <div class="table-side">
                <h2>{ words.text("poe-board") }</h2>
                <p class="quiet">{ words.text("poe-board-about") }</p>
                <div class="actions">
                    <LetterPalette rules={Rules::Poe} on_letter={sends_as(&board, Change::Write)} />
                    <div class="action-row">
                        <button type="button" class="button" onclick={sends(&board, Change::Erase)}>
                            { words.text("poe-board-erase") }
                        </button>
                        <button type="button" class="button" onclick={sends(&board, Change::Clear)}>
                            { words.text("poe-board-clear") }
                        </button>
                    </div>
                </div>
                <FactsPanel board={&board} facts={&facts} />
                <div class="sheet stack board-setup">
                    <VersionChoice chosen={board.analysis.version} on_choose={sends_as(&board, Change::Version)} />
                    <GoalPicker version={board.analysis.version} goal={board.analysis.goal}
                        on_pick={sends_as(&board, Change::Goal)} />
                </div>
                { start(&words, board.analysis.goal, facts.network, &props.on_start) }
                <LinkButton game="poe" kind={LinkKind::Position} text={board.analysis.to_string()}
                    label={words.text("table-link-board")} />
            </div>
        </section>
    }
}

/// A key was pressed on the mat.
fn press(board: &UseReducerHandle<Board>, key: MatKey) {
    match key {
        MatKey::Number(number) => {
            if let Some(square) = board.analysis.version.size().square(number) {
                board.dispatch(Change::Point(square));
            }
        }
        MatKey::Letter(symbol) => {
            let letter = symbol.encode_utf8(&mut [0; 4]).parse().ok();
            if let Some(letter) = letter.filter(|letter| Rules::Poe.letters().contains(letter)) {
                board.dispatch(Change::Write(letter));
            }
        }
        MatKey::Erase => board.dispatch(Change::Erase),
        MatKey::Enter => {}
    }
}

fn view(words: &Words, board: &Board, facts: &Facts) -> MatView {
    let latest = board.analysis.letters.last().map(|letter| letter.square);
    let mut scene = Scene { latest, ..Scene::plain(facts.network) };
    let listings = |lines: LineSet| lines.lines(facts.network.size()).map(Listing::from).collect::<Vec<_>>();
    match (&board.shown, board.lines) {
        (Some(Shown { proof, .. }), _) => {
            let letters = &proof.letters;
            let written =
                letters.iter().fold(facts.network, |network, &letter| network.with(letter).unwrap_or(network));
            scene.pencil = letters.clone();
            scene.strokes = StrokeView::of_proof(&written, &proof.counted);
        }
        (None, Lines::Required) => scene.strokes = StrokeView::of_proof(&facts.network, &listings(facts.required)),
        (None, Lines::Permitted) => scene.strokes = StrokeView::of_proof(&facts.network, &listings(facts.permitted)),
        (None, Lines::None) => {}
    }
    let mut view = scene.view(words);
    for square in view.size.squares() {
        let of_square = facts.notes.iter().filter(|(letter, _)| letter.square == square);
        let notes: Vec<LetterNote> =
            of_square.map(|&(Placement { letter, .. }, safety)| LetterNote { letter, safety }).collect();
        let shown = &mut view.squares[square.index()];
        if shown.letter.is_none() {
            let safe = notes.iter().filter(|note| note.safety == Safety::Safe).map(|note| note.letter.as_str());
            let safe: Vec<&str> = safe.collect();
            shown.label = words.with(
                "poe-board-square",
                &[
                    ("square", square.number().into()),
                    ("count", safe.len().into()),
                    ("letters", safe.join(", ").into()),
                ],
            );
            shown.notes = notes;
        }
    }
    view
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
            <p class="quiet">{ (!playable).then(|| words.text("poe-board-no-start")) }</p>
        </div>
    }
}
