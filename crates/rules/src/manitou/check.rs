//! Whether an action is legal and, if not, which clause forbids it.

use super::{
    Manitou,
    action::{Action, Deck, Draw},
    board::Ground,
    cards::{Card, Cards},
    position::{Phase, PublicState},
    refusals::*,
};
use crate::{Arg, Illegal, Refusal, Seat, text};

impl Manitou {
    pub(super) fn check_legal(&self, action: Action) -> Result<(), Illegal> {
        let public = &self.public;
        match (public.phase, action) {
            (Phase::Tiles, Action::Tiles(draw)) => public.check_draw(&draw),
            (Phase::Choose(seat), Action::Choose(cards)) => public.check_choice(seat, cards),
            (Phase::Deck(expected), Action::Deck { seat, cards }) => self.check_deck(expected, seat, &cards),
            (Phase::Play(seat) | Phase::Eighth(seat), Action::Play { card, ground }) => {
                if !self.holdings[seat].hand.contains(card) {
                    return Err(Illegal::new(&HAND, [Arg::Name(card.name())]));
                }
                let allowed = !card.is_hero() || public.open(seat)[ground.index()];
                require(allowed, &THIRD_HERO, || [ground_number(ground)])
            }
            (Phase::Eighth(_) | Phase::Move(_), Action::Decline) => Ok(()),
            (Phase::Move(seat), Action::Move { card, from, to }) => public.check_move(seat, card, from, to),
            (Phase::Discard(seat), Action::Discard(tile)) => {
                let name = || [Arg::Name(tile.name())];
                require(public.tiles(seat).count(tile) > 0, &DISCARD_ABSENT, name)?;
                require(public.may_discard(seat, tile), &DISCARD_OTHER, name)
            }
            (Phase::Take(take), Action::Take(tile)) => {
                require(public.ground(take.ground).count(tile) > 0, &TAKE_ABSENT, || {
                    [Arg::Name(tile.name()), ground_number(take.ground)]
                })
            }
            (phase, _) => Err(public.expected(phase)),
        }
    }

    /// Checks a deck that the referee has shuffled. It must belong to `expected`, the seat whose deck comes
    /// next. Its cards must be the cards that this seat chose. If cards are drawn at random, they must be
    /// available to the seat.
    fn check_deck(&self, expected: Seat, seat: Seat, deck: &Deck) -> Result<(), Illegal> {
        require(seat == expected, &DECK_SEAT, || [seat_number(expected)])?;
        let mut cards = Cards::NONE;
        for &card in deck {
            require(cards.insert(card), &CARDS_OWNED, || {
                [Arg::Name(card.name()), number_of(Cards::ALL.count(card))]
            })?;
        }
        self.public.check_choice(seat, cards)?;
        let chosen = self.holdings[seat].chosen;
        match cards.without(chosen).iter().next() {
            Some(stranger) if !self.public.spec.random_cards() => {
                Err(Illegal::new(&DECK_CHOICE, [Arg::Name(stranger.name())]))
            }
            _ => Ok(()),
        }
    }
}

impl PublicState {
    fn check_draw(&self, draw: &Draw) -> Result<(), Illegal> {
        let mut bag = self.bag;
        for ((ground, tiles), number) in Ground::ALL.into_iter().zip(draw).zip(self.groups()) {
            require(tiles.len() == number, &TILES_NUMBER, || {
                [ground_number(ground), number_of(number), number_of(tiles.len())]
            })?;
            for &tile in tiles {
                require(bag.count(tile) > 0, &TILES_BAG, || {
                    [Arg::Name(tile.name()), number_of(self.bag.count(tile))]
                })?;
                bag.remove(tile);
            }
        }
        Ok(())
    }

    fn check_choice(&self, seat: Seat, cards: Cards) -> Result<(), Illegal> {
        let number = self.choice_size(seat);
        require(cards.len() == number, &CARDS_NUMBER, || [number_of(number), number_of(cards.len())])?;
        match cards.without(self.available(seat)).iter().next() {
            Some(spent) => Err(Illegal::new(&CARDS_SPENT, [Arg::Name(spent.name())])),
            None => Ok(()),
        }
    }

    fn check_move(&self, seat: Seat, card: Card, from: Ground, to: Ground) -> Result<(), Illegal> {
        require(!card.is_hero(), &MOVE_HERO, || [Arg::Name(card.name())])?;
        require(self.cards(seat, from).any(|placed| placed.card == card), &MOVE_ABSENT, || {
            [Arg::Name(card.name()), ground_number(from)]
        })?;
        require(from != to, &MOVE_NOWHERE, || [ground_number(from)])
    }

    /// The refusal of an action of a kind that does not fit the phase.
    fn expected(&self, phase: Phase) -> Illegal {
        match phase {
            Phase::Tiles => Illegal::from(&NOW_TILES),
            Phase::Choose(seat) => {
                Illegal::new(&NOW_CHOOSE, [seat_number(seat), number_of(self.choice_size(seat))])
            }
            Phase::Deck(seat) => Illegal::new(&NOW_DECK, [seat_number(seat)]),
            Phase::Play(seat) => Illegal::new(&NOW_PLAY, [seat_number(seat)]),
            Phase::Eighth(seat) => Illegal::new(&NOW_EIGHTH, [seat_number(seat)]),
            Phase::Move(seat) => Illegal::new(&NOW_MOVE, [seat_number(seat)]),
            Phase::Discard(seat) => Illegal::new(&NOW_DISCARD, [seat_number(seat)]),
            Phase::Take(take) => {
                Illegal::new(&NOW_TAKE, [seat_number(take.seat), ground_number(take.ground)])
            }
            Phase::Over => text::game_over(),
        }
    }
}

/// Refuses if the condition does not hold.
fn require<const N: usize>(
    holds: bool,
    refusal: &'static Refusal,
    args: impl FnOnce() -> [Arg; N],
) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::new(refusal, args())) }
}

fn number_of(count: usize) -> Arg {
    Arg::Number(count as i64)
}

fn seat_number(seat: Seat) -> Arg {
    number_of(seat.index())
}

fn ground_number(ground: Ground) -> Arg {
    number_of(ground.number())
}
