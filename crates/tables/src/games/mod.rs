//! The games at the table.

pub mod floating;
pub mod lawtoe;
pub mod poe;
pub mod wholes;
