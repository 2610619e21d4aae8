//! What a teacher can do, lesson plans, and the standards that the steps serve.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::file;
use crate::{
    element::text,
    lessons::{TAUGHT, go, open_with_all_words},
    page::{Page, elements},
    values,
};

#[test]
async fn everything_a_teacher_can_do_is_a_link_away() {
    let page = open_with_all_words("#/teach").await;
    let offers: Vec<_> =
        elements(".teach-offer a").iter().map(|link| (text(link), link.get_attribute("href").unwrap())).collect();
    assert_eq!(offers.len(), 10);
    for (title, href) in offers {
        go(&page, &href).await;
        page.until(&title, |page| page.text_of("h1") == title).await;
        assert!(page.all("alert").is_empty(), "{href}");
    }
}

#[test]
async fn what_is_under_way_is_said_where_it_is_chosen() {
    let rounds = "flub tournament 1 seed 9 awards 40 45 50\n- A\n- B\n- C\nround 1\n";
    let page = Page::open("#/teach", &[("flub.tournament", rounds)]).await;
    let said = page.says("teach-under-way", &[("round", 1.into())]);
    let offers: Vec<_> = elements(".teach-offer").iter().map(text).filter(|offer| offer.contains(&said)).collect();
    assert!(matches!(&offers[..], [offer] if offer.contains(&page.says("teach-tournament", &[]))), "{offers:?}");
    let page = Page::open("#/teach", &[("flub.posed", "poe 13 seed 3\t1\t\t\t\n")]).await;
    let posed = page.find("link", &page.says("teach-posed", values! { game: "POE", step: 13 }));
    assert_eq!(posed.get_attribute("href").as_deref(), Some("#/teach/pose/poe_13_seed_3"));
}

#[test]
async fn the_six_parts_of_a_plan_take_forty_five_minutes_and_its_links_lead_on() {
    for (game, lesson) in TAUGHT.into_iter().flat_map(|game| (1..=3).map(move |lesson| (game, lesson))) {
        let page = Page::open(&format!("#/teach/plans/{game}/{lesson}"), &[]).await;
        assert_eq!(elements(".plan-part").len(), 6, "{game}");
        assert!(page.text_of("h1").contains(&page.says(&format!("home-{game}"), &[])));
        let minutes = elements(".plan-time strong")
            .iter()
            .map(|time| text(time).split(' ').next().unwrap().parse::<u32>().unwrap())
            .sum::<u32>();
        assert_eq!(minutes, 45, "{game}");
        let names: Vec<String> = elements(".plan a").iter().map(text).collect();
        assert!(names.iter().all(|name| !name.trim_end().ends_with(':')), "{names:?}");
        let mut links: Vec<String> =
            elements(".plan a").iter().map(|link| link.get_attribute("href").unwrap()).collect();
        links.sort_unstable();
        links.dedup();
        assert!(!links.is_empty(), "{game}");
        for href in links {
            let page = Page::open(&href, &[]).await;
            page.until(&href, |page| !page.text_of("main h1").is_empty()).await;
            let lost = ["teach-no-page", "learn-unreadable", "shell-not-found"].map(|id| page.says(id, &[]));
            assert!(lost.iter().all(|lost| !page.text_of("main").contains(lost)), "{href}");
        }
    }
}

#[test]
async fn every_step_has_its_standards_on_paper_and_in_a_spreadsheet() {
    let page = Page::open("#/teach/standards", &[]).await;
    assert_eq!(elements(".standards tbody tr").len(), 13 + 16 + 16 + 14);
    let table = file(&page.find("link", &page.says("standards-csv", &[])));
    assert_eq!(table.split("\r\n").count(), 1 + 59 + 1);
    let row = format!("Wholes,3,{},", page.says("learn-wholes-step", values! { step: 3 }));
    let row = table.lines().find(|line| line.starts_with(&row)).unwrap_or_else(|| panic!("no {row} in {table}"));
    assert!(row.contains(&page.says("standards-goal", values! { game: "wholes", step: 3 })), "{row}");
    assert!(row.trim_end().ends_with("\"3.NF.A, 4.NF.A\""), "{row}");
    let codes = elements(".standards-codes a");
    assert!(codes.len() > 50 && codes.iter().all(|code| code.get_attribute("href").unwrap().contains("/exercise/")));
}
