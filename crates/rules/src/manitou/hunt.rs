//! The course of a hunt (MN-6 to MN-10, MN-16 to MN-20, MN-31).

use super::{
    Manitou,
    action::{Action, Deck, Draw},
    board::{Ground, HAND},
    cards::{Card, Cards},
    list::List,
    position::{Phase, Placed, PublicState},
    sharing::Take,
    tiles::{Tile, Tiles},
};
use crate::{BySeat, Seat, Spec as _};

impl Manitou {
    /// Plays an action and advances to the next phase that needs an action. An action that does not belong to
    /// the phase changes nothing.
    pub(super) fn advance(&mut self, action: Action) {
        match (self.public.phase, action) {
            (Phase::Tiles, Action::Tiles(draw)) => self.lay_tiles(&draw),
            (Phase::Choose(seat), Action::Choose(cards)) => self.choose(seat, cards),
            (Phase::Deck(seat), Action::Deck { cards, .. }) => self.take_up(seat, cards),
            (Phase::Play(seat), Action::Play { card, ground }) => {
                self.play_card(seat, card, ground);
                self.public.turns = self.public.turns.saturating_add(1);
                self.next_turn();
            }
            (Phase::Eighth(seat), Action::Play { card, ground }) => {
                self.play_card(seat, card, ground);
                self.ask_horse();
            }
            (Phase::Eighth(_), Action::Decline) => self.ask_horse(),
            (Phase::Move(seat), Action::Move { card, from, to }) => {
                self.public.move_hunter(seat, card, from, to);
                self.end_play();
            }
            (Phase::Move(_), Action::Decline) => self.end_play(),
            (Phase::Discard(seat), Action::Discard(tile)) => {
                self.public.lose(seat, tile);
                self.public.robbed -= seat.into();
                self.public.next_discard();
            }
            (Phase::Take(take), Action::Take(tile)) => {
                self.public.take(take, tile);
                self.public.next_take();
            }
            _ => {}
        }
    }

    fn lay_tiles(&mut self, draw: &Draw) {
        for (ground, tiles) in self.public.grounds.iter_mut().zip(draw) {
            for &tile in tiles {
                self.public.bag.remove(tile);
                ground.add(tile);
            }
        }
        self.public.phase = if self.public.spec.random_cards() {
            Phase::Deck(Seat::FIRST)
        } else {
            Phase::Choose(Seat::FIRST)
        };
    }

    fn choose(&mut self, seat: Seat, cards: Cards) {
        self.holdings[seat].chosen = cards;
        self.public.phase = self.public.seat_after(seat).map_or(Phase::Deck(Seat::FIRST), Phase::Choose);
    }

    /// The seat takes the top three cards of its deck as its hand (MN-9).
    fn take_up(&mut self, seat: Seat, deck: Deck) {
        let holding = &mut self.holdings[seat];
        holding.chosen = deck.iter().copied().collect();
        holding.hand = deck.iter().copied().take(HAND).collect();
        holding.deck = deck.iter().copied().skip(HAND).collect();
        match self.public.seat_after(seat) {
            Some(next) => self.public.phase = Phase::Deck(next),
            None => self.next_turn(),
        }
    }

    fn play_card(&mut self, seat: Seat, card: Card, ground: Ground) {
        let holding = &mut self.holdings[seat];
        holding.hand.remove(card);
        if let Some(drawn) = holding.deck.remove(0) {
            holding.hand.insert(drawn);
        }
        self.public.lay(seat, card, ground);
    }

    /// Finds the next seat that has a turn and a card to play. Other seats are passed over (MN-31).
    fn next_turn(&mut self) {
        while let Some(seat) = self.public.next_player() {
            if self.can_play(seat) {
                self.public.phase = Phase::Play(seat);
                return;
            }
            self.public.turns += 1;
        }
        match self.public.totem {
            Some(owner) if !self.holdings[owner].hand.is_empty() => {
                self.public.phase = Phase::Eighth(owner);
            }
            _ => self.ask_horse(),
        }
    }

