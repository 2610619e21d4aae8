//! What people paste: the cells are those that they see, the name and the number are proposed rightly, and nothing is lost.

use flub::pasted::{Columns, Heading, Table, plain, tidied, unstamped};
use proptest::prelude::*;

/// The names and numbers that are proposed for a text.
fn proposed(text: &str) -> (Vec<String>, Option<Vec<Option<f64>>>) {
    let table = Table::read(text);
    let columns = table.propose();
    let entries = table.entries(&columns);
    let numbers = columns.number.map(|_| entries.iter().map(|entry| entry.number).collect());
    (entries.into_iter().map(|entry| entry.name).collect(), numbers)
}

#[track_caller]
fn check(text: &str, names: &[&str], numbers: Option<&[f64]>) {
    let numbers = numbers.map(|numbers| numbers.iter().copied().map(Some).collect());
    assert_eq!(proposed(text), (names.iter().copied().map(String::from).collect(), numbers), "{text}");
}

#[test]
fn quotation_marks_keep_a_cell_together() {
    check("\"García, Ana\",90\n\"Pérez, Luis\",85", &["García, Ana", "Pérez, Luis"], Some(&[90.0, 85.0]));
    check("Ana,\"9,5\"\nBen,\"8,25\"", &["Ana", "Ben"], Some(&[9.5, 8.25]));
    check("\"García\nAna\"\t90\nBen\t85", &["García Ana", "Ben"], Some(&[90.0, 85.0]));
    check("\"He said \"\"Ana\"\"\";7\nBen;8", &["He said \"Ana\"", "Ben"], Some(&[7.0, 8.0]));
    check("Ana \"the fox\" B.\t7\nBen\t8", &["Ana \"the fox\" B.", "Ben"], Some(&[7.0, 8.0]));
    check("\"Ana\t7\nBen\t8", &["\"Ana", "Ben"], Some(&[7.0, 8.0]));
}

#[test]
fn a_list_of_names_may_have_commas() {
    check("García, Ana\nPérez, Luis\nCid", &["García, Ana", "Pérez, Luis", "Cid"], None);
    check("Ana\n\n Ben \nCid Maria", &["Ana", "Ben", "Cid Maria"], None);
    check("Ana García,90\nBen Ott,85", &["Ana García", "Ben Ott"], Some(&[90.0, 85.0]));
}

#[test]
fn a_row_of_headings_is_no_student() {
    for text in [
        "Name\tPoints\nAna\t90\nBen\t85",
        "Student,Score\nAna,90\nBen,85",
        "Alumno;Nota\nAna;90\nBen;85",
        "Kid\tGalaxies\nAna\t90\nBen\t85",
        "sep=;\nName;Punkte\nAna;90\nBen;85",
        "#\tName\tClass\tPoints\n1\tAna\t7\t90\n2\tBen\t7\t85",
        "Points\tName\n90\tAna\n85\tBen",
        "Timestamp,Email Address,Name,Score\n2026/11/27 9:12:33,ana@x.org,Ana,90\n2026/11/27 9:13:00,ben@x.org,Ben,85",
    ] {
        check(text, &["Ana", "Ben"], Some(&[90.0, 85.0]));
        assert!(Table::read(text).headings.is_some(), "{text}");
    }
    check("Names\nAna\nBen", &["Ana", "Ben"], None);
    check("Grace\nTotal\nBen", &["Grace", "Total", "Ben"], None);
    assert_eq!(Table::read("Ana\t90\nBen\t85").headings, None);
    assert_eq!(Table::read("Ana\tabsent\nBen\t85").headings, None, "one number does not make a heading");
}

#[test]
fn a_student_is_no_heading() {
    for missing in ["—", "absent", "abs.", "n/a"] {
        let (names, numbers) = proposed(&format!("Ana\t{missing}\nBen\t85\nCid\t70"));
        assert_eq!((names.len(), numbers), (3, Some(vec![None, Some(85.0), Some(70.0)])), "{missing}");
    }
    check("Mark\tLee\nBen\tOtt\nEva\tRay", &["Mark Lee", "Ben Ott", "Eva Ray"], None);
    check("Mark Ott\t7B\nBen\t7B\nEva\t7B", &["Mark Ott", "Ben", "Eva"], None);
}

