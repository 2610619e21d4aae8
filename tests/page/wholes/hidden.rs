//! Hidden cards: what is in the page at every step of random games, and what never is.

use flub::{
    games::wholes::{Card, Event, Wholes},
    play::{Random, Seat, Seed},
};
use flub_tables::games::wholes::{save::Save, table::Table};
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::{Element, HtmlInputElement, HtmlTextAreaElement, wasm_bindgen::JsCast};

use super::{
    BLUFF, FINISHED, Game, SAVE, THREE, called_card, elements, fronts, name, sit_down, unveil, values, whole_game_but,
};
use crate::{element::is_reachable, page::Page};

/// A deck in which special cards and BAIT are often held.
const SPECIALS: &str = "deck 1/4*10, bar 1/2*10, 3/4*4, BAIT*6, REPLAY*10, SWAP*6";

/// What people press in a game: everything on the table, in its dialogs and in its record.
const PRESSED: &str = ".table-actions button, .hand button, .pile-draw, .discard, .helps button, .draft button, .picker button, \
    dialog[open] button, dialog[open] input, .record-walk button";

/// What of it goes on with the game.
const ONWARD: &str = ".pile-draw, .table-actions .primary, .table-actions .action-row button, dialog[open] .primary";

const STEPS: usize = 70;

/// Presses whatever there is, and compares what lies face up with what people may see.
struct Walk {
    page: Page,
    random: Random,
    /// Whose hand is open: who said so in their own turn.
    opened: Option<Seat>,
    /// Who said in the dialog that the others look away.
    alone: Option<Seat>,
    past: Vec<String>,
}

impl Walk {
    async fn begin(seed: u64) -> Self {
        let players: &[&str] =
            if seed.is_multiple_of(2) { THREE } else { &["person Ana", "computer careful Ada", "person Cem"] };
        let cards = if seed.is_multiple_of(3) { SPECIALS } else { "quarters" };
        let page = sit_down(Game { players, cards, seed: 4_000_020_784 + seed, ..Game::default() }).await;
        Self { page, random: Random::new(Seed(seed)), opened: None, alone: None, past: vec![format!("seed {seed}")] }
    }

    fn table(&self) -> Option<Table> {
        Some(Table::from(self.page.kept(SAVE)?.parse::<Save>().expect("a save")))
    }

    /// The person whom this button says to be alone before the screen.
    fn says_it_is(&self, pressed: &Element, table: &Table) -> Option<Seat> {
        let words = flub_app::words(flub_tables::i18n::Language::English);
        let is_said = |seat: &Seat| {
            let who = table.seating.name(&words, *seat);
            name(pressed) == self.page.says("wholes-curtain-open", values! { name: who })
        };
        table.seating.people().find(is_said)
    }

    async fn press(&mut self) {
        let onward = self.random.chance(60) && elements(ONWARD).iter().any(is_reachable);
        let pressed = if onward { ONWARD } else { PRESSED };
        let buttons: Vec<Element> = elements(pressed).into_iter().filter(is_reachable).collect();
        let pressed = self.random.pick(&buttons).expect("something to press").clone();
        self.past.push(name(&pressed));
        let before = self.table();
        let in_dialog = pressed.closest("dialog").unwrap().is_some();
        let it_is = before.as_ref().and_then(|table| self.says_it_is(&pressed, table));
        let is_chosen = pressed.dyn_ref::<HtmlInputElement>().is_some_and(HtmlInputElement::checked);
        self.alone = if is_chosen { self.alone } else { it_is.filter(|_| in_dialog) };
        self.page.click(&pressed).await;
        let (Some(before), Some(now)) = (before, self.table()) else { return };
        // A game is kept before the page shows it.
        let is_shown = |_: &Page| elements(".record-step").len() == now.step() || !elements("#stage-go-on").is_empty();
        self.page.until("what is kept", is_shown).await;
        self.opened = match it_is {
            Some(seat) if !in_dialog => Some(seat),
            // Another person who looks closes the hand.
            Some(seat) if self.opened != Some(seat) => None,
            _ => self.opened,
        };
        self.opened = self.opened.filter(|&seat| now.whose_turn() == Some(seat) && before.whose_turn() == Some(seat));
    }

