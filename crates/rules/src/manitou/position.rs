//! The parts of a position: the public state, which everyone may see (MN-30), and each seat's hidden cards.

use super::{
    Spec,
    action::Deck,
    board::{self, Ground, HAND, MAX_PLAYED, TURNS},
    cards::{Card, Cards},
    list::List,
    sharing::{Take, Takes},
    tiles::{Tile, Tiles},
};
use crate::{BitSet, BySeat, MAX_SEATS, Seat, Spec as _, Turn};

/// What happens next, and which seat acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The referee draws the tiles of a hunt (MN-6).
    Tiles,
    /// This seat chooses its cards (MN-7).
    Choose(Seat),
    /// The referee shuffles this seat's deck (MN-9).
    Deck(Seat),
    /// This seat plays a card (MN-10).
    Play(Seat),
    /// The totem's owner may play an eighth card (MN-16).
    Eighth(Seat),
    /// The horse's owner may move a hunter (MN-17).
    Move(Seat),
    /// This seat discards a tile for the leather thief (MN-19).
    Discard(Seat),
    /// This seat takes a tile from a ground (MN-21 to MN-23).
    Take(Take),
    /// The last hunt is over.
    Over,
}

/// A card in a ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placed {
    /// The card. It is public, even face down.
    pub card: Card,
    /// The ground it is in.
    pub ground: Ground,
    /// False if the card is a hero that was turned face down (MN-14, MN-15).
    pub face_up: bool,
}

impl Placed {
    /// Whether the card is a face-up hero in this ground.
    #[inline]
    pub(super) fn is_hero_up(self, ground: Ground) -> bool {
        self.ground == ground && self.face_up && self.card.is_hero()
    }
}

/// The part of a position that everyone may see (MN-30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublicState {
    pub(super) spec: Spec,
    pub(super) phase: Phase,
    /// The index of the present hunt, from 0. After the game, the index of the last hunt.
    pub(super) hunt: u8,
    /// Number of turns that all seats together have had in this hunt, including those passed over (MN-31).
    pub(super) turns: u8,
    pub(super) bag: Tiles,
    /// Tiles in each ground.
    pub(super) grounds: [Tiles; Ground::COUNT],
    /// Each seat's cards in the grounds, by ground and then in the order of play.
    pub(super) played: BySeat<List<Placed, MAX_PLAYED>, MAX_SEATS>,
    /// Each seat's cards that are not available in this hunt, because they were played in the previous hunt
    /// (MN-8).
    pub(super) spent: BySeat<Cards, MAX_SEATS>,
    pub(super) tiles: BySeat<Tiles, MAX_SEATS>,
    /// Number of tomahawks that strengthen each seat's hunters in this hunt (MN-22).
    pub(super) tomahawks: BySeat<u8, MAX_SEATS>,
    pub(super) totem: Option<Seat>,
    pub(super) horse: Option<Seat>,
    /// The seats that still have to discard a tile.
    pub(super) robbed: BitSet<Seat>,
    /// The takes that follow the one in `phase`.
    pub(super) takes: Takes,
}

impl PublicState {
    pub(super) fn new(spec: Spec) -> PublicState {
        PublicState {
            spec,
            phase: Phase::Tiles,
            hunt: 0,
            turns: 0,
            bag: Tiles::ALL,
            grounds: [Tiles::NONE; Ground::COUNT],
            played: BySeat::default(),
            spent: BySeat::default(),
            tiles: BySeat::default(),
            tomahawks: BySeat::default(),
            totem: None,
            horse: None,
            robbed: BitSet::NONE,
            takes: Takes::default(),
        }
    }

