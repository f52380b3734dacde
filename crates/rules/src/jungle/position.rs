//! A position, and its text: `l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L o -`.
//!
//! The text gives the board from rank 9 down, the player to act and the squares of their hungry animals.

use std::array;

use super::{
    animal::{Animal, Kind, Kinds},
    board::{FILES, RANKS, Square, Squares, Terrain},
    refusals::{
        POSITION_DEN, POSITION_HUNGRY, POSITION_NONE, POSITION_OWN_DEN, POSITION_ROW, POSITION_TWICE,
        POSITION_WATER,
    },
    spec::Spec,
};
use crate::{Arg, BySeat, Faults, Illegal, Seat, mix, text};

/// The place of an animal off the board: a number that no square has.
const OFF: u8 = 63;

/// A position without history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Position {
    /// The index of each animal's square, or [`OFF`].
    places: BySeat<[u8; 8]>,
    /// The squares of each side's animals, which follow from `places`.
    occupied: BySeat<Squares>,
    /// The player to act; in a finished game, the player who would act.
    pub(super) actor: Seat,
    /// The hungry animals of the player to act.
    pub(super) hungry: Kinds,
}

impl Position {
    /// An empty board.
    pub(super) fn empty(actor: Seat) -> Position {
        Position {
            places: BySeat::new([[OFF; 8]; 2]),
            occupied: BySeat::default(),
            actor,
            hungry: Kinds::NONE,
        }
    }

    /// The start (J-2). Turning the board by 180 degrees exchanges the two sides.
    pub(super) fn start() -> Position {
        let mut position = Position::empty(Seat::FIRST);
        let orange = [(6, 2), (1, 1), (5, 1), (2, 2), (4, 2), (0, 0), (6, 0), (0, 2)];
        for (kind, (file, rank)) in Kind::ALL.into_iter().zip(orange) {
            for (side, square) in
                [(Seat::FIRST, Square::at(file, rank)), (Seat::SECOND, Square::at(6 - file, 8 - rank))]
            {
                if let Some(square) = square {
                    position.place(Animal { side, kind }, square);
                }
            }
        }
        position
    }

    /// An animal's index in tables that are indexed by square. An animal off the board has an index too.
    #[inline]
    pub(super) fn entry(&self, side: Seat, kind: Kind) -> usize {
        usize::from(self.places[side][kind.index()] & 63)
    }

    /// The animal's square as a set. For an animal off the board, a set without any square of the board.
    #[inline]
    pub(super) fn spot(&self, side: Seat, kind: Kind) -> Squares {
        Squares::from_bits(1 << self.entry(side, kind))
    }

    /// The square of an animal; `None` if it is off the board.
    pub(super) fn square(&self, animal: Animal) -> Option<Square> {
        Square::new(self.entry(animal.side, animal.kind))
    }

    /// The squares of a side's animals.
    #[inline]
    pub(super) fn occupied(&self, side: Seat) -> Squares {
        self.occupied[side]
    }

    /// The kind of a side's animal on a square.
    #[inline]
    pub(super) fn kind_at(&self, side: Seat, square: Square) -> Option<Kind> {
        const LOW: u64 = 0x0101_0101_0101_0101;
        // Places have six bits. Adding 0x7f to a byte of `differ` sets its top bit, unless the byte is 0
        // because the places are equal.
        let differ = u64::from_le_bytes(self.places[side]) ^ (LOW * square.index() as u64);
        let equal = !(differ + LOW * 0x7f) & (LOW * 0x80);
        Kind::ALL.get(equal.trailing_zeros() as usize / 8).copied()
    }

    /// The animal on a square.
    pub(super) fn animal_at(&self, square: Square) -> Option<Animal> {
        Seat::all(2).find_map(|side| self.kind_at(side, square).map(|kind| Animal { side, kind }))
    }

    /// Puts an animal on a square, whether or not it is on the board already.
    #[inline]
    pub(super) fn place(&mut self, animal: Animal, square: Square) {
        self.remove(animal);
        self.places[animal.side][animal.kind.index()] = square.index() as u8;
        self.occupied[animal.side] |= square.into();
    }

