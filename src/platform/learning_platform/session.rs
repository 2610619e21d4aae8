//! A session with a learning platform: what it keeps for the app, and what is reported to it.

use std::cell::{Cell, RefCell};

use super::{
    super::resume::{self, Values},
    Keeping, Outcome,
    api::{Api, No, Session},
};

const SUSPEND_DATA: &str = "cmi.suspend_data";
const LAUNCH_DATA: &str = "cmi.launch_data";
const STATUS: &str = "cmi.core.lesson_status";
const SCORE: &str = "cmi.core.score.raw";
const LOWEST: &str = "cmi.core.score.min";
const HIGHEST: &str = "cmi.core.score.max";
const EXIT: &str = "cmi.core.exit";
const TIME: &str = "cmi.core.session_time";

/// A platform that has begun a session.
pub struct Platform {
    api: Api,
    keeping: Keeping,
    task: String,
    kept: RefCell<Values>,
    /// What the platform kept when it was last read. Another window of the same session may change it.
    line: RefCell<String>,
    begun: f64,
    /// The session in progress; `None` after the end.
    session: Cell<Option<Session>>,
}

impl Platform {
    /// Begins a session, or joins the one in progress, at this time in milliseconds.
    ///
    /// # Errors
    /// If the platform refuses, or cannot say what it keeps.
    pub fn begun(api: Api, keeping: Keeping, now: f64) -> Result<Self, No> {
        let session = api.initialize()?;
        let Ok(line) = api.value(SUSPEND_DATA) else {
            // Writing without having read would lose what the platform has.
            if session == Session::Begun {
                let _ = api.finish();
            }
            return Err(No);
        };
        let mut kept = resume::read(&line).unwrap_or_else(|| {
            let mut kept = Values::new();
            // The text is unreadable under any key, so `Storage` reports it and puts it aside.
            kept.extend(keeping.keys.first().filter(|_| !line.is_empty()).map(|&key| (key.to_owned(), line.clone())));
            kept
        });
        kept.retain(|key, _| keeping.keys.contains(&key.as_str()));
        Ok(Self {
            keeping,
            task: api.value(LAUNCH_DATA).unwrap_or_default(),
            kept: RefCell::new(kept),
            line: RefCell::new(line),
            begun: now,
            session: Cell::new(Some(session)),
            api,
        })
    }

    /// The task that the platform assigned; empty if it assigned none.
    pub fn task(&self) -> &str {
        &self.task
    }

    /// Whether it keeps what is under this key.
    pub fn keeps(&self, key: &str) -> bool {
        self.keeping.keys.contains(&key)
    }

    /// The text under a key.
    pub fn get(&self, key: &str) -> Option<String> {
        self.kept.borrow().get(key).cloned()
    }

    /// The keys under which it has something.
    pub fn keys(&self) -> Vec<String> {
        self.kept.borrow().keys().cloned().collect()
    }

    /// Writes the text of a key, or deletes it.
    ///
    /// # Errors
    /// If the platform refuses; then nothing changes.
    pub fn put(&self, key: &str, text: Option<&str>) -> Result<(), No> {
        let mut kept = self.kept.borrow().clone();
        match text {
            Some(text) => kept.insert(key.to_owned(), text.to_owned()),
            None => kept.remove(key),
        };
        let kept = self.keep(kept)?;
        self.kept.replace(kept);
        Ok(())
    }

    /// Reports the outcome of what is kept.
    ///
    /// # Errors
    /// If the platform refuses the score or the status.
    pub fn report(&self) -> Result<(), No> {
        self.report_on(&self.kept.borrow())
    }

    /// Gives everything that is kept to the platform, and reports the outcome. Returns what is kept then, with the changes of another window.
    fn keep(&self, kept: Values) -> Result<Values, No> {
        // A page that was left may be shown again.
        if self.session.get().is_none() {
            self.session.set(Some(self.api.initialize()?));
        }
        let kept = self.joined(kept)?;
        let line = resume::write(&kept).ok_or(No)?;
        self.api.set(SUSPEND_DATA, &line)?;
        self.line.replace(line);
        self.report_on(&kept)?;
        Ok(kept)
    }

    /// Joins these texts with those of the platform, if another window has changed them.
    fn joined(&self, mut kept: Values) -> Result<Values, No> {
        let line = self.api.value(SUSPEND_DATA)?;
        let others = Some(&line).filter(|line| **line != *self.line.borrow()).and_then(|line| resume::read(line));
        let others = others.into_iter().flatten().filter(|(key, _)| self.keeping.keys.contains(&key.as_str()));
        for (key, other) in others {
            let joined = kept.get(&key).map(|own| (self.keeping.join)(&key, own, &other));
            kept.insert(key, joined.unwrap_or(other));
        }
        Ok(kept)
    }

    /// Reports the outcome. The score never falls, and what was complete stays complete.
    fn report_on(&self, kept: &Values) -> Result<(), No> {
        let Outcome { score, is_complete } = (self.keeping.judge)(&self.task, kept);
        let before = self.api.value(STATUS).unwrap_or_default();
        let status = match before.as_str() {
            done @ ("completed" | "passed") => done,
            _ if is_complete => "completed",
            _ => "incomplete",
        };
        let highest = self
            .api
            .value(SCORE)
            .ok()
            .and_then(|score| score.parse().ok())
            .map_or(score, |reported| whole(reported).max(score));
        // A platform may lack these three values.
        let _ = self.api.set(LOWEST, "0");
        let _ = self.api.set(HIGHEST, "100");
        let _ = self.api.set(EXIT, "suspend");
        self.api.set(SCORE, &highest.to_string())?;
        if before != status {
            self.api.set(STATUS, status)?;
        }
        self.api.commit()
    }

    /// Ends the session at this time. A failure is ignored, since the page is left.
    pub fn finish(&self, now: f64) {
        match self.session.take() {
            Some(Session::Begun) => {
                let _ = self.api.set(TIME, &resume::span(now - self.begun));
                let _ = self.api.finish();
            }
            // The window that has begun the session may still use it.
            Some(Session::Joined) => drop(self.api.commit()),
            None => {}
        }
    }
}

/// Rounds a score of the platform down to a whole number from 0 to 100.
fn whole(score: f64) -> u32 {
    score.clamp(0.0, 100.0) as u32
}
