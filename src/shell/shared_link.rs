//! The pages of shared links: a game, a set-up to begin, and a turn that came from another device. Opening one changes nothing in storage
//! without asking.

use flub::play::{Continuation, LinkFault, Outline};
use flub_tables::{
    context::arranged::Arranged,
    i18n::{Value, Words},
    table::save::with_moves_given,
};
use yew::prelude::*;

use crate::{
    context::{AppContext, use_app, use_arranged},
    games::{Game, sent::Sent},
    platform::{file, store::Store},
    route::{Route, SharedLink},
    table::link::{LinkKind, LinkPayload},
    ui::notice::{Notice, Tone},
};

/// Finds the kept game that a link belongs to, if the link is a turn.
fn find_own(link: &SharedLink, store: &Store, text: &str) -> Option<OwnGame> {
    if link.kind() == LinkKind::Turn { OwnGame::find(store, link.game(), &link.read(text)?) } else { None }
}

#[derive(Properties, PartialEq)]
pub struct SharedLinkPageProps {
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
    let own = text.as_ref().as_ref().ok().and_then(|text| find_own(link, &app.storage, text));
    let own = own.filter(|own| !matches!(own.standing, Continuation::Newer(_)));
    let has_no_room = use_state_eq(|| false);
    let open = {
        let (link, text, on_open) = (link.clone(), text.clone(), on_open.clone());
        let (storage, has_no_room) = (app.storage.clone(), has_no_room.clone());
        Callback::from(move |()| {
            let Ok(text) = &*text else { return };
            // At the second attempt the person has read that there is no room.
            let key = link.game().save_key();
            if link.is_in_the_way(&storage, text) && !*has_no_room && storage.move_aside(&key).is_err() {
                has_no_room.set(true);
                return;
            }
            let page = if link.kind() == LinkKind::Position { Route::Board } else { Route::Play };
            let (kind, text) = match link.kind() {
                LinkKind::Turn => (
                    LinkKind::Game,
                    find_own(&link, &storage, text).map_or_else(|| text.clone(), |own| own.with_record(text)),
                ),
                LinkKind::Game if !link.is_kept(&storage, text) => (LinkKind::Game, with_moves_given(text)),
                kind => (kind, text.clone()),
            };
            on_open.emit((page(link.game()), LinkPayload { kind, text: text.into() }));
        })
    };
    {
        let waits = in_the_way || own.is_some() || link.kind() == LinkKind::Table;
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
        Ok(text) if own.is_some() => {
            let game = link.game();
            let on_open = on_open.reform(move |text| (Route::Play(game), LinkPayload { kind: LinkKind::Game, text }));
            own.map(|own| draw_turn(words, game, &own, text, &on_open)).unwrap_or_default()
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
                            <p>{ draw_download(words, &app.storage, link.game()) }</p>
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

/// A link that downloads the game in play.
fn draw_download(words: &Words, store: &Store, game: &Game) -> Html {
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

/// The game of this device that a turn belongs to.
struct OwnGame {
    text: String,
    /// How the turn stands to it.
    standing: Continuation,
}

impl OwnGame {
    /// Finds the game of a turn among the one in play and the one finished last.
    fn find(store: &Store, game: &Game, sent: &str) -> Option<Self> {
        let read = game.pages()?.kept;
        let mut kept = [game.save_key(), game.finished_key()].into_iter().filter_map(|key| read(&store.text(&key)?));
        kept.find_map(|kept| {
            let standing = Continuation::between(&kept, sent);
            (standing != Continuation::Other).then_some(Self { text: kept, standing })
        })
    }

    /// The record that was sent, with the remarks of this device: who plays at it, and what is arranged.
    fn with_record(&self, sent: &str) -> String {
        let remarks = self.text.lines().filter(|line| line.starts_with('#'));
        let record = sent.lines().filter(|line| !line.starts_with('#'));
        remarks.chain(record).map(|line| format!("{line}\n")).collect()
    }
}

/// The page of a turn that does not simply go on from the game of this device: how it stands to it, and which of the two to open. Nothing
/// changes before somebody chooses.
fn draw_turn(words: &Words, game: &Game, own: &OwnGame, sent: &str, on_open: &Callback<AttrValue>) -> Html {
    let (title, about) = match own.standing {
        Continuation::Same => (words.text("shell-turn-same"), words.text("shell-turn-same-about")),
        Continuation::Older(_) => {
            let steps = |text| Outline::of(text).steps().into();
            let values = [("mine", steps(&own.text)), ("theirs", steps(sent))];
            (words.text("shell-turn-older"), words.with("shell-turn-older-about", &values))
        }
        Continuation::Fork { at } => {
            (words.text("shell-turn-fork"), words.with("shell-turn-fork-about", &[("at", at.into())]))
        }
        Continuation::Newer(_) | Continuation::Other => return html! {},
    };
    let [own_text, sent_text] = [own.text.clone(), own.with_record(sent)].map(AttrValue::from);
    let opens = |text: &AttrValue| {
        let text = text.clone();
        on_open.reform(move |_: MouseEvent| text.clone())
    };
    let (mine, theirs) = (opens(&own_text), opens(&sent_text));
    let mine = html! {
        <button type="button" class="button primary" onclick={mine}>{ words.text("shell-sent-mine") }</button>
    };
    let choice = match own.standing {
        // Each way on stands above the button that takes it.
        Continuation::Fork { at } => {
            let told = |text: &str| {
                let told = game.pages().map(|pages| (pages.told)(words, text, at)).unwrap_or_default();
                [("told", Value::from(told))]
            };
            let theirs = html! {
                <button type="button" class="button" onclick={theirs}>{ words.text("shell-sent-open") }</button>
            };
            html! {
                <>
                    <ul class="ways">
                        <li class="sheet stack">
                            <p>{ words.with("shell-turn-fork-mine", &told(&own_text)) }</p>
                            { mine }
                        </li>
                        <li class="sheet stack">
                            <p>{ words.with("shell-turn-fork-theirs", &told(&sent_text)) }</p>
                            { theirs }
                        </li>
                    </ul>
                    <p class="quiet">{ words.text("shell-sent-aside") }</p>
                </>
            }
        }
        _ => html! { <div class="action-row">{ mine }</div> },
    };
    html! {
        <div class="column">
            <h1 tabindex="-1">{ title }</h1>
            <p role="status">{ about }</p>
            { choice }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct InvitationProps {
    game: &'static Game,
    /// The set-up, as the text of a save.
    text: AttrValue,
    on_start: Callback<()>,
}

/// The page of a set-up: what it says, in its own language, and the button that begins it.
#[component]
fn Invitation(InvitationProps { game, text, on_start }: &InvitationProps) -> Html {
    let AppContext { words, settings, storage, .. } = use_app();
    use_arranged(&settings, Arranged::read(text));
    let title = words.text(game.tile.title);
    let has_own = storage.text(&game.save_key()).is_some_and(|kept| !Outline::of(&kept).is_unplayed());
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.with("shell-invitation", &[("game", title.into())]) }</h1>
            <div class="sheet stack">
                <Sent {game} {text} />
                { for game.pages().map(|pages| (pages.for_class.draw_keepable)(text)) }
            </div>
            <div class="action-row">
                <button type="button" class="button primary" onclick={on_start.reform(|_| ())}>
                    { words.text("shell-invitation-start") }
                </button>
            </div>
            <p class="quiet">
                if has_own {
                    { words.text("shell-invitation-aside") }
                } else {
                    <a href={Route::HowTo(game).href()}>{ words.text("home-how-to") }</a>
                }
            </p>
        </div>
    }
}
