//! Worksheet.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::context::use_words;

/// Properties of [`WorksheetPage`].
#[derive(Properties, PartialEq)]
pub struct WorksheetPageProps {
    /// The text of the worksheet that a link names.
    pub text: Option<Rc<str>>,
}

/// The page.
#[component]
pub fn WorksheetPage(_props: &WorksheetPageProps) -> Html {
    let words = use_words();
    html! { <div class="column"><h1 tabindex="-1">{ words.text("teach-worksheet") }</h1></div> }
}
