//! Shared links. Opening one changes nothing in storage without asking.

use std::rc::Rc;

use flub::play::{Continuation, LinkFault, Outline, from_link};
use yew::prelude::*;

use super::{
    handed_over::{HandedOver, Here},
    invitation::Invitation,
    route::Route,
};
use crate::app::{
    context::use_app,
    games::Game,
    i18n::Words,
    platform::{file, store::Store},
    table::{
        link::{LinkKind, LinkPayload, link_in},
        save::with_moves_given,
    },
    ui::notice::{Notice, Tone},
};

/// A shared link.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedLink {
    /// Its game.
    game: &'static Game,
    kind: LinkKind,
    /// The encoded text in the address.
    link: Rc<str>,
}

impl SharedLink {
    /// Parses the part of an address after `#/`. `None` if it is no shared link.
    pub fn parse(path: &str) -> Option<Self> {
        let (first, rest) = path.split_once('/')?;
        let (second, link) = rest.split_once('/')?;
        let (name, kind) = match (first, second) {
            ("board", name) => (name, LinkKind::Position),
            (name, "game") => (name, LinkKind::Game),
            (name, "set-up") => (name, LinkKind::SetUp),
            (name, "table") => (name, LinkKind::Table),
            (name, "turn") => (name, LinkKind::Turn),
            _ => return None,
        };
        let game = Game::named(name).filter(|game| kind != LinkKind::Position || game.tile.has_board)?;
        Some(Self { game, kind, link: link.into() })
    }

    /// The first one in a text, such as a message.
    pub fn found(text: &str) -> Option<Self> {
        Self::parse(link_in(text)?.trim_start_matches("#/"))
    }

    /// The address.
    pub fn href(&self) -> String {
        self.kind.path(self.game.tile.name) + &self.link
    }

    /// Its game.
    pub const fn game(&self) -> &'static Game {
        self.game
    }

    /// The title of the link's page.
    pub fn title(&self, words: &Words) -> String {
        words.with("shell-sent-title", &[("game", words.text(self.game.tile.title).into())])
    }

    /// The decoded text.
    ///
    /// # Errors
    /// If it is none, or the game cannot read it.
    pub fn text(&self) -> Result<String, LinkFault> {
        let text = from_link(&self.link)?;
        self.read(&text).map(|_| text).ok_or(LinkFault::Mangled)
    }

    /// The text in the game's own form. `None` if the game cannot read it.
    fn read(&self, text: &str) -> Option<String> {
        let pages = self.game.pages;
        match self.kind {
            LinkKind::Position => pages.position?(text),
            LinkKind::Game | LinkKind::SetUp | LinkKind::Table | LinkKind::Turn => (pages.kept)(text),
            LinkKind::Start | LinkKind::Guided => None,
        }
    }

    /// The game that it belongs to, if it is a turn of one that is kept here.
    fn here(&self, store: &Store, text: &str) -> Option<Here> {
        if self.kind == LinkKind::Turn { Here::find(store, self.game, &self.read(text)?) } else { None }
    }

    /// Whether this is a game that is kept here, as far as it goes, or one without moves: nobody else has played in it.
    fn is_kept(&self, store: &Store, text: &str) -> bool {
        let goes_no_further =
            |kept: String| matches!(Continuation::between(&kept, text), Continuation::Same | Continuation::Older(_));
        let keys = [self.game.save_key(), self.game.finished_key()];
        Outline::of(text).is_unplayed() || keys.iter().filter_map(|key| store.text(key)).any(goes_no_further)
    }

    /// Whether it would replace a different game in play.
    fn is_in_the_way(&self, store: &Store, text: &str) -> bool {
        let Some(kept) = store.text(&self.game.save_key()) else { return false };
        let (begun, kept, sent) = (!Outline::of(&kept).is_unplayed(), self.read(&kept), self.read(text));
        match self.kind {
            LinkKind::Game => kept != sent,
            LinkKind::Turn => {
                let both = kept.zip(sent);
                begun && both.is_none_or(|(kept, sent)| Continuation::between(&kept, &sent) == Continuation::Other)
            }
            _ => false,
        }
    }
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
    let parts = text.as_ref().as_ref().ok().and_then(|text| link.here(&app.storage, text));
    let parts = parts.filter(|here| !matches!(here.standing, Continuation::Newer(_)));
    let has_no_room = use_state_eq(|| false);
    let open = {
        let (link, text, on_open) = (link.clone(), text.clone(), on_open.clone());
        let (storage, has_no_room) = (app.storage.clone(), has_no_room.clone());
        Callback::from(move |()| {
            let Ok(text) = &*text else { return };
            // The second time the person has read that there is no room.
            let key = link.game.save_key();
            if link.is_in_the_way(&storage, text) && !*has_no_room && storage.move_aside(&key).is_err() {
                has_no_room.set(true);
                return;
            }
            let page = if link.kind == LinkKind::Position { Route::Board } else { Route::Play };
            let (kind, text) = match link.kind {
                LinkKind::Turn => {
                    (LinkKind::Game, link.here(&storage, text).map_or_else(|| text.clone(), |here| here.taken(text)))
                }
                LinkKind::Game if !link.is_kept(&storage, text) => (LinkKind::Game, with_moves_given(text)),
                kind => (kind, text.clone()),
            };
            on_open.emit((page(link.game), LinkPayload { kind, text: text.into() }));
        })
    };
    {
        let waits = in_the_way || parts.is_some() || link.kind == LinkKind::Table;
        let (open, opens) = (open.clone(), text.is_ok() && !waits);
        use_effect_with((), move |()| {
            if opens {
                open.emit(());
            }
        });
    }
    let title = words.text(link.game.tile.title);
    let game = [("game", title.as_str().into())];
    let mine = Route::Play(link.game).href();
    match &*text {
        Ok(text) if link.kind == LinkKind::Table => {
            html! { <Invitation game={link.game} text={text.clone()} on_start={open} /> }
        }
        Ok(text) if parts.is_some() => {
            let game = link.game;
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
                            <p>{ download(words, &app.storage, link.game) }</p>
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