#[test]
fn lists_of_documents_and_chats_are_read() {
    for text in [
        "1. Ana\n2. Ben\n3. Cid",
        "1) Ana\n2) Ben\n3) Cid",
        "- Ana\n- Ben\n- Cid",
        "• Ana\n• Ben\n• Cid",
        "Ana, Ben, Cid",
        "Ana; Ben; Cid",
        "Ana\tBen\tCid",
        "Ana\rBen\rCid",
        "Ana\u{b}Ben\u{2028}Cid",
    ] {
        check(text, &["Ana", "Ben", "Cid"], None);
    }
    for text in [
        "1. Ana\n3. Ben\n4. Cid",
        "Name\n1. Ana\n2. Ben\n3. Cid",
        "Class 7B\n1) Ana\n2) Ben\n3) Cid",
        "Class 7B\nName\n01 Ana\n02 Ben\n03 Cid",
        "(1) Ana\n(2) Ben\n(3) Cid",
    ] {
        check(text, &["Ana", "Ben", "Cid"], None);
        assert!(Table::read(text).is_unmarked && !Table::read_with(text, true).is_unmarked, "{text}");
    }
    check("Class 7B\nName,Team\n1. Ana,Red\n2. ,Red\n4. Ben,Blue", &["Ana", "Ben"], None);
    check("3. Ana\n1. Ben\n4. Cid", &["3. Ana", "1. Ben", "4. Cid"], None);
    check("7 Ana\n8 Ben\n9 Cid", &["7 Ana", "8 Ben", "9 Cid"], None);
    for text in [
        "| Name | Points |\n|:---|---:|\n| Ana | 90 |\n| Ben | 85 |",
        "Ana | 90\nBen | 85",
        "Ana: 90\nBen: 85",
        "“Ana”,“90”\n“Ben”,“85”",
        "Class 7B\n\nName\tPoints\nAna\t90\nBen\t85",
        "Student\tID\tQuiz 1 (123)\tFinal Score\n    Points Possible\t\t10\t\nAna\t12\t9\t90\nBen\t13\t8\t85",
        "Name,Quiz,Course total (Real)\nAna,3,90.00\nBen,4,85.00",
        "Nombre;Grupo;Nota final\nAna;7B;90\nBen;7B;85",
    ] {
        check(text, &["Ana", "Ben"], Some(&[90.0, 85.0]));
    }
    check("Ana 9:12\nBen 9:30", &["Ana 9:12", "Ben 9:30"], None);
}

#[test]
fn running_numbers_and_classes_are_no_part_of_the_name() {
    check("1\tAna\n2\tBen\n3\tCid", &["Ana", "Ben", "Cid"], None);
    check("Ana\t90\t7B\nBen\t85\t7A", &["Ana", "Ben"], Some(&[90.0, 85.0]));
    check("7B\tAna\t90\n7B\tBen\t85", &["Ana", "Ben"], Some(&[90.0, 85.0]));
    check("1;Ana;7B;90\n2;Ben;7B;85", &["Ana", "Ben"], Some(&[90.0, 85.0]));
    check("100234\tAna\n100871\tBen\n", &["Ana", "Ben"], None);
    check("Ana\t7\t90\nBen\t7\t85", &["Ana", "Ben"], Some(&[90.0, 85.0]));
    check("90\tAna\n85\tBen", &["Ana", "Ben"], Some(&[90.0, 85.0]));
}