    /// Removes an animal from the board.
    #[inline]
    pub(super) fn remove(&mut self, animal: Animal) {
        let Animal { side, kind } = animal;
        let spot = self.spot(side, kind);
        self.occupied[side] -= spot;
        self.places[side][kind.index()] = OFF;
    }

    /// The kinds that a side has on the board.
    #[inline]
    pub(super) fn kinds(&self, side: Seat) -> Kinds {
        let mut kinds = Kinds::NONE;
        for kind in Kind::ALL {
            kinds.insert_if(kind, self.places[side][kind.index()] != OFF);
        }
        kinds
    }

    /// The squares of these animals of a side.
    pub(super) fn squares(&self, side: Seat, kinds: Kinds) -> Squares {
        kinds.filter_map(|kind| self.square(Animal { side, kind })).collect()
    }

    /// The leading player: the one with more animals on the board, or Orange if the numbers are equal (J-16).
    #[inline]
    pub(super) fn leader(&self) -> Seat {
        let [orange, yellow] = self.occupied.values();
        if yellow.len() > orange.len() { Seat::SECOND } else { Seat::FIRST }
    }

    /// An exact key of the board position of J-17: the squares and the player to act, without hunger.
    #[inline]
    pub(super) fn board(&self) -> u128 {
        let [orange, yellow] = self.places.values().map(u64::from_le_bytes);
        u128::from(orange) | u128::from(yellow) << 64 | u128::from(self.actor == Seat::SECOND) << 127
    }

    /// An exact key of the whole position: the board position, with each hungry animal marked in a bit that
    /// no square index uses.
    pub(super) fn state(&self) -> u128 {
        let shift = 64 * self.actor.index() + 6;
        self.hungry.fold(self.board(), |state, kind| state | 1 << (shift + 8 * kind.index()))
    }

    /// A hash key of the whole position.
    pub(super) fn key(&self) -> u64 {
        let [orange, yellow] = self.places.values().map(u64::from_le_bytes);
        let rest = self.hungry.bits() << 1 | u64::from(self.actor == Seat::SECOND);
        // Do not simplify this to `mix` alone: other keys would change the node counts of searches.
        let mixed = (orange ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(32)
            ^ rest.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        mix(mixed ^ 0xd6e8_feb8_6659_fd93, yellow ^ 0xa076_1d64_78bd_642f).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The rows of the board from rank 9 down.
    fn rows(&self) -> impl Iterator<Item = [Option<Animal>; FILES]> {
        (0..RANKS).rev().map(|rank| array::from_fn(|file| self.animal_at(Square::at(file, rank)?)))
    }
}

/// The position text that refusals show as an example.
const EXAMPLE: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L o -";

/// The text of a position. Once the game is over, the text describes only the board.
pub(super) fn print(position: &Position, over: bool) -> String {
    let mut text = String::new();
    for (row, squares) in position.rows().enumerate() {
        if row > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for animal in squares {
            let Some(animal) = animal else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            text.push(animal.letter());
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
    }
    if over {
        return text + " - -";
    }
    text.push_str(if position.actor == Seat::FIRST { " o " } else { " y " });
    let hungry: Vec<String> =
        position.squares(position.actor, position.hungry).map(|square| square.to_string()).collect();
    text + &if hungry.is_empty() { "-".to_owned() } else { hungry.join(",") }
}

/// Reads a position text.
pub(super) fn parse(text: &str) -> Result<Position, Faults> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, actor, hungry] = fields.as_slice() else {
        return Err(text::position_form(text, EXAMPLE).into());
    };
    let animals = parse_board(board)?;
    let actor = parse_actor(actor)?;
    let hungry = parse_hungry(hungry)?;
    if actor.is_none() && !hungry.is_empty() {
        return Err(text::position_form(text, EXAMPLE).into());
    }
    let mut faults = Vec::new();
    let position = build(&animals, actor, &hungry, &mut faults);
    if actor.is_none() {
        faults.push(text::position_over(text));
    }
    Faults::check(position, faults)
}

fn parse_board(board: &str) -> Result<Vec<(Animal, Square)>, Illegal> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != RANKS {
        return Err(text::position_form(board, "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L"));
    }
    let mut animals = Vec::new();
    for (rank, row) in (0..RANKS).rev().zip(rows) {
        parse_row(row, rank, &mut animals)
            .ok_or_else(|| Illegal::new(&POSITION_ROW, [(rank as i64 + 1).into(), row.into()]))?;
    }
    Ok(animals)
}

