//! Hints, practice, and looking back: the review and the analysis.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{
    ALONE, DRAWN, FINISHED, Game, HONEST, WHOLE_GAME, WHOLE_SEED, actions, called, dialog, elements, fronts, pick,
    sit_down, sit_down_with, text, texts, values, whole_game_but,
};
use crate::page::Page;

const TURN: Game<'_> = Game { players: ALONE, practice: false, cards: "quarters", seed: 6, actions: DRAWN };

fn hinted(page: &Page) -> usize {
    let hint = page.says("wholes-card-hinted", &[]);
    texts(".held-note").into_iter().filter(|note| *note == hint).count()
}

#[test]
async fn a_coach_that_warns_says_a_word_before_a_whole_is_passed_by_and_no_other_does() {
    let page = sit_down_with("coach warn", TURN).await;
    page.press("wholes-pass", &[]).await;
    let asked = dialog(&page, "wholes-missed-title").expect("a dialog");
    assert!(text(&asked).contains(&page.says("wholes-missed", &[])));
    page.press("wholes-missed-back", &[]).await;
    assert!(dialog(&page, "wholes-missed-title").is_none() && actions(&page) == DRAWN);
    assert!(page.look_for("button", &page.says("wholes-hint", &[])).is_none(), "it does not tell which");
    page.press("wholes-pass", &[]).await;
    page.press("wholes-missed-pass", &[]).await;
    assert_eq!(actions(&page)[1], "1 passes");
    // Without a whole in the hand, or where the coach is off.
    for (coach, seed) in [("coach warn", 18), ("coach off", 6)] {
        let page = sit_down_with(coach, Game { seed, ..TURN }).await;
        page.press("wholes-pass", &[]).await;
        assert_eq!(actions(&page)[1], "1 passes", "{coach}, seed {seed}");
    }
}

#[test]
async fn a_hint_is_told_step_by_step_marks_the_cards_and_goes_with_the_turn() {
    for game in [TURN, Game { practice: true, ..TURN }] {
        let page = if game.practice { sit_down(game).await } else { sit_down_with("coach explain", game).await };
        assert_eq!(page.text_of(".guide"), "");
        for (button, id, marked) in [
            ("wholes-hint", "wholes-hint-look", 0),
            ("wholes-hint-more", "wholes-hint-begin", 1),
            ("wholes-hint-more", "wholes-hint-whole", 3),
        ] {
            page.press(button, &[]).await;
            let sentence = "one fourth plus zero point two five plus one half equals one whole";
            let told =
                page.says(id, values! { count: 3, card: "one fourth", rest: "three fourths", sentence: sentence });
            assert_eq!((page.text_of(".guide"), hinted(&page)), (told, marked), "{id}");
        }
        assert!(page.look_for("button", &page.says("wholes-hint-more", &[])).is_none(), "there is no more to say");
        page.press("wholes-pass", &[]).await;
        assert_eq!((page.text_of(".guide"), hinted(&page)), (String::new(), 0));
    }
}

#[test]
async fn in_practice_all_cards_lie_face_up_and_everything_can_be_taken_back() {
    let players = ["person Ana", "person Ben", "computer careful Ada"];
    let page = sit_down(Game { players: &players, practice: true, ..Game::default() }).await;
    let open = texts(".open-hands .open-hand-name");
    assert_eq!(open, ["Ben", "Ada"], "the others, and there is no curtain");
    assert_eq!(fronts(".open-hands")[..5], ["0.25", "25%", "1/2", "0.75", "pie 3/4"].map(called));
    assert_eq!((fronts(".open-hands").len(), fronts(".hand").len()), (10, 5));
    let undo_is_off = || super::is_off(&page.button("table-undo", &[]));
    assert!(undo_is_off());
    page.press("wholes-draw", &[]).await;
    pick(&page, &["1/4", "0.25", "bar 1/2"]).await;
    page.press("wholes-play-cards", values! { count: 3 }).await;
    page.press("table-undo", &[]).await;
    assert_eq!(actions(&page), DRAWN);
    page.press("table-undo", &[]).await;
    assert!(actions(&page).is_empty() && undo_is_off());
    let page = sit_down(TURN).await;
    assert!(page.look_for("button", &page.says("table-undo", &[])).is_none(), "elsewhere nothing is taken back");
    assert!(elements(".open-hands li").is_empty());
}

#[test]
async fn where_cards_are_hidden_nothing_is_analysed_and_in_practice_everything_is() {
    let page = sit_down(TURN).await;
    assert!(page.look_for("button", &page.says("table-analyse", &[])).is_none());
    let page = sit_down(Game { practice: true, ..TURN }).await;
    page.press("table-analyse", &[]).await;
    page.find("region", &page.says("wholes-analysis-title", &[]));
    assert!(page.look_for("button", &page.says("wholes-analysis-play", &[])).is_none(), "it is practice already");
    page.click(&elements(".analysis .icon-button")[0]).await;
    assert!(page.look_for("region", &page.says("wholes-analysis-title", &[])).is_none(), "closed beside its heading");
}

/// Looks back at a finished game.
async fn look_back(save: &str) -> Page {
    let page = Page::open("#/wholes", &[(FINISHED, save)]).await;
    page.press("table-look-back", &[]).await;
    page
}

/// Whether a text is this with a number from 1 to 99 in the place of the `#`.
fn is_told(text: &str, form: &str) -> bool {
    let (before, after) = form.split_once('#').expect("a number");
    let number = text.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
    number.is_some_and(|number| number.parse().is_ok_and(|number: u8| (1..=99).contains(&number)))
}