    /// Whether the seat has a card in its hand that MN-11 lets it play.
    fn can_play(&self, seat: Seat) -> bool {
        let hand = self.holdings[seat].hand;
        hand.hunters() > 0 || !hand.is_empty() && self.public.open(seat).contains(&true)
    }

    fn ask_horse(&mut self) {
        match self.public.horse {
            Some(owner) if self.public.has_hunter(owner) => self.public.phase = Phase::Move(owner),
            _ => self.end_play(),
        }
    }

    /// Puts the unplayed cards back (MN-18). The leather thief comes next, but in the first hunt the sharing
    /// comes before it (MN-20).
    fn end_play(&mut self) {
        self.holdings = BySeat::default();
        if self.public.hunt == 0 { self.public.start_sharing() } else { self.public.start_thief() }
    }
}

impl PublicState {
    fn seat_after(&self, seat: Seat) -> Option<Seat> {
        Some(seat.next(self.spec.seats())).filter(|&next| next != Seat::FIRST)
    }

    /// What lies on the table right after a seat's action. The turn has not passed yet, and the hunt has not
    /// ended.
    #[must_use]
    pub fn after(&self, seat: Seat, action: Action) -> PublicState {
        let mut after = *self;
        match (self.phase, action) {
            (_, Action::Play { card, ground }) => after.lay(seat, card, ground),
            (_, Action::Move { card, from, to }) => after.move_hunter(seat, card, from, to),
            (_, Action::Discard(tile)) => after.lose(seat, tile),
            (Phase::Take(take), Action::Take(tile)) => after.take(take, tile),
            _ => {}
        }
        after
    }

    fn take(&mut self, take: Take, tile: Tile) {
        self.grounds[take.ground.index()].remove(tile);
        self.gain(take.seat, tile);
    }

    fn move_hunter(&mut self, seat: Seat, card: Card, from: Ground, to: Ground) {
        let cards = &mut self.played[seat];
        let at = cards.iter().position(|placed| placed.card == card && placed.ground == from);
        if at.and_then(|at| cards.remove(at)).is_some() {
            self.place(seat, Placed { card, ground: to, face_up: true });
        }
    }

    /// Starts the leather thief's phase: all seats that have the highest sum of hunters, alone or tied, must
    /// discard a tile if they have one (MN-19).
    fn start_thief(&mut self) {
        self.robbed =
            self.seats().filter(|&seat| self.is_robbed(seat) && !self.tiles(seat).is_empty()).collect();
        self.next_discard();
    }

    fn next_discard(&mut self) {
        match self.clockwise().find(|&seat| self.owes_tile(seat)) {
            Some(seat) => self.phase = Phase::Discard(seat),
            None if self.hunt == 0 => self.end_hunt(),
            None => self.start_sharing(),
        }
    }

    fn start_sharing(&mut self) {
        self.count_tomahawks();
        self.takes = self.shares();
        self.next_take();
    }

    /// Advances to the next take. Tiles that nobody takes leave the game (MN-24).
    fn next_take(&mut self) {
        let next = self.takes.remove(0);
        let shared = next.map_or(Ground::COUNT, |take| take.ground.index());
        self.grounds[..shared].fill(Tiles::NONE);
        match next {
            Some(take) => self.phase = Phase::Take(take),
            None if self.hunt == 0 => self.start_thief(),
            None => self.end_hunt(),
        }
    }

    /// Begins the next hunt or ends the game. The cards of the last hunt stay in the grounds.
    fn end_hunt(&mut self) {
        if self.hunt() >= self.hunts() {
            self.phase = Phase::Over;
            return;
        }
        self.hunt += 1;
        let second = self.hunt % 2 == 1;
        for seat in self.seats() {
            self.spent[seat] = if second { self.laid(seat) } else { Cards::NONE };
            self.played[seat] = List::default();
        }
        self.turns = 0;
        self.count_tomahawks();
        self.phase = Phase::Tiles;
    }

    /// Records how many tomahawks each seat owns before the sharing. Only these strengthen its hunters
    /// (MN-22).
    fn count_tomahawks(&mut self) {
        for seat in self.seats() {
            self.tomahawks[seat] = self.tiles(seat).count(Tile::TOMAHAWK) as u8;
        }
    }
}
