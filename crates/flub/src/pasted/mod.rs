//! What people paste from spreadsheets, forms and chats: read into a table, with a proposal which column is the name and which the
//! number.

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