#[test]
async fn a_position_is_analysed_with_open_hands_and_played_on_from_for_practice() {
    let page = look_back(&whole_game_but(0)).await;
    page.press("table-record-first", &[]).await;
    page.press("table-record-forward", &[]).await;
    page.press("table-analyse", &[]).await;
    assert_eq!(texts(".analysis .open-hand-name"), ["Ana", "Ben"]);
    assert_eq!(fronts(".analysis").len(), 11);
    let longest = page.says("wholes-analysis-longest", values! { count: 3 });
    let told = texts(".analysis .open-hands > li p");
    assert_eq!(told[0], longest, "the chance of who chooses is told with each choice, and nowhere otherwise");
    assert!(is_told(&told[1], "No whole. Wins # out of 100 times."), "{told:?}");
    let choices = texts(".analysis-choices li");
    assert!(
        choices.len() > 3
            && choices[0].starts_with("Play ")
            && choices.iter().any(|choice| choice.starts_with("Pass: wins ")),
        "{choices:?}"
    );
    // At the next step the play can be called.
    page.press("table-record-forward", &[]).await;
    let called = &texts(".analysis .open-hands > li p")[1];
    assert!(
        called.contains("A call is right ") && called.ends_with(" out of 100 times, as far as this hand can know."),
        "{called}"
    );
    page.press("wholes-analysis-play", &[]).await;
    let played: Vec<&str> = WHOLE_GAME.lines().take(2).collect();
    assert_eq!(actions(&page), played);
    page.press("table-undo", &[]).await;
    assert_eq!(actions(&page), DRAWN);
}

#[test]
async fn the_review_tells_what_was_said_shows_the_cards_that_were_called_and_the_odds_of_the_calls() {
    // Ben calls the first play, which is a whole. Nobody goes back beyond the start, so the rest of the game is the same.
    let actions: Vec<&str> =
        WHOLE_GAME.lines().enumerate().map(|(place, action)| if place == 2 { "2 calls" } else { action }).collect();
    let game = Game { players: &["person Ana", "person Ben"], seed: WHOLE_SEED, actions: &actions, ..Game::default() };
    let page = look_back(&game.save()).await;
    assert!(elements(".review-move").is_empty());
    page.press("wholes-review", &[]).await;
    let uncalled = elements(".review-move").len() - 3;
    let summary = page.says("wholes-review-summary", values! { uncalled: uncalled, right: 2, wrong: 1 });
    assert!(page.text_of(".review").contains(&summary), "{}", page.text_of(".review"));
    let plays: Vec<usize> = (0..actions.len()).filter(|&place| actions[place].contains(" plays ")).collect();
    let moves = elements(".review-move");
    assert_eq!(moves.len(), plays.len());
    let mut open = Vec::new();
    for (shown, &place) in moves.iter().zip(&plays) {
        let name = if actions[place].starts_with('1') { "Ana" } else { "Ben" };
        assert!(text(shown).starts_with(&format!("{name}{name} said: ")), "{}", text(shown));
        let (cards, _) = actions[place][8..].split_once(" saying ").expect("a play");
        let is_called = actions[place + 1].ends_with(" calls");
        open.extend(cards.split(", ").filter(|_| is_called).map(called));
        assert_eq!(text(shown).ends_with(&page.says("wholes-review-closed", &[])), !is_called, "{}", text(shown));
    }
    assert_eq!(fronts(".review"), open, "cards that nobody called are never shown");
    let last = texts(".review-move > span:last-child");
    assert!(
        is_told(&last[0], "Ben called, and was wrong. As far as Ben could see, a call was right # out of 100 times."),
        "{last:?}"
    );
    assert!(
        is_told(&last[1], "A bluff. Ana called it. As far as Ana could see, a call was right # out of 100 times."),
        "{last:?}"
    );
    page.press("wholes-review", &[]).await;
    assert!(elements(".review-move").is_empty());
}

#[test]
async fn the_only_person_is_told_of_their_own_plays_in_the_review_called_or_not() {
    let actions: Vec<&str> = WHOLE_GAME.lines().collect();
    let game =
        Game { players: &["person", "computer careful Ada"], seed: WHOLE_SEED, actions: &actions, ..Game::default() };
    let page = look_back(&game.save()).await;
    page.press("wholes-review", &[]).await;
    let told = texts(".review-move > span:last-child");
    let count = |said: &str| told.iter().filter(|told| **told == said).count();
    assert_eq!(
        (count(&page.says("wholes-review-passed", &[])), count(&page.says("wholes-review-closed", &[]))),
        (4, 0)
    );
    assert_eq!(count(&page.says("wholes-review-whole", &[])), 2);
    let yours = "A bluff. You called it. As far as you could see, a call was right # out of 100 times.";
    assert_eq!(told.iter().filter(|told| is_told(told, yours)).count(), 2, "{told:?}");
}

#[test]
async fn who_looks_back_at_a_table_in_play_sees_no_hand_and_comes_back_to_it() {
    let page = sit_down(Game { players: ALONE, actions: HONEST, ..Game::default() }).await;
    page.press("table-record-first", &[]).await;
    assert_eq!(
        (fronts("#app"), page.headlines().contains(&page.says("table-viewing", values! { step: 0 }))),
        (vec![], true)
    );
    page.press("table-back-to-now", &[]).await;
    assert_eq!(fronts(".hand").len(), 3);
}
