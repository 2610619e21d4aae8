//! What the pages have in common on which a game is settled.

use flub::play::Seed;
use yew::prelude::*;

use super::{
    link_button::SetUpLink,
    save::Save,
    table_game::{SaveOf, SetUpProps, TableGame},
};
use crate::app::{context::use_words, platform::seed::seed};

/// What is chosen on the page: at first as in the game whose set-up was given, or in the one that was left, else the usual.
#[hook]
pub fn use_chosen<G, C>(page: &SetUpProps<G>, usual: impl FnOnce() -> C) -> UseStateHandle<C>
where
    G: TableGame,
    C: for<'a> From<&'a SaveOf<G>> + PartialEq + 'static,
{
    use_state_eq(|| page.given.as_ref().or(page.left.as_ref()).map_or_else(usual, C::from))
}

/// Properties of [`SetUpFrame`].
#[derive(Properties, PartialEq)]
pub struct SetUpFrameProps<G: TableGame> {
    /// What the page was given.
    pub page: SetUpProps<G>,
    /// What the game is about, in a sentence.
    pub lead: AttrValue,
    /// The game that begins as it is chosen, from any seed; nothing while it cannot be played.
    pub chosen: Option<SaveOf<G>>,
    /// The usual game, which begins at a press, and what its button says.
    #[prop_or_default]
    pub usual: Option<(SaveOf<G>, AttrValue)>,
    /// The ways to pages beside.
    #[prop_or_default]
    pub links: Html,
    /// What can be chosen.
    pub children: Html,
}

/// What can be chosen, and the buttons that begin a game, go on with the one that was left and make a link.
#[component]
pub fn SetUpFrame<G: TableGame>(props: &SetUpFrameProps<G>) -> Html {
    let words = use_words();
    let SetUpProps { left, on_continue, on_begin, .. } = &props.page;
    let unfinished = left.as_ref().is_some_and(Save::is_in_play);
    let class = |is_primary: bool| classes!("button", is_primary.then_some("primary"));
    let begin = |save: &Option<SaveOf<G>>| {
        let (save, on_begin) = (save.clone(), on_begin.clone());
        // What cannot be played does not begin.
        move |_: MouseEvent| save.iter().for_each(|save| on_begin.emit(save.again(seed())))
    };
    let resume = left.as_ref().map(|_| {
        let label = if unfinished { words.text("table-continue") } else { words.text("table-look-back") };
        html! { <button type="button" class={class(unfinished)} onclick={on_continue.reform(|_| ())}>{ label }</button> }
    });
    let (quick, resume) = match &props.usual {
        Some((usual, label)) => {
            let begin = begin(&Some(usual.clone()));
            let quick = html! {
                <div class="action-row setup-quick">
                    <button type="button" class={class(!unfinished)} onclick={begin}>{ label }</button>
                    { resume }
                </div>
            };
            (Some(quick), None)
        }
        None => (None, resume),
    };
    let own = quick.as_ref().map(|_| html! { <h2>{ words.text("table-own-set-up") }</h2> });
    let begins = class(quick.is_none() && !unfinished);
    let link = props.chosen.as_ref().map(|chosen| chosen.again(Seed(0)).to_string());
    html! {
        <section class="setup">
            <h1 tabindex="-1">{ words.text(G::FORM.title) }</h1>
            <p class="lead">{ &props.lead }</p>
            <div>{ quick }</div>
            <div class="setup-form sheet">
                <div>{ own }</div>
                { props.children.clone() }
                <div class="action-row">
                    <button type="button" class={begins} onclick={begin(&props.chosen)}>{ words.text("table-begin") }</button>
                    { resume }
                    { props.links.clone() }
                    <a class="button" href={format!("#/how-to/{}", G::FORM.name)}>{ words.text("home-how-to") }</a>
                </div>
                <div>
                    if let Some(text) = link {
                        <SetUpLink game={G::FORM.name} {text} />
                    }
                </div>
            </div>
        </section>
    }
}
