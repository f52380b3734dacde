//! What one seat may know (MN-30), and determinizations: complete games that agree with what the seat knows.

use super::{
    Manitou,
    cards::{Card, Cards},
    moves::fill,
    position::{Holding, Phase, PublicState},
};
use crate::{BySeat, MAX_SEATS, Random, Seat, Viewer, shuffle};

/// What one seat, or a spectator, may know: the public state and the seat's own cards. It cannot hold the
/// order of a deck or another seat's unseen cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    public: PublicState,
    own: Option<Own>,
}

/// The viewer's own cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Own {
    seat: Seat,
    chosen: Cards,
    hand: Cards,
    deck: Cards,
}

impl Own {
    /// The viewer's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The hand.
    pub fn hand(&self) -> Cards {
        self.hand
    }

    /// The cards of the deck, without their order, which no seat knows.
    pub fn deck(&self) -> Cards {
        self.deck
    }

    /// The cards that the viewer chose for this hunt. Empty before the choice, and again once the unplayed
    /// cards are returned (MN-18).
    pub fn chosen(&self) -> Cards {
        self.chosen
    }
}

impl View {
    pub(super) fn new(game: &Manitou, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < game.public.seats().len() => {
                let holding = &game.holdings[seat];
                let deck = holding.deck.iter().copied().collect();
                Some(Own { seat, chosen: holding.chosen, hand: holding.hand, deck })
            }
            _ => None,
        };
        View { public: game.public, own }
    }

    /// What everyone may see.
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// The viewer's own cards; `None` for a spectator.
    pub fn own(&self) -> Option<&Own> {
        self.own.as_ref()
    }

    /// The cards that the viewer has put aside: all that are not in the grounds, not in the viewer's hand or
    /// deck, and not chosen.
    pub fn aside(&self) -> Cards {
        self.own.map_or(Cards::NONE, |own| {
            let used = if own.chosen.is_empty() { self.public.laid(own.seat) } else { own.chosen };
            Cards::ALL.without(used)
        })
    }

    /// A determinization in which every arrangement of the unseen cards is equally likely.
    pub(super) fn guess(&self, random: &mut impl Random) -> Manitou {
        self.guess_by(random, |_, unseen, size, random| draw(unseen, size, random))
    }

    /// Draws a determinization, using a model of what the other seats choose. For a seat, `choose` picks a
    /// given number of cards from those that this seat may have chosen and has not played. The order of each
    /// deck is random. If the viewer knows more about a seat's hand than the number of its cards (MN-31), that
    /// seat's cards are drawn without the model.
    pub fn guess_by<R: Random>(
        &self,
        random: &mut R,
        mut choose: impl FnMut(Seat, Cards, usize, &mut R) -> Cards,
    ) -> Manitou {
        let mut holdings: BySeat<Holding, MAX_SEATS> = BySeat::default();
        for seat in self.public.seats() {
            holdings[seat] = match self.own.filter(|own| own.seat == seat) {
                Some(own) => Holding { chosen: own.chosen, hand: own.hand, deck: shuffled(own.deck, random) },
                None => self.guess_holding(seat, random, &mut choose),
            };
        }
        Manitou { public: self.public, holdings }
    }

    fn guess_holding<R: Random>(
        &self,
        seat: Seat,
        random: &mut R,
        choose: &mut impl FnMut(Seat, Cards, usize, &mut R) -> Cards,
    ) -> Holding {
        let public = &self.public;
        let laid = public.laid(seat);
        let unseen = public.available(seat).without(laid);
        if !public.is_dealt(seat) {
            let size = if public.has_chosen(seat) { public.choice_size(seat) } else { 0 };
            return Holding { chosen: choose(seat, unseen, size, random), ..Holding::default() };
        }
        let size = public.hand_size(seat) + public.deck_size(seat);
        let possible = self.possible_hand(seat, unseen);
        let left = if possible == unseen { choose(seat, unseen, size, random) } else { unseen };
        let hand = draw(if possible == unseen { left } else { possible }, public.hand_size(seat), random);
        let deck = draw(left.without(hand), public.deck_size(seat), random);
        let chosen = laid.iter().chain(hand.iter()).chain(deck.iter()).collect();
        Holding { chosen, hand, deck: shuffled(deck, random) }
    }

    /// The unseen cards that may be in a seat's hand. MN-31 reveals that a seat that was passed over holds no
    /// hunter, and that the seat to act holds a card that it can play.
    fn possible_hand(&self, seat: Seat, unseen: Cards) -> Cards {
        let only = |hero: bool| unseen.iter().filter(|card| card.is_hero() == hero).collect();
        if self.public.passed_over(seat) {
            return only(true);
        }
        // If MN-11 closes every ground to the seat's heroes, six of its seven heroes are in the grounds. Only
        // one is left, so only a hand of a single card could be all heroes.
        let stuck = self.public.phase == Phase::Play(seat)
            && self.public.hand_size(seat) == 1
            && !self.public.open(seat).contains(&true);
        if stuck { only(false) } else { unseen }
    }
}

/// Chooses `size` of these cards at random.
fn draw(from: Cards, size: usize, random: &mut impl Random) -> Cards {
    let mut cards = [Card::default(); 17];
    let cards = fill(&mut cards, from.iter());
    shuffle(cards, random);
    cards.iter().copied().take(size).collect()
}

fn shuffled(cards: Cards, random: &mut impl Random) -> super::action::Deck {
    let mut order: super::action::Deck = cards.iter().collect();
    shuffle(order.as_mut(), random);
    order
}
