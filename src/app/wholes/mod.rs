//! Wholes: how its cards look and how they are said.

mod card_view;
mod face_view;
mod saying;
mod sum_bar;

pub use self::{
    card_view::{card_back, card_view},
    saying::sentence,
    sum_bar::{number_line, sum_bar},
};
