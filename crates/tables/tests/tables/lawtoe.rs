//! LawToe's table.

use flub::{games::lawtoe::Refusal, network::Square};
use flub_tables::{
    context::settings::Coach,
    games::lawtoe::{
        offer::Offer,
        table::{Intent, LawToeTable},
    },
    letters::mat_view::MatKey,
};

use crate::{At, values, words::english};

/// A match between two people after these actions.
fn sit_down(variant: &str, actions: &[&str]) -> At<LawToeTable> {
    let actions = actions.join("\n");
    At::sit_down(&format!("# plaintiff person\n# defendant person\nflub 1 lawtoe {variant} seed 7\n{actions}\n"))
}

fn square(number: usize) -> Square {
    Square::from_number(number).expect("there is such a square")
}

#[test]
fn the_centre_is_barred_for_dragomans_defendant_and_only_for_the_defendant() {
    let mut at = sit_down("dragoman", &["plaintiff goal odd"]);
    let centre = [Intent::Point(square(5)), Intent::Key(MatKey::Letter('F'), Coach::Off)];
    at.send(centre.clone());
    assert_eq!(at.table.refusal, Some(Refusal::Barred(square(5))));
    let mut at = sit_down("dragoman", &["plaintiff goal odd", "defendant F1 F9"]);
    at.send(centre);
    assert_eq!(at.table.refusal, None);
    let said = at.announced(Intent::Enter(Coach::Off)).unwrap_or_default();
    let written = english().with("lawtoe-event-one", values! { who: "plaintiff", letter: "F", square: 5 });
    assert!(said.starts_with(&written), "{said}");
    assert_eq!(at.table.offer(), Offer::Turn);
}
