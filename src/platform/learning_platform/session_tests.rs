//! Test: sessions with a run-time of SCORM 1.2 as the standard describes it, and with those that do otherwise.

use std::{cell::RefCell, collections::BTreeMap, rc::Rc};

use super::{
    super::resume::{self, Values},
    Keeping, Outcome,
    api::{Api, No},
    session::Platform,
};

/// How a run-time may misbehave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ill {
    /// It refuses everything, always with the error of a session in progress.
    Refuses,
    /// It refuses everything but to begin and to read.
    RefusesLater,
    /// Its functions throw, or are not there.
    Throws,
    /// It cannot say what it keeps.
    Forgets,
    /// It has no bounds of the score.
    LacksBounds,
    /// It lets a session begin after the end.
    BeginsAgain,
}

/// What a platform has of one student, and the calls that it got, each with the error it led to.
#[derive(Default)]
struct RunTime {
    ill: Option<Ill>,
    values: BTreeMap<String, String>,
    calls: Vec<String>,
    is_running: bool,
    has_ended: bool,
    error: u32,
}

impl RunTime {
    fn act(&mut self, function: &str, given: &[&str]) -> Result<String, No> {
        if self.ill == Some(Ill::Throws) {
            return Err(No);
        }
        if function == "LMSGetLastError" {
            return Ok(self.error.to_string());
        }
        let (error, answer) = self.answer(function, given);
        self.error = error;
        let call = format!("{function} {}", given.join(" "));
        self.calls.push(call.trim().to_owned() + &if error == 0 { String::new() } else { format!(" → {error}") });
        Ok(answer)
    }

    fn answer(&mut self, function: &str, given: &[&str]) -> (u32, String) {
        let done = (0, "true".to_owned());
        let no = |error| (error, "false".to_owned());
        match (function, given, self.ill) {
            (_, _, Some(Ill::Refuses)) => no(101),
            ("LMSInitialize", [""], ill) if !self.is_running && (!self.has_ended || ill == Some(Ill::BeginsAgain)) => {
                self.is_running = true;
                done
            }
            ("LMSInitialize", ..) => no(101),
            _ if !self.is_running => no(301),
            ("LMSGetValue", ["cmi.suspend_data"], Some(Ill::Forgets)) => (101, String::new()),
            ("LMSGetValue", [name], _) => (0, self.values.get(*name).cloned().unwrap_or_default()),
            (_, _, Some(Ill::RefusesLater)) => no(101),
            ("LMSSetValue", ["cmi.core.score.min" | "cmi.core.score.max", _], Some(Ill::LacksBounds)) => no(401),
            ("LMSSetValue", [name, value], _) => {
                self.values.insert((*name).to_owned(), (*value).to_owned());
                done
            }
            ("LMSCommit", [""], _) => done,
            ("LMSFinish", [""], _) => {
                (self.is_running, self.has_ended) = (false, true);
                done
            }
            _ => no(201),
        }
    }
}

/// A platform and those who use it.
#[derive(Clone)]
struct School(Rc<RefCell<RunTime>>);

/// Of both keys, the first has the score of the student.
const KEYS: &[&str] = &["flub.learners", "flub.settings"];

const KEEPING: Keeping = Keeping {
    keys: KEYS,
    judge: |task, kept| {
        let score = kept.get(KEYS[0]).and_then(|text| text.trim().parse().ok()).unwrap_or_default();
        Outcome { score, is_complete: !task.is_empty() && score == 100 }
    },
    join: |key, own, other| if key == KEYS[0] { own.max(other).to_owned() } else { own.to_owned() },
};

impl School {
    fn new(ill: Option<Ill>, values: &[(&str, &str)]) -> Self {
        let mut run_time = RunTime { ill, ..RunTime::default() };
        let status = ("cmi.core.lesson_status", "not attempted");
        for (name, value) in [status, ("cmi.launch_data", "poe/1-2")].iter().chain(values) {
            run_time.values.insert((*name).to_owned(), (*value).to_owned());
        }
        Self(Rc::new(RefCell::new(run_time)))
    }

