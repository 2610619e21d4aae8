//! A table by link: a game's set-up, what to begin from, and all that a class shares beyond it (the coach, the computers' waiting, the
//! language, what is hidden), as a link and a code that begin it.

use flub::play::{Outline, to_link};
use flub_tables::{
    context::{
        arranged::{Arranged, Helper},
        settings::{Coach, Pace},
    },
    i18n::{Id, Language, Words},
    table::save::coach_remark,
};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::agenda::AddToLesson;
use crate::{
    context::use_words,
    games::{GAMES, Game, sent::Sent},
    platform::seed,
    route::SharedLink,
    table::{for_class::FormProps, link::LinkKind, link_button::draw_link_card},
    ui::{
        choice::{Choice, ChoiceGroup, chooses},
        notice::{Notice, Tone},
    },
};

/// A game's set-up, what its class shares, and the link and the code that begin it.
#[component]
pub fn SetUpPage() -> Html {
    let words = use_words();
    let place = use_state_eq(|| 0);
    let choices: Vec<Choice> = GAMES.iter().map(|game| Choice::new(words.text(game.tile.title))).collect();
    let on_choose = {
        let place = place.clone();
        move |index| place.set(index)
    };
    let arrangement = use_state_eq(Arrangement::default);
    let game = GAMES.get(*place);
    html! {
        <div class="setup by-link">
            <div class="setup-head">
                <h1 tabindex="-1">{ words.text("teach-set-up") }</h1>
                <p class="lead">{ words.text("set-up-lead") }</p>
            </div>
            <div class="setup-form sheet">
                <ChoiceGroup name="class-game" legend={words.text("set-up-game")} {choices} chosen={Some(*place)}
                    {on_choose} />
            </div>
            { for game.map(|game| html! { <Making key={game.tile.name} {game} {arrangement} /> }) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct MakingProps {
    game: &'static Game,
    arrangement: UseStateHandle<Arrangement>,
}

/// The choices for a game, and the link that they make.
#[component]
fn Making(MakingProps { game, arrangement }: &MakingProps) -> Html {
    let words = use_words();
    let seed = *use_memo((), |()| seed());
    let start = use_state_eq(|| None::<AttrValue>);
    let chosen = use_state_eq(|| None::<AttrValue>);
    let on_chosen = {
        let setter = chosen.setter();
        use_callback((), move |text, ()| setter.set(text))
    };
    let on_start = {
        let setter = start.setter();
        use_callback((), move |text, ()| setter.set(text))
    };
    let Some(pages) = game.pages() else { return html! {} };
    let form = (pages.for_class.form)(FormProps { start: (*start).clone(), seed, on_chosen });
    let steps = |text: &Option<AttrValue>| text.as_ref().map_or(0, |text| Outline::of(text).steps());
    let is_left_out = steps(&start) > 0 && steps(&chosen) == 0;
    let made = chosen.as_ref().map(|text| {
        let text: AttrValue = arrangement.apply(text).into();
        let place = to_link(&text).ok().map(|link| LinkKind::Table.path(game.tile.name) + &link);
        html! {
            <>
                <Sent {game} text={&text} />
                { draw_link_card(&words, game.tile.name, LinkKind::Table, text, &words.text("set-up-copy"), "") }
                { for place.map(|place| html! { <AddToLesson places={vec![place]} /> }) }
            </>
        }
    });
    let made = made.unwrap_or_else(|| html! { <p>{ words.text("set-up-impossible") }</p> });
    html! {
        <>
            <div class="setup-form sheet">{ form }</div>
            <details class="setup-more sheet">
                <summary>{ words.text("set-up-shared") }</summary>
                { draw_arrangement(&words, arrangement, pages.for_class.is_dealt) }
            </details>
            <StartChoice {game} start={(*start).clone()} {is_left_out} {on_start} />
            <section class="link-made sheet stack" aria-labelledby="class-link">
                <h2 id="class-link">{ words.text("set-up-opens") }</h2>
                { made }
            </section>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct StartChoiceProps {
    game: &'static Game,
    /// The game to begin from.
    start: Option<AttrValue>,
    /// Whether its first moves are left out, because other choices were made since.
    is_left_out: bool,
    on_start: Callback<Option<AttrValue>>,
}

/// The field for a game to begin from, and whether it can be used.
#[component]
fn StartChoice(StartChoiceProps { game, start, is_left_out, on_start }: &StartChoiceProps) -> Html {
    let words = use_words();
    let pasted = use_state_eq(String::new);
    let oninput = {
        let (game, pasted, on_start) = (*game, pasted.clone(), on_start.clone());
        move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            on_start.emit(find_start(game, &text).map(AttrValue::from));
            pasted.set(text);
        }
    };
    let report = match start {
        _ if pasted.trim().is_empty() => None,
        None => Some((Tone::Wrong, words.with("set-up-start-unread", &[("game", words.text(game.tile.title).into())]))),
        Some(_) if *is_left_out => Some((Tone::Wrong, words.text("set-up-start-left-out"))),
        Some(start) => {
            let steps = Outline::of(start).steps();
            Some((Tone::Right, words.with("set-up-start-read", &[("count", steps.into())])))
        }
    };
    let report = report.map(|(tone, text)| html! { <Notice {tone}><p>{ text }</p></Notice> });
    html! {
        <details class="setup-more sheet">
            <summary>{ words.text("set-up-start") }</summary>
            <div class="setup-form">
                <label class="field">
                    <span>{ words.text("set-up-start-field") }</span>
                    <textarea rows="4" value={(*pasted).clone()} {oninput} />
                </label>
                <div role="status">{ report }</div>
            </div>
        </details>
    }
}

/// Finds the game to begin from in a text, which may hold a link.
fn find_start(game: &Game, text: &str) -> Option<String> {
    let link = SharedLink::find(text).filter(|link| link.game() == game);
    let text = match link {
        Some(link) => link.text().ok()?,
        None => text.to_owned(),
    };
    (game.pages()?.for_class.start)(&text)
}

/// What is arranged for everybody who opens the link.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Arrangement {
    /// `None` for the setting of each device.
    coach: Option<Coach>,
    /// Everything but the coach.
    arranged: Arranged,
}

impl Arrangement {
    /// Writes the arrangement into a save, as remarks.
    fn apply(&self, save: &str) -> String {
        let coach = self.coach.map(coach_remark).unwrap_or_default();
        format!("{coach}{}{save}", self.arranged)
    }
}

/// The choices that a class shares.
fn draw_arrangement(words: &Words, chosen: &UseStateHandle<Arrangement>, is_dealt: bool) -> Html {
    let Arrangement { coach, arranged } = **chosen;
    let coaches = or_device(words, Coach::ALL.map(Coach::label));
    let paces = or_device(words, Pace::ALL.map(Pace::label));
    let languages = [Choice::new(words.text("set-up-as-device"))]
        .into_iter()
        .chain(Language::ALL.map(|one| Choice::new(one.name()).in_language(one.code())));
    let languages: Vec<Choice> = languages.collect();
    let on_coach = chooses(chosen, |chosen, index: usize| chosen.coach = value_at(&Coach::ALL, index));
    let on_pace = chooses(chosen, |chosen, index: usize| chosen.arranged.pace = value_at(&Pace::ALL, index));
    let on_language =
        chooses(chosen, |chosen, index: usize| chosen.arranged.language = value_at(&Language::ALL, index));
    let helpers = Helper::ALL.map(|helper| {
        let toggle = chooses(chosen, |chosen, helper: Helper| chosen.arranged.toggle(helper));
        draw_checkbox(words.text(helper.label()), arranged.hides(helper), toggle.reform(move |_| helper))
    });
    let on_deal = chooses(chosen, |chosen, _: Event| chosen.arranged.same_deal = !chosen.arranged.same_deal);
    html! {
        <div class="setup-form">
            if is_dealt {
                { draw_checkbox(words.text("set-up-same-deal"), arranged.same_deal, on_deal) }
            }
            <ChoiceGroup name="class-coach" legend={words.text("settings-coach")} choices={coaches}
                chosen={index_of(&Coach::ALL, coach)} on_choose={on_coach} />
            <ChoiceGroup name="class-pace" legend={words.text("settings-pace")} choices={paces}
                chosen={index_of(&Pace::ALL, arranged.pace)} on_choose={on_pace} />
            <ChoiceGroup name="class-language" legend={words.text("settings-language")} choices={languages}
                chosen={index_of(&Language::ALL, arranged.language)} on_choose={on_language} />
            <fieldset class="choices">
                <legend>{ words.text("shell-sent-hidden") }</legend>
                { for helpers }
            </fieldset>
            <p class="choice-about">{ words.text("set-up-hidden-about") }</p>
        </div>
    }
}

fn draw_checkbox(label: String, checked: bool, onchange: Callback<Event>) -> Html {
    html! {
        <label class="check"><input type="checkbox" {checked} {onchange} /><span>{ label }</span></label>
    }
}

/// The choice to leave it to the device, then these.
fn or_device<const N: usize>(words: &Words, labels: [Id; N]) -> Vec<Choice> {
    ["set-up-as-device"].into_iter().chain(labels).map(|label| Choice::new(words.text(label))).collect()
}

/// The value of a choice by its index; `None` for the first, which leaves it to the device.
fn value_at<T: Copy>(all: &[T], index: usize) -> Option<T> {
    index.checked_sub(1).and_then(|index| all.get(index).copied())
}

/// The index of the choice for a value.
fn index_of<T: Copy + PartialEq>(all: &[T], chosen: Option<T>) -> Option<usize> {
    match chosen {
        Some(chosen) => all.iter().position(|one| *one == chosen).map(|place| place + 1),
        None => Some(0),
    }
}
