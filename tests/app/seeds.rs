//! The source of the first seeds: games between computers, the packs, and referee requests.

use std::fs;

use flub::{
    for_each_game, for_each_ladder,
    games::{
        self,
        floating::{self, Floating},
        lawtoe::{self, LawToe, Variant},
        poe::{self, Length, Poe, Version},
        wholes::{self, Cards, Pack, Wholes},
    },
    lessons::{Day, Difficulty, Effort, Exercise, Ladder, Progress, Standing},
    network::{Goal, Network, Rules},
    play::{Bot, Game, Random, Record, Sample, Seat, Seed, to_link},
};

use crate::{layers::root, parsers};

/// The maximum number of actions of a game; more of them only repeat the same in other squares.
const LONGEST: usize = 80;

const DECKS: [&str; 3] = [
    "1/2*30, 0.(3)*3, BAIT*10, REPLAY*10, SWAP*10",
    "1/7*20, 2/7*10, 0.(142857)*4, 14 2/7%*3, 5/7*10, BAIT*6, REPLAY*6, SWAP*6",
    "0.1(6)*12, 33 1/3%*12, pie 1/6*12, bar 5/6*12, 1.0*4, 12.5%*8, 0.125*8, 1/997*1",
];

const REQUESTS: [&str; 14] = [
    r#"{"ask":"network","rules":"poe","goal":"E","squares":"P.FPRRPP."}"#,
    r#"{"ask":"network","rules":"lawtoe","goal":"A9","squares":"FFFFFFFFFFFFFFFF"}"#,
    r#"{"ask":"judge","game":"poe","size":3,"goal":"O","letters":["R4","P5","R3"]}"#,
    r#"{"ask":"judge","game":"poe","size":4,"goal":"E8","letters":["R4","P16","F3"]}"#,
    r#"{"ask":"judge","game":"lawtoe","variant":"pedagogue","goal":"O","moves":[["F2","F5"],["P1"]]}"#,
    r#"{"ask":"prove","game":"poe","size":3,"goal":"E","letters":["R5","P9"],"challenge":"A","proof":{"letters":["P1"],"counted":[[1,5,9],[1,5,9]],"instead":"F9"}}"#,
    r#"{"ask":"prove","game":"poe","size":3,"goal":"E","letters":["R5","P9","P1"],"challenge":"CA","proof":{"move":2,"letters":["P1"],"counted":[[1,5,9],[1,5,9]]}}"#,
    r#"{"ask":"prove","game":"poe","size":3,"goal":"E","letters":["R5"],"challenge":"force-out","proof":{"letters":["P1","P9"],"counted":[[1,5,9]]}}"#,
    r#"{"ask":"prove","game":"lawtoe","variant":"pedagogue","goal":"O","moves":[["P2","P3"]],"challenge":"A","by":"plaintiff","proof":{"letters":["P1"],"counted":[[1,2,3]]}}"#,
    r#"{"ask":"prove","game":"lawtoe","variant":"dragoman","goal":"E","moves":[["F2","F4"],["P5"]],"challenge":"CA","by":"defendant","proof":{"move":1,"letters":["P1"],"counted":[]}}"#,
    r#"{"ask":"solve","game":"lawtoe","variant":"dragoman","goal":"E","moves":[["F2","F4"],["P5"]]}"#,
    r#"{"ask":"floating","board":"7x7","variations":["touching"],"moves":["d4","e5","c3","d5","e4","c4","d3"]}"#,
    r#"{"ask":"floating","board":"paper","variations":["moving","sharing"],"moves":["d4","e5","d4-e4,c3"]}"#,
    r#"{"ask":"whole","cards":["1/4","0.25","50%","33 1/3%","0.(3)"]}"#,
];

/// A game between computers reads back from its text, its save and its link, for all kinds of players.
#[test]
fn games_of_the_computers_read_back() {
    for (name, text) in records() {
        let save = format!("{}{text}", remarks(&name));
        parsers::records(text.as_bytes());
        parsers::saves(save.as_bytes());
        assert!(parsers::kept_game(&save), "{name} is no game as the browser keeps it: {save}");
        parsers::links(to_link(&save).expect("it is short enough").as_bytes());
    }
}

/// Random games of every kind read back.
#[test]
fn games_played_by_chance_read_back() {
    for (_, text) in by_chance() {
        parsers::records(text.as_bytes());
        parsers::links(to_link(&text).expect("it is short enough").as_bytes());
    }
}

