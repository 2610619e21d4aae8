//! A table by link: a game's set-up, what to begin from, and all that a class shares beyond it (the coach, the computers' waiting, the
//! language, what is hidden), as a link and a code that begin it.

use flub::play::Outline;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::{
    context::{
        arranged::{Arranged, Helper},
        settings::{Coach, Pace},
        use_words,
    },
    games::{GAMES, Game, sent::Sent},
    i18n::{Id, Language, Words},
    platform::seed::seed,
    route::SharedLink,
    table::{for_class::FormProps, link::LinkKind, link_button::LinkCard, save::coach_remark},
    ui::{
        choice::{Choice, ChoiceGroup, chooses},
        notice::{Notice, Tone},
    },
};

/// The page.
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
        <div class="setup">
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

/// Properties of [`Making`].
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
    let form = (game.pages.for_class.form)(FormProps { start: (*start).clone(), seed, on_chosen });
    let steps = |text: &Option<AttrValue>| text.as_ref().map_or(0, |text| Outline::of(text).steps());
    let is_left_out = steps(&start) > 0 && steps(&chosen) == 0;
    let made = chosen.as_ref().map(|text| {
        let text: AttrValue = arrangement.applied(text).into();
        html! {
            <>
                <Sent {game} text={&text} />
                <LinkCard game={game.tile.name} kind={LinkKind::Table} {text} label={words.text("set-up-copy")} />
            </>
        }
    });
    let made = made.unwrap_or_else(|| html! { <p>{ words.text("set-up-impossible") }</p> });
    html! {
        <>
            <div class="setup-form sheet">{ form }</div>
            <section class="sheet" aria-labelledby="class-shares">
                <h2 id="class-shares">{ words.text("set-up-shared") }</h2>
                <Arranging chosen={arrangement.clone()} has_cards={game.tile.has_decks} />
            </section>
            <StartChoice {game} start={(*start).clone()} {is_left_out} {on_start} />
            <section class="sheet stack" aria-labelledby="class-link">
                <h2 id="class-link">{ words.text("set-up-opens") }</h2>
                { made }
            </section>
            <p class="quiet">{ words.text("set-up-by-turns") }</p>
        </>
    }
}

/// Properties of [`StartChoice`].
#[derive(Properties, PartialEq)]
pub struct StartChoiceProps {
    /// The game.
    pub game: &'static Game,
    /// What it begins from.
    pub start: Option<AttrValue>,
    /// Whether the choices made since do not go with its first moves.
    pub is_left_out: bool,
    /// Called with what to begin from.
    pub on_start: Callback<Option<AttrValue>>,
}

/// The field for what to begin from, and what became of it.
#[component]
pub fn StartChoice(StartChoiceProps { game, start, is_left_out, on_start }: &StartChoiceProps) -> Html {
    let words = use_words();
    let pasted = use_state_eq(String::new);
    let oninput = {
        let (game, pasted, on_start) = (*game, pasted.clone(), on_start.clone());
        move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            on_start.emit(found(game, &text).map(AttrValue::from));
            pasted.set(text);
        }
    };
    let told = match start {
        _ if pasted.trim().is_empty() => None,
        None => Some((Tone::Wrong, words.with("set-up-start-unread", &[("game", words.text(game.tile.title).into())]))),
        Some(_) if *is_left_out => Some((Tone::Wrong, words.text("set-up-start-left-out"))),
        Some(start) => {
            let steps = Outline::of(start).steps();
            Some((Tone::Right, words.with("set-up-start-read", &[("count", steps.into())])))
        }
    };
    let told = told.map(|(tone, text)| html! { <Notice {tone}><p>{ text }</p></Notice> });
    html! {
        <details class="setup-more sheet">
            <summary>{ words.text("set-up-start") }</summary>
            <div class="setup-form">
                <label class="field">
                    <span>{ words.text("set-up-start-field") }</span>
                    <textarea rows="4" value={(*pasted).clone()} {oninput} />
                </label>
                <div role="status">{ told }</div>
            </div>
        </details>
    }
}

