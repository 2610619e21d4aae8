//! A game's set-up that a teacher sends to others: the form, what it says in words, and the game that it begins from.
//!
//! A custom deck is in the first line of the record, and first moves follow it. What is arranged for the game
//! (`context/arranged.rs`) is in remarks.

use flub::play::{Game, Record, Seed};
use flub_tables::{
    i18n::Words,
    table::{
        save::{Extras, Players, Save},
        set_up::SetUp,
        table_game::SaveOf,
    },
};
use yew::prelude::*;

use super::table_pages::{SetUpProps, TablePages};

/// A choice in words: the question and the answer.
pub type Chosen = (String, String);

/// A game's set-up that a teacher sends to others. All of it goes in and out as the text of a save.
#[derive(Debug)]
pub struct ForClass {
    /// Draws the form.
    pub form: fn(FormProps) -> Html,
    /// Whether players get cards.
    pub is_dealt: bool,
    /// Puts a set-up into words.
    pub about: fn(&Words, &str) -> Vec<Chosen>,
    /// Draws what a set-up contains that can be kept on the device, such as a deck.
    pub draw_keepable: fn(&str) -> Html,
    /// Reads the game to begin from: a save, a record, or a position of the game's board.
    pub start: fn(&str) -> Option<String>,
}

pub const fn for_class<G: TablePages>() -> ForClass {
    ForClass {
        form: form::<G>,
        is_dealt: G::IS_DEALT,
        about: about::<G>,
        draw_keepable: draw_keepable::<G>,
        start: start::<G>,
    }
}

#[derive(Clone, Properties, PartialEq)]
pub struct FormProps {
    /// The game to begin from.
    pub start: Option<AttrValue>,
    pub seed: Seed,
    /// Called with the chosen game; with `None` while it cannot be played.
    pub on_chosen: Callback<Option<AttrValue>>,
}

fn form<G: TablePages>(FormProps { start, seed, on_chosen }: FormProps) -> Html {
    // A form that begins from another game begins anew.
    let key = start.as_deref().unwrap_or_default().to_owned();
    html! { <Form<G> {key} {start} {seed} {on_chosen} /> }
}

/// The choices of a game's set-up page, without the buttons that begin a game.
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

fn draw_keepable<G: TablePages>(text: &str) -> Html {
    text.parse().map(|save| G::draw_keepable(&save)).unwrap_or_default()
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
