//! Challenges, proofs and verdicts.

use flub::network::{Listing, Square};
use flub_tables::{
    games::lawtoe::{
        draft::DraftEdit,
        offer::Offer,
        scene,
        screen::ScreenMsg,
        table::{Intent, LawToeTable},
        wording,
    },
    i18n::{Language, Words},
    letters::{
        listings::{Change, Missing, Part},
        mat_view::{MatView, StrokeStyle},
        naming,
    },
    table::midend::TableMsg,
};

use super::{FLUB, FULL, MISSED, RICH, challenged, letters, scores, sit_down, square};
use crate::{
    At, values,
    words::{english, words},
};

/// Triplets that are typed and listed.
fn list(triplets: &str) -> [Intent; 2] {
    [Intent::Screen(ScreenMsg::Type(triplets.to_owned())), Intent::ListTyped]
}

/// The triplets listed so far.
fn listed(at: &At<LawToeTable>) -> String {
    at.table.screen.draft.triplets.counted.iter().map(Listing::to_string).collect::<Vec<_>>().join(" ")
}

/// Why the match ended as it did.
fn why(words: &Words, at: &At<LawToeTable>) -> String {
    wording::explain_verdict(words, &at.table, at.table.state().verdict().expect("the match is over"))
}

/// The numbers of the squares that are lit.
fn lit(view: &MatView) -> Vec<usize> {
    (1..).zip(&view.squares).filter(|(_, square)| square.lit).map(|(number, _)| number).collect()
}

#[test]
fn the_verdict_on_an_invalid_proof_names_the_first_flaw_lights_its_squares_and_draws_its_triplet() {
    type Why = fn(&Words) -> String;
    // A P in 8 with 147 and 148 is right, as is one in 2 with 147 and 247.
    let flaws: [(&str, Why, &[usize], Option<usize>); 10] = [
        ("proves : 147 148", |words| words.with("lawtoe-flaw-letters", values! { due: 1 }), &[], None),
        (
            "proves P8: 142 147 148",
            |words| words.with("table-flaw-no-line", values! { listing: "142" }),
            &[1, 2, 4],
            Some(1),
        ),
        (
            "proves P9: 147 148",
            |words| words.with("table-flaw-vacant", values! { listing: "148", square: 8 }),
            &[8],
            Some(2),
        ),
        (
            "proves P5: 147 357",
            |words| words.with("table-flaw-forbidden", values! { listing: "357", square: 3 }),
            &[3],
            Some(2),
        ),
        (
            "proves P8: 147 148 147",
            |words| words.with("table-flaw-repeated", values! { listing: "147" }),
            &[1, 4, 7],
            Some(3),
        ),
        (
            "proves P5: 157",
            |words| words.with("table-flaw-unused", values! { letter: "O", square: 4, lines: "triplets" }),
            &[4],
            None,
        ),
        (
            "proves P8: 148",
            |words| words.with("table-flaw-omitted", values! { listing: "147", lines: "triplets" }),
            &[1, 4, 7],
            None,
        ),
        (
            "proves P9: 147",
            |words| words.with("table-flaw-count", values! { goal: "even", count: 1, number: 0, lines: "triplets" }),
            &[],
            None,
        ),
        ("proves P4: 147", |words| words.with("lawtoe-flaw-not-vacant", values! { square: 4 }), &[4], None),
        ("proves F8: 147 148", |words| words.text("lawtoe-flaw-not-p"), &[8], None),
    ];
    for (proves, flaw, squares, place) in flaws {
        let proved = format!("plaintiff {proves}");
        let actions = [RICH, &["plaintiff challenges A-flub", &proved]].concat();
        let mut at = sit_down("pedagogue", &actions);
        for language in Language::ALL {
            let words = words(language);
            let told = words.with("lawtoe-verdict-flaw", values! { who: "plaintiff", could: "yes", why: flaw(&words) });
            assert_eq!(why(&words, &at), told, "{proves}");
        }
        assert_eq!(scores(&at), [6, 10], "{proves}");
        let view = scene::view(&english(), &at.table);
        assert_eq!(lit(&view), squares, "{proves}");
        if let Some(place) = place {
            let [fault] = view.strokes.as_slice() else { panic!("{proves}: only the fault is drawn") };
            let drawn: String = fault.path.iter().map(|square| square.number().to_string()).collect();
            let listed = proves.split(": ").nth(1).and_then(|list| list.split(' ').nth(place - 1));
            assert_eq!((Some(drawn.as_str()), fault.style), (listed, StrokeStyle::Wrong), "{proves}");
        }
        at.send([Intent::Only(Some(0))]);
        let view = scene::view(&english(), &at.table);
        let count = proves.split(": ").nth(1).map(|list| list.split(' ').count());
        assert_eq!((view.standing, Some(view.strokes.len())), (Some(0), count), "any of them is drawn on request");
    }
}

