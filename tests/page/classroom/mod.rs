//! What a teacher runs with a class.

mod class;
mod court;
mod lesson_plans;
mod posed;
mod reading;
mod tomorrow;
mod tournament;
mod worksheet;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use crate::page::Page;

/// What a field holds, which this message labels.
fn value(page: &Page, label: &str) -> String {
    page.find("textbox", &page.says(label, &[])).unchecked_into::<HtmlInputElement>().value()
}

/// Types into the field that this message labels.
async fn fill(page: &Page, label: &str, typed: &str) {
    page.fill(&page.find("textbox", &page.says(label, &[])), typed).await;
}

/// The text of the file that a link offers.
fn file(link: &Element) -> String {
    let href = link.get_attribute("href").expect("an address");
    let text = href.strip_prefix("data:text/plain;charset=utf-8,").expect("a text").to_owned();
    js_sys::decode_uri_component(&text).unwrap().into()
}

/// Has a link or a button with this message pressed, and waits until an exercise is on the projector.
async fn posed(page: &Page, text: &str) {
    page.until(text, |page| page.text_of(".pose-source").contains(text)).await;
}
