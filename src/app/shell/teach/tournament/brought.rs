//! A tournament that a link or a text brings.

use std::rc::Rc;

use flub::{
    class::Tournament,
    play::{LinkFault, from_link},
};
use yew::prelude::*;

use super::{
    kept::{TOURNAMENT, put_aside},
    wording::{Unreadable, outlined, unreadable_said},
};
use crate::app::{
    context::{AppContext, use_app},
    platform::file,
    shell::teach::place::TeachPlace,
    ui::notice::{Notice, Tone},
};

/// What stands before the text in a link.
const IN_LINK: &str = "#/teach/tournament/";

/// The tournament in a text that somebody pasted or a file, if it is one or was one: its text, or a link to it.
pub fn read(text: &str) -> Option<Result<Tournament, Unreadable>> {
    if let Some((_, link)) = text.trim().split_once(IN_LINK) {
        return Some(read_link(link));
    }
    // The middle of a tournament is one that was cut.
    let is_one = text.lines().any(|line| line.trim() == "round 1" || line.trim_start().starts_with("flub tournament"));
    is_one.then(|| text.parse().map_err(Unreadable::Text))
}

fn read_link(link: &str) -> Result<Tournament, Unreadable> {
    let text = from_link(link).map_err(Unreadable::Link)?;
    // Without an end it was cut off in the middle of a sign.
    if text.is_empty() {
        return Err(Unreadable::Link(LinkFault::Mangled));
    }
    text.parse().map_err(Unreadable::Text)
}

/// Properties of [`Brought`].
#[derive(Properties, PartialEq)]
pub struct BroughtProps {
    /// What the link carries, encoded.
    pub link: Rc<str>,
}

/// The page of a link: opens what it brings where that takes the place of nothing, or asks, or says what is wrong with it.
#[component]
pub fn Brought(BroughtProps { link }: &BroughtProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let brought = use_memo(link.clone(), |link| read_link(link));
    let has_no_room = use_state_eq(|| false);
    let kept = storage.text(TOURNAMENT);
    let is_in_the_way = |tournament: &Tournament| kept.as_ref().is_some_and(|kept| *kept != tournament.to_string());
    let in_the_way = brought.as_ref().as_ref().is_ok_and(is_in_the_way);
    let own = TeachPlace::Tournament(None).href();
    let open = {
        let (storage, brought, has_no_room, own) = (storage.clone(), brought.clone(), has_no_room.clone(), own.clone());
        Callback::from(move |()| {
            let Ok(tournament) = &*brought else { return };
            // The second time the person has read that there is no room.
            if in_the_way && !*has_no_room && put_aside(&storage).is_err() {
                has_no_room.set(true);
                return;
            }
            // If that is refused, the person is told, and it is held as long as the page lives.
            let _ = storage.save(TOURNAMENT, tournament);
            // Replaces the link, so that the back button does not return to it.
            let _ = gloo::utils::window().location().replace(&own);
        })
    };
    {
        let (open, opens) = (open.clone(), brought.is_ok() && !in_the_way);
        use_effect_with((), move |()| {
            if opens {
                open.emit(());
            }
        });
    }
    match &*brought {
        Ok(tournament) if in_the_way => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("tournament-link-title") }</h1>
                <p>{ outlined(&words, tournament) }</p>
                <p>{ words.text("tournament-link-in-the-way") }</p>
                <div class="action-row">
                    <a class="button primary" href={own}>{ words.text("tournament-link-mine") }</a>
                    <button type="button" class="button" onclick={open.reform(|_| ())}>
                        { words.text("tournament-link-open") }
                    </button>
                </div>
                if *has_no_room {
                    <Notice tone={Tone::Wrong}>
                        <p role="alert">{ words.text("tournament-no-room") }</p>
                        <p>
                            <a href={file::address(&kept.unwrap_or_default())} download="flub-tournament.txt">
                                { words.text("tournament-file") }
                            </a>
                        </p>
                    </Notice>
                }
            </div>
        },
        Ok(_) => html! { <h1 tabindex="-1">{ words.text("tournament-link-title") }</h1> },
        Err(unreadable) => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("shell-sent-unusable") }</h1>
                <Notice tone={Tone::Wrong}>
                    <p role="alert">{ unreadable_said(&words, *unreadable) }</p>
                    <p>{ words.text("tournament-unchanged") }</p>
                </Notice>
                <div class="action-row">
                    <a class="button primary" href={own}>{ words.text("teach-tournament") }</a>
                </div>
            </div>
        },
    }
}
