//! A compact position with few animals, for building tables fast. This module has its own implementation of
//! moving, attacking and hunger. Tests compare it with `rules`.

use std::{array, fmt, iter, sync::LazyLock};

use rules::{
    BySeat, Game, Seat,
    jungle::{Action, Animal, FILES, Jungle, Kind, RANKS, SQUARES, Square, Terrain, ways},
};

use super::class::{Class, MOST_ANIMALS};

/// A set of squares, one bit each.
type Set = u64;

/// A jump across water (J-6).
#[derive(Clone, Copy, Default)]
struct Jump {
    /// The square where the jump lands.
    to: Set,
    /// The water squares under the jump. An enemy animal on one of them blocks it.
    over: Set,
}

/// The moves of each kind of animal from each square of an empty board, and the terrain. Both are taken from
/// `rules`.
struct Land {
    steps: [[Set; SQUARES]; 8],
    jumps: [[[Jump; 2]; SQUARES]; 8],
    water: Set,
    traps: Set,
    dens: BySeat<Set>,
}

static LAND: LazyLock<Land> = LazyLock::new(|| {
    let mut land = Land {
        steps: [[0; SQUARES]; 8],
        jumps: [[[Jump::default(); 2]; SQUARES]; 8],
        water: 0,
        traps: 0,
        dens: BySeat::default(),
    };
    for from in Square::all() {
        let here = 1 << from.index();
        match from.terrain() {
            Terrain::Land => {}
            Terrain::Water => land.water |= here,
            Terrain::Trap(_) => land.traps |= here,
            Terrain::Den(side) => land.dens[side] |= here,
        }
        for kind in Kind::ALL {
            let mut jumps = land.jumps[kind.index()][from.index()].iter_mut();
            for to in ways(kind, from) {
                let over = Action { from, to }.crossed().fold(0, |set, square| set | 1 << square.index());
                if over == 0 {
                    land.steps[kind.index()][from.index()] |= 1 << to.index();
                } else if let Some(jump) = jumps.next() {
                    *jump = Jump { to: 1 << to.index(), over };
                }
            }
        }
    }
    land
});

/// A position: where the animals stand, which side is to act, and which of that side's animals are hungry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Field {
    pub(super) class: Class,
    /// The square of each animal, by its place in the class.
    pub(super) squares: [u8; MOST_ANIMALS],
    pub(super) actor: Seat,
    /// A bit for each animal, by its place in the class.
    pub(super) hungry: u8,
}

/// The result of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The mover has won.
    Won,
    /// The mover has lost: all their animals have starved (J-15).
    Lost,
    /// The position after the move. The mover has won if the other side has no legal move there.
    Field(Field),
}

/// The squares that each animal of one side can move to, by its place in the class. The sets of the other
/// side's animals are empty.
pub(super) type Targets = [Set; MOST_ANIMALS];

impl Field {
    /// Returns the present position of a game, without the earlier ones. `None` if the game is over or has
    /// too many animals.
    pub(super) fn of(game: &Jungle) -> Option<Field> {
        let actor = game.turn().seat()?;
        let class = Class::of(game)?;
        let mut field = Field { class, squares: [0; MOST_ANIMALS], actor, hungry: 0 };
        let hungry = game.hungry();
        for (place, animal) in class.animals().enumerate() {
            let square = game.square(animal)?;
            field.squares[place] = square.index() as u8;
            field.hungry |= u8::from(hungry.contains(square)) << place;
        }
        Some(field)
    }

    /// Whether no two animals share a square.
    #[inline]
    pub(super) fn stands(&self) -> bool {
        let all = (0..self.class.count()).fold(0, |all, place| all | self.spot(place));
        all.count_ones() as usize == self.class.count()
    }

    #[inline]
    fn spot(&self, place: usize) -> Set {
        1 << self.squares[place]
    }

    /// Returns the squares where a side's animals stand.
    #[inline]
    fn occupied(&self, side: Seat) -> Set {
        self.class.places(side).fold(0, |set, place| set | self.spot(place))
    }

    /// Returns where a side's animals can go. Moves that J-13 forbids are included.
    #[inline]
    pub(super) fn targets(&self, side: Seat) -> Targets {
        let land = &*LAND;
        let (own, enemies) = (self.occupied(side), self.occupied(side.other()));
        let free = !(own | land.dens[side]);
        let mut targets = [0; MOST_ANIMALS];
        for place in self.class.places(side) {
            let reach = self.reach(land, place, enemies) & free;
            targets[place] = if reach & enemies == 0 {
                reach
            } else {
                reach & (!enemies | self.prey(land, place, enemies))
            };
        }
        targets
    }

    /// Returns the squares that an animal can step or jump to, whatever stands on them.
    #[inline]
    fn reach(&self, land: &Land, place: usize, enemies: Set) -> Set {
        let (kind, square) = (self.class.kind(place).index(), usize::from(self.squares[place]));
        let mut reach = land.steps[kind][square];
        for jump in &land.jumps[kind][square] {
            reach |= if jump.over & enemies == 0 { jump.to } else { 0 };
        }
        reach
    }

    /// Returns the squares of the enemies that an animal may attack (J-7 to J-9).
    #[inline]
    fn prey(&self, land: &Land, place: usize, enemies: Set) -> Set {
        let hunter = self.class.kind(place);
        let mut prey = enemies & land.traps;
        for other in self.class.places(self.class.side(place).other()) {
            let kind = self.class.kind(other);
            let rat_on_land = hunter == Kind::Rat && self.spot(place) & land.water == 0;
            if kind <= hunter || kind == Kind::Elephant && rat_on_land {
                prey |= self.spot(other);
            }
        }
        prey
    }

