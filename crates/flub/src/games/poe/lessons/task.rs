use std::fmt;

use super::{Answer, Flaw, Reply};
use crate::{
    games::poe::{Case, Flub, Position, Proof, Side},
    lessons::{Difficulty, Kind},
    network::{
        Goal, Network, Rules, SquareSet,
        lessons::{AboutMatch, Hint, MatTask, Verdict, by_invitations, solutions},
    },
    play::Unreadable,
};

/// A task about a position. Written `prove E ......... R5 P9`: what is asked, the goal, the mat at first, the letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionTask {
    /// The question about the position.
    pub ask: Ask,
    /// The goal, the mat at first and the letters since.
    pub position: Position,
}

/// The question of a task about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Is a solution still possible? Prove it, or say no.
    Possible,
    /// Does one more letter give a solution? Prove it, or say no.
    Ripe,
    /// Is the latest move an A-flub? Name a letter to write instead, or say no.
    Avoidable,
    /// Which side has to prove after this challenge, and which side should one join?
    Sides(Flub),
    /// Prove that the latest move is an A-flub.
    Prove,
    /// The latest move is a CP- or CA-flub: which of the two, and which move was the flub?
    Name,
    /// Take the right action on your turn.
    Turn,
}

impl Ask {
    const ALL: [Ask; 10] = [
        Ask::Possible,
        Ask::Ripe,
        Ask::Avoidable,
        Ask::Sides(Flub::P),
        Ask::Sides(Flub::A),
        Ask::Sides(Flub::CP),
        Ask::Sides(Flub::CA),
        Ask::Prove,
        Ask::Name,
        Ask::Turn,
    ];

