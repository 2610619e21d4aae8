//! The page of a link to a lesson.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    kept::{describe_unreadable, load, read_link, replace},
    outline,
};
use crate::{
    context::{AppContext, use_app},
    route::places::TeachPlace,
    ui::notice::{Notice, Tone},
};

#[derive(Properties, PartialEq)]
pub struct LinkedLessonProps {
    /// The encoded text of the link.
    pub link: Rc<str>,
}

/// Opens the lesson of a link unless that would replace another one, asks first if it would, or says what is wrong with the link.
#[component]
pub fn LinkedLesson(LinkedLessonProps { link }: &LinkedLessonProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let linked = use_memo(link.clone(), |link| read_link(link));
    let has_no_room = use_state_eq(|| false);
    let kept = load(&storage).agenda;
    let is_in_the_way = !kept.places().is_empty() && linked.as_ref().as_ref().is_ok_and(|agenda| *agenda != kept);
    let own = TeachPlace::Lesson(None).href();
    let open = {
        let (storage, linked, has_no_room, own) = (storage.clone(), linked.clone(), has_no_room.clone(), own.clone());
        Callback::from(move |()| {
            let Ok(agenda) = &*linked else { return };
            let is_replaced = replace(&storage, agenda.clone()).is_ok();
            has_no_room.set(!is_replaced);
            if is_replaced {
                // Replaces the link, so that the back button does not return to it.
                let _ = gloo::utils::window().location().replace(&own);
            }
        })
    };
    {
        let (open, opens) = (open.clone(), linked.is_ok() && !is_in_the_way);
        use_effect_with((), move |()| {
            if opens {
                open.emit(());
            }
        });
    }
    match &*linked {
        Ok(agenda) => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("lesson-link-title") }</h1>
                <p>{ outline(&words, agenda) }</p>
                if is_in_the_way {
                    <p>{ words.text("lesson-link-in-the-way") }</p>
                    <div class="action-row">
                        <a class="button primary" href={own}>{ words.text("lesson-link-mine") }</a>
                        <button type="button" class="button" onclick={open.reform(|_| ())}>{ words.text("lesson-link-open") }</button>
                    </div>
                }
                if *has_no_room {
                    <Notice tone={Tone::Wrong}><p role="alert">{ words.text("lesson-no-room") }</p></Notice>
                }
            </div>
        },
        Err(unreadable) => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("shell-sent-unusable") }</h1>
                <Notice tone={Tone::Wrong}><p role="alert">{ describe_unreadable(&words, *unreadable) }</p></Notice>
                <div class="action-row">
                    <a class="button primary" href={own}>{ words.text("lesson-title") }</a>
                </div>
            </div>
        },
    }
}
