//! A new tournament: the list of a class and what it will make of it, or one that a link or a text brings.

use std::rc::Rc;

use flub::{
    classroom::{MOST_AT_TABLE, Ranking, Roster, RosterFault, Tournament, table_sizes, team_count},
    play::{LinkFault, from_link},
};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::{
    kept::{Change, KeptHandle, TOURNAMENT, aside, put_aside},
    wording::{Unreadable, outlined, roster_fault_said, unreadable_said},
};
use crate::{
    context::{AppContext, use_app},
    i18n::Words,
    platform::{file, page::focus, seed::seed},
    route::places::TeachPlace,
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// The id of the field for the list.
const LIST: &str = "tournament-list";

/// The most bytes that are read of a file: more than any list or tournament has.
const LONGEST_FILE: usize = 200_000;

/// What somebody wrote.
#[derive(Clone, PartialEq)]
enum Written {
    /// A list of a class.
    Class(Roster, Ranking),
    /// A list that is none yet.
    Fault(RosterFault),
    /// A tournament that was taken along.
    Tournament(Box<Tournament>),
    /// A tournament that does not read.
    Unreadable(Unreadable),
}

impl Written {
    fn read(text: &str) -> Self {
        match read(text) {
            Some(Ok(tournament)) => Self::Tournament(Box::new(tournament)),
            Some(Err(unreadable)) => Self::Unreadable(unreadable),
            None => match Roster::read(text) {
                Ok((roster, ranking)) => Self::Class(roster, ranking),
                Err(fault) => Self::Fault(fault),
            },
        }
    }

    /// What will be made of it, in words.
    fn said(&self, words: &Words) -> String {
        match self {
            Self::Class(roster, _) => counted(words, roster.count()),
            Self::Fault(fault) => roster_fault_said(words, *fault),
            Self::Tournament(tournament) => outlined(words, tournament),
            Self::Unreadable(unreadable) => unreadable_said(words, *unreadable),
        }
    }

    /// Whether it is too wrong to become right by writing on.
    const fn is_wrong(&self) -> bool {
        matches!(self, Self::Unreadable(_) | Self::Fault(RosterFault::Many(_) | RosterFault::LongName(_)))
    }
}

/// Properties of [`Begin`].
#[derive(Properties, PartialEq)]
pub struct BeginProps {
    /// Where the tournament will be.
    pub kept: KeptHandle,
}

/// The list of a class, written, pasted or from a file.
#[component]
pub fn Begin(BeginProps { kept }: &BeginProps) -> Html {
    let AppContext { words, storage, announcer, .. } = use_app();
    let text = use_state_eq(String::new);
    let unread = use_state_eq(|| false);
    let written = use_memo(text.clone(), |text| Written::read(text));
    let begin = {
        let dispatcher = kept.dispatcher();
        Callback::from(move |tournament: Tournament| dispatcher.dispatch(Change::Begin(tournament)))
    };
    let onsubmit = {
        let (begin, written, words) = (begin.clone(), written.clone(), words.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            match &*written {
                Written::Class(roster, _) => begin.emit(Tournament::new(roster.clone(), seed())),
                Written::Tournament(tournament) => begin.emit((**tournament).clone()),
                Written::Fault(_) | Written::Unreadable(_) => {
                    announcer.announce(written.said(&words));
                    focus(&format!("#{LIST}"));
                }
            }
        }
    };
    let oninput = {
        let (text, unread) = (text.clone(), unread.clone());
        move |event: InputEvent| {
            unread.set(false);
            text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
        }
    };
    let on_file = {
        let (text, unread) = (text.setter(), unread.setter());
        move |event: Event| {
            let (text, unread) = (text.clone(), unread.clone());
            let on_text = Callback::from(move |read: Option<String>| {
                unread.set(read.is_none());
                read.into_iter().for_each(|read| text.set(read));
            });
            file::read_chosen(&event.target_unchecked_into::<HtmlInputElement>(), LONGEST_FILE, on_text);
        }
    };
    let rows = aside(&storage).into_iter().map(|(key, tournament)| {
        let (storage, begin, outline) = (storage.clone(), begin.clone(), outlined(&words, &tournament));
        let id = format!("tournament-aside-{key}");
        let onclick = {
            let key = key.clone();
            move |_: MouseEvent| {
                // If it stays there too, it is kept twice.
                let _ = storage.delete(&key);
                begin.emit(tournament.clone());
            }
        };
        html! {
            <li key={key}>
                <span id={id.clone()}>{ outline }</span>
                <button type="button" class="button small" aria-describedby={id} {onclick}>{ words.text("tournament-open") }</button>
            </li>
        }
    });
    let rows: Html = rows.collect();
    let has_aside = !aside(&storage).is_empty();
    let ranking = match &*written {
        Written::Class(_, Ranking::Numbers) => words.text("tournament-ranked-numbers"),
        Written::Class(_, Ranking::SomeNumbers) => words.text("tournament-ranked-some"),
        Written::Class(_, Ranking::List) => words.text("tournament-ranked-list"),
        _ => String::new(),
    };
    let make = match &*written {
        Written::Tournament(_) => words.text("tournament-open-it"),
        _ => words.text("tournament-make"),
    };
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("teach-tournament") }</h1>
            <p class="lead">{ words.text("tournament-lead") }</p>
            <form class="sheet stack" {onsubmit}>
                <label class="field">
                    <span>{ words.text("tournament-list") }</span>
                    <textarea id={LIST} class="tournament-list" rows="8" dir="auto" spellcheck="false" autocomplete="off"
                        aria-describedby="tournament-list-about tournament-count" value={(*text).clone()} {oninput} />
                </label>
                <p id="tournament-list-about" class="quiet">{ words.text("tournament-list-about") }</p>
                <div id="tournament-count" role="status" class={classes!("stack", written.is_wrong().then_some("field-wrong"))}>
                    <p class="tournament-count">
                        { renewed(if *unread { words.text("shell-file-unread") } else { written.said(&words) }) }
                    </p>
                    if !ranking.is_empty() {
                        <p class="quiet">{ renewed(ranking) }</p>
                    }
                </div>
                <button type="submit" class="button primary wide">{ renewed(make) }</button>
                <label class="field">
                    <span>{ words.text("tournament-from-file") }</span>
                    <input type="file" accept=".txt,.csv,text/plain,text/csv" onchange={on_file} />
                </label>
            </form>
            if has_aside {
                <section class="sheet stack" aria-labelledby="tournament-aside">
                    <h2 id="tournament-aside">{ words.text("tournament-aside") }</h2>
                    <ul class="tournament-aside">{ rows }</ul>
                </section>
            }
        </div>
    }
}

