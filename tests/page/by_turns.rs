//! Games that two devices play by turns: each link holds the whole game, and the other device goes on from it.

use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::{
    element::{name, text},
    games::{WHOLE, floating, floating_record, floating_square},
    links::{alert, link_of},
    page::{Page, elements},
    values,
};

const SAVE: &str = "flub.floating.save";

/// What a device keeps between the turns.
#[derive(Default)]
struct Device(Vec<(String, String)>);

impl Device {
    async fn open(&self, address: &str) -> Page {
        let kept: Vec<(&str, &str)> = self.0.iter().map(|(key, text)| (&**key, &**text)).collect();
        Page::open(address, &kept).await
    }

    /// Takes what was handed over: by its address the first time, then pasted with the message around it.
    async fn take(&self, game: &str, link: &str) -> Page {
        if self.0.is_empty() {
            return self.open(link).await;
        }
        let page = self.open(&format!("#/{game}")).await;
        let field = page.find("textbox", &page.says("table-hand-over-field", &[]));
        page.fill(&field, &format!("Your turn!\nhttps://example.org/{link}\nBye")).await;
        page.click(&page.button("table-hand-over-read", &[])).await;
        page.rest().await;
        page
    }

    /// Hands a link over and closes the page. What it keeps is there when it opens again.
    async fn hand_over(&mut self, page: &Page) -> String {
        assert!(page.look_for("img", &page.says("table-code", &[])).is_some(), "there is a code for the camera");
        let link = link_of(page, "table-hand-over-copy").await;
        self.0 = page.kept_all();
        link
    }

    fn kept(&self, key: &str) -> &str {
        self.0.iter().find(|(one, _)| one == key).map_or("", |(_, text)| text)
    }
}

#[test]
async fn two_devices_play_to_the_end_by_links_and_both_know_how_it_ended() {
    // Most of it has been played; the other device learns all of it from the first link.
    let played = 10;
    let mine = floating(&WHOLE[..played]).replace("# o person", "# o elsewhere");
    let mut devices = [Device(vec![(SAVE.to_owned(), mine)]), Device::default()];
    let mut link = String::new();
    for (place, turn) in WHOLE[played..].iter().enumerate() {
        let (at, side) = if place % 2 == 0 { (0, "X") } else { (1, "O") };
        let page = match place {
            0 => devices[at].open("#/floating").await,
            _ => devices[at].take("floating", &link).await,
        };
        let due = page.says("floating-turn", values! { who: "you", side: side });
        page.until(&due, |page| page.headlines().contains(&due)).await;
        page.click(&floating_square(turn)).await;
        if place + 1 < WHOLE.len() - played {
            let other = if side == "X" { "O" } else { "X" };
            let waits = page.says("floating-turn-elsewhere", values! { side: other });
            assert!(page.headlines().contains(&waits), "{:?}", page.headlines());
        }
        link = devices[at].hand_over(&page).await;
    }
    let page = devices[0].take("floating", &link).await;
    page.until("the end", |page| page.look_for("button", &page.says("table-again", &[])).is_some()).await;
    devices[0].0 = page.kept_all();
    let (_, moves) =
        floating_record(&WHOLE).split_once('\n').map(|(first, moves)| (first.to_owned(), moves.to_owned())).unwrap();
    for (device, elsewhere) in devices.iter().zip(["# o elsewhere", "# x elsewhere"]) {
        let last = device.kept("flub.floating.last");
        assert!(last.ends_with(&moves) && last.contains(elsewhere), "{last}");
        assert_eq!(device.kept("flub.results"), "", "this was no computer");
    }
}

#[test]
async fn only_who_has_the_turn_acts_and_what_became_of_a_challenge_is_handed_over_too() {
    let (mut here, mut there) = (Device::default(), Device::default());
    let page = here.open("#/lawtoe").await;
    page.choose("seating-elsewhere", &[]).await;
    page.press("table-begin", &[]).await;
    page.press("lawtoe-goal", values! { goal: "odd" }).await;
    let challenges = |page: &Page| page.look_for("button", &page.says("lawtoe-challenge-open", &[])).is_some();
    assert!(!challenges(&page));
    let link = here.hand_over(&page).await;

    let page = there.take("lawtoe", &link).await;
    let vacant = |page: &Page, square: usize| {
        page.look_for("button", &page.says("table-square-vacant", values! { square: square }))
    };
    page.until("the mat", |page| vacant(page, 1).is_some()).await;
    for square in [1, 2] {
        page.click(&vacant(&page, square).expect("it is vacant")).await;
        page.key("p").await;
    }
    page.press("lawtoe-write-two", values! { letter: "P", square: 1, letter2: "P", square2: 2 }).await;
    assert!(!challenges(&page), "who waits does not act");
    assert!(page.look_for("link", &page.says("table-analyse", &[])).is_none(), "nothing is analysed during play");
    let link = there.hand_over(&page).await;

    let page = here.take("lawtoe", &link).await;
    page.until("a challenge", challenges).await;
    page.press("lawtoe-challenge-open", &[]).await;
    page.press("lawtoe-challenge-confirm", values! { kind: "A" }).await;
    page.pass().await;
    page.press("table-proof-give-up", &[]).await;
    let dialog = page.find("dialog", &page.says("lawtoe-give-up-title", &[]));
    let confirm = page.says("lawtoe-give-up-confirm", &[]);
    let buttons = page.all("button").into_iter().filter(|one| dialog.contains(Some(one)));
    page.click(&buttons.filter(|one| name(one) == confirm).last().expect("it asks")).await;
    page.pass().await;
    let link = here.hand_over(&page).await;
    assert!(here.kept("flub.lawtoe.last").contains("plaintiff gives up"));
    let page = there.take("lawtoe", &link).await;
    page.until("the end", |page| page.kept("flub.lawtoe.last").is_some()).await;
    assert!(page.kept("flub.lawtoe.last").unwrap().contains("plaintiff gives up"));
}

