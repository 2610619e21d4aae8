//! Backups: everything that Flub stores in this browser as one text, for another computer, another address, or a
//! browser that forgets.

use std::collections::BTreeMap;

use super::backup_text::{read, write};
use crate::platform::store::{MOST_ASIDE, Refused, STAMP, Store, aside_of};
use flub::play::order;

pub use super::backup_text::{Flaw, LONGEST};

/// Makes a backup of everything.
pub fn write_all(store: &Store) -> String {
    write(&store.all())
}

fn refused(_: Refused) -> Flaw {
    Flaw::Refused
}

/// The most values that a backup may have. Flub keeps fewer.
const MOST: usize = 500;

/// Restores a backup. What is kept under the same keys is put aside first; what was put aside before stays, and copies in the
/// backup get new numbers.
///
/// # Errors
/// If the text is unreadable or has too many values, and then nothing is changed; or if the browser refuses storage.
pub fn restore(store: &Store, text: &str) -> Result<(), Flaw> {
    let mut values = read(text)?;
    if values.len() > MOST {
        return Err(Flaw::TooMany);
    }
    values.retain(|(key, value)| key != STAMP && !is_kept(store, key, value));
    // Copies come in the order in which they were put aside.
    order::sort_by(&mut values, |(one, _), (other, _)| aside_of(one).cmp(&aside_of(other)));
    if !has_room(store, &values) {
        return Err(Flaw::TooMany);
    }
    for (key, value) in values {
        let key = match aside_of(&key) {
            Some((original, _)) => store.free_place(original),
            None => {
                if key != "flub.settings" {
                    store.move_aside(&key).map_err(refused)?;
                }
                key
            }
        };
        store.store(&key, &value).map_err(refused)?;
    }
    Ok(())
}

/// Whether this value is kept already, under this key or as a copy of it put aside.
fn is_kept(store: &Store, key: &str, value: &str) -> bool {
    let is_it = |key: &str| store.text(key).as_deref() == Some(value);
    is_it(key) || aside_of(key).is_some_and(|(original, _)| store.places(original).iter().any(|place| is_it(place)))
}