#[test]
fn first_names_and_surnames_are_joined() {
    check("First name\tSurname\nAna\tGarcía\nBen\tOtt", &["Ana García", "Ben Ott"], None);
    check("Apellidos,Nombre,Nota\nGarcía,Ana,9\nOtt,Ben,8", &["Ana García", "Ben Ott"], Some(&[9.0, 8.0]));
    check("Vorname\tName\tNote\nAna\tOtt\t1,3\nBen\tRay\t2,7", &["Ana Ott", "Ben Ray"], Some(&[1.3, 2.7]));
    check("First name\tName\nAna\tAna Ott\nBen\tBen Ray", &["Ana Ott", "Ben Ray"], None);
    check("Ana\tGarcía\t90\nBen\tOtt\t85", &["Ana García", "Ben Ott"], Some(&[90.0, 85.0]));
    check(
        "Ana\tred\t90\nBen\tred\t85\nCid\tblue\t80\nDee\tblue\t7",
        &["Ana", "Ben", "Cid", "Dee"],
        Some(&[90.0, 85.0, 80.0, 7.0]),
    );
}

#[test]
fn numbers_mean_what_their_column_says() {
    let numbers = |cells: &str| {
        let list: String = cells.split('|').zip('a'..).map(|(cell, name)| format!("{name}nna\t{cell}\n")).collect();
        proposed(&list).1.map(|numbers| numbers.into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>())
    };
    for (cells, read) in [
        ("1,234|999", [1234.0, 999.0]),
        ("1.234|999", [1234.0, 999.0]),
        ("1.234|3", [1.234, 3.0]),
        ("1,234|9,5", [1.234, 9.5]),
        ("1.234,5|999", [1234.5, 999.0]),
        ("1,234.5|1,000", [1234.5, 1000.0]),
        ("1 234|1'999", [1234.0, 1999.0]),
        ("1\u{202f}234,5|2", [1234.5, 2.0]),
        ("1.234.567|5", [1_234_567.0, 5.0]),
        ("85 %|7%", [85.0, 7.0]),
        ("9 / 10|7/10", [9.0, 7.0]),
        ("8,5 pts|9 Punkte", [8.5, 9.0]),
        ("-2|+3", [-2.0, 3.0]),
        ("−2|3", [-2.0, 3.0]),
    ] {
        assert_eq!(numbers(cells), Some(read.to_vec()), "{cells}");
    }
    assert_eq!(
        proposed("Ana\t7\nBen\t\nCid\tabsent\nDee\t8\nEve\t9").1.unwrap(),
        [Some(7.0), None, None, Some(8.0), Some(9.0)]
    );
}

#[test]
fn what_looks_equal_is_equal() {
    for look in ["\u{feff}José", "Jo\u{200b}sé", "\u{202a}José\u{202c}", "\u{a0}José ", "Jo\u{ad}sé", "José\u{200d}"]
    {
        assert_eq!(tidied(look), "José", "{look:?}");
    }
    assert_eq!(tidied("Ana\u{a0}\u{2009} de\tla\nCruz"), "Ana de la Cruz");
    assert_ne!(tidied("ana"), tidied("Ana"));
    assert_eq!(tidied("👩‍🚀 Ana"), "👩‍🚀 Ana", "a joiner that is seen stays");
    assert_eq!(plain("a\tb\r\nc"), "a\tb\r\nc");
}

#[test]
fn times_and_dates_around_a_name_are_no_part_of_it() {
    for (text, name) in [
        ("27/11/26, 09:12 - Ana", "Ana"),
        ("[27.11.26, 09:12:33] Ana 7", "Ana 7"),
        ("[9:12 AM] Ana", "Ana"),
        ("2026-11-27T09:12:33Z Ana", "Ana"),
        ("Nov 27, 2026 9:12:33 AM Ana García", "Ana García"),
        ("Ana — Today at 9:12 AM", "Ana"),
        ("Ana 7 9:12", "Ana 7"),
        ("09:12:33 From  Ana  to  Everyone", "Ana"),
        ("9:12 a. m. Ana", "Ana"),
        ("Ana, 27/11/2026 9h12", "Ana,"),
        ("[27/11/26, 9:12:33\u{202f}p.\u{a0}m.] Ana", "Ana"),
        ("vendredi 27 novembre 2026 à 9:12 Ana", "Ana"),
        ("Freitag, 27. November 2026 Ana", "Ana"),
        ("vie, 27 de nov. de 2026, 9:12 Ana de la Cruz", "Ana de la Cruz"),
        ("27/11/2026 a las 9:12 Ana", "Ana"),
        ("27-11-2026 9.12 Ana", "Ana"),
        ("Heute um 9:12 Uhr Ana", "Ana"),
        ("Ana, Mon 9:12 AM", "Ana,"),
        ("9:12 From Ana To Everyone", "Ana"),
        ("9:12 - A", "A"),
        ("9.5 Ana", "9.5 Ana"),
        ("May 27", "May 27"),
        ("Sol Domingo", "Sol Domingo"),
        ("April May", "April May"),
        ("From A to B", "From A to B"),
        ("7", "7"),
        ("", ""),
    ] {
        assert_eq!(unstamped(text), name, "{text}");
    }
}

