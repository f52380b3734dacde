//! The legal actions: visited, counted, sampled and dealt.

use std::ops::ControlFlow::{self, Continue};

use super::{
    Manitou,
    action::Action,
    board::Ground,
    cards::{Card, choice},
    position::Phase,
    tiles::Tile,
};
use crate::{Random, Seat, shuffle};

impl Manitou {
    pub(super) fn visit_legal<B>(&self, mut visitor: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.public.phase {
            Phase::Choose(seat) => {
                let (available, size) = (self.public.available(seat), self.public.choice_size(seat));
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
                for placed in self.public.played(seat).iter().filter(|placed| !placed.card.is_hero()) {
                    for to in Ground::ALL.into_iter().filter(|&to| to != placed.ground) {
                        visitor(Action::Move { card: placed.card, from: placed.ground, to })?;
                    }
                }
                visitor(Action::Decline)
            }
            Phase::Discard(seat) => self.public.tiles[seat]
                .kinds()
                .filter(|&tile| self.public.may_discard(seat, tile))
                .try_for_each(|tile| visitor(Action::Discard(tile))),
            Phase::Take(take) => self.public.grounds[take.ground.index()]
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
        let open = self.public.open(seat);
        for card in self.holdings[seat].hand.kinds() {
            for ground in Ground::ALL {
                if !card.is_hero() || open[ground.index()] {
                    visitor(Action::Play { card, ground })?;
                }
            }
        }
        Continue(())
    }

    /// Number of legal actions. Choices and plays are counted in bulk.
    pub(super) fn count_legal(&self) -> u32 {
        match self.public.phase {
            Phase::Choose(seat) => choice::count(self.public.available(seat), self.public.choice_size(seat)),
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
        let hand = self.holdings[seat].hand;
        let (hunters, heroes) = (hand.hunters(), hand.kinds().count() - hand.hunters());
        let open =
            if heroes > 0 { self.public.open(seat).into_iter().filter(|&open| open).count() } else { 0 };
        (hunters * Ground::COUNT + heroes * open) as u32
    }

    pub(super) fn sample_legal(&self, random: &mut impl Random) -> Option<Action> {
        let rank = random.below(self.count_legal());
        if let Phase::Choose(seat) = self.public.phase {
            return choice::nth(self.public.available(seat), self.public.choice_size(seat), rank)
                .map(Action::Choose);
        }
        let mut before = 0;
        let found = self.visit_legal(|action| {
            before += 1;
            if before > rank { ControlFlow::Break(action) } else { Continue(()) }
        });
        found.break_value()
    }

    pub(super) fn chance_mark(&self) -> Option<String> {
        match self.public.phase {
            Phase::Tiles => Some("chance:tiles".to_owned()),
            Phase::Deck(seat) => Some(format!("chance:deck:{seat}")),
            _ => None,
        }
    }

    /// Draws the referee's action: lists in canonical order all items that could be drawn, shuffles the list,
    /// and takes the first items.
    pub(super) fn deal_next(&self, random: &mut impl Random) -> Option<Action> {
        match self.public.phase {
            Phase::Tiles => {
                let mut tiles = [Tile::default(); 60];
                let bag = fill(&mut tiles, self.public.bag.iter());
                shuffle(bag, random);
                let mut drawn = bag.iter().copied();
                let draw = self.public.groups().map(|size| drawn.by_ref().take(size).collect());
                Some(Action::Tiles(draw))
            }
            Phase::Deck(seat) => {
                let from = if self.public.spec.random_cards() {
                    self.public.available(seat)
                } else {
                    self.holdings[seat].chosen
                };
                let mut cards = [Card::default(); 17];
                let cards = fill(&mut cards, from.iter());
                shuffle(cards, random);
                let cards = cards.iter().copied().take(self.public.choice_size(seat)).collect();
                Some(Action::Deck { seat, cards })
            }
            _ => None,
        }
    }
}

/// Copies items into a buffer and returns the filled part.
pub(super) fn fill<T>(buffer: &mut [T], items: impl Iterator<Item = T>) -> &mut [T] {
    let count = buffer.iter_mut().zip(items).map(|(place, item)| *place = item).count();
    buffer.get_mut(..count).unwrap_or_default()
}
