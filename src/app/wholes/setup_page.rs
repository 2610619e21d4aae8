use flub::{
    games::wholes::{Cards, Level, Pack},
    play::Seed,
};
use yew::functional::Hook;
use yew::prelude::*;

use super::{
    own_deck::OwnDeck,
    own_decks,
    pack_view::{deck_about, pack_name},
    save::{Save, SetUp},
};
use crate::app::{
    desk::use_desk,
    html::{classes, html},
    part::part,
    settings_choices::{CoachChoice, PaceChoice, SpeechChoice},
    shared::{
        choice::{Choice, ChoiceGroup},
        kept::Kept,
        link_button::SetUpLink,
        player_rows::{PlayerRows, use_focus_at_table},
        seating,
    },
    words::Words,
};

#[derive(PartialEq)]
pub struct SetUpPageProps {
    /// The game that was left, finished or not.
    pub left: Option<Save>,
    /// What somebody sent as a link.
    pub sent: Option<SetUp>,
    /// Begins a game.
    pub on_begin: Callback<SetUp>,
    /// Goes on with the game that was left.
    pub on_continue: Callback<()>,
}

/// What is settled before a game: the cards, who plays, and whether it is for practice.
pub fn setup_page(props: SetUpPageProps) -> Html {
    part("wholes-setup", props, |props, context| use_setup_page(props).run(context))
}

/// A change to what is chosen.
enum Change {
    Cards(Cards),
    Seating(seating::Change),
    Practice,
}

impl SetUp {
    fn with(mut self, change: Change) -> Self {
        match change {
            Change::Cards(cards) => self.cards = cards,
            Change::Seating(change) => self.seating = self.seating.with(change),
            Change::Practice => self.practice = !self.practice,
        }
        self
    }
}

#[hook]
fn use_setup_page(props: &SetUpPageProps) -> Html {
    let desk = use_desk();
    let words = &desk.words;
    let chosen = {
        let before = props.sent.clone().or(props.left.as_ref().map(SetUp::from)).unwrap_or_else(SetUp::usual);
        use_state_eq(|| before)
    };
    let change = {
        let chosen = chosen.clone();
        Callback::from(move |change: Change| chosen.set((*chosen).clone().with(change)))
    };
    let own = {
        let storage = desk.storage.clone();
        use_memo((), move |()| own_decks::load(&storage))
    };
    use_focus_at_table(chosen.seating.0.len());
    let begin = |setup: SetUp| props.on_begin.reform(move |()| setup.clone());
    let unfinished = props.left.as_ref().is_some_and(Save::is_in_play);
    let resume = props.left.is_some().then(|| {
        let label = if unfinished { words.text("wholes-continue") } else { words.text("wholes-look-back") };
        let class = classes(&[("button", true), ("primary", unfinished)]);
        html! { <button type="button" {class} onclick={props.on_continue.clone()}>{ label }</button> }
    });
    let link = chosen.begun(Seed(0)).map(|begun| yew::html! { <SetUpLink game="wholes" text={begun.to_string()} /> });
    let usual = classes(&[("button", true), ("primary", !unfinished)]);
    html! {
        <section class="setup">
            <h1 tabindex="-1">{ words.text("home-wholes") }</h1>
            <p class="lead">{ words.text("wholes-setup-lead") }</p>
            <div class="action-row setup-quick">
                <button type="button" class={usual} onclick={begin(SetUp::usual())}>{ words.text("wholes-usual") }</button>
                { resume.unwrap_or_default() }
            </div>
            <div class="setup-form sheet">
                <h2>{ words.text("wholes-setup-own") }</h2>
                { cards_choice(words, &chosen, &own, &change) }
                { yew::html! { <PlayerRows<Level> seating={chosen.seating.clone()} about={words.text("wholes-levels-about")} on_change={change.reform(Change::Seating)} /> } }
                <label class="check">
                    <input type="checkbox" checked={chosen.practice} onchange={change.reform(|()| Change::Practice)} aria-describedby="practice-about" />
                    <span>{ words.text("wholes-practice") }</span>
                </label>
                <p class="choice-about" id="practice-about">{ words.text("wholes-practice-about") }</p>
                { yew::html! { <CoachChoice /> } }
                { yew::html! { <PaceChoice /> } }
                { yew::html! { <SpeechChoice /> } }
                <div class="action-row">
                    <button type="button" class="button" onclick={begin((*chosen).clone())}>{ words.text("wholes-begin") }</button>
                    <a class="button" href="#/decks/wholes">{ words.text("wholes-decks-open") }</a>
                    <a class="button" href="#/how-to/wholes">{ words.text("wholes-how-to") }</a>
                </div>
                { link.unwrap_or_default() }
            </div>
        </section>
    }
}

/// The packs, and the decks of one's own.
fn cards_choice(words: &Words, chosen: &SetUp, own: &[OwnDeck], change: &Callback<Change>) -> Html {
    let packs = Pack::ALL.map(|pack| (pack_name(words, pack), Cards::Pack(pack)));
    let own = own.iter().map(|own| (own.name.clone(), Cards::Own(own.deck.clone())));
    let (mut names, mut cards): (Vec<String>, Vec<Cards>) = packs.into_iter().chain(own).unzip();
    if !cards.contains(&chosen.cards) {
        names.push(words.text("wholes-deck-left"));
        cards.push(chosen.cards.clone());
    }
    let place = cards.iter().position(|cards| *cards == chosen.cards);
    let about = deck_about(words, &chosen.setup().map_or_else(|| Pack::Quarters.deck(), |setup| setup.deck()));
    let choose = change.reform(move |index: usize| Change::Cards(cards[index].clone()));
    html! {
        <>
            { yew::html! { <ChoiceGroup name="cards" legend={words.text("wholes-setup-cards")} choices={Vec::from_iter(names.into_iter().map(Choice::new))} chosen={place} on_choose={choose} /> } }
            <p class="choice-about">{ about }</p>
        </>
    }
}
