//! What people paste from spreadsheets, forms and chats: read into a table, with a proposal which column is the name and which the
//! number.
//!
//! All texts are expected to be composed (NFC), so that an accent is part of its letter. A browser does that by itself; the tables for it
//! would be a tenth of the program.

mod columns;
mod headings;
mod number;
mod plain;
mod stamp;
mod table;

pub use self::columns::{Columns, Entry};
pub use self::headings::Heading;
pub use self::plain::{plain, tidied};
pub use self::stamp::{is_stamped, unstamped};
pub use self::table::{Row, Table};
