use flub::classroom::{Award, AwardLevels, MOST_PLAYERS, deal, team_score};

use super::roster;

/// Dealt by hand: 1…8, 8…1, and so on.
#[test]
fn teams_are_dealt_back_and_forth() {
    let members = |players: usize| -> Vec<Vec<usize>> {
        deal(&roster(players)).iter().map(|team| team.members.iter().map(|player| player.0 + 1).collect()).collect()
    };
    assert_eq!(members(9), [vec![1, 4, 5, 8, 9], vec![2, 3, 6, 7]]);
    assert_eq!(members(10), [vec![1, 6, 7], vec![2, 5, 8], vec![3, 4, 9, 10]]);
    assert_eq!(members(11), [vec![1, 6, 7], vec![2, 5, 8, 11], vec![3, 4, 9, 10]]);
    let thirty_one = members(31);
    assert_eq!(thirty_one.len(), 8);
    assert_eq!(thirty_one[0], [1, 16, 17], "the last turn goes back");
    assert_eq!(thirty_one[7], [8, 9, 24, 25]);
    assert_eq!(members(29).iter().map(Vec::len).collect::<Vec<_>>(), [5, 4, 4, 4, 4, 4, 4]);
    assert_eq!(members(30).iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 4, 4, 4, 4, 4, 4]);
}

/// Everybody is in one team; teams have three to five members and differ by one at most, and so do their mean ranks by
/// less than one place in a team of four.
#[test]
fn teams_are_of_three_to_five() {
    for players in 0..=MOST_PLAYERS {
        let teams = deal(&roster(players));
        let mut everybody: Vec<_> = teams.iter().flat_map(|team| team.members.clone()).collect();
        everybody.sort();
        assert_eq!(everybody, if players < 3 { Vec::new() } else { roster(players) });
        let sizes: Vec<usize> = teams.iter().map(|team| team.members.len()).collect();
        assert!(sizes.iter().all(|size| (3..=5).contains(size)), "{players}: {sizes:?}");
        assert!(sizes.iter().max().unwrap_or(&0) - sizes.iter().min().unwrap_or(&0) <= 1, "{players}: {sizes:?}");
    }
}

#[test]
fn a_team_scores_its_mean_and_is_called_for_it() {
    assert_eq!(team_score(&[60, 40, 20]), Some(400));
    assert_eq!(team_score(&[60, 50, 40, 20]), Some(425));
    assert_eq!(team_score(&[50, 50, 40]), Some(467), "46 2/3");
    assert_eq!(team_score(&[]), None, "nobody came");
    let levels = AwardLevels::default();
    for (tenths, award) in [
        (399, None),
        (400, Some(Award::Good)),
        (449, Some(Award::Good)),
        (450, Some(Award::Great)),
        (500, Some(Award::Super)),
    ] {
        assert_eq!(levels.award(tenths), award, "{tenths}");
    }
}
