//! Decks while they are written, and as they are kept.

use flub::games::wholes::{DeckFlaw, FaceFlaw, Form, Pack};
use flub_tables::games::wholes::deck_draft::{DeckDraft, DraftFlaw, OwnDeck, Row, RowFlaw, write_decks};

fn row(value: &str, form: Form, count: &str) -> Row {
    Row { value: value.to_owned(), form, count: count.to_owned() }
}

fn kept() -> Vec<OwnDeck> {
    ["Halves: 1/2*20, 0.5*20, BAIT*1", "Fourths: 1/4*20, 3/4*20"].map(|line| line.parse().expect("a deck")).to_vec()
}

#[test]
fn a_row_that_no_card_can_show_says_why_and_keeps_the_deck_from_being_one() {
    let face = RowFlaw::Face;
    for (value, form, count, flaw) in [
        ("three", Form::Fraction, "3", RowFlaw::Value),
        ("3/0", Form::Fraction, "3", RowFlaw::Value),
        ("<b>1/2</b>", Form::Fraction, "3", RowFlaw::Value),
        ("99999999999999999999/2", Form::Fraction, "3", RowFlaw::Value),
        ("0/3", Form::Pie, "3", face(FaceFlaw::Zero)),
        ("-1/4", Form::Fraction, "3", face(FaceFlaw::Zero)),
        ("−1/4", Form::Bar, "3", face(FaceFlaw::Zero)),
        ("5/4", Form::Percent, "3", face(FaceFlaw::OverOne)),
        ("1/1001", Form::Fraction, "3", face(FaceFlaw::Denominator(1001))),
        ("1/17", Form::Decimal, "3", face(FaceFlaw::Digits)),
        ("1/4", Form::Fraction, "many", RowFlaw::Count),
        ("1/4", Form::Fraction, "-3", RowFlaw::Count),
    ] {
        let draft = DeckDraft { name: "Ours".to_owned(), rows: vec![row(value, form, count)], ..DeckDraft::new() };
        assert_eq!(draft.rows[0].cards(), Err(flaw), "{count} of {value}");
        assert_eq!(draft.check(&[]), Err(DraftFlaw::Row(0, flaw)), "{count} of {value}");
    }
}

#[test]
fn a_deck_becomes_one_card_by_card_and_is_checked_at_every_step() {
    let mut draft = DeckDraft::new();
    assert_eq!(draft.deck().unwrap_err(), DraftFlaw::Deck(DeckFlaw::TooFew(4)));
    draft.rows = vec![row("3/8", Form::Fraction, "20")];
    assert_eq!(draft.deck().unwrap_err(), DraftFlaw::Deck(DeckFlaw::TooFew(24)));
    draft.rows.push(row("3/4", Form::Pie, "20"));
    assert_eq!(draft.deck().unwrap_err(), DraftFlaw::Deck(DeckFlaw::NoWhole));
    draft.rows.push(row("12.5%", Form::Decimal, "2"));
    let swap = Pack::SPECIALS.iter().position(|(card, _)| card.to_string() == "SWAP").expect("a special card");
    let with_swap = draft.deck().expect("a deck").card_count();
    draft.specials[swap] = "0".to_owned();
    assert_eq!((with_swap, draft.deck().expect("a deck").card_count()), (46, 44));
    draft.specials[swap] = "some".to_owned();
    assert_eq!(draft.deck(), Err(DraftFlaw::Special));
    draft.specials[swap] = String::new();
    assert_eq!(draft.check(&[]), Err(DraftFlaw::NoName));
    draft.name = " Ours: the first ".to_owned();
    let own = draft.check(&[]).expect("a deck");
    assert_eq!(own.to_string(), "Ours: the first: 0.125*2, 3/8*20, pie 3/4*20, BAIT*1, REPLAY*1");
    assert_eq!(own.to_string().parse(), Ok(own));
    draft.rows = vec![row("1/2", Form::Fraction, "10000")];
    assert_eq!(draft.deck().unwrap_err(), DraftFlaw::Deck(DeckFlaw::TooMany(10_002)));
    draft.rows = vec![row("1/997", Form::Fraction, "40"), row("1/991", Form::Fraction, "40")];
    assert_eq!(draft.deck().unwrap_err(), DraftFlaw::Deck(DeckFlaw::Unrelated));
}

#[test]
fn packs_are_mixed_into_a_deck_of_all_their_cards_whichever_comes_first() {
    for one in Pack::ALL {
        let alone = DeckDraft::new().with_cards(&one.deck());
        assert_eq!(alone.deck().as_ref(), Ok(&one.deck()), "the special cards offered at first give way");
        for other in Pack::ALL {
            let mixed = alone.clone().with_cards(&other.deck());
            let deck = mixed.deck().expect("a deck");
            assert_eq!(deck.card_count(), one.deck().card_count() + other.deck().card_count(), "{one:?} and {other:?}");
            assert_eq!(DeckDraft::new().with_cards(&other.deck()).with_cards(&one.deck()).deck(), Ok(deck));
            let rows: Vec<_> = mixed.rows.iter().map(|row| row.face().expect("a face")).collect();
            assert!(rows.iter().enumerate().all(|(place, face)| !rows[..place].contains(face)), "a row for every kind");
        }
    }
}

#[test]
fn no_two_decks_have_one_name_but_a_deck_can_be_changed_under_its_own() {
    let others = kept();
    let mut draft = DeckDraft { name: " HALVES ".to_owned(), ..DeckDraft::new().with_cards(&Pack::Quarters.deck()) };
    assert_eq!(draft.check(&others), Err(DraftFlaw::NameTaken));
    draft.name = "Quarters".to_owned();
    assert!(draft.check(&others).is_ok());
    let mut changed = DeckDraft::of(&others[0]);
    changed.specials[0] = "2".to_owned();
    assert_eq!(changed.check(&others).expect("a deck").to_string(), "Halves: 1/2*20, 0.5*20, BAIT*2");
    changed.name = "fourths".to_owned();
    assert_eq!(changed.check(&others), Err(DraftFlaw::NameTaken));
}

#[test]
fn sixty_decks_are_kept_and_a_full_shelf_can_still_be_changed() {
    let shelf: Vec<OwnDeck> =
        (1..=OwnDeck::MOST).map(|place| format!("Deck {place}: 1/4*20, 3/4*20").parse().expect("a deck")).collect();
    assert_eq!(shelf.len(), 60);
    let another = DeckDraft { name: "One more".to_owned(), ..DeckDraft::new().with_cards(&Pack::Thirds.deck()) };
    assert_eq!(another.check(&shelf), Err(DraftFlaw::NoRoom));
    assert!(another.check(&shelf[1..]).is_ok());
    assert!(DeckDraft::of(&shelf[7]).check(&shelf).is_ok());
    let read: Vec<OwnDeck> = write_decks(&shelf).lines().map(|line| line.parse().expect("a deck")).collect();
    assert_eq!(read, shelf);
}
