//! How cards are played in a playout: to where they gain most as the grounds lie, with a little luck.

use rules::{
    Random, Seat, Spec,
    manitou::{Action, Card, Ground, Manitou, TURNS, Table, Tile},
};
use search::{Generator, worth};

/// How grounds are judged, in tiles. The numbers were found by matches of playouts against playouts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// What heroes bring their owner: the first choice.
    pub(crate) heroes: f64,
    /// The part of it that one face-up hero, and two, are sure of at the beginning of a hunt.
    pub(crate) one: f64,
    pub(crate) two: f64,
    /// The lead of hunters that is worth three quarters when the last card is played, and what each card to come adds.
    pub(crate) lead: f64,
    pub(crate) card: f64,
    /// What keeping a hunter for later is worth, by its value.
    pub(crate) thrift: f64,
    /// What another's heroes cost, in parts of what they bring him, with two players.
    pub(crate) envy: f64,
    /// The luck in the judgement of a card.
    pub(crate) luck: f64,
}

/// The numbers in use.
pub(crate) const STYLE: Style =
    Style { heroes: 1.3, one: 0.35, two: 0.6, lead: 1.5, card: 0.9, thrift: 0.0, envy: 0.8, luck: 0.3 };

/// A ground as one seat sees it.
struct Fight {
    /// Tiles lying there.
    tiles: f64,
    /// The seat's own hunters, those of the strongest other seat and of the next.
    own: f64,
    rivals: [f64; 2],
    /// Face-up heroes: the seat's own, and another's with the one that a newcomer meets.
    heroes: usize,
    others: usize,
    met: Card,
}

/// All three grounds as one seat sees them.
struct Grounds {
    fights: [Fight; Ground::COUNT],
    /// What each tomahawk adds to a hunter.
    tomahawks: f64,
    /// The part of the hunt that is over.
    progress: f64,
    /// The lead of hunters that is worth three quarters.
    scale: f64,
    /// What another's heroes cost this seat, in parts of what they bring him.
    envy: f64,
    style: Style,
}

impl Grounds {
    fn new(table: &Table, seat: Seat, style: &Style) -> Grounds {
        let seats = table.spec().seats();
        let left = TURNS.saturating_sub(table.played(seat).len()) as f64;
        let mut fights = Ground::ALL.map(|ground| Fight::new(table.ground(ground).len()));
        for other in table.seats() {
            let sums = sums(table, other);
            for placed in table.played(other).iter().filter(|placed| placed.face_up && placed.card.is_hero())
            {
                let fight = &mut fights[placed.ground.index()];
                if other == seat {
                    fight.heroes += 1;
                } else {
                    fight.others += 1;
                    fight.met = placed.card;
                }
            }
            for (fight, sum) in fights.iter_mut().zip(sums) {
                fight.count(sum, other == seat);
            }
        }
        Grounds {
            fights,
            tomahawks: tomahawks(table, seat).into(),
            progress: 1.0 - left / TURNS as f64,
            scale: style.lead + style.card * left,
            envy: style.envy / (seats - 1) as f64,
            style: *style,
        }
    }

    /// What a ground is worth to the seat, in tiles.
    fn worth(&self, fight: &Fight, own: f64, heroes: usize, others: usize) -> f64 {
        let mut left = fight.tiles;
        let mut sum = 0.0;
        if heroes + others > 0 {
            left -= 1.0;
            let holds = if heroes + others == 1 { self.style.one } else { self.style.two };
            let holds = holds + (1.0 - holds) * self.progress;
            sum += self.style.heroes * holds * if heroes > 0 { 1.0 } else { -self.envy };
        }
        if own > 0.0 {
            let highest = f64::min(left, 2.0);
            let next = f64::min(left - highest, 1.0);
            let best = worth(own - fight.rivals[0], self.scale);
            let second = if fight.rivals[1] > 0.0 { worth(own - fight.rivals[1], self.scale) } else { 1.0 };
            sum += highest * best + next * (second - best).max(0.0);
        }
        sum
    }

    fn now(&self, fight: &Fight) -> f64 {
        self.worth(fight, fight.own, fight.heroes, fight.others)
    }

