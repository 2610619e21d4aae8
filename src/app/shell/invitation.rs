//! A set-up that somebody sent: what it is, and the button that begins it.

use flub::play::Outline;
use yew::prelude::*;

use super::route::Route;
use crate::app::{
    context::{AppContext, arranged::Arranged, saved_settings::use_arranged, use_app, use_words},
    games::Game,
    i18n::Words,
    table::{for_class::Chosen, save::coach_in},
};

/// Properties of [`Invitation`].
#[derive(Properties, PartialEq)]
pub struct InvitationProps {
    /// The game.
    pub game: &'static Game,
    /// The set-up, as the text of a save.
    pub text: AttrValue,
    /// Begins it.
    pub on_start: Callback<()>,
}

/// What was sent, in the language that it asks for, and one button.
#[component]
pub fn Invitation(InvitationProps { game, text, on_start }: &InvitationProps) -> Html {
    let AppContext { words, settings, storage, .. } = use_app();
    use_arranged(&settings, Arranged::read(text));
    let title = words.text(game.tile.title);
    let has_own = storage.text(&game.save_key()).is_some_and(|kept| !Outline::of(&kept).is_unplayed());
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.with("shell-invitation", &[("game", title.into())]) }</h1>
            <div class="sheet stack">
                <Sent {game} {text} />
                { (game.pages.for_class.brought)(text) }
            </div>
            <div class="action-row">
                <button type="button" class="button primary" onclick={on_start.reform(|_| ())}>
                    { words.text("shell-invitation-start") }
                </button>
            </div>
            <p class="quiet">
                if has_own {
                    { words.text("shell-invitation-aside") }
                } else {
                    <a href={Route::HowTo(game).href()}>{ words.text("home-how-to") }</a>
                }
            </p>
        </div>
    }
}

/// Properties of [`Sent`].
#[derive(Properties, PartialEq)]
pub struct SentProps {
    /// The game.
    pub game: &'static Game,
    /// The set-up, as the text of a save.
    pub text: AttrValue,
}

/// What a set-up says: what its game chooses, and what is arranged for it.
#[component]
pub fn Sent(SentProps { game, text }: &SentProps) -> Html {
    let words = use_words();
    let own = (game.pages.for_class.about)(&words, text);
    let rows = own.into_iter().chain(arranged(&words, text)).enumerate().map(|(place, (asked, answer))| {
        html! { <div key={place} class="sent-row"><dt>{ asked }</dt><dd>{ answer }</dd></div> }
    });
    html! { <dl class="sent">{ for rows }</dl> }
}

/// What is arranged, beside what the game itself chooses.
fn arranged(words: &Words, text: &str) -> Vec<Chosen> {
    let arranged = Arranged::read(text);
    let steps = Outline::of(text).steps();
    let start = (steps > 0)
        .then(|| (words.text("shell-sent-start"), words.with("shell-sent-start-after", &[("count", steps.into())])));
    let coach = coach_in(text).map(|coach| (words.text("settings-coach"), words.text(coach.label())));
    let pace = arranged.pace.map(|pace| (words.text("settings-pace"), words.text(pace.label())));
    let language = arranged.language.map(|one| (words.text("settings-language"), words.text(one.name())));
    let deal = arranged.same_deal.then(|| {
        (
            words.text("shell-sent-deal"),
            words.with("shell-sent-deal-same", &[("seed", Outline::of(text).seed().unwrap_or_default().into())]),
        )
    });
    let hidden: Vec<String> = arranged.hidden().map(|helper| words.text(helper.label())).collect();
    let hidden = (!hidden.is_empty()).then(|| (words.text("shell-sent-hidden"), hidden.join("; ")));
    [start, deal, coach, pace, language, hidden].into_iter().flatten().collect()
}