    /// Returns the name of the question in data.
    const fn as_str(self) -> &'static str {
        match self {
            Ask::Possible => "possible",
            Ask::Ripe => "ripe",
            Ask::Avoidable => "avoidable",
            Ask::Sides(Flub::P) => "sides-p",
            Ask::Sides(Flub::A) => "sides-a",
            Ask::Sides(Flub::CP) => "sides-cp",
            Ask::Sides(Flub::CA) => "sides-ca",
            Ask::Prove => "prove",
            Ask::Name => "name",
            Ask::Turn => "turn",
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl AboutMatch for PositionTask {
    type Proof = Proof;
    type Reply = Reply;
    type Flaw = Flaw;

    const OTHER_FORM: Flaw = Flaw::OtherForm;

    fn read(text: &str) -> Option<Result<Self, Unreadable>> {
        let mut words = text.split_whitespace();
        let ask = Unreadable::or_one_of(&Ask::ALL, words.next().unwrap_or_default(), "nothing is asked").ok()?;
        Some(read_position(words).map(|position| PositionTask { ask, position }))
    }

    fn read_mat(text: &str) -> Result<MatTask, Unreadable> {
        MatTask::read(Rules::Poe, text)
    }

    fn read_reply(words: &[&str]) -> Option<Result<Reply, Unreadable>> {
        Reply::read(words)
    }

    fn mat(&self) -> Network {
        self.position.network()
    }

    fn kind(&self) -> Kind {
        match self.ask {
            Ask::Possible | Ask::Ripe | Ask::Avoidable | Ask::Sides(_) | Ask::Name => Kind::Decide,
            Ask::Prove => Kind::Prove,
            Ask::Turn => Kind::Move,
        }
    }

    fn asked(&self) -> &'static str {
        match self.ask {
            Ask::Sides(_) => "sides",
            ask => ask.as_str(),
        }
    }

    fn shown(&self) -> Vec<(&'static str, String)> {
        let Self { ask, position } = self;
        let mut shown = vec![("goal", position.goal().to_string()), ("squares", position.network().to_string())];
        if position.latest() > 0 {
            let letters: Vec<String> = position.letters().iter().map(ToString::to_string).collect();
            shown.push(("opening", position.network_after(0).to_string()));
            shown.push(("letters", letters.join(" ")));
        }
        if let Ask::Sides(kind) = ask {
            shown.push(("challenge", kind.to_string()));
        }
        shown
    }

    fn difficulty(&self) -> Difficulty {
        let position = &self.position;
        let (network, goal, latest) = (position.network(), position.goal(), position.latest());
        // More ways make a task easier.
        let by_ways = |ways: usize| Difficulty::of(12_usize.saturating_sub(ways), [6, 9]);
        match self.ask {
            Ask::Possible => match network.completion(goal) {
                Some(completion) => Difficulty::of(completion.letters.len(), [1, 2]),
                // The more squares are vacant, the less one sees at once that all is lost.
                None => Difficulty::of(network.vacancies().len(), [3, 4]),
            },
            Ask::Ripe => match network.completing(goal).count() {
                0 => by_invitations(&network),
                ways => by_ways(ways),
            },
            // The more letters stand, the more connections there are to look through, as where it is a flub.
            Ask::Avoidable if !network.is_ripe(goal) => Difficulty::of(latest, [4, 6]),
            Ask::Avoidable => match position.alternatives(latest).count() {
                0 => {
                    let (required, permitted) = network.connections();
                    Difficulty::of(required.len() + permitted.len(), [5, 9])
                }
                ways => by_ways(ways),
            },
            Ask::Sides(_) => Difficulty::of(latest, [3, 5]),
            Ask::Prove => {
                let proof = position.find_proof(Case::Challenge(Flub::A));
                Difficulty::of(proof.map_or(0, |proof| proof.counted.len()), [1, 2])
            }
            Ask::Name => {
                let flub = (1..=latest).find(|&number| Flub::PLAIN.iter().any(|&kind| position.is_flub(number, kind)));
                Difficulty::of(latest - flub.unwrap_or(latest), [1, 2])
            }
            Ask::Turn => Difficulty::of(network.vacancies().len(), [2, 4]),
        }
    }

    fn is_sound(&self) -> bool {
        let latest = self.position.latest();
        match self.ask {
            Ask::Possible => true,
            Ask::Ripe => !self.position.network().is_full(),
            Ask::Avoidable => latest > 0 && !self.position.network_after(latest - 1).is_ripe(self.position.goal()),
            Ask::Sides(kind) => latest > 0 || kind == Flub::P,
            Ask::Prove => self.position.is_flub(latest, Flub::A),
            Ask::Name => self.named().next().is_some(),
            Ask::Turn => true,
        }
    }

    fn guess(&self) -> Option<&'static str> {
        let position = &self.position;
        let (network, goal) = (position.network(), position.goal());
        let yes_or_no = |is_so: bool| Some(if is_so { "proves" } else { "no" });
        match self.ask {
            Ask::Possible => yes_or_no(network.is_possible(goal)),
            Ask::Ripe => yes_or_no(network.is_ripe(goal)),
            Ask::Avoidable => {
                let is_flub = network.is_ripe(goal) && position.alternatives(position.latest()).next().is_some();
                Some(if is_flub { "instead" } else { "no" })
            }
            Ask::Sides(kind) => Some(match self.sides(kind) {
                (Side::Mover, Side::Mover) => "proves mover joins mover",
                (Side::Mover, Side::Challenger) => "proves mover joins challenger",
                (Side::Challenger, Side::Mover) => "proves challenger joins mover",
                (Side::Challenger, Side::Challenger) => "proves challenger joins challenger",
            }),
            Ask::Name => {
                let (kind, _) = self.named().next()?;
                let is_alone = self.named().all(|(other, _)| other == kind);
                is_alone.then_some(if kind == Flub::CP { "names CP" } else { "names CA" })
            }
            Ask::Turn => match position.right_challenges().next() {
                Some(Flub::P) => Some("challenges P"),
                Some(Flub::A) => Some("challenges A"),
                Some(Flub::CP) => Some("challenges CP"),
                Some(Flub::CA) => Some("challenges CA"),
                None if network.is_ripe(goal) => Some("proves"),
                None => Some("writes"),
            },
            Ask::Prove => None,
        }
    }

    fn judge(&self, answer: &Answer) -> Verdict<Flaw> {
        self.verdict(answer)
    }

    fn solve(&self) -> Answer {
        let position = &self.position;
        let proof_or_no = |case| position.find_proof(case).map_or(Answer::No, Answer::Proof);
        match self.ask {
            Ask::Possible => proof_or_no(Case::Challenge(Flub::P)),
            Ask::Ripe => proof_or_no(Case::ForceOut),
            Ask::Avoidable if position.is_flub(position.latest(), Flub::A) => {
                position.alternatives(position.latest()).next().map(Reply::Instead).map_or(Answer::No, Answer::Reply)
            }
            Ask::Avoidable => Answer::No,
            Ask::Sides(kind) => {
                let (burden, join) = self.sides(kind);
                Answer::Reply(Reply::Sides { burden, join })
            }
            Ask::Prove => proof_or_no(Case::Challenge(Flub::A)),
            Ask::Name => {
                self.named().next().map_or(Answer::No, |(kind, number)| Answer::Reply(Reply::Named { kind, number }))
            }
            Ask::Turn => match (position.right_challenges().next(), position.find_proof(Case::ForceOut)) {
                (Some(kind), _) => Answer::Reply(Reply::Challenge(kind)),
                (None, Some(proof)) => Answer::Proof(proof),
                (None, None) => {
                    position.safe_letters().first().copied().map(Reply::Write).map_or(Answer::No, Answer::Reply)
                }
            },
        }
    }

