//! A table by link: a game's set-up with all that a class shares, as a link and a code that begin it.

use flub::play::Outline;
use yew::prelude::*;

use super::set_up::{
    arranging::{Arrangement, Arranging},
    start_choice::StartChoice,
};
use crate::app::{
    context::use_words,
    games::{GAMES, Game},
    platform::seed::seed,
    shell::invitation::Sent,
    table::{for_class::FormProps, link::LinkKind, link_card::LinkCard},
    ui::choice::{Choice, ChoiceGroup},
};

/// The page.
#[component]
pub fn SetUpPage() -> Html {
    let words = use_words();
    let place = use_state_eq(|| 0);
    let choices: Vec<Choice> = GAMES.iter().map(|game| Choice::new(words.text(game.tile.title))).collect();
    let on_choose = {
        let place = place.clone();
        move |index| place.set(index)
    };
    let arrangement = use_state_eq(Arrangement::default);
    let game = GAMES.get(*place);
    html! {
        <div class="setup">
            <div class="setup-head">
                <h1 tabindex="-1">{ words.text("teach-set-up") }</h1>
                <p class="lead">{ words.text("set-up-lead") }</p>
            </div>
            <div class="setup-form sheet">
                <ChoiceGroup name="class-game" legend={words.text("set-up-game")} {choices} chosen={Some(*place)}
                    {on_choose} />
            </div>
            { for game.map(|game| html! { <Making key={game.tile.name} {game} {arrangement} /> }) }
        </div>
    }
}

/// Properties of [`Making`].
#[derive(Properties, PartialEq)]
struct MakingProps {
    game: &'static Game,
    arrangement: UseStateHandle<Arrangement>,
}

/// The choices for a game, and the link that they make.
#[component]
fn Making(MakingProps { game, arrangement }: &MakingProps) -> Html {
    let words = use_words();
    let seed = *use_memo((), |()| seed());
    let start = use_state_eq(|| None::<AttrValue>);
    let chosen = use_state_eq(|| None::<AttrValue>);
    let on_chosen = {
        let setter = chosen.setter();
        use_callback((), move |text, ()| setter.set(text))
    };
    let on_start = {
        let setter = start.setter();
        use_callback((), move |text, ()| setter.set(text))
    };
    let form = (game.pages.for_class.form)(FormProps { start: (*start).clone(), seed, on_chosen });
    let steps = |text: &Option<AttrValue>| text.as_ref().map_or(0, |text| Outline::of(text).steps());
    let is_left_out = steps(&start) > 0 && steps(&chosen) == 0;
    let made = chosen.as_ref().map(|text| {
        let text: AttrValue = arrangement.applied(text).into();
        html! {
            <>
                <Sent {game} text={&text} />
                <LinkCard game={game.tile.name} kind={LinkKind::Table} {text} label={words.text("set-up-copy")} />
            </>
        }
    });
    let made = made.unwrap_or_else(|| html! { <p>{ words.text("set-up-impossible") }</p> });
    html! {
        <>
            <div class="setup-form sheet">{ form }</div>
            <section class="sheet" aria-labelledby="class-shares">
                <h2 id="class-shares">{ words.text("set-up-shared") }</h2>
                <Arranging chosen={arrangement.clone()} has_cards={game.tile.has_decks} />
            </section>
            <StartChoice {game} start={(*start).clone()} {is_left_out} {on_start} />
            <section class="sheet stack" aria-labelledby="class-link">
                <h2 id="class-link">{ words.text("set-up-opens") }</h2>
                { made }
            </section>
            <p class="quiet">{ words.text("set-up-by-turns") }</p>
        </>
    }
}
