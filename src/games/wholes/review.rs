//! Looking back and ahead: the review of a finished game, the analysis of a state, the hints of the coach, and open hands.

use std::rc::Rc;

use flub::{
    games::wholes::{Act, Action, Analysis, Called, Card, Event, Face, Standing, Wholes},
    play::{Game, Record, Seat},
};
use flub_tables::{
    context::settings::{Coach, Settings},
    games::wholes::{
        card_speech,
        draft::DraftEdit,
        hints::to_percent,
        save::{Practice, Save},
        screen::ScreenMsg,
        table::{Intent, Table, WholesTable},
    },
    i18n::Words,
    table::midend::TableMsg,
};
use yew::prelude::*;

use super::card_view::{CardBack, PlayingCard};
use crate::{
    context::use_words,
    table::table_pages::TableHandle,
    ui::{dialog::draw_close_button, renewed::renewed, seat_mark::SeatMark, sending::sends},
};

#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    pub table: TableHandle<WholesTable>,
}

/// A play after the end of the game, when all cards may be seen.
struct Reviewed {
    /// Its index in the record.
    step: usize,
    /// Whose play it was.
    by: Seat,
    /// The cards.
    cards: Vec<Card>,
    /// The values that were claimed for them.
    said: Vec<Face>,
    /// Whether they were exactly one whole.
    is_whole: bool,
    /// The call after it, if there was one, and the probability of a bluff as far as the caller could know.
    called: Option<(Called, f64)>,
}

/// All plays of a game, each with the call after it.
fn collect_plays(record: &Record<Wholes>) -> Vec<Reviewed> {
    let mut plays: Vec<Reviewed> = Vec::new();
    for (step, events) in record.events().iter().enumerate() {
        match (events.first(), plays.last_mut()) {
            (Some(Event::Played { by, cards, said }), _) => {
                let is_whole = record.state().deck().is_whole(cards);
                let (cards, said) = (cards.clone(), said.clone());
                plays.push(Reviewed { step, by: *by, cards, said, is_whole, called: None });
            }
            (Some(Event::Called(called)), Some(play)) => {
                let odds = record.state_after(step).observe(called.by).call_odds();
                play.called = odds.map(|odds| (called.clone(), odds));
            }
            _ => {}
        }
    }
    plays
}

/// Every play of a finished game: what was said, the calls, and the probability of a bluff as far as the caller could
/// know. Cards that nobody called stay face down, except to who played them, and in practice.
#[component]
pub fn Review(ReviewProps { table }: &ReviewProps) -> Html {
    let words = use_words();
    let open = table.screen.review;
    let plays =
        use_memo(open.then(|| table.record.clone()), |record| record.as_ref().map(collect_plays).unwrap_or_default());
    let toggle = sends(table, Intent::Screen(ScreenMsg::Review));
    let rows = plays.iter().filter(|_| open).map(|play| draw_play(&words, table, play));
    // Which of them were bluffs stays secret.
    let uncalled = plays.iter().filter(|play| play.called.is_none()).count();
    let called = plays.iter().filter_map(|play| play.called.as_ref());
    let (right, wrong): (Vec<_>, Vec<_>) = called.partition(|(called, _)| called.right);
    let counts = [("uncalled", uncalled.into()), ("right", right.len().into()), ("wrong", wrong.len().into())];
    let summary = open.then(|| html! { <p>{ words.with("wholes-review-summary", &counts) }</p> });
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={open.to_string()} onclick={toggle}>
                { words.text("wholes-review") }
            </button>
            <div>{ summary }</div>
            <ol class="review-moves">{ for rows }</ol>
        </div>
    }
}

