//! Side effects shared by all tables: the computers' turn, news, saving and sharing with other windows, and counting games that end.

use std::{cell::RefCell, rc::Rc};

use flub::play::Game;
use flub_tables::{
    context::settings::Coach,
    table::{
        midend::{Table, TableMsg},
        news::{News, Sound},
        results::{RESULTS, Results, opponent},
        save::{Extras, Players, Save},
        set_up::SetUp,
        staging::Beat,
        table_game::{Question, SaveOf, TableGame, Think},
    },
};
use gloo::{events::EventListener, timers::callback::Timeout, utils::window};
use web_sys::{StorageEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::{
    keeping::{Kept, is_followed, keep},
    link::{LinkKind, LinkPayload},
    table_page::use_game_end,
    table_pages::TableHandle,
};
use crate::{
    context::{AppContext, use_app},
    platform::{
        page::{self, bring_into_sight},
        seed,
        sound::{play, speak},
        storage::Storage,
        thinker,
    },
};

/// Restores focus to the board when the focused element is gone. `shown` is whatever determines which buttons there are. When it has just
/// been told how it ended, the keyboard goes on from the board to what comes next.
#[hook]
pub fn use_focus_kept<S: PartialEq + 'static>(shown: S, is_told: bool, come_back: impl FnOnce() + 'static) {
    let was_told = use_mut_ref(|| is_told);
    use_effect_with((shown, is_told), move |_| {
        let ends = !was_told.replace(is_told) && is_told;
        if page::is_lost() {
            page::focus("#stage-go-on");
        }
        // Nothing is on the stage.
        if page::is_lost() {
            come_back();
        }
        if page::is_lost() {
            page::focus("main h1");
        }
        // Whoever points sees it where it is, and nothing is to scroll.
        if ends && page::is_focus_in("[role=grid] :focus-visible") {
            page::focus(".table-actions .primary, .table-bar .primary");
        }
    });
}

/// Scrolls the record to the step on screen.
#[hook]
pub fn use_record_revealed(steps: usize, viewing: Option<usize>) {
    use_effect_with((steps, viewing), |_| {
        let Ok(Some(step)) = gloo::utils::document().query_selector(".record-step[aria-current]") else { return };
        bring_into_sight(&step, ".record-scroll");
    });
}

/// Announces news to screen readers, and by sound and voice if switched on. What is on the stage is told beat by beat; what
/// it leads to, after that.
#[hook]
pub fn use_news<G: TableGame>(table: &TableHandle<G>) {
    let app = use_app();
    let previous = use_mut_ref(|| None::<Rc<Table<G>>>);
    let (sounded, spoken) = (use_mut_ref(|| 0), use_mut_ref(|| 0));
    use_effect_with(Rc::new((***table).clone()), move |now| {
        let before = previous.borrow().clone();
        let news = G::news(&app.words, before.as_deref(), now);
        let is_new = |heard: &RefCell<usize>| now.step() > heard.replace(now.step()) && before.is_some();
        // What a verdict sounds like is not heard before it has been told.
        let is_held = news.sound.is_some_and(Sound::tells_end) && now.staged.is_some();
        let is_sounded = !is_held && is_new(&sounded);
        let sound = news.sound.filter(|_| is_sounded);
        match now.stage(&app.words).filter(|_| before.is_some()) {
            Some(view) => {
                let text = view.spoken(&app.words);
                let aloud = news.aloud.map(|_| text.clone());
                tell(&app, News { announced: Some(text), sound, aloud });
            }
            None => {
                let is_spoken = is_new(&spoken);
                tell(&app, News { sound, aloud: news.aloud.filter(|_| is_spoken), ..news });
                previous.replace(Some(now.clone()));
            }
        }
    });
}

/// Announces this, and by sound and voice if switched on.
fn tell(AppContext { words, announcer, settings, .. }: &AppContext, News { announced, sound, aloud }: News) {
    if let Some(sound) = sound.filter(|_| settings.sound) {
        play(sound);
    }
    if let Some(text) = aloud.filter(|_| settings.speech) {
        speak(words.language().code(), &text);
    }
    announced.into_iter().for_each(|text| announcer.announce(text));
}

/// Lets the computers act when they may, after a pause for people.
#[hook]
pub fn use_computers<G: TableGame>(table: &TableHandle<G>) {
    let question = table.question(use_app().settings.pace);
    let table = table.clone();
    use_thinking(G::Rules::NAME, G::THINK, question, move |answer: String| {
        if let Some(msg) = G::parse_answer(&answer) {
            table.dispatch(TableMsg::Answer(table.step(), msg));
        }
    });
}

/// Lets what is on the stage go on by itself: a part after a while, words when the pace says so.
#[hook]
pub fn use_stage<G: TableGame>(table: &TableHandle<G>) {
    let pace = use_app().settings.pace;
    let wait = table.beat().and_then(|beat| if beat == Beat::Part { Some(Beat::PART) } else { pace.wait() });
    let dispatcher = table.dispatcher();
    use_effect_with(table.staged.zip(wait), move |timed| {
        let timer =
            timed.map(|(staged, wait)| Timeout::new(wait, move || dispatcher.dispatch(TableMsg::Passed(staged))));
        move || drop(timer)
    });
}