    /// What a card adds to a ground's worth; `None` if it may not be played there (MN-11).
    fn gain(&self, card: Card, ground: Ground, now: f64) -> Option<f64> {
        let fight = &self.fights[ground.index()];
        let after = match card.value() {
            Some(value) => {
                let own = fight.own + f64::from(value) + self.tomahawks;
                self.worth(fight, own, fight.heroes, fight.others) - self.style.thrift * f64::from(value)
            }
            None if fight.heroes > 1 => return None,
            None => {
                let (own, others) = trial(card, fight);
                self.worth(fight, fight.own, own, others)
            }
        };
        Some(after - now)
    }
}

/// The face-up heroes, own and others', after a hero is played there (MN-14, MN-15).
fn trial(card: Card, fight: &Fight) -> (usize, usize) {
    match fight.others {
        0 => (fight.heroes + 1, 0),
        1 if card.defeats(fight.met) => (1, 0),
        others if card == fight.met || card.defeats(fight.met) => (0, others - 1),
        others => (0, others),
    }
}

impl Fight {
    fn new(tiles: usize) -> Fight {
        Fight { tiles: tiles as f64, own: 0.0, rivals: [0.0; 2], heroes: 0, others: 0, met: Card::default() }
    }

    /// Counts the hunters of one seat.
    fn count(&mut self, sum: u32, own: bool) {
        let sum = f64::from(sum);
        if own {
            self.own = sum;
        } else if sum > self.rivals[0] {
            self.rivals = [sum, self.rivals[0]];
        } else if sum > self.rivals[1] {
            self.rivals[1] = sum;
        }
    }
}

/// A seat's hunters in the three grounds, tomahawks included (MN-22).
fn sums(table: &Table, seat: Seat) -> [u32; Ground::COUNT] {
    let tomahawks = tomahawks(table, seat);
    let mut sums = [0; Ground::COUNT];
    for placed in table.played(seat) {
        sums[placed.ground.index()] += placed.card.value().map_or(0, |value| u32::from(value) + tomahawks);
    }
    sums
}

fn tomahawks(table: &Table, seat: Seat) -> u32 {
    table.tiles(seat).count(Tile::TOMAHAWK) as u32
}

/// The card and ground that gain most, and how much.
fn best(game: &Manitou, seat: Seat, style: &Style, random: &mut Generator) -> Option<(Action, f64)> {
    let grounds = Grounds::new(game.table(), seat, style);
    let mut best: Option<(Action, f64)> = None;
    for ground in Ground::ALL {
        let now = grounds.now(&grounds.fights[ground.index()]);
        for card in game.hand(seat).kinds() {
            let Some(gain) = grounds.gain(card, ground, now) else { continue };
            let gain = gain + style.luck * f64::from(random.below(256)) / 256.0;
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((Action::Play { card, ground }, gain));
            }
        }
    }
    best
}

/// A turn (MN-10).
pub(super) fn play(game: &Manitou, seat: Seat, style: &Style, random: &mut Generator) -> Option<Action> {
    best(game, seat, style, random).map(|(action, _)| action)
}

/// The totem's owner's eighth card (MN-16), if it gains anything.
pub(super) fn eighth(game: &Manitou, seat: Seat, style: &Style, random: &mut Generator) -> Option<Action> {
    let action =
        best(game, seat, style, random).filter(|(_, gain)| *gain > style.luck).map(|(action, _)| action);
    Some(action.unwrap_or(Action::Decline))
}

/// The move of a hunter (MN-17) that gains most, if one gains anything.
pub(super) fn movement(table: &Table, seat: Seat, style: &Style) -> Action {
    let grounds = Grounds::new(table, seat, style);
    let mut best = (Action::Decline, 0.0);
    for placed in table.played(seat) {
        let Some(value) = placed.card.value() else { continue };
        let from = &grounds.fights[placed.ground.index()];
        let own = from.own - f64::from(value) - grounds.tomahawks;
        let loss = grounds.now(from) - grounds.worth(from, own, from.heroes, from.others);
        for to in Ground::ALL.into_iter().filter(|to| *to != placed.ground) {
            let now = grounds.now(&grounds.fights[to.index()]);
            let gain = grounds.gain(placed.card, to, now).unwrap_or(0.0) - loss;
            if gain > best.1 {
                best = (Action::Move { card: placed.card, from: placed.ground, to }, gain);
            }
        }
    }
    best.0
}
