//! The progress of a class.

use flub::{
    games::ladders,
    lessons::{Day, Effort, Progress, Standing},
};
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{file, fill, value};
use crate::{
    element::text,
    lessons::go,
    page::{Page, elements},
    values,
};

/// Progress in POE: for each step how many answers were right in a row, and whether a misconception showed after them.
fn poe(steps: &[(usize, bool)]) -> String {
    let today = Day::since_1970((js_sys::Date::now() / 86_400_000.0) as i64);
    let mut progress = Progress::new(&ladders());
    for (step, &(row, has_slipped)) in (1..).zip(steps) {
        let begun = Standing::default().after(Effort::Missed, today);
        let standing = (0..row).fold(begun, |standing, _| standing.after(Effort::Alone, today));
        assert!(progress.set("poe", step, if has_slipped { standing.slipped(0) } else { standing }));
    }
    progress.to_string()
}

fn ada() -> String {
    poe(&[(3, false), (3, false), (1, true)])
}

fn ben() -> String {
    poe(&[(3, false), (0, false), (0, true)])
}

fn cy() -> String {
    poe(&[(0, true)])
}

/// Opens the page in a browser that keeps no class. The page has one in memory as long as the program runs.
async fn open() -> Page {
    let page = Page::open("#/teach/class", &[]).await;
    if let Some(forget) = page.look_for("button", &page.says("class-forget", &[])) {
        page.click(&forget).await;
    }
    page
}

/// The nicknames in the order of the table.
fn names() -> Vec<String> {
    elements(".class-table tbody th").iter().map(text).collect()
}

async fn add(page: &Page, lines: &str) {
    fill(page, "class-many", lines).await;
    page.press("class-add", &[]).await;
}

fn belief(page: &Page, name: &str) -> String {
    page.says("learn-belief", values! { belief: name, letter: "R" })
}

#[test]
async fn pasted_lines_become_a_table_and_a_mangled_one_stays_to_be_corrected() {
    let page = open().await;
    let cut = format!("Dan: {}", &ben()[..ben().len() - 1]);
    add(&page, &format!("Cy: {}\nAda\thttps://example.org/#/learn/carry/{}\n{cut}\n{}", cy(), ada(), ben())).await;
    assert_eq!(value(&page, "class-many"), cut);
    let parts = page.text_of("main");
    let at = |id: &str| parts.find(&page.says(id, &[])).unwrap_or_else(|| panic!("no {id}: {parts}"));
    assert!(at("class-mark-held") < at("class-how"), "the table and its legend come first");
    assert!(page.text_of(".class-refused").ends_with(&page.says("class-fault", values! { fault: "mangled" })));
    let taken = page.says("class-taken", values! { added: 3, replaced: 0, known: 0, refused: 1 });
    assert!(page.announced().contains(&taken), "{}", page.announced());
    let unnamed = page.says("class-unnamed", values! { number: 1 });
    assert_eq!(names(), ["Ada", "Cy", &unnamed]);
    assert_eq!(page.text_of(".class-belief"), belief(&page, "forbidden-joins"), "two of three");
    fill(&page, "class-many", &format!("Ben: {}\n\nforgot\nAda: {}", ben(), cy())).await;
    let read = page.text_of("#class-read");
    for told in [
        page.says("class-read", values! { read: 2, refused: 1 }),
        page.says("class-read-added", values! { names: "Ben" }),
        page.says("class-read-replaced", values! { names: "Ada" }),
        page.says("class-line", values! { number: 3 }),
    ] {
        assert!(read.contains(&told), "{told}: {read}");
    }
    assert_eq!(names(), ["Ada", "Cy", &unnamed], "nothing is added before somebody says so");
    add(&page, &format!("Ben: {}\nAda: {}", ben(), cy())).await;
    assert_eq!(names(), ["Ada", "Ben", "Cy", &unnamed]);
    let replaced = page.says("class-replaced", values! { names: "Ada" });
    assert!(page.text_of("main").contains(&replaced));
    // A tap sorts by what is learnt, another one the other way round.
    for (order, first) in [("ascending", ["Ada", "Cy"]), ("descending", ["Ben", &unnamed])] {
        page.click(&page.find("button", &page.says("class-learnt", &[]))).await;
        let sorted: Vec<String> =
            elements("th[aria-sort]").iter().filter_map(|heading| heading.get_attribute("aria-sort")).collect();
        assert_eq!(sorted, [order]);
        assert!(first.contains(&&*names()[0]), "{:?}", names());
    }
}

