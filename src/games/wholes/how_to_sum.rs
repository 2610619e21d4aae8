//! Cards to add up beside the text.

use flub::games::wholes::{Card, Face};
use yew::prelude::*;

use super::{PlayingCard, SumBar, card_speech::sum_so_far};
use crate::{
    context::use_words,
    ui::{article::Drawn, renewed::renewed},
};

/// Cards with commas between them. Those that are touched are added up.
#[derive(Debug)]
pub struct TrySum(pub &'static str);

impl Drawn for TrySum {
    fn draw(&'static self) -> Html {
        html! { <TrySumView cards={self.0} /> }
    }
}

#[derive(Properties, PartialEq)]
struct TrySumProps {
    cards: &'static str,
}

#[component]
fn TrySumView(TrySumProps { cards }: &TrySumProps) -> Html {
    let words = use_words();
    let picked = use_state(Vec::<usize>::new);
    let faces: Vec<Face> = cards.split(',').filter_map(|face| face.parse().ok()).collect();
    let buttons = faces.iter().enumerate().map(|(place, &face)| {
        let is_picked = picked.contains(&place);
        let onclick = {
            let picked = picked.clone();
            move |_| {
                let mut now = picked.to_vec();
                now.retain(|&other| other != place);
                now.extend((!is_picked).then_some(place));
                picked.set(now);
            }
        };
        html! {
            <li key={place}>
                <button type="button" class="try-card" aria-pressed={is_picked.to_string()} {onclick}>
                    <PlayingCard card={Card::Face(face)} />
                </button>
            </li>
        }
    });
    let sum: Vec<Face> = picked.iter().map(|&place| faces[place]).collect();
    let says = if sum.is_empty() { words.text("how-to-wholes-try") } else { sum_so_far(&words, &sum) };
    html! {
        <div class="try how-to-sum">
            <ul class="card-row">{ for buttons }</ul>
            <div class="try-bar"><SumBar faces={sum} /></div>
            <div class="try-says" role="status"><p>{ renewed(says) }</p></div>
        </div>
    }
}
