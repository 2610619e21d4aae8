use flub::play::Seat;
use yew::prelude::*;

use super::{
    midend::TableMsg,
    sending::sends,
    staging::StageSide,
    table_game::{TableGame, TableHandle},
};
use crate::app::{
    context::use_words,
    platform::focus::focus,
    ui::{renewed::renewed, seat_mark::SeatMark},
};

/// Properties of [`StagePanel`].
#[derive(Properties, PartialEq)]
pub struct StagePanelProps<G: TableGame> {
    /// The table.
    pub table: TableHandle<G>,
    /// What the game draws beside the words.
    #[prop_or_default]
    pub children: Html,
}

/// What is on the stage, large, in place of the actions. A tap anywhere on it, or Enter, lets it go on.
#[component]
pub fn StagePanel<G: TableGame>(StagePanelProps { table, children }: &StagePanelProps<G>) -> Html {
    let words = use_words();
    use_effect_with(table.staged.map(|staged| staged.step), |_| focus("#stage-go-on"));
    let Some(view) = table.stage(&words) else { return html! {} };
    let sides = view.sides.iter().enumerate().map(|(place, side)| side_of(place, side));
    let list = view.list.iter().enumerate();
    let list = list.map(|(place, shown)| html! { <li key={place} class="stage-part">{ renewed(shown) }</li> });
    html! {
        <section class="stage" aria-labelledby="stage-title" onclick={sends(table, TableMsg::GoOn)}>
            <h3 id="stage-title" class="stage-title">{ renewed(view.title) }</h3>
            <div class="stage-sides">{ for sides }</div>
            { for view.sentences.iter().map(|sentence| html! { <p>{ renewed(sentence) }</p> }) }
            <ol class="stage-parts">{ for list }</ol>
            { children.clone() }
            // The click reaches the stage.
            <button id="stage-go-on" type="button" class="button primary wide">{ words.text("table-go-on") }</button>
        </section>
    }
}

fn side_of(place: usize, side: &StageSide) -> Html {
    let players = side.players.iter().map(|(mark, name): &(Seat, String)| {
        html! { <li><SeatMark seat={*mark} />{ renewed(name) }</li> }
    });
    html! {
        <div key={place} class="stage-side">
            <ul>{ for players }</ul>
            <p class="stage-note">{ side.note.as_ref().map(renewed) }</p>
        </div>
    }
}
