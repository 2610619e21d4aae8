//! A sum drawn against one whole: as parts of a bar, or as hops along a number line.

use flub::games::wholes::Face;
use yew::prelude::*;

use super::{card_speech::sum_so_far, face_view::FaceDrawing};
use crate::app::{context::use_words, i18n::Words};

/// More marks than these are not drawn between 0 and 1.
const MOST_MARKS: u32 = 24;

/// Properties of [`SumBar`] and [`NumberLine`].
#[derive(Properties, PartialEq)]
pub struct SumProps {
    /// The values that are added up.
    pub faces: Vec<Face>,
}

/// A bar from 0 to 1, filled by the values in order. What is missing is dashed; what exceeds 1 is hatched, and the bar
/// then extends to the sum.
#[component]
pub fn SumBar(props: &SumProps) -> Html {
    scale(&use_words(), &props.faces, "sum sum-bar")
}

/// A number line from 0 to 1, and a hop for each value.
#[component]
pub fn NumberLine(props: &SumProps) -> Html {
    scale(&use_words(), &props.faces, "sum sum-line")
}

fn scale(words: &Words, faces: &[Face], class: &'static str) -> Html {
    let Some((parts, whole)) = Face::in_common_parts(faces) else { return html! {} };
    let sum = parts.iter().fold(0_u32, |sum, &part| sum.saturating_add(part));
    let end = sum.max(whole);
    let place = |from: u32, width: u32| format!("left:calc(100%*{from}/{end});width:calc(100%*{width}/{end})");
    let mut from = 0_u32;
    let segments = faces.iter().zip(parts).enumerate().map(|(nth, (&face, part))| {
        // A part lies above the next one, so that the dot at its end is whole.
        let style = format!("{};z-index:{}", place(from, part), faces.len() - nth);
        from = from.saturating_add(part);
        html! { <span class="sum-part" {style}><FaceDrawing {face} /></span> }
    });
    let missing = (sum < whole).then(|| html! { <span class="sum-missing" style={place(sum, whole - sum)} /> });
    let beyond = (sum > whole).then(|| html! { <span class="sum-beyond" style={place(whole, sum - whole)} /> });
    let marks = if whole > MOST_MARKS { 2 } else { whole };
    let marks = format!("background-size:calc(100%*{whole}/{end}/{marks}) 100%");
    let class = classes!(class, (sum == whole).then_some("full"));
    html! {
        <span {class} role="img" aria-label={sum_so_far(words, faces)}>
            <span class="sum-parts">{ beyond }{ for segments }{ missing }</span>
            <span class="sum-marks" style={marks} />
            <span class="sum-ends">
                <span>{ 0 }</span>
                <span style={format!("left:calc(100%*{whole}/{end})")}>{ 1 }</span>
            </span>
        </span>
    }
}
