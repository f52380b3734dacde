//! Chooses how playouts play cards: where the cards gain most on the present grounds, with some randomness.
//!
//! Values are measured in tiles. The constants were chosen by games between playouts.

use rules::{
    Random, Seat, Spec,
    manitou::{Action, Card, Ground, Manitou, PublicState, TURNS, Tile},
};
use search::{Generator, worth};

/// The value of face-up heroes in a ground for their owner, who takes the first tile (MN-21).
const HEROES: f64 = 1.3;
/// The share of [`HEROES`] that counts at the beginning of a hunt if the ground has a single face-up hero.
const ONE: f64 = 0.35;
/// The share of [`HEROES`] that counts at the beginning of a hunt if the ground has more face-up heroes.
const TWO: f64 = 0.6;
/// What all other seats together lose by a seat's heroes, as a fraction of the heroes' value.
const ENVY: f64 = 0.8;
/// When a seat has played all its cards, and its hunters exceed another seat's by this much, it has an
/// expected score of three quarters against that seat.
const LEAD: f64 = 1.5;
/// What is added to [`LEAD`] for each card that the seat has still to play.
const CARD: f64 = 0.9;
/// The estimated gain of each play includes a random bonus below this.
const LUCK: f64 = 0.3;

/// The three grounds as one seat sees them.
struct Grounds {
    fights: [Fight; Ground::COUNT],
    /// What the seat's tomahawks add to each of its hunters.
    tomahawks: f64,
    /// The part of the hunt that is over, from 0 to 1.
    progress: f64,
    /// A seat whose hunters exceed another seat's by this much has an expected score of three quarters
    /// against it.
    lead: f64,
    /// What this seat loses by another seat's heroes, as a fraction of the heroes' value.
    envy: f64,
}

/// One ground as one seat sees it.
struct Fight {
    /// Number of tiles in the ground.
    tiles: f64,
    /// The sum of the seat's own hunters, with tomahawks.
    own: f64,
    /// The two highest sums of hunters among the other seats.
    rivals: [f64; 2],
    /// Number of the seat's own face-up heroes.
    heroes: usize,
    /// Number of the other seats' face-up heroes.
    others: usize,
    /// The hero of another seat that a newly played hero would meet (MN-15).
    met: Card,
}

impl Grounds {
    fn new(table: &PublicState, seat: Seat) -> Grounds {
        let mut fights = Ground::ALL.map(|ground| Fight::new(table.ground(ground).len()));
        for other in table.seats() {
            let own = other == seat;
            let tomahawks = tomahawks(table, other);
            let mut sums = [0.0; Ground::COUNT];
            for placed in table.played(other) {
                let at = placed.ground.index();
                match placed.card.value() {
                    Some(value) => sums[at] += f64::from(value) + tomahawks,
                    None if placed.face_up => fights[at].add_hero(placed.card, own),
                    None => {}
                }
            }
            for (fight, sum) in fights.iter_mut().zip(sums) {
                fight.add_sum(sum, own);
            }
        }
        let left = TURNS.saturating_sub(table.played(seat).len()) as f64;
        Grounds {
            fights,
            tomahawks: tomahawks(table, seat),
            progress: 1.0 - left / TURNS as f64,
            lead: LEAD + CARD * left,
            envy: ENVY / (table.spec().seats() - 1) as f64,
        }
    }

    /// Returns the value of a ground for the seat. `own` is the sum of the seat's hunters on this ground,
    /// `heroes` the number of its face-up heroes there, and `others` the number of all other face-up heroes
    /// there.
    fn worth(&self, fight: &Fight, own: f64, heroes: usize, others: usize) -> f64 {
        let mut left = fight.tiles;
        let mut sum = 0.0;
        if heroes + others > 0 {
            left -= 1.0;
            let sure = if heroes + others == 1 { ONE } else { TWO };
            let holds = sure + (1.0 - sure) * self.progress;
            sum += HEROES * holds * if heroes > 0 { 1.0 } else { -self.envy };
        }
        if own > 0.0 {
            let highest = f64::min(left, 2.0);
            let next = f64::min(left - highest, 1.0);
            let best = worth(own - fight.rivals[0], self.lead);
            let second = if fight.rivals[1] > 0.0 { worth(own - fight.rivals[1], self.lead) } else { 1.0 };
            sum += highest * best + next * (second - best);
        }
        sum
    }