/// Whether these values fit without dropping a copy that was put aside: each key has at most [`MOST_ASIDE`] copies, and its present value
/// becomes one more.
fn has_room(store: &Store, values: &[(String, String)]) -> bool {
    let mut added = BTreeMap::<&str, usize>::new();
    for (key, _) in values {
        let original = aside_of(key).map_or(key.as_str(), |(original, _)| original);
        *added.entry(original).or_default() += usize::from(original != key || store.exists(key));
    }
    added.into_iter().all(|(original, added)| added == 0 || store.places(original).len() + added <= MOST_ASIDE)
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, collections::BTreeMap};

    use super::*;
    use crate::platform::store::Backing;

    /// A browser's storage, which may have no room for what is put aside.
    struct Memory {
        texts: RefCell<BTreeMap<String, String>>,
        has_room: bool,
    }

    impl Backing for Memory {
        fn get(&self, key: &str) -> Result<Option<String>, Refused> {
            Ok(self.texts.borrow().get(key).cloned())
        }

        fn set(&self, key: &str, text: &str) -> Result<(), Refused> {
            if !self.has_room && key.starts_with("flub.aside.") {
                return Err(Refused::Browser);
            }
            self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) -> Result<(), Refused> {
            self.texts.borrow_mut().remove(key);
            Ok(())
        }

        fn keys(&self) -> Result<Vec<String>, Refused> {
            Ok(self.texts.borrow().keys().cloned().collect())
        }
    }

    fn keeping<K: ToString, T: ToString>(texts: impl IntoIterator<Item = (K, T)>, has_room: bool) -> Store {
        let texts = texts.into_iter().map(|(key, text)| (key.to_string(), text.to_string())).collect();
        Store::new(Memory { texts: RefCell::new(texts), has_room }, |_| {})
    }

    fn copies(numbers: impl IntoIterator<Item = usize>, whose: &str) -> Vec<(String, String)> {
        let key = |number| format!("flub.aside.flub.poe.save.{number}");
        numbers.into_iter().map(|number| (key(number), format!("{whose} {number}"))).collect()
    }

    #[test]
    fn everything_comes_back_from_one_readable_file_also_if_mail_has_changed_its_line_ends() {
        let kept = [
            ("flub.lawtoe.save", "# plaintiff person\n# defendant person\nflub 1 lawtoe pedagogue seed 7\n"),
            ("flub.settings", "language en\ntheme slate\n"),
            ("flub.wholes.decks", "| ours: 1/4*20\n\n@ theirs: 3/4*20"),
            ("other.program", "stays"),
        ];
        let store = keeping(kept, true);
        let file = write_all(&store);
        assert!(file.contains("\n@ flub.lawtoe.save\n| # plaintiff person\n") && !file.contains("other"), "{file}");
        for file in [file.replace('\n', "\r\n"), format!("\u{feff}{file}"), file] {
            let there = keeping([("flub.settings", "theme paper\n")], true);
            assert_eq!(restore(&there, &file), Ok(()));
            assert_eq!(there.all(), store.all());
            assert_eq!(restore(&there, &file), Ok(()), "a second time it changes nothing");
            assert_eq!(there.all(), store.all());
        }
    }

    #[test]
    fn what_a_file_replaces_is_put_aside_and_what_was_put_aside_before_stays_there() {
        let store = keeping([("flub.wholes.decks", "mine"), ("flub.lawtoe.save", "mine")], true);
        assert_eq!(restore(&store, "flub keeps 1\n@ flub.wholes.decks\n| theirs\n"), Ok(()));
        let kept = ["flub.wholes.decks", "flub.aside.flub.wholes.decks.1", "flub.lawtoe.save"];
        assert_eq!(kept.map(|key| store.text(key).unwrap_or_default()), ["theirs", "mine", "mine"]);
        let store = keeping(copies([1, 7], "mine"), true);
        assert_eq!(restore(&store, &write(&copies([1, 2], "theirs"))), Ok(()));
        let all = [copies([1], "mine"), copies([7], "mine")].concat();
        let theirs = [(8, "theirs 1"), (9, "theirs 2")];
        let theirs = theirs.map(|(number, text)| (format!("flub.aside.flub.poe.save.{number}"), text.to_owned()));
        assert_eq!(store.all(), [all, theirs.to_vec()].concat());
    }

    #[test]
    fn a_file_with_more_than_can_be_kept_changes_nothing_and_one_that_just_fits_is_taken() {
        let (before, last) = (copies(1..MOST_ASIDE, "mine"), copies([MOST_ASIDE], "theirs"));
        let store = keeping(before.clone(), true);
        let all = store.all();
        assert_eq!(restore(&store, &write(&copies([1, 2], "theirs"))), Err(Flaw::TooMany));
        assert_eq!(store.all(), all);
        assert_eq!(restore(&store, &write(&last)), Ok(()));
        assert_eq!(store.all().len(), MOST_ASIDE);
        assert_eq!(restore(&store, &write(&copies([30], "theirs"))), Err(Flaw::TooMany));
        // A game in play that is replaced becomes one more of those put aside.
        let store =
            keeping([copies(1..=MOST_ASIDE, "mine"), vec![("flub.poe.save".into(), "mine".into())]].concat(), true);
        assert_eq!(restore(&store, "flub keeps 1\n@ flub.poe.save\n| theirs\n"), Err(Flaw::TooMany));

        let values = |count: usize| -> Vec<(String, String)> {
            (0..count).map(|place| (format!("flub.tests.{place}"), String::new())).collect()
        };
        let store = keeping::<String, String>([], true);
        assert_eq!(restore(&store, &write(&values(MOST + 1))), Err(Flaw::TooMany));
        assert_eq!(store.all(), []);
        assert_eq!(restore(&store, &write(&values(MOST))), Ok(()));
    }

    #[test]
    fn of_each_kind_the_newest_games_that_were_put_aside_stay() {
        let store = keeping::<String, String>([], true);
        let game = |seed: usize| format!("flub 1 floating 7x7 plain seed {seed}\nx d4\n");
        for seed in 0..MOST_ASIDE + 5 {
            assert_eq!(store.store("flub.floating.save", &game(seed)), Ok(()));
            assert_eq!(store.move_aside("flub.floating.save"), Ok(()));
        }
        let kept: Vec<String> =
            store.places("flub.floating.save").iter().filter_map(|place| store.text(place)).collect();
        assert_eq!(kept, (5..MOST_ASIDE + 5).map(game).collect::<Vec<_>>());
    }

    #[test]
    fn without_room_for_what_it_replaces_a_file_is_refused_and_changes_nothing() {
        let store = keeping([("flub.lawtoe.save", "mine")], false);
        let before = store.all();
        assert_eq!(restore(&store, "flub keeps 1\n@ flub.lawtoe.save\n| theirs\n"), Err(Flaw::Refused));
        assert_eq!(store.all(), before);
    }
}
