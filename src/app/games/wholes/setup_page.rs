use std::rc::Rc;

use flub::{
    games::wholes::{Cards, Level, Pack},
    play::Seed,
};
use yew::prelude::*;

use super::{
    own_deck::OwnDeck,
    own_decks,
    pack_view::{deck_about, pack_name},
    save::{Save, SetUp},
    table::WholesTable,
};
use crate::app::{
    context::{AppContext, use_app, use_words},
    platform::seed::seed,
    table::{
        link_button::SetUpLink,
        player_rows::{PlayerRows, use_focus_at_table},
        seating,
        table_game::SetUpProps,
    },
    ui::choice::{Choice, ChoiceGroup},
    ui::settings_choices::{CoachChoice, PaceChoice, SpeechChoice},
};

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

/// What is settled before a game: the cards, who plays, and whether it is for practice.
#[component]
pub fn SetUpPage(props: &SetUpProps<WholesTable>) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let chosen = {
        let before = props.given.as_ref().or(props.left.as_ref()).map_or_else(SetUp::usual, SetUp::from);
        use_state_eq(|| before)
    };
    let change = {
        let chosen = chosen.clone();
        Callback::from(move |change: Change| chosen.set((*chosen).clone().with(change)))
    };
    let own = use_memo((), move |()| own_decks::load(&storage));
    use_focus_at_table(chosen.seating.0.len());
    let begin = |setup: SetUp| {
        let on_begin = props.on_begin.clone();
        // What cannot be played does not begin.
        Callback::from(move |_| setup.begun(seed()).into_iter().for_each(|save| on_begin.emit(save)))
    };
    let unfinished = props.left.as_ref().is_some_and(Save::is_in_play);
    let resume = props.left.is_some().then(|| {
        let label = if unfinished { words.text("wholes-continue") } else { words.text("wholes-look-back") };
        let class = classes!("button", unfinished.then_some("primary"));
        html! { <button type="button" {class} onclick={props.on_continue.reform(|_| ())}>{ label }</button> }
    });
    let usual = classes!("button", (!unfinished).then_some("primary"));
    html! {
        <section class="setup">
            <h1 tabindex="-1">{ words.text("home-wholes") }</h1>
            <p class="lead">{ words.text("wholes-setup-lead") }</p>
            <div class="action-row setup-quick">
                <button type="button" class={usual} onclick={begin(SetUp::usual())}>
                    { words.text("wholes-usual") }
                </button>
                { resume }
            </div>
            <div class="setup-form sheet">
                <h2>{ words.text("wholes-setup-own") }</h2>
                <CardsChoice chosen={(*chosen).clone()} {own} on_choose={change.reform(Change::Cards)} />
                <PlayerRows<Level> seating={chosen.seating.clone()} about={words.text("wholes-levels-about")}
                    on_change={change.reform(Change::Seating)} />
                <label class="check">
                    <input type="checkbox" checked={chosen.practice} onchange={change.reform(|_| Change::Practice)}
                        aria-describedby="practice-about" />
                    <span>{ words.text("wholes-practice") }</span>
                </label>
                <p class="choice-about" id="practice-about">{ words.text("wholes-practice-about") }</p>
                <CoachChoice />
                <PaceChoice />
                <SpeechChoice />
                <div class="action-row">
                    <button type="button" class="button" onclick={begin((*chosen).clone())}>
                        { words.text("wholes-begin") }
                    </button>
                    <a class="button" href="#/decks/wholes">{ words.text("wholes-decks-open") }</a>
                    <a class="button" href="#/how-to/wholes">{ words.text("wholes-how-to") }</a>
                </div>
                if let Some(begun) = chosen.begun(Seed(0)) {
                    <SetUpLink game="wholes" text={begun.to_string()} />
                }
            </div>
        </section>
    }
}

/// Properties of [`CardsChoice`].
#[derive(Properties, PartialEq)]
struct CardsChoiceProps {
    chosen: SetUp,
    /// The decks of one's own.
    own: Rc<Vec<OwnDeck>>,
    on_choose: Callback<Cards>,
}

/// The packs, and the decks of one's own.
#[component]
fn CardsChoice(CardsChoiceProps { chosen, own, on_choose }: &CardsChoiceProps) -> Html {
    let words = use_words();
    let packs = Pack::ALL.map(|pack| (pack_name(&words, pack), Cards::Pack(pack)));
    let own = own.iter().map(|own| (own.name.clone(), Cards::Own(own.deck.clone())));
    let (mut names, mut cards): (Vec<String>, Vec<Cards>) = packs.into_iter().chain(own).unzip();
    if !cards.contains(&chosen.cards) {
        names.push(words.text("wholes-deck-left"));
        cards.push(chosen.cards.clone());
    }
    let place = cards.iter().position(|cards| *cards == chosen.cards);
    let about = deck_about(&words, &chosen.setup().map_or_else(|| Pack::Quarters.deck(), |setup| setup.deck()));
    let choices: Vec<Choice> = names.into_iter().map(Choice::new).collect();
    let on_choose = on_choose.reform(move |index: usize| cards[index].clone());
    html! {
        <>
            <ChoiceGroup name="cards" legend={words.text("wholes-setup-cards")} {choices} chosen={place} {on_choose} />
            <p class="choice-about">{ about }</p>
        </>
    }
}
