use flub::{
    classroom::{ClassList, ColumnUse, ListNote, Player, Ranking, RosterFault, Tournament},
    pasted::plain,
    play::Seed,
};
use proptest::prelude::*;

/// Every line of a list: its name, its team, what it is taken for and whether it becomes a student.
fn lines(list: &ClassList) -> Vec<(String, String, ListNote, bool)> {
    list.lines().into_iter().map(|line| (line.name, line.team, line.note, line.is_in)).collect()
}

fn names(list: &ClassList) -> Vec<String> {
    list.class().expect("a class").roster.names().to_vec()
}

#[test]
fn what_is_left_out_is_told_with_the_reason_and_can_be_taken() {
    let mut list = ClassList::read("Class 7B\nName,Team\nAna,Red\n,Blue\nBen,Blue\nCid,Red\nDee,Blue");
    let told: Vec<_> = lines(&list).into_iter().map(|(name, _, note, is_in)| (name, note, is_in)).collect();
    let left_out = |name: &str, note| (name.to_owned(), note, false);
    let student = |name: &str| (name.to_owned(), ListNote::Student, true);
    assert_eq!(
        told[..3],
        [left_out("Class 7B", ListNote::Title), left_out("Name Team", ListNote::Headings), student("Ana")]
    );
    assert_eq!(told[3..5], [left_out("Blue", ListNote::Nameless), student("Ben")]);
    assert_eq!(list.lines().iter().map(|line| line.line).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(names(&list), ["Ana", "Ben", "Cid", "Dee"]);
    list.take(3, true);
    list.rename(3, " Blue\tChild ");
    list.take(4, false);
    assert_eq!(names(&list), ["Ana", "Blue Child", "Cid", "Dee"]);
    list.rename(2, "");
    assert_eq!(names(&list), ["Blue Child", "Cid", "Dee"], "nobody is nameless");
}

#[test]
fn twins_are_asked_for_until_somebody_says_who_they_are() {
    let list = ClassList::read("Ana\nBen\nana\nCid\nAna");
    let twins = |list: &ClassList| {
        let notes = list.lines().into_iter().map(|line| line.note);
        notes.filter(|note| matches!(note, ListNote::Twin(_))).collect::<Vec<_>>()
    };
    assert_eq!(twins(&list), [ListNote::Twin(1), ListNote::Twin(1)]);
    let mut answered = list;
    answered.part_twins(2);
    answered.take(4, false);
    assert_eq!(
        (twins(&answered), names(&answered)),
        (vec![], vec!["Ana".into(), "Ben".into(), "ana".into(), "Cid".into()])
    );
    answered.take(4, true);
    answered.rename(4, "Ana O.");
    assert_eq!((twins(&answered).len(), names(&answered).len()), (0, 5));
}

#[test]
fn numbers_before_names_are_taken_away_or_stay() {
    let list = ClassList::read("Name\n1. Ada\n2. Ben\n4. Cid");
    assert!(list.table().is_unmarked);
    assert_eq!(names(&list), ["Ada", "Ben", "Cid"]);
    assert_eq!(names(&list.marked(true)), ["1. Ada", "2. Ben", "4. Cid"]);
    assert_eq!(names(&list.marked(true).marked(false)), ["Ada", "Ben", "Cid"]);
    assert_eq!(names(&list.headed(false)), ["Name", "Ada", "Ben", "Cid"]);
}

#[test]
fn teams_of_a_list_stay_together_whatever_the_numbers_say() {
    let list = ClassList::read("Name;Team;Points\nAna;Red;1\nBen;Blue;9\nCid;Red;8\nDee;;7\nEva;Blue;6");
    let class = list.class().expect("a class");
    assert_eq!(
        (class.roster.names(), class.ranking),
        (&["Ben", "Cid", "Dee", "Eva", "Ana"].map(String::from)[..], Ranking::Numbers)
    );
    let teams = class.teams.clone().expect("the list has them");
    let told: Vec<_> = teams.iter().map(|team| (team.name.as_str(), team.members.clone())).collect();
    let players = |places: &[usize]| places.iter().copied().map(Player).collect::<Vec<_>>();
    assert_eq!(told, [("Blue", players(&[0, 3, 2])), ("Red", players(&[1, 4]))], "who has none goes to the smallest");
    let tournament = Tournament::with_teams(class.roster.clone(), teams, Seed(7)).expect("everybody is in one");
    assert_eq!(tournament.to_string().parse(), Ok(tournament.clone()));
    assert!(tournament.to_string().contains("\nteam 1 4 3: Blue\nteam 2 5: Red\nround 1\n"), "{tournament}");
    assert_eq!(Tournament::with_teams(class.roster, Vec::new(), Seed(7)), None);

    let none = list.using(1, ColumnUse::Nothing);
    assert_eq!((none.use_of(1), none.class().map(|class| class.teams)), (ColumnUse::Nothing, Ok(None)));
    assert_eq!(none.using(1, ColumnUse::Team).class(), list.class());
    assert_eq!(ClassList::read("Name,Team\nAna,7B\nBen,7B\nCid,7B").class().map(|class| class.teams), Ok(None));
    assert_eq!(ClassList::read("Ana\nBen").class(), Err(RosterFault::Few(2)));
}

proptest! {
    /// No line with something in it is lost, and what is taken has different names.
    #[test]
    fn nothing_is_lost(text in "(([a-c1-4.;,\t |-]{0,7}|Name|Team|\\PC{0,9})\n){0,9}", flips in prop::collection::vec((0..9_usize, any::<bool>()), 0..4)) {
        let mut list = ClassList::read(&text);
        flips.iter().for_each(|&(place, is_in)| list.take(place, is_in));
        let lines = list.lines();
        let cells: usize = plain(&text).lines().filter(|line| line.chars().any(char::is_alphanumeric)).count();
        prop_assert!(lines.len() >= cells || text.contains('"'), "{lines:?}");
        if let Ok(class) = list.class() {
            prop_assert_eq!(class.roster.count(), lines.iter().filter(|line| line.is_in).count());
            let tournament = match class.teams {
                Some(teams) => Tournament::with_teams(class.roster, teams, Seed(7)).expect("everybody is in one"),
                None => Tournament::new(class.roster, Seed(7)),
            };
            prop_assert_eq!(tournament.to_string().parse(), Ok(tournament));
        }
    }
}
