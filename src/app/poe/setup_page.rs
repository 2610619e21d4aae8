use flub::{
    games::poe::{Length, Level, OpeningFlaw, Version},
    network::{Goal, Network},
    play::Seed,
};
use yew::functional::Hook;
use yew::prelude::*;

use super::{
    save::{Save, SetUp},
    telling,
};
use crate::app::{
    desk::use_desk,
    html::{classes, html},
    part::part,
    settings_choices::{CoachChoice, PaceChoice},
    shared::{
        choice::{Choice, ChoiceGroup},
        kept::Kept,
        link_button::SetUpLink,
        player_rows::{PlayerRows, use_focus_at_table},
        seating,
    },
    words::Words,
};

#[derive(PartialEq)]
pub struct SetUpPageProps {
    /// The match that was left, finished or not.
    pub left: Option<Save>,
    /// The goal and letters that the first round is to begin with.
    pub opening: Option<(Goal, Network)>,
    /// What somebody sent as a link.
    pub sent: Option<SetUp>,
    /// Begins a match.
    pub on_begin: Callback<SetUp>,
    /// Goes on with the match that was left.
    pub on_continue: Callback<()>,
}

/// What is settled before a match: who plays what, and for how long.
pub fn setup_page(props: SetUpPageProps) -> Html {
    part("setup", props, |props, context| use_setup_page(props).run(context))
}

#[hook]
fn use_setup_page(props: &SetUpPageProps) -> Html {
    let desk = use_desk();
    let words = &desk.words;
    let opening = props.opening;
    let chosen = {
        let before = props.sent.clone().or(props.left.as_ref().map(SetUp::from)).unwrap_or_else(SetUp::usual);
        use_state_eq(|| fitted(before, opening))
    };
    let change = {
        let chosen = chosen.clone();
        Callback::from(move |change: Change| chosen.set(fitted((*chosen).clone().with(change), opening)))
    };
    use_focus_at_table(chosen.seating.0.len());
    let begin = |setup: SetUp| props.on_begin.reform(move |()| setup.clone());
    let unfinished = props.left.as_ref().is_some_and(Save::is_in_play);
    let resume = props.left.is_some().then(|| {
        let label = if unfinished { words.text("poe-continue") } else { words.text("poe-look-back") };
        let class = classes(&[("button", true), ("primary", unfinished)]);
        html! { <button type="button" {class} onclick={props.on_continue.clone()}>{ label }</button> }
    });
    let usual = opening.is_none().then(|| {
        let class = classes(&[("button", true), ("primary", !unfinished)]);
        html! { <button type="button" {class} onclick={begin(SetUp::usual())}>{ words.text("poe-usual") }</button> }
    });
    let given = opening.map(|(goal, mat)| {
        let goal = telling::goal(words, goal);
        let letters = mat.size().area() - mat.vacancies().len();
        html! { <p class="choice-about">{ words.with("poe-opening", &[("goal", goal.into()), ("letters", letters.into())]) }</p> }
    });
    let link =
        chosen.begun(opening, Seed(0)).map(|begun| yew::html! { <SetUpLink game="poe" text={begun.to_string()} /> });
    let begin_class = classes(&[("button", true), ("primary", opening.is_some() && !unfinished)]);
    html! {
        <section class="setup">
            <h1 tabindex="-1">{ words.text("home-poe") }</h1>
            <p class="lead">{ words.text("poe-setup-lead") }</p>
            <div class="action-row setup-quick">{ usual }{ resume }</div>
            <div class="setup-form sheet">
                <h2>{ words.text("poe-setup-own") }</h2>
                <div>{ given }</div>
                { version_choice(words, &chosen, opening, &change) }
                { length_choice(words, &chosen, &change) }
                { players(words, &chosen, &change) }
                { yew::html! { <CoachChoice /> } }
                { yew::html! { <PaceChoice /> } }
                <div class="action-row">
                    <button type="button" class={begin_class} onclick={begin((*chosen).clone())}>{ words.text("poe-begin") }</button>
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

fn version_choice(words: &Words, chosen: &SetUp, opening: Option<(Goal, Network)>, change: &Callback<Change>) -> Html {
    let choices = Version::ALL.map(|version| {
        let closed = opening.is_some_and(|opening| can_open(chosen, version, opening).is_err());
        Choice::new(version_name(words, version)).disabled_if(closed)
    });
    let about = match chosen.version {
        Version::Beginning => words.text("poe-beginning-about"),
        Version::Tough => words.text("poe-tough-about"),
        Version::BigTough => words.text("poe-big-tough-about"),
    };
    let place = Version::ALL.iter().position(|&version| version == chosen.version);
    let choose = change.reform(|index: usize| Change::Version(Version::ALL[index]));
    html! {
        <>
            { yew::html! { <ChoiceGroup name="version" legend={words.text("poe-setup-version")} choices={Vec::from_iter(choices)} chosen={place} on_choose={choose} /> } }
            <p class="choice-about">{ about }</p>
        </>
    }
}

/// What a version is called.
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

/// How a match is measured, by its place among [`LENGTHS`], and its number.
const fn measure(length: Length) -> (usize, u8) {
    match length {
        Length::Rounds(number) => (0, number),
        Length::Points(number) => (1, number),
        Length::Minutes(number) => (2, number),
    }
}

fn length_choice(words: &Words, chosen: &SetUp, change: &Callback<Change>) -> Html {
    let (kind, number) = measure(chosen.length);
    let kinds = [words.text("poe-length-rounds"), words.text("poe-length-points"), words.text("poe-length-minutes")];
    let choose = change.reform(|index: usize| Change::Length(LENGTHS[index].0(LENGTHS[index].1[2])));
    let about = match chosen.length {
        Length::Rounds(number) => words.with("poe-length-rounds-about", &[("count", number.into())]),
        Length::Points(number) => words.with("poe-length-points-about", &[("count", number.into())]),
        Length::Minutes(number) => words.with("poe-length-minutes-about", &[("count", number.into())]),
    };
    let (make, numbers) = LENGTHS[kind];
    let pick = change.reform(move |index: usize| Change::Length(make(numbers[index])));
    let choices = numbers.map(|number| Choice::new(number.to_string()));
    let place = numbers.iter().position(|&offered| offered == number);
    html! {
        <>
            { yew::html! { <ChoiceGroup name="measure" legend={words.text("poe-setup-length")} choices={Vec::from_iter(kinds.map(Choice::new))} chosen={Some(kind)} on_choose={choose} /> } }
            { yew::html! { <ChoiceGroup name="number" legend={kinds_of(words, kind)} choices={Vec::from_iter(choices)} chosen={place} on_choose={pick} /> } }
            <p class="choice-about">{ about }</p>
        </>
    }
}

fn kinds_of(words: &Words, kind: usize) -> String {
    match kind {
        0 => words.text("poe-length-how-many-rounds"),
        1 => words.text("poe-length-how-many-points"),
        _ => words.text("poe-length-how-many-minutes"),
    }
}

fn players(words: &Words, chosen: &SetUp, change: &Callback<Change>) -> Html {
    let levels = [("beginner", Level::Beginner.overlooks().into()), ("student", Level::Student.overlooks().into())];
    yew::html! { <PlayerRows<Level> seating={chosen.seating.clone()} about={words.with("poe-levels-about", &levels)} on_change={change.reform(Change::Seating)} /> }
}
