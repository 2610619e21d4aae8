use flub::{
    games::lawtoe::{Level, Role, Series, Variant},
    play::Seed,
};
use yew::prelude::*;

use super::{
    describe,
    save::{Save, SetUp},
    series,
    table::LawToeTable,
};
use crate::app::{
    context::use_app,
    i18n::Words,
    platform::seed::seed,
    table::{link_button::SetUpLink, table_game::SetUpProps},
    ui::choice::{Choice, ChoiceGroup},
};

/// What is settled before a match: the variant, the opponent, the role.
#[component]
pub fn SetUpPage(props: &SetUpProps<LawToeTable>) -> Html {
    let app = use_app();
    let (words, settings) = (&app.words, &app.settings);
    let series = use_memo((), |()| series::kept(&app.storage));
    let unlocked = series.unlocks_dragoman() || settings.dragoman_unlocked_by_teacher;
    let chosen = {
        let before = props.given.as_ref().or(props.left.as_ref()).map_or(SetUp::FIRST, SetUp::from);
        let variant = if unlocked { before.variant } else { Variant::Pedagogue };
        use_state_eq(|| SetUp { variant, ..before })
    };
    let change = |change: fn(&mut SetUp, usize)| {
        let chosen = chosen.clone();
        Callback::from(move |index: usize| {
            let mut new = *chosen;
            change(&mut new, index);
            chosen.set(new);
        })
    };
    let begin = {
        let (chosen, on_begin) = (*chosen, props.on_begin.clone());
        move |_| on_begin.emit(chosen.begun(seed()))
    };
    let unfinished = props.left.as_ref().is_some_and(Save::is_in_play);
    let resume = props.left.is_some().then(|| {
        let label = if unfinished { words.text("lawtoe-continue") } else { words.text("lawtoe-look-back") };
        let class = classes!("button", unfinished.then_some("primary"));
        html! { <button type="button" {class} onclick={props.on_continue.reform(|_| ())}>{ label }</button> }
    });
    let begin_class = classes!("button", (!unfinished).then_some("primary"));
    let variants = Variant::BOTH.map(|variant| {
        Choice::new(variant_name(words, variant)).disabled_if(variant == Variant::Dragoman && !unlocked)
    });
    let opponents = OPPONENTS.map(|level| Choice::new(opponent_name(words, level)));
    let roles = ROLES.map(|role| Choice::new(describe::role_name(words, role)));
    let role = chosen.level.map(|_| {
        html! {
            <ChoiceGroup name="role" legend={words.text("lawtoe-setup-role")} choices={roles.to_vec()}
                chosen={ROLES.iter().position(|&role| role == chosen.role)}
                on_choose={change(|setup, index| setup.role = ROLES[index])} />
        }
    });
    html! {
        <section class="setup">
            <h1 tabindex="-1">{ words.text("home-lawtoe") }</h1>
            <p class="lead">{ words.text("lawtoe-setup-lead") }</p>
            <div class="setup-form sheet">
                <ChoiceGroup name="variant" legend={words.text("lawtoe-setup-variant")} choices={variants.to_vec()}
                    chosen={Variant::BOTH.iter().position(|&variant| variant == chosen.variant)}
                    on_choose={change(|setup, index| setup.variant = Variant::BOTH[index])} />
                <p class="choice-about">{ variant_about(words, chosen.variant) }</p>
                <p class="choice-about">{ (!unlocked).then(|| locked(words, &series)) }</p>
                <ChoiceGroup name="opponent" legend={words.text("lawtoe-setup-opponent")} choices={opponents.to_vec()}
                    chosen={OPPONENTS.iter().position(|&level| level == chosen.level)}
                    on_choose={change(|setup, index| setup.level = OPPONENTS[index])} />
                <p class="choice-about">{ opponent_about(words, chosen.level) }</p>
                <div>{ role }</div>
                <p class="choice-about">{ chosen.level.map(|_| role_about(words, chosen.role)) }</p>
                <div class="action-row">
                    <button type="button" class={begin_class} onclick={begin}>{ words.text("lawtoe-begin") }</button>
                    { resume }
                    <a class="button" href="#/how-to/lawtoe">{ words.text("lawtoe-how-to") }</a>
                </div>
                <SetUpLink game="lawtoe" text={chosen.begun(Seed(0)).to_string()} />
            </div>
        </section>
    }
}

/// The opponents in the order they are offered: the computer from gentle to strong, then a second person.
const OPPONENTS: [Option<Level>; 4] = [Some(Level::Beginner), Some(Level::Student), Some(Level::Expert), None];

/// The roles in the order they are offered: the newcomer's first.
const ROLES: [Role; 2] = [Role::Defendant, Role::Plaintiff];

fn variant_name(words: &Words, variant: Variant) -> String {
    match variant {
        Variant::Pedagogue => words.text("lawtoe-pedagogue"),
        Variant::Dragoman => words.text("lawtoe-dragoman"),
    }
}

fn variant_about(words: &Words, variant: Variant) -> String {
    match variant {
        Variant::Pedagogue => words.text("lawtoe-pedagogue-about"),
        Variant::Dragoman => words.text("lawtoe-dragoman-about"),
    }
}

fn locked(words: &Words, series: &Series) -> String {
    words.with("lawtoe-dragoman-locked", &[("count", series.streak().into()), ("of", Series::STREAK.into())])
}

fn opponent_name(words: &Words, level: Option<Level>) -> String {
    match level {
        Some(Level::Beginner) => words.text("lawtoe-level-beginner"),
        Some(Level::Student) => words.text("lawtoe-level-student"),
        Some(Level::Expert) => words.text("lawtoe-level-expert"),
        None => words.text("lawtoe-level-person"),
    }
}

fn opponent_about(words: &Words, level: Option<Level>) -> String {
    match level {
        Some(Level::Expert) => words.text("lawtoe-level-expert-about"),
        Some(level) => words
            .with("lawtoe-level-gentle-about", &[("misses", level.misses().into()), ("strays", level.strays().into())]),
        None => words.text("lawtoe-level-person-about"),
    }
}

fn role_about(words: &Words, role: Role) -> String {
    match role {
        Role::Plaintiff => words.text("lawtoe-role-plaintiff-about"),
        Role::Defendant => words.text("lawtoe-role-defendant-about"),
    }
}
