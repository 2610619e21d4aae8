//! What earlier versions kept and linked to.

use flub::play::from_link;
use flub_tables::{
    games::{
        floating::table::FloatingTable, lawtoe::table::LawToeTable, poe::table::PoeTable, wholes::table::WholesTable,
    },
    table::table_game::TableGame,
};
use serde_json::Value;

use crate::{At, words::english};

/// Made by the last version not built by Trunk alone: games with their storage, the steps of their records, and their links.
const BEFORE: &str = include_str!("before.json");

/// The steps of a saved game, as its record tells them.
fn steps<G: TableGame>(save: &str) -> Vec<String> {
    let table = At::<G>::sit_down(save).table;
    (0..table.step()).map(|step| G::describe(&english(), &table, step)).collect()
}

#[test]
fn what_an_earlier_version_kept_and_its_links_open_as_they_were() {
    let games: Vec<Value> = serde_json::from_str(BEFORE).expect("it is JSON");
    assert_eq!(games.len(), 57);
    for before in games {
        let text = |key: &str| before[key].as_str().unwrap_or_default();
        let steps = match text("game") {
            "lawtoe" => steps::<LawToeTable>,
            "poe" => steps::<PoeTable>,
            "floating" => steps::<FloatingTable>,
            _ => steps::<WholesTable>,
        };
        let told: Vec<&str> = before["steps"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let save = before["kept"][format!("flub.{}.save", text("game"))].as_str().expect("it was kept");
        assert_eq!(steps(save), told, "{}", text("name"));
        if let Some((_, link)) = text("link").split_once("/game/") {
            assert_eq!(steps(&from_link(link).expect("it can be read")), told, "{} by its link", text("name"));
        }
    }
}
