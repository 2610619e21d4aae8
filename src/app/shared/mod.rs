//! What pages are made of.

pub mod choice;
pub mod dialog;
pub mod notice;
pub mod storage_notices;
pub mod term;