/// The game to begin from that a text holds, which may have a link in it.
fn found(game: &Game, text: &str) -> Option<String> {
    let link = SharedLink::find(text).filter(|link| link.game() == game);
    let text = match link {
        Some(link) => link.text().ok()?,
        None => text.to_owned(),
    };
    (game.pages.for_class.start)(&text)
}

/// What is arranged for everybody who opens the link.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Arrangement {
    /// What the coach does. `None` for what each has set.
    pub coach: Option<Coach>,
    /// Everything else.
    pub arranged: Arranged,
}

impl Arrangement {
    /// A save with the remarks that say all this.
    pub fn applied(&self, save: &str) -> String {
        let coach = self.coach.map(coach_remark).unwrap_or_default();
        format!("{coach}{}{save}", self.arranged)
    }
}

/// Properties of [`Arranging`].
#[derive(Properties, PartialEq)]
pub struct ArrangingProps {
    /// What is arranged.
    pub chosen: UseStateHandle<Arrangement>,
    /// Whether cards are dealt.
    pub has_cards: bool,
}

/// The choices that a class shares.
#[component]
pub fn Arranging(ArrangingProps { chosen, has_cards }: &ArrangingProps) -> Html {
    let words = use_words();
    let Arrangement { coach, arranged } = **chosen;
    let coaches = as_device(&words, Coach::ALL.map(Coach::label));
    let paces = as_device(&words, Pace::ALL.map(Pace::label));
    let languages = [Choice::new(words.text("set-up-as-device"))]
        .into_iter()
        .chain(Language::ALL.map(|one| Choice::new(words.text(one.name())).in_language(one.code())));
    let languages: Vec<Choice> = languages.collect();
    let on_coach = chooses(chosen, |chosen, index: usize| chosen.coach = nth(&Coach::ALL, index));
    let on_pace = chooses(chosen, |chosen, index: usize| chosen.arranged.pace = nth(&Pace::ALL, index));
    let on_language = chooses(chosen, |chosen, index: usize| chosen.arranged.language = nth(&Language::ALL, index));
    let helpers = Helper::ALL.map(|helper| {
        let toggle = chooses(chosen, |chosen, helper: Helper| chosen.arranged.toggle(helper));
        check(words.text(helper.label()), arranged.hides(helper), toggle.reform(move |_| helper))
    });
    let on_deal = chooses(chosen, |chosen, _: Event| chosen.arranged.same_deal = !chosen.arranged.same_deal);
    html! {
        <div class="setup-form">
            <ChoiceGroup name="class-coach" legend={words.text("settings-coach")} choices={coaches}
                chosen={place(&Coach::ALL, coach)} on_choose={on_coach} />
            <ChoiceGroup name="class-pace" legend={words.text("settings-pace")} choices={paces}
                chosen={place(&Pace::ALL, arranged.pace)} on_choose={on_pace} />
            <ChoiceGroup name="class-language" legend={words.text("settings-language")} choices={languages}
                chosen={place(&Language::ALL, arranged.language)} on_choose={on_language} />
            <fieldset class="choices">
                <legend>{ words.text("shell-sent-hidden") }</legend>
                { for helpers }
            </fieldset>
            <p class="choice-about">{ words.text("set-up-hidden-about") }</p>
            if *has_cards {
                { check(words.text("set-up-same-deal"), arranged.same_deal, on_deal) }
            }
        </div>
    }
}

fn check(label: String, checked: bool, onchange: Callback<Event>) -> Html {
    html! {
        <label class="check"><input type="checkbox" {checked} {onchange} /><span>{ label }</span></label>
    }
}

/// These choices after that of leaving it to the device.
fn as_device<const N: usize>(words: &Words, labels: [Id; N]) -> Vec<Choice> {
    ["set-up-as-device"].into_iter().chain(labels).map(|label| Choice::new(words.text(label))).collect()
}

/// The one in this place of the choices, of which the first leaves it to the device.
fn nth<T: Copy>(all: &[T], index: usize) -> Option<T> {
    index.checked_sub(1).and_then(|index| all.get(index).copied())
}

/// Its place among the choices.
fn place<T: Copy + PartialEq>(all: &[T], chosen: Option<T>) -> Option<usize> {
    match chosen {
        Some(chosen) => all.iter().position(|one| *one == chosen).map(|place| place + 1),
        None => Some(0),
    }
}
