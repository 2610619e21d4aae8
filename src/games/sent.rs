//! The content of a set-up that somebody sent.

use flub::play::Outline;
use flub_tables::{context::arranged::Arranged, i18n::Words, table::save::coach_in};
use yew::prelude::*;

use super::Game;
use crate::{context::use_words, table::for_class::Chosen};

#[derive(Properties, PartialEq)]
pub struct SentProps {
    pub game: &'static Game,
    /// The set-up, as the text of a save.
    pub text: AttrValue,
}

/// The choices of a set-up: those of its game, and what is arranged for all who play it.
#[component]
pub fn Sent(SentProps { game, text }: &SentProps) -> Html {
    let words = use_words();
    let own = game.pages().map(|pages| (pages.for_class.about)(&words, text)).unwrap_or_default();
    let rows = own.into_iter().chain(arranged(&words, text)).enumerate().map(|(place, (asked, answer))| {
        html! { <div key={place} class="sent-row"><dt>{ asked }</dt><dd>{ answer }</dd></div> }
    });
    html! { <dl class="sent">{ for rows }</dl> }
}

/// What is arranged beside the choices of the game.
fn arranged(words: &Words, text: &str) -> Vec<Chosen> {
    let arranged = Arranged::read(text);
    let steps = Outline::of(text).steps();
    let start = (steps > 0)
        .then(|| (words.text("shell-sent-start"), words.with("shell-sent-start-after", &[("count", steps.into())])));
    let coach = coach_in(text).map(|coach| (words.text("settings-coach"), words.text(coach.label())));
    let pace = arranged.pace.map(|pace| (words.text("settings-pace"), words.text(pace.label())));
    let language = arranged.language.map(|one| (words.text("settings-language"), one.name().to_owned()));
    let deal = arranged.same_deal.then(|| {
        (
            words.text("shell-sent-deal"),
            words.with("shell-sent-deal-same", &[("seed", Outline::of(text).seed().unwrap_or_default().into())]),
        )
    });
    let hidden = words.list(arranged.hidden().map(|helper| words.text(helper.label())));
    let hidden = (!hidden.is_empty()).then(|| (words.text("shell-sent-hidden"), hidden));
    [start, deal, coach, pace, language, hidden].into_iter().flatten().collect()
}
