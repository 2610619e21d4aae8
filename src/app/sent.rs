//! What a link carries: a game, a set-up or a position, in the part of the address after `#`. Opening one changes nothing that
//! is kept before the person has been asked.

use std::{cell::RefCell, fmt::Display, rc::Rc, str::FromStr};

use flub::play::{LinkFault, from_link, to_link};
use gloo::utils::window;
use yew::prelude::*;

use super::{
    desk::use_desk,
    games::Game,
    route::Route,
    shared::notice::{Notice, Tone},
    storage,
    words::Words,
};

/// What kind of thing a link carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carried {
    /// `#/lawtoe/game/…`: a game as it is kept, perhaps with a remark that tells the step to look at.
    Game,
    /// `#/lawtoe/set-up/…`: a game before its first action.
    SetUp,
    /// `#/board/poe/…`: what lies on the board without opponents.
    Position,
}

impl Carried {
    /// The address behind which the text of a link stands.
    fn path(self, game: &str) -> String {
        match self {
            Carried::Game => format!("#/{game}/game/"),
            Carried::SetUp => format!("#/{game}/set-up/"),
            Carried::Position => format!("#/board/{game}/"),
        }
    }

    /// The whole address of a link to this text.
    ///
    /// # Errors
    /// When it would be too long.
    pub fn address(self, game: &str, text: &str) -> Result<String, LinkFault> {
        let here = window().location().href().unwrap_or_default();
        let page = here.split('#').next().unwrap_or_default();
        Ok(format!("{page}{}{}", self.path(game), to_link(text)?))
    }
}

/// A link as it was opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    /// The game it is about.
    game: &'static Game,
    carried: Carried,
    /// The text as it stands in the address.
    link: Rc<str>,
}

impl Sent {
    /// Reads the part of an address from `#/` on; nothing where it is no link to something.
    pub fn parse(path: &str) -> Option<Self> {
        let (first, rest) = path.split_once('/')?;
        let (second, link) = rest.split_once('/')?;
        let (name, carried) = match (first, second) {
            ("board", name) => (name, Carried::Position),
            (name, "game") => (name, Carried::Game),
            (name, "set-up") => (name, Carried::SetUp),
            _ => return None,
        };
        let game = Game::named(name).filter(|game| carried != Carried::Position || game.has_board)?;
        Some(Self { game, carried, link: link.into() })
    }

    /// The address.
    pub fn href(&self) -> String {
        self.carried.path(self.game.name) + &self.link
    }

    /// The game it is about.
    pub const fn game(&self) -> &'static Game {
        self.game
    }

    /// What the page of the link is called.
    pub fn title(&self, words: &Words) -> String {
        words.with("shell-sent-title", &[("game", words.text(self.game.title).into())])
    }

    /// The text it carries, once it is known to read back.
    fn text(&self) -> Result<String, LinkFault> {
        let text = from_link(&self.link)?;
        self.read(&text).map(|_| text).ok_or(LinkFault::Mangled)
    }

    /// A text as the game reads it and writes it again.
    fn read(&self, text: &str) -> Option<String> {
        let pages = self.game.pages()?;
        match self.carried {
            Carried::Position => pages.position?(text),
            Carried::Game | Carried::SetUp => (pages.kept)(text),
        }
    }

    /// Whether another game is in play that this one would take the place of.
    fn is_in_the_way(&self, text: &str) -> bool {
        let kept = storage::read(&self.game.save_key()).ok().flatten();
        let kept = kept.filter(|_| self.carried == Carried::Game);
        kept.is_some_and(|kept| self.read(&kept) != self.read(text))
    }
}

/// The text of something that reads back, as it is kept.
pub fn reads<T: FromStr + Display>(text: &str) -> Option<String> {
    Some(text.parse::<T>().ok()?.to_string())
}

/// The text of a game together with the step of it that is looked at.
pub fn at_step(text: &str, step: Option<usize>) -> String {
    step.map_or_else(|| text.to_owned(), |step| format!("{AT}{step}\n{text}"))
}

