//! Requests to the computer players, as text, so that they can run in a worker.

use flub::play::{Bot, Game, Random, Record, Seat, Unreadable};

use super::seating::Level;

/// A request for these computers' actions at the end of this record: a line `choose 2:student 3:expert`, then the record.
pub fn request<G: Game, L: Level>(computers: &[(Seat, L)], record: &Record<G>) -> String {
    let computers: Vec<String> = computers.iter().map(|(seat, level)| format!("{seat}:{level}")).collect();
    format!("choose {}\n{record}", computers.join(" "))
}

/// The requested computers with their levels, and the record.
pub type Request<G, L> = (Vec<(Seat, L)>, Record<G>);

/// Parses a request. `None` if the text is not one.
pub fn parse_request<G: Game, L: Level>(request: &str) -> Option<Request<G, L>> {
    let (first, record) = request.split_once('\n')?;
    let computers = first.split_whitespace().skip(1).map(computer).collect::<Result<_, _>>().ok()?;
    Some((computers, record.parse().ok()?))
}

fn computer<L: Level>(word: &str) -> Result<(Seat, L), Unreadable> {
    const FORM: Unreadable = Unreadable("a computer is asked by seat and level, as 2:student");
    let (seat, level) = word.split_once(':').ok_or(FORM)?;
    Ok((seat.parse()?, level.parse()?))
}

/// Each computer's action at the end of the record. Every seat has its own random sequence at every step.
pub fn choices<G: Game, L: Level, B: Bot<G>>(
    (computers, record): &Request<G, L>,
    computer: impl Fn(L) -> B,
) -> Vec<G::Action> {
    let choice = |&(seat, level): &(Seat, L)| {
        let mut random = Random::at(record.seed(), record.played().len() * Seat::MOST + seat.index());
        computer(level).choose(seat, &record.state().observe(seat), &mut random)
    };
    computers.iter().filter_map(choice).collect()
}
