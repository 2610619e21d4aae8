//! Packs and custom decks.

use flub::games::wholes::{Card, Cards, Deck, DeckFlaw, Face, Form, Pack, Setup, Value};
use proptest::prelude::*;

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn deck(kinds: &[(&str, u16)]) -> Result<Deck, DeckFlaw> {
    Deck::new(kinds.iter().map(|&(text, count)| (card(text), count)))
}

/// "40 cards: three each of 12 kinds (1/4, 1/2, 3/4; 0.25, 0.5, 0.75; 25%, 50%, 75%; pictures of a quarter, a half, three
/// quarters, as pies or as rectangles), one REPLAY, two SWAP, one BAIT."
#[test]
fn the_source_deck() {
    let quarters = "1/4*3, 0.25*3, 25%*3, pie 1/4*3, 1/2*3, 0.5*3, 50%*3, bar 1/2*3, 3/4*3, 0.75*3, 75%*3, pie 3/4*3, \
        BAIT, REPLAY, SWAP*2";
    let quarters = quarters.replace("BAIT", "BAIT*1").replace("REPLAY", "REPLAY*1");
    assert_eq!(quarters.parse(), Ok(Pack::Quarters.deck()));
    assert_eq!(Pack::Quarters.deck().card_count(), 40);
    assert_eq!(Pack::Quarters.deck().parts(), 4);
}

/// "Ship quarters (the source's deck), eighths, thirds and sixths, fifths and tenths, and mixed decks".
#[test]
fn packs_are_decks() {
    for (pack, values, copies, parts) in [
        (Pack::Quarters, 3, 3, 4),
        (Pack::Eighths, 7, 2, 8),
        (Pack::Thirds, 5, 2, 6),
        (Pack::Fifths, 7, 2, 10),
        (Pack::Mixed, 7, 2, 60),
    ] {
        let deck = pack.deck();
        assert_eq!(deck.parts(), parts, "{pack}");
        assert_eq!(deck.faces().count(), 4 * values, "{pack}: every value in four forms");
        assert_eq!(deck.card_count(), 4 * values * copies + 4, "{pack}");
        for (kind, count) in deck.kinds() {
            let due = match kind {
                Card::Face(_) => copies,
                Card::Swap => 2,
                Card::Bait | Card::Replay => 1,
            };
            assert_eq!(count, due, "{pack}: {kind}");
        }
        assert_eq!(deck.to_string().parse(), Ok(deck.clone()));
        assert_eq!(Deck::new(deck.kinds().map(|(card, count)| (card, count as u16))), Ok(deck));
        assert_eq!(pack.to_string().parse(), Ok(pack));
    }
    assert_eq!(Pack::ALL.len(), 5);
}

/// "A deck in which no hand can make a whole is refused with a reason." So is one too small, too large or too mixed.
#[test]
fn every_flaw_of_a_deck() {
    assert_eq!(deck(&[]), Err(DeckFlaw::TooFew(0)));
    assert_eq!(deck(&[("1/2", 35)]), Err(DeckFlaw::TooFew(35)));
    assert_eq!(deck(&[("1/2", 0), ("SWAP", 2)]), Err(DeckFlaw::TooFew(2)));
    assert_eq!(deck(&[("1/2", 401)]), Err(DeckFlaw::TooMany(401)));
    assert_eq!(deck(&[("1/2", 10_000)]), Err(DeckFlaw::TooMany(10_000)));
    assert_eq!(deck(&[("1/2", u16::MAX), ("1/2", u16::MAX)]), Err(DeckFlaw::TooMany(65_535)));
    assert_eq!(deck(&[("1/997", 20), ("1/991", 20)]), Err(DeckFlaw::Unrelated));
    assert_eq!(deck(&[("3/4", 36)]), Err(DeckFlaw::NoWhole));
    assert_eq!(deck(&[("1/2", 1), ("3/4", 35)]), Err(DeckFlaw::NoWhole), "it takes two halves");
    assert_eq!(deck(&[("1/1000", 400)]), Err(DeckFlaw::NoWhole), "it takes a thousand");
    assert_eq!(deck(&[("SWAP", 20), ("BAIT", 20)]), Err(DeckFlaw::NoWhole));
    for kinds in
        [&[("1/2", 36)][..], &[("1/2", 400)], &[("1/1", 1), ("BAIT", 35)], &[("2/3", 20), ("1/3", 16)], &[("1/36", 36)]]
    {
        assert!(deck(kinds).is_ok(), "{kinds:?}: {:?}", deck(kinds));
    }
}

