//! What an element is to people: its role, its name, whether they can reach it.

use web_sys::{Element, HtmlElement, HtmlInputElement, wasm_bindgen::JsCast};

/// The role that assistive technology gives an element: the one it states, or that of its tag.
pub fn role(element: &Element) -> String {
    if let Some(role) = element.get_attribute("role") {
        return role;
    }
    let input = || element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::type_).unwrap_or_default();
    let is_named = || element.has_attribute("aria-label") || element.has_attribute("aria-labelledby");
    match element.local_name().as_str() {
        "a" if element.has_attribute("href") => "link",
        "button" | "summary" => "button",
        "input" => match input().as_str() {
            "checkbox" => "checkbox",
            "radio" => "radio",
            "number" => "spinbutton",
            "range" => "slider",
            _ => "textbox",
        },
        "textarea" => "textbox",
        "select" => "combobox",
        "h1" | "h2" | "h3" | "h4" => "heading",
        "ul" | "ol" => "list",
        "li" => "listitem",
        "fieldset" => "group",
        "section" if is_named() => "region",
        "main" | "dialog" | "table" | "option" => return element.local_name(),
        "nav" => "navigation",
        "aside" => "complementary",
        "output" => "status",
        "dd" => "definition",
        _ => "generic",
    }
    .to_owned()
}

/// The name that assistive technology says: that of other elements it is labelled by, its own label, or its text.
pub fn name(element: &Element) -> String {
    let document = gloo::utils::document();
    if let Some(ids) = element.get_attribute("aria-labelledby") {
        let texts = ids.split_whitespace().filter_map(|id| document.get_element_by_id(id)).map(|label| text(&label));
        return texts.collect::<Vec<_>>().join(" ");
    }
    if let Some(label) = element.get_attribute("aria-label") {
        return label;
    }
    match element.local_name().as_str() {
        "input" | "textarea" | "select" => label(element).map(|label| text(&label)).unwrap_or_default(),
        "fieldset" => element.query_selector("legend").ok().flatten().map(|legend| text(&legend)).unwrap_or_default(),
        _ => text(element),
    }
}

/// The label of a field: the one that names it, or that it is in.
fn label(field: &Element) -> Option<Element> {
    let id = field.id();
    let named = (!id.is_empty()).then(|| gloo::utils::document().query_selector(&format!("label[for='{id}']")));
    named.and_then(Result::ok).flatten().or_else(|| field.closest("label").ok().flatten())
}

/// The text that assistive technology reads in an element, with single spaces.
pub fn text(element: &Element) -> String {
    let mut read = String::new();
    read_into(element, &mut read);
    read.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn read_into(element: &Element, read: &mut String) {
    if is_hidden(element) || matches!(element.local_name().as_str(), "input" | "textarea" | "select") {
        return;
    }
    if let Some(label) = element.get_attribute("aria-label") {
        read.push_str(&label);
        return;
    }
    let children = element.child_nodes();
    for child in (0..children.length()).filter_map(|index| children.get(index)) {
        match child.dyn_ref::<Element>() {
            Some(child) => read_into(child, read),
            None => read.push_str(&child.text_content().unwrap_or_default()),
        }
    }
}

fn is_hidden(element: &Element) -> bool {
    element.get_attribute("aria-hidden").as_deref() == Some("true") || element.has_attribute("hidden")
}

/// Whether people can reach an element: nothing around it is hidden, and no dialog is open before it.
pub fn is_reachable(element: &Element) -> bool {
    let hidden = "[hidden], [aria-hidden=true], [inert], dialog:not([open]), details:not([open]) > :not(summary)";
    let around = |selector| element.closest(selector).ok().flatten();
    let open = gloo::utils::document().query_selector("dialog:modal").ok().flatten();
    around(hidden).is_none() && open.is_none_or(|open| open.contains(Some(element)))
}

/// The element as one that takes the focus.
pub fn html(element: &Element) -> &HtmlElement {
    element.unchecked_ref()
}