    /// The latest call on the screen, if nothing but changes of places came after it.
    fn called(table: &Table, step: usize) -> Vec<Card> {
        let mut events = table.record.events()[..step].iter().rev().filter_map(|events| events.first());
        match events.find(|event| !matches!(event, Event::Swapped { .. })) {
            Some(Event::Called(called)) => called.cards.clone(),
            _ => Vec::new(),
        }
    }

    fn check(&self) {
        let Some(table) = self.table() else { return };
        let state: &Wholes = table.state();
        let past = || self.past.join("\n");
        let within = |cards: &[Card], shown: &[String]| {
            let mut names: Vec<String> = cards.iter().map(called_card).collect();
            shown
                .iter()
                .all(|one| names.iter().position(|name| name == one).map(|place| names.swap_remove(place)).is_some())
        };
        let hand = |seat: Option<Seat>| seat.map_or(&[][..], |seat| state.hand(seat));
        let open = fronts(".hand");
        assert!(
            open.is_empty() || self.opened.is_some() && open.len() == hand(self.opened).len(),
            "a hand is open: {open:?} after\n{}",
            past()
        );
        for part in [".hand", ".draft"] {
            assert!(within(hand(self.opened), &fronts(part)), "{part}: {:?} after\n{}", fronts(part), past());
        }
        assert!(within(hand(self.alone), &fronts(".look-cards")), "{:?} after\n{}", fronts(".look-cards"), past());
        let shown = fronts("dialog[open] .open-hand");
        // Looking back, what was put away then.
        let ever = |shown: &[String]| {
            (0..=table.step()).any(|step| within(&table.record.state_after(step).discard_known(self.opened), shown))
        };
        assert!(shown.is_empty() || ever(&shown), "{shown:?} after\n{}", past());
        let shown = fronts(".called");
        let called = |shown: &[String]| (0..=table.step()).any(|step| within(&Self::called(&table, step), shown));
        assert!(shown.is_empty() || called(&shown), "{shown:?} after\n{}", past());
        let parts = [".hand", ".draft", ".look-cards", "dialog[open] .open-hand", ".called"];
        let known: usize = parts.iter().map(|part| fronts(part).len()).sum();
        assert_eq!(elements("#app .card:not(.card-back)").len(), known, "other cards lie face up after\n{}", past());
        // The seed, or any text of a record, would reveal every hand.
        let html = elements("#app")[0].outer_html();
        let seed = table.record.seed().0;
        for telling in
            [seed.to_string(), format!("{seed:x}"), " plays ".to_owned(), " saying ".to_owned(), "flub 1 ".to_owned()]
        {
            assert!(!html.contains(&telling), "{telling} is in the page after\n{}", past());
        }
    }
}

#[test]
async fn whatever_people_press_no_card_is_in_the_page_that_is_not_theirs_to_see() {
    let mut steps = 0;
    for seed in 0..3 {
        let mut walk = Walk::begin(seed).await;
        for _ in 0..STEPS {
            walk.check();
            if walk.table().is_none() {
                break;
            }
            walk.press().await;
        }
        steps += walk.table().map_or(0, |table| table.step());
    }
    assert!(steps > 20, "only {steps} actions");
}

#[test]
async fn coming_back_from_another_page_finds_the_curtain_down() {
    let page = sit_down(Game { actions: &BLUFF[..1], ..Game::default() }).await;
    unveil(&page, "Ana").await;
    assert_eq!(fronts(".hand").len(), 6);
    gloo::utils::window().location().set_hash("#/").unwrap();
    page.until("the home page", |page| page.look_for("heading", &page.says("home-wholes", &[])).is_some()).await;
    assert_eq!(fronts("#app"), Vec::<String>::new());
    let go_on = page.says("home-continue", values! { game: page.says("home-wholes", &[]) });
    page.click(&page.find("link", &go_on)).await;
    page.until("the curtain", |page| {
        page.look_for("button", &page.says("wholes-curtain-open", values! { name: "Ana" })).is_some()
    })
    .await;
    assert_eq!(fronts("#app"), Vec::<String>::new());
}

