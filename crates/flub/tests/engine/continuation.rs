//! How a record that is handed over stands to the one that is kept, over random games of every kind.

use flub::{
    for_each_game, games,
    play::{Continuation, Random, Record, Sample, Seat, Seed},
};

use crate::scale::scaled;

macro_rules! laws {
    ($($folder:ident $game:ident),+) => {
        $(
            #[test]
            fn $folder() {
                holds::<games::$folder::$game>();
            }
        )+
    };
}

for_each_game!(laws);

/// Plays up to this many random legal actions.
fn play<G: Sample>(record: &mut Record<G>, steps: usize, random: &mut Random) {
    for _ in 0..steps {
        let seats = Seat::first(record.state().seats());
        let actions: Vec<G::Action> = seats.flat_map(|seat| record.state().actions(seat)).collect();
        let Some(action) = random.pick(&actions) else { return };
        let _ = record.apply(action.clone());
    }
}

fn holds<G: Sample>() {
    for seed in 0..scaled(400) as u64 {
        let mut random = Random::new(Seed(seed));
        let setups = G::setups();
        let setup = random.pick(&setups).expect("there are set-ups").clone();
        let mut kept = Record::<G>::new(setup.clone(), Seed(seed));
        play(&mut kept, 12, &mut random);
        let at = random.below(kept.played().len() + 1);
        let mut sent = Record::<G>::new(setup.clone(), Seed(seed));
        kept.played()[..at].iter().for_each(|action| _ = sent.apply(action.clone()));
        let more = kept.played().len() - at;
        let between = |kept: &Record<G>, sent: &Record<G>| Continuation::between(&kept.to_string(), &sent.to_string());
        let (older, newer) = match more {
            0 => (Continuation::Same, Continuation::Same),
            _ => (Continuation::Older(more), Continuation::Newer(more)),
        };
        assert_eq!((between(&kept, &sent), between(&sent, &kept)), (older, newer), "seed {seed}: {kept}");

        play(&mut sent, 3, &mut random);
        let parts = kept.played().iter().zip(sent.played()).take_while(|(one, other)| one == other).count();
        let is_fork = parts < kept.played().len() && parts < sent.played().len();
        let expected = Continuation::Fork { at: parts };
        assert_eq!(between(&kept, &sent) == expected, is_fork, "seed {seed}: {kept}{sent}");
        assert_eq!(between(&sent, &kept) == expected, is_fork, "a fork is one from both sides, seed {seed}");

        let other = Record::<G>::new(setup, Seed(seed + 1));
        assert_eq!(between(&kept, &other), Continuation::Other, "seed {seed}");
    }
}

#[test]
fn remarks_and_texts_that_are_not_records_do_not_count() {
    let record = "flub 1 floating 7x7 plain seed 7\nx d4\n";
    assert_eq!(Continuation::between(&format!("# x person\n# o elsewhere\n{record}"), record), Continuation::Same);
    assert_eq!(Continuation::between("a\nb", "a\nb"), Continuation::Other);
    assert_eq!(Continuation::between("", ""), Continuation::Other);
}
