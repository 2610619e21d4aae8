//! The set-up of a game.

use flub::{
    games::wholes::{Cards, Level, Pack},
    play::Seed,
};
use flub_tables::{
    games::wholes::{
        deck_draft::OwnDeck,
        save::{Save, SetUp},
        table::WholesTable,
    },
    i18n::Words,
    table::set_up::SetUp as _,
};
use yew::prelude::*;

use super::{
    deck_page::{describe_deck, name_cards, pack_name},
    own_decks,
};
use crate::{
    context::{AppContext, use_app},
    table::{
        for_class::Chosen,
        seating_choice::{PlayerRows, use_focus_at_table},
        set_up_frame::{SetUpFrame, use_chosen},
        table_pages::SetUpProps,
    },
    ui::{
        choice::{Choice, ChoiceGroup, chooses},
        renewed::renewed,
        settings_choices::{PaceChoice, SpeechChoice},
    },
};

/// The set-up of a game: the cards, the players, and whether it is for practice.
#[component]
pub fn SetUpPage(props: &SetUpProps<WholesTable>) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let chosen = use_chosen(props);
    let own = use_memo((), move |()| own_decks::load(&storage));
    use_focus_at_table(chosen.seating.0.len());
    let decks = html! { <a class="button" href="#/decks/wholes">{ words.text("wholes-decks-open") }</a> };
    let settings = html! {
        <>
            <PaceChoice />
            <SpeechChoice />
        </>
    };
    let on_cards = chooses(&chosen, |chosen, (deck, cards)| (chosen.deck, chosen.cards) = (deck, cards));
    let more = html! { <p class="choice-about">{ words.text("wholes-one-device") }</p> };
    html! {
        <SetUpFrame ways={props.ways(chosen.begun(Seed(0)))} lead={words.text("wholes-setup-lead")} {more} {settings} links={decks}>
            { draw_cards_choice(&words, &chosen, &own, &on_cards) }
            <PlayerRows<Level> seating={chosen.seating.clone()} about={words.text("wholes-levels-about")}
                on_change={chooses(&chosen, |chosen, change| chosen.seating.change(change))} />
            <label class="check">
                <input type="checkbox" checked={chosen.practice}
                    onchange={chooses(&chosen, |chosen, _: Event| chosen.practice = !chosen.practice)} />
                <span>{ words.text("wholes-practice") }</span>
            </label>
        </SetUpFrame>
    }
}

/// The choices of a set-up, each with the heading it has on the page.
pub fn about(words: &Words, save: &Save) -> Vec<Chosen> {
    let chosen = SetUp::from(save);
    let mut about = vec![
        (words.text("wholes-setup-cards"), name_cards(words, &chosen.cards, &chosen.deck)),
        (words.text("seating-who-plays"), chosen.seating.about(words)),
    ];
    if chosen.practice {
        about.push((words.text("wholes-practice"), words.text("wholes-practice-about")));
    }
    about
}

/// The packs, and the decks of one's own. `on_choose` is called with the name of the deck, empty for a pack, and its cards.
fn draw_cards_choice(words: &Words, chosen: &SetUp, own: &[OwnDeck], on_choose: &Callback<(String, Cards)>) -> Html {
    let packs = Pack::ALL.map(|pack| (String::new(), Cards::Pack(pack)));
    let own = own.iter().map(|own| (own.name.clone(), Cards::Own(own.deck.clone())));
    let mut decks: Vec<(String, Cards)> = packs.into_iter().chain(own).collect();
    if !decks.iter().any(|(_, cards)| *cards == chosen.cards) {
        decks.push((chosen.deck.clone(), chosen.cards.clone()));
    }
    let names = decks.iter().map(|(name, cards)| match cards {
        Cards::Pack(pack) => pack_name(words, *pack),
        Cards::Own(_) if name.is_empty() => words.text("wholes-deck-left"),
        Cards::Own(_) => name.clone(),
    });
    let choices: Vec<Choice> = names.map(Choice::new).collect();
    let place = decks.iter().position(|(_, cards)| *cards == chosen.cards);
    let about = describe_deck(words, &chosen.setup().map_or_else(|| Pack::Quarters.deck(), |setup| setup.deck()));
    let on_choose = on_choose.reform(move |index: usize| decks[index].clone());
    html! {
        <>
            <ChoiceGroup name="cards" legend={words.text("wholes-setup-cards")} {choices} chosen={place} {on_choose} />
            <p class="choice-about">{ renewed(about) }</p>
        </>
    }
}
