//! The choice of who plays: the opponent in a game for two, or a row for each player; and the players' names in words.

use flub::play::Seat;
use flub_tables::{
    i18n::Words,
    table::{
        checking::Checking,
        save::Extras,
        seating::{Change, LONGEST_NAME, Level, Nature, Seating},
        two_players::{Opponent, SetUp, Side},
    },
};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::for_class::Chosen;
use crate::{
    context::use_words,
    platform::page::{focus, is_lost},
    ui::{
        buttons::{CROSS, IconButton},
        choice::{Choice, ChoiceGroup, chooses},
        renewed::renewed,
        seat_mark::SeatMark,
    },
};

#[derive(Properties, PartialEq)]
pub struct OpponentChoiceProps<C: Clone + PartialEq + 'static, S: Side, L: Level, E: Extras> {
    pub chosen: UseStateHandle<SetUp<C, S, L, E>>,
    /// How the chosen opponent plays.
    pub about: AttrValue,
    pub side_legend: AttrValue,
    /// In the order in which the sides are offered.
    pub side_names: [String; 2],
    /// Explains the chosen side; may be empty.
    #[prop_or_default]
    pub side_about: AttrValue,
}

/// The chosen opponent and side in words, for [`ForClass::about`](super::for_class::ForClass), with the texts of [`OpponentChoiceProps`].
pub fn opponent_chosen<C, S: Side, L: Level, E>(
    words: &Words,
    chosen: &SetUp<C, S, L, E>,
    side_legend: String,
    side_names: [String; 2],
) -> Vec<Chosen> {
    let opponent = opponent_name(words, chosen.opponent);
    let [first, other] = side_names;
    let side = if chosen.side == S::NEWCOMER { first } else { other };
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

/// The choice of the opponent, a computer or a second person at this screen or another device, and of the person's side.
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

#[derive(Properties, PartialEq)]
pub struct PlayerRowsProps<L: Level> {
    pub seating: Seating<L>,
    /// Explains the computers' levels.
    pub about: AttrValue,
    pub on_change: Callback<Change>,
}

/// A row of inputs for each player: name, mark and nature.
#[component]
pub fn PlayerRows<L: Level>(props: &PlayerRowsProps<L>) -> Html {
    let words = use_words();
    let rows = (0..props.seating.0.len()).map(|place| draw_row(&words, props, place));
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

fn draw_row<L: Level>(words: &Words, props: &PlayerRowsProps<L>, place: usize) -> Html {
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
            <IconButton label={words.with("seating-remove-player", &number)} path={CROSS}
                disabled={seating.0.len() <= 2} onclick={on_change.reform(move |_| Change::Leave(place))} />
        </li>
    }
}

/// Moves the focus to the last player if the pressed button is gone: after a player was removed, or the last seat was filled.
#[hook]
pub fn use_focus_at_table(players: usize) {
    let before = use_mut_ref(|| players);
    use_effect_with(players, move |&players| {
        if before.replace(players) != players && is_lost() {
            focus(".player-row:last-child .player-name");
        }
    });
}

/// The choice of [`draw_checking_choice`] in words, unless it is the usual one.
pub fn checking_chosen(words: &Words, checking: Checking) -> Option<Chosen> {
    checking.as_i_write.then(|| (words.text("table-checks"), words.text("table-checks-on")))
}

/// Whether proofs are checked as they are written.
pub fn draw_checking_choice(words: &Words, checking: Checking, on_choose: &Callback<Checking>) -> Html {
    let checked = checking.as_i_write;
    let onchange = on_choose.reform(move |_| Checking { as_i_write: !checked });
    html! {
        <label class="check">
            <input type="checkbox" {checked} {onchange} />
            <span>{ words.text("table-checking") }</span>
        </label>
    }
}