#[test]
fn a_p_that_no_triplet_uses_is_named() {
    let odd: Vec<&str> = [&["plaintiff goal odd"], &RICH[1..]].concat();
    let mut at = challenged(&odd, "plaintiff challenges A-flub");
    at.send([Intent::Tap(square(9))]).send(list("147")).send([Intent::HandIn]).let_answer();
    let flaw = english().with("lawtoe-flaw-letter-unused", values! { square: 9 });
    assert_eq!(
        why(&english(), &at),
        english().with("lawtoe-verdict-flaw", values! { who: "plaintiff", could: "no", why: flaw })
    );
    assert_eq!(lit(&scene::view(&english(), &at.table)), [9]);
}

#[test]
fn what_is_typed_is_listed_whole_or_not_at_all() {
    let mut at = challenged(RICH, "plaintiff challenges A-flub");
    at.send(list("147 one5 148"));
    assert_eq!((listed(&at).as_str(), at.table.screen.mistyped), ("", true));
    assert_eq!(at.table.screen.typed, "147 one5 148", "it can be mended");
    at.send([Intent::Screen(ScreenMsg::Type("147,".to_owned()))]);
    assert!(!at.table.screen.mistyped);
    at.send(list("147, 148"));
    assert_eq!((listed(&at).as_str(), at.table.screen.typed.as_str()), ("147 148", ""));
    at.send([Intent::Tap(square(8)), Intent::HandIn]);
    let told = values! { who: "plaintiff", kind: "plain", list: english().list(["147", "148"]), goal: "even" };
    assert_eq!((why(&english(), &at), scores(&at)), (english().with("lawtoe-verdict-holds", told), [10, 6]));
}

#[test]
fn triplets_are_tapped_dragged_across_moved_and_taken_off_the_list() {
    let edit = |change| Intent::Draft(DraftEdit::Triplets(change));
    let mut at = challenged(RICH, "plaintiff challenges A-flub");
    at.send([8, 1, 4].map(|number| Intent::Tap(square(number))));
    assert_eq!((at.table.screen.draft.letter, listed(&at).as_str()), (Some(square(8)), ""), "the first was the P");
    at.send([Intent::Tap(square(4)), Intent::Tap(square(4)), Intent::Tap(square(7))]);
    assert_eq!(listed(&at), "147", "tapped again a square is left out");
    at.send([Intent::Trace([8, 4, 1].map(square).to_vec())]);
    assert_eq!(listed(&at), "147 148", "drawn backwards it is the same");
    at.send([edit(Change::Remove(1)), edit(Change::Remove(7))]);
    assert_eq!(listed(&at), "147");
    at.send([Intent::Tap(square(1)), edit(Change::Erase)]);
    assert_eq!(listed(&at), "147", "first what is being tapped is discarded");
    at.send([edit(Change::Erase)]);
    assert_eq!(listed(&at), "");
}

#[test]
fn nothing_is_judged_before_it_is_handed_in_unless_the_set_up_switches_that_on() {
    let challenge = [RICH, &["plaintiff challenges A-flub"]].concat();
    let marks = |at: &At<LawToeTable>| {
        let flaws = at.table.listing_flaws();
        flaws
            .iter()
            .map(|flaw| flaw.as_ref().map(|flaw| naming::describe_flaw_briefly(&english(), flaw)))
            .collect::<Vec<_>>()
    };
    let save = format!("# plaintiff person\n# defendant person\n# checked\n{}", super::record("pedagogue", &challenge));
    let mut at = At::<LawToeTable>::sit_down(&save);
    assert!(at.saved().contains("# checked\n"));
    at.send([Intent::Tap(square(2))]);
    let offered = at.table.offered().iter().map(Listing::to_string).collect::<Vec<_>>();
    assert!(offered.contains(&"247".to_owned()) && offered.iter().all(|listing| listing.contains('2')), "{offered:?}");
    at.send(list("142 159 123 147 147"));
    let says = |id| Some(english().text(id));
    let vacant = Some(english().with("table-mark-vacant", values! { square: 5 }));
    let forbidden = Some(english().with("table-mark-forbidden", values! { square: 3 }));
    assert_eq!(marks(&at), [says("table-mark-no-line"), vacant, forbidden, None, says("table-mark-repeated")]);
    let mut at = sit_down("pedagogue", &challenge);
    at.send([Intent::Tap(square(8))]).send(list("142 147"));
    assert_eq!((marks(&at), at.table.offered()), (vec![None, None], Vec::new()));
}

#[test]
fn an_incomplete_proof_is_handed_in_only_after_it_was_said_what_is_missing() {
    use Missing::{Letter, Lines, Move, Rest};
    let mut at = challenged(MISSED, "defendant challenges CA-flub");
    assert_eq!(at.table.missing(), [Move, Letter, Lines]);
    let step = at.table.step();
    let edits = [
        (Intent::Draft(DraftEdit::After(1)), vec![Letter, Lines]),
        (Intent::Draft(DraftEdit::Part(Part::Letters)), vec![Letter, Lines]),
        (Intent::Tap(square(3)), vec![Lines]),
        (Intent::Tap(square(1)), vec![Rest]),
        (Intent::Draft(DraftEdit::Triplets(Change::Erase)), vec![Lines]),
        (Intent::Trace([1, 2, 3].map(square).to_vec()), vec![]),
    ];
    for (edit, missing) in edits {
        at.send([Intent::HandIn]);
        assert_eq!(at.table.step(), step, "before {edit:?}");
        assert!(at.table.screen.window.is_some());
        at.send([Intent::Screen(ScreenMsg::Window(None)), edit]);
        assert_eq!(at.table.missing(), missing);
    }
    at.send([Intent::HandIn]);
    assert_eq!(scores(&at), [6, 16]);
}