/// The remark that tells the step to look at.
const AT: &str = "# at ";

/// What a link brought, on its way to the page that shows it.
#[derive(Clone, Default)]
pub struct Arrival(Rc<RefCell<Option<(Carried, String)>>>);

impl PartialEq for Arrival {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Arrival {
    /// Takes what has arrived, if it is of this kind.
    pub fn take<T: FromStr>(&self, carried: Carried) -> Option<T> {
        self.take_text(carried)?.parse().ok()
    }

    /// Takes the game that has arrived, and the step of it to look at.
    pub fn take_game<T: FromStr>(&self) -> Option<(T, Option<usize>)> {
        let text = self.take_text(Carried::Game)?;
        let at = text.lines().find_map(|line| line.strip_prefix(AT)?.parse().ok());
        Some((text.parse().ok()?, at))
    }

    fn take_text(&self, carried: Carried) -> Option<String> {
        self.0.borrow_mut().take_if(|arrived| arrived.0 == carried).map(|(_, text)| text)
    }
}

/// Properties of [`SentPage`].
#[derive(Properties, PartialEq)]
pub struct SentPageProps {
    /// The link.
    pub sent: Sent,
}

/// The page of a link: leads on to what it carries, asks before that takes the place of something, or says what is wrong.
#[component]
pub fn SentPage(SentPageProps { sent }: &SentPageProps) -> Html {
    let desk = use_desk();
    let words = &desk.words;
    let text = use_memo(sent.clone(), Sent::text);
    let in_the_way = text.as_ref().as_ref().is_ok_and(|text| sent.is_in_the_way(text));
    let open = {
        let (sent, text, arrival) = (sent.clone(), text.clone(), desk.arrival.clone());
        Callback::from(move |()| {
            let Ok(text) = &*text else { return };
            if sent.is_in_the_way(text) {
                storage::move_aside(&sent.game.save_key());
            }
            arrival.0.replace(Some((sent.carried, text.clone())));
            let page = if sent.carried == Carried::Position { Route::Board } else { Route::Play };
            // In place of the link, so that the way back does not lead to it.
            let _ = window().location().replace(&page(sent.game).href());
        })
    };
    {
        let (open, opens) = (open.clone(), text.is_ok() && !in_the_way);
        use_effect_with((), move |()| {
            if opens {
                open.emit(());
            }
        });
    }
    let title = words.text(sent.game.title);
    let game = [("game", title.as_str().into())];
    let mine = Route::Play(sent.game).href();
    match &*text {
        Ok(_) if in_the_way => html! {
            <div class="column">
                <h1 tabindex="-1">{ sent.title(words) }</h1>
                <p>{ words.with("shell-sent-in-the-way", &game) }</p>
                <div class="action-row">
                    <a class="button primary" href={mine}>{ words.text("shell-sent-mine") }</a>
                    <button type="button" class="button" onclick={open.reform(|_| ())}>{ words.text("shell-sent-open") }</button>
                </div>
                <p class="quiet">{ words.text("shell-sent-aside") }</p>
            </div>
        },
        Ok(_) => html! { <h1 tabindex="-1">{ sent.title(words) }</h1> },
        Err(why) => html! {
            <div class="column">
                <h1 tabindex="-1">{ words.text("shell-sent-unusable") }</h1>
                <Notice tone={Tone::Wrong}><p role="alert">{ told(words, *why) }</p></Notice>
                <div class="action-row">
                    <a class="button primary" href={mine}>{ words.with("home-play", &game) }</a>
                    <a class="button" href={Route::Home.href()}>{ words.text("shell-home") }</a>
                </div>
            </div>
        },
    }
}

fn told(words: &Words, why: LinkFault) -> String {
    match why {
        LinkFault::TooLong => words.text("shell-sent-long"),
        LinkFault::Mangled => words.text("shell-sent-mangled"),
    }
}