    /// A page that this platform starts.
    fn start(&self) -> Result<Platform, No> {
        let run_time = self.0.clone();
        let api = Api::new(Box::new(move |function, given| run_time.borrow_mut().act(function, given)));
        Platform::begun(api, KEEPING, 1_000.0)
    }

    /// The next session, with what this one has left.
    fn next(&self, changed: &[(&str, &str)]) -> Self {
        let kept = self.0.borrow().values.clone();
        let kept: Vec<(&str, &str)> =
            kept.iter().map(|(name, value)| (&**name, &**value)).chain(changed.iter().copied()).collect();
        Self::new(None, &kept)
    }

    fn value(&self, name: &str) -> String {
        self.0.borrow().values.get(name).cloned().unwrap_or_default()
    }

    fn score_and_status(&self) -> (String, String) {
        (self.value("cmi.core.score.raw"), self.value("cmi.core.lesson_status"))
    }

    fn refused(&self) -> Vec<String> {
        self.0.borrow().calls.iter().filter(|call| call.contains('→')).cloned().collect()
    }

    fn called(&self, function: &str) -> bool {
        self.0.borrow().calls.iter().any(|call| call.starts_with(function))
    }
}

fn seen(score: &str, status: &str) -> (String, String) {
    (score.to_owned(), status.to_owned())
}

#[test]
fn a_platform_gets_what_is_learnt_and_gives_it_back_in_the_next_session() {
    let school = School::new(None, &[]);
    let page = school.start().expect("a session");
    assert_eq!(page.task(), "poe/1-2");
    page.report().expect("it takes the report");
    assert_eq!(school.score_and_status(), seen("0", "incomplete"));
    page.put(KEYS[0], Some("50\n")).expect("it keeps");
    page.put(KEYS[1], Some("language es\n")).expect("it keeps");
    assert_eq!(school.score_and_status(), seen("50", "incomplete"));
    page.finish(1_000.0 + 62_500.0);
    let calls = school.0.borrow().calls.clone();
    assert_eq!(calls.first().map(String::as_str), Some("LMSInitialize"));
    assert_eq!(calls[calls.len() - 2..], ["LMSSetValue cmi.core.session_time 0000:01:02.50", "LMSFinish"]);
    assert_eq!(school.value("cmi.core.exit"), "suspend");
    assert!(school.refused().is_empty(), "{:?}", school.refused());

    let page = school.next(&[]).start().expect("a session");
    assert_eq!((page.get(KEYS[0]).as_deref(), page.get(KEYS[1]).as_deref()), (Some("50\n"), Some("language es\n")));
    page.put(KEYS[1], None).expect("it deletes");
    assert_eq!(page.keys(), [KEYS[0]]);
}

#[test]
fn the_score_never_falls_and_what_was_complete_stays_complete() {
    let school = School::new(None, &[]);
    school.start().expect("a session").put(KEYS[0], Some("100\n")).expect("it keeps");
    assert_eq!(school.score_and_status(), seen("100", "completed"));
    // Somebody else has begun anew in the meantime.
    for status in ["completed", "passed"] {
        let next = school.next(&[("cmi.suspend_data", ""), ("cmi.core.lesson_status", status)]);
        let page = next.start().expect("a session");
        page.report().expect("it takes the report");
        page.put(KEYS[0], Some("25\n")).expect("it keeps");
        assert_eq!(next.score_and_status(), seen("100", status));
    }
    let odd = School::new(None, &[("cmi.core.score.raw", "83.7")]);
    odd.start().expect("a session").report().expect("it takes the report");
    assert_eq!(odd.value("cmi.core.score.raw"), "83", "a score is a whole number");
}

#[test]
fn a_platform_that_refuses_throws_or_forgets_begins_no_session() {
    for ill in [Ill::Refuses, Ill::Throws, Ill::Forgets] {
        let school = School::new(Some(ill), &[]);
        assert!(school.start().is_err(), "{ill:?}");
        assert!(!school.called("LMSSetValue"), "{ill:?}: writing without having read would lose what it has");
        assert!(!school.0.borrow().is_running, "{ill:?}");
    }
}

