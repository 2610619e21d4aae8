use flub::{
    classroom::{LONGEST_NAME, Player, Ranking, Roster, RosterFault},
    pasted::{Columns, Table},
};
use proptest::prelude::*;

fn names(text: &str) -> Vec<String> {
    Roster::read(text).expect("a roster").0.names().to_vec()
}

fn ranking(text: &str) -> Ranking {
    Roster::read(text).expect("a roster").1
}

/// Returns this many names, a line each.
fn listed(count: usize) -> String {
    (1..=count).map(|number| format!("Player {number}\n")).collect()
}

#[test]
fn a_name_a_line_in_the_order_of_the_list() {
    let text = "\u{feff}Ana\r\n\r\n  Ben  de\u{a0}la Cruz \r\n\t\nChiara";
    assert_eq!(names(text), ["Ana", "Ben de la Cruz", "Chiara"]);
    assert_eq!(ranking(text), Ranking::List);
}

#[test]
fn numbers_after_all_names_rank_them() {
    for text in ["Ana\t7\nBen\t12.5\nCid\t7\n", "Ana; 7\nBen;12,5\nCid ;7%", "Ana, 7\nBen, 12.5\nCid, 7"] {
        assert_eq!(names(text), ["Ben", "Ana", "Cid"], "equals stay in the order of the list: {text}");
        assert_eq!(ranking(text), Ranking::Numbers, "{text}");
    }
    assert_eq!(
        names("Paz\tAna\t1\nPaz\tBen\t2\nRoy\tCid\t3"),
        ["Roy Cid", "Paz Ben", "Paz Ana"],
        "two columns of names"
    );
}

#[test]
fn missing_numbers_keep_the_order_of_the_list() {
    let text = "Ana\t7\nBen\nCid\t99\n";
    assert_eq!(names(text), ["Ana", "Ben", "Cid"]);
    assert_eq!(ranking(text), Ranking::SomeNumbers);
    assert_eq!(names("Ana, Ms\nBen 2\n7\n,8\ninf"), ["Ana, Ms", "Ben 2", "7", ",8", "inf"], "these are names");
}

#[test]
fn equal_names_are_numbered() {
    assert_eq!(names("Ana\nAna\nBen\nAna\nAna (2)"), ["Ana", "Ana (2)", "Ben", "Ana (3)", "Ana (2) (2)"]);
    let long = "x".repeat(LONGEST_NAME);
    let read = names(&format!("{long}\n{long}\n{long}"));
    assert_eq!(read[1], format!("{} (2)", "x".repeat(LONGEST_NAME - 4)));
    assert!(read.iter().all(|name| name.chars().count() <= LONGEST_NAME));
}

#[test]
fn names_may_be_anything_in_a_line() {
    let text = "<b>Ana</b>\n🦊 Füchsin\nליאור\n--\nflub tournament 1";
    assert_eq!(names(text), ["<b>Ana</b>", "🦊 Füchsin", "ליאור", "--", "flub tournament 1"]);
}

#[test]
fn three_to_sixty_are_a_roster() {
    for (count, read) in [
        (0, Err(RosterFault::Few(0))),
        (1, Err(RosterFault::Few(1))),
        (2, Err(RosterFault::Few(2))),
        (3, Ok(3)),
        (60, Ok(60)),
        (61, Err(RosterFault::Many(61))),
    ] {
        assert_eq!(Roster::read(&listed(count)).map(|(roster, _)| roster.count()), read);
    }
    assert_eq!(Roster::read(&format!("A\n\n{}\nC", "é".repeat(201))).err(), Some(RosterFault::LongName(3)));
    assert_eq!(names(&format!("A\nB\n{}", "é".repeat(200)))[2].chars().count(), 200);
}

proptest! {
    /// Whatever is read as a roster has different names and reads back from its list, in its order.
    #[test]
    fn a_roster_reads_back(text in "([a-c;,\\t0-9 ]{0,6}|\\PC{0,12})(\n([a-c;,\\t0-9 ]{0,6}|\\PC{0,12})){0,12}") {
        if let Ok((roster, _)) = Roster::read(&text) {
            let mut names = roster.names().to_vec();
            names.sort();
            names.dedup();
            prop_assert_eq!(names.len(), roster.count());
            prop_assert_eq!(roster.name(Player(roster.count())), None);
            let quoted: String = roster.names().iter().map(|name| format!("\"{}\"\n", name.replace('"', "\"\""))).collect();
            let read = Table::read(&quoted).headed(false);
            let columns = Columns { names: vec![0], ..Columns::default() };
            prop_assert_eq!(Roster::of_table(&read, &columns), Ok((roster, Ranking::List)));
        }
    }
}
