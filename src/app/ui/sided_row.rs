//! A row of buttons, one of which must not be pressed by a tap that was meant for what stood there before.

use yew::prelude::*;

use crate::app::platform::guard::is_left_free;

/// Properties of [`SidedRow`].
#[derive(Properties, PartialEq)]
pub struct SidedRowProps {
    /// The button that reveals a hand, lets a right pass or hands in.
    pub grave: Html,
    /// The button beside it, if there is one.
    #[prop_or_default]
    pub other: Html,
}

/// Two halves. The grave button is in the one away from the latest tap, and stays there.
#[component]
pub fn SidedRow(SidedRowProps { grave, other }: &SidedRowProps) -> Html {
    let row = use_node_ref();
    let is_left = use_state_eq(|| false);
    {
        let (row, is_left) = (row.clone(), is_left.setter());
        use_effect_with((), move |()| is_left.set(row.cast().is_some_and(|row| is_left_free(&row))));
    }
    // With keys they change places as they are, and no button becomes the other.
    let mut halves =
        [html! { <div key="grave">{ grave.clone() }</div> }, html! { <div key="other">{ other.clone() }</div> }];
    if !*is_left {
        halves.reverse();
    }
    html! { <div ref={row} class="sided">{ for halves }</div> }
}
