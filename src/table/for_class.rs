//! A game's set-up for whoever sends it to others: the form, what it says, and what was pasted to begin from.

use flub::play::{Game, Record, Seed};
use yew::prelude::*;

use super::{
    save::{Extras, Players, Save},
    set_up::SetUp,
    table_game::{SaveOf, SetUpProps, TablePages},
};
use crate::i18n::Words;

/// What was chosen, as it stands on the page: what was asked, and the answer.
pub type Chosen = (String, String);

/// A game's set-up for whoever sends it to others. All of it goes in and out as the text of a save.
#[derive(Debug)]
pub struct ForClass {
    /// Draws the form.
    pub form: fn(FormProps) -> Html,
    /// What a set-up says.
    pub about: fn(&Words, &str) -> Vec<Chosen>,
    /// What a set-up brings that can be kept.
    pub brought: fn(&str) -> Html,
    /// The game to begin from that a text holds: a game, a record, or what lies on the game's board.
    pub start: fn(&str) -> Option<String>,
}

/// All this for a game.
pub const fn for_class<G: TablePages>() -> ForClass {
    ForClass { form: form::<G>, about: about::<G>, brought: brought::<G>, start: start::<G> }
}

/// Properties of [`Form`].
#[derive(Clone, Properties, PartialEq)]
pub struct FormProps {
    /// The game to begin from.
    pub start: Option<AttrValue>,
    /// The seed of the game.
    pub seed: Seed,
    /// Called with what is chosen; with nothing while it cannot be played.
    pub on_chosen: Callback<Option<AttrValue>>,
}

fn form<G: TablePages>(FormProps { start, seed, on_chosen }: FormProps) -> Html {
    // A form that begins from another game begins anew.
    let key = start.as_deref().unwrap_or_default().to_owned();
    html! { <Form<G> {key} {start} {seed} {on_chosen} /> }
}

/// The choices of a game's set-up page, which begin nothing here.
#[component]
fn Form<G: TablePages>(props: &FormProps) -> Html {
    let start = use_memo(props.start.clone(), |start| start.as_ref().and_then(|text| text.parse::<SaveOf<G>>().ok()));
    let on_chosen = {
        let start = start.clone();
        use_callback((props.on_chosen.clone(), props.seed), move |text: Option<AttrValue>, (on_chosen, seed)| {
            let save = text.and_then(|text| text.parse::<SaveOf<G>>().ok()).map(|save| save.again(*seed));
            on_chosen.emit(save.map(|save| begun_from(start.as_ref().as_ref(), save).to_string().into()));
        })
    };
    let (on_begin, on_continue) = (Callback::noop(), Callback::noop());
    let props =
        SetUpProps::<G> { left: None, given: (*start).clone(), on_begin, on_continue, on_chosen: Some(on_chosen) };
    html! { <G::SetUpPage ..props /> }
}

/// The chosen game with the first moves of the one to begin from, if they are of the same set-up.
fn begun_from<R, P, E>(start: Option<&Save<R, P, E>>, save: Save<R, P, E>) -> Save<R, P, E>
where
    R: Game,
    P: Players<R>,
    E: Extras,
{
    match start.filter(|start| start.has_begun() && start.record.setup() == save.record.setup()) {
        Some(start) => Save { record: start.record.clone(), ..save },
        None => save,
    }
}

fn about<G: TablePages>(words: &Words, text: &str) -> Vec<Chosen> {
    text.parse().map(|save| G::describe_set_up(words, &save)).unwrap_or_default()
}

fn brought<G: TablePages>(text: &str) -> Html {
    text.parse().map(|save| G::offer_to_keep(&save)).unwrap_or_default()
}

fn start<G: TablePages>(text: &str) -> Option<String> {
    let recorded = || {
        let record: Record<G::Rules> = text.parse().ok()?;
        let usual = G::SetUp::default().begun(Seed(0))?;
        let seating = usual.seating.fitted(record.state().seats());
        Some(Save::new(seating, usual.extras, record))
    };
    let save: SaveOf<G> = text.parse().ok().or_else(recorded).or_else(|| G::begin_from_board(text))?;
    save.is_in_play().then(|| save.to_string())
}
