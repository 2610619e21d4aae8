//! LawToe at the table.

pub mod analysis;
pub mod coach;
pub mod draft;
pub mod faces;
pub mod guide;
pub mod news;
pub mod offer;
pub mod on_stage;
pub mod save;
pub mod scene;
pub mod screen;
pub mod table;
pub mod think;
#[cfg(test)]
pub mod way_on;
pub mod wording;
