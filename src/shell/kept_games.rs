//! The page of kept games: in play, finished and put aside, to open, to save as files and to delete; and the results against computers. The
//! list is made from how the texts begin: no game is played through for it.

use flub::play::{Outline, order};
use flub_tables::{
    i18n::Words,
    table::results::{RESULTS, Results, Tally},
};
use yew::prelude::*;

use crate::{
    context::{AppContext, use_app},
    games::{GAMES, Game},
    platform::{
        file,
        page::{focus, is_lost},
        storage::Storage,
        store::{MOST_ASIDE, Store, aside_of},
    },
    route::Route,
    table::{
        keeping::take_up,
        link::{LinkKind, LinkPayload},
    },
    ui::{
        dialog::Dialog,
        notice::{Notice, Tone},
    },
};

/// The address of a download link until it is clicked: this page.
const PAGE: &str = "#/games";

#[derive(Properties, PartialEq)]
pub struct KeptGamesProps {
    /// Opens a game's page with this game.
    pub on_open: Callback<(Route, LinkPayload)>,
}

#[component]
pub fn KeptGames(KeptGamesProps { on_open }: &KeptGamesProps) -> Html {
    let AppContext { words, storage, announcer, .. } = use_app();
    let deleting = use_state_eq(|| None::<String>);
    let is_unreadable = use_state_eq(|| false);
    let games = find_games(&words, &storage);
    let others = find_others(&storage);
    let count = games.iter().map(|(_, kept)| kept.len()).sum::<usize>() + others.len();
    let before = use_mut_ref(|| count);
    use_effect_with(count, move |&count| {
        // The button of the deleted game is gone.
        if count < before.replace(count) && is_lost() {
            focus("main h1");
        }
    });
    let open = {
        let (storage, is_unreadable, on_open) = (storage.clone(), is_unreadable.setter(), on_open.clone());
        Callback::from(move |(game, key): (&'static Game, String)| {
            match storage.text(&key).filter(|text| game.pages().is_some_and(|pages| (pages.kept)(text).is_some())) {
                Some(text) => {
                    // Without room the game is held; `Storage` has reported that.
                    let _ = storage.reported(take_up(&storage, &key));
                    on_open.emit((Route::Play(game), LinkPayload { kind: LinkKind::Game, text: text.into() }));
                }
                None => is_unreadable.set(true),
            }
        })
    };
    let on_delete = {
        let (storage, deleting, words) = (storage.clone(), deleting.clone(), words.clone());
        move |_| {
            if let Some(key) = &*deleting {
                // `Storage` has reported a failure; the game is still listed.
                if storage.reported(storage.delete(key)).is_ok() {
                    announcer.announce(words.text("kept-deleted"));
                }
            }
            deleting.set(None);
        }
    };
    let acts = |key: &str, open: Option<Callback<MouseEvent>>, about: &str| {
        let save = {
            let (storage, key) = (storage.clone(), key.to_owned());
            // Kept games contain hidden cards.
            move |event: MouseEvent| file::download_once(&event, &storage.text(&key).unwrap_or_default())
        };
        let delete = {
            let (deleting, key) = (deleting.clone(), key.to_owned());
            move |_| deleting.set(Some(key.clone()))
        };
        let about = about.to_owned();
        html! {
            <div class="kept-acts">
                if let Some(onclick) = open {
                    <button type="button" class="button" {onclick} aria-describedby={about.clone()}>
                        { words.text("kept-open") }
                    </button>
                }
                <a class="button small" href={PAGE} download={format!("{key}.txt")} onclick={save} aria-describedby={about.clone()}>
                    { words.text("kept-save") }
                </a>
                <button type="button" class="button small" onclick={delete} aria-describedby={about}>
                    { words.text("kept-delete") }
                </button>
            </div>
        }
    };
    let sections = games.iter().map(|&(game, ref kept)| {
        let rows = kept.iter().map(|kept| {
            let id = format!("kept-{}", kept.key);
            let key = kept.key.clone();
            let on_press = open.reform(move |_: MouseEvent| (game, key.clone()));
            html! {
                <li key={kept.key.clone()} class="kept">
                    <p id={id.clone()}>{ draw_game(&words, kept) }</p>
                    { acts(&kept.key, Some(on_press), &id) }
                </li>
            }
        });
        let id = format!("kept-games-{}", game.tile.name);
        html! {
            <section key={game.tile.name} class="sheet stack" aria-labelledby={id.clone()}>
                <h2 {id}>{ words.text(game.tile.title) }</h2>
                <ul class="kept-list">{ for rows }</ul>
            </section>
        }
    });
    let others = (!others.is_empty()).then(|| {
        let rows = others.iter().map(|key| {
            let id = format!("kept-{key}");
            html! {
                <li key={key.clone()} class="kept">
                    <p id={id.clone()}>{ describe_other(&words, key) }</p>
                    { acts(key, None, &id) }
                </li>
            }
        });
        html! {
            <section class="sheet stack" aria-labelledby="kept-others">
                <h2 id="kept-others">{ words.text("kept-others") }</h2>
                <ul class="kept-list">{ for rows }</ul>
            </section>
        }
    });
    let close = {
        let deleting = deleting.clone();
        Callback::from(move |()| deleting.set(None))
    };
    html! {
        <div class="column kept-page">
            <h1 tabindex="-1">{ words.text("kept-title") }</h1>
            <p class="lead">{ words.with("kept-lead", &[("most", MOST_ASIDE.into())]) }</p>
            <div role="alert">
                if *is_unreadable {
                    <Notice tone={Tone::Wrong}><p>{ words.text("kept-unreadable") }</p></Notice>
                }
            </div>
            <p class="quiet">{ (count == 0).then(|| words.text("kept-none")) }</p>
            if count == 0 {
                <p><a class="button primary" href={Route::Home.href()}>{ words.text("shell-home") }</a></p>
            }
            { draw_results(&words, &storage) }
            { for sections }
            { others }
            <Dialog name="kept" title={words.text("kept-delete-title")} open={deleting.is_some()} on_close={close}>
                <p>{ words.text("kept-delete-about") }</p>
                <div class="row">
                    <button type="button" class="button primary deletes" onclick={on_delete}>{ words.text("kept-delete") }</button>
                </div>
            </Dialog>
        </div>
    }
}

