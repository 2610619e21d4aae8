//! The drawing on each game's tile, as if made by hand: a pencil's lines do not meet exactly.

use yew::prelude::*;

/// Which drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emblem {
    /// Nine squares with a triplet through them.
    LawToe,
    /// Sixteen squares with letters of a network.
    Poe,
    /// A whole put together from parts.
    Wholes,
    /// A small board that floats in a large one.
    Floating,
}

impl Emblem {
    /// The drawing; nothing that a screen reader would miss.
    pub fn draw(self) -> Html {
        let drawing = match self {
            Emblem::LawToe => html! {
                <>
                    <path class="pencil" d="M41 9.5c-.7 26-.4 54 .3 79.5M70.5 10.5c.6 27-.2 52-.6 78.5M12.5 36c25-.8 58-.6 86 .4M13 65.5c28 .7 56 .3 86-.5" />
                    <path class="stroke" d="M27 24C40 35 44 42 56 51s33 3 43-1" />
                    <text x="26" y="31">{"P"}</text><text x="56" y="59">{"O"}</text><text x="85" y="58">{"P"}</text>
                    <text class="faint" x="85" y="31">{"F"}</text><text class="faint" x="26" y="87">{"F"}</text>
                    <path class="ring" d="M46 43c5-6 17-5 20.5 3 3 8-3 16-11.5 15.5-8-.4-13.5-8-10.5-16" />
                </>
            },
            Emblem::Poe => html! {
                <>
                    <path class="pencil" d="M34 9c-.5 27-.3 55 .2 82M56.5 8.5c.4 27 .2 55-.3 82.5M78 9.5c-.4 27 .1 54 .3 81.5M13 30.5c28-.6 58-.4 86 .2M12.5 51.5c29 .5 58 .2 87-.3M13 71.5c28-.4 58-.2 86 .4" />
                    <path class="stroke" d="M23 20C34 30 36 33 45 41s14 8 22 0 14-2 22-1" />
                    <path class="stroke dashed" d="M23 81c10-2 14-8 22-9s14 10 22 9 14-1 22 0" />
                    <text class="small" x="23" y="26">{"P"}</text><text class="small" x="45" y="47">{"R"}</text>
                    <text class="small" x="67" y="47">{"P"}</text><text class="small" x="89" y="47">{"P"}</text>
                    <text class="small faint" x="23" y="67">{"F"}</text><text class="small faint" x="89" y="26">{"F"}</text>
                </>
            },
            Emblem::Wholes => html! {
                <>
                    <path class="wash" d="M56 50 56.3 13C77 13.5 93 30 92.5 50.4Z" />
                    <path class="pencil" d="M56 12.5C36 12 18.5 29 19 50.5 19.5 71 36 88 56.5 87.5 77 87 93 70 92.5 49.5 92 29 76 13 55 12.8" />
                    <path class="pencil" d="M56.4 12c-.6 25-.5 50 .2 76M56 50.3c12-.4 24-.3 37 .2" />
                    <text class="small" x="36" y="56">{"½"}</text><text class="small" x="74" y="40">{"¼"}</text>
                    <text class="small" x="74" y="72">{"¼"}</text>
                </>
            },
            Emblem::Floating => html! {
                <>
                    <path class="grid" d="M12.5 9v83M25 9v83M37.5 9v83M50 9v83M62.5 9v83M75 9v83M87.5 9v83M100 9v83M8 13h96M8 25.5h96M8 38h96M8 50.5h96M8 63h96M8 75.5h96M8 88h96" />
                    <path class="stroke" d="M37 25.5c17-.6 33-.5 50.5.2.6 17 .4 33-.2 50-17 .5-34 .4-50-.2-.6-17-.5-34 .2-50.5" />
                    <path class="pencil" d="m40 28.5 7.5 7.5m.2-7.700-7.700 8M65 53.5l7.5 7.5m.2-7.700-7.700 8M52.5 41l7.5 7.5m.2-7.700-7.700 8" />
                    <path class="pencil" d="M68.5 28.5c-2.5-.3-4.200 1.5-4 4 .2 2.3 2 4 4.200 3.8 2.3-.2 3.8-2 3.700-4.200-.2-2.200-2-3.700-4.200-3.5M81 41c-2.5-.3-4.200 1.5-4 4 .2 2.3 2 4 4.200 3.8 2.3-.2 3.8-2 3.700-4.200-.2-2.200-2-3.700-4.200-3.5M43.5 66c-2.5-.3-4.200 1.5-4 4 .2 2.3 2 4 4.200 3.8 2.3-.2 3.8-2 3.700-4.200-.2-2.200-2-3.700-4.200-3.5" />
                </>
            },
        };
        html! { <svg class="emblem" viewBox="0 0 112 100" aria-hidden="true">{drawing}</svg> }
    }
}