/// "packs with zero or negative values, denominators beyond 1000, 10,000 cards, duplicate names, no way to make a whole".
#[test]
fn hostile_texts_of_decks() {
    for text in [
        "",
        "*",
        "1/4",
        "1/4*",
        "1/4*x",
        "1/4*-3",
        "1/4*3.5",
        "*3",
        "0/4*40",
        "-1/4*40",
        "1/1001*40",
        "1/0*40",
        "1/2*10000",
        "1/2*65536",
        "1/2*99999999999999999999",
        "3/4*40",
        "1/2*40,",
        ",1/2*40",
        "1/2**40",
        "1/2*4*0",
        "JOKER*40",
        "1/2 40",
        "1/2*40; 1/4*3",
    ] {
        assert!(text.parse::<Deck>().is_err(), "{text:?}");
        assert!(format!("seats 2 deck {text}").parse::<Setup>().is_err(), "{text:?}");
    }
    let twice: Deck = "1/2*20, 1/2*20".parse().expect("a deck");
    assert_eq!(twice.to_string(), "1/2*40", "a kind that stands twice is one kind");
    let long = vec!["1/2*1"; 100_000].join(", ");
    assert!(long.parse::<Deck>().is_err());
}

#[test]
fn setups_are_read_and_written() {
    for seats in 2..=6 {
        for pack in Pack::ALL {
            let setup = Setup::new(seats, Cards::Pack(pack)).expect("it can be played");
            assert_eq!(setup.to_string(), format!("seats {seats} {pack}"));
            assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
            let own = Setup::new(seats, Cards::Own(pack.deck())).expect("it can be played");
            assert_eq!(own.to_string().parse(), Ok(own.clone()));
            assert_eq!(own.deck(), setup.deck());
        }
    }
    for (seats, cards) in [(0, Pack::Quarters), (1, Pack::Mixed), (7, Pack::Thirds), (usize::MAX, Pack::Fifths)] {
        assert_eq!(Setup::new(seats, Cards::Pack(cards)), None);
    }
    for text in ["", "seats", "seats 2", "seats 1 quarters", "seats 7 quarters", "seats x quarters", "seats 2 halves"] {
        assert!(text.parse::<Setup>().is_err(), "{text:?}");
    }
}

#[test]
fn sums_are_of_the_deck() {
    let deck = Pack::Thirds.deck();
    let face = |text: &str| text.parse::<Face>().expect("a face");
    assert_eq!(deck.sum([face("1/3"), face("16 2/3%")]), Some(Value::new(1, 2)));
    assert_eq!(deck.sum([]), Some(Value::from_integer(0)));
    assert_eq!(deck.sum([face("1/4"), face("3/4")]), None, "there are no quarters in it");
    assert_eq!((deck.in_parts(face("5/6")), deck.in_parts(face("1/7"))), (Some(5), None));
    let is_whole = |text: &str| deck.is_whole(&text.split(", ").map(card).collect::<Vec<_>>());
    assert!(is_whole("1/3, 0.(3), 33 1/3%") && is_whole("1/2, bar 1/2"));
    assert!(!is_whole("1/3, 0.(3)") && !is_whole("1/2, 1/2, 1/6") && !is_whole("1/2, 1/2, BAIT") && !is_whole("BAIT"));
    assert!(!is_whole("1/4, 3/4"), "they are no cards of this deck");
    assert!(!deck.is_whole(&[]));
    assert_eq!(deck.sum(vec![face("5/6"); 1_000_000]), Some(Value::new(2_500_000, 3)), "and beyond is no panic");
}

