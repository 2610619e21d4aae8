use flub::{
    games::poe::{Level, OpeningFlaw, Version},
    network::{Goal, Network},
    play::Seed,
};
use yew::prelude::*;

use super::{
    describe,
    length_choice::{LengthChoice, length_name},
    save::{Save, SetUp},
    table::PoeTable,
    version_choice::{VersionChoice, version_name},
};
use crate::app::{
    context::use_words,
    i18n::Words,
    table::{
        checking::Checking,
        checking_choice::{CheckingChoice, checking_chosen},
        for_class::Chosen,
        player_rows::{PlayerRows, use_focus_at_table},
        set_up_frame::{SetUpFrame, use_chosen},
        table_game::SetUpProps,
    },
    ui::{
        choice::chooses,
        renewed::renewed,
        settings_choices::{CoachChoice, PaceChoice},
    },
};

/// The set-up of a match: who plays, which version, and for how long.
#[component]
pub fn SetUpPage(props: &SetUpProps<PoeTable>) -> Html {
    let words = use_words();
    // A given round begins with its goal and letters.
    let opening = props.given.as_ref().and_then(|given| given.record.setup().given());
    let chosen = use_chosen(props);
    let setup = fitted((*chosen).clone(), opening);
    use_focus_at_table(setup.seating.0.len());
    let given = opening.map(|opening| html! { <p class="choice-about">{ opening_about(&words, opening) }</p> });
    let about_version = match setup.version {
        Version::Beginning => words.text("poe-beginning-about"),
        Version::Tough => words.text("poe-tough-about"),
        Version::BigTough => words.text("poe-big-tough-about"),
    };
    let levels = [("beginner", Level::Beginner.overlooks().into()), ("student", Level::Student.overlooks().into())];
    let board = html! { <a class="button" href="#/board/poe">{ words.text("poe-board-open") }</a> };
    let more = html! {
        <>
            <LengthChoice chosen={setup.length} on_choose={chooses(&chosen, |chosen, length| chosen.length = length)} />
            <CheckingChoice checking={setup.checking}
                on_choose={chooses(&chosen, |chosen, checking| chosen.checking = checking)} />
        </>
    };
    let settings = html! {
        <>
            <CoachChoice />
            <PaceChoice />
        </>
    };
    html! {
        <SetUpFrame ways={props.ways(setup.begun_with(opening, Seed(0)))} lead={words.text("poe-setup-lead")} {more}
            more_open={(setup.length, setup.checking) != (SetUp::default().length, Checking::default())} {settings} links={board}>
            <div>{ given }</div>
            <VersionChoice chosen={setup.version} closed={closed(&setup, opening)}
                on_choose={chooses(&chosen, |chosen, version| chosen.version = version)} />
            <p class="choice-about">{ renewed(about_version) }</p>
            <PlayerRows<Level> seating={setup.seating} about={words.with("poe-levels-about", &levels)}
                on_change={chooses(&chosen, |chosen, change| chosen.seating.change(change))} />
            <p class="choice-about">{ words.text("poe-one-device") }</p>
        </SetUpFrame>
    }
}

/// What is chosen, in the words of the page.
pub fn about(words: &Words, save: &Save) -> Vec<Chosen> {
    let chosen = SetUp::from(save);
    let mut about = vec![
        (words.text("poe-setup-version"), version_name(words, chosen.version)),
        (words.text("poe-setup-length"), length_name(words, chosen.length)),
        (words.text("seating-who-plays"), chosen.seating.about(words)),
    ];
    let opening =
        save.record.setup().given().map(|opening| (words.text("shell-sent-start"), opening_about(words, opening)));
    about.extend(opening);
    about.extend(checking_chosen(words, chosen.checking));
    about
}

/// The goal and the letters that a round begins from, as a sentence.
fn opening_about(words: &Words, (goal, mat): (Goal, Network)) -> String {
    let letters = mat.size().area() - mat.vacancies().len();
    words.with("poe-opening", &[("goal", describe::goal(words, goal).into()), ("letters", letters.into())])
}

/// The set-up with a version that can begin from the given goal and letters.
fn fitted(setup: SetUp, opening: Option<(Goal, Network)>) -> SetUp {
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
fn closed(chosen: &SetUp, opening: Option<(Goal, Network)>) -> Vec<Version> {
    let Some(opening) = opening else { return Vec::new() };
    Version::ALL.into_iter().filter(|&version| can_open(chosen, version, opening).is_err()).collect()
}
