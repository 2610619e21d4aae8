//! A new tournament: from the list of a class, or from a link, a text or a file of another device.

use std::rc::Rc;

use flub::{
    classroom::{ClassList, MOST_AT_TABLE, NewClass, Ranking, RosterFault, Tournament, table_sizes, team_count},
    play::{LinkFault, from_link},
};
use flub_tables::i18n::Words;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::{
    kept::{Change, KeptHandle, TOURNAMENT, put_aside},
    reading::{QUESTION, count_questions, draw_question, draw_reading},
    wording::{Unreadable, describe_roster_fault, describe_unreadable, outline},
};
use crate::{
    classroom::{agenda::AddToLesson, aside::draw_aside},
    context::{AppContext, use_app},
    platform::{file, page::focus, seed},
    route::places::TeachPlace,
    ui::{
        notice::{Notice, Tone},
        renewed::renewed,
    },
};

/// The id of the field for the list.
const LIST: &str = "tournament-list";

/// How much of a file is read, in bytes: more than any list or tournament has.
const LONGEST_FILE: usize = 200_000;

/// What the field holds.
#[derive(Clone, PartialEq)]
enum Input {
    Class(Box<NewClass>),
    /// A list about which so much is not clear.
    Unclear(usize),
    /// A list that cannot be used yet.
    Fault(RosterFault),
    /// A tournament from another device.
    Tournament(Box<Tournament>),
    Unreadable(Unreadable),
}

impl Input {
    /// Reads a text, a list of names by this reading of it.
    fn read(text: &str, list: &ClassList) -> Self {
        match read(text) {
            Some(Ok(tournament)) => Self::Tournament(Box::new(tournament)),
            Some(Err(unreadable)) => Self::Unreadable(unreadable),
            None => match (list.class(), count_questions(list)) {
                (Ok(class), 0) => Self::Class(Box::new(class)),
                (Ok(_), questions) => Self::Unclear(questions),
                (Err(fault), _) => Self::Fault(fault),
            },
        }
    }

    /// Says what will be made of it, or why nothing can be.
    fn describe(&self, words: &Words) -> String {
        match self {
            Self::Class(class) => describe_tables(words, class),
            Self::Unclear(questions) => words.with("tournament-questions", &[("questions", (*questions).into())]),
            Self::Fault(fault) => describe_roster_fault(words, *fault),
            Self::Tournament(tournament) => outline(words, tournament),
            Self::Unreadable(unreadable) => describe_unreadable(words, *unreadable),
        }
    }

    /// Whether it does not become valid by writing on.
    const fn is_wrong(&self) -> bool {
        matches!(self, Self::Unreadable(_) | Self::Fault(RosterFault::Many(_) | RosterFault::LongName(_)))
    }
}

#[derive(Properties, PartialEq)]
pub struct BeginProps {
    pub kept: KeptHandle,
}