/// Returns how many choices of this many of each kind make one whole, by trying all.
fn choices(kinds: &[(Value, usize)], left: Value) -> u64 {
    let Some((&(value, count), rest)) = kinds.split_first() else { return u64::from(*left.numer() == 0) };
    let taken = (0..=count as u32).map(|taken| value * taken).take_while(|&taken| taken <= left);
    taken.map(|taken| choices(rest, left - taken)).sum()
}

fn choices_of(deck: &Deck) -> u64 {
    let kinds = deck.kinds().filter_map(|(card, count)| Some((card.face()?.value(), count)));
    choices(&kinds.collect::<Vec<_>>(), Value::from_integer(1))
}

#[test]
fn wholes_are_counted() {
    let wholes = |kinds: &[(&str, u16)]| deck(kinds).map(|deck| deck.wholes());
    assert_eq!(wholes(&[("1/2", 36)]), Ok(1), "two halves are two halves, whichever they are");
    assert_eq!(wholes(&[("1/2", 18), ("0.5", 18)]), Ok(3));
    assert_eq!(wholes(&[("1/2", 1), ("0.5", 1), ("1/1", 1), ("BAIT", 33)]), Ok(2));
    assert_eq!(wholes(&[("1/4", 2), ("1/2", 1), ("SWAP", 33)]), Ok(1));
    for pack in [Pack::Quarters, Pack::Thirds, Pack::Eighths] {
        assert_eq!(pack.deck().wholes(), choices_of(&pack.deck()), "{pack}");
    }
}

/// The largest possible decks are counted too, up to the largest number.
#[test]
fn wholes_beyond_counting() {
    let faces = (1..=80).flat_map(|part| Form::ALL.map(|form| Face::new(Value::new(part, 1_000), form)));
    let deck = Deck::new(faces.flatten().map(|face| (Card::Face(face), 1))).expect("400 cards");
    assert_eq!((deck.card_count(), deck.wholes()), (400, u64::MAX));
    let fine = Deck::new(
        [("1/1000", 100), ("1/32", 100), ("1/625", 100), ("1/2", 100)].map(|(text, count)| (card(text), count)),
    );
    assert_eq!(fine.map(|deck| deck.parts()), Ok(20_000));
}

/// Whether some of these make one whole, by trying all.
fn some_make_a_whole(values: &[Value]) -> bool {
    (1..1_u32 << values.len()).any(|choice| {
        let chosen = values.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1);
        chosen.map(|(_, value)| *value).sum::<Value>() == Value::from_integer(1)
    })
}

proptest! {
    /// A deck is refused for lack of a whole exactly when no choice of its cards makes one.
    #[test]
    fn a_whole_is_found(parts in prop::collection::vec((1..12_u32, 0..5_usize), 1..12)) {
        let denominators = [4, 5, 6, 8, 9];
        let values: Vec<Value> =
            parts.into_iter().map(|(part, place)| Value::new(part.min(denominators[place]), denominators[place])).collect();
        let faces = values.iter().filter_map(|&value| Face::new(value, Form::Fraction));
        let kinds = faces.map(|face| (Card::Face(face), 1)).chain([(Card::Bait, 36)]);
        let expected = if some_make_a_whole(&values) { None } else { Some(DeckFlaw::NoWhole) };
        prop_assert_eq!(Deck::new(kinds).err(), expected);
    }

    /// The count of wholes is the number of choices of the cards that make one.
    #[test]
    fn wholes_are_those_of_all_choices(kinds in prop::collection::vec((1..12_u32, 0..4_usize, 1..5_u16), 1..8)) {
        let denominators = [4, 5, 6, 12];
        let faces = kinds.into_iter().filter_map(|(part, place, count)| {
            let denominator = denominators[place];
            Some((Card::Face(Face::new(Value::new(part.min(denominator), denominator), Form::Fraction)?), count))
        });
        if let Ok(deck) = Deck::new(faces.chain([(Card::Bait, 36)])) {
            prop_assert_eq!(deck.wholes(), choices_of(&deck));
        }
    }
}
