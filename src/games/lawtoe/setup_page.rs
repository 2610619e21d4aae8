//! The set-up of a match.

use flub::{
    games::lawtoe::{Level, Role, Series, Variant},
    play::Seed,
};
use flub_tables::{
    games::lawtoe::{
        save::{Save, SetUp},
        table::LawToeTable,
        wording,
    },
    i18n::Words,
    table::{
        checking::Checking,
        set_up::SetUp as _,
        two_players::{Opponent, Side},
    },
};
use yew::prelude::*;

use super::{page::variant_name, score_sheet};
use crate::{
    context::use_app,
    table::{
        for_class::Chosen,
        seating_choice::{OpponentChoice, checking_chosen, draw_checking_choice, opponent_chosen},
        set_up_frame::{SetUpFrame, use_chosen},
        table_pages::SetUpProps,
    },
    ui::{
        choice::{Choice, ChoiceGroup, chooses},
        renewed::renewed,
    },
};

/// The set-up of a match: the variant, the opponent, the role.
#[component]
pub fn SetUpPage(props: &SetUpProps<LawToeTable>) -> Html {
    let app = use_app();
    let (words, settings) = (&app.words, &app.settings);
    let series = use_memo((), |()| score_sheet::load(&app.storage));
    // A link with Dragoman unlocks it too: its sender wants it played.
    let linked = props.given.iter().chain(&props.left).any(|save| *save.record.setup() == Variant::Dragoman);
    let unlocked =
        series.unlocks_dragoman() || settings.dragoman_unlocked_by_teacher || linked || props.on_chosen.is_some();
    let chosen = use_chosen(props);
    let setup = if unlocked { chosen.setup } else { Variant::Pedagogue };
    let SetUp { setup: variant, side: role, opponent, .. } = SetUp { setup, ..*chosen };
    let variants = Variant::BOTH.map(|variant| {
        Choice::new(variant_name(words, variant)).disabled_if(variant == Variant::Dragoman && !unlocked)
    });
    let on_variant = chooses(&chosen, |chosen, index: usize| {
        chosen.setup = Variant::BOTH[index];
        // Only the Plaintiff can be sure to win Dragoman.
        if chosen.setup == Variant::Dragoman {
            chosen.side = Role::Plaintiff;
        }
    });
    let on_checking = chooses(&chosen, |chosen, checking| chosen.extras = checking);
    let more = draw_checking_choice(words, chosen.extras, &on_checking);
    html! {
        <SetUpFrame ways={props.ways(SetUp { setup, ..*chosen }.begun(Seed(0)))} lead={words.text("lawtoe-setup-lead")}
            {more} more_open={chosen.extras.as_i_write}>
            <ChoiceGroup name="variant" legend={words.text("lawtoe-setup-variant")} choices={variants.to_vec()}
                chosen={Variant::BOTH.iter().position(|&one| one == variant)} on_choose={on_variant} />
            <p class="choice-about">{ renewed(describe_variant(words, variant)) }</p>
            <p class="choice-about">{ (!unlocked).then(|| renewed(describe_lock(words, &series))) }</p>
            <OpponentChoice<Variant, Role, Level, Checking> chosen={chosen.clone()} about={describe_opponent(words, opponent)}
                side_legend={words.text("lawtoe-setup-role")}
                side_names={role_names(words)}
                side_about={describe_role(words, variant, role)} />
        </SetUpFrame>
    }
}

/// The choices of a set-up, each with the heading it has on the page.
pub fn about(words: &Words, save: &Save) -> Vec<Chosen> {
    let chosen = SetUp::from(save);
    let mut about = vec![(words.text("lawtoe-setup-variant"), variant_name(words, chosen.setup))];
    about.extend(opponent_chosen(words, &chosen, words.text("lawtoe-setup-role"), role_names(words)));
    about.extend(checking_chosen(words, chosen.extras));
    about
}

/// In the order in which the roles are offered.
fn role_names(words: &Words) -> [String; 2] {
    Role::offered().map(|role| wording::role_name(words, role))
}

fn describe_variant(words: &Words, variant: Variant) -> String {
    match variant {
        Variant::Pedagogue => words.text("lawtoe-pedagogue-about"),
        Variant::Dragoman => words.text("lawtoe-dragoman-about"),
    }
}

fn describe_lock(words: &Words, series: &Series) -> String {
    words.with("lawtoe-dragoman-locked", &[("count", series.streak().into()), ("of", Series::STREAK.into())])
}

fn describe_opponent(words: &Words, opponent: Option<Opponent<Level>>) -> String {
    let level = match opponent {
        Some(Opponent::Computer(level)) => level,
        Some(Opponent::Elsewhere) => return words.text("seating-elsewhere-about"),
        None => return words.text("lawtoe-level-person-about"),
    };
    match level {
        Level::Expert => words.text("lawtoe-level-expert-about"),
        Level::Beginner | Level::Student => words.text("lawtoe-level-gentle-about"),
    }
}

fn describe_role(words: &Words, variant: Variant, role: Role) -> String {
    match (variant, role) {
        (Variant::Pedagogue, Role::Plaintiff) => words.text("lawtoe-role-plaintiff-about"),
        (Variant::Dragoman, Role::Plaintiff) => words.text("lawtoe-role-plaintiff-wins"),
        (_, Role::Defendant) => words.text("lawtoe-role-defendant-about"),
    }
}