/// Rewrites the seeds: `cargo test --no-default-features --test app -- --ignored seeds`.
#[test]
#[ignore = "it writes files"]
fn seeds_are_written() {
    let records = records();
    for (name, text) in &records {
        let save = format!("{}{text}", remarks(name));
        let link = to_link(&save).expect("it is short enough");
        for (target, text) in [("records", text), ("saves", &save), ("links", &link)] {
            write(target, name, text);
        }
    }
    for (name, text) in by_chance() {
        write("records", &name, &text);
    }
    write(
        "saves",
        "backup",
        "flub keeps 1\n@ flub.settings\n| language en\n| theme slate\n@ flub.aside.flub.poe.save.1\n|\n",
    );
    let settings =
        "language es\ntheme projector\ncoach warn\npace short\nspeech true\nsize largest\nmotion less\nsound true\n";
    write("saves", "settings", settings);
    write("links", "analysis", &to_link("big-tough E8 R4 P16 F3").expect("it is short enough"));
    write(
        "saves",
        "tournament",
        "flub tournament 1 seed 7 awards 40 45 50\n- Ana\n- Ben\n- Cid\n- Dora\nround 1\njoins Zoe\nabsent 3\n\
         table 1: 1 1 3 4\nround 2\nabsent\ntable 1: 2 1 -\ntable 2: 1 2\n",
    );
    // Carriage returns in the stored value, not in the file's line endings.
    write("saves", "backup-returns", "flub keeps 1\n@ flub.aside.flub.poe.save.1\n| flub 1 poe\r\r\n| \r\n");
    write("saves", "series", "pedagogue defendant computer 10 6\ndragoman plaintiff person 6 16\n");
    for (number, deck) in (1..).zip(DECKS) {
        write("packs", &format!("deck-{number}"), deck);
        write("packs", &format!("own-{number}"), &format!("Ours: {deck}"));
        write("packs", &format!("setup-{number}"), &format!("seats {} deck {deck}", number + 1));
    }
    // 40 characters of this name are kept, the last a space.
    write("packs", "name-cut", &format!("{} b: 1/2*36", "a".repeat(39)));
    for pack in Pack::ALL {
        write("packs", &pack.to_string(), &format!("Like {pack}: {}", pack.deck()));
    }
    for (number, value) in (1..).zip(["3/8", "37 1/2%", "0.1(6)", "12.5%"]) {
        write("packs", &format!("value-{number}"), value);
    }
    for (name, text) in exercises() {
        write("exercises", &name, &text);
    }
    for (number, request) in (1..).zip(REQUESTS) {
        write("referee", &format!("request-{number:02}"), &format!("{request}\n"));
    }
}

/// For each step of each ladder an exercise from a seed, a worked example and its task, with right and wrong answers; and
/// progress.
fn exercises() -> Vec<(String, String)> {
    let mut all = vec![("progress".to_owned(), progress())];
    macro_rules! add {
        ($($folder:ident $game:ident),*) => {
            $(exercises_of::<games::$folder::$game>(&mut all);)*
        };
    }
    for_each_ladder!(add);
    all
}

fn exercises_of<G: Ladder>(all: &mut Vec<(String, String)>) {
    for (number, &step) in (1..).zip(G::STEPS) {
        let name = |form: &str| format!("{}-{number}-{form}", G::NAME);
        let seeded = Exercise::<G>::seeded(step, Difficulty::Hard, Seed(number));
        let given = Exercise::<G>::given(step, seeded.pose().task().clone());
        for (form, exercise) in [("seed", Some(seeded)), ("from", given), ("source", Exercise::source(step, 1))] {
            let Some(exercise) = exercise else { continue };
            let question = exercise.pose();
            let wrong = question.wrong_answers().into_iter().map(|(_, answer)| answer.to_string());
            let answers = [question.solve().to_string()].into_iter().chain(wrong);
            all.push((name(form), format!("{exercise}\n{}\n", answers.collect::<Vec<_>>().join("\n"))));
        }
    }
}

fn progress() -> String {
    let mut progress = Progress::new(&games::ladders());
    for (ladder, steps) in games::ladders() {
        for step in 1..=steps {
            let efforts = [Effort::Alone, Effort::Alone, Effort::Alone, Effort::Missed];
            let standing = efforts[..step % 5].iter().fold(Standing::default(), |standing, &effort| {
                standing.after(effort, Day::new(100 * step)).slipped(step % 3)
            });
            assert!(progress.set(ladder, step, standing), "{ladder} {step}");
        }
    }
    progress.to_string()
}

fn write(target: &str, name: &str, text: &str) {
    let folder = root().join("fuzz/seeds").join(target);
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join(name), text).expect("a file can be written");
}

