//! The set-up of a match.

use flub::{
    games::poe::{Length, Level, OpeningFlaw, Version},
    network::{Goal, Network},
    play::Seed,
};
use flub_tables::{
    games::poe::{
        save::{Save, SetUp},
        table::PoeTable,
        wording,
    },
    i18n::Words,
    table::checking::Checking,
};
use yew::prelude::*;

use crate::{
    context::use_words,
    table::{
        for_class::Chosen,
        seating_choice::{PlayerRows, checking_chosen, draw_checking_choice, use_focus_at_table},
        set_up_frame::{SetUpFrame, use_chosen},
        table_pages::SetUpProps,
    },
    ui::{
        choice::{Choice, ChoiceGroup, chooses},
        renewed::renewed,
        settings_choices::PaceChoice,
    },
};

/// The set-up of a match: who plays, which version, and for how long.
#[component]
pub fn SetUpPage(props: &SetUpProps<PoeTable>) -> Html {
    let words = use_words();
    // A given round begins with its goal and letters.
    let opening = props.given.as_ref().and_then(|given| given.record.setup().given());
    let chosen = use_chosen(props);
    let setup = fit_version((*chosen).clone(), opening);
    use_focus_at_table(setup.seating.0.len());
    let given = opening.map(|opening| html! { <p class="choice-about">{ describe_opening(&words, opening) }</p> });
    let about_version = match setup.version {
        Version::Beginning => words.text("poe-beginning-about"),
        Version::Tough => words.text("poe-tough-about"),
        Version::BigTough => words.text("poe-big-tough-about"),
    };
    let board = html! { <a class="button" href="#/board/poe">{ words.text("poe-board-open") }</a> };
    let more = html! {
        <>
            { draw_length_choice(&words, setup.length, &chooses(&chosen, |chosen, length| chosen.length = length)) }
            { draw_checking_choice(&words, setup.checking, &chooses(&chosen, |chosen, checking| chosen.checking = checking)) }
        </>
    };
    let on_version = chooses(&chosen, |chosen, version| chosen.version = version);
    let settings = html! { <PaceChoice /> };
    html! {
        <SetUpFrame ways={props.ways(setup.begun_with(opening, Seed(0)))} lead={words.text("poe-setup-lead")} {more}
            more_open={(setup.length, setup.checking) != (SetUp::default().length, Checking::default())} {settings} links={board}>
            <div>{ given }</div>
            { draw_version_choice(&words, setup.version, &find_closed(&setup, opening), &on_version) }
            <p class="choice-about">{ renewed(about_version) }</p>
            <PlayerRows<Level> seating={setup.seating} about={words.text("poe-levels-about")}
                on_change={chooses(&chosen, |chosen, change| chosen.seating.change(change))} />
            <p class="choice-about">{ words.text("poe-one-device") }</p>
        </SetUpFrame>
    }
}

/// The choices of a set-up, each with the heading it has on the page.
pub fn about(words: &Words, save: &Save) -> Vec<Chosen> {
    let chosen = SetUp::from(save);
    let mut about = vec![
        (words.text("poe-setup-version"), version_name(words, chosen.version)),
        (words.text("poe-setup-length"), name_length(words, chosen.length)),
        (words.text("seating-who-plays"), chosen.seating.about(words)),
    ];
    let opening =
        save.record.setup().given().map(|opening| (words.text("shell-sent-start"), describe_opening(words, opening)));
    about.extend(opening);
    about.extend(checking_chosen(words, chosen.checking));
    about
}

/// The goal and the letters that a round begins from, as a sentence.
fn describe_opening(words: &Words, (goal, mat): (Goal, Network)) -> String {
    let letters = mat.size().area() - mat.vacancies().len();
    words.with("poe-opening", &[("goal", wording::describe_goal(words, goal).into()), ("letters", letters.into())])
}

/// The set-up with a version that can begin from the given goal and letters.
fn fit_version(setup: SetUp, opening: Option<(Goal, Network)>) -> SetUp {
    let Some(opening) = opening else { return setup };
    let fits = |version: &Version| can_open(&setup, *version, opening).is_ok();
    let version = Some(setup.version).filter(fits).or_else(|| Version::ALL.into_iter().find(fits));
    SetUp { version: version.unwrap_or(setup.version), ..setup }
}

