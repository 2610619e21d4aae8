//! The words in `static/words`: which messages there are, and how those of a language differ from the English ones.

mod age;
mod comparison;
mod messages;

pub use age::{Ages, ages};
pub use comparison::{Difference, compare};
pub use messages::{Message, Messages, messages_of, read};
