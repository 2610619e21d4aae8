//! The choice of players: one row each.

use flub::play::Seat;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::seating::{Change, LONGEST_NAME, Level, Nature, Seating};
use crate::app::{
    context::use_words,
    i18n::Words,
    platform::focus::{focus, is_lost},
    ui::{icon_button::IconButton, renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`PlayerRows`].
#[derive(Properties, PartialEq)]
pub struct PlayerRowsProps<L: Level> {
    /// Who plays.
    pub seating: Seating<L>,
    /// What the computers' levels mean.
    pub about: AttrValue,
    /// Called on each change.
    pub on_change: Callback<Change>,
}

/// Inputs for each player's name, mark and kind.
#[component]
pub fn PlayerRows<L: Level>(props: &PlayerRowsProps<L>) -> Html {
    let words = use_words();
    let rows = (0..props.seating.0.len()).map(|place| row(&words, props, place));
    let add = (props.seating.0.len() < Seat::MOST).then(|| {
        let onclick = props.on_change.reform(|_| Change::Join);
        html! { <button type="button" class="button" {onclick}>{ words.text("seating-add-player") }</button> }
    });
    html! {
        <fieldset class="players">
            <legend>{ words.text("seating-who-plays") }</legend>
            <ol class="player-rows">{ for rows }</ol>
            <div>{ add }</div>
            <p class="choice-about">{ renewed(&props.about) }</p>
        </fieldset>
    }
}

/// The row of the player at this index.
fn row<L: Level>(words: &Words, props: &PlayerRowsProps<L>, place: usize) -> Html {
    let PlayerRowsProps { seating, on_change, .. } = props;
    let player = &seating.0[place];
    let number = [("number", (place + 1).into())];
    let on_name = on_change.reform(move |event: InputEvent| {
        Change::Name(place, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let on_nature = on_change.reform(move |event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        Change::Nature(place, index.max(0) as usize)
    });
    let options = Nature::<L>::offered().map(|nature| {
        html! { <option selected={nature == player.nature}>{ words.text(nature.title()) }</option> }
    });
    html! {
        <li key={place} class="player-row">
            <button type="button" class="icon-button" aria-label={words.with("seating-change-mark", &number)}
                title={words.with("seating-change-mark", &number)} onclick={on_change.reform(move |_| Change::Mark(place))}>
                <SeatMark seat={player.mark} />
            </button>
            <input type="text" class="player-name" maxlength={LONGEST_NAME.to_string()} autocomplete="off"
                aria-label={words.with("seating-player-name", &number)}
                placeholder={seating.name(words, Seat::new(place).unwrap_or(player.mark))}
                value={player.typed_name().to_owned()} oninput={on_name} />
            <select class="player-nature" aria-label={words.with("seating-player-nature", &number)} onchange={on_nature}>
                { for options }
            </select>
            <IconButton label={words.with("seating-remove-player", &number)} path="M6 6l12 12M18 6 6 18"
                disabled={seating.0.len() <= 2} onclick={on_change.reform(move |_| Change::Leave(place))} />
        </li>
    }
}

/// Moves focus to the last player if the pressed button is gone: after removing a player, or filling the last seat.
#[hook]
pub fn use_focus_at_table(players: usize) {
    let before = use_mut_ref(|| players);
    use_effect_with(players, move |&players| {
        if before.replace(players) != players && is_lost() {
            focus(".player-row:last-child .player-name");
        }
    });
}