/// Where a game is kept, how many actions it has, what is played and who plays it.
fn draw_game(words: &Words, kept: &KeptGame) -> Html {
    let place = match (kept.place, kept.is_finished) {
        (Place::InPlay, _) => words.text("kept-in-play"),
        (Place::Finished, _) => words.text("kept-finished"),
        (Place::Aside, false) => words.text("kept-aside"),
        (Place::Aside, true) => words.text("kept-aside-finished"),
    };
    html! {
        <>
            <strong>{ place }</strong>
            <span class="quiet">{ words.with("kept-steps", &[("steps", kept.steps.into())]) }</span>
            { for kept.about.iter().map(|about| html! { <span>{ about }</span> }) }
        </>
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    InPlay,
    /// The last game that was finished.
    Finished,
    Aside,
}

struct KeptGame {
    place: Place,
    key: String,
    is_finished: bool,
    /// The number of actions.
    steps: usize,
    /// What was chosen for it: what is played, and who plays it.
    about: Vec<String>,
}

/// Finds the kept games of each game: in play, finished, then those put aside, the newest first.
fn find_games(words: &Words, store: &Store) -> Vec<(&'static Game, Vec<KeptGame>)> {
    let all = store.all();
    let of = |game: &'static Game| {
        let mut kept: Vec<KeptGame> = all.iter().filter_map(|(key, text)| read_game(words, game, key, text)).collect();
        order::sort_by_key(&mut kept, |kept| {
            let number = aside_of(&kept.key).map_or(0, |(_, number)| number);
            (kept.place, kept.is_finished, u32::MAX - number)
        });
        (game, kept)
    };
    GAMES.iter().map(of).filter(|(_, kept)| !kept.is_empty()).collect()
}

