use flub::{
    games::wholes::{Called, Card, Event, Face, Observation, Value, Wholes},
    play::{Game, Record, Seat},
};
use yew::prelude::*;

use super::{
    analysis_panel::SmallCards,
    card_speech,
    card_view::CardBack,
    draft::DraftEdit,
    screen::ScreenMsg,
    table::{Intent, Table},
};
use crate::{
    context::{AppContext, use_app, use_words},
    i18n::Words,
    table::sending::sends,
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
        seat_mark::SeatMark,
        term::Explained,
    },
};

/// Properties of [`Review`].
#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// A play after the end of the game, when all cards may be seen.
struct Reviewed {
    /// Where in the record it is.
    step: usize,
    /// Whose play it was.
    by: Seat,
    /// The cards.
    cards: Vec<Card>,
    /// What was said of them.
    said: Vec<Face>,
    /// Whether they were exactly one whole.
    is_whole: bool,
    /// How the call came out, if there was one, and how likely a bluff was as far as the caller could know, from 0 to 1.
    called: Option<(Called, f64)>,
}

/// All plays of a game.
fn plays(record: &Record<Wholes>) -> Vec<Reviewed> {
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
    let plays = use_memo(open.then(|| table.record.clone()), |record| record.as_ref().map(plays).unwrap_or_default());
    let toggle = sends(table, Intent::Screen(ScreenMsg::Review));
    let rows = plays.iter().filter(|_| open).map(|play| row(&words, table, play));
    let passed = plays.iter().filter(|play| !play.is_whole && play.called.is_none()).count();
    let called = plays.iter().filter_map(|play| play.called.as_ref());
    let (right, wrong): (Vec<_>, Vec<_>) = called.partition(|(called, _)| called.right);
    let counts = [("passed", passed.into()), ("right", right.len().into()), ("wrong", wrong.len().into())];
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

fn row(words: &Words, table: &UseReducerHandle<Table>, play: &Reviewed) -> Html {
    let (mark, [who, name]) = (table.seating.player(play.by).mark, table.seating.who(words, play.by));
    let open = play.called.is_some() || table.extras.practice || table.seating.only_person() == Some(play.by);
    let sentence = match &play.called {
        None if !open => words.text("wholes-review-closed"),
        None if play.is_whole => words.text("wholes-review-whole"),
        None => words.text("wholes-review-passed"),
        Some((called, odds)) => {
            let [who, name] = table.seating.who(words, called.by);
            let odds = ("odds", percent(*odds).into());
            match called.right {
                true => words.with("wholes-review-right", &[who, name, odds]),
                false => words.with("wholes-review-wrong", &[who, name, odds]),
            }
        }
    };
    let bluff = open && !play.is_whole && play.called.is_none();
    let wrong = play.called.as_ref().is_some_and(|(called, _)| !called.right);
    let says = [who, name, ("sentence", card_speech::sentence(words, &play.said).into())];
    let cards = match open {
        true => html! { <SmallCards cards={play.cards.clone()} /> },
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

impl Table {
    /// Cards of the person whose turn it is that make a whole: of those there are, the most cards.
    pub fn hint(&self) -> Option<Vec<Card>> {
        let hand = if self.is_playing() { self.hand() } else { &[] };
        self.state().deck().wholes_in(hand, WHOLES).into_iter().max_by_key(Vec::len)
    }

    /// The cards of the hand that the hint points at: first none, then one to begin with, then all.
    pub fn cards_hinted(&self) -> Vec<Card> {
        let shown = match self.screen.hint {
            0 | 1 => 0,
            2 => 1,
            _ => WHOLES,
        };
        let cards = if shown > 0 { self.hint() } else { None };
        cards.into_iter().flatten().take(shown).collect()
    }

    /// What this seat may know: in practice all hands lie open.
    fn seen_by(&self, seat: Seat) -> Observation {
        let state = self.state();
        if self.extras.practice { state.observe_open(seat) } else { state.observe(seat) }
    }

    /// The steps of the hint, as sentences: where to look, what to do, and what it comes to.
    pub fn hints(&self, words: &Words) -> Vec<String> {
        let Some(seat) = self.holder() else { return Vec::new() };
        let seen = self.seen_by(seat);
        if let Some(cards) = self.hint() {
            let faces: Vec<_> = cards.iter().filter_map(Card::face).collect();
            let [first, ..] = faces.as_slice() else { return Vec::new() };
            let rest = card_speech::value_said(words, Value::from_integer(1) - first.value());
            let begin = [("card", card_speech::face_label(words, first).into()), ("rest", rest.into())];
            return vec![
                words.with("wholes-hint-look", &[("count", cards.len().into())]),
                words.with("wholes-hint-begin", &begin),
                words.with("wholes-hint-whole", &[("sentence", card_speech::sentence(words, &faces).into())]),
            ];
        }
        let Some(odds) = seen.call_odds() else { return vec![words.text("wholes-hint-none")] };
        let counted = seen.scarcest_said().map(|(value, all, seen)| {
            let value = card_speech::value_said(words, value);
            words.with("wholes-hint-count", &[("value", value.into()), ("all", all.into()), ("seen", seen.into())])
        });
        let odds = words.with("wholes-hint-call", &[("odds", percent(odds).into())]);
        [Some(words.text("wholes-hint-others")), counted, Some(odds)].into_iter().flatten().collect()
    }
}

/// How many wholes of a hand are looked at for a hint.
const WHOLES: usize = 200;

/// Properties of [`Helps`] and [`Hint`].
#[derive(Properties, PartialEq)]
pub struct HintProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// Help with the play being put together: put the cards back, the sum as hops, and a hint in practice or if the coach
/// explains.
#[component]
pub fn Helps(HintProps { table }: &HintProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let button = |label: String, intent: Intent| {
        let onclick = sends(table, intent);
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
    let (drafted, callable) = (table.is_picking() && table.screen.draft.len() > 0, table.state().play().is_some());
    let asks = table.is_playing() || table.callers().any(|seat| table.holder() == Some(seat));
    let hints = asks && (table.extras.practice || table.coach(&settings).explains());
    let left = if hints { table.hints(&words).len().saturating_sub(table.screen.hint.into()) } else { 0 };
    let hint = if table.screen.hint == 0 { words.text("wholes-hint") } else { words.text("wholes-hint-more") };
    let buttons = [
        drafted.then(|| button(words.text("wholes-put-back"), Intent::Draft(DraftEdit::Clear))),
        (drafted || callable).then(hops),
        (left > 0).then(|| button(hint, Intent::Screen(ScreenMsg::Hint))),
    ];
    html! { <div class="helps">{ for buttons.into_iter().flatten() }</div> }
}

/// The step of the hint that is requested.
#[component]
pub fn Hint(HintProps { table }: &HintProps) -> Html {
    let words = use_words();
    let shown = usize::from(table.screen.hint).checked_sub(1).filter(|_| table.viewing.is_none());
    let notice = shown.and_then(|step| {
        let hints = table.hints(&words);
        let said = hints.get(step).or(hints.last())?;
        Some(html! { <Notice tone={Tone::Note}><p><Explained text={said.clone()} /></p></Notice> })
    });
    html! { <div class="coach-remark" role="status">{ notice }</div> }
}

/// A chance as a whole number of hundredths; 0 and 100 only where it is certain.
pub fn percent(odds: f64) -> usize {
    match odds {
        0.0 => 0,
        1.0 => 100,
        odds => ((odds * 100.0).round() as usize).clamp(1, 99),
    }
}