/// Games between computers, by name.
fn records() -> Vec<(String, String)> {
    let mut records = Vec::new();
    let mut keep = |name: String, text: String| records.push((name, text));
    for variant in Variant::BOTH {
        for seed in 1..=3 {
            let levels = [lawtoe::Level::ALL[0], lawtoe::Level::ALL[seed as usize - 1]];
            let computers = levels.map(lawtoe::Computer::new).to_vec();
            keep(format!("lawtoe-{variant}-{seed}"), played::<LawToe, _>(variant, computers, seed));
        }
    }
    for (place, version) in Version::ALL.into_iter().enumerate() {
        let setup = poe::Setup::new(version, 2 + place, Length::Rounds(2 + place as u8)).expect("it can be played");
        let computers: Vec<_> = poe::Level::ALL.into_iter().cycle().map(poe::Computer::new).take(2 + place).collect();
        keep(format!("poe-{version}"), played::<Poe, _>(setup, computers.clone(), 7));
        if version != Version::BigTough {
            let mat = Network::read(Rules::Poe, "P.FPRRPP.").expect("the letters are of POE");
            let setup = setup.opening(Goal::Even, mat).expect("a solution can be reached");
            keep(format!("poe-{version}-given"), played::<Poe, _>(setup, computers, 8));
        }
    }
    let own = DECKS[0].parse().expect("a deck");
    let cards = Pack::ALL.into_iter().map(|pack| (pack.to_string(), Cards::Pack(pack)));
    for (seats, (name, cards)) in (2..).zip(cards.chain([("own".to_owned(), Cards::Own(own))])) {
        let setup = wholes::Setup::new(seats.min(Seat::MOST), cards).expect("two to six play");
        let levels = wholes::Level::ALL.into_iter().cycle().map(wholes::Computer::new);
        keep(format!("wholes-{name}"), played::<Wholes, _>(setup.clone(), levels.take(setup.seats()).collect(), 9));
    }
    for (number, setup) in floating::Setup::all().enumerate().step_by(5) {
        // The perfect level is slow with *moving*.
        let other = if number == 0 { floating::Level::Perfect } else { floating::Level::Strong };
        let computers = [floating::Level::Easy, other].map(floating::Computer::new).to_vec();
        keep(format!("floating-{number}"), played::<Floating, _>(setup, computers, 11));
    }
    records
}

/// Returns the text of a game between these computers; the seed decides all chance.
fn played<G: Game, B: Bot<G>>(setup: G::Setup, mut computers: Vec<B>, seed: u64) -> String {
    let mut record = Record::<G>::new(setup, Seed(seed));
    let mut random = Random::new(Seed(seed));
    while record.state().outcome().is_none() && record.played().len() < LONGEST {
        let mut seats: Vec<Seat> = Seat::first(record.state().seats()).collect();
        random.shuffle(&mut seats);
        let state = record.state();
        let action = seats
            .into_iter()
            .find_map(|seat| computers[seat.index()].choose(seat, &state.observe(seat), &mut random))
            .expect("somebody acts");
        record.apply(action).expect("computers play by the rules");
    }
    record.to_string()
}

/// Random games of every game in the list, by name, made of listed actions.
fn by_chance() -> Vec<(String, String)> {
    macro_rules! games {
        ($($folder:ident $game:ident),+) => {
            [$((stringify!($folder), any_game::<games::$folder::$game> as fn(Seed) -> String)),+]
        };
    }
    let games = for_each_game!(games).into_iter();
    games.flat_map(|(name, game)| (1..=3).map(move |seed| (format!("{name}-any-{seed}"), game(Seed(seed))))).collect()
}

/// Returns the text of a game made of random listed actions.
fn any_game<G: Sample>(seed: Seed) -> String {
    let mut random = Random::new(seed);
    let setup = random.pick(&G::setups()).expect("a game has a setup").clone();
    let mut record = Record::<G>::new(setup, seed);
    while record.state().outcome().is_none() && record.played().len() < LONGEST {
        let seats = Seat::first(record.state().seats());
        let actions: Vec<_> = seats.flat_map(|seat| record.state().actions(seat)).collect();
        let Some(action) = random.pick(&actions) else { break };
        record.apply(action.clone()).expect("a listed action is accepted");
    }
    record.to_string()
}

/// Who plays, as a save lists it before the record.
fn remarks(name: &str) -> String {
    let game = name.split('-').next().unwrap_or_default();
    match game {
        "lawtoe" => "# plaintiff person\n# defendant computer student\n".to_owned(),
        "floating" => "# x computer perfect\n# o person\n".to_owned(),
        _ => {
            let level = if game == "poe" { "student" } else { "sly" };
            let players = (2..=Seat::MOST).map(|place| format!("# {place} computer {level} {place} Ada\n"));
            format!("# 1 person 1 Ana\n{}# elapsed 61\n# practice\n", players.collect::<String>())
        }
    }
}