#[test]
fn a_bold_challenge_scores_sixteen_and_one_challenged_later_ten() {
    let later = [MISSED, &["defendant F3", "plaintiff P4"]].concat();
    for (actions, kind, won) in [(MISSED, "bold", 16), (&later, "plain", 10)] {
        let mut at = challenged(actions, "defendant challenges CA-flub");
        at.send([Intent::Tap(square(9)), Intent::Tap(square(2))]);
        assert_eq!((at.table.screen.draft.after, &letters(&at)[8..]), (Some(1), "F"), "on the mat as it is");
        at.send([Intent::Draft(DraftEdit::Part(Part::Letters))]);
        assert_eq!(letters(&at), "PP.......", "the mat as it was after that move");
        at.send([Intent::Tap(square(3))]).send(list("123")).send([Intent::HandIn]);
        assert_eq!(scores(&at), [6, won]);
        let told = values! { who: "defendant", kind: kind, list: "123", goal: "odd" };
        assert_eq!(why(&english(), &at), english().with("lawtoe-verdict-holds", told));
    }
}

#[test]
fn a_challenge_that_cannot_be_right_fails_with_the_reason() {
    let cases = [
        (MISSED, "defendant challenges A-flub", "defendant", "lawtoe-flaw-not-defendant", [10, 6]),
        (MISSED, "defendant challenges CA-flub", "defendant", "lawtoe-flaw-no-move", [10, 6]),
    ];
    for (actions, challenge, who, flaw, scored) in cases {
        let proves = format!("{who} proves P3: 123");
        let at = sit_down("pedagogue", &[actions, &[challenge, &proves]].concat());
        let flaw = english().text(flaw);
        let could = if flaw == english().text("lawtoe-flaw-no-move") { "yes" } else { "no" };
        assert_eq!(
            why(&english(), &at),
            english().with("lawtoe-verdict-flaw", values! { who: who, could: could, why: flaw })
        );
        assert_eq!(scores(&at), scored);
    }
}

#[test]
fn a_flub_of_another_kind_than_was_claimed_is_called_one_with_its_reason_and_a_proof() {
    let passed = english().with("lawtoe-note-ca", values! { move: "P1 and P2" });
    let solved = english().with("lawtoe-note-a", values! { letter: "P3", list: "123" });
    for (actions, who, kind, why) in [(MISSED, "defendant", "A", passed), (FLUB, "plaintiff", "CA", solved)] {
        let claim = [format!("{who} challenges {kind}-flub"), format!("{who} gives up")];
        let at = sit_down("pedagogue", &[actions, &claim.each_ref().map(String::as_str)].concat());
        let verdict = at.table.state().verdict().expect("the match is over");
        let (sentence, proof) = wording::describe_truth(&english(), &at.table, verdict).expect("the claim was wrong");
        assert_eq!(sentence, english().with("table-truth-other", values! { why: why }));
        assert_eq!(proof.expect("it can be proved").after, Some(1));
    }
}

#[test]
fn a_proof_that_is_given_up_loses_and_cannot_be_taken_back() {
    let mut at = sit_down("pedagogue", &[FLUB, &["plaintiff challenges A-flub", "plaintiff gives up"]].concat());
    let told = english().with("lawtoe-verdict-given-up", values! { who: "plaintiff" });
    assert_eq!((why(&english(), &at), scores(&at)), (told, [6, 10]));
    let saved = at.saved();
    at.send([TableMsg::Undo]);
    assert_eq!(at.saved(), saved, "not after the verdict");
}

#[test]
fn a_full_mat_that_is_let_stand_is_for_the_plaintiff_to_prove_without_a_p() {
    let mut at = sit_down("pedagogue", FULL);
    assert_eq!(wording::describe_options(&english(), &at.table), english().text("lawtoe-due-full"));
    at.send([Intent::Act(flub::games::lawtoe::Act::LetStand)]);
    let Offer::Proof(burden) = at.table.offer() else { panic!("a proof is due") };
    assert_eq!(burden.case.letters_due(), 0);
    let vacant = |square: Square| at.table.state().network().letter(square).is_none();
    assert!(!(1..=9).map(square).any(vacant));
    at.send([7, 8, 9].map(|number| Intent::Tap(square(number)))).send([Intent::HandIn]);
    assert_eq!((scores(&at), listed(&at).as_str()), ([10, 6], ""), "the next draft begins empty");
}
