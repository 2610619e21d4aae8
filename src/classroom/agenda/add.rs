//! The button that adds what is chosen to tomorrow's lesson.

use flub::classroom::AgendaFault;
use flub_tables::i18n::Words;
use yew::prelude::*;

use super::kept::{change, use_kept};
use crate::{
    context::{AppContext, use_app},
    route::{Route, places::TeachPlace},
    ui::renewed::renewed,
};

#[derive(Properties, PartialEq)]
pub struct AddToLessonProps {
    /// The addresses to add, each as the fragment that names the page.
    pub places: Vec<String>,
    /// What the lesson is called from now on if it has no name.
    #[prop_or_default]
    pub name: AttrValue,
    /// Called once they are added.
    #[prop_or_default]
    pub on_added: Callback<()>,
}

/// Adds pages to the lesson, and says how many there are in it, with a link to it.
#[component]
pub fn AddToLesson(AddToLessonProps { places, name, on_added }: &AddToLessonProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let kept = use_kept();
    let has_no_room = use_state_eq(|| false);
    let is_added = places.iter().all(|place| kept.agenda.position(place).is_some());
    let onclick = (!is_added).then(|| {
        let (places, name, on_added) = (places.clone(), name.clone(), on_added.clone());
        let has_no_room = has_no_room.clone();
        Callback::from(move |_: MouseEvent| {
            let fits = change(&storage, |kept| {
                let mut more = kept.agenda.clone();
                if more.name().is_empty() {
                    more.rename(&name);
                }
                // What is in it already stays where it is.
                let fits = places.iter().all(|place| matches!(more.add(place), Ok(()) | Err(AgendaFault::NoPlace)));
                if fits {
                    kept.agenda = more;
                }
                fits
            });
            has_no_room.set(!fits);
            if fits {
                on_added.emit(());
            }
        })
    });
    html! {
        <div class="row lesson-add no-print">
            <button type="button" class="button" aria-disabled={is_added.to_string()} {onclick}>{ words.text("lesson-add") }</button>
            <span role="status">
                if *has_no_room {
                    { words.text("lesson-full") }
                } else {
                    { draw_count(&words, kept.agenda.places().len()) }
                }
            </span>
        </div>
    }
}

/// How much is in the lesson, as a link to it; nothing if nothing is.
fn draw_count(words: &Words, count: usize) -> Html {
    html! {
        if count > 0 {
            <a href={Route::Teach(TeachPlace::Lesson(None)).href()}>
                { renewed(words.with("lesson-in", &[("count", count.into())])) }
            </a>
        }
    }
}
