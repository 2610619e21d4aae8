//! The table that every game is played at.

pub mod again;
pub mod effects;
pub mod for_class;
pub mod guide;
pub mod help;
pub mod keeping;
pub mod link;
pub mod link_button;
pub mod record_panel;
pub mod seating_choice;
pub mod set_up_frame;
pub mod table_bar;
pub mod table_frame;
pub mod table_page;
pub mod table_pages;
