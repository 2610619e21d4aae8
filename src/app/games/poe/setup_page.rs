use flub::{
    games::poe::{Length, Level, OpeningFlaw, Version},
    network::{Goal, Network},
    play::Seed,
};
use yew::prelude::*;

use super::{
    describe,
    length_choice::LengthChoice,
    save::{Save, SetUp},
    table::PoeTable,
    version_choice::VersionChoice,
};
use crate::app::{
    context::use_words,
    platform::seed::seed,
    table::{
        link_button::SetUpLink,
        player_rows::{PlayerRows, use_focus_at_table},
        seating,
        table_game::SetUpProps,
    },
    ui::settings_choices::{CoachChoice, PaceChoice},
};

/// What is settled before a match: who plays what, and for how long.
#[component]
pub fn SetUpPage(props: &SetUpProps<PoeTable>) -> Html {
    let words = use_words();
    // A round that is given begins with its goal and letters.
    let opening = props.given.as_ref().and_then(|given| given.record.setup().given());
    let chosen = {
        let before = props.given.as_ref().or(props.left.as_ref()).map_or_else(SetUp::usual, SetUp::from);
        use_state_eq(|| fitted(before, opening))
    };
    let change = {
        let chosen = chosen.clone();
        Callback::from(move |change: Change| chosen.set(fitted((*chosen).clone().with(change), opening)))
    };
    use_focus_at_table(chosen.seating.0.len());
    let begin = |setup: SetUp| {
        let on_begin = props.on_begin.clone();
        // What cannot be played does not begin.
        Callback::from(move |_| setup.begun(opening, seed()).into_iter().for_each(|save| on_begin.emit(save)))
    };
    let unfinished = props.left.as_ref().is_some_and(Save::is_in_play);
    let resume = props.left.is_some().then(|| {
        let label = if unfinished { words.text("poe-continue") } else { words.text("poe-look-back") };
        let class = classes!("button", unfinished.then_some("primary"));
        html! { <button type="button" {class} onclick={props.on_continue.reform(|_| ())}>{ label }</button> }
    });
    let usual = opening.is_none().then(|| {
        let class = classes!("button", (!unfinished).then_some("primary"));
        html! { <button type="button" {class} onclick={begin(SetUp::usual())}>{ words.text("poe-usual") }</button> }
    });
    let given = opening.map(|(goal, mat)| {
        let goal = describe::goal(&words, goal);
        let letters = mat.size().area() - mat.vacancies().len();
        let told = words.with("poe-opening", &[("goal", goal.into()), ("letters", letters.into())]);
        html! { <p class="choice-about">{ told }</p> }
    });
    let about_version = match chosen.version {
        Version::Beginning => words.text("poe-beginning-about"),
        Version::Tough => words.text("poe-tough-about"),
        Version::BigTough => words.text("poe-big-tough-about"),
    };
    let levels = [("beginner", Level::Beginner.overlooks().into()), ("student", Level::Student.overlooks().into())];
    let link = chosen.begun(opening, Seed(0)).map(|begun| html! { <SetUpLink game="poe" text={begun.to_string()} /> });
    let begin_class = classes!("button", (opening.is_some() && !unfinished).then_some("primary"));
    html! {
        <section class="setup">
            <h1 tabindex="-1">{ words.text("home-poe") }</h1>
            <p class="lead">{ words.text("poe-setup-lead") }</p>
            <div class="action-row setup-quick">{ usual }{ resume }</div>
            <div class="setup-form sheet">
                <h2>{ words.text("poe-setup-own") }</h2>
                <div>{ given }</div>
                <VersionChoice chosen={chosen.version} closed={closed(&chosen, opening)}
                    on_choose={change.reform(Change::Version)} />
                <p class="choice-about">{ about_version }</p>
                <LengthChoice chosen={chosen.length} on_choose={change.reform(Change::Length)} />
                <PlayerRows<Level> seating={chosen.seating.clone()} about={words.with("poe-levels-about", &levels)}
                    on_change={change.reform(Change::Seating)} />
                <CoachChoice />
                <PaceChoice />
                <div class="action-row">
                    <button type="button" class={begin_class} onclick={begin((*chosen).clone())}>
                        { words.text("poe-begin") }
                    </button>
                    <a class="button" href="#/board/poe">{ words.text("poe-board-open") }</a>
                    <a class="button" href="#/how-to/poe">{ words.text("poe-how-to") }</a>
                </div>
                { link }
            </div>
        </section>
    }
}

/// A change to what is chosen.
enum Change {
    Version(Version),
    Length(Length),
    Seating(seating::Change),
}

impl SetUp {
    fn with(mut self, change: Change) -> Self {
        match change {
            Change::Version(version) => self.version = version,
            Change::Length(length) => self.length = length,
            Change::Seating(change) => self.seating = self.seating.with(change),
        }
        self
    }
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
