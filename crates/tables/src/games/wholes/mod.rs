//! Wholes at the table.

pub mod card_speech;
pub mod deck_draft;
pub mod draft;
pub mod faces;
pub mod hints;
pub mod news;
pub mod offer;
pub mod on_stage;
pub mod save;
pub mod screen;
pub mod table;
pub mod think;
#[cfg(test)]
pub mod way_on;
pub mod wording;
