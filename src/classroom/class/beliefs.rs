//! The commonest mistaken beliefs of a class, and the steps with theirs.

use flub::lessons::{Belief, ClassProgress};
use yew::prelude::*;

use super::grid::step_name;
use crate::{
    context::use_words,
    games::Game,
    i18n::Words,
    lessons::use_class::ClassHandle,
    route::{Route, places::LearnPlace},
    ui::renewed::renewed,
};

/// The sentences about the mistaken beliefs of a ladder, put together once for a whole class.
pub struct Sentences(Vec<Vec<String>>);

impl Sentences {
    /// Those of a game.
    pub fn new(words: &Words, game: &Game) -> Self {
        let sentence = |step, index| (game.lessons()?.belief)(words, step, index);
        Self((1..=game.steps()).map(|step| (0..).map_while(|index| sentence(step, index)).collect()).collect())
    }

    /// The sentence about a belief of a step, counted from 1, by its index.
    pub fn at(&self, step: usize, index: usize) -> Option<&str> {
        self.0.get(step.checked_sub(1)?)?.get(index).map(String::as_str)
    }
}

/// Properties of [`Beliefs`] and [`Steps`].
#[derive(Properties, PartialEq)]
pub struct BeliefsProps {
    /// The class.
    pub class: ClassHandle,
    /// The game.
    pub game: &'static Game,
}

/// What the class gets wrong, the commonest first, with who on request.
#[component]
pub fn Beliefs(BeliefsProps { class, game }: &BeliefsProps) -> Html {
    let words = use_words();
    let class = class.class();
    let sentences = Sentences::new(&words, game);
    let found = class.beliefs(game.tile.name, |step, index| sentences.at(step, index));
    let (held, overcome): (Vec<_>, Vec<_>) = found.iter().partition(|belief| !belief.held.is_empty());
    let list = |beliefs: &[&Belief<&str>]| {
        html! { <ol class="class-beliefs">{ for beliefs.iter().map(|belief| drawn(&words, &class, belief)) }</ol> }
    };
    html! {
        <section class="class-part" aria-labelledby="class-beliefs">
            <h2 id="class-beliefs">{ words.text("class-beliefs-title") }</h2>
            if held.is_empty() {
                <p>{ words.text("class-no-beliefs") }</p>
            } else {
                <p>{ words.text("class-beliefs-about") }</p>
                { list(&held) }
            }
            if !overcome.is_empty() {
                <details>
                    <summary>{ renewed(words.with("class-beliefs-overcome", &[("count", overcome.len().into())])) }</summary>
                    { list(&overcome) }
                </details>
            }
        </section>
    }
}

fn drawn(words: &Words, class: &ClassProgress, found: &Belief<&str>) -> Html {
    let names = |places: &[usize]| {
        let names = places.iter().filter_map(|&place| class.students().get(place));
        names
            .map(|student| html! { <li key={student.nickname()}><bdi>{ student.nickname() }</bdi></li> })
            .collect::<Html>()
    };
    let steps = found.steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let values = [("count", found.steps.len().into()), ("steps", steps.into())];
    let group = |title: String, places: &[usize]| {
        if places.is_empty() {
            return html! {};
        }
        html! { <div><p>{ title }</p><ul class="class-names">{ names(places) }</ul></div> }
    };
    html! {
        <li>
            <p class="class-belief">{ found.belief }</p>
            <p class="quiet">
                { renewed(words.with("class-belief-count", &[("held", found.held.len().into()), ("overcome", found.overcome.len().into())])) }
                { " " }
                { words.with("class-belief-steps", &values) }
            </p>
            <details>
                <summary>{ words.text("class-belief-who") }</summary>
                { group(words.text("class-held"), &found.held) }
                { group(words.text("class-overcome"), &found.overcome) }
            </details>
        </li>
    }
}

/// The steps by number, each with how many have learnt it and what most get wrong there.
#[component]
pub fn Steps(BeliefsProps { class, game }: &BeliefsProps) -> Html {
    let words = use_words();
    let class = class.class();
    let sentences = Sentences::new(&words, game);
    let rows = (1..=game.steps()).map(|step| {
        let here = |at: usize, index| sentences.at(at, index).filter(|_| at == step);
        let commonest = class.beliefs(game.tile.name, here).into_iter().find(|belief| !belief.held.is_empty());
        let learnt = class.learnt_at(game.tile.name, step);
        let values = [("learnt", learnt.into()), ("students", class.students().len().into())];
        html! {
            <li key={step}>
                <a href={Route::Learn(LearnPlace::Step { game, step }).href()}>{ step_name(&words, game, step) }</a>
                { " " }
                <span class="quiet">{ renewed(words.with("class-step-learnt", &values)) }</span>
                if let Some(belief) = commonest {
                    <p>
                        { renewed(words.with("class-step-belief", &[("held", belief.held.len().into()), ("belief", belief.belief.into())])) }
                    </p>
                }
            </li>
        }
    });
    html! {
        <section class="class-part" aria-labelledby="class-steps">
            <h2 id="class-steps">{ words.text("class-steps-title") }</h2>
            <ul class="class-steps">{ for rows }</ul>
        </section>
    }
}
