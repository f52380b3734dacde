//! Building endgame tables, one number of stones after the other.
//!
//! A sowing that banks nothing only moves stones of the own side to the right (MC-3: they would pass the own mancala before
//! they came to the other side), and so makes the own side's rank smaller. Hence no position comes back, and where sides
//! are taken by growing rank, all that a position can lead to is known before it. Ethiopian is another matter: `cycles.rs`.

use rules::mancala::Board;

use super::{
    set::Set,
    side::{self, Side, sides},
    tables::{Level, Tables},
};

/// The values of two blocks: positions with `a` own stones and `b` of the other, and the other way round.
type Blocks = [Vec<i8>; 2];

impl Tables {
    /// Adds the next number of stones.
    pub(super) fn grow<S: Set>(&mut self) {
        let stones = self.levels.len();
        let starts = Level::starts(stones);
        let mut values = vec![0_i8; starts.last().map_or(0, |start| start + sides(stones))];
        for a in 1..=stones / 2 {
            let b = stones - a;
            let [forth, back] = self.blocks::<S>(a, b);
            values[starts[a]..][..forth.len()].copy_from_slice(&forth);
            values[starts[b]..][..back.len()].copy_from_slice(&back);
        }
        self.levels.push(Level { values, starts });
    }

    /// Both blocks at once, since they lead to each other: a sowing that banks nothing hands the turn over.
    fn blocks<S: Set>(&self, a: usize, b: usize) -> Blocks {
        let (sides_a, sides_b) = (side::all(a), side::all(b));
        let mut forth = vec![0; sides_a.len() * sides_b.len()];
        // With as many stones on either side there is but one block.
        let mut back = if a == b { Vec::new() } else { forth.clone() };
        for (rank_a, &side_a) in sides_a.iter().enumerate() {
            for (rank_b, &side_b) in sides_b.iter().enumerate() {
                let known = |own: Side, other: Side| -> i32 {
                    let block = if own.stones == a { &forth } else { &back };
                    block[own.rank * sides(other.stones) + other.rank].into()
                };
                let value = self.value_by::<S>(Board::from_bowls(side_a, side_b), a + b, known);
                forth[rank_a * sides_b.len() + rank_b] = value;
                if a == b && rank_a == rank_b {
                    // What comes after, in the block's order, is filled from the other side of the diagonal.
                    break;
                }
                let known = |own: Side, other: Side| -> i32 {
                    let block = if own.stones == a { &forth } else { &back };
                    block[own.rank * sides(other.stones) + other.rank].into()
                };
                let value = self.value_by::<S>(Board::from_bowls(side_b, side_a), a + b, known);
                let block = if a == b { &mut forth } else { &mut back };
                block[rank_b * sides_a.len() + rank_a] = value;
            }
        }
        [forth, back]
    }

    #[inline(always)]
    fn value_by<S: Set>(&self, board: Board, stones: usize, known: impl Fn(Side, Side) -> i32) -> i8 {
        let [own, _] = board.bowls();
        let mut best = i32::MIN;
        for index in 0..S::ACTIONS {
            if !S::is_legal(own, index) {
                continue;
            }
            let sown = S::sown(board, index);
            let after = sown.board;
            let same = after.actor() == board.actor();
            let rest = if sown.is_over() {
                0
            } else {
                let [own, other] = after.bowls().map(Side::of);
                let left = own.stones + other.stones;
                if left == stones { known(own, other) } else { self.levels[left].value(own, other).map_or(0, i32::from) }
            };
            let value = after.lead() + rest;
            best = best.max(if same { value } else { -value });
        }
        best as i8
    }
}
