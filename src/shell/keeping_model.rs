//! Test: the promise of [`Store`]. Random histories of two windows over one disk, with refusals, a full disk and kills, drive the
//! code that keeps games; after every act each game that was ever kept is still somewhere, or the person was told before.

use std::{
    cell::RefCell,
    collections::{BTreeMap, VecDeque},
    rc::Rc,
};

use flub::{
    games::floating::{Floating, Level, Side},
    play::{Outline, Random, Record, Sample, Seed},
};
use flub_tables::table::{
    save::{self, NoExtras},
    two_players::TwoPlayers,
};

use super::backup;
use crate::{
    platform::store::{Backing, Change, Refused, Store, aside_of},
    table::keeping::{Kept, is_followed, keep, take_up},
};

type Save = save::Save<Floating, TwoPlayers<Side, Level>>;

const HISTORIES: u64 = 2_000;

const ACTS: usize = 60;

/// The percentage of pages that are shown before the journal has been read.
const LATE: u8 = 20;

#[test]
fn nothing_is_lost_unsaid() {
    let histories = match std::env::var("FLUB_LEVEL").as_deref() {
        Ok("release") => 20 * HISTORIES,
        Ok("quick") => HISTORIES.div_ceil(10),
        _ => HISTORIES,
    };
    for seed in (0..histories).map(Seed) {
        let mut random = Random::new(seed);
        let mut world = World::new();
        for _ in 0..ACTS {
            let act = *random.pick(&Act::ALL).expect("there are acts");
            world.past.push(format!("{act:?}"));
            world.act(act, &mut random);
            world.check(seed);
        }
    }
}

/// What the browser has on disk and in its memory.
#[derive(Default)]
struct Disk {
    live: BTreeMap<String, String>,
    /// What it was before the latest writes.
    before: VecDeque<BTreeMap<String, String>>,
    /// What is in the journal, the latest last.
    journal: Vec<Change>,
    /// Percentage of writes that are refused.
    refuses: u8,
    /// Whether everything is refused, reading too.
    is_shut: bool,
    /// How many characters there is room for.
    room: usize,
    random: Option<Random>,
}

impl Disk {
    fn remember(&mut self) {
        self.before.push_back(self.live.clone());
        if self.before.len() > 30 {
            self.before.pop_front();
        }
    }
}

struct Window(Rc<RefCell<Disk>>);

impl Window {
    fn open(&self) -> Result<(), Refused> {
        if self.0.borrow().is_shut { Err(Refused::Browser) } else { Ok(()) }
    }

    fn may_write(&self) -> Result<(), Refused> {
        self.open()?;
        let disk = &mut *self.0.borrow_mut();
        let refuses = disk.refuses;
        let is_refused = disk.random.as_mut().is_some_and(|random| random.chance(refuses));
        if is_refused { Err(Refused::Browser) } else { Ok(()) }
    }
}