/// Sends the current request and receives its answer. Answers to earlier requests are dropped.
#[hook]
pub fn use_thinking(
    game: &'static str,
    think: Think,
    question: Option<Question>,
    on_answer: impl Fn(String) + 'static,
) {
    let pending = use_mut_ref(|| None);
    use_effect_with(question, move |question| {
        let timer = question.clone().map(|Question { text, wait }| {
            thinker::prepare(game);
            let pending = pending.clone();
            Timeout::new(wait, move || {
                pending.replace(Some(thinker::ask(game, text, think, Callback::from(on_answer))));
            })
        });
        move || {
            drop(timer);
            pending.replace(None);
        }
    });
}

/// The game in play. `None` if there is none, or if it was unreadable and has been quarantined.
fn in_play<G: TableGame>(storage: &Storage) -> Option<SaveOf<G>> {
    storage.load(&SaveOf::<G>::key()).ok().flatten()
}

/// The game in play, else the last finished one.
pub fn latest_game<G: TableGame>(storage: &Storage) -> Option<SaveOf<G>> {
    in_play::<G>(storage).or_else(|| storage.load(&SaveOf::<G>::finished_key()).ok().flatten())
}

/// A newcomer's first game.
fn guided_game<G: TableGame>() -> Option<SaveOf<G>> {
    G::SetUp::easiest().begun(seed()).map(Save::guided)
}

/// The initial content of a game's page.
#[derive(PartialEq)]
pub struct InitialGame<G: TableGame> {
    /// The game to show and the step to look at: the linked game, else the one in play unless a set-up was asked for, else a new
    /// one if one was asked for or sent.
    pub game: Option<(SaveOf<G>, Option<usize>)>,
    /// The game whose set-up was linked.
    pub set_up: Option<SaveOf<G>>,
}

impl<G: TableGame> InitialGame<G> {
    /// Reads storage and the link.
    pub fn find(storage: &Storage, link: Option<&LinkPayload>) -> Self {
        let set_up = link.and_then(|link| link.read(LinkKind::SetUp));
        let linked = link.and_then(LinkPayload::game).map(|(game, step): (SaveOf<G>, Option<usize>)| {
            let step = step.filter(|&step| step < game.record.played().len());
            (game, step)
        });
        let kind = link.map(|link| link.kind);
        let left = in_play::<G>(storage).filter(|_| !matches!(kind, Some(LinkKind::SetUp | LinkKind::Table)));
        let new = match kind {
            Some(LinkKind::Table) => {
                link.and_then(|link| link.read(LinkKind::Table)).map(|sent: SaveOf<G>| sent.sent(seed()))
            }
            Some(LinkKind::Start) => match latest_game::<G>(storage) {
                None => guided_game::<G>(),
                latest => G::SetUp::usual(latest.as_ref(), seed()),
            },
            Some(LinkKind::Guided) => guided_game::<G>(),
            _ => None,
        };
        if kind == Some(LinkKind::Guided) && left.as_ref().is_some_and(|left| left.coach != Some(Coach::Guided)) {
            // What is in play is offered first.
            return Self { game: None, set_up: new };
        }
        Self { game: linked.or(left.or(new).map(|game| (game, None))), set_up }
    }
}

/// Saves the game after every action, before the page shows it: what a browser's extension has done to the page may break the drawing,
/// and then it goes on from what is saved. Changes made by another window go to `on_follow`: two windows with the same game in play
/// show the same step, so neither overwrites the other's moves, and a game begun anew in one begins in the other.
#[hook]
pub fn use_autosave<G: TableGame>(save: SaveOf<G>, on_follow: &Callback<SaveOf<G>>) {
    let storage = use_app().storage;
    let mine = use_mut_ref(|| None::<String>);
    let kept = use_memo((save.clone(), storage.clone()), move |(save, storage)| {
        let before = mine.replace(Some(save.to_string()));
        keep(storage, save, before.as_deref())
    });
    use_effect_with((save, storage, on_follow.clone()), move |(save, storage, on_follow)| {
        // `Storage` has reported a failure; the game goes on.
        if storage.reported(*kept) == Ok(Kept::Ahead) {
            in_play::<G>(storage).into_iter().for_each(|ahead| on_follow.emit(ahead));
        }
        let (save, storage, on_follow) = (save.clone(), storage.clone(), on_follow.clone());
        let listener = EventListener::new(&window(), "storage", move |event| {
            let changed = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            if save.is_in_play() && changed.is_none_or(|changed| changed == SaveOf::<G>::key()) {
                let other = latest_game::<G>(&storage).filter(|other| is_followed(&save, other));
                other.into_iter().for_each(|other| on_follow.emit(other));
            }
        });
        move || drop(listener)
    });
}

/// Counts the game when it ends here, unless help was used.
#[hook]
pub fn use_results<G: TableGame>(table: &TableHandle<G>) {
    let AppContext { storage, settings, .. } = use_app();
    use_game_end(table, move |table| {
        let levels = table.seating.levels();
        let is_alone = table.only_person().is_some() && !levels.is_empty();
        let helped = table.helped || table.coach(&settings) == Coach::Guided;
        let counts = is_alone && !helped && table.extras.counts();
        let Some(came) = table.came().filter(|_| counts) else { return };
        let mut results: Results = storage.load(RESULTS).ok().flatten().unwrap_or_default();
        results.enter(G::Rules::NAME, opponent(levels), came, table.record.seed());
        storage.save(RESULTS, &results);
    });
}
