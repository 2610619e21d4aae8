//! The pages of a lesson in order, each with buttons that move it and take it out.

use flub::classroom::Agenda;
use yew::prelude::*;

use super::{kept::change, wording::describe};
use crate::{
    classroom::take::draw_on_paper,
    context::{AppContext, use_app},
    platform::page::focus,
    route::Route,
    ui::buttons::{CROSS, IconButton},
};

/// What a button does with a place.
#[derive(Clone, Copy, PartialEq)]
enum Act {
    Up,
    Down,
    Remove,
}

impl Act {
    const ALL: [Self; 3] = [Self::Up, Self::Down, Self::Remove];

    /// The name for messages and for the style sheet, and the drawing.
    const fn look(self) -> (&'static str, &'static str) {
        match self {
            Self::Up => ("up", "M5 15l7-8 7 8"),
            Self::Down => ("down", "M5 9l7 8 7-8"),
            Self::Remove => ("remove", CROSS),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ListProps {
    pub agenda: Agenda,
}

/// The list, on the page and on paper. The focus stays with what was moved.
#[component]
pub fn List(ListProps { agenda }: &ListProps) -> Html {
    let AppContext { words, storage, announcer, .. } = use_app();
    let count = agenda.places().len();
    // The place and the button to focus once the list is drawn.
    let wanted = use_mut_ref(|| None::<(usize, &'static str)>);
    use_effect_with(agenda.clone(), {
        let wanted = wanted.clone();
        move |_| {
            if let Some((place, button)) = wanted.take() {
                focus(&format!(".lesson-item:nth-child({}) .lesson-{button} button", place + 1));
            }
        }
    });
    let items = agenda.places().iter().enumerate().map(|(at, place)| {
        let href = format!("#/{place}");
        let [kind, what] = describe(&words, &Route::parse(place));
        let name = if what.is_empty() { kind.clone() } else { what.clone() };
        let button = |act: Act| {
            let (change_name, path) = act.look();
            let to = match act {
                Act::Up => at.checked_sub(1),
                Act::Down => Some(at + 1).filter(|to| *to < count),
                Act::Remove => Some(at),
            };
            let label = words.with("lesson-change", &[("change", change_name.into()), ("what", name.clone().into())]);
            let onclick = {
                let (storage, announcer, wanted) = (storage.clone(), announcer.clone(), wanted.clone());
                let (words, name, place) = (words.clone(), name.clone(), place.clone());
                move |_: MouseEvent| {
                    let Some(to) = to else { return };
                    change(&storage, |kept| {
                        // Another window may have moved it.
                        match (act, kept.agenda.position(&place)) {
                            (Act::Remove, Some(at)) => kept.agenda.remove(at),
                            (_, Some(at)) => kept.agenda.shift(at, to),
                            (_, None) => {}
                        }
                    });
                    let left = if act == Act::Remove { count - 1 } else { count };
                    let values = [("what", name.clone().into()), ("place", (to + 1).into()), ("count", left.into())];
                    announcer.announce(match act {
                        Act::Remove => words.with("lesson-removed", &values),
                        Act::Up | Act::Down => words.with("lesson-moved", &values),
                    });
                    wanted.replace(Some((to.min(left.saturating_sub(1)), change_name)));
                    if left == 0 {
                        focus("main h1");
                    }
                }
            };
            html! {
                <span key={change_name} class={format!("lesson-{change_name}")}>
                    <IconButton {label} {path} disabled={to.is_none()} onclick={Callback::from(onclick)} />
                </span>
            }
        };
        html! {
            <li key={place.clone()} class="lesson-item">
                <div class="lesson-what">
                    if what.is_empty() {
                        <a href={href.clone()}>{ kind }</a>
                    } else {
                        <span class="quiet">{ kind }</span>
                        <a href={href.clone()}>{ what }</a>
                    }
                </div>
                { draw_on_paper(&words, &href, &href) }
                <div class="lesson-acts-of no-print">{ for Act::ALL.map(button) }</div>
            </li>
        }
    });
    html! { <ol class="lesson-items">{ for items }</ol> }
}
