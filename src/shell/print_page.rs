//! The page of things to print: mats, boards, score sheets, and cards to cut out. It shows the choice as it will be on
//! paper.

use flub::{
    games::wholes::{Deck, Pack, Wholes},
    play::Seat,
};
use flub_tables::i18n::Words;
use yew::prelude::*;

use crate::{
    context::use_app,
    games::wholes::{CardBack, PlayingCard, own_decks, pack_name},
    ui::{
        buttons::print_button,
        choice::{Choice, ChoiceGroup},
        renewed::renewed,
        seat_mark::SeatMark,
    },
};

/// A sheet to print.
enum Paper {
    /// An empty mat with this many numbered squares per side.
    Mat(usize),
    /// A board with this many squares per side, with files and ranks.
    Board(usize),
    /// A score sheet.
    Scores,
    /// The board of Wholes.
    Track,
    /// The pieces of Wholes, to cut out.
    Pieces,
    /// The backs of nine cards.
    Backs,
    /// Every card of a deck.
    Cards(Deck),
}

/// The sheets to choose from, and the chosen ones.
#[component]
pub fn PrintPage() -> Html {
    let app = use_app();
    let words = &app.words;
    let chosen = use_state_eq(|| (0, 0));
    let papers = use_memo((words.clone(), app.storage.clone()), |(words, storage)| {
        let side = |side: usize| words.with("print-mat", &[("side", side.into())]);
        let board = |side: usize| words.with("print-board", &[("side", side.into())]);
        let letters =
            vec![(side(3), Paper::Mat(3)), (side(4), Paper::Mat(4)), (words.text("print-scores"), Paper::Scores)];
        let floating = vec![(board(7), Paper::Board(7)), (board(8), Paper::Board(8))];
        let mut wholes = vec![
            (words.text("print-track"), Paper::Track),
            (words.text("print-pieces"), Paper::Pieces),
            (words.text("print-backs"), Paper::Backs),
        ];
        let packs = Pack::ALL.map(|pack| (pack_name(words, pack), pack.deck()));
        let own = own_decks::load(storage).into_iter().map(|own| (own.name, own.deck));
        let cards = |name: String| words.with("print-cards", &[("deck", name.into())]);
        wholes.extend(packs.into_iter().chain(own).map(|(name, deck)| (cards(name), Paper::Cards(deck))));
        let title = |id| words.text(id);
        [
            (words.list([title("home-poe"), title("home-lawtoe")]), letters),
            (title("home-floating"), floating),
            (title("home-wholes"), wholes),
        ]
    });
    // One group of radio buttons, a row or more for what belongs to the same games.
    let groups = papers.iter().enumerate().map(|(game, (legend, papers))| {
        let choices: Vec<Choice> = papers.iter().map(|(name, _)| Choice::new(name.clone())).collect();
        let setter = chosen.setter();
        let index = (chosen.0 == game).then_some(chosen.1);
        html! {
            <ChoiceGroup key={game} name="paper" legend={legend.clone()} {choices} chosen={index} on_choose={move |index| setter.set((game, index))} />
        }
    });
    let (name, sheets) =
        papers[chosen.0].1.get(chosen.1).map(|(name, paper)| (renewed(name), sheets(words, paper))).unzip();
    html! {
        <div class="print-page">
            <div class="column no-print">
                <h1 tabindex="-1">{ words.text("print-title") }</h1>
                <p class="lead">{ words.text("print-lead") }</p>
                <div class="sheet stack">
                    <h2>{ words.text("print-what") }</h2>
                    { for groups }
                    <div class="row">
                        { print_button(words, "button primary", false) }
                    </div>
                </div>
                <h2>{ name }</h2>
            </div>
            <div class="papers" data-theme="paper">{ sheets }</div>
        </div>
    }
}

/// How many cards are on a page.
const CARDS_ON_A_PAGE: usize = 9;

/// The board of Wholes: a path of twenty spaces that winds from the bottom to the top.
fn track() -> Html {
    const ROW: usize = 4;
    let last = usize::from(Wholes::LAST_SPACE);
    let rows = (0..last / ROW).rev();
    let spaces = rows.flat_map(|row| {
        let spaces = row * ROW + 1..=(row + 1) * ROW;
        if row % 2 == 0 { spaces.collect::<Vec<_>>() } else { spaces.rev().collect() }
    });
    let spaces = spaces.map(|space| {
        let label = if space < last {
            html! { <span class="fraction"><span>{ space }</span><span>{ last }</span></span> }
        } else {
            html! { <span>{ 1 }</span> }
        };
        html! { <li key={space}>{ label }</li> }
    });
    html! { <ol class="paper paper-mat paper-track" style={format!("--side:{ROW}")}>{ for spaces }</ol> }
}

/// The printed sheets.
fn sheets(words: &Words, paper: &Paper) -> Html {
    match paper {
        Paper::Mat(side) => {
            let squares = (1..=side * side).map(|number| html! { <li key={number}>{ number }</li> });
            html! { <ol class="paper paper-mat" style={format!("--side:{side}")}>{ for squares }</ol> }
        }
        Paper::Board(side) => {
            let squares = (0..side * side).map(|place| {
                let (file, rank) = (place % side, side - place / side);
                html! { <li key={place}>{ format!("{}{rank}", char::from(b'a' + file as u8)) }</li> }
            });
            html! { <ol class="paper paper-mat" style={format!("--side:{side}")}>{ for squares }</ol> }
        }
        Paper::Scores => scores(words),
        Paper::Track => track(),
        Paper::Pieces => {
            // Two of each, so that they can be glued to stand.
            let pieces = Seat::first(Seat::MOST).flat_map(|seat| [seat; 2]).enumerate();
            let pieces = pieces.map(|(place, seat)| html! { <li key={place}><SeatMark {seat} /></li> });
            html! { <ul class="paper paper-pieces">{ for pieces }</ul> }
        }
        Paper::Backs => {
            let backs = (0..CARDS_ON_A_PAGE).map(|place| html! { <CardBack key={place} /> });
            html! { <div><div class="paper paper-cards">{ for backs }</div></div> }
        }
        Paper::Cards(deck) => {
            let cards = deck.cards();
            let sheet = |(place, cards): (usize, &[_])| {
                let cards = cards.iter().enumerate().map(|(place, &card)| html! { <PlayingCard key={place} {card} /> });
                html! { <div key={place} class="paper paper-cards">{ for cards }</div> }
            };
            html! { <div>{ for cards.chunks(CARDS_ON_A_PAGE).enumerate().map(sheet) }</div> }
        }
    }
}

/// A table for up to six players.
fn scores(words: &Words) -> Html {
    let cells = || (1..=6_usize).map(|number| html! { <td key={number}></td> });
    let rows = (1..=20_usize).map(|round| {
        html! { <tr key={round}><th scope="row">{ round }</th>{ for cells() }</tr> }
    });
    html! {
        <table class="paper paper-scores">
            <caption>{ words.text("print-scores-about") }</caption>
            <thead><tr><th scope="col">{ words.text("print-round") }</th>{ for cells() }</tr></thead>
            <tbody>
                { for rows }
                <tr><th scope="row">{ words.text("print-sum") }</th>{ for cells() }</tr>
            </tbody>
        </table>
    }
}
