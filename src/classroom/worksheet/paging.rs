//! Which exercises are on which page of a sheet, as a browser breaks pages when it prints.

use web_sys::{Element, wasm_bindgen::JsCast};

/// How a sheet is put on pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Paging {
    /// The numbers of exercises on its pages.
    pub counts: Vec<usize>,
    /// How much of one page it takes, with its head: more than 1 if it takes several.
    pub share: f64,
}

/// Finds out how every sheet in these papers is put on pages. They must show each sheet as one page, of which the list takes the
/// room that is left (`unpaged` in the style sheet).
pub fn measure(papers: &Element) -> Vec<Paging> {
    let Ok(sheets) = papers.query_selector_all(".worksheet-sheet") else { return Vec::new() };
    let sheets = (0..sheets.length()).filter_map(|place| sheets.get(place)?.dyn_into::<Element>().ok());
    let measured = sheets.filter_map(|sheet| {
        let list = sheet.query_selector(".worksheet-body > ol").ok()??;
        let height = |one: &Element| one.get_bounding_client_rect().height();
        let items = std::iter::successors(list.first_element_child(), Element::next_element_sibling);
        let items: Vec<f64> = items.map(|item| height(&item)).collect();
        let whole = list.get_bounding_client_rect().bottom() - sheet.get_bounding_client_rect().top();
        let head = whole - height(&list);
        Some(Paging { counts: pack(&items, height(&list)), share: (head + lowest(&items)) / whole })
    });
    measured.collect()
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