fn read_game(words: &Words, game: &Game, key: &str, text: &str) -> Option<KeptGame> {
    let (original, place) = match aside_of(key) {
        Some((original, _)) => (original, Some(Place::Aside)),
        None => (key, None),
    };
    let is_finished = match original.strip_prefix("flub.")?.strip_prefix(game.tile.name)? {
        ".save" => false,
        ".last" => true,
        _ => return None,
    };
    let place = place.unwrap_or(if is_finished { Place::Finished } else { Place::InPlay });
    let chosen = game.pages().map(|pages| (pages.for_class.about)(words, &set_up(text))).unwrap_or_default();
    let about = chosen.into_iter().take(TOLD).map(|(_, answer)| answer).collect();
    Some(KeptGame { place, key: key.to_owned(), is_finished, steps: Outline::of(text).steps(), about })
}

/// How many choices of a set-up are told of a game. Further ones are about help.
const TOLD: usize = 3;

/// A game before its first action: its remarks, and the first line of its record.
fn set_up(text: &str) -> String {
    let remarks = text.lines().take_while(|line| line.starts_with('#')).count();
    text.lines().take(remarks + 1).collect::<Vec<_>>().join("\n")
}

/// Says what was put aside from a key, by the last part of its name.
fn describe_other(words: &Words, key: &str) -> String {
    let (of, number) = aside_of(key).unwrap_or((key, 1));
    let what = of.rsplit('.').next().unwrap_or(of);
    words.with("kept-other", &[("what", what.into()), ("number", number.into())])
}

/// Finds the keys of everything put aside that is not a game.
fn find_others(store: &Store) -> Vec<String> {
    let is_game = |key: &str| aside_of(key).is_some_and(|(of, _)| of.ends_with(".save") || of.ends_with(".last"));
    store.all().into_iter().map(|(key, _)| key).filter(|key| aside_of(key).is_some() && !is_game(key)).collect()
}

/// Wins, losses and streaks, a row for each game and opponent; nothing before the first result.
fn draw_results(words: &Words, storage: &Storage) -> Html {
    let results = storage.load::<Results>(RESULTS).ok().flatten().unwrap_or_default();
    let rows: Vec<Html> = GAMES
        .iter()
        .flat_map(|game| {
            results
                .of(game.tile.name)
                .map(move |(opponent, tally)| draw_result(words, words.text(game.tile.title), opponent, tally))
        })
        .collect();
    if rows.is_empty() {
        return html! {};
    }
    let heads = ["game", "against", "won", "shared", "lost", "streak", "best"].map(
        |column| html! { <th scope="col">{ words.with("kept-results-column", &[("column", column.into())]) }</th> },
    );
    html! {
        <section class="sheet stack" aria-labelledby="results">
            <h2 id="results">{ words.text("kept-results") }</h2>
            <div class="sheet-scroll" tabindex="0" role="region" aria-labelledby="results">
                <table class="score-table">
                    <thead><tr>{ for heads }</tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            <p class="quiet">{ words.text("kept-results-about") }</p>
        </section>
    }
}

fn draw_result(words: &Words, title: String, opponent: &str, tally: &Tally) -> Html {
    let numbers = [tally.wins, tally.shared, tally.losses, tally.streak, tally.best];
    let cells = numbers.map(|number| html! { <td>{ number }</td> });
    let against = words.with("kept-results-level", &[("level", opponent.to_owned().into())]);
    html! { <tr key={format!("{title} {opponent}")}><th scope="row">{ title }</th><td>{ against }</td>{ for cells }</tr> }
}
