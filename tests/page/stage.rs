//! What is told on a stage, and what is asked before a proof of POE is handed in.

use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::{
    element::{name, text},
    page::{Page, elements},
    values,
};

#[test]
async fn a_challenge_has_the_focus_until_it_is_let_go_on_and_can_be_seen_again() {
    let played = "plaintiff goal even\ndefendant O4 F3\nplaintiff P1\ndefendant P7\n";
    let save = format!("# plaintiff person\n# defendant person\nflub 1 lawtoe pedagogue seed 7\n{played}");
    let page = Page::open("#/lawtoe", &[("flub.lawtoe.save", &save)]).await;
    let what = page.says("lawtoe-event-challenge", values! { who: "plaintiff", kind: "A" });
    let is_staged = |page: &Page| page.look_for("region", &what).is_some();
    page.press("lawtoe-challenge-open", &[]).await;
    page.press("lawtoe-challenge-confirm", values! { kind: "A" }).await;
    assert!(is_staged(&page));
    assert_eq!(name(&page.focused()), page.says("table-go-on", &[]));
    assert!(page.look_for("button", &page.says("table-proof-hand-in", &[])).is_none());
    page.click(&page.find("region", &what)).await;
    assert!(!is_staged(&page));
    page.button("table-proof-hand-in", &[]);

    let heard = "1 goal O\n2 P5\n3 R2\n1 challenges A\n2 joins challenger\n";
    let people = "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n# elapsed 0\n";
    let save = format!("{people}flub 1 poe beginning seats 3 for 6 rounds seed 7\n{heard}");
    let page = Page::open("#/poe", &[("flub.poe.save", &save)]).await;
    let who = values! { who: "other", name: "Ana", kind: "A" };
    page.press("poe-event-challenge", who).await;
    page.press("table-see-again", &[]).await;
    page.find("region", &page.says("poe-event-challenge", who));
    page.click(&elements(".square")[0]).await;
    assert!(page.look_for("region", &page.says("poe-event-challenge", who)).is_none(), "a tap on the mat is enough");
    page.button("table-back-to-now", &[]);
}

#[test]
async fn an_incomplete_proof_of_poe_is_handed_in_only_after_it_was_said_what_is_missing() {
    let players = "# 1 person 1\n# 2 computer expert 2 Ada\n# 3 computer expert 3 Emmy\n# elapsed 0\n";
    let heard = "1 goal O\n2 P5\n3 R2\n1 challenges A\n2 joins mover\n";
    let save = format!("{players}flub 1 poe beginning seats 3 for 6 rounds seed 7\n{heard}");
    let page = Page::open("#/poe", &[("flub.poe.save", &save)]).await;
    let missing = || {
        let dialog = page.find("dialog", &page.says("table-missing-title", &[]));
        let parts = page.all("listitem").into_iter().filter(|part| dialog.contains(Some(part)));
        parts.map(|part| text(&part)).collect::<Vec<_>>()
    };
    let says = |ids: &[&str]| ids.iter().map(|id| page.says(&format!("table-missing-{id}"), &[])).collect::<Vec<_>>();
    page.press("table-proof-hand-in", &[]).await;
    assert_eq!(missing(), says(&["letter", "instead", "lines"]));
    page.press("table-missing-stay", &[]).await;
    page.click(&elements(".square")[7]).await;
    page.press("table-proof-next", &[("part", "lines".into()), ("lines", "connections".into())]).await;
    page.click(&elements(".square")[1]).await;
    page.press("table-proof-hand-in", &[]).await;
    assert_eq!(missing(), says(&["instead", "rest"]));
    page.press("table-missing-hand-in", &[]).await;
    let over = page.says("poe-round-over", values! { number: 1 });
    page.until(&over, |page| page.headlines().contains(&over)).await;
}
