//! The API of SCORM 1.2 that a platform puts into the page, as calls by name.

/// Calls a function of the platform, and converts its answer to text. Fails if the platform lacks it or throws.
pub type Call = Box<dyn Fn(&str, &[&str]) -> Result<String, No>>;

/// The API object of a learning platform.
pub struct Api(Call);

/// The error of a platform whose session is in progress already: it was not ended before, or another window has begun it.
const ALREADY_BEGUN: &str = "101";

/// A session that is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Session {
    /// This page has begun it.
    Begun,
    /// It was in progress already.
    Joined,
}

/// The platform refused, or failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No;

impl Api {
    /// The API that is called like this.
    pub const fn new(call: Call) -> Self {
        Self(call)
    }

    /// Begins a session. Nothing else may be called before.
    pub fn initialize(&self) -> Result<Session, No> {
        match self.call_checked("LMSInitialize", &[""]) {
            Ok(()) => Ok(Session::Begun),
            // Some platforms give this error for everything, so try to read a value.
            Err(No) if self.last_error()? == ALREADY_BEGUN && self.is_running()? => Ok(Session::Joined),
            Err(No) => Err(No),
        }
    }

    /// The value of a name; empty if the platform has none.
    pub fn value(&self, name: &str) -> Result<String, No> {
        let value = (self.0)("LMSGetValue", &[name])?;
        if value.is_empty() && !is_success(&self.last_error()?) {
            return Err(No);
        }
        Ok(value)
    }

    /// Whether the session is in progress: a value that every platform has can be read.
    fn is_running(&self) -> Result<bool, No> {
        Ok(!self.value("cmi.core.lesson_status")?.is_empty() && is_success(&self.last_error()?))
    }

    /// The error of the latest call.
    fn last_error(&self) -> Result<String, No> {
        (self.0)("LMSGetLastError", &[])
    }

    /// Sets the value of a name.
    ///
    /// # Errors
    /// If the platform refuses it.
    pub fn set(&self, name: &str, value: &str) -> Result<(), No> {
        self.call_checked("LMSSetValue", &[name, value])
    }

    /// Makes the platform save the values that were set.
    pub fn commit(&self) -> Result<(), No> {
        self.call_checked("LMSCommit", &[""])
    }

    /// Ends the session. Nothing else may be called after.
    pub fn finish(&self) -> Result<(), No> {
        self.call_checked("LMSFinish", &[""])
    }

    /// Calls a function that answers `"true"` on success. Some platforms answer with a boolean instead.
    fn call_checked(&self, function: &str, given: &[&str]) -> Result<(), No> {
        if (self.0)(function, given)? == "true" { Ok(()) } else { Err(No) }
    }
}

/// Whether an error code means that the call succeeded.
fn is_success(error: &str) -> bool {
    matches!(error, "" | "0")
}
