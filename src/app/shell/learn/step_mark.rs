//! The state of a step, and its mark.

use flub::teach::{Day, Mastery, Standing};
use yew::prelude::*;

/// The state of a step on a day, for its message and its mark.
pub fn state(standing: Standing, today: Day) -> &'static str {
    match standing.mastery() {
        Mastery::New => "new",
        _ if standing.is_due(today) => "due",
        mastery if mastery.is_learnt() => "learnt",
        _ => "learning",
    }
}

/// The mark of a state: a shape, which its colour only goes with. With a label it stands for the words.
pub fn mark(state: &'static str, label: Option<&str>) -> Html {
    let data = match state {
        "learnt" => "M6 12.5 10.5 17 18.5 7.5",
        "due" => "M18 8.5A7.5 7.5 0 1 0 19.5 13M18.8 3.8 18.2 9 13 8.4",
        "learning" => "M6 12h.1M12 12h.1M18 12h.1",
        _ => "",
    };
    let path = html! { <path d={data} /> };
    match label {
        Some(label) => html! { <svg viewBox="0 0 24 24" role="img" aria-label={label.to_owned()}>{ path }</svg> },
        None => html! { <svg viewBox="0 0 24 24" aria-hidden="true">{ path }</svg> },
    }
}
