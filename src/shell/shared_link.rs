//! Shared links, and turns that came from another device. Opening one changes nothing in storage without asking.

use flub::play::{Continuation, LinkFault, Outline};
use yew::prelude::*;

use super::invitation::Invitation;
use crate::{
    context::{use_app, use_words},
    games::Game,
    i18n::{Value, Words},
    platform::{file, store::Store},
    route::{Route, SharedLink},
    table::{
        link::{LinkKind, LinkPayload},
        save::with_moves_given,
    },
    ui::notice::{Notice, Tone},
};

/// The game that a link belongs to, if it is a turn of one that is kept here.
fn here(link: &SharedLink, store: &Store, text: &str) -> Option<Here> {
    if link.kind() == LinkKind::Turn { Here::find(store, link.game(), &link.read(text)?) } else { None }
}

/// Properties of [`SharedLinkPage`].
#[derive(Properties, PartialEq)]
pub struct SharedLinkPageProps {
    /// The link.
    pub link: SharedLink,
    /// Called to open the link's page in place of this one.
    pub on_open: Callback<(Route, LinkPayload)>,
}

/// The page of a shared link: opens it, asks before a game is replaced, or says what is wrong with the link.
#[component]
pub fn SharedLinkPage(SharedLinkPageProps { link, on_open }: &SharedLinkPageProps) -> Html {
    let app = use_app();
    let words = &app.words;
    let text = use_memo(link.clone(), SharedLink::text);
    let in_the_way = text.as_ref().as_ref().is_ok_and(|text| link.is_in_the_way(&app.storage, text));
    // A turn that simply goes on from what is kept needs no question.
    let parts = text.as_ref().as_ref().ok().and_then(|text| here(link, &app.storage, text));
    let parts = parts.filter(|here| !matches!(here.standing, Continuation::Newer(_)));
    let has_no_room = use_state_eq(|| false);
    let open = {
        let (link, text, on_open) = (link.clone(), text.clone(), on_open.clone());
        let (storage, has_no_room) = (app.storage.clone(), has_no_room.clone());
        Callback::from(move |()| {
            let Ok(text) = &*text else { return };
            // The second time the person has read that there is no room.
            let key = link.game().save_key();
            if link.is_in_the_way(&storage, text) && !*has_no_room && storage.move_aside(&key).is_err() {
                has_no_room.set(true);
                return;
            }
            let page = if link.kind() == LinkKind::Position { Route::Board } else { Route::Play };
            let (kind, text) = match link.kind() {
                LinkKind::Turn => {
                    (LinkKind::Game, here(&link, &storage, text).map_or_else(|| text.clone(), |here| here.taken(text)))
                }
                LinkKind::Game if !link.is_kept(&storage, text) => (LinkKind::Game, with_moves_given(text)),
                kind => (kind, text.clone()),
            };
            on_open.emit((page(link.game()), LinkPayload { kind, text: text.into() }));
        })
    };
    {
        let waits = in_the_way || parts.is_some() || link.kind() == LinkKind::Table;
        let (open, opens) = (open.clone(), text.is_ok() && !waits);
        use_effect_with((), move |()| {
            if opens {
                open.emit(());
            }
        });
    }
    let title = words.text(link.game().tile.title);
    let game = [("game", title.as_str().into())];
    let mine = Route::Play(link.game()).href();
    match &*text {
        Ok(text) if link.kind() == LinkKind::Table => {
            html! { <Invitation game={link.game()} text={text.clone()} on_start={open} /> }
        }
        Ok(text) if parts.is_some() => {
            let game = link.game();
            let on_open = on_open.reform(move |text| (Route::Play(game), LinkPayload { kind: LinkKind::Game, text }));
            parts.map(|here| html! { <HandedOver {here} sent={text.clone()} {on_open} /> }).unwrap_or_default()
        }
        Ok(_) if in_the_way => html! {
            <div class="column">
                <h1 tabindex="-1">{ link.title(words) }</h1>
                <p>{ words.with("shell-sent-in-the-way", &game) }</p>
                <div class="action-row">
                    <a class="button primary" href={mine}>{ words.text("shell-sent-mine") }</a>
                    <button type="button" class="button" onclick={open.reform(|_| ())}>{ words.text("shell-sent-open") }</button>
                </div>
                <div>
                    if *has_no_room {
                        <Notice tone={Tone::Wrong}>
                            <p role="alert">{ words.text("shell-sent-no-room") }</p>
                            <p>{ download(words, &app.storage, link.game()) }</p>
                        </Notice>
                    } else {
                        <p class="quiet">{ words.text("shell-sent-aside") }</p>
                    }
                </div>
            </div>
        },
        Ok(_) => html! { <h1 tabindex="-1">{ link.title(words) }</h1> },
        Err(why) => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("shell-sent-unusable") }</h1>
                <Notice tone={Tone::Wrong}><p role="alert">{ describe_fault(words, *why) }</p></Notice>
                <div class="action-row">
                    <a class="button primary" href={mine}>{ words.with("home-play", &game) }</a>
                    <a class="button" href={Route::Home.href()}>{ words.text("shell-home") }</a>
                </div>
            </div>
        },
    }
}

