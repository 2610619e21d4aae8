//! The computer at Wholes: what each level promises, over seeded games at tables of all kinds.

#[path = "../examples/tournament/plain.rs"]
mod plain;
#[allow(dead_code, reason = "the tournament prints more than is asked for here")]
#[path = "../examples/tournament/share.rs"]
mod share;
#[allow(dead_code, reason = "the tournament prints more than is asked for here")]
#[path = "../examples/tournament/wholes.rs"]
mod tournament;

use flub::{
    games::wholes::{Action, Cards, Level, Observation, Pack, Setup, Stage, Wholes},
    play::{Bot, Game, Random, Seat, Seed},
};
use plain::{Plain, Way};
use tournament::{Player, play_game};

/// A player whose choices are written down with what it saw.
struct Watched {
    player: Player,
    choices: Vec<(Observation, Option<Action>)>,
}

impl Bot<Wholes> for Watched {
    fn choose(&mut self, seat: Seat, seen: &Observation, random: &mut Random) -> Option<Action> {
        let choice = self.player.choose(seat, seen, random);
        self.choices.push((seen.clone(), choice.clone()));
        choice
    }
}

/// A set-up that belongs to this seed: every pack, every number of seats, and a deck of one's own now and then.
fn setup(random: &mut Random) -> Setup {
    let own = "1/7*20, 2/7*10, 0.(142857)*4, 14 2/7%*3, 5/7*10, BAIT*6, REPLAY*6, SWAP*6";
    let cards = match random.below(Pack::ALL.len() + 1) {
        place if place < Pack::ALL.len() => Cards::Pack(Pack::ALL[place]),
        _ => Cards::Own(own.parse().expect("a deck")),
    };
    Setup::new(2 + random.below(Seat::MOST - 1), cards).expect("it can be played")
}

/// Plays a game in which computers of this level sit with plain players and each other, and hands over every choice of
/// the computers with what it was made from.
fn watch(level: Level, seed: Seed) -> (Setup, Wholes, Vec<(Observation, Option<Action>)>) {
    let mut random = Random::new(seed);
    let setup = setup(&mut random);
    let seat = |_| match random.below(2 * Way::ALL.len()) {
        place if place < Way::ALL.len() => Player::Plain(Plain { way: Way::ALL[place], alert: random.chance(50) }),
        _ => Player::Level(level),
    };
    let players: Vec<Player> = (0..setup.seats()).map(seat).collect();
    let mut players: Vec<Watched> = players.into_iter().map(|player| Watched { player, choices: Vec::new() }).collect();
    let end = play_game(&setup, &mut players, seed, &mut random).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    let computers = players.into_iter().filter(|watched| matches!(watched.player, Player::Level(_)));
    (setup, end, computers.flat_map(|watched| watched.choices).collect())
}

/// No panic and no refused action at any table; "equal observations and equal random numbers give equal choices", so that
/// a game can be repeated.
#[test]
fn games_can_be_repeated() {
    for level in Level::ALL {
        for seed in (0..100).map(Seed) {
            assert_eq!(watch(level, seed), watch(level, seed), "{level}, seed {seed}");
        }
    }
}

/// A computer acts whenever the game waits for it, so that no table of computers stands still.
#[test]
fn somebody_always_acts() {
    for seed in (0..100).map(Seed) {
        let mut random = Random::new(seed);
        let setup = setup(&mut random);
        let mut state = Wholes::begin(&setup, seed);
        while let Stage::Draw(seat) | Stage::Turn(seat, _) = state.stage() {
            let mut computer = Player::Level(*random.pick(&Level::ALL).expect("there are levels"));
            let choice = computer.choose(seat, &state.observe(seat), &mut random);
            let action = choice.unwrap_or_else(|| panic!("{setup}, seed {seed}: nothing is done in {state:?}"));
            state.apply(&action).unwrap_or_else(|refusal| panic!("{setup}, seed {seed}: {action}: {refusal:?}"));
        }
    }
}
