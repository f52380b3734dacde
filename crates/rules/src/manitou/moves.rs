//! Legal actions: shown, counted, drawn and checked.

use std::ops::ControlFlow::{self, Continue};

use super::{
    Manitou,
    action::{Action, Deck, Draw},
    board::Ground,
    cards::{Card, Cards, choice},
    refusals::*,
    table::{Phase, Table},
    tiles::Tile,
};
use crate::{Arg, Illegal, Random, Refusal, Seat, shuffle, text};

impl Manitou {
    pub(super) fn visit_legal<B>(&self, mut visitor: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.table.phase {
            Phase::Choose(seat) => {
                let (available, size) = (self.table.available(seat), self.table.choice_size(seat));
                (0..choice::count(available, size))
                    .filter_map(|rank| choice::nth(available, size, rank))
                    .try_for_each(|cards| visitor(Action::Choose(cards)))
            }
            Phase::Play(seat) => self.visit_plays(seat, visitor),
            Phase::Eighth(seat) => {
                self.visit_plays(seat, &mut visitor)?;
                visitor(Action::Decline)
            }
            Phase::Move(seat) => {
                for placed in self.table.played(seat).iter().filter(|placed| !placed.card.is_hero()) {
                    for to in Ground::ALL.into_iter().filter(|&to| to != placed.ground) {
                        visitor(Action::Move { card: placed.card, from: placed.ground, to })?;
                    }
                }
                visitor(Action::Decline)
            }
            Phase::Discard(seat) => self.table.tiles[seat.index()]
                .kinds()
                .filter(|&tile| self.table.may_discard(seat, tile))
                .try_for_each(|tile| visitor(Action::Discard(tile))),
            Phase::Take(take) => self.table.grounds[take.ground.index()]
                .kinds()
                .try_for_each(|tile| visitor(Action::Take(tile))),
            Phase::Tiles | Phase::Deck(_) | Phase::Over => Continue(()),
        }
    }

    fn visit_plays<B>(
        &self,
        seat: Seat,
        mut visitor: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let open = self.table.open(seat);
        for card in self.holdings[seat.index()].hand.kinds() {
            for ground in Ground::ALL {
                if !card.is_hero() || open[ground.index()] {
                    visitor(Action::Play { card, ground })?;
                }
            }
        }
        Continue(())
    }

    /// Choices and plays are counted without being listed.
    pub(super) fn count_legal(&self) -> u32 {
        match self.table.phase {
            Phase::Choose(seat) => choice::count(self.table.available(seat), self.table.choice_size(seat)),
            Phase::Play(seat) => self.count_plays(seat),
            Phase::Eighth(seat) => self.count_plays(seat) + 1,
            _ => {
                let mut count = 0;
                let _ = self.visit_legal(|_| -> ControlFlow<()> {
                    count += 1;
                    Continue(())
                });
                count
            }
        }
    }

    fn count_plays(&self, seat: Seat) -> u32 {
        let hand = self.holdings[seat.index()].hand;
        let (hunters, heroes) = (hand.hunters(), hand.kinds().count() - hand.hunters());
        let open =
            if heroes > 0 { self.table.open(seat).into_iter().filter(|&open| open).count() } else { 0 };
        (hunters * Ground::COUNT + heroes * open) as u32
    }

    pub(super) fn sample_legal(&self, random: &mut impl Random) -> Option<Action> {
        let rank = random.below(self.count_legal());
        if let Phase::Choose(seat) = self.table.phase {
            return choice::nth(self.table.available(seat), self.table.choice_size(seat), rank)
                .map(Action::Choose);
        }
        let mut before = 0;
        let found = self.visit_legal(|action| {
            before += 1;
            if before > rank { ControlFlow::Break(action) } else { Continue(()) }
        });
        found.break_value()
    }