    fn right_answers(&self) -> Option<u64> {
        let position = &self.position;
        let (network, goal) = (position.network(), position.goal());
        let completions = || match network.is_full() {
            true => solutions(&network, goal, None),
            false => {
                let solved = network.placements().filter_map(|letter| network.with(letter));
                solved.map(|network| solutions(&network, goal, None)).fold(0, u64::saturating_add)
            }
        };
        match (self.ask, self.solve()) {
            (_, Answer::No) | (Ask::Sides(_), _) => Some(1),
            (Ask::Possible, _) => None,
            (Ask::Ripe, _) => Some(completions()),
            (Ask::Avoidable, _) => Some(position.alternatives(position.latest()).count() as u64),
            (Ask::Prove, _) => {
                Some(completions().saturating_mul(position.alternatives(position.latest()).count() as u64))
            }
            (Ask::Name, _) => Some(self.named().count() as u64),
            (Ask::Turn, Answer::Reply(Reply::Challenge(_))) => Some(position.right_challenges().count() as u64),
            (Ask::Turn, Answer::Proof(_)) => Some(completions()),
            (Ask::Turn, _) => Some(position.safe_letters().len() as u64),
        }
    }

    fn tempting(&self) -> Vec<Answer> {
        let position = &self.position;
        let (network, latest) = (position.network(), position.latest());
        // A claim without anything to show for it.
        let hopeful = || Proof { letters: network.placements().take(1).collect(), ..Proof::default() };
        let writes = || network.placements().map(Reply::Write).map(Answer::Reply);
        match self.ask {
            Ask::Possible | Ask::Ripe => vec![Answer::No, Answer::Proof(hopeful())],
            Ask::Avoidable => {
                let before = position.network_after(latest.saturating_sub(1));
                [Answer::No].into_iter().chain(before.placements().map(Reply::Instead).map(Answer::Reply)).collect()
            }
            Ask::Sides(kind) => {
                let (burden, join) = self.sides(kind);
                let other = if burden == Side::Mover { Side::Challenger } else { Side::Mover };
                vec![Answer::Reply(Reply::Sides { burden: other, join })]
            }
            Ask::Prove => {
                let Answer::Proof(proof) = self.solve() else { return Vec::new() };
                let before = position.network_after(latest.saturating_sub(1));
                let others = before.placements().map(|letter| Proof { instead: Some(letter), ..proof.clone() });
                let fewer = (0..proof.counted.len()).map(|at| {
                    let mut shorter = proof.clone();
                    shorter.counted.remove(at);
                    shorter
                });
                fewer.chain(others).map(Answer::Proof).collect()
            }
            Ask::Name => {
                let latest = [Flub::CP, Flub::CA].map(|kind| Answer::Reply(Reply::Named { kind, number: latest }));
                let other = self.named().map(|(kind, number)| {
                    let kind = if kind == Flub::CP { Flub::CA } else { Flub::CP };
                    Answer::Reply(Reply::Named { kind, number })
                });
                latest.into_iter().chain(other).collect()
            }
            Ask::Turn => {
                let proof = position.find_proof(Case::ForceOut).unwrap_or_else(hopeful);
                [Answer::Proof(proof)].into_iter().chain(writes()).collect()
            }
        }
    }

    fn look(&self, solution: &Answer) -> Hint<Answer> {
        match (solution, self.ask) {
            (&Answer::Reply(Reply::Named { number, .. }), _) => Hint::LookAtMove(number),
            (_, Ask::Sides(_) | Ask::Avoidable) => Hint::LookAtMove(self.position.latest()),
            (Answer::Proof(proof), _) => {
                let size = self.position.size();
                let lines = proof.counted.iter().filter_map(|listing| listing.squares(size));
                Hint::Look(lines.fold(SquareSet::EMPTY, SquareSet::or))
            }
            _ => Hint::Look(self.position.network().vacancies()),
        }
    }
}

impl fmt::Display for PositionTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ask, position } = self;
        write!(f, "{ask} {} {}", position.goal(), position.network_after(0))?;
        position.letters().iter().try_for_each(|letter| write!(f, " {letter}"))
    }
}

/// Reads a goal, a mat and letters.
fn read_position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Position, Unreadable> {
    const FORM: Unreadable = Unreadable("a position is a goal, a mat and letters, as E ......... R5 P9");
    let goal: Goal = words.next().ok_or(FORM)?.parse()?;
    let squares = words.next().ok_or(FORM)?;
    let mat = Network::read(Rules::Poe, squares).filter(|mat| mat.to_string() == squares).ok_or(FORM)?;
    words.try_fold(Position::new(mat, goal), |position, word| {
        position.with(word.parse()?).ok_or(Unreadable("the letter cannot be written there"))
    })
}
