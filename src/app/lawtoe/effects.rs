//! What a table does beyond drawing itself: the computer's moves, saving, and announcements.

use flub::{
    games::lawtoe::{Computer, LawToe},
    play::{Bot, Game, Random},
};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{
    save::Save,
    seating::Player,
    table::{Intent, Table},
    telling, verdict_panel,
};
use crate::app::{
    desk::{use_desk, use_words},
    shared::mat,
};

/// How long the computer waits before it acts, in milliseconds: long enough to see what happened before.
const PACE: u32 = 700;

/// The computer acts when it is its turn.
#[hook]
pub fn use_computer(table: &UseReducerHandle<Table>) {
    let computer = use_mut_ref(|| None::<Computer>);
    let step = table.record.played().len();
    let table = table.clone();
    use_effect_with((step, table.record.seed(), table.seating), move |_| {
        let timer = acting(&table).map(|player| {
            let Player::Computer(level) = player else { unreachable!("only a computer is waited for") };
            Timeout::new(PACE, move || {
                let mut computer = computer.borrow_mut();
                if computer.as_ref().is_none_or(|computer| computer.level() != level) {
                    *computer = Some(Computer::new(level));
                }
                let (Some(role), Some(computer)) = (table.state().to_act(), computer.as_mut()) else { return };
                let seen = table.state().observe(role.seat());
                let mut random = Random::at(table.record.seed(), step);
                let action = Bot::<LawToe>::choose(computer, role.seat(), &seen, &mut random);
                action.into_iter().for_each(|action| table.dispatch(Intent::Answer(step, action)));
            })
        });
        move || drop(timer)
    });
}

fn acting(table: &Table) -> Option<Player> {
    table.state().to_act().map(|role| table.seating.player(role)).filter(|player| *player != Player::Person)
}

/// The match and the score sheet are kept after every action.
#[hook]
pub fn use_saving(table: &UseReducerHandle<Table>) {
    let storage = use_desk().storage;
    let save = Save { seating: table.seating, record: table.record.clone() };
    {
        let storage = storage.clone();
        use_effect_with(save, move |save| {
            // A refusal has been shown by the storage; the match goes on without it.
            let _ = match save.record.state().outcome() {
                None => storage.save(Save::KEY, save),
                Some(_) => storage.save(Save::FINISHED_KEY, save).and_then(|()| storage.remove(Save::KEY)),
            };
        });
    }
    use_effect_with(table.series.clone(), move |series| {
        if !series.matches().is_empty() {
            let _ = storage.save(super::SERIES_KEY, series);
        }
    });
}

/// Tells a screen reader what was done, and whose turn it is.
#[hook]
pub fn use_announcing(table: &UseReducerHandle<Table>) {
    let words = use_words();
    let announcer = use_desk().announcer;
    let heard = use_mut_ref(|| table.record.played().len());
    {
        let (table, words, announcer) = (table.clone(), words.clone(), announcer.clone());
        use_effect_with((table.record.played().len(), table.record.seed()), move |&(step, _)| {
            let before = heard.replace(step);
            let news = table.record.played().iter().skip(before).map(|action| telling::told(&words, &table, action));
            let due = match table.state().verdict() {
                Some(verdict) => vec![verdict_panel::announcement(&words, &table, verdict)],
                None => vec![telling::turn(&words, &table), telling::due(&words, table.state())],
            };
            announcer.announce(news.chain(due).collect::<Vec<_>>().join(" "));
        });
    }
    {
        let (table, words, announcer) = (table.clone(), words.clone(), announcer.clone());
        use_effect_with(table.pencil.clone(), move |pencil| {
            if let Some(placement) = pencil.last() {
                let label =
                    telling::square_label(&words, placement.square.number(), Some(placement.letter), true, false);
                announcer.announce(label);
            }
        });
    }
    {
        let table = table.clone();
        use_effect_with(table.refusal, move |refusal| {
            if let Some(refusal) = refusal {
                announcer.announce(telling::refused(&words, *refusal));
            }
        });
    }
}

/// The keyboard comes back to the mat when what had it is gone.
#[hook]
pub fn use_focus_kept(table: &UseReducerHandle<Table>) {
    let cursor = table.cursor;
    use_effect_with(table.record.played().len(), move |_| {
        let document = gloo::utils::document();
        let nowhere = document.active_element().is_none_or(|element| element.tag_name() == "BODY");
        if nowhere {
            mat::focus(cursor);
        }
    });
}