    /// Returns the present value of a ground.
    fn now(&self, ground: Ground) -> f64 {
        let fight = &self.fights[ground.index()];
        self.worth(fight, fight.own, fight.heroes, fight.others)
    }

    /// Returns the value of a ground after a card is played there. `None` if the card may not be played there
    /// (MN-11).
    fn with(&self, card: Card, ground: Ground) -> Option<f64> {
        let fight = &self.fights[ground.index()];
        match card.value() {
            Some(value) => {
                let own = fight.own + f64::from(value) + self.tomahawks;
                Some(self.worth(fight, own, fight.heroes, fight.others))
            }
            None if fight.heroes > 1 => None,
            None => {
                let (heroes, others) = fight.trial(card);
                Some(self.worth(fight, fight.own, heroes, others))
            }
        }
    }

    /// Returns the value of a ground after a hunter leaves it.
    fn without(&self, value: u8, ground: Ground) -> f64 {
        let fight = &self.fights[ground.index()];
        self.worth(fight, fight.own - f64::from(value) - self.tomahawks, fight.heroes, fight.others)
    }
}

impl Fight {
    fn new(tiles: usize) -> Fight {
        let met = Card::default();
        Fight { tiles: tiles as f64, own: 0.0, rivals: [0.0; 2], heroes: 0, others: 0, met }
    }

    fn add_hero(&mut self, hero: Card, own: bool) {
        if own {
            self.heroes += 1;
        } else {
            self.others += 1;
            self.met = hero;
        }
    }

    fn add_sum(&mut self, sum: f64, own: bool) {
        if own {
            self.own = sum;
        } else if sum > self.rivals[0] {
            self.rivals = [sum, self.rivals[0]];
        } else if sum > self.rivals[1] {
            self.rivals[1] = sum;
        }
    }

    /// Returns how many face-up heroes the seat and the other seats have after the seat plays a hero in this
    /// ground (MN-14, MN-15).
    fn trial(&self, hero: Card) -> (usize, usize) {
        match self.others {
            0 => (self.heroes + 1, 0),
            1 if hero.defeats(self.met) => (1, 0),
            others if hero == self.met || hero.defeats(self.met) => (0, others - 1),
            others => (0, others),
        }
    }
}

/// Returns what tomahawks add to each hunter of a seat (MN-22).
fn tomahawks(table: &PublicState, seat: Seat) -> f64 {
    table.tiles(seat).count(Tile::TOMAHAWK) as f64
}

/// Chooses the card that a seat plays in its turn, and the ground (MN-10).
pub(super) fn play(game: &Manitou, seat: Seat, random: &mut Generator) -> Option<Action> {
    best(game, seat, random).map(|(action, _)| action)
}

/// Chooses the eighth card of the totem's owner (MN-16). Declines unless the estimated gain is more than the
/// random bonus alone can be ([`LUCK`]).
pub(super) fn eighth(game: &Manitou, seat: Seat, random: &mut Generator) -> Option<Action> {
    let action = best(game, seat, random).filter(|(_, gain)| *gain > LUCK).map(|(action, _)| action);
    Some(action.unwrap_or(Action::Decline))
}

/// Returns the play with the highest estimated gain, and this gain. Gains include the random bonus
/// ([`LUCK`]).
fn best(game: &Manitou, seat: Seat, random: &mut Generator) -> Option<(Action, f64)> {
    let grounds = Grounds::new(game.public(), seat);
    let mut best: Option<(Action, f64)> = None;
    for ground in Ground::ALL {
        let now = grounds.now(ground);
        for card in game.hand(seat).kinds() {
            let Some(with) = grounds.with(card, ground) else { continue };
            let gain = with - now + LUCK * f64::from(random.below(256)) / 256.0;
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((Action::Play { card, ground }, gain));
            }
        }
    }
    best
}

/// Chooses the move of a hunter that gains most (MN-17), or declines if none gains anything.
pub(super) fn movement(table: &PublicState, seat: Seat) -> Action {
    let grounds = Grounds::new(table, seat);
    let mut best = (Action::Decline, 0.0);
    for placed in table.played(seat) {
        let (card, from) = (placed.card, placed.ground);
        let Some(value) = card.value() else { continue };
        let lost = grounds.now(from) - grounds.without(value, from);
        for to in Ground::ALL.into_iter().filter(|to| *to != from) {
            let gain = grounds.with(card, to).map_or(0.0, |with| with - grounds.now(to)) - lost;
            if gain > best.1 {
                best = (Action::Move { card, from, to }, gain);
            }
        }
    }
    best.0
}
