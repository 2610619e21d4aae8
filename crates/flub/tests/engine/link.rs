//! Links: they read back what was written, people can read them, and bad ones are refused.

use flub::{
    games::{floating::Floating, lawtoe::LawToe, poe::Poe, wholes::Wholes},
    play::{Game, LONGEST_LINK, LinkFault, Record, from_link, to_link},
};
use proptest::prelude::*;

fn is_carried<G: Game>(record: &str) {
    let record: Record<G> = record.parse().expect("a record");
    let link = to_link(&record.to_string()).expect("it is short");
    assert_eq!(from_link(&link).expect(&link).parse().as_ref(), Ok(&record), "{link}");
    assert!(!link.contains('%'), "{link} is for people to read");
}

#[test]
fn records_of_every_game_are_carried_in_plain_sight() {
    is_carried::<LawToe>(
        "flub 1 lawtoe dragoman seed 7; plaintiff goal odd; defendant P1 P2; plaintiff challenges A-flub; plaintiff proves P3: 123",
    );
    is_carried::<Poe>(
        "flub 1 poe beginning seats 2 for 2 rounds from E P.FPR.PP. seed 1; 2 F2; 1 challenges A; 1 gives up",
    );
    is_carried::<Wholes>(
        "flub 1 wholes seats 3 deck 1/2*30, 0.(3)*3, BAIT*10, REPLAY*10, SWAP*10 seed 3; 1 draws; 1 passes",
    );
    is_carried::<Floating>("flub 1 floating 7x7 plain seed 7; x d4; o a1");
}

#[test]
fn a_link_is_read_as_messengers_change_it() {
    let text = "# 1 person 1 Ñusta <b>\nflub 1 lawtoe pedagogue seed 7";
    let link = to_link(text).expect("it is short");
    assert_eq!(link, "~_1_person_1_%C3%91usta_%3Cb%3E;flub_1_lawtoe_pedagogue_seed_7");
    let encoded = link.replace(';', "%3B").replace('~', "%7e").replace('_', "%20");
    for sent in [link, encoded, text.replace('\n', ";")] {
        assert_eq!(from_link(&sent).as_deref(), Ok(text), "{sent}");
    }
}

#[test]
fn a_link_ends_in_a_sign_that_messengers_keep() {
    for end in ["/", ".", "!", ")", "(", ",", ":", "-", "*", "@", "+", "="] {
        let text = format!("# 1 person 1 Bo{end}");
        let link = to_link(&text).expect("it is short");
        assert!(link.ends_with(|last: char| last.is_ascii_alphanumeric()), "{link}");
        assert_eq!(from_link(&link), Ok(text), "{link}");
    }
}

#[test]
fn cut_or_changed_links_are_mangled() {
    for link in ["flub%", "flub%4", "flub%zz", "flub%+1", "%C3", "%ff", "flub%00", "flub%1B", "flub\u{7}", "%C2%80"] {
        assert_eq!(from_link(link), Err(LinkFault::Mangled), "{link:?}");
    }
}

#[test]
fn a_link_has_a_greatest_length() {
    let longest = "a".repeat(LONGEST_LINK);
    assert_eq!(to_link(&longest), Ok(longest.clone()));
    assert_eq!(from_link(&longest), Ok(longest.clone()));
    assert_eq!(from_link(&format!("{longest}a")), Err(LinkFault::TooLong));
    assert_eq!(to_link(&format!("{longest}a")), Err(LinkFault::TooLong));
    assert_eq!(to_link(&"ñ".repeat(LONGEST_LINK / 2)), Err(LinkFault::TooLong));
    assert_eq!(to_link(&format!("{}!", &longest[1..])), Err(LinkFault::TooLong), "an escape at the end counts");
}

/// Returns the lines of a text as a link carries them: trimmed, none empty, joined. `~` starts a remark too.
fn plain(text: &str) -> String {
    let text = text.replace(|sign: char| sign.is_control() && sign != '\n', " ");
    let lines = text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty());
    let line = |line: &str| line.strip_prefix('~').map_or(line.to_owned(), |remark| format!("#{remark}"));
    lines.map(line).collect::<Vec<_>>().join("\n")
}

proptest! {
    #[test]
    fn any_text_is_carried_line_by_line(text in r"([#_~%;a-z 0-9\n]|\PC){0,60}") {
        let link = to_link(&text).expect("it is short");
        prop_assert!(link.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\"`\\#".contains(&byte)), "{}", link);
        prop_assert_eq!(from_link(&link), Ok(plain(&text)));
    }

    #[test]
    fn any_link_is_read_or_refused(link in r"([%;_~0-9A-Fa-f]|\PC){0,60}") {
        if let Ok(text) = from_link(&link) {
            prop_assert!(text.chars().all(|sign| sign == '\n' || !sign.is_control()), "{:?}", text);
            prop_assert_eq!(from_link(&to_link(&text).expect("it is short")), Ok(plain(&text)));
        }
    }
}
