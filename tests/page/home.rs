//! The home page, and how a game is begun from there.

use flub::{
    games::ladders,
    lessons::{Day, Effort, Progress, Standing},
};
use wasm_bindgen_test::wasm_bindgen_test as test;
use web_sys::Element;

use crate::{
    element::{name, text},
    games::{GAMES, Sample, move_first},
    page::Page,
    values,
};

/// What the tile of a game offers, in order: links by their names.
fn offers(page: &Page, game: &Sample) -> Vec<Element> {
    let title = game.title(page);
    let mut tiles = page.all("listitem").into_iter();
    let tile = tiles.rfind(|tile| text(tile).starts_with(&title)).expect("a tile");
    page.all("link").into_iter().filter(|link| tile.contains(Some(link))).collect()
}

fn is_primary(element: &Element) -> bool {
    element.class_name().contains("primary")
}

#[test]
async fn a_newcomer_plays_each_game_at_once_and_the_first_move_is_kept() {
    for game in GAMES {
        let page = Page::open("#/", &[]).await;
        let offered = offers(&page, &game);
        assert_eq!(name(&offered[0]), page.says("home-play", values! { game: game.title(&page) }));
        assert!(
            is_primary(&offered[0])
                && !text(&offered[0].closest("li").unwrap().unwrap()).contains(&page.says("home-left", &[]))
        );
        let page = Page::open(&offered[0].get_attribute("href").unwrap(), &[]).await;
        let own = format!("#/{}", game.name);
        page.until("the address is the game's own", |page| page.address() == own).await;
        move_first(&page, game.name).await;
        page.until("a step", |page| !page.steps().is_empty()).await;
        let kept = page.kept(&game.key()).expect("it is kept");
        assert!(!kept.trim_end().lines().last().unwrap().starts_with("flub 1"), "{kept}");
    }
}

#[test]
async fn the_easiest_game_stands_first_and_only_a_newcomer_is_told_to_begin_with_it() {
    let page = Page::open("#/", &[]).await;
    let titles: Vec<String> = page.all("heading").iter().map(text).collect();
    let easiest = ["floating", "wholes", "lawtoe", "poe"].map(|name| page.says(&format!("home-{name}"), &[]));
    assert!(titles.windows(4).any(|row| row == easiest), "{titles:?}");
    let told = |page: &Page| {
        let says = page.says("home-begin-here", &[]);
        GAMES.iter().filter(|game| text(&offers(page, game)[0].closest("li").unwrap().unwrap()).contains(&says)).count()
    };
    assert_eq!(told(&page), 1);
    for game in GAMES {
        assert_eq!(told(&Page::open("#/", &[(&*game.key(), game.in_play)]).await), 0);
    }
}

#[test]
async fn what_a_student_did_last_goes_on_from_the_top_and_todays_exercises_are_ticked_once_done() {
    let mut progress = Progress::new(&ladders());
    for (ladder, step) in [("floating", 1), ("wholes", 1), ("wholes", 2)] {
        progress.set(ladder, step, Standing::default().after(Effort::Alone, Day::new(0)));
    }
    let learners = format!("* 1 {progress} Ana\n1 {progress} Ben\n");
    for (lately, game, done) in [
        ("", "floating", "no"),
        ("who 1 Ana\nladder wholes\n", "wholes", "no"),
        ("who 1 Ana\nladder wholes\ndone 1\n", "wholes", "no"),
        ("who 1 Ben\nladder wholes\ndone 8191\n", "floating", "no"),
    ] {
        let page = Page::open("#/", &[("flub.learners", &*learners), ("flub.lately", lately)]).await;
        let title = page.says(&format!("home-{game}"), &[]);
        let on = page.find("link", &page.says("home-go-on", values! { game: title, step: 1 }));
        assert!(is_primary(&on) && on.get_attribute("href").unwrap() == format!("#/learn/{game}/1"), "{lately}");
        page.find("link", &page.says("home-today", values! { done: done }));
    }
}

#[test]
async fn a_game_in_play_is_offered_first_and_another_begins_only_from_the_set_up() {
    for game in GAMES {
        let key = game.key();
        let kept = [(&*key, game.in_play)];
        let page = Page::open("#/", &kept).await;
        let offered = offers(&page, &game);
        assert_eq!(name(&offered[0]), page.says("home-continue", values! { game: game.title(&page) }));
        assert!(is_primary(&offered[0]));
        assert!(text(&offered[0].closest("li").unwrap().unwrap()).contains(&page.says("home-left", &[])));
        let new = offered.iter().find(|link| name(link) == page.says("home-new", &[])).expect("a new game");
        page.go(&new.get_attribute("href").unwrap()).await;
        assert!(is_primary(&page.button("table-continue", &[])), "{}", game.name);
        assert!(!is_primary(&page.button("table-begin", &[])));
        assert_eq!(page.kept(&game.key()).as_deref(), Some(game.in_play));
        page.press("table-continue", &[]).await;
        assert!(!page.steps().is_empty());
        // No address replaces it either.
        let page = Page::open(&format!("#/{}/start", game.name), &kept).await;
        page.until("the game", |page| !page.steps().is_empty()).await;
        assert_eq!(page.kept(&game.key()).as_deref(), Some(game.in_play));
    }
}

#[test]
async fn a_link_that_is_followed_and_the_way_back_lead_to_the_top_of_the_page() {
    let page = Page::open("#/", &[]).await;
    for game in GAMES {
        page.go(&format!("#/how-to/{}", game.name)).await;
        let title = page.says("how-to-title", values! { game: game.title(&page) });
        assert_eq!((page.focused().local_name().as_str(), &*text(&page.focused())), ("h1", &*title));
        assert_eq!(gloo::utils::document().title(), page.says("shell-title-page", values! { page: title }));
        gloo::utils::window().history().unwrap().back().unwrap();
        page.until("the home page", |page| text(&page.focused()) == page.says("home-title", &[])).await;
        assert_eq!(gloo::utils::document().title(), page.says("shell-title", &[]));
    }
    page.go("#/no/such/page").await;
    assert_eq!(text(&page.focused()), page.says("shell-not-found-title", &[]));
}
