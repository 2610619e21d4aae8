use std::sync::Arc;

use super::{Act, Action, Called, Card, Deck, Event, Face, Observation, Play, Refusal, Setup, Track, piles::Piles};
use crate::play::{Game, Outcome, Seat, Seed, order};

/// A state of a game of Wholes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wholes {
    setup: Setup,
    deck: Arc<Deck>,
    piles: Piles,
    hands: Vec<Vec<Card>>,
    places: Vec<u8>,
    tracks: Vec<Track>,
    shown: Vec<Vec<Card>>,
    turns: usize,
    stage: Stage,
    play: Option<Play>,
    latest: Option<Seat>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// This player draws. Until then the play on the table can be called, and the previous player can take a second
    /// turn.
    Draw(Seat),
    /// This player plays or passes. The turn began on this space.
    Turn(Seat, u8),
    /// The game is over.
    Over,
}

impl Wholes {
    /// The last space of the board.
    pub const LAST_SPACE: u8 = 20;

    /// The number of cards dealt to each player.
    pub const DEALT: usize = 5;

    /// The largest number of turns. A game that is not won by then ends, and the player who is farthest ahead wins.
    pub const MOST_TURNS: usize = 2_000;

    /// Returns the settings of the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the deck in play.
    pub const fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }

    /// Returns what the game waits for.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the cards in a hand, in order. They are hidden from other seats.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns the space of each seat's piece; 0 is off the board.
    pub fn places(&self) -> &[u8] {
        &self.places
    }

    /// Returns the play on the table, as long as it can be called.
    pub const fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// Returns what each seat has done so far, which everybody knows.
    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// Returns, for each seat, the cards in its hand that everybody has seen: it took them with a right call and has
    /// not played since.
    pub fn shown(&self) -> &[Vec<Card>] {
        &self.shown
    }

    /// Returns the seat that had the latest turn, or `None` before the first turn.
    pub const fn latest(&self) -> Option<Seat> {
        self.latest
    }

    /// Returns the number of cards in the draw pile.
    pub fn pile(&self) -> usize {
        self.piles.left()
    }

    /// Returns the number of cards on the discard.
    pub fn discarded(&self) -> usize {
        self.piles.discarded()
    }

    /// Returns the cards of the discard that this seat knows, in order. Without a seat, returns those that everybody
    /// knows.
    pub fn discard_known(&self, seat: Option<Seat>) -> Vec<Card> {
        self.piles.known_to(seat)
    }

    /// Returns what a seat may know if all hands are open, as in practice.
    pub fn observe_open(&self, seat: Seat) -> Observation {
        Observation { shown: self.hands.clone(), ..self.observe(seat) }
    }

    /// Whether this seat may call the play on the table.
    pub fn may_call(&self, seat: Seat) -> bool {
        self.sits(seat) && self.callable(seat).is_ok()
    }

    /// Whether this seat may take a second turn now.
    pub fn may_replay(&self, seat: Seat) -> bool {
        self.is_replay_time(seat) && self.hand(seat).contains(&Card::Replay)
    }

    /// Whether this seat had the latest turn, and the next player has not drawn yet.
    fn is_replay_time(&self, seat: Seat) -> bool {
        self.latest == Some(seat) && matches!(self.stage, Stage::Draw(next) if next != seat)
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.index() < self.setup.seats()
    }

    fn next(&self, seat: Seat) -> Seat {
        let place = (seat.index() + 1) % self.setup.seats();
        Seat::first(self.setup.seats()).nth(place).expect("the remainder is a seat")
    }

    fn draw(&mut self, by: Seat) -> Result<Event, Refusal> {
        match self.stage {
            Stage::Draw(seat) if seat != by => return Err(Refusal::NotYourTurn(seat)),
            Stage::Turn(seat, _) if seat != by => return Err(Refusal::NotYourTurn(seat)),
            Stage::Turn(..) => return Err(Refusal::Drawn),
            Stage::Draw(_) | Stage::Over => {}
        }
        self.close_play();
        if self.stage == Stage::Over {
            return Ok(Event::Drew { by, card: None });
        }
        let card = self.piles.draw();
        self.take(by, card);
        self.turns += 1;
        self.stage = Stage::Turn(by, self.places[by.index()]);
        Ok(Event::Drew { by, card })
    }

    /// Returns the space on which this player's turn began.
    fn turn(&self, by: Seat) -> Result<u8, Refusal> {
        match self.stage {
            Stage::Turn(seat, from) if seat == by => Ok(from),
            Stage::Draw(seat) if seat == by => Err(Refusal::DrawFirst),
            Stage::Turn(seat, _) | Stage::Draw(seat) => Err(Refusal::NotYourTurn(seat)),
            Stage::Over => Err(Refusal::Over),
        }
    }

    fn play_cards(&mut self, by: Seat, cards: &[Card], said: &[Face]) -> Result<Event, Refusal> {
        let from = self.turn(by)?;
        let mut hand = self.hand(by).to_vec();
        for card in cards {
            let place = hand.iter().position(|held| held == card).ok_or(Refusal::NotHeld(*card))?;
            hand.remove(place);
        }
        self.deck.check_said(cards, said)?;
        self.hands[by.index()] = hand;
        self.shown[by.index()].clear();
        self.tracks[by.index()].plays += 1;
        self.advance(by, cards.len());
        self.play = Some(Play { by, from, said: said.to_vec(), cards: cards.to_vec(), left_be: Vec::new() });
        self.end_turn(by);
        Ok(Event::Played { by, cards: cards.to_vec(), said: said.to_vec() })
    }

    fn pass(&mut self, by: Seat) -> Result<Event, Refusal> {
        self.turn(by)?;
        self.tracks[by.index()].passes += 1;
        self.end_turn(by);
        Ok(Event::Passed(by))
    }

    fn end_turn(&mut self, by: Seat) {
        self.latest = Some(by);
        let ended = self.turns >= Self::MOST_TURNS && self.play.is_none();
        self.stage = if ended { Stage::Over } else { Stage::Draw(self.next(by)) };
    }

    fn call(&mut self, by: Seat) -> Result<Event, Refusal> {
        self.callable(by)?;
        let Some(Play { by: player, from, said, cards, .. }) = self.play.take() else {
            return Err(Refusal::NothingToCall);
        };
        let right = !self.deck.is_whole(&cards) && !cards.contains(&Card::Bait);
        if right {
            // If the player swapped with somebody farther back in the meantime, the piece stays there.
            let place = &mut self.places[player.index()];
            *place = (*place).min(from);
            self.retreat(player, cards.len());
            self.take(by, cards.iter().copied());
            self.shown[by.index()].extend(&cards);
            self.tracks[by.index()].right_calls += 1;
            self.tracks[player.index()].caught += 1;
        } else {
            self.retreat(by, cards.len());
            self.piles.discard(cards.iter().copied(), None);
            self.tracks[by.index()].wrong_calls += 1;
            self.tracks[player.index()].cleared += 1;
        }
        let called = Called { by, player, cards, said, right };
        self.tracks[player.index()].latest_call = Some(called.clone());
        self.end_if_won();
        Ok(Event::Called(called))
    }

    /// Returns the play on the table, if this seat may call it or let it be.
    fn callable(&self, by: Seat) -> Result<&Play, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NothingToCall)?;
        if play.by == by {
            return Err(Refusal::OwnPlay);
        }
        if play.left_be.contains(&by) {
            return Err(Refusal::LeftBe);
        }
        Ok(play)
    }

    fn let_be(&mut self, by: Seat) -> Result<Event, Refusal> {
        self.callable(by)?;
        let others = self.setup.seats() - 1;
        if let Some(play) = &mut self.play {
            play.left_be.push(by);
            if play.left_be.len() == others {
                self.close_play();
            }
        }
        Ok(Event::LetBe(by))
    }

    fn swap(&mut self, by: Seat, with: Seat) -> Result<Event, Refusal> {
        if by == with {
            return Err(Refusal::SwapWithSelf);
        }
        if !self.sits(with) {
            return Err(Refusal::NoSeat(with));
        }
        self.spend(by, Card::Swap)?;
        self.places.swap(by.index(), with.index());
        Ok(Event::Swapped { by, with })
    }

    fn replay(&mut self, by: Seat) -> Result<Event, Refusal> {
        if !self.is_replay_time(by) {
            return Err(Refusal::NoReplayNow);
        }
        self.spend(by, Card::Replay)?;
        self.stage = Stage::Draw(by);
        Ok(Event::Replayed(by))
    }

    /// Shows a special card and puts it on the discard.
    fn spend(&mut self, by: Seat, card: Card) -> Result<(), Refusal> {
        let hand = &mut self.hands[by.index()];
        let place = hand.iter().position(|&held| held == card).ok_or(Refusal::NotHeld(card))?;
        hand.remove(place);
        self.piles.discard([card], None);
        Ok(())
    }

    /// Ends the time to call. A play that was not called goes to the discard face down.
    fn close_play(&mut self) {
        if let Some(play) = self.play.take() {
            self.piles.discard(play.cards, Some(play.by));
            self.end_if_won();
        }
    }

    /// Ends the game if a piece is on the last space or all turns are used, now that no play can be called. Only a play
    /// gets there, perhaps followed by a swap, so this is checked only when a play has left the table.
    fn end_if_won(&mut self) {
        if self.places.contains(&Self::LAST_SPACE) || self.turns >= Self::MOST_TURNS {
            self.stage = Stage::Over;
        }
    }

    /// Returns the moves of the pieces from these spaces on. The payer of a call is included even if the piece did not
    /// move.
    fn moved(&self, before: &[u8], payer: Option<Seat>) -> Vec<Event> {
        let places = Seat::first(self.setup.seats()).zip(before.iter().zip(&self.places));
        let moved = places.filter(|&(seat, (from, to))| from != to || payer == Some(seat));
        moved.map(|(seat, (&from, &to))| Event::Moved { seat, from, to }).collect()
    }

    fn advance(&mut self, seat: Seat, spaces: usize) {
        let place = usize::from(self.places[seat.index()]) + spaces;
        self.places[seat.index()] = place.min(usize::from(Self::LAST_SPACE)) as u8;
    }

    fn retreat(&mut self, seat: Seat, spaces: usize) {
        self.places[seat.index()] = usize::from(self.places[seat.index()]).saturating_sub(spaces) as u8;
    }

    /// Adds cards to a hand. Hands are kept sorted, so that the order does not reveal when a card came.
    fn take(&mut self, by: Seat, cards: impl IntoIterator<Item = Card>) {
        let hand = &mut self.hands[by.index()];
        hand.extend(cards);
        order::sort(hand);
    }
}

