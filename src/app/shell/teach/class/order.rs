//! In which order the students stand.

use std::cmp::Ordering;

use flub::teach::{ClassProgress, Order};
use js_sys::{Array, Intl::Collator, Object, Reflect};
use wasm_bindgen::JsValue;

/// An order, and whether it is turned around.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sorting {
    /// By what.
    pub by: Order,
    /// Whether the most come first.
    pub is_descending: bool,
}

impl Sorting {
    /// By nickname.
    pub const USUAL: Self = Self { by: Order::Nickname, is_descending: false };

    /// What a tap on a heading leads to: this order, or the same turned around.
    pub fn tapped(self, by: Order) -> Self {
        Self { by, is_descending: self.by == by && !self.is_descending }
    }

    /// The value of `aria-sort` of a heading.
    pub fn aria(self, by: Order) -> Option<&'static str> {
        (self.by == by).then_some(if self.is_descending { "descending" } else { "ascending" })
    }

    /// The places of the students.
    pub fn places(self, class: &ClassProgress, ladder: &str) -> Vec<usize> {
        let mut places = class.ordered(ladder, self.by, by_language());
        if self.is_descending {
            places.reverse();
        }
        places
    }
}

/// As the browser's language orders names, and numbers in them by their size.
fn by_language() -> impl Fn(&str, &str) -> Ordering {
    let options = Object::new();
    // A plain object takes any property.
    let _ = Reflect::set(&options, &"numeric".into(), &true.into());
    let compare = Collator::new(&Array::new(), &options).compare();
    move |one, other| {
        let order = compare.call2(&JsValue::UNDEFINED, &one.into(), &other.into());
        order.ok().and_then(|order| order.as_f64()).and_then(|order| order.partial_cmp(&0.0)).unwrap_or(Ordering::Equal)
    }
}