fn can_open(setup: &SetUp, version: Version, (goal, mat): (Goal, Network)) -> Result<(), OpeningFlaw> {
    let setup = SetUp { version, ..setup.clone() }.setup().ok_or(OpeningFlaw::OtherMat)?;
    setup.opening(goal, mat).map(|_| ())
}

/// The versions in which a match cannot begin from the given goal and letters.
fn find_closed(chosen: &SetUp, opening: Option<(Goal, Network)>) -> Vec<Version> {
    let Some(opening) = opening else { return Vec::new() };
    Version::ALL.into_iter().filter(|&version| can_open(chosen, version, opening).is_err()).collect()
}

/// The versions of the game. Those in `closed` cannot be chosen.
pub fn draw_version_choice(words: &Words, chosen: Version, closed: &[Version], on_choose: &Callback<Version>) -> Html {
    let choices = Version::ALL
        .map(|version| Choice::new(version_name(words, version)).disabled_if(closed.contains(&version)))
        .to_vec();
    html! {
        <ChoiceGroup name="version" legend={words.text("poe-setup-version")} {choices}
            chosen={Version::ALL.iter().position(|&version| version == chosen)}
            on_choose={on_choose.reform(|index: usize| Version::ALL[index])} />
    }
}

/// The name of a version.
pub fn version_name(words: &Words, version: Version) -> String {
    match version {
        Version::Beginning => words.text("poe-beginning"),
        Version::Tough => words.text("poe-tough"),
        Version::BigTough => words.text("poe-big-tough"),
    }
}

/// A way to measure a match, and the numbers on offer.
type Measure = (fn(u8) -> Length, [u8; 5]);

/// The ways to measure a match.
const LENGTHS: [Measure; 3] =
    [(Length::Rounds, [1, 3, 6, 9, 12]), (Length::Points, [3, 5, 10, 15, 20]), (Length::Minutes, [5, 10, 15, 20, 40])];

/// The index of the measure in [`LENGTHS`], and the number.
const fn measure(length: Length) -> (usize, u8) {
    match length {
        Length::Rounds(number) => (0, number),
        Length::Points(number) => (1, number),
        Length::Minutes(number) => (2, number),
    }
}

/// A length, as in a list.
fn name_length(words: &Words, length: Length) -> String {
    let (kind, count) = match length {
        Length::Rounds(count) => ("rounds", count),
        Length::Points(count) => ("points", count),
        Length::Minutes(count) => ("minutes", count),
    };
    words.with("poe-length", &[("kind", kind.into()), ("count", count.into())])
}

/// The length of a match: what it is measured in, and the number.
fn draw_length_choice(words: &Words, chosen: Length, on_choose: &Callback<Length>) -> Html {
    let (kind, number) = measure(chosen);
    let (make, numbers) = LENGTHS[kind];
    let kinds = [words.text("poe-length-rounds"), words.text("poe-length-points"), words.text("poe-length-minutes")];
    let count = [("count", number.into())];
    let (how_many, about) = match chosen {
        Length::Rounds(_) => (words.text("poe-length-how-many-rounds"), words.with("poe-length-rounds-about", &count)),
        Length::Points(_) => (words.text("poe-length-how-many-points"), words.with("poe-length-points-about", &count)),
        Length::Minutes(_) => {
            (words.text("poe-length-how-many-minutes"), words.with("poe-length-minutes-about", &count))
        }
    };
    let choices = numbers.map(|number| Choice::new(number.to_string())).to_vec();
    html! {
        <>
            <ChoiceGroup name="measure" legend={words.text("poe-setup-length")} choices={kinds.map(Choice::new).to_vec()}
                chosen={Some(kind)}
                on_choose={on_choose.reform(|index: usize| LENGTHS[index].0(LENGTHS[index].1[2]))} />
            <ChoiceGroup name="number" legend={how_many} {choices}
                chosen={numbers.iter().position(|&offered| offered == number)}
                on_choose={on_choose.reform(move |index: usize| make(numbers[index]))} />
            <p class="choice-about">{ renewed(about) }</p>
        </>
    }
}
