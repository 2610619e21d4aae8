//! Wholes: the expert alone at a table of plain players, and the levels against each other.

use std::{error::Error, thread};

use flub::{
    games::wholes::{Act, Action, Cards, Computer, Level, Pack, Setup, Stage, Wholes},
    play::{Bot, Game, Random, Seat, Seed},
};

use super::{
    plain::{Plain, Way},
    share::Share,
};

use Level::{Careful, Expert, Sly};

/// Tables of computers: one of the first level, and the others.
const TABLES: [&[Level]; 9] = [
    &[Expert, Sly],
    &[Sly, Careful],
    &[Expert, Careful],
    &[Expert, Sly, Sly],
    &[Sly, Careful, Careful],
    &[Expert, Careful, Careful],
    &[Expert, Sly, Sly, Sly],
    &[Sly, Careful, Careful, Careful],
    &[Expert, Careful, Careful, Careful],
];

/// Plays this many games at every table: 2, 3, 4 and 6 seats, the expert in one of them and any mix of plain players in
/// the others, first without and then with alert players; then 2 to 4 seats of computers, one of them better than the
/// others.
pub fn tournament(games: usize, seed: u64) -> Result<(), Box<dyn Error>> {
    println!("Games won by the first player in times of its fair share, and the 95 % confidence interval.");
    println!("{games} games a table with the pack of quarters; seed {seed}.\n");
    println!("| seats | honest, caller, chance | won by the expert | against alert ones |");
    println!("| --- | --- | --- | --- |");
    for seats in [2, 3, 4, 6] {
        for mix in mixes(seats - 1) {
            let counts = Way::ALL.map(|way| mix.iter().filter(|&&other| other == way).count().to_string());
            let [plain, alert] = [false, true].map(|alert| {
                let others: Vec<Player> = mix.iter().map(|&way| Player::Plain(Plain { way, alert })).collect();
                play_table(Pack::Quarters, Expert, &others, games, seed)
            });
            println!("| {seats} | {} | {} | {} |", counts.join(", "), times(&plain?, seats), times(&alert?, seats));
        }
    }
    println!("\n| table | won by the first |");
    println!("| --- | --- |");
    for table in TABLES {
        let others: Vec<Player> = table[1..].iter().copied().map(Player::Level).collect();
        let share = play_table(Pack::Quarters, table[0], &others, games, seed)?;
        let names: Vec<String> = table.iter().map(Level::to_string).collect();
        println!("| {} | {} |", names.join(", "), times(&share, table.len()));
    }
    Ok(())
}

fn times(share: &Share, seats: usize) -> String {
    let [share, low, high] = share.interval().map(|share| share * seats as f64);
    format!("{share:.2} ({low:.2} to {high:.2})")
}

/// Returns every way to choose this many plain players, regardless of order.
fn mixes(players: usize) -> Vec<Vec<Way>> {
    let [honest, caller, chance] = Way::ALL;
    let mix = |honests: usize, callers: usize| {
        [vec![honest; honests], vec![caller; callers], vec![chance; players - honests - callers]].concat()
    };
    (0..=players)
        .rev()
        .flat_map(|honests| (0..=players - honests).rev().map(move |callers| mix(honests, callers)))
        .collect()
}

/// Who sits at a table.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    Level(Level),
    Plain(Plain),
}

impl Bot<Wholes> for Player {
    fn choose(&mut self, seat: Seat, seen: &<Wholes as Game>::Observation, random: &mut Random) -> Option<Action> {
        match self {
            Player::Level(level) => Computer::new(*level).choose(seat, seen, random),
            Player::Plain(plain) => plain.choose(seat, seen, random),
        }
    }
}

/// Returns how many of these games a computer of this level wins against these, on all cores. It sits one seat further
/// on each game, and the others sit as chance has it.
pub fn play_table(
    pack: Pack,
    level: Level,
    others: &[Player],
    games: usize,
    seed: u64,
) -> Result<Share, Box<dyn Error>> {
    let setup = Setup::new(others.len() + 1, Cards::Pack(pack)).ok_or("2 to 6 play")?;
    let threads = thread::available_parallelism()?.get();
    let play_some = |first: usize| -> Result<f64, String> {
        let mut won = 0.0;
        for game in (first..games).step_by(threads) {
            let mut random = Random::at(Seed(seed), game);
            let mut players = others.to_vec();
            random.shuffle(&mut players);
            let own = game % setup.seats();
            players.insert(own, Player::Level(level));
            let game_seed = Seed(seed.wrapping_mul(0x9E37_79B9).wrapping_add(game as u64));
            let outcome = play_game(&setup, &mut players, game_seed, &mut random)?.outcome().ok_or("it is not over")?;
            if Seat::new(own).is_some_and(|seat| outcome.won_by(seat)) {
                won += 1.0 / outcome.winners().count() as f64;
            }
        }
        Ok(won)
    };
    let results: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(move || play_some(first))).collect();
        running.into_iter().map(|thread| thread.join().expect("it does not panic")).collect()
    });
    let won: Vec<f64> = results.into_iter().collect::<Result<_, String>>()?;
    Ok(Share { won: won.iter().sum(), of: games })
}

/// Plays a game. At every step the players are asked in random order, and the first who acts does so. A card is drawn
/// only if nobody else acts.
pub fn play_game(
    setup: &Setup,
    players: &mut [impl Bot<Wholes>],
    seed: Seed,
    random: &mut Random,
) -> Result<Wholes, String> {
    let mut state = Wholes::begin(setup, seed);
    let mut seats: Vec<Seat> = Seat::first(setup.seats()).collect();
    while state.stage() != Stage::Over {
        random.shuffle(&mut seats);
        let mut chosen: Option<Action> = None;
        for &seat in seats.iter().filter(|&&seat| state.may_act(seat)) {
            let choice = players[seat.index()].choose(seat, &state.observe(seat), random);
            let Some(action) = choice else { continue };
            let waits = action.act == Act::Draw;
            chosen = Some(action);
            if !waits {
                break;
            }
        }
        let action = chosen.ok_or("nobody acts")?;
        state.apply(&action).map_err(|refusal| format!("{action}: {refusal:?}"))?;
    }
    Ok(state)
}