impl Backing for Window {
    fn get(&self, key: &str) -> Result<Option<String>, Refused> {
        self.open()?;
        Ok(self.0.borrow().live.get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Refused> {
        self.may_write()?;
        let disk = &mut *self.0.borrow_mut();
        let others = disk.live.iter().filter(|(other, _)| *other != key);
        if others.map(|(_, text)| text.len()).sum::<usize>() + text.len() > disk.room {
            return Err(Refused::Browser);
        }
        disk.remember();
        disk.live.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), Refused> {
        self.may_write()?;
        self.0.borrow_mut().remember();
        self.0.borrow_mut().live.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, Refused> {
        self.open()?;
        Ok(self.0.borrow().live.keys().cloned().collect())
    }
}

/// A window with a game on its screen.
struct Tab {
    store: Store,
    shown: Option<Save>,
    mine: Option<String>,
    /// Whether the notice about refused storage has been shown.
    is_warned: bool,
}

impl Tab {
    /// Opens one, into which the journal may come when the page is shown already.
    fn open(disk: &Rc<RefCell<Disk>>, is_late: bool) -> Self {
        let journal = disk.clone();
        let store = Store::new(Window(disk.clone()), move |change| journal.borrow_mut().journal.push(change));
        let changes = disk.borrow().journal.clone();
        let latest: BTreeMap<&str, &Change> = changes.iter().map(|change| (change.key.as_str(), change)).collect();
        let latest: Vec<Change> = latest.into_values().cloned().collect();
        store.recover(&latest, store.stamp(), is_late);
        let is_warned = store.holds_any();
        Self { store, shown: None, mine: None, is_warned }
    }

    /// The game page's first look.
    fn look(&mut self) {
        self.shown = latest(&self.store);
        self.mine = None;
    }

    /// What follows every change of the table.
    fn autosave(&mut self) {
        let Some(save) = &self.shown else { return };
        let before = self.mine.replace(save.to_string());
        match keep(&self.store, save, before.as_deref()) {
            Ok(Kept::Here) => {}
            Ok(Kept::Ahead) => self.look(),
            Err(_) => self.is_warned = true,
        }
    }

    /// Another window has changed something.
    fn hear(&mut self) {
        let Some(shown) = &self.shown else { return };
        if let Some(other) = latest(&self.store).filter(|other| is_followed(shown, other)) {
            (self.shown, self.mine) = (Some(other), None);
            self.autosave();
        }
    }
}

fn latest(store: &Store) -> Option<Save> {
    [Save::key(), Save::finished_key()].iter().find_map(|key| store.text(key)?.parse().ok())
}

#[derive(Clone, Copy, Debug)]
enum Act {
    Play,
    PlayOn,
    Undo,
    Redo,
    Finish,
    New,
    Visit,
    Paste,
    Link,
    File,
    TakeUp,
    Delete,
    /// A page is loaded anew, as after an update.
    Reload,
    Kill,
    /// A window in which an older version still runs plays on.
    Older,
    Hear,
    Shut,
    Refuse,
    Fill,
    Mend,
}

impl Act {
    const ALL: [Act; 26] = {
        use Act::*;
        [
            Play, Play, Play, PlayOn, PlayOn, Undo, Redo, Finish, Finish, New, New, Visit, Paste, Link, File, TakeUp,
            Delete, Reload, Kill, Older, Hear, Hear, Shut, Refuse, Fill, Mend,
        ]
    };
}

struct World {
    disk: Rc<RefCell<Disk>>,
    tabs: [Tab; 2],
    /// The windows that have not heard of a change yet.
    deaf: [bool; 2],
    /// The latest kept step of every game, by the first line of its record.
    kept: BTreeMap<String, String>,
    /// Where each game was put aside.
    files: Vec<String>,
    /// What the person has deleted.
    deleted: Vec<String>,
    next: u64,
    past: Vec<String>,
}

impl World {
    fn new() -> Self {
        let disk = Rc::new(RefCell::new(Disk { room: usize::MAX, ..Disk::default() }));
        let tabs = [Tab::open(&disk, false), Tab::open(&disk, false)];
        Self {
            disk,
            tabs,
            deaf: [false; 2],
            kept: BTreeMap::new(),
            files: Vec::new(),
            deleted: Vec::new(),
            next: 0,
            past: Vec::new(),
        }
    }

    fn act(&mut self, act: Act, random: &mut Random) {
        let at = random.below(2);
        self.past.push(format!("  in window {at}"));
        match act {
            Act::Play => self.change(at, |save| _ = play(save, random)),
            Act::PlayOn => self.change(at, |save| (0..3).for_each(|_| _ = play(save, random))),
            Act::Undo => self.change(at, |save| _ = save.record.undo()),
            Act::Redo => self.change(at, |save| _ = save.record.redo()),
            Act::Finish => self.change(at, |save| while play(save, random) {}),
            Act::New => {
                self.next += 1;
                let setup = random.one_of(&Floating::setups()[..4]);
                let record = Record::new(setup, Seed(self.next));
                self.show(at, Save::new(TwoPlayers { opponent: None }, NoExtras, record));
            }
            Act::Visit => {
                self.tabs[at].look();
                self.kept_now(at);
            }
            Act::Paste => {
                let texts: Vec<String> = self.kept.values().cloned().collect();
                if let Some(text) = random.pick(&texts) {
                    self.tabs[at].shown = Some(text.parse().expect("a save reads back"));
                    self.kept_now(at);
                }
            }
            Act::Link => self.link(at, random),
            Act::File => self.file(at, random),
            Act::TakeUp | Act::Delete => {
                let store = &self.tabs[at].store;
                let places = [Save::key(), Save::finished_key()].map(|key| store.places(&key)).concat();
                let Some(place) = random.pick(&places) else { return };
                let text = self.tabs[at].store.text(place).expect("it is there");
                if matches!(act, Act::Delete) {
                    // The person says so.
                    if self.tabs[at].store.delete(place).is_ok() {
                        self.forgive(&text);
                        self.deleted.push(text);
                    }
                } else {
                    if take_up(&self.tabs[at].store, place).is_err() {
                        self.tabs[at].is_warned = true;
                    }
                    self.show(at, text.parse().expect("a save reads back"));
                }
            }
            Act::Reload => self.reload(at, random.chance(LATE)),
            Act::Kill => self.kill(random),
            Act::Older => self.older(random),
            Act::Hear => self.hear(at),
            Act::Shut => self.disk.borrow_mut().is_shut = random.chance(30),
            Act::Refuse => {
                let mut disk = self.disk.borrow_mut();
                disk.refuses = if random.chance(50) { 30 } else { 0 };
                disk.random = Some(Random::new(Seed(random.below(1 << 16) as u64)));
            }
            Act::Fill => {
                let mut disk = self.disk.borrow_mut();
                disk.room = disk.live.values().map(String::len).sum::<usize>() + random.below(300);
            }
            Act::Mend => {
                let mut disk = self.disk.borrow_mut();
                (disk.is_shut, disk.refuses, disk.room) = (false, 0, usize::MAX);
            }
        }
    }

    fn change(&mut self, at: usize, change: impl FnOnce(&mut Save)) {
        if let Some(save) = &mut self.tabs[at].shown {
            change(save);
            self.kept_now(at);
        }
    }

    /// Another game comes to a window's screen.
    fn show(&mut self, at: usize, save: Save) {
        (self.tabs[at].shown, self.tabs[at].mine) = (Some(save), None);
        self.kept_now(at);
    }

    fn kept_now(&mut self, at: usize) {
        self.tabs[at].autosave();
        self.deaf[1 - at] = true;
        if let Some(save) = &self.tabs[at].shown {
            let text = save.to_string();
            // A game that is undone as a whole is not kept.
            let _ = if save.has_begun() { self.kept.insert(name(&text), text) } else { self.kept.remove(&name(&text)) };
        }
    }

    fn hear(&mut self, at: usize) {
        if std::mem::take(&mut self.deaf[at]) {
            let before = self.tabs[at].shown.clone();
            self.tabs[at].hear();
            let Some(shown) = self.tabs[at].shown.as_ref().filter(|shown| shown.has_begun()) else { return };
            // What the person deleted is not kept anew by a window that goes on showing it.
            if before.as_ref() != Some(shown) || !self.deleted.contains(&shown.to_string()) {
                self.kept_now(at);
            }
        }
    }

    /// A link is opened, as [`SharedLinkPage`](super::shared_link::SharedLinkPage) does.
    fn link(&mut self, at: usize, random: &mut Random) {
        let texts: Vec<String> = self.kept.values().cloned().chain(self.files.iter().cloned()).collect();
        let Some(text) = random.pick(&texts).filter(|text| text.starts_with("# ")) else { return };
        let store = &self.tabs[at].store;
        let kept = store.text(&Save::key()).filter(|kept| kept != text);
        if let Some(kept) = kept.filter(|_| store.move_aside(&Save::key()).is_err()) {
            if random.chance(50) {
                return;
            }
            // The person has read that there is no room and opens the link all the same.
            self.forgive(&kept);
        }
        self.show(at, text.parse().expect("a save reads back"));
    }

    /// Everything is saved as a file, or such a file is brought in and the page loaded anew.
    fn file(&mut self, at: usize, random: &mut Random) {
        match random.pick(&self.files.clone()) {
            Some(file) if random.chance(60) && file.starts_with("flub") => {
                if backup::restore(&self.tabs[at].store, file).is_ok() {
                    self.reload(at, false);
                    self.deaf[1 - at] = true;
                }
            }
            _ => self.files.push(backup::write_all(&self.tabs[at].store)),
        }
    }

    /// What a window holds in memory is lost with it, which the person was told.
    fn reload(&mut self, at: usize, is_late: bool) {
        let before = self.everything();
        let is_warned = self.tabs[at].is_warned;
        self.tabs[at] = Tab::open(&self.disk, is_late);
        self.forgive_lost(&before, |_| is_warned);
        self.tabs[at].look();
        self.kept_now(at);
    }

    /// The browser is killed: of what it has not written to disk only the journal is left, without at most the last changes.
    fn kill(&mut self, random: &mut Random) {
        let before = self.everything();
        let lost: Vec<Change> = {
            let disk = &mut *self.disk.borrow_mut();
            let journal = disk.journal.len();
            let lost = disk.journal.split_off(journal.saturating_sub(random.below(3)));
            // Any number of the latest writes were not on disk.
            let unwritten = random.below(disk.before.len() + 1);
            for _ in 0..unwritten {
                disk.live = disk.before.pop_back().unwrap_or_default();
            }
            disk.before.clear();
            lost
        };
        let is_warned = self.tabs.iter().any(|tab| tab.is_warned);
        self.tabs = [(); 2].map(|()| Tab::open(&self.disk, random.chance(LATE)));
        // What was in memory only, and the last changes.
        let is_last =
            |text: &str| lost.iter().any(|change| change.text.as_deref().is_some_and(|last| is_part(text, last)));
        self.forgive_lost(&before, |text| is_warned || is_last(text));
        for at in 0..2 {
            self.tabs[at].look();
        }
    }

    /// A version of Flub from before the journal plays on.
    fn older(&mut self, random: &mut Random) {
        let disk = &mut *self.disk.borrow_mut();
        let Some(mut save) = disk.live.get(&Save::key()).and_then(|text| text.parse::<Save>().ok()) else { return };
        if disk.room < usize::MAX || !play(&mut save, random) || !save.is_in_play() {
            return;
        }
        disk.live.insert(Save::key(), save.to_string());
        // It is written by the time the new version comes.
        disk.before.clear();
        disk.journal.push(Change { key: Save::key(), stamp: stamp(disk), text: Some(save.to_string()) });
        self.deaf = [true; 2];
    }

    fn forgive(&mut self, text: &str) {
        self.kept.remove(&name(text));
    }

    /// Forgives that texts are gone, if they may be.
    fn forgive_lost(&mut self, before: &[String], may_be: impl Fn(&str) -> bool) {
        let after = self.everything();
        let is_lost = |text: &&String| !after.iter().any(|other| is_part(text, other));
        before.iter().filter(is_lost).filter(|text| may_be(text)).for_each(|text| self.forgive(text));
    }

    /// All texts that are left anywhere.
    fn everything(&self) -> Vec<String> {
        let held = self.tabs.iter().flat_map(|tab| tab.store.all()).map(|(_, text)| text);
        let shown = self.tabs.iter().filter_map(|tab| tab.shown.as_ref()).map(Save::to_string);
        self.disk.borrow().live.values().cloned().chain(held).chain(shown).collect()
    }

    /// # Panics
    /// If the promise is broken.
    fn check(&mut self, seed: Seed) {
        let everything = self.everything();
        let aged = |text: &str| {
            let key = if is_over(text) { Save::finished_key() } else { Save::key() };
            self.tabs.iter().any(|tab| tab.store.places(&key).len() >= 20)
        };
        let lost = self.kept.values().find(|text| !everything.iter().any(|other| is_part(text, other)) && !aged(text));
        if let Some(text) = lost {
            let shown = |tab: &Tab| tab.shown.as_ref().map(Save::to_string);
            let describe = |tab: &Tab| format!("{:#?} {:?} {}", tab.store.all(), shown(tab), tab.is_warned);
            let windows: Vec<String> = self.tabs.iter().map(describe).collect();
            let disk = format!("{:#?}", self.disk.borrow().live);
            panic!("seed {seed}: lost unsaid\n{text}\nafter {}\n{}\n{disk}", self.past.join("; "), windows.join("\n"));
        }
        let most = self.disk.borrow().live.keys().filter(|key| aside_of(key).is_some()).count();
        assert!(most <= 2 * 2 * 20, "seed {seed}: {most} games are put aside");
    }
}

fn stamp(disk: &Disk) -> u64 {
    disk.live.get("flub.stamp").and_then(|stamp| stamp.parse().ok()).unwrap_or_default()
}

/// Plays a legal action. False if the game is over.
fn play(save: &mut Save, random: &mut Random) -> bool {
    save.is_in_play() && (0..10_000).any(|_| save.record.apply(Floating::any_action(random)).is_ok())
}

fn is_over(text: &str) -> bool {
    text.parse::<Save>().is_ok_and(|save| !save.is_in_play())
}

/// The first line of the record.
fn name(text: &str) -> String {
    text.lines().find(|line| line.starts_with("flub ")).unwrap_or_default().to_owned()
}

fn is_part(part: &str, text: &str) -> bool {
    Outline::of(text).continues(&Outline::of(part))
}
