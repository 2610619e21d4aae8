//! Random whole games, with every card counted after every action.

use flub::{
    games::wholes::{Act, Action, Card, Cards, Face, Pack, Setup, Stage, Wholes},
    play::{Game, Random, Seat, Seed},
};

use crate::scale::scaled;

/// Cards in order.
type Heap = Vec<Card>;

fn add(heap: &mut Heap, cards: &[Card]) {
    heap.extend_from_slice(cards);
    heap.sort_unstable();
}

fn remove(heap: &mut Heap, cards: &[Card]) {
    for card in cards {
        let place = heap.binary_search(card).unwrap_or_else(|_| panic!("{card} comes from nowhere"));
        heap.remove(place);
    }
}

/// Where every card is, tracked by plain counting alongside the game.
struct Count {
    hands: Vec<Heap>,
    play: Heap,
    to_draw: Heap,
    discard: Heap,
}

impl Count {
    fn begin(state: &Wholes) -> Self {
        let hands: Vec<Heap> = Seat::first(state.seats()).map(|seat| state.hand(seat).to_vec()).collect();
        let mut to_draw = state.deck().cards();
        hands.iter().for_each(|hand| remove(&mut to_draw, hand));
        Self { hands, play: Heap::new(), to_draw, discard: Heap::new() }
    }

    /// Moves the cards as the rules say, and compares with where they are after the action.
    fn follow(&mut self, action: &Action, after: &Wholes) {
        let by = action.by.index();
        match &action.act {
            Act::Draw => {
                self.discard_play();
                if after.stage() != Stage::Over {
                    if self.to_draw.is_empty() {
                        std::mem::swap(&mut self.to_draw, &mut self.discard);
                    }
                    let mut drawn = after.hand(action.by).to_vec();
                    remove(&mut drawn, &self.hands[by]);
                    assert_eq!(drawn.len(), usize::from(!self.to_draw.is_empty()), "a card is drawn if there is one");
                    remove(&mut self.to_draw, &drawn);
                    add(&mut self.hands[by], &drawn);
                }
            }
            Act::Play { cards, .. } => {
                remove(&mut self.hands[by], cards);
                add(&mut self.play, cards);
            }
            Act::Call => {
                let is_right = !after.deck().is_whole(&self.play) && !self.play.contains(&Card::Bait);
                add(if is_right { &mut self.hands[by] } else { &mut self.discard }, &self.play);
                self.play.clear();
            }
            Act::LetBe if after.play().is_none() => self.discard_play(),
            Act::LetBe | Act::Pass => {}
            Act::Swap(_) => self.spend(by, Card::Swap),
            Act::Replay => self.spend(by, Card::Replay),
        }
        for (seat, hand) in Seat::first(after.seats()).zip(&self.hands) {
            assert_eq!(after.hand(seat), hand);
        }
        let mut play = after.play().map_or(Heap::new(), |play| play.cards().to_vec());
        play.sort_unstable();
        assert_eq!(play, self.play);
        assert_eq!((after.pile(), after.discarded()), (self.to_draw.len(), self.discard.len()));
        let held: usize = self.hands.iter().map(Vec::len).sum();
        assert_eq!(held + play.len() + after.pile() + after.discarded(), after.deck().card_count());
    }

    fn discard_play(&mut self) {
        add(&mut self.discard, &self.play);
        self.play.clear();
    }

    fn spend(&mut self, by: usize, card: Card) {
        remove(&mut self.hands[by], &[card]);
        add(&mut self.discard, &[card]);
    }
}

/// Some cards of a hand and a sum that can be said of them, if one was found.
fn play(state: &Wholes, hand: &[Card], random: &mut Random) -> Option<Act> {
    let mut held: Vec<Card> = hand.iter().copied().filter(Card::is_playable).collect();
    let faces: Vec<Face> = state.deck().faces().collect();
    random.shuffle(&mut held);
    for _ in 0..8 {
        let cards = &held[..random.below(held.len().min(5) + 1)];
        let said: Vec<Face> = match cards.iter().map(Card::face).collect::<Option<Vec<Face>>>() {
            Some(said) if state.deck().is_whole(cards) => said,
            _ => cards.iter().filter_map(|_| random.pick(&faces).copied()).collect(),
        };
        if state.deck().sum(said.iter().copied()) == Some(1.into()) {
            return Some(Act::Play { cards: cards.to_vec(), said });
        }
        random.shuffle(&mut held);
    }
    None
}

/// Plays a random game and returns how many actions it took.
fn play_game(setup: &Setup, seed: Seed) -> usize {
    let mut random = Random::new(seed);
    let mut state = Wholes::begin(setup, seed);
    let mut count = Count::begin(&state);
    let mut actions = 0;
    while state.stage() != Stage::Over {
        let seats: Vec<Seat> = Seat::first(setup.seats()).filter(|&seat| state.may_act(seat)).collect();
        let by = *random.pick(&seats).expect("somebody may act");
        let mine = matches!(state.stage(), Stage::Turn(whose, _) if whose == by);
        let chosen = if mine { play(&state, state.hand(by), &mut random) } else { None };
        let action = match chosen {
            Some(act) => Action { by, act },
            None => random.pick(&state.actions(by)).expect("this seat may act").clone(),
        };
        state.apply(&action).unwrap_or_else(|refusal| panic!("{setup}, seed {seed}: {action}: {refusal:?}"));
        count.follow(&action, &state);
        assert!(state.places().iter().all(|&place| place <= Wholes::LAST_SPACE), "{setup}, seed {seed}: {action}");
        actions += 1;
    }
    let there = state.places().iter().filter(|&&place| place == Wholes::LAST_SPACE).count();
    let long = state.tracks().iter().map(|track| track.plays + track.passes).sum::<usize>() == Wholes::MOST_TURNS;
    assert!(there == 1 || there == 0 && long, "{setup}, seed {seed}: one reaches the last space: {:?}", state.places());
    actions
}

/// Games of every pack at tables of every size, this many in all.
fn play_games(games: u64) {
    let mut actions = 0;
    for seed in (0..games).map(Seed) {
        let pack = Pack::ALL[seed.0 as usize % 5];
        let setup = Setup::new(2 + seed.0 as usize / 5 % 5, Cards::Pack(pack)).expect("it can be played");
        actions += play_game(&setup, seed);
    }
    assert!(actions as u64 > 20 * games, "{actions} actions in {games} games");
}

/// No panic, no card lost or doubled, no piece off the board.
#[test]
fn cards_are_counted_after_every_action() {
    play_games(scaled(2_000) as u64);
}

/// The same with many more games; `cargo test --package flub --test wholes -- --ignored`.
#[test]
#[ignore = "some minutes"]
fn cards_are_counted_in_a_hundred_thousand_games() {
    play_games(100_000);
}
