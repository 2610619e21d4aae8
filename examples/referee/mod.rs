//! The referee: reads requests, asks the engine, writes answers. A game is a file.

mod class;
mod exercise;
mod explain;
mod flaw;
mod floating;
mod lawtoe;
mod network;
mod poe;
mod proof;
mod request;
mod wholes;

use std::io::{self, BufRead, Write};

use serde::Serialize;

use request::Request;

/// The longest line that is read, in bytes; the longest game in every detail is far shorter.
const LONGEST: usize = 1 << 20;

/// Answers every line of the input, each before the next is read, until the input ends or the output is closed.
///
/// # Errors
/// Returns the errors of input and output. A line that cannot be answered is not an error.
pub fn serve(input: impl BufRead, output: impl Write) -> io::Result<()> {
    match answer_lines(input, output) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

fn answer_lines(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        // One byte more than is allowed shows that a line is too long.
        let mut within = io::Read::take(&mut input, LONGEST as u64 + 1);
        if within.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let whole = line.ends_with(b"\n") || line.len() <= LONGEST;
        if !whole {
            input.skip_until(b'\n')?;
        }
        let answer = if whole { referee.answer(&line) } else { refusal("the line is too long") };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

/// What the referee keeps from one line to the next.
#[derive(Default)]
pub struct Referee {
    lawtoe: flub::games::lawtoe::Solver,
    /// The solver of the setup that was asked about last.
    floating: Option<flub::games::floating::Solver>,
}

impl Referee {
    /// Returns the answer to one line, without a line break.
    pub fn answer(&mut self, line: &[u8]) -> String {
        self.rule(line).unwrap_or_else(|error| refusal(&error))
    }

    fn rule(&mut self, line: &[u8]) -> Result<String, String> {
        let text = std::str::from_utf8(line).map_err(|_| "the line is not UTF-8".to_owned())?;
        if text.trim().is_empty() {
            return Err("the line is blank".to_owned());
        }
        let request = Request::read(text)?;
        match (request.text("ask")?, request.optional_text("game")?) {
            ("network", _) => network::network(&request).map(json),
            ("judge", Some("lawtoe")) => lawtoe::judge(&request).map(json),
            ("prove", Some("lawtoe")) => lawtoe::prove(&request).map(json),
            ("solve", Some("lawtoe")) => lawtoe::solve(&request, &mut self.lawtoe).map(json),
            ("judge", Some("poe")) => poe::judge(&request).map(json),
            ("prove", Some("poe")) => poe::prove(&request).map(json),
            ("whole", _) => wholes::whole(&request).map(json),
            ("points", _) => class::points(&request).map(json),
            ("tables", _) => class::tables(&request).map(json),
            ("roster", _) => class::roster(&request).map(json),
            ("hand_ins", _) => class::hand_ins(&request).map(json),
            ("floating", _) => floating::floating(&request, &mut self.floating).map(json),
            ("exercise", _) => exercise::exercise(&request).map(json),
            ("worksheet", _) => exercise::worksheet(&request).map(json),
            ("answer", _) => exercise::answer(&request).map(json),
            ("judge" | "prove" | "solve", Some(game)) => Err(format!("the game {game:?} is not known here")),
            ("judge" | "prove" | "solve", None) => Err("`game` is missing".to_owned()),
            (ask, _) => Err(format!("the ask {ask:?} is not known here")),
        }
    }
}

#[derive(Serialize)]
struct Refusal<'a> {
    error: &'a str,
}

fn refusal(error: &str) -> String {
    json(Refusal { error })
}

fn json(answer: impl Serialize) -> String {
    serde_json::to_string(&answer).expect("texts, numbers and lists are JSON")
}
