//! What all set-up pages have around their choices: the title, the buttons that begin or go on, and links.

use flub::play::{Game, Seat, Seed};
use flub_tables::{
    context::settings::Coach,
    i18n::Id,
    table::{
        save::{Players, Save},
        table_game::{SaveOf, TableGame},
    },
};
use yew::prelude::*;

use super::{
    link_button::{SetUpLink, TurnField},
    table_pages::SetUpProps,
};
use crate::{context::use_app, platform::seed, ui::settings_choices::draw_coach_choice};

/// The choices on a set-up page. They begin as those of the given game, else of the latest game, else as the defaults.
#[hook]
pub fn use_chosen<G: TableGame>(page: &SetUpProps<G>) -> UseStateHandle<G::SetUp> {
    use_state_eq(|| page.given.as_ref().or(page.left.as_ref()).map_or_else(G::SetUp::default, G::SetUp::from))
}

/// What a set-up page can lead to.
#[derive(Clone, PartialEq)]
pub struct Ways {
    /// The game's name in addresses.
    game: &'static str,
    title: Id,
    /// What a coach can do in it.
    coaches: &'static [Coach],
    /// Begins the chosen game; `None` while it cannot be played.
    begin: Option<Callback<()>>,
    /// The chosen game before its first action, as text.
    chosen: Option<AttrValue>,
    /// Goes on with the latest game.
    go_on: Callback<()>,
    /// Whether the latest game is unfinished; `None` before any game.
    unfinished: Option<bool>,
    /// Whether the choices came with a link or from the board.
    is_given: bool,
    /// Whether somebody plays at another device.
    by_turns: bool,
    /// Called with the chosen game as text, if it is chosen for others.
    on_chosen: Option<Callback<Option<AttrValue>>>,
}

impl<G: TableGame> SetUpProps<G> {
    /// The ways on: the chosen game, if it can be played, and the latest one. A new seed is drawn when a game begins.
    pub fn ways(&self, chosen: Option<SaveOf<G>>) -> Ways {
        let plays_elsewhere = |chosen: &SaveOf<G>| {
            Seat::first(chosen.record.state().seats()).any(|seat| chosen.seating.is_elsewhere(seat))
        };
        Ways {
            by_turns: chosen.as_ref().is_some_and(plays_elsewhere),
            game: G::FORM.name,
            title: G::FORM.title,
            coaches: G::COACHES,
            chosen: chosen.as_ref().map(|chosen| chosen.again(Seed(0)).to_string().into()),
            begin: chosen.map(|chosen| self.on_begin.reform(move |()| chosen.again(seed()))),
            go_on: self.on_continue.clone(),
            unfinished: self.left.as_ref().map(Save::is_in_play),
            is_given: self.given.is_some(),
            on_chosen: self.on_chosen.clone(),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct SetUpFrameProps {
    pub ways: Ways,
    /// The game in a sentence.
    pub lead: AttrValue,
    /// Choices that are made less often, folded.
    #[prop_or_default]
    pub more: Html,
    /// Settings of the device that matter in the game, folded with `more`.
    #[prop_or_default]
    pub settings: Html,
    /// Whether the folded choices are shown at first, because something unusual is chosen there.
    #[prop_or_default]
    pub more_open: bool,
    /// Links to other pages of the game.
    #[prop_or_default]
    pub links: Html,
    pub children: Html,
}

/// The choices, and the buttons that begin a game, go on with the latest one and make a link. If the choices are made for others, they are all
/// that is shown.
#[component]
pub fn SetUpFrame(
    SetUpFrameProps { ways, lead, more, more_open, settings, links, children }: &SetUpFrameProps,
) -> Html {
    let app = use_app();
    let words = &app.words;
    use_effect_with((ways.chosen.clone(), ways.on_chosen.clone()), |(chosen, on_chosen)| {
        on_chosen.iter().for_each(|on_chosen| on_chosen.emit(chosen.clone()));
    });
    let open = *use_state_eq(|| *more_open);
    if ways.on_chosen.is_some() {
        return html! { <div class="setup-form">{ children.clone() }{ more.clone() }</div> };
    }
    // Somebody who opened a set-up by a link wants to play that.
    let goes_on = ways.unfinished == Some(true) && !ways.is_given;
    let class = |is_primary: bool| classes!("button", is_primary.then_some("primary"));
    let go_on = ways.unfinished.map(|unfinished| {
        let label = if unfinished { words.text("table-continue") } else { words.text("table-look-back") };
        let onclick = ways.go_on.reform(|_| ());
        html! { <button type="button" class={class(goes_on)} {onclick}>{ label }</button> }
    });
    let begin = ways.begin.clone().unwrap_or_default().reform(|_: MouseEvent| ());
    html! {
        <section class="setup">
            <div class="setup-head">
                <h1 tabindex="-1">{ words.text(ways.title) }</h1>
                <p class="lead">{ lead }</p>
            </div>
            <a class="setup-how-to" href={format!("#/how-to/{}", ways.game)}>{ words.text("home-how-to") }</a>
            <div class="setup-form sheet">
                { children.clone() }
                { draw_coach_choice(&app, ways.coaches) }
            </div>
            if ways.by_turns {
                <div class="sheet"><TurnField game={ways.game} /></div>
            }
            <details class="setup-more sheet" {open}>
                <summary>{ words.text("table-more") }</summary>
                <div class="setup-form">
                    { more.clone() }
                    { settings.clone() }
                    <div class="action-row">{ links.clone() }</div>
                    if let Some(text) = &ways.chosen {
                        <SetUpLink game={ways.game} {text} coaches={ways.coaches} />
                    }
                </div>
            </details>
            <div class="setup-start">
                <button type="button" class={class(!goes_on)} onclick={begin}>{ words.text("table-begin") }</button>
                { go_on }
            </div>
        </section>
    }
}
