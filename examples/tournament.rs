//! How well the levels of the computer play, with confidence intervals. Equal numbers give equal tables.
//!
//! `cargo run --profile bench --example tournament --no-default-features -- GAME [MATCHES] [SEED]`: POE plays MATCHES of
//! every table on 3x3 (1000 by default) and a tenth as many on 4x4; Wholes plays MATCHES at every table (10000 by
//! default).

#[path = "tournament/plain.rs"]
mod plain;
#[path = "tournament/poe.rs"]
mod poe;
#[path = "tournament/share.rs"]
mod share;
#[path = "tournament/wholes.rs"]
mod wholes;

use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let (game, numbers) = words.split_first().ok_or("say: tournament poe|wholes [MATCHES] [SEED]")?;
    let number = |place: usize| numbers.get(place).map(|number| number.parse::<u64>()).transpose();
    let (matches, seed) = (number(0)?, number(1)?.unwrap_or(1));
    if matches.is_some_and(|matches| matches < 20) {
        return Err("twenty matches are the least that tell anything".into());
    }
    match game.as_str() {
        "poe" => poe::tournament(matches.unwrap_or(1_000), seed),
        "wholes" => wholes::tournament(matches.unwrap_or(10_000) as usize, seed),
        _ => Err("the games are poe and wholes".into()),
    }
}