impl Game for Wholes {
    const NAME: &'static str = "wholes";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Observation = Observation;
    type Refusal = Refusal;

    fn begin(setup: &Setup, seed: Seed) -> Self {
        let seats = setup.seats();
        let deck = setup.deck();
        let mut state = Self {
            piles: Piles::new(deck.cards(), seed),
            setup: setup.clone(),
            deck: Arc::new(deck),
            hands: vec![Vec::new(); seats],
            places: vec![0; seats],
            tracks: vec![Track::default(); seats],
            shown: vec![Vec::new(); seats],
            turns: 0,
            stage: Stage::Draw(Seat::FIRST),
            play: None,
            latest: None,
        };
        for seat in Seat::first(seats) {
            let dealt: Vec<Card> = (0..Self::DEALT).filter_map(|_| state.piles.draw()).collect();
            state.take(seat, dealt);
        }
        state
    }

    fn seats(&self) -> usize {
        self.setup.seats()
    }

    fn actor(action: &Action) -> Seat {
        action.by
    }

    fn may_act(&self, seat: Seat) -> bool {
        let turn = matches!(self.stage, Stage::Draw(whose) | Stage::Turn(whose, _) if whose == seat);
        let swap = self.stage != Stage::Over && self.hand(seat).contains(&Card::Swap);
        turn || swap || self.may_call(seat) || self.may_replay(seat)
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if !self.may_act(seat) {
            return Vec::new();
        }
        let mut acts = Vec::new();
        match self.stage {
            Stage::Draw(whose) if whose == seat => acts.push(Act::Draw),
            Stage::Turn(whose, _) if whose == seat => acts.push(Act::Pass),
            _ => {}
        }
        if self.may_call(seat) {
            acts.extend([Act::Call, Act::LetBe]);
        }
        if self.may_replay(seat) {
            acts.push(Act::Replay);
        }
        if self.hand(seat).contains(&Card::Swap) {
            acts.extend(Seat::first(self.setup.seats()).filter(|&other| other != seat).map(Act::Swap));
        }
        acts.into_iter().map(|act| Action { by: seat, act }).collect()
    }

    fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        let (by, before) = (action.by, self.places.clone());
        if self.stage == Stage::Over {
            return Err(Refusal::Over);
        }
        if !self.sits(by) {
            return Err(Refusal::NoSeat(by));
        }
        let done = match &action.act {
            Act::Draw => self.draw(by),
            Act::Play { cards, said } => self.play_cards(by, cards, said),
            Act::Pass => self.pass(by),
            Act::Call => self.call(by),
            Act::LetBe => self.let_be(by),
            &Act::Swap(with) => self.swap(by, with),
            Act::Replay => self.replay(by),
        }?;
        let payer = if let Event::Called(called) = &done { Some(called.payer()) } else { None };
        let moved = self.moved(&before, payer);
        let ended = (self.stage == Stage::Over).then_some(Event::Ended);
        Ok([done].into_iter().chain(moved).chain(ended).collect())
    }

    fn observe(&self, seat: Seat) -> Observation {
        Observation::of(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || self.places.iter().map(|&place| i32::from(place)).collect();
        (self.stage == Stage::Over).then(|| Outcome::by_score(scores()))
    }
}