    pub(super) fn check_legal(&self, action: Action) -> Result<(), Illegal> {
        let table = &self.table;
        match (table.phase, action) {
            (Phase::Tiles, Action::Tiles(draw)) => table.check_draw(&draw),
            (Phase::Choose(seat), Action::Choose(cards)) => table.check_choice(seat, cards),
            (Phase::Deck(expected), Action::Deck { seat, cards }) => self.check_deck(expected, seat, &cards),
            (Phase::Play(seat) | Phase::Eighth(seat), Action::Play { card, ground }) => {
                if !self.holdings[seat.index()].hand.contains(card) {
                    return Err(Illegal::new(&HAND, [Arg::Name(card.name())]));
                }
                let allowed = !card.is_hero() || table.open(seat)[ground.index()];
                require(allowed, &THIRD_HERO, || [ground_number(ground)])
            }
            (Phase::Eighth(_) | Phase::Move(_), Action::Decline) => Ok(()),
            (Phase::Move(seat), Action::Move { card, from, to }) => table.check_move(seat, card, from, to),
            (Phase::Discard(seat), Action::Discard(tile)) => {
                let name = || [Arg::Name(tile.name())];
                require(table.tiles(seat).count(tile) > 0, &DISCARD_ABSENT, name)?;
                require(table.may_discard(seat, tile), &DISCARD_OTHER, name)
            }
            (Phase::Take(take), Action::Take(tile)) => {
                require(table.ground(take.ground).count(tile) > 0, &TAKE_ABSENT, || {
                    [Arg::Name(tile.name()), ground_number(take.ground)]
                })
            }
            (phase, _) => Err(table.expected(phase)),
        }
    }

    /// The deck must be the next seat's, and its cards those chosen, or any available ones if they are drawn.
    fn check_deck(&self, expected: Seat, seat: Seat, deck: &Deck) -> Result<(), Illegal> {
        require(seat == expected, &DECK_SEAT, || [seat_number(expected)])?;
        let mut cards = Cards::NONE;
        for &card in deck {
            require(cards.insert(card), &CARDS_OWNED, || {
                [Arg::Name(card.name()), number_of(Cards::ALL.count(card))]
            })?;
        }
        self.table.check_choice(seat, cards)?;
        let chosen = self.holdings[seat.index()].chosen;
        match cards.without(chosen).iter().next() {
            Some(stranger) if !self.table.spec.random_cards() => {
                Err(Illegal::new(&DECK_CHOICE, [Arg::Name(stranger.name())]))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn chance_mark(&self) -> Option<String> {
        match self.table.phase {
            Phase::Tiles => Some("chance:tiles".to_owned()),
            Phase::Deck(seat) => Some(format!("chance:deck:{seat}")),
            _ => None,
        }
    }

    /// The referee's action: the first of all that could be drawn, in canonical order and then shuffled.
    pub(super) fn deal_next(&self, random: &mut impl Random) -> Option<Action> {
        match self.table.phase {
            Phase::Tiles => {
                let mut tiles = [Tile::default(); 60];
                let bag = fill(&mut tiles, self.table.bag.iter());
                shuffle(bag, random);
                let mut drawn = bag.iter().copied();
                let draw = self.table.groups().map(|size| drawn.by_ref().take(size).collect());
                Some(Action::Tiles(draw))
            }
            Phase::Deck(seat) => {
                let from = if self.table.spec.random_cards() {
                    self.table.available(seat)
                } else {
                    self.holdings[seat.index()].chosen
                };
                let mut cards = [Card::default(); 17];
                let cards = fill(&mut cards, from.iter());
                shuffle(cards, random);
                let cards = cards.iter().copied().take(self.table.choice_size(seat)).collect();
                Some(Action::Deck { seat, cards })
            }
            _ => None,
        }
    }
}

impl Table {
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

    /// The refusal of an action that is of another kind than the phase asks for.
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

/// Puts items into room for them; what has come.
pub(super) fn fill<T>(room: &mut [T], items: impl Iterator<Item = T>) -> &mut [T] {
    let count = room.iter_mut().zip(items).map(|(place, item)| *place = item).count();
    room.get_mut(..count).unwrap_or_default()
}

/// Refuses what does not hold.
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
