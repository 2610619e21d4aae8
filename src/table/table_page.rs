//! A game's page: the set-up, then the table, and what happens once when a game ends.

use flub::play::Game;
use flub_tables::table::{
    midend::Table,
    table_game::{SaveOf, TableGame},
};
use yew::prelude::*;

use super::{
    effects::{
        InitialGame, latest_game, use_autosave, use_computers, use_news, use_record_revealed, use_results, use_stage,
    },
    link::LinkPayload,
    table_pages::{SetUpProps, TableHandle, TablePages, TableState},
};
use crate::{
    context::{use_app, use_arranged},
    platform::{
        guard::use_asked,
        page::{focus, is_lost},
    },
};

/// Properties of [`TablePage`].
#[derive(Properties, PartialEq)]
pub struct TablePageProps<G: TablePages> {
    /// The payload of a link.
    #[prop_or_default]
    pub link: Option<LinkPayload>,
    /// A game whose set-up to start from, instead of going on with the latest one.
    #[prop_or_default]
    pub given: Option<SaveOf<G>>,
    /// Called when a game is about to begin; returns whether it begins on this page.
    #[prop_or(Callback::from(|_| true))]
    pub on_begin: Callback<SaveOf<G>, bool>,
}

/// The page of a game.
pub fn page<G: TablePages>(link: Option<LinkPayload>) -> Html {
    html! { <TablePage<G> {link} /> }
}

/// The set-up of a first game, which begins the page of [`page`]. The chosen game is given as the text of its save.
pub fn set_up<G: TablePages>(on_begin: Callback<AttrValue>) -> Html {
    let on_begin = on_begin.reform(|save: SaveOf<G>| save.to_string().into());
    let props = SetUpProps::<G> { left: None, given: None, on_begin, on_continue: Callback::noop(), on_chosen: None };
    html! { <G::SetUpPage ..props /> }
}

/// Continues the latest game, or shows the set-up.
#[component]
pub fn TablePage<G: TablePages>(props: &TablePageProps<G>) -> Html {
    let storage = use_app().storage;
    let initial = use_memo((), |()| match &props.given {
        Some(given) => InitialGame { game: None, set_up: Some(given.clone()) },
        None => InitialGame::<G>::find(&storage, props.link.as_ref()),
    });
    let views = {
        let game = initial.game.clone();
        use_views(move || game.map(|(save, viewing)| Table { viewing, ..Table::<G>::from(save) }))
    };
    match &*views.now {
        Some(start) => {
            let on_leave = views.show.reform(|()| None);
            let on_follow = views.show.reform(|save| Some(Table::from(save)));
            html! { <div key={views.number}><Sitting<G> start={start.clone()} {on_leave} {on_follow} /></div> }
        }
        None => {
            let on_begin = {
                let (show, begins) = (views.show.clone(), props.on_begin.clone());
                // A link says what the coach does, which no choice of the set-up changes.
                let linked = initial.set_up.as_ref().map(|given| (given.coach, given.helped, given.arranged));
                Callback::from(move |save: SaveOf<G>| {
                    let (coach, helped, arranged) = linked.unwrap_or((save.coach, save.helped, save.arranged));
                    let save = SaveOf::<G> { coach, helped, arranged, ..save };
                    if begins.emit(save.clone()) {
                        show.emit(Some(Table::from(save)));
                    }
                })
            };
            let on_continue = views.show.reform({
                let storage = storage.clone();
                move |()| latest_game::<G>(&storage).map(Table::from)
            });
            let given = initial.set_up.clone();
            html! {
                <div key="setup"><G::SetUpPage left={latest_game::<G>(&storage)} {given} {on_begin} {on_continue} /></div>
            }
        }
    }
}

/// Properties of [`Sitting`].
#[derive(Properties, PartialEq)]
struct SittingProps<G: TableGame> {
    /// The initial table.
    start: Table<G>,
    /// Goes back to the set-up.
    on_leave: Callback<()>,
    /// Shows the game another window has saved.
    on_follow: Callback<SaveOf<G>>,
}

/// A game being played.
#[component]
fn Sitting<G: TablePages>(props: &SittingProps<G>) -> Html {
    let start = props.start.clone();
    let table = use_reducer(move || TableState(start));
    use_computers(&table);
    use_stage(&table);
    use_autosave::<G>(table.save(), &props.on_follow);
    use_news(&table);
    use_results(&table);
    let settings = use_app().settings;
    use_arranged(&settings, table.arranged);
    use_asked((table.step(), table.staged, table.unveiled, table.released));
    use_record_revealed(table.step(), table.viewing);
    html! { <G::Page {table} on_leave={&props.on_leave} /> }
}

/// The current view and how to change it.
pub struct Views<V> {
    /// The view on the page.
    pub now: UseStateHandle<V>,
    /// How often the view has changed; used as a key so that no state survives a change.
    pub number: usize,
    /// Shows another view.
    pub show: Callback<V>,
}

/// The views of a page, starting with `first`.
#[hook]
pub fn use_views<V: 'static>(first: impl FnOnce() -> V) -> Views<V> {
    let now = use_state(first);
    let changes = use_mut_ref(|| 0);
    let number = *changes.borrow();
    let show = {
        let now = now.clone();
        Callback::from(move |next| {
            *changes.borrow_mut() += 1;
            now.set(next);
        })
    };
    use_effect_with(number, |&number| {
        // A new view starts at its top, unless it focuses something itself.
        if number > 0 && is_lost() {
            focus("main h1");
        }
    });
    Views { now, number, show }
}

/// Calls this when a game ends at the table that was played from its beginning.
#[hook]
pub fn use_game_end<G: TableGame>(table: &TableHandle<G>, on_end: impl FnOnce(&TableHandle<G>) + 'static) {
    let played = use_mut_ref(|| table.step());
    let table = table.clone();
    use_effect_with(table.step(), move |&step| {
        let is_next = played.replace(step) + 1 == step;
        if is_next && !table.given && table.state().outcome().is_some() {
            on_end(&table);
        }
    });
}