#[test]
fn no_cell_is_too_long() {
    for part in ["1/", "9:", "1.", "(", "|", "-2", "a\u{2028}"] {
        let text = format!("Ana: {}\nBen: 2", part.repeat(200_000));
        assert!(Table::read(&text).rows.len() > 1, "{part}");
    }
}

#[test]
fn other_columns_can_be_chosen() {
    let table = Table::read("Name\tTeam\tPoints\nAna\tRed\t7\nBen\tBlue\t8");
    let columns = Columns { names: vec![1, 0], ..Columns::default() };
    let names: Vec<_> = table.entries(&columns).into_iter().map(|entry| (entry.line, entry.name)).collect();
    assert_eq!(names, [(2, "Red Ana".to_owned()), (3, "Blue Ben".to_owned())]);
    assert_eq!(table.entries(&Columns { names: vec![9], number: Some(9), team: Some(9) }), []);
    let bare = table.clone().headed(false);
    assert_eq!((bare.headings.as_ref(), bare.rows.len()), (None, 3));
    assert_eq!(bare.headed(true), table);
}

#[test]
fn teams_are_read_by_their_heading() {
    for heading in ["Team", "Equipo", "Équipe", "Mannschaft"] {
        let table = Table::read(&format!("Name,{heading}\nAna,Red\nBen,Blue"));
        let teams: Vec<_> = table.entries(&table.propose()).into_iter().map(|entry| (entry.name, entry.team)).collect();
        assert_eq!(teams, [("Ana", "Red"), ("Ben", "Blue")].map(|(name, team)| (name.to_owned(), team.to_owned())));
    }
    assert_eq!(Table::read("Ana\tRed\nBen\tBlue").propose().team, None);
}

#[test]
fn every_heading_is_known_by_one_meaning_only() {
    for word in ["Name", " POINTS: ", "Apellidos", "E-Mail", "n.º"] {
        assert!(Heading::read(word).is_some(), "{word}");
    }
    assert_eq!(Heading::read("Ana"), None);
}

proptest! {
    /// Names that a spreadsheet writes come back as they are, whatever is in them.
    #[test]
    fn what_a_spreadsheet_writes_is_read(names in prop::collection::vec("[A-Za-zé,;\" ]{0,6}[A-Z][a-z]{2}", 3..9)) {
        let mut writer = csv::WriterBuilder::new().quote_style(csv::QuoteStyle::Always).from_writer(Vec::new());
        for (name, number) in names.iter().zip([3, 1, 2, 9, 5, 4, 8, 7, 6]) {
            writer.write_record([name.as_str(), &number.to_string()]).unwrap();
        }
        let text = String::from_utf8(writer.into_inner().unwrap()).unwrap();
        let read = Table::read(&text).entries(&Columns { names: vec![0], number: Some(1), team: None });
        let read: Vec<_> = read.into_iter().map(|entry| entry.name).collect();
        prop_assert_eq!(read, names.iter().map(|name| tidied(name)).collect::<Vec<_>>());
    }

    /// No text is too much, and every line with a letter in it is there.
    #[test]
    fn nothing_is_lost(text in "(\\PC{0,12}[\n\t,;\"]?){0,12}") {
        let table = Table::read(&text);
        let entries = table.entries(&table.propose());
        prop_assert!(entries.iter().all(|entry| !entry.name.is_empty() && entry.line <= plain(&text).lines().count().max(1)));
        prop_assert_eq!(table.clone().headed(false).rows.is_empty(), table.width() == 0);
    }
}
