//! What happens at a table and is said there, without pictures: what a tap means, what computers are asked, what is saved, and the
//! words for all of it. The app in `src` draws it; the rules are in `flub`.
//!
//! A tap goes one way. The page sends a message to the [`Table`](table::midend::Table), whose game only says what shall happen, in
//! [`update`](table::table_game::TableGame::update); the table does it.

pub mod context;
pub mod games;
pub mod i18n;
pub mod letters;
pub mod table;