    /// The spec.
    #[inline]
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// The seats in order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.spec.seats())
    }

    /// The seats clockwise, from the first player of this hunt.
    #[inline]
    pub(super) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (first, count) = (self.first(), self.spec.seats());
        std::iter::successors(Some(first), move |seat| Some(seat.next(count)).filter(|&next| next != first))
    }

    /// What happens next, and which seat acts.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What happens next: a seat acts, the referee plays a chance action, or the game is over.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Tiles | Phase::Deck(_) => Turn::Chance,
            Phase::Choose(seat)
            | Phase::Play(seat)
            | Phase::Eighth(seat)
            | Phase::Move(seat)
            | Phase::Discard(seat)
            | Phase::Take(Take { seat, .. }) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// The number of the present hunt, from 1. After the game, the number of the last hunt.
    #[inline]
    pub fn hunt(&self) -> usize {
        usize::from(self.hunt) + 1
    }

    /// Number of hunts in the game (MN-4).
    #[inline]
    pub fn hunts(&self) -> usize {
        board::hunts(self.spec.seats())
    }

    /// Number of tiles drawn for each ground (MN-6).
    pub fn groups(&self) -> [usize; Ground::COUNT] {
        board::groups(self.spec.seats())
    }

    /// The first player of this hunt (MN-5).
    #[inline]
    pub fn first(&self) -> Seat {
        Seat::new(usize::from(self.hunt) % self.spec.seats().max(1)).unwrap_or(Seat::FIRST)
    }

    /// The dealer of this hunt, who plays last (MN-5).
    #[inline]
    pub fn dealer(&self) -> Seat {
        let seats = self.spec.seats();
        Seat::new((usize::from(self.hunt) + seats - 1) % seats.max(1)).unwrap_or(Seat::FIRST)
    }

    /// Number of cards a seat chooses for this hunt (MN-7).
    #[inline]
    pub fn choice_size(&self, seat: Seat) -> usize {
        match self.spec.seats() {
            2 if seat == self.first() => 8,
            _ if seat == self.first() => 9,
            _ if seat == self.dealer() => 7,
            _ => 8,
        }
    }

    /// The cards a seat may choose from in this hunt (MN-8).
    #[inline]
    pub fn available(&self, seat: Seat) -> Cards {
        Cards::ALL.without(self.spent[seat])
    }

    /// The tiles left in the bag. Everyone may know which tiles these are, because every drawn tile is
    /// public.
    #[inline]
    pub fn bag(&self) -> Tiles {
        self.bag
    }

    /// The tiles in a ground.
    #[inline]
    pub fn ground(&self, ground: Ground) -> Tiles {
        self.grounds[ground.index()]
    }

    /// A seat's cards in the grounds, by ground and then in the order of play.
    #[inline]
    pub fn played(&self, seat: Seat) -> &[Placed] {
        &self.played[seat]
    }

    /// A seat's cards in a ground, in the order of play.
    pub fn cards(&self, seat: Seat, ground: Ground) -> impl DoubleEndedIterator<Item = Placed> {
        self.played[seat].iter().copied().filter(move |placed| placed.ground == ground)
    }

    /// All cards that a seat has in the grounds.
    pub(super) fn laid(&self, seat: Seat) -> Cards {
        self.played[seat].iter().map(|placed| placed.card).collect()
    }

    /// Number of a seat's face-up heroes in a ground.
    #[inline]
    pub(super) fn heroes(&self, seat: Seat, ground: Ground) -> usize {
        self.played[seat].iter().filter(|placed| placed.is_hero_up(ground)).count()
    }

    /// The seat with face-up heroes in a ground. There is at most one (MN-14).
    pub fn hero_owner(&self, ground: Ground) -> Option<Seat> {
        self.seats().find(|&seat| self.heroes(seat, ground) > 0)
    }

    /// For each ground, whether MN-11 lets a seat play a hero there.
    #[inline]
    pub(super) fn open(&self, seat: Seat) -> [bool; Ground::COUNT] {
        let mut heroes = [0; Ground::COUNT];
        for placed in self.played[seat].iter().filter(|placed| placed.face_up && placed.card.is_hero()) {
            heroes[placed.ground.index()] += 1;
        }
        heroes.map(|count| count < 2)
    }

    /// Whether a seat has cards for this hunt: from the choice (MN-7) or the dealing (MN-9) until the
    /// unplayed cards are returned (MN-18).
    pub fn has_chosen(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Choose(actor) => seat < actor,
            Phase::Deck(actor) => seat < actor || !self.spec.random_cards(),
            Phase::Play(_) | Phase::Eighth(_) | Phase::Move(_) => true,
            Phase::Tiles | Phase::Discard(_) | Phase::Take(_) | Phase::Over => false,
        }
    }

    /// Whether a seat has a hand and a deck: from the dealing (MN-9) until the unplayed cards are returned
    /// (MN-18).
    #[inline]
    pub fn is_dealt(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Deck(actor) => seat < actor,
            Phase::Play(_) | Phase::Eighth(_) | Phase::Move(_) => true,
            Phase::Tiles | Phase::Choose(_) | Phase::Discard(_) | Phase::Take(_) | Phase::Over => false,
        }
    }

    /// Number of cards in a seat's hand and deck together.
    fn unplayed(&self, seat: Seat) -> usize {
        if self.is_dealt(seat) { self.choice_size(seat).saturating_sub(self.played[seat].len()) } else { 0 }
    }

    /// Number of cards in a seat's hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.unplayed(seat).min(HAND)
    }

    /// Number of cards in a seat's deck.
    #[inline]
    pub fn deck_size(&self, seat: Seat) -> usize {
        self.unplayed(seat).saturating_sub(HAND)
    }

    /// The seat whose turn to play a card comes next (MN-10), even if it has no card that it can play; `None`
    /// if no turns are left.
    pub(super) fn next_player(&self) -> Option<Seat> {
        let (seats, turns) = (self.spec.seats(), usize::from(self.turns));
        if turns < TURNS * seats { Seat::new((self.first().index() + turns) % seats) } else { None }
    }

    /// Whether a seat was passed over in this hunt (MN-31). Everyone may then know that its remaining cards
    /// are heroes.
    pub fn passed_over(&self, seat: Seat) -> bool {
        let seats = self.spec.seats();
        let place = (seat.index() + seats - self.first().index()) % seats;
        let had = (usize::from(self.turns) + seats - 1 - place) / seats;
        had > self.played[seat].len()
    }

    /// A seat's tiles.
    #[inline]
    pub fn tiles(&self, seat: Seat) -> Tiles {
        self.tiles[seat]
    }

    /// The owner of the totem cylinder (MN-26).
    #[inline]
    pub fn totem(&self) -> Option<Seat> {
        self.totem
    }

    /// The owner of the horse cylinder (MN-26).
    #[inline]
    pub fn horse(&self) -> Option<Seat> {
        self.horse
    }

    /// The sum of the values of a seat's hunters in all grounds, without tomahawks. The leather thief
    /// compares these sums (MN-19).
    pub fn strength(&self, seat: Seat) -> u32 {
        self.played[seat].iter().filter_map(|placed| placed.card.value()).map(u32::from).sum()
    }

    /// The sum of the values of a seat's hunters in a ground. Each hunter is stronger by one for each of the
    /// seat's tomahawks that count in this hunt (MN-22).
    pub fn hunters(&self, seat: Seat, ground: Ground) -> u32 {
        let tomahawks = u32::from(self.tomahawks[seat]);
        self.cards(seat, ground)
            .filter_map(|placed| placed.card.value())
            .map(|value| u32::from(value) + tomahawks)
            .sum()
    }

    /// Whether the seat has a hunter in any ground.
    pub(super) fn has_hunter(&self, seat: Seat) -> bool {
        self.played[seat].iter().any(|placed| !placed.card.is_hero())
    }

    /// Whether the leather thief would rob a seat now: the sum of its hunters is the highest, alone or tied
    /// (MN-19).
    pub fn is_robbed(&self, seat: Seat) -> bool {
        self.seats().all(|other| self.strength(other) <= self.strength(seat))
    }

    /// Whether a seat still has to discard a tile for the leather thief in this hunt.
    pub fn owes_tile(&self, seat: Seat) -> bool {
        self.robbed.contains(seat)
    }

    /// The takes that follow the one in [`phase`](PublicState::phase), in order.
    pub fn takes(&self) -> &[Take] {
        &self.takes
    }

    /// Whether a seat may discard this tile. It must have the tile. As long as it has a tile with tepees or
    /// buffaloes, it must discard such a tile (MN-19).
    pub(super) fn may_discard(&self, seat: Seat, tile: Tile) -> bool {
        let tiles = &self.tiles[seat];
        // Whether a tile has tepees or buffaloes.
        let homely = |tile: Tile| tile.tepees() + tile.buffaloes() > 0;
        tiles.count(tile) > 0 && (homely(tile) || !tiles.kinds().any(homely))
    }
}

/// A seat's cards for the hunt, from the choice (MN-7) until the unplayed cards are returned (MN-18). Other
/// seats see neither the hand nor the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Holding {
    /// All cards for this hunt, including played ones.
    pub(super) chosen: Cards,
    pub(super) hand: Cards,
    /// The deck, from the top.
    pub(super) deck: Deck,
}
