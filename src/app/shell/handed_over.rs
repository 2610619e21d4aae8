//! A turn that came from another device, where the game it belongs to is kept here.

use flub::play::{Continuation, Outline};
use yew::prelude::*;

use crate::app::{context::use_words, games::Game, i18n::Value, platform::store::Store};

/// The game that a turn belongs to, as it is kept here.
#[derive(Clone, Debug, PartialEq)]
pub struct Here {
    /// Its text.
    kept: String,
    /// How the turn stands to it.
    pub standing: Continuation,
}

impl Here {
    /// Finds the game of a turn among the one in play and the one finished last.
    pub fn find(store: &Store, game: &Game, sent: &str) -> Option<Self> {
        let read = game.pages.kept;
        let mut kept = [game.save_key(), game.finished_key()].into_iter().filter_map(|key| read(&store.text(&key)?));
        kept.find_map(|kept| {
            let standing = Continuation::between(&kept, sent);
            (standing != Continuation::Other).then_some(Self { kept, standing })
        })
    }

    /// The record that was sent, with what is kept of who sits here and what is arranged.
    pub fn taken(&self, sent: &str) -> String {
        let remarks = self.kept.lines().filter(|line| line.starts_with('#'));
        let record = sent.lines().filter(|line| !line.starts_with('#'));
        remarks.chain(record).map(|line| format!("{line}\n")).collect()
    }
}

/// Properties of [`HandedOver`].
#[derive(Properties, PartialEq)]
pub struct HandedOverProps {
    /// The game that the turn belongs to.
    pub here: Here,
    /// What was sent.
    pub sent: AttrValue,
    /// Opens a game. What it takes the place of is put aside.
    pub on_open: Callback<AttrValue>,
}

/// How what was sent stands to what is kept, where it does not simply go on from it. Nothing is changed before somebody chooses.
#[component]
pub fn HandedOver(HandedOverProps { here, sent, on_open }: &HandedOverProps) -> Html {
    let words = use_words();
    let steps = [("mine", Outline::of(&here.kept).steps().into()), ("theirs", Outline::of(sent).steps().into())];
    let (title, about) = match here.standing {
        Continuation::Same => (words.text("shell-turn-same"), words.text("shell-turn-same-about")),
        Continuation::Older(_) => (words.text("shell-turn-older"), words.with("shell-turn-older-about", &steps)),
        Continuation::Fork { at } => {
            let [mine, theirs] = steps;
            let values = [("at", at.into()), mine, theirs];
            (words.text("shell-turn-fork"), words.with("shell-turn-fork-about", &values))
        }
        Continuation::Newer(_) | Continuation::Other => return html! {},
    };
    let parting = match here.standing {
        Continuation::Fork { at } => {
            let step = |text: &str| Value::from(Outline::of(text).step(at).unwrap_or_default().to_owned());
            html! {
                <ul>
                    <li>{ words.with("shell-turn-fork-mine", &[("step", step(&here.kept))]) }</li>
                    <li>{ words.with("shell-turn-fork-theirs", &[("step", step(sent))]) }</li>
                </ul>
            }
        }
        _ => html! {},
    };
    let mine = on_open.reform({
        let kept = AttrValue::from(here.kept.clone());
        move |_: MouseEvent| kept.clone()
    });
    let theirs = on_open.reform({
        let taken = AttrValue::from(here.taken(sent));
        move |_: MouseEvent| taken.clone()
    });
    html! {
        <div class="column">
            <h1 tabindex="-1">{ title }</h1>
            <p role="status">{ about }</p>
            { parting }
            <div class="action-row">
                <button type="button" class="button primary" onclick={mine}>{ words.text("shell-sent-mine") }</button>
                if let Continuation::Fork { .. } = here.standing {
                    <button type="button" class="button" onclick={theirs}>{ words.text("shell-sent-open") }</button>
                }
            </div>
            if let Continuation::Fork { .. } = here.standing {
                <p class="quiet">{ words.text("shell-sent-aside") }</p>
            }
        </div>
    }
}