/// Reads one rank of seven squares. Two numbers in a row are refused.
fn parse_row(row: &str, rank: usize, animals: &mut Vec<(Animal, Square)>) -> Option<()> {
    let mut file = 0;
    let mut after_number = false;
    for letter in row.chars() {
        let number = letter.to_digit(10).filter(|_| !after_number);
        after_number = number.is_some();
        if let Some(empty @ 1..) = number {
            file += empty as usize;
        } else {
            animals.push((Animal::from_letter(letter)?, Square::at(file, rank)?));
            file += 1;
        }
    }
    (file == FILES).then_some(())
}

/// Reads the player to act; `None` if the game is over.
fn parse_actor(actor: &str) -> Result<Option<Seat>, Illegal> {
    match actor {
        "o" => Ok(Some(Seat::FIRST)),
        "y" => Ok(Some(Seat::SECOND)),
        "-" => Ok(None),
        _ => Err(text::position_form(actor, "o, y")),
    }
}

/// Reads the squares of the hungry animals, which must be in rising order.
fn parse_hungry(hungry: &str) -> Result<Vec<Square>, Illegal> {
    if hungry == "-" {
        return Ok(Vec::new());
    }
    let squares: Option<Vec<Square>> = hungry.split(',').map(Square::parse).collect();
    squares
        .filter(|squares| squares.is_sorted_by(|one, next| one < next))
        .ok_or_else(|| text::position_form(hungry, "c3,c5,d2"))
}

/// Builds the position that these parts describe, and appends its faults to `faults`. In a finished position,
/// where nobody acts, an animal may stand in the enemy den and a side may have no animals.
fn build(
    animals: &[(Animal, Square)],
    actor: Option<Seat>,
    hungry: &[Square],
    faults: &mut Vec<Illegal>,
) -> Position {
    let mut position = Position::empty(actor.unwrap_or(Seat::FIRST));
    for side in Seat::all(2) {
        for kind in Kind::ALL {
            let animal = Animal { side, kind };
            if animals.iter().filter(|(other, _)| *other == animal).count() > 1 {
                let args = [Arg::seat::<Spec>(side), Arg::Name(kind.name())];
                faults.push(Illegal::new(&POSITION_TWICE, args));
            }
        }
        if actor.is_some() && animals.iter().all(|(animal, _)| animal.side != side) {
            faults.push(Illegal::new(&POSITION_NONE, [Arg::seat::<Spec>(side)]));
        }
    }
    for &(animal, square) in animals {
        let refusal = match square.terrain() {
            Terrain::Den(side) if side == animal.side => Some(&POSITION_OWN_DEN),
            Terrain::Den(_) if actor.is_some() => Some(&POSITION_DEN),
            Terrain::Water if !animal.kind.swims() => Some(&POSITION_WATER),
            _ => None,
        };
        if let Some(refusal) = refusal {
            let args = [Arg::Name(animal.kind.name()), Arg::Square(square.to_string())];
            faults.push(Illegal::new(refusal, args));
        }
        position.place(animal, square);
    }
    for &square in hungry {
        match animals.iter().find(|(animal, at)| *at == square && animal.side == position.actor) {
            Some((animal, _)) => position.hungry.insert_if(animal.kind, true),
            None => {
                let args = [Arg::Square(square.to_string()), Arg::seat::<Spec>(position.actor)];
                faults.push(Illegal::new(&POSITION_HUNGRY, args));
            }
        }
    }
    position
}
