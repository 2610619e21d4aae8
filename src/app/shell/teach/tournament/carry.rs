//! A tournament to take along: as a link, a QR code or a file. And the way to another one.

use std::rc::Rc;

use flub::{class::Tournament, play::to_link};
use yew::prelude::*;

use super::kept::{Change, KeptHandle, TOURNAMENT, put_aside};
use crate::app::{
    context::{AppContext, use_app},
    platform::{file, location::address_of},
    shell::teach::place::TeachPlace,
    ui::{
        copy::{copied, copy, select},
        notice::{Notice, Tone},
        qr_code::QrCode,
    },
};

/// The id of the field that shows the link.
const FIELD: &str = "tournament-link";

/// The longest address for a code, in bytes: a camera still makes out the squares of it on a screen.
const LONGEST_CODE: usize = 1_500;

/// Properties of [`Carry`].
#[derive(Properties, PartialEq)]
pub struct CarryProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// Where it is kept.
    pub kept: KeptHandle,
}

/// Takes the tournament along, or makes room for another one.
#[component]
pub fn Carry(CarryProps { tournament, kept }: &CarryProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let is_copied = use_state_eq(|| None::<bool>);
    let has_no_room = use_state_eq(|| false);
    let text = tournament.to_string();
    let address = to_link(&text).ok().map(|link| address_of(&TeachPlace::Tournament(Some(link.into())).href()));
    // Only once copying has succeeded or failed: the message beside it scrolls into view together with the field.
    use_effect_with(*is_copied, |is_copied| is_copied.iter().for_each(|_| select(FIELD)));
    let taken = address.map(|address| {
        let onclick = {
            let (address, is_copied) = (address.clone(), is_copied.setter());
            move |_: MouseEvent| {
                let is_copied = is_copied.clone();
                copy(&address, Callback::from(move |done| is_copied.set(Some(done))));
            }
        };
        let fits = address.len() <= LONGEST_CODE;
        html! {
            <>
                <label class="field" for={FIELD}>
                    <span>{ words.text("tournament-link") }</span>
                    <input id={FIELD} class="link-field" type="text" readonly=true value={address.clone()} />
                </label>
                <div class="row">
                    <button type="button" class="button" {onclick}>{ words.text("tournament-link-copy") }</button>
                    <p class="quiet" role="status">
                        { is_copied.map(|done| words.with("tournament-link-copied", &[copied(done)])) }
                    </p>
                </div>
                if fits {
                    <QrCode {address} label={words.text("tournament-code")} />
                } else {
                    <p class="quiet">{ words.text("tournament-code-long") }</p>
                }
            </>
        }
    });
    let taken = taken.unwrap_or_else(|| html! { <p>{ words.text("table-link-long") }</p> });
    let on_new = {
        let (storage, dispatcher, has_no_room) = (storage.clone(), kept.dispatcher(), has_no_room.clone());
        move |_: MouseEvent| {
            // The second time the person has read that there is no room.
            let is_free = put_aside(&storage).is_ok() || *has_no_room && storage.remove(TOURNAMENT).is_ok();
            if is_free {
                dispatcher.dispatch(Change::Leave);
            }
            has_no_room.set(!is_free);
        }
    };
    html! {
        <div class="column">
            <section class="sheet stack tournament-take" aria-labelledby="tournament-take">
                <h2 id="tournament-take">{ words.text("tournament-take") }</h2>
                <p>{ words.text("tournament-take-about") }</p>
                <p>
                    <a class="button" href={file::address(&text)} download="flub-tournament.txt">
                        { words.text("tournament-file") }
                    </a>
                </p>
                { taken }
            </section>
            <section class="sheet stack" aria-labelledby="tournament-new">
                <h2 id="tournament-new">{ words.text("tournament-new") }</h2>
                <p>{ words.text("tournament-new-about") }</p>
                if *has_no_room {
                    <Notice tone={Tone::Wrong}><p role="alert">{ words.text("tournament-no-room") }</p></Notice>
                }
                <div class="row">
                    <button type="button" class="button" onclick={on_new}>{ words.text("tournament-new-now") }</button>
                </div>
            </section>
        </div>
    }
}
