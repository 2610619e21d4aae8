//! What an exercise on paper is answered with: boxes to tick, blanks, and lines to write on.

use yew::prelude::*;

/// A box to tick, with what it stands for.
pub fn tick(label: impl Into<Html>) -> Html {
    html! { <span class="paper-tick"><span class="paper-box" aria-hidden="true"></span>{ label.into() }</span> }
}

/// Boxes to tick, under what they are about.
pub fn ticks(legend: Option<String>, labels: impl IntoIterator<Item = String>) -> Html {
    html! {
        <div class="paper-ticks">
            { for legend.map(|legend| html! { <span class="paper-label">{ legend }</span> }) }
            { for labels.into_iter().map(tick) }
        </div>
    }
}

/// How long a blank is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// For a number or a letter.
    Short,
    /// For a few numbers or letters.
    Long,
    /// The rest of the line, and this number of further lines.
    Lines(usize),
}

/// A blank to write on, after its label.
pub fn blank(label: String, room: Room) -> Html {
    let (class, more) = match room {
        Room::Short => ("paper-blank short", 0),
        Room::Long => ("paper-blank", 0),
        Room::Lines(more) => ("paper-blank whole", more),
    };
    html! {
        <div class="paper-write">
            <p><span class="paper-label">{ label }</span><span {class} aria-hidden="true"></span></p>
            { for (0..more).map(|line| html! { <span key={line} class="paper-line" aria-hidden="true"></span> }) }
        </div>
    }
}

/// The sign for a gap in a text.
pub const GAP: char = '_';

/// A text whose gaps are blanks to write on.
pub fn with_gaps(text: &str) -> Html {
    let mut parts = text.split(GAP);
    let first = parts.next().unwrap_or_default().to_owned();
    let rest =
        parts.map(|part| html! { <><span class="paper-gap" role="img" aria-label="…"></span>{ part.to_owned() }</> });
    html! { <>{ first }{ for rest }</> }
}