#[test]
fn what_a_platform_refuses_later_is_told_and_changes_nothing() {
    let kept = resume::write(&Values::from([(KEYS[0].to_owned(), "25\n".to_owned())])).expect("there is room");
    let school = School::new(Some(Ill::RefusesLater), &[("cmi.suspend_data", &kept)]);
    let page = school.start().expect("a session");
    assert_eq!(page.report(), Err(No));
    assert_eq!(page.put(KEYS[0], Some("50\n")), Err(No));
    assert_eq!(page.get(KEYS[0]).as_deref(), Some("25\n"));
    let school = School::new(None, &[]);
    let page = school.start().expect("a session");
    assert_eq!(page.put(KEYS[0], Some(&"7".repeat(resume::LONGEST))), Err(No), "it is too long");
    assert_eq!((page.get(KEYS[0]), school.value("cmi.suspend_data")), (None, String::new()));
}

#[test]
fn a_platform_without_bounds_of_the_score_gets_the_score() {
    let school = School::new(Some(Ill::LacksBounds), &[]);
    school.start().expect("a session").put(KEYS[0], Some("75\n")).expect("it keeps");
    assert_eq!(school.score_and_status(), seen("75", "incomplete"));
}

#[test]
fn two_windows_of_a_session_lose_nothing_of_each_other_and_only_the_first_ends_it() {
    let school = School::new(None, &[]);
    let (first, second) = (school.start().expect("a session"), school.start().expect("it joins"));
    first.put(KEYS[0], Some("25\n")).expect("it keeps");
    second.put(KEYS[1], Some("language es\n")).expect("it keeps");
    assert_eq!(second.get(KEYS[0]).as_deref(), Some("25\n"), "what the other has learnt is taken over");
    // Neither knows of the other's, and the better one is kept.
    second.put(KEYS[0], Some("50\n")).expect("it keeps");
    first.put(KEYS[0], Some("75\n")).expect("it keeps");
    second.put(KEYS[0], Some("60\n")).expect("it keeps");
    assert_eq!([&first, &second].map(|page| page.get(KEYS[0])), [Some("75\n".to_owned()), Some("75\n".to_owned())]);
    assert_eq!(school.score_and_status(), seen("75", "incomplete"));
    second.finish(2_000.0);
    assert!(!school.called("LMSFinish"));
    first.finish(2_000.0);
    assert!(school.called("LMSFinish"));
    assert_eq!(school.refused(), ["LMSInitialize → 101"]);
    let page = school.next(&[]).start().expect("a session");
    assert_eq!((page.get(KEYS[0]).as_deref(), page.get(KEYS[1]).as_deref()), (Some("75\n"), Some("language es\n")));
}

#[test]
fn a_page_that_was_left_and_is_shown_again_begins_another_session() {
    let school = School::new(Some(Ill::BeginsAgain), &[]);
    let page = school.start().expect("a session");
    page.finish(2_000.0);
    page.finish(3_000.0);
    assert_eq!(school.0.borrow().calls.iter().filter(|call| *call == "LMSFinish").count(), 1);
    page.put(KEYS[0], Some("50\n")).expect("it keeps");
    page.finish(4_000.0);
    assert!(school.refused().is_empty(), "{:?}", school.refused());
    assert_eq!(school.value("cmi.core.score.raw"), "50");
}

#[test]
fn what_another_program_left_is_under_the_first_key_and_other_keys_are_not_the_platforms() {
    let school = School::new(None, &[("cmi.suspend_data", "page=7&score=12")]);
    let page = school.start().expect("a session");
    assert_eq!((page.keys(), page.get(KEYS[0]).as_deref()), (vec![KEYS[0].to_owned()], Some("page=7&score=12")));
    let values = [(KEYS[1], "language es\n"), ("flub.poe.save", "flub 1 poe\n")];
    let values = values.map(|(key, text)| (key.to_owned(), text.to_owned()));
    let line = resume::write(&Values::from(values)).expect("there is room");
    let page = School::new(None, &[("cmi.suspend_data", &line)]).start().expect("a session");
    assert_eq!(page.keys(), [KEYS[1]]);
    assert!(page.keeps(KEYS[0]) && !page.keeps("flub.poe.save"));
}
