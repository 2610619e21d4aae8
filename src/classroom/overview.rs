//! What a teacher can do: a picture, two sentences and a link each.

use yew::prelude::*;

use crate::{
    context::use_words,
    i18n::{Id, Words},
    route::{Route, places::TeachPlace},
    ui::notice::{Notice, Tone},
};

/// Something that a teacher can do.
struct Offer {
    place: TeachPlace,
    /// Its name.
    title: Id,
    /// Two sentences about it.
    about: Id,
    /// Its drawing, as SVG.
    picture: &'static str,
}

/// All of it, in the order of the page: what a class does together first.
const OFFERS: [Offer; 8] = [
    Offer {
        place: TeachPlace::Pose(None),
        title: "teach-pose",
        about: "teach-pose-about",
        picture: include_str!("pictures/pose.svg"),
    },
    Offer {
        place: TeachPlace::Court(None),
        title: "teach-court",
        about: "teach-court-about",
        picture: include_str!("pictures/court.svg"),
    },
    Offer {
        place: TeachPlace::Tournament(None),
        title: "teach-tournament",
        about: "teach-tournament-about",
        picture: include_str!("pictures/tournament.svg"),
    },
    Offer {
        place: TeachPlace::Worksheet(None),
        title: "teach-worksheet",
        about: "teach-worksheet-about",
        picture: include_str!("pictures/worksheet.svg"),
    },
    Offer {
        place: TeachPlace::Class,
        title: "teach-class",
        about: "teach-class-about",
        picture: include_str!("pictures/class.svg"),
    },
    Offer {
        place: TeachPlace::SetUp,
        title: "teach-set-up",
        about: "teach-set-up-about",
        picture: include_str!("pictures/set-up.svg"),
    },
    Offer {
        place: TeachPlace::Plans(None),
        title: "teach-plans",
        about: "teach-plans-about",
        picture: include_str!("pictures/plans.svg"),
    },
    Offer {
        place: TeachPlace::Standards,
        title: "teach-standards",
        about: "teach-standards-about",
        picture: include_str!("pictures/standards.svg"),
    },
];

/// What there is for a class.
#[component]
pub fn Overview() -> Html {
    let words = use_words();
    html! {
        <div class="teach">
            <h1 tabindex="-1">{ words.text("teach-title") }</h1>
            <p class="lead">{ words.text("teach-lead") }</p>
            <ul class="teach-offers">{ for OFFERS.iter().map(|offer| drawn(&words, offer)) }</ul>
        </div>
    }
}

fn drawn(words: &Words, offer: &Offer) -> Html {
    html! {
        <li key={offer.title} class="teach-offer">
            { Html::from_html_unchecked(AttrValue::from(offer.picture)) }
            <div class="teach-offer-text">
                <h2><a href={Route::Teach(offer.place.clone()).href()}>{ words.text(offer.title) }</a></h2>
                <p>{ words.text(offer.about) }</p>
            </div>
        </li>
    }
}

/// An address that leads to none of the pages.
#[component]
pub fn NoSuchPage() -> Html {
    let words = use_words();
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("teach-no-page-title") }</h1>
            <Notice tone={Tone::Wrong}><p role="alert">{ words.text("teach-no-page") }</p></Notice>
            <div class="action-row">
                <a class="button primary" href={Route::Teach(TeachPlace::Overview).href()}>{ words.text("teach-all") }</a>
            </div>
        </div>
    }
}