#[test]
async fn links_are_added_one_after_another_from_the_page_and_by_opening_them() {
    let page = open().await;
    for progress in [ada(), ben()] {
        fill(&page, "class-one", &format!("https://example.org/#/learn/carry/{progress}")).await;
        page.press("class-add-one", &[]).await;
        assert_eq!((value(&page, "class-one"), page.focused().id()), (String::new(), "class-one".to_owned()));
    }
    go(&page, &format!("#/learn/carry/{}", cy())).await;
    page.until("the form", |page| page.look_for("button", &page.says("learn-class-add", &[])).is_some()).await;
    fill(&page, "learn-class-nickname", "Cy").await;
    page.press("learn-class-add", &[]).await;
    let added = page.says("learn-class-added", values! { name: "Cy" });
    assert!(page.text_of("main").contains(&added) && page.announced().contains(&added));
    go(&page, "#/teach/class").await;
    page.until("the table", |_| names().len() == 3).await;
    assert_eq!(page.kept("flub.class"), None, "nothing was saved");
}

#[test]
async fn a_class_is_forgotten_unless_it_is_saved_and_a_removed_student_can_be_restored() {
    let page = open().await;
    add(&page, &format!("Ada {}\nBen {}", ada(), ben())).await;
    assert_eq!(page.kept("flub.class"), None);
    page.click(&page.find("checkbox", &page.says("class-save", &[]))).await;
    let saved = format!("Ada\t{}\nBen\t{}\n", ada(), ben());
    assert_eq!(page.kept("flub.class").as_deref(), Some(&*saved));
    assert_eq!(file(&page.find("link", &page.says("class-save-file", &[]))), saved);
    page.click(&elements(".class-students > summary")[0]).await;
    page.press("class-remove", values! { name: "Ada" }).await;
    assert_eq!((names(), page.kept("flub.class")), (vec!["Ben".to_owned()], Some(format!("Ben\t{}\n", ben()))));
    page.press("class-undo", &[]).await;
    assert_eq!((names(), page.kept("flub.class")), (vec!["Ada".to_owned(), "Ben".to_owned()], Some(saved)));
    let first = page.find("textbox", &page.says("class-nickname-of", values! { number: 1 }));
    page.fill(&first, "Ben").await;
    assert_eq!(text(&page.all("alert")[0]), page.says("class-name-taken", values! { name: "Ben" }));
    page.press("class-forget", &[]).await;
    assert_eq!(page.kept("flub.class"), None);
    assert!(names().is_empty() && elements(".class-keeping").is_empty(), "there is nothing to keep");
}

#[test]
async fn a_table_goes_into_a_spreadsheet_whatever_the_students_are_called() {
    let long = "x".repeat(200);
    let nasty = ["=HYPERLINK(1)", "<b>Ben</b>", "עדה", "🦊", &*long, "say \"yes\", no", "Amy"];
    let page = open().await;
    add(&page, &nasty.map(|name| format!("{name}\t{}", ada())).join("\n")).await;
    assert_eq!((names().len(), elements("main b").len()), (nasty.len(), 0));
    let place = |name: &str| names().iter().position(|one| one == name);
    assert!(place("Amy") < place("<b>Ben</b>"), "signs before a name do not move it: {:?}", names());
    let cut = page.says("class-cut", values! { most: 40, names: "x".repeat(40) });
    assert!(page.text_of("main").contains(&cut));
    let table = file(&page.find("link", &page.says("class-csv", &[])));
    let rows: Vec<&str> = table.strip_prefix('\u{feff}').expect("a mark").split("\r\n").collect();
    assert_eq!(rows.len(), nasty.len() + 2);
    assert!(rows[0].starts_with(&format!("{},{},", page.says("class-nickname", &[]), page.says("class-learnt", &[]))));
    assert!(table.contains("'=HYPERLINK(1),2,") && table.contains("\"say \"\"yes\"\", no\",2,"), "{table}");
    let belief = belief(&page, "forbidden-joins");
    assert!(table.contains(&page.says("class-belief-at", values! { step: 3, belief: belief })), "{table}");
}

#[test]
async fn a_saved_class_of_sixty_takes_no_more_and_a_mangled_one_is_put_aside() {
    let sixty: String = (1..=60).map(|at| format!("S{at}\t{}\n", ada())).collect();
    let page = Page::open("#/teach/class", &[("flub.class", &sixty)]).await;
    assert_eq!(names()[..3], ["S1", "S2", "S3"], "numbers by their size");
    add(&page, &format!("S61 {}", ada())).await;
    assert!(page.text_of(".class-refused").ends_with(&page.says("class-fault-full", values! { most: 60 })));
    assert_eq!(page.kept("flub.class"), Some(sixty.clone()));
    let mangled = &sixty[..sixty.len() - 3];
    let page = Page::open("#/teach/class", &[("flub.class", mangled)]).await;
    assert_eq!(page.kept("flub.aside.flub.class.1").as_deref(), Some(mangled));
}
