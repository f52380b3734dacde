//! The numbering of actions: all pairs of squares between which any animal can ever move, in the order of
//! their texts. No pair begins with a den, because no move leaves one.

use super::{
    Jungle,
    action::Action,
    board::{DENS, ENTRIES, JUMPS, SQUARES, Square, Squares, WATER_STEPS},
};
use crate::Indexed;

/// For each square, all squares to which any animal can ever move from it.
static TARGETS: [Squares; ENTRIES] = targets();
/// For each square, the index of the first action from it. The last entry is the number of indices.
static FIRST: [u16; ENTRIES] = first();

const fn targets() -> [Squares; ENTRIES] {
    let [orange, yellow] = DENS.values();
    let mut table = [Squares::NONE; ENTRIES];
    let mut from = 0;
    while from < SQUARES {
        if (orange.bits() | yellow.bits()) >> from & 1 == 0 {
            let [one, two] = JUMPS[from];
            table[from] = Squares::from_bits(WATER_STEPS[from].bits() | one.to.bits() | two.to.bits());
        }
        from += 1;
    }
    table
}

const fn first() -> [u16; ENTRIES] {
    let mut table = [0; ENTRIES];
    let mut from = 0;
    while from < SQUARES {
        table[from + 1] = table[from] + TARGETS[from].len() as u16;
        from += 1;
    }
    table
}

impl Indexed for Jungle {
    const INDICES: usize = 234;
    const MAX_PARTS: usize = 1;

    fn parts(action: Action, parts: &mut Vec<usize>) {
        let from = action.from.index();
        let before = TARGETS[from] & Squares::from_bits(Squares::from(action.to).bits() - 1);
        parts.push(usize::from(FIRST[from]) + before.len());
    }

    fn from_parts(parts: &[usize]) -> Option<Action> {
        let &[index] = parts else { return None };
        let from = FIRST.partition_point(|&first| usize::from(first) <= index).checked_sub(1)?;
        let to = { *TARGETS.get(from)? }.nth(index - usize::from(FIRST[from]))?;
        Some(Action { from: Square::new(from)?, to })
    }
}

const _: () = assert!(first()[SQUARES] as usize == <Jungle as Indexed>::INDICES);