#[test]
async fn the_only_person_sees_their_own_hand_in_every_turn_and_never_anothers() {
    for players in
        [["person", "computer careful Ada", "computer sly Emmy"], ["computer sly Ada", "person", "computer sly Emmy"]]
    {
        let page = sit_down(Game { players: &players, ..Game::default() }).await;
        let own = Seat::new(usize::from(players[1] == "person")).expect("a seat");
        let mut turns = 0;
        for _ in 0..60 {
            let shows_own = |page: &Page| {
                let Some(kept) = page.kept(SAVE) else { return true };
                let table = Table::from(kept.parse::<Save>().expect("a save"));
                let hand: Vec<String> = table.state().hand(own).iter().map(called_card).collect();
                let known = hand.len() + fronts(".called").len();
                fronts(".hand") == hand && elements("#app .card:not(.card-back)").len() == known
            };
            // A game is kept before the page shows it.
            page.until("their own hand alone", shows_own).await;
            let onward = [
                "wholes-pass",
                "wholes-draw",
                "wholes-let-be-and-draw",
                "wholes-let-be",
                "wholes-go-on",
                "table-go-on",
            ];
            if let Some(button) = onward.iter().find_map(|id| page.look_for("button", &page.says(id, &[]))) {
                page.click(&button).await;
                turns += 1;
            }
            gloo::timers::future::TimeoutFuture::new(15).await;
        }
        assert!(turns > 5, "{players:?}");
    }
}

#[test]
async fn the_record_cannot_be_copied_or_pasted_over_before_the_game_is_over() {
    let page = Page::open("#/wholes", &[(SAVE, &whole_game_but(1))]).await;
    assert!(page.look_for("button", &page.says("table-record-share", &[])).is_none());
    assert!(elements("textarea, a[download]").is_empty());
    page.press("wholes-nobody-calls", &[]).await;
    let won = page.says("wholes-won", values! { who: "other", name: "Ana" });
    assert!(page.headlines().contains(&won), "{:?}", page.headlines());
    assert_eq!(page.text_of(".winner .sentence"), page.says("wholes-won-why", values! { who: "other", name: "Ana" }));
    // What it was won with lies there as it was said.
    assert_eq!(
        (elements(".winner .card-back").len(), elements(".winner .said").len(), fronts(".winner")),
        (3, 3, vec![])
    );
    let share = |page: &Page| page.look_for("button", &page.says("table-record-share", &[]));
    page.until("the record's text", |page| share(page).is_some()).await;
    page.press("table-record-share", &[]).await;
    let copied = page.find("textbox", &page.says("table-record-copy-label", &[]));
    assert!(
        copied
            .unchecked_ref::<HtmlTextAreaElement>()
            .value()
            .contains("1 plays 50%, bar 1/2, 0.75 saying 50%, 1/4, 1/4")
    );
    assert_eq!((page.kept(SAVE), page.kept(FINISHED).is_some()), (None, true), "it is kept as the latest game");
}

#[test]
async fn on_a_computers_turn_no_hand_is_open_where_several_people_play() {
    let players = ["person Ana", "computer careful Ada", "person Cem"];
    let page = sit_down(Game { players: &players, actions: &["1 draws"], ..Game::default() }).await;
    unveil(&page, "Ana").await;
    page.press("wholes-pass", &[]).await;
    // Ana may hold REPLAY, so the computer waits for her.
    assert_eq!(fronts("#app"), Vec::<String>::new());
    page.press("wholes-go-on", &[]).await;
    page.until("a computer's turn", |page| super::actions(page).len() > 3).await;
    assert_eq!(fronts("#app"), Vec::<String>::new());
}
