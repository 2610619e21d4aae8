/// The id of a message, for data that names its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id(pub &'static str);

impl From<&'static str> for Id {
    fn from(id: &'static str) -> Self {
        Id(id)
    }
}