/// A download link for the game in play.
fn download(words: &Words, store: &Store, game: &Game) -> Html {
    let key = game.save_key();
    let text = store.text(&key).unwrap_or_default();
    html! { <a href={file::address(&text)} download={format!("{key}.txt")}>{ words.text("shell-crash-save") }</a> }
}

fn describe_fault(words: &Words, why: LinkFault) -> String {
    match why {
        LinkFault::TooLong => words.text("shell-sent-long"),
        LinkFault::Mangled => words.text("shell-sent-mangled"),
    }
}

/// The game that a turn belongs to, as it is kept here.
#[derive(Clone, Debug, PartialEq)]
pub struct Here {
    /// Its text.
    kept: String,
    /// How the turn stands to it.
    pub standing: Continuation,
}

impl Here {
    /// Finds the game of a turn among the one in play and the one finished last.
    pub fn find(store: &Store, game: &Game, sent: &str) -> Option<Self> {
        let read = game.pages.kept;
        let mut kept = [game.save_key(), game.finished_key()].into_iter().filter_map(|key| read(&store.text(&key)?));
        kept.find_map(|kept| {
            let standing = Continuation::between(&kept, sent);
            (standing != Continuation::Other).then_some(Self { kept, standing })
        })
    }

    /// The record that was sent, with what is kept of who sits here and what is arranged.
    pub fn taken(&self, sent: &str) -> String {
        let remarks = self.kept.lines().filter(|line| line.starts_with('#'));
        let record = sent.lines().filter(|line| !line.starts_with('#'));
        remarks.chain(record).map(|line| format!("{line}\n")).collect()
    }
}

/// Properties of [`HandedOver`].
#[derive(Properties, PartialEq)]
pub struct HandedOverProps {
    /// The game that the turn belongs to.
    pub here: Here,
    /// What was sent.
    pub sent: AttrValue,
    /// Opens a game. What it takes the place of is put aside.
    pub on_open: Callback<AttrValue>,
}

/// How what was sent stands to what is kept, where it does not simply go on from it. Nothing is changed before somebody chooses.
#[component]
pub fn HandedOver(HandedOverProps { here, sent, on_open }: &HandedOverProps) -> Html {
    let words = use_words();
    let steps = [("mine", Outline::of(&here.kept).steps().into()), ("theirs", Outline::of(sent).steps().into())];
    let (title, about) = match here.standing {
        Continuation::Same => (words.text("shell-turn-same"), words.text("shell-turn-same-about")),
        Continuation::Older(_) => (words.text("shell-turn-older"), words.with("shell-turn-older-about", &steps)),
        Continuation::Fork { at } => {
            let [mine, theirs] = steps;
            let values = [("at", at.into()), mine, theirs];
            (words.text("shell-turn-fork"), words.with("shell-turn-fork-about", &values))
        }
        Continuation::Newer(_) | Continuation::Other => return html! {},
    };
    let parting = match here.standing {
        Continuation::Fork { at } => {
            let step = |text: &str| Value::from(Outline::of(text).step(at).unwrap_or_default().to_owned());
            html! {
                <ul>
                    <li>{ words.with("shell-turn-fork-mine", &[("step", step(&here.kept))]) }</li>
                    <li>{ words.with("shell-turn-fork-theirs", &[("step", step(sent))]) }</li>
                </ul>
            }
        }
        _ => html! {},
    };
    let mine = on_open.reform({
        let kept = AttrValue::from(here.kept.clone());
        move |_: MouseEvent| kept.clone()
    });
    let theirs = on_open.reform({
        let taken = AttrValue::from(here.taken(sent));
        move |_: MouseEvent| taken.clone()
    });
    html! {
        <div class="column">
            <h1 tabindex="-1">{ title }</h1>
            <p role="status">{ about }</p>
            { parting }
            <div class="action-row">
                <button type="button" class="button primary" onclick={mine}>{ words.text("shell-sent-mine") }</button>
                if let Continuation::Fork { .. } = here.standing {
                    <button type="button" class="button" onclick={theirs}>{ words.text("shell-sent-open") }</button>
                }
            </div>
            if let Continuation::Fork { .. } = here.standing {
                <p class="quiet">{ words.text("shell-sent-aside") }</p>
            }
        </div>
    }
}
