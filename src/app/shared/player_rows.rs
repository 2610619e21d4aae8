//! Setting up who plays: a row a player.

use flub::play::Seat;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{
    icon_button::icon_button,
    seat_mark::seat_mark,
    seating::{Change, LONGEST_NAME, Level, Nature, Seating},
};
use crate::app::{
    focus::{focus, is_lost},
    html::html,
    words::Words,
};

/// Who plays: names, marks and natures, to be changed; `about` says what the levels of the computers are.
pub fn player_rows<L: Level>(words: &Words, seating: &Seating<L>, about: String, change: &Callback<Change>) -> Html {
    let rows = seating.0.iter().enumerate().map(|(place, player)| {
        let seat = Seat::new(place).unwrap_or(player.mark);
        let offered = Nature::<L>::offered();
        Row {
            place,
            mark: player.mark,
            name: player.typed_name().to_owned(),
            else_called: seating.name(words, seat),
            natures: offered.map(|nature| (words.text(nature.title()), nature == player.nature)).collect(),
            stays: seating.0.len() <= 2,
        }
    });
    let rows = rows.map(|row| row.view(words, change));
    let join = change.reform(|()| Change::Join);
    let add = (seating.0.len() < Seat::MOST).then(|| {
        html! { <button type="button" class="button" onclick={join}>{ words.text("seating-add-player") }</button> }
    });
    html! {
        <fieldset class="players">
            <legend>{ words.text("seating-who-plays") }</legend>
            <ol class="player-rows">{ for rows }</ol>
            <div>{ add }</div>
            <p class="choice-about">{ about }</p>
        </fieldset>
    }
}

/// When a player left, or the last seat was taken, the button that did it is gone: the keyboard goes to the last player.
#[hook]
pub fn use_focus_at_table(players: usize) {
    let before = use_mut_ref(|| players);
    use_effect_with(players, move |&players| {
        if before.replace(players) != players && is_lost() {
            focus(".player-row:last-child .player-name");
        }
    });
}

/// What a row shows.
struct Row {
    place: usize,
    mark: Seat,
    name: String,
    /// What the player is called without a name.
    else_called: String,
    /// What may play from here, and whether it does.
    natures: Vec<(String, bool)>,
    /// Whether the table would be too small without.
    stays: bool,
}

impl Row {
    fn view(self, words: &Words, change: &Callback<Change>) -> Html {
        let place = self.place;
        let number = [("number", (place + 1).into())];
        let on_name = change.reform(move |event: InputEvent| {
            Change::Name(place, event.target_unchecked_into::<HtmlInputElement>().value())
        });
        let on_nature = change.reform(move |event: Event| {
            let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            Change::Nature(place, index.max(0) as usize)
        });
        let options =
            self.natures.into_iter().map(|(title, selected)| html! { <option selected={selected}>{ title }</option> });
        let leave = change.reform(move |()| Change::Leave(place));
        html! {
            <li key={place} class="player-row">
                <button type="button" class="icon-button" aria-label={words.with("seating-change-mark", &number)}
                    title={words.with("seating-change-mark", &number)} onclick={change.reform(move |()| Change::Mark(place))}>
                    { seat_mark(self.mark) }
                </button>
                <input type="text" class="player-name" maxlength={LONGEST_NAME.to_string()} autocomplete="off"
                    aria-label={words.with("seating-player-name", &number)} placeholder={self.else_called}
                    value={self.name} oninput={on_name} />
                <select class="player-nature" aria-label={words.with("seating-player-nature", &number)} onchange={on_nature}>
                    { for options }
                </select>
                { icon_button(words.with("seating-remove-player", &number), "M6 6l12 12M18 6 6 18", self.stays, leave) }
            </li>
        }
    }
}
