//! The chapters of words that are loaded, from files beside the program; the one file has them in itself.

use std::cell::RefCell;

use flub_tables::i18n::{Chapter, Language, Messages};
use gloo::utils::document;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    RequestCache, Response,
    wasm_bindgen::{JsCast, JsValue},
};

use crate::platform::page::{fetch, told};

thread_local! {
    static LOADED: RefCell<Vec<(Language, Chapter, Messages)>> = const { RefCell::new(Vec::new()) };
}

/// Whether a chapter is loaded in a language.
pub fn is_there(language: Language, chapter: Chapter) -> bool {
    LOADED.with_borrow(|loaded| loaded.iter().any(|loaded| (loaded.0, loaded.1) == (language, chapter)))
}

/// Everything that is loaded in a language.
pub fn all(language: Language) -> Vec<Messages> {
    let of = |loaded: &(Language, Chapter, Messages)| (loaded.0 == language).then(|| loaded.2.clone());
    LOADED.with_borrow(|loaded| loaded.iter().filter_map(of).collect())
}

/// Asks for chapters in a language, all at once, and waits for them. [`is_there`] says what has come.
pub fn load(language: Language, chapters: &[Chapter]) -> impl Future<Output = ()> + use<> {
    let missing = chapters.iter().filter(|&&chapter| !is_there(language, chapter));
    let asked: Vec<_> = missing.map(|&chapter| (chapter, ask(language, chapter))).collect();
    async move {
        for (chapter, messages) in asked {
            let Some(messages) = messages.await else { continue };
            // Somebody else may have asked too.
            if !is_there(language, chapter) {
                LOADED.with_borrow_mut(|loaded| loaded.push((language, chapter, messages)));
            }
        }
    }
}

/// Asks for a file at once. `None` if it does not come.
fn ask(language: Language, chapter: Chapter) -> impl Future<Output = Option<Messages>> + use<> {
    let place = format!("{}/{}/{}.txt", told("content"), language.code(), chapter.name());
    let inside = document().get_element_by_id(&place).and_then(|element| element.text_content());
    let answer = inside.is_none().then(|| fetch(&place, RequestCache::Default));
    async move {
        let Some(answer) = answer else { return inside.and_then(Messages::read) };
        let text = read(answer.await).await?;
        match Messages::read(text) {
            // A cache may keep a filter's page in the place of the file, and is passed over.
            None => read(fetch(&place, RequestCache::Reload).await).await.and_then(Messages::read),
            messages => messages,
        }
    }
}

/// The text of an answer, unless it is an error.
async fn read(answer: Result<JsValue, JsValue>) -> Option<String> {
    let answer: Response = answer.ok()?.dyn_into().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