/// The form for the list of a class, which can be typed, pasted or read from a file.
#[component]
pub fn Begin(BeginProps { kept }: &BeginProps) -> Html {
    let AppContext { words, storage, announcer, .. } = use_app();
    let text = use_state_eq(String::new);
    let unread = use_state_eq(|| false);
    // Whether it was wanted before there was a list.
    let is_hasty = use_state_eq(|| false);
    // A file whose encoding was guessed, and the guess.
    let file = use_state_eq(|| None::<(Rc<Vec<u8>>, &'static str)>);
    let proposed = use_memo(text.clone(), |text| ClassList::read(&file::composed(text)));
    // What was corrected in the proposal. It goes with the next change of the text.
    let chosen = use_state_eq(|| None::<ClassList>);
    let list = (*chosen).clone().unwrap_or_else(|| (*proposed).clone());
    let written = use_memo((text.clone(), list.clone()), |(text, list)| Input::read(text, list));
    let begin = {
        let dispatcher = kept.dispatcher();
        Callback::from(move |tournament: Tournament| dispatcher.dispatch(Change::Begin(tournament)))
    };
    let onsubmit = {
        let (begin, written, words, is_hasty) = (begin.clone(), written.clone(), words.clone(), is_hasty.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            match &*written {
                Input::Class(class) => begin.emit(make(class)),
                Input::Tournament(tournament) => begin.emit((**tournament).clone()),
                Input::Unclear(_) => {
                    announcer.announce(written.describe(&words));
                    focus(&format!("{QUESTION} button"));
                }
                Input::Fault(_) | Input::Unreadable(_) => {
                    is_hasty.set(true);
                    announcer.announce(written.describe(&words));
                    focus(&format!("#{LIST}"));
                }
            }
        }
    };
    let oninput = {
        let (text, unread, chosen, file) = (text.clone(), unread.clone(), chosen.clone(), file.clone());
        move |event: InputEvent| {
            unread.set(false);
            chosen.set(None);
            file.set(None);
            text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
        }
    };
    // Puts the text of a file in the field, in this encoding.
    let put = {
        let (text, unread, chosen, file) = (text.setter(), unread.setter(), chosen.setter(), file.setter());
        Callback::from(move |(bytes, encoding): (Rc<Vec<u8>>, &'static str)| {
            let read = file::decode(&bytes, encoding);
            unread.set(read.is_none());
            chosen.set(None);
            file.set(Some((bytes, encoding)));
            read.into_iter().for_each(|read| text.set(read));
        })
    };
    let on_file = {
        let (put, unread, file) = (put.clone(), unread.setter(), file.setter());
        move |event: Event| {
            let (put, unread, file) = (put.clone(), unread.clone(), file.clone());
            let on_bytes = Callback::from(move |bytes: Option<Vec<u8>>| match bytes {
                Some(bytes) => {
                    let encoding = file::encoding(&bytes, LONGEST_FILE);
                    put.emit((Rc::new(bytes), encoding));
                    if encoding == file::UTF_8 {
                        file.set(None);
                    }
                }
                None => unread.set(true),
            });
            file::read_bytes(&event.target_unchecked_into::<HtmlInputElement>(), LONGEST_FILE, on_bytes);
        }
    };
    let encodings = file.as_ref().map(|(bytes, chosen)| {
        let onchange = {
            let (put, bytes) = (put.clone(), bytes.clone());
            move |event: Event| {
                let place = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
                let encoding = usize::try_from(place).ok().and_then(|place| file::ENCODINGS.get(place));
                encoding.into_iter().for_each(|encoding| put.emit((bytes.clone(), *encoding)));
            }
        };
        let options = file::ENCODINGS.map(|one| html! { <option selected={one == *chosen}>{ one }</option> });
        html! {
            <label class="field">
                <span>{ words.text("tournament-encoding") }</span>
                <select {onchange}>{ for options }</select>
            </label>
        }
    });
    let on_open = {
        let (storage, begin) = (storage.clone(), begin.clone());
        Callback::from(move |(tournament, key): (Tournament, String)| {
            // If that is refused, it is kept twice.
            let _ = storage.delete(&key);
            begin.emit(tournament);
        })
    };
    let aside = draw_aside(&words, &storage, TOURNAMENT, |tournament| outline(&words, tournament), &on_open);
    let ranking = match &*written {
        Input::Class(class) => match class.ranking {
            Ranking::Numbers => words.text("tournament-ranked-numbers"),
            Ranking::SomeNumbers => words.text("tournament-ranked-some"),
            Ranking::List => words.text("tournament-ranked-list"),
        },
        _ => String::new(),
    };
    let is_list = !text.trim().is_empty() && !matches!(*written, Input::Tournament(_) | Input::Unreadable(_));
    let making = match &*written {
        Input::Tournament(_) => words.text("tournament-open-it"),
        _ => words.text("tournament-make"),
    };
    let on_list = Callback::from(move |list| chosen.set(Some(list)));
    let is_ready = matches!(*written, Input::Class(_) | Input::Tournament(_));
    html! {
        <div class={classes!("column", is_list.then_some("tournament-begin"))}>
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
                    // Before anything is written or wanted it is a hint, and no complaint.
                    <p class={classes!("tournament-count", (text.is_empty() && !*unread && !*is_hasty).then_some("quiet"))}>
                        { renewed(if *unread { words.text("shell-file-unread") } else { written.describe(&words) }) }
                    </p>
                    if !ranking.is_empty() {
                        <p class="quiet">{ renewed(ranking) }</p>
                    }
                    if has_lost_letters(&text) {
                        <p>{ words.text("tournament-lost-letters") }</p>
                    }
                </div>
                if let Input::Unclear(_) = &*written {
                    { draw_question(&words, &list, &on_list) }
                }
                // Until something can be made of the list, the field or the question is what is to be done.
                <button type="submit" class={classes!("button", "wide", "tournament-go", is_ready.then_some("primary"))}>{ renewed(making) }</button>
                <label class="field">
                    <span>{ words.text("tournament-from-file") }</span>
                    <input type="file" accept=".txt,.csv,text/plain,text/csv" onchange={on_file} />
                </label>
                { encodings }
            </form>
            if is_list {
                { draw_reading(&words, &list, &on_list) }
            }
            <AddToLesson places={vec![TeachPlace::Tournament(None).href()]} />
            if let Some(aside) = aside {
                <section class="sheet stack" aria-labelledby="tournament-aside">
                    <h2 id="tournament-aside">{ words.text("tournament-aside") }</h2>
                    { aside }
                </section>
            }
        </div>
    }
}

/// The tournament of a class, with the teams of its list or new ones.
fn make(class: &NewClass) -> Tournament {
    let given = class.teams.clone().and_then(|teams| Tournament::with_teams(class.roster.clone(), teams, seed()));
    given.unwrap_or_else(|| Tournament::new(class.roster.clone(), seed()))
}

/// Whether letters were lost or changed on the way: `Jos\u{fffd}`, `JosÃ©`.
fn has_lost_letters(text: &str) -> bool {
    let pairs = text.chars().zip(text.chars().skip(1));
    text.contains('\u{fffd}')
        || pairs.into_iter().any(|(one, next)| one == 'Ã' && ('\u{80}'..='\u{bf}').contains(&next))
}

/// Says how many tables of which sizes, and how many teams, a class makes.
fn describe_tables(words: &Words, class: &NewClass) -> String {
    let players = class.roster.count();
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
        ("teams", class.teams.as_ref().map_or(team_count(players).unwrap_or_default(), Vec::len).into()),
    ];
    words.with("tournament-count", &values)
}

/// The part of a link before the text.
const IN_LINK: &str = "#/teach/tournament/";

/// Reads the tournament in a text that was pasted or in a file: its own text, or a link to it. `None` if the text is something else.
fn read(text: &str) -> Option<Result<Tournament, Unreadable>> {
    if let Some((_, link)) = text.trim().split_once(IN_LINK) {
        return Some(read_link(link));
    }
    // It may have been cut at its beginning.
    let is_one = text.lines().any(|line| line.trim() == "round 1" || line.trim_start().starts_with("flub tournament"));
    is_one.then(|| text.parse().map_err(Unreadable::Text))
}

fn read_link(link: &str) -> Result<Tournament, Unreadable> {
    let text = from_link(link).map_err(Unreadable::Link)?;
    // A link is empty if it was cut in the middle of its first character.
    if text.is_empty() {
        return Err(Unreadable::Link(LinkFault::Mangled));
    }
    text.parse().map_err(Unreadable::Text)
}

#[derive(Properties, PartialEq)]
pub struct LinkedTournamentProps {
    /// The encoded text of the link.
    pub link: Rc<str>,
}

/// The page of a link: opens its tournament unless that would replace another one, asks first if it would, or says what is wrong with the
/// link.
#[component]
pub fn LinkedTournament(LinkedTournamentProps { link }: &LinkedTournamentProps) -> Html {
    let AppContext { words, storage, .. } = use_app();
    let linked = use_memo(link.clone(), |link| read_link(link));
    let has_no_room = use_state_eq(|| false);
    let kept = storage.text(TOURNAMENT);
    let is_in_the_way = |tournament: &Tournament| kept.as_ref().is_some_and(|kept| *kept != tournament.to_string());
    let in_the_way = linked.as_ref().as_ref().is_ok_and(is_in_the_way);
    let own = TeachPlace::Tournament(None).href();
    let open = {
        let (storage, linked, has_no_room, own) = (storage.clone(), linked.clone(), has_no_room.clone(), own.clone());
        Callback::from(move |()| {
            let Ok(tournament) = &*linked else { return };
            // At the second attempt the person has read that there is no room.
            if in_the_way && !*has_no_room && put_aside(&storage).is_err() {
                has_no_room.set(true);
                return;
            }
            storage.save(TOURNAMENT, tournament);
            // Replaces the link, so that the back button does not return to it.
            let _ = gloo::utils::window().location().replace(&own);
        })
    };
    {
        let (open, opens) = (open.clone(), linked.is_ok() && !in_the_way);
        use_effect_with((), move |()| {
            if opens {
                open.emit(());
            }
        });
    }
    match &*linked {
        Ok(tournament) if in_the_way => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("tournament-link-title") }</h1>
                <p>{ outline(&words, tournament) }</p>
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
                                { words.text("take-file") }
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
                    <p role="alert">{ describe_unreadable(&words, *unreadable) }</p>
                    <p>{ words.text("tournament-unchanged") }</p>
                </Notice>
                <div class="action-row">
                    <a class="button primary" href={own}>{ words.text("teach-tournament") }</a>
                </div>
            </div>
        },
    }
}
