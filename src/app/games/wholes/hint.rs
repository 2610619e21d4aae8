use flub::{games::wholes::Card, play::Game};
use yew::prelude::*;

use super::{
    card_speech,
    draft::DraftEdit,
    screen::ScreenMsg,
    table::{Intent, Table},
};
use crate::app::{
    context::{AppContext, settings::Coach, use_app, use_words},
    table::sending::sends,
    ui::notice::{Notice, Tone},
};

impl Table {
    /// Cards of the person whose turn it is that make a whole: of those there are, the most cards.
    pub fn hint(&self) -> Option<Vec<Card>> {
        let hand = if self.is_playing() { self.hand() } else { &[] };
        self.state().deck().wholes_in(hand, WHOLES).into_iter().max_by_key(Vec::len)
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

/// Help with the play being put together: put the cards back, a picture of the sum, and a hint in practice or if the
/// coach explains.
#[component]
pub fn Helps(HintProps { table }: &HintProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let button = |label: String, pressed: Option<bool>, intent: Intent| {
        let pressed = pressed.map(|pressed| pressed.to_string());
        let onclick = sends(table, intent);
        html! { <button type="button" class="button small" aria-pressed={pressed} {onclick}>{ label }</button> }
    };
    let (drafted, callable) = (table.is_playing() && table.screen.draft.len() > 0, table.state().play().is_some());
    let asks = table.is_playing() || table.callers().any(|seat| table.holder() == Some(seat));
    let hints = asks && (table.extras.practice || settings.coach == Coach::Explain);
    let sums = Intent::Screen(ScreenMsg::Sums);
    let buttons = [
        drafted.then(|| button(words.text("wholes-put-back"), None, Intent::Draft(DraftEdit::Clear))),
        (drafted || callable).then(|| button(words.text("wholes-sums"), Some(table.screen.sums), sums)),
        hints.then(|| button(words.text("wholes-hint"), None, Intent::Screen(ScreenMsg::Hint))),
    ];
    html! { <div class="helps">{ for buttons.into_iter().flatten() }</div> }
}

/// The hint, if it is requested.
#[component]
pub fn Hint(HintProps { table }: &HintProps) -> Html {
    let words = use_words();
    let holder = table.holder().filter(|_| table.screen.hint && table.viewing.is_none());
    let notice = holder.map(|seat| {
        let said = match (table.hint(), table.state().observe(seat).call_odds()) {
            (Some(cards), _) => {
                let faces: Vec<_> = cards.iter().filter_map(Card::face).collect();
                words.with("wholes-hint-whole", &[("sentence", card_speech::sentence(&words, &faces).into())])
            }
            (None, Some(odds)) => words.with("wholes-hint-call", &[("odds", percent(odds).into())]),
            (None, None) => words.text("wholes-hint-none"),
        };
        html! { <Notice tone={Tone::Note}><p>{ said }</p></Notice> }
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
