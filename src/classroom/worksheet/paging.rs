//! Which exercises are on which page of a sheet, as a browser breaks pages when it prints.

use web_sys::{Element, wasm_bindgen::JsCast};

/// How a sheet is put on pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Paging {
    /// The numbers of exercises on its pages.
    pub counts: Vec<usize>,
    /// How much of one page it takes, with its head: more than 1 if it takes several.
    pub share: f64,
    /// How many tenths larger than usual what is to be done is printed.
    pub larger: usize,
    /// The room that is left on its only page for each of its exercises, in millimetres.
    pub spare: u32,
}

/// How many tenths larger than usual it can be: the cards of larger ones would be drawn in another way on paper.
const LARGEST: usize = 4;

/// The most room below an exercise beside the usual, in millimetres.
const MOST_SPARE: u32 = 18;

impl Paging {
    /// The style of the sheet: what is to be done as large as it can be, and room below it.
    pub fn style(&self) -> String {
        format!("--size:1.{};--spare:{}mm", self.larger, self.spare)
    }
}

/// Finds out how every sheet in these papers is put on pages: on as few as there can be, and as large as that allows. They must show each sheet
/// as one page, of which the list takes the room that is left (`unpaged` in the style sheet).
pub fn measure(papers: &Element) -> Vec<Paging> {
    let Ok(sheets) = papers.query_selector_all(".worksheet-sheet") else { return Vec::new() };
    let sheets = (0..sheets.length()).filter_map(|place| sheets.get(place)?.dyn_into::<Element>().ok());
    let measured = sheets.filter_map(|sheet| {
        let mut usual = measure_sheet(&sheet, 0)?.paging;
        // A key is looked up, and is as it is.
        let is_key = sheet.matches(".worksheet-key").unwrap_or(true);
        if is_key {
            usual.spare = 0;
        }
        let fits = |size: &Measured| size.paging.counts.len() == usual.counts.len() && !size.is_cut;
        let sizes = (1..=LARGEST).map_while(|larger| measure_sheet(&sheet, larger).filter(fits));
        let larger = if is_key { None } else { sizes.last() };
        let _ = sheet.remove_attribute("style");
        Some(larger.map_or(usual, |size| size.paging))
    });
    measured.collect()
}

/// A sheet at a size.
struct Measured {
    paging: Paging,
    /// Whether something is wider than its column.
    is_cut: bool,
}

fn measure_sheet(sheet: &Element, larger: usize) -> Option<Measured> {
    let _ = sheet.set_attribute("style", &format!("--size:1.{larger}"));
    let list = sheet.query_selector(".worksheet-body > ol").ok()??;
    let height = |one: &Element| one.get_bounding_client_rect().height();
    let items = || std::iter::successors(list.first_element_child(), Element::next_element_sibling);
    let heights: Vec<f64> = items().map(|item| height(&item)).collect();
    let whole = list.get_bounding_client_rect().bottom() - sheet.get_bounding_client_rect().top();
    let head = whole - height(&list);
    let (counts, share) = (pack(&heights, height(&list)), (head + lowest(&heights)) / whole);
    // A page is 254 to 275 millimetres high above its foot.
    let fits = |spare: &u32| {
        let spaced: Vec<f64> = heights.iter().map(|height| height + f64::from(*spare) * whole / 254.0).collect();
        pack(&spaced, height(&list)).len() == 1
    };
    let spare = (0..=MOST_SPARE).rev().find(fits).unwrap_or_default();
    let paging = Paging { counts, share, larger, spare };
    Some(Measured { paging, is_cut: items().any(|item| item.scroll_width() > item.client_width()) })
}

/// How high two columns of things of these heights are, in order and as equally high as they can be.
fn lowest(heights: &[f64]) -> f64 {
    let total: f64 = heights.iter().sum();
    let mut before = 0.0;
    let columns = heights.iter().map(|height| {
        before += height;
        before.max(total - before)
    });
    columns.fold(total, f64::min)
}

/// Puts things of these heights into two columns a page, in order. Every page has the same head, and columns as high as this.
fn pack(heights: &[f64], column: f64) -> Vec<usize> {
    // Heights that are added up are no longer exact.
    const ROUNDING: f64 = 0.5;
    let (mut pages, mut is_right, mut left) = (vec![0], false, column);
    for height in heights {
        if *height > left + ROUNDING && pages != [0] {
            if is_right {
                pages.push(0);
            }
            left = column;
            is_right = !is_right;
        }
        left -= height;
        pages.last_mut().into_iter().for_each(|count| *count += 1);
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exercises_fill_two_columns_of_a_page_before_the_next() {
        let ten = [10.0; 10];
        assert_eq!(pack(&ten, 50.0), [10]);
        assert_eq!(pack(&ten, 30.0), [6, 4]);
        assert_eq!(pack(&ten, 25.0), [4, 4, 2]);
        assert_eq!(pack(&[30.0, 25.0, 10.0], 30.0), [2, 1], "none is put into a gap before another");
        assert_eq!(pack(&[90.0, 10.0, 30.0], 30.0), [2, 1], "one that is higher than a page is on the first");
        assert_eq!(pack(&[], 30.0), [0]);
    }

    #[test]
    fn two_columns_are_as_equally_high_as_their_order_allows() {
        assert_eq!(lowest(&[10.0; 4]), 20.0);
        assert_eq!(lowest(&[30.0, 10.0, 10.0]), 30.0);
        assert_eq!(lowest(&[10.0, 10.0, 30.0]), 30.0);
        assert_eq!(lowest(&[10.0, 30.0, 10.0]), 40.0, "none is put before another");
        assert_eq!(lowest(&[]), 0.0);
    }
}