fn draw_play(words: &Words, table: &TableHandle<WholesTable>, play: &Reviewed) -> Html {
    let (mark, [who, name]) = (table.seating.player(play.by).mark, table.seating.who(words, play.by));
    let open = play.called.is_some() || table.extras.practice || table.seating.only_person() == Some(play.by);
    let sentence = match &play.called {
        None if !open => words.text("wholes-review-closed"),
        None if play.is_whole => words.text("wholes-review-whole"),
        None => words.text("wholes-review-passed"),
        Some((called, odds)) => {
            let [who, name] = table.seating.who(words, called.by);
            let odds = ("odds", to_percent(*odds).into());
            match called.right {
                true => words.with("wholes-review-right", &[who, name, odds]),
                false => words.with("wholes-review-wrong", &[who, name, odds]),
            }
        }
    };
    let bluff = open && !play.is_whole && play.called.is_none();
    let wrong = play.called.as_ref().is_some_and(|(called, _)| !called.right);
    let says = [who, name, ("sentence", card_speech::say_equation(words, &play.said).into())];
    let cards = match open {
        true => draw_small_cards(&play.cards),
        false => {
            let backs =
                (0..play.cards.len()).map(|place| html! { <li key={place}><CardBack seat={Some(mark)} /></li> });
            html! { <ul class="open-hand">{ for backs }</ul> }
        }
    };
    html! {
        <li key={play.step} class={classes!("review-move", (bluff || wrong).then_some("flub"))}>
            <strong><SeatMark seat={mark} />{ " " }{ table.seating.name(words, play.by) }</strong>
            <span class="review-said">{ words.with("wholes-review-said", &says) }</span>
            { cards }
            <span>{ sentence }</span>
        </li>
    }
}

/// Helps with the play being put together: buttons that put the cards back, draw the sum as hops, and give a hint in practice or if the
/// coach explains.
pub fn draw_helps(words: &Words, settings: &Settings, table: &TableHandle<WholesTable>) -> Html {
    let button = |label: String, msg: TableMsg<WholesTable>| {
        let onclick = sends(table, msg);
        html! { <button type="button" class="button small" {onclick}>{ renewed(label) }</button> }
    };
    let hops = || {
        let onclick = sends(table, Intent::Screen(ScreenMsg::Hops));
        html! {
            <button type="button" class="button small hops" aria-pressed={table.screen.hops.to_string()} {onclick}>
                { words.text("wholes-hops") }
            </button>
        }
    };
    let (drafted, callable) =
        (table.is_picking() && table.screen.draft.card_count() > 0, table.state().play().is_some());
    let asks = table.is_playing() || table.may_call();
    let hints = asks && (table.extras.practice || table.coach(settings) == Coach::Explain);
    let left = if hints { table.hints(words).len().saturating_sub(table.hint) } else { 0 };
    let hint = if table.hint == 0 { words.text("wholes-hint") } else { words.text("wholes-hint-more") };
    let buttons = [
        drafted.then(|| button(words.text("wholes-put-back"), Intent::Draft(DraftEdit::Clear).into())),
        (drafted || callable).then(hops),
        (left > 0).then(|| button(hint, TableMsg::Hint)),
    ];
    html! { <div class="helps">{ for buttons.into_iter().flatten() }</div> }
}

#[derive(Properties, PartialEq)]
pub struct AnalysisPanelProps {
    pub table: TableHandle<WholesTable>,
    pub state: Rc<Wholes>,
}

