//! What a table asks its computers, as text, so that they can think elsewhere than on the page.

use flub::play::{Bot, Game, Random, Record, Seat, Unreadable};

use super::seating::Level;

/// Asks these computers what they do at the end of this record: a first line `choose 2:student 3:expert` and the record.
pub fn request<G: Game, L: Level>(computers: &[(Seat, L)], record: &Record<G>) -> String {
    let computers: Vec<String> = computers.iter().map(|(seat, level)| format!("{seat}:{level}")).collect();
    format!("choose {}\n{record}", computers.join(" "))
}

/// The computers that are asked, with their levels, and the record at whose end they are.
pub type Request<G, L> = (Vec<(Seat, L)>, Record<G>);

/// Reads a request; nothing where the text is none.
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

/// What these computers would do at the end of a record, each by itself, with chance of its own for every seat at every step.
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
