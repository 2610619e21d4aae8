use std::rc::Rc;

use fluent_bundle::FluentResource;

/// The messages of a Fluent file, as they were read. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Messages(pub(super) Rc<FluentResource>);

impl Messages {
    /// Reads the text of a file. `None` if any of it is not Fluent, as a page that a filter has sent instead, or if it is empty.
    pub fn read(text: String) -> Option<Self> {
        let resource = FluentResource::try_new(text).ok()?;
        resource.entries().next()?;
        Some(Self(Rc::new(resource)))
    }
}

impl PartialEq for Messages {
    /// Every file is read once.
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Messages;

    #[test]
    fn what_is_not_fluent_is_not_taken_for_messages() {
        assert!(Messages::read("# A remark.\na = A\nb = { $c }\n".to_owned()).is_some());
        for text in ["", "\n", "<!doctype html>\n<title>Blocked</title>\n", "Not found", "a = A\n<p>", "a = { $b"] {
            assert!(Messages::read(text.to_owned()).is_none(), "{text}");
        }
    }
}