/// How many tables of which sizes, and how many teams, so many players make.
fn counted(words: &Words, players: usize) -> String {
    let sizes = table_sizes(players);
    let of = |size: usize| sizes.iter().filter(|one| **one == size).count();
    let (fours, threes, pairs) = (of(MOST_AT_TABLE), of(MOST_AT_TABLE - 1), of(2));
    let tables = match (fours, threes, pairs) {
        (_, _, 1) => "pair",
        (0, ..) => "threes",
        (_, 0, _) => "fours",
        _ => "both",
    };
    let values = [
        ("players", players.into()),
        ("tables", tables.into()),
        ("fours", fours.into()),
        ("threes", threes.into()),
        ("teams", team_count(players).unwrap_or_default().into()),
    ];
    words.with("tournament-count", &values)
}

/// What stands before the text in a link.
const IN_LINK: &str = "#/teach/tournament/";

/// The tournament in a text that somebody pasted or a file, if it is one or was one: its text, or a link to it.
pub fn read(text: &str) -> Option<Result<Tournament, Unreadable>> {
    if let Some((_, link)) = text.trim().split_once(IN_LINK) {
        return Some(read_link(link));
    }
    // The middle of a tournament is one that was cut.
    let is_one = text.lines().any(|line| line.trim() == "round 1" || line.trim_start().starts_with("flub tournament"));
    is_one.then(|| text.parse().map_err(Unreadable::Text))
}

fn read_link(link: &str) -> Result<Tournament, Unreadable> {
    let text = from_link(link).map_err(Unreadable::Link)?;
    // Without an end it was cut off in the middle of a sign.
    if text.is_empty() {
        return Err(Unreadable::Link(LinkFault::Mangled));
    }
    text.parse().map_err(Unreadable::Text)
}

/// Properties of [`Brought`].
#[derive(Properties, PartialEq)]
pub struct BroughtProps {
    /// What the link carries, encoded.
    pub link: Rc<str>,
}

/// The page of a link: opens what it brings where that takes the place of nothing, or asks, or says what is wrong with it.
#[component]
pub fn Brought(BroughtProps { link }: &BroughtProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let brought = use_memo(link.clone(), |link| read_link(link));
    let has_no_room = use_state_eq(|| false);
    let kept = storage.text(TOURNAMENT);
    let is_in_the_way = |tournament: &Tournament| kept.as_ref().is_some_and(|kept| *kept != tournament.to_string());
    let in_the_way = brought.as_ref().as_ref().is_ok_and(is_in_the_way);
    let own = TeachPlace::Tournament(None).href();
    let open = {
        let (storage, brought, has_no_room, own) = (storage.clone(), brought.clone(), has_no_room.clone(), own.clone());
        Callback::from(move |()| {
            let Ok(tournament) = &*brought else { return };
            // The second time the person has read that there is no room.
            if in_the_way && !*has_no_room && put_aside(&storage).is_err() {
                has_no_room.set(true);
                return;
            }
            // If that is refused, the person is told, and it is held as long as the page lives.
            let _ = storage.save(TOURNAMENT, tournament);
            // Replaces the link, so that the back button does not return to it.
            let _ = gloo::utils::window().location().replace(&own);
        })
    };
    {
        let (open, opens) = (open.clone(), brought.is_ok() && !in_the_way);
        use_effect_with((), move |()| {
            if opens {
                open.emit(());
            }
        });
    }
    match &*brought {
        Ok(tournament) if in_the_way => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("tournament-link-title") }</h1>
                <p>{ outlined(&words, tournament) }</p>
                <p>{ words.text("tournament-link-in-the-way") }</p>
                <div class="action-row">
                    <a class="button primary" href={own}>{ words.text("tournament-link-mine") }</a>
                    <button type="button" class="button" onclick={open.reform(|_| ())}>
                        { words.text("tournament-link-open") }
                    </button>
                </div>
                if *has_no_room {
                    <Notice tone={Tone::Wrong}>
                        <p role="alert">{ words.text("tournament-no-room") }</p>
                        <p>
                            <a href={file::address(&kept.unwrap_or_default())} download="flub-tournament.txt">
                                { words.text("tournament-file") }
                            </a>
                        </p>
                    </Notice>
                }
            </div>
        },
        Ok(_) => html! { <h1 tabindex="-1">{ words.text("tournament-link-title") }</h1> },
        Err(unreadable) => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("shell-sent-unusable") }</h1>
                <Notice tone={Tone::Wrong}>
                    <p role="alert">{ unreadable_said(&words, *unreadable) }</p>
                    <p>{ words.text("tournament-unchanged") }</p>
                </Notice>
                <div class="action-row">
                    <a class="button primary" href={own}>{ words.text("teach-tournament") }</a>
                </div>
            </div>
        },
    }
}
