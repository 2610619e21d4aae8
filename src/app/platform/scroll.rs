//! Scrolling.

use web_sys::Element;

/// Scrolls the area around an element, which this CSS selector finds, by as little as shows all of the element. Nothing else of the
/// page is scrolled for it.
pub fn bring_into_sight(element: &Element, area: &str) {
    let Ok(Some(area)) = element.closest(area) else { return };
    let (outside, inside) = (area.get_bounding_client_rect(), element.get_bounding_client_rect());
    let down = beyond(inside.top() - outside.top(), inside.bottom() - outside.bottom());
    let right = beyond(inside.left() - outside.left(), inside.right() - outside.right());
    area.set_scroll_top(area.scroll_top() + down);
    area.set_scroll_left(area.scroll_left() + right);
}

/// How far something lies beyond an area, in pixels, given how far its start and its end lie after the area's.
fn beyond(start: f64, end: f64) -> i32 {
    (end.max(0.0) + start.min(0.0)) as i32
}