    /// Returns the animals of a side that can attack, as bits by place. `targets` must be the targets of this
    /// side.
    #[inline]
    pub(super) fn attackers(&self, side: Seat, targets: &Targets) -> u8 {
        let enemies = self.occupied(side.other());
        self.class.places(side).fold(0, |set, place| set | u8::from(targets[place] & enemies != 0) << place)
    }

    /// Returns the actor's animals that can attack. If no animal starved in the last turn, these are the
    /// hungry animals (J-10, J-12).
    #[inline]
    pub(super) fn hungry_by_rule(&self) -> u8 {
        self.attackers(self.actor, &self.targets(self.actor))
    }

    /// Returns where the actor's animals may go. Hungry animals may not enter the enemy den (J-13).
    #[inline]
    pub(super) fn moves(&self) -> Targets {
        self.closed(self.targets(self.actor))
    }

    /// Returns the actor's targets without the moves that J-13 forbids: hungry animals into the enemy den.
    #[inline]
    pub(super) fn closed(&self, mut targets: Targets) -> Targets {
        let den = LAND.dens[self.actor.other()];
        for (place, targets) in targets.iter_mut().enumerate() {
            if self.hungry >> place & 1 == 1 {
                *targets &= !den;
            }
        }
        targets
    }

    /// For each animal of the side that made the last move, returns the squares from which it may have come.
    /// This assumes that it did not attack and that no animal was hungry then.
    #[inline]
    pub(super) fn origins(&self) -> Targets {
        let land = &*LAND;
        let side = self.actor.other();
        let (own, enemies) = (self.occupied(side), self.occupied(self.actor));
        let free = !(own | enemies | land.dens[side] | land.dens[side.other()]);
        let mut origins = [0; MOST_ANIMALS];
        for place in self.class.places(side) {
            // Every move can be made backwards.
            origins[place] = self.reach(land, place, enemies) & free;
        }
        origins
    }

    /// Returns whether one of the actor's targets is the enemy den.
    #[inline]
    pub(super) fn wins(&self, targets: &Targets) -> bool {
        targets.iter().fold(0, |all, set| all | set) & LAND.dens[self.actor.other()] != 0
    }

    /// Plays a legal move (J-10 to J-15).
    pub(super) fn play(&self, place: usize, to: usize) -> Next {
        let (mover, other) = (self.actor, self.actor.other());
        let mut next = *self;
        next.squares[place] = to as u8;
        if next.spot(place) & LAND.dens[other] != 0 {
            return Next::Won;
        }
        let prey = self.class.places(other).find(|&prey| usize::from(self.squares[prey]) == to);
        let taken = prey.map_or(0, |prey| 1 << prey);
        if taken != 0 {
            if self.class.places(other).len() == 1 {
                // The opponent has no animal left. The mover keeps at least the animal that attacked: either
                // it was not hungry, or its attack feeds all animals.
                return Next::Won;
            }
            next = next.without(taken);
        }
        // J-10: hunger is marked before any animal starves.
        next.actor = other;
        next.hungry = next.attackers(other, &next.targets(other));
        // J-11: one attack by a hungry animal feeds all animals. Otherwise all hungry animals starve.
        let fed = taken != 0 && self.hungry >> place & 1 == 1;
        if self.hungry != 0 && !fed {
            if self.class.places(mover).all(|own| self.hungry >> own & 1 == 1) {
                return Next::Lost;
            }
            next = next.without(squeeze(self.hungry, taken));
        }
        Next::Field(next)
    }

    /// Returns the position without the animals at the places in `gone`. The hunger of the other animals
    /// stays.
    fn without(&self, gone: u8) -> Field {
        let mut left = (0..self.class.count()).filter(|place| gone >> place & 1 == 0);
        let squares = array::from_fn(|_| left.next().map_or(0, |place| self.squares[place]));
        Field { class: self.class.without(gone), squares, hungry: squeeze(self.hungry, gone), ..*self }
    }
}

/// Writes the position in the text form of `rules`.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let animals: Vec<Animal> = self.class.animals().collect();
        let mut rows = Vec::new();
        for rank in (0..RANKS).rev() {
            let letters: String = (0..FILES)
                .map(|file| {
                    let here = |square: &u8| usize::from(*square) == file * RANKS + rank;
                    let place = self.squares.iter().take(animals.len()).position(here);
                    place.and_then(|place| animals.get(place)).map_or('1', |animal| animal.letter())
                })
                .collect();
            // Each run of empty squares is written as its length.
            let runs =
                (2..=FILES).rev().fold(letters, |row, run| row.replace(&"1".repeat(run), &run.to_string()));
            rows.push(runs);
        }
        let mut hungry: Vec<u8> = (0..animals.len())
            .filter(|place| self.hungry >> place & 1 == 1)
            .map(|place| self.squares[place])
            .collect();
        hungry.sort_unstable();
        let hungry: Vec<String> = hungry
            .into_iter()
            .filter_map(|square| Square::new(square.into()))
            .map(|square| square.to_string())
            .collect();
        let actor = if self.actor == Seat::FIRST { 'o' } else { 'y' };
        write!(
            f,
            "{} {actor} {}",
            rows.join("/"),
            if hungry.is_empty() { "-".to_owned() } else { hungry.join(",") }
        )
    }
}

/// Removes the places in `gone` from a set of places. Later places move down, as they do in the class.
fn squeeze(set: u8, gone: u8) -> u8 {
    let left = (0..MOST_ANIMALS).filter(|place| gone >> place & 1 == 0);
    left.enumerate().fold(0, |all, (new, old)| all | (set >> old & 1) << new)
}

/// Returns the squares of a set, in ascending order.
pub(super) fn squares(mut set: Set) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let square = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (square < SQUARES).then_some(square)
    })
}
