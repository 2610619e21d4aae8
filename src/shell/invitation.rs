//! A set-up that somebody sent: what it is, and the button that begins it.

use flub::play::Outline;
use yew::prelude::*;

use crate::{
    context::{AppContext, arranged::Arranged, saved_settings::use_arranged, use_app},
    games::{Game, sent::Sent},
    route::Route,
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
