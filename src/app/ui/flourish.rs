use yew::prelude::*;

/// Stars drawn by hand, one after another: a game is won.
#[component]
pub fn Flourish() -> Html {
    // A star in five strokes that do not quite meet, as when it is drawn without looking.
    const STAR: &str = "M7 37 20.500 3.500 33 37.500 3 16.500 37.500 15.500 8.500 36";
    let star = |place: usize| {
        html! {
            <g key={place} class={format!("flourish-star star-{place}")} transform={format!("translate({} {}) rotate({})", 12 + 62 * place, [6, 2, 7][place], [-8, 4, 10][place])}>
                <path class="flourish-wash" d="M20 6 24.500 16 35 16.500 27 23 30 34 20 28 10 34 13.500 23 5 16.500 15.500 16Z" />
                <path class="flourish-line" pathLength="1" d={STAR} />
            </g>
        }
    };
    html! {
        <svg class="flourish" viewBox="0 0 200 60" aria-hidden="true">
            { for (0..3).map(star) }
            <path class="flourish-line flourish-under" pathLength="1" d="M8 54C40 49 74 51 104 53S168 56 194 49" />
        </svg>
    }
}
