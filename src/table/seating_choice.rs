//! Setting up who plays: the opponent in a game for two, or a row for each player.

use flub::play::Seat;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{
    checking::Checking,
    for_class::Chosen,
    save::Extras,
    seating::{Change, LONGEST_NAME, Level, Nature, Seating},
    two_players::{Opponent, SetUp, Side},
};
use crate::{
    context::use_words,
    i18n::Words,
    platform::page::{focus, is_lost},
    ui::{
        buttons::IconButton,
        choice::{Choice, ChoiceGroup, chooses},
        renewed::renewed,
        seat_mark::SeatMark,
    },
};

/// Properties of [`OpponentChoice`].
#[derive(Properties, PartialEq)]
pub struct OpponentChoiceProps<C: Clone + PartialEq + 'static, S: Side, L: Level, E: Extras> {
    /// What is chosen.
    pub chosen: UseStateHandle<SetUp<C, S, L, E>>,
    /// How such an opponent plays.
    pub about: AttrValue,
    /// What the choice of a side is called.
    pub side_legend: AttrValue,
    /// What the sides are called, in the order in which they are offered.
    pub side_names: [String; 2],
    /// What the side is about, where that needs a word.
    #[prop_or_default]
    pub side_about: AttrValue,
}

/// What is chosen of an opponent and a side: `side` is what the side is called.
pub fn opponent_chosen<C, S, L: Level, E>(
    words: &Words,
    chosen: &SetUp<C, S, L, E>,
    side_legend: String,
    side: String,
) -> Vec<Chosen> {
    let opponent = opponent_name(words, chosen.opponent);
    let side = chosen.opponent.map(|_| (side_legend, side));
    [(words.text("seating-opponent"), opponent)].into_iter().chain(side).collect()
}

fn opponent_name<L: Level>(words: &Words, opponent: Option<Opponent<L>>) -> String {
    match opponent {
        Some(Opponent::Elsewhere) => words.text("seating-elsewhere"),
        Some(Opponent::Computer(level)) => words.text(level.title()),
        None => words.text("seating-second-person"),
    }
}

/// Who plays against the person, the computer from gentle to strong or a second person, here or at another device, and the person's side.
#[component]
pub fn OpponentChoice<C, S, L, E>(props: &OpponentChoiceProps<C, S, L, E>) -> Html
where
    C: Clone + PartialEq + 'static,
    S: Side,
    L: Level,
    E: Extras,
{
    let words = use_words();
    let chosen = &props.chosen;
    let computers = L::LADDER.iter().map(|&level| Some(Opponent::Computer(level)));
    let all: Vec<Option<Opponent<L>>> = computers.chain([None, Some(Opponent::Elsewhere)]).collect();
    let opponents: Vec<Choice> = all.iter().map(|&one| Choice::new(opponent_name(&words, one))).collect();
    let place = all.iter().position(|&one| one == chosen.opponent);
    let on_opponent = chooses(chosen, |chosen, one| chosen.opponent = one).reform(move |index: usize| all[index]);
    let on_side = chooses(chosen, |chosen, index: usize| chosen.side = S::offered()[index]);
    let sides = props.side_names.clone().map(Choice::new).to_vec();
    html! {
        <>
            <ChoiceGroup name="opponent" legend={words.text("seating-opponent")} choices={opponents} chosen={place}
                on_choose={on_opponent} />
            <p class="choice-about">{ renewed(&props.about) }</p>
            <div>
                if chosen.opponent.is_some() {
                    <ChoiceGroup name="side" legend={&props.side_legend} choices={sides}
                        chosen={S::offered().iter().position(|&side| side == chosen.side)} on_choose={on_side} />
                }
            </div>
            <p class="choice-about">{ chosen.opponent.map(|_| renewed(&props.side_about)) }</p>
        </>
    }
}

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

/// What is chosen, where it is not what it usually is.
pub fn checking_chosen(words: &Words, checking: Checking) -> Option<Chosen> {
    (!checking.as_i_write).then(|| (words.text("table-checks"), words.text("table-checks-off")))
}

/// Properties of [`CheckingChoice`].
#[derive(Properties, PartialEq)]
pub struct CheckingChoiceProps {
    /// What is chosen.
    pub checking: Checking,
    /// Called with another choice.
    pub on_choose: Callback<Checking>,
}

/// Whether proofs are checked as they are written.
#[component]
pub fn CheckingChoice(props: &CheckingChoiceProps) -> Html {
    let words = use_words();
    let checked = props.checking.as_i_write;
    let onchange = props.on_choose.reform(move |_| Checking { as_i_write: !checked });
    html! {
        <label class="check">
            <input type="checkbox" {checked} {onchange} />
            <span>{ words.text("table-checking") }</span>
        </label>
    }
}
