//! Wholes: its cards and how they are said, and its packs and decks.

mod bench;
mod card_view;
mod deck_draft;
mod deck_form;
mod deck_page;
mod face_view;
mod own_decks;
mod pack_view;
mod saying;
mod sum_bar;

pub use self::{
    card_view::{card_back, card_view},
    deck_page::deck_page,
    saying::sentence,
    sum_bar::{number_line, sum_bar},
};
