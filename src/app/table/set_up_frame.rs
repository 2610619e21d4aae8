//! The frame shared by all set-up pages.

use flub::play::Seed;
use yew::prelude::*;

use super::{
    link_button::SetUpLink,
    save::Save,
    table_game::{SaveOf, SetUpProps, TableGame},
};
use crate::app::{context::use_words, i18n::Id, platform::seed::seed};

/// The choices on a set-up page: at first those of the game that was given, else of the one that was left, else the usual.
#[hook]
pub fn use_chosen<G, C>(page: &SetUpProps<G>, usual: impl FnOnce() -> C) -> UseStateHandle<C>
where
    G: TableGame,
    C: for<'a> From<&'a SaveOf<G>> + PartialEq + 'static,
{
    use_state_eq(|| page.given.as_ref().or(page.left.as_ref()).map_or_else(usual, C::from))
}

/// What a set-up can lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Ways {
    /// The game's name in addresses.
    game: &'static str,
    /// Its title.
    title: Id,
    /// Begins the usual game.
    usual: Option<Callback<()>>,
    /// Begins the game as chosen, if it can be played.
    begin: Option<Callback<()>>,
    /// The chosen game before its first action, as text.
    chosen: Option<AttrValue>,
    /// Goes on with the game that was left.
    go_on: Callback<()>,
    /// Whether a game was left, and if so, whether it is unfinished.
    unfinished: Option<bool>,
}

impl<G: TableGame> SetUpProps<G> {
    /// The ways on from here: the game as chosen, unless it cannot be played, and a usual one. Their seeds are drawn when they begin.
    pub fn ways(&self, chosen: Option<SaveOf<G>>, usual: Option<SaveOf<G>>) -> Ways {
        let begin = |save: SaveOf<G>| self.on_begin.reform(move |()| save.again(seed()));
        Ways {
            game: G::FORM.name,
            title: G::FORM.title,
            usual: usual.map(begin),
            chosen: chosen.as_ref().map(|chosen| chosen.again(Seed(0)).to_string().into()),
            begin: chosen.map(begin),
            go_on: self.on_continue.clone(),
            unfinished: self.left.as_ref().map(Save::is_in_play),
        }
    }
}

/// Properties of [`SetUpFrame`].
#[derive(Properties, PartialEq)]
pub struct SetUpFrameProps {
    /// Where it leads.
    pub ways: Ways,
    /// The game in a sentence.
    pub lead: AttrValue,
    /// The label of the button that begins the usual game.
    #[prop_or_default]
    pub usual: AttrValue,
    /// Links to other pages of the game.
    #[prop_or_default]
    pub links: Html,
    /// The choices.
    pub children: Html,
}

/// The choices, and the buttons that begin a game, go on with the one that was left and make a link.
#[component]
pub fn SetUpFrame(SetUpFrameProps { ways, lead, usual, links, children }: &SetUpFrameProps) -> Html {
    let words = use_words();
    let unfinished = ways.unfinished == Some(true);
    let class = |is_primary: bool| classes!("button", is_primary.then_some("primary"));
    let press = |on_press: &Option<Callback<()>>| on_press.clone().unwrap_or_default().reform(|_: MouseEvent| ());
    let go_on = ways.unfinished.map(|unfinished| {
        let label = if unfinished { words.text("table-continue") } else { words.text("table-look-back") };
        let onclick = ways.go_on.reform(|_| ());
        html! { <button type="button" class={class(unfinished)} {onclick}>{ label }</button> }
    });
    let is_quick = ways.usual.is_some();
    let (beside_usual, beside_begin) = if is_quick { (go_on, None) } else { (None, go_on) };
    html! {
        <section class="setup">
            <h1 tabindex="-1">{ words.text(ways.title) }</h1>
            <p class="lead">{ lead }</p>
            <div>
                if is_quick {
                    <div class="action-row setup-quick">
                        <button type="button" class={class(!unfinished)} onclick={press(&ways.usual)}>{ usual }</button>
                        { beside_usual }
                    </div>
                }
            </div>
            <div class="setup-form sheet">
                <div>
                    if is_quick {
                        <h2>{ words.text("table-own-set-up") }</h2>
                    }
                </div>
                { children.clone() }
                <div class="action-row">
                    <button type="button" class={class(!is_quick && !unfinished)} onclick={press(&ways.begin)}>
                        { words.text("table-begin") }
                    </button>
                    { beside_begin }
                    { links.clone() }
                    <a class="button" href={format!("#/how-to/{}", ways.game)}>{ words.text("home-how-to") }</a>
                </div>
                <div>
                    if let Some(text) = &ways.chosen {
                        <SetUpLink game={ways.game} {text} />
                    }
                </div>
            </div>
        </section>
    }
}