/// The state on screen with all hands open: the longest whole in each, everybody's chance to win, the chance that a call
/// is right, and what each choice leads to. A finished game can be continued in practice, where every action can be undone.
#[component]
pub fn AnalysisPanel(AnalysisPanelProps { table, state }: &AnalysisPanelProps) -> Html {
    let words = use_words();
    let analysis = use_memo(state.clone(), |state| state.analysis());
    let Analysis { standings, choices } = &*analysis;
    // What their choices lead to says more.
    let chooses = |seat: Seat| choices.iter().any(|(action, _)| action.by == seat);
    let hands = standings.iter().map(|standing| draw_standing(&words, table, state, standing, !chooses(standing.seat)));
    let choices = choices.iter().map(|(action, chance)| {
        let odds = ("odds", to_percent(*chance).into());
        let what = ("what", describe_choice(&words, table, action).into());
        html! { <li key={action.to_string()}>{ words.with("wholes-analysis-choice", &[what, odds]) }</li> }
    });
    let begins = (table.viewing.is_some() && !table.extras.practice).then(|| {
        let begin = sends(table, TableMsg::Begin(Box::new(begin_practice(table))));
        html! { <button type="button" class="button wide" onclick={begin}>{ words.text("wholes-analysis-play") }</button> }
    });
    html! {
        <section class="analysis" aria-labelledby="analysis-title">
            <div class="analysis-head">
                <h3 id="analysis-title">{ words.text("wholes-analysis-title") }</h3>
                { draw_close_button(&words, sends(table, TableMsg::Analyse)) }
            </div>
            <p class="quiet">{ words.text("wholes-analysis-about") }</p>
            <ol class="analysis-choices" aria-label={words.text("wholes-analysis-choices")}>{ for choices }</ol>
            <ul class="open-hands">{ for hands }</ul>
            { begins }
        </section>
    }
}

/// A game in practice that goes on from the step on screen.
fn begin_practice(table: &Table) -> Save {
    let mut record = table.record.clone();
    while record.played().len() > table.step_on_screen() {
        record.undo();
    }
    let save = table.save();
    Save { extras: Practice { practice: true, ..save.extras }, record, ..save }
}

/// A hand with what is known about it, with the chance to win where that is wanted.
fn draw_standing(words: &Words, table: &Table, state: &Wholes, standing: &Standing, with_chance: bool) -> Html {
    let seat = standing.seat;
    let longest = words.with("wholes-analysis-longest", &[("count", standing.longest.len().into())]);
    let call = standing.call.map(|odds| words.with("wholes-analysis-call", &[("odds", to_percent(odds).into())]));
    let chance =
        with_chance.then(|| words.with("wholes-analysis-chance", &[("odds", to_percent(standing.chance).into())]));
    html! {
        <li key={seat.index()}>
            <span class="open-hand-name">
                <SeatMark seat={table.seating.player(seat).mark} />{ table.seating.name(words, seat) }
            </span>
            <div>
                { draw_small_cards(state.hand(seat)) }
                <p>{ renewed(words.sentences([longest].into_iter().chain(chance).chain(call))) }</p>
            </div>
        </li>
    }
}

/// An action in a few words.
fn describe_choice(words: &Words, table: &Table, action: &Action) -> String {
    let [who, name] = table.seating.who(words, action.by);
    match &action.act {
        Act::Play { said, .. } => {
            words.with("wholes-analysis-whole", &[("sum", card_speech::say_sum(words, said).into())])
        }
        Act::Call => words.with("wholes-analysis-calls", &[who, name]),
        Act::LetBe => words.with("wholes-analysis-lets-be", &[who, name]),
        Act::Draw | Act::Pass | Act::Swap(_) | Act::Replay => words.text("wholes-pass"),
    }
}

/// In practice, the cards of the others face up.
pub fn draw_open_hands(words: &Words, table: &TableHandle<WholesTable>, state: &Wholes) -> Html {
    let others = Seat::first(state.seats()).filter(|&seat| table.extras.practice && table.holder() != Some(seat));
    let hands = others.map(|seat| {
        html! {
            <li key={seat.index()}>
                <span class="open-hand-name">
                    <SeatMark seat={table.seating.player(seat).mark} />{ table.seating.name(words, seat) }
                </span>
                { draw_small_cards(state.hand(seat)) }
            </li>
        }
    });
    html! { <ul class="open-hands">{ for hands }</ul> }
}

/// Small cards that lie face up.
pub fn draw_small_cards(cards: &[Card]) -> Html {
    let cards = cards.iter().enumerate().map(|(place, &card)| html! { <li key={place}><PlayingCard {card} /></li> });
    html! { <ul class="open-hand">{ for cards }</ul> }
}
