use std::rc::Rc;

use flub::{
    games::wholes::{Act, Action, Analysis, Card, Standing, Wholes},
    play::{Game, Seat},
};
use yew::prelude::*;

use super::{
    card_speech,
    card_view::PlayingCard,
    review::percent,
    save::{Practice, Save},
    table::{Table, WholesTable},
};
use crate::{
    context::use_words,
    i18n::Words,
    table::{midend::TableMsg, sending::sends, table_game::TableHandle},
    ui::seat_mark::SeatMark,
};

/// Properties of [`AnalysisPanel`].
#[derive(Properties, PartialEq)]
pub struct AnalysisPanelProps {
    /// The table.
    pub table: TableHandle<WholesTable>,
    /// The state of the game on the screen.
    pub state: Rc<Wholes>,
}

/// The state on screen with all hands open: the longest whole in each, everybody's chance to win, the chance that a call
/// is right, and what each choice leads to. From a finished game it can be played on in practice, where all can be undone.
#[component]
pub fn AnalysisPanel(AnalysisPanelProps { table, state }: &AnalysisPanelProps) -> Html {
    let words = use_words();
    let analysis = use_memo(state.clone(), |state| state.analysis());
    let Analysis { standings, choices } = &*analysis;
    let hands = standings.iter().map(|standing| hand(&words, table, state, standing));
    let choices = choices.iter().map(|(action, chance)| {
        let odds = ("odds", percent(*chance).into());
        let what = ("what", choice(&words, table, action).into());
        html! { <li key={action.to_string()}>{ words.with("wholes-analysis-choice", &[what, odds]) }</li> }
    });
    let begins = (table.viewing.is_some() && !table.extras.practice).then(|| {
        let begin = sends(table, TableMsg::Begin(Box::new(practice_from(table))));
        html! { <button type="button" class="button wide" onclick={begin}>{ words.text("wholes-analysis-play") }</button> }
    });
    html! {
        <section class="analysis" aria-labelledby="analysis-title">
            <h3 id="analysis-title">{ words.text("wholes-analysis-title") }</h3>
            <p class="quiet">{ words.text("wholes-analysis-about") }</p>
            <ul class="open-hands">{ for hands }</ul>
            <ol class="analysis-choices" aria-label={words.text("wholes-analysis-choices")}>{ for choices }</ol>
            { begins }
        </section>
    }
}

/// A game in practice from the step on screen.
fn practice_from(table: &Table) -> Save {
    let mut record = table.record.clone();
    while record.played().len() > table.step_on_screen() {
        record.undo();
    }
    let save = table.save();
    Save { extras: Practice { practice: true, ..save.extras }, record, ..save }
}

fn hand(words: &Words, table: &Table, state: &Wholes, standing: &Standing) -> Html {
    let seat = standing.seat;
    let longest = words.with("wholes-analysis-longest", &[("count", standing.longest.len().into())]);
    let call = standing.call.map(|odds| words.with("wholes-analysis-call", &[("odds", percent(odds).into())]));
    let chance = words.with("wholes-analysis-chance", &[("odds", percent(standing.chance).into())]);
    html! {
        <li key={seat.index()}>
            <span class="open-hand-name">
                <SeatMark seat={table.seating.player(seat).mark} />{ table.seating.name(words, seat) }
            </span>
            <div>
                <SmallCards cards={state.hand(seat).to_vec()} />
                <p>{ longest }{ " " }{ chance }{ " " }{ call }</p>
            </div>
        </li>
    }
}

/// What an action is, in a few words.
fn choice(words: &Words, table: &Table, action: &Action) -> String {
    let [who, name] = table.seating.who(words, action.by);
    match &action.act {
        Act::Play { said, .. } => {
            words.with("wholes-analysis-whole", &[("sum", card_speech::plus(words, said).into())])
        }
        Act::Call => words.with("wholes-analysis-calls", &[who, name]),
        Act::LetBe => words.with("wholes-analysis-lets-be", &[who, name]),
        Act::Draw | Act::Pass | Act::Swap(_) | Act::Replay => words.text("wholes-pass"),
    }
}

/// Properties of [`OpenHands`].
#[derive(Properties, PartialEq)]
pub struct OpenHandsProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
    /// The state of the game on the screen.
    pub state: Rc<Wholes>,
}

/// In practice the cards of the others lie face up.
#[component]
pub fn OpenHands(OpenHandsProps { table, state }: &OpenHandsProps) -> Html {
    let words = use_words();
    let others = Seat::first(state.seats()).filter(|&seat| table.extras.practice && table.holder() != Some(seat));
    let hands = others.map(|seat| {
        html! {
            <li key={seat.index()}>
                <span class="open-hand-name">
                    <SeatMark seat={table.seating.player(seat).mark} />{ table.seating.name(&words, seat) }
                </span>
                <SmallCards cards={state.hand(seat).to_vec()} />
            </li>
        }
    });
    html! { <ul class="open-hands">{ for hands }</ul> }
}

/// Properties of [`SmallCards`].
#[derive(Properties, PartialEq)]
pub struct SmallCardsProps {
    /// The cards.
    pub cards: Vec<Card>,
}

/// Cards that lie face up, in small.
#[component]
pub fn SmallCards(props: &SmallCardsProps) -> Html {
    let cards =
        props.cards.iter().enumerate().map(|(place, &card)| html! { <li key={place}><PlayingCard {card} /></li> });
    html! { <ul class="open-hand">{ for cards }</ul> }
}