#[test]
async fn a_link_that_does_not_go_on_from_the_game_here_is_reported_and_nothing_is_lost() {
    let sent = |turns: &[&str], seed: &str| {
        let game = floating_record(turns).trim_end().replace('\n', ";").replace(' ', "_").replace("seed_7", seed);
        format!("#/floating/turn/~_x_elsewhere;~_o_person;{game}")
    };
    let mine = format!("# x elsewhere\n# o person\n{}", floating_record(&["d4", "d5", "e4"]));
    let device = Device(vec![(SAVE.to_owned(), mine.clone())]);
    let title = |page: &Page| page.text_of("main h1");
    for (turns, id) in [(&["d4", "d5", "e4"][..], "shell-turn-same"), (&["d4"], "shell-turn-older")] {
        let page = device.open(&sent(turns, "seed_7")).await;
        assert_eq!(title(&page), page.says(id, &[]));
        let about = page.says(&format!("{id}-about"), values! { mine: 3, theirs: 1 });
        assert!(page.announced().contains(&about));
        page.press("shell-sent-mine", &[]).await;
        page.until("my game", |page| page.steps().len() == 3).await;
        assert_eq!(page.kept(SAVE).as_deref(), Some(&*mine));
    }
    let page = device.open(&sent(&["d4", "d5", "e4", "e5"], "seed_8")).await;
    let in_the_way = page.says("shell-sent-in-the-way", values! { game: page.says("home-floating", &[]) });
    assert!(page.text_of("main").contains(&in_the_way));
    assert_eq!(page.kept_all(), device.0);

    let page = device.open(&sent(&["d4", "c5", "e4"], "seed_7")).await;
    assert_eq!(title(&page), page.says("shell-turn-fork", &[]));
    assert!(page.announced().contains(&page.says("shell-turn-fork-about", values! { at: 1 })));
    let ways: Vec<String> = page.all("listitem").iter().map(text).collect();
    let expected =
        [("shell-turn-fork-mine", "d5", "shell-sent-mine"), ("shell-turn-fork-theirs", "c5", "shell-sent-open")];
    assert_eq!(ways.len(), expected.len());
    for (way, (id, square, button)) in ways.iter().zip(expected) {
        let played = [("O", square), ("X", "e4")]
            .map(|(side, square)| page.says("floating-event", values! { side: side, square: square }));
        assert!(way.starts_with(&page.says(id, values! { told: played.join(" ") })), "{way}");
        assert!(way.ends_with(&page.says(button, &[])), "{way} stands above its button");
    }
    page.press("shell-sent-mine", &[]).await;
    page.until("my game", |page| page.steps().len() == 3).await;
    assert_eq!(page.kept_all(), device.0);
    let page = device.open(&sent(&["d4", "c5", "e4"], "seed_7")).await;
    page.press("shell-sent-open", &[]).await;
    page.until("theirs", |page| page.kept(SAVE).is_some_and(|kept| kept.contains("o c5"))).await;
    assert_eq!(page.kept(&format!("flub.aside.{SAVE}.1")).as_deref(), Some(&*mine), "the other way on is put aside");

    page.until("the table", |_| !elements("#square-e5").is_empty()).await;
    page.click(&floating_square("e5")).await;
    let field = page.find("textbox", &page.says("table-hand-over-field", &[]));
    page.fill(&field, "see you at #/lawtoe/game/flub").await;
    page.press("table-hand-over-read", &[]).await;
    assert_eq!(alert(&page), page.says("table-hand-over-wrong", &[]));
}

#[test]
async fn games_that_a_link_would_give_away_stay_on_one_device_and_say_why() {
    for game in ["poe", "wholes"] {
        let page = Page::open(&format!("#/{game}"), &[]).await;
        assert!(page.text_of("main").contains(&page.says(&format!("{game}-one-device"), &[])), "{game}");
        assert!(page.all("radio").iter().all(|one| name(one) != page.says("seating-elsewhere", &[])), "{game}");
    }
}
