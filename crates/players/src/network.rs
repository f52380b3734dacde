//! Small networks that judge positions, by integers alone, so that they judge alike on every machine.
//!
//! A position shows some of the network's inputs, such as "three stones in the second bowl". Each input adds its row of
//! numbers to the cells of the one hidden layer; a cell answers with the square of its sum, held between nothing and
//! [`FULL`]; and the answers, each by its weight, add up to what the position is worth to the seat to act. Few inputs are
//! shown at a time, so that a judgement takes some hundred instructions.

use rules::Game;

use crate::linear::Features;

/// Cells of the hidden layer.
pub(crate) const CELLS: usize = 32;
/// A cell's one, in its own units: the largest whose square fits 16 bits with their sign.
pub(crate) const FULL: i16 = 181;
/// Units of the outer weights in one of the evaluation.
pub(crate) const PARTS: i32 = 2;

/// Most inputs that a position shows.
const MOST_SHOWN: usize = 32;

/// Numbers that a network with so many inputs has: a row for each input, the cells' own, the outer weights, and one more.
pub(crate) const fn numbers(inputs: usize) -> usize {
    (inputs + 2) * CELLS + 1
}

/// A network with its numbers, as `menagerie train` learns them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Network<'a> {
    rows: &'a [[i16; CELLS]],
    own: &'a [i16; CELLS],
    outer: &'a [i16; CELLS],
    last: i16,
}

impl<'a> Network<'a> {
    /// The network of these [`numbers`]; `None` if there are too few.
    pub(crate) const fn new(numbers: &'a [i16]) -> Option<Network<'a>> {
        let (rows, last) = numbers.as_chunks::<CELLS>();
        match (rows, last) {
            ([rows @ .., own, outer], [last]) => Some(Network { rows, own, outer, last: *last }),
            _ => None,
        }
    }

    /// What a position is worth to the seat to act, by what it shows. How much there is of an input does not count, but
    /// less than nothing means that all is seen from the other side.
    #[inline]
    pub(crate) fn judge<G: Game, F: Features<G>>(&self, game: &G) -> i32 {
        let mut shown = [0; MOST_SHOWN];
        let (mut count, mut sign) = (0, 1);
        F::visit(game, &mut |input, amount| {
            if let Some(place) = shown.get_mut(count) {
                *place = input as u16;
                count += 1;
                sign = amount.signum();
            }
        });
        sign * self.answer(&shown[..count.min(MOST_SHOWN)])
    }

    /// What a position is worth that shows these inputs.
    pub(crate) fn answer(&self, shown: &[u16]) -> i32 {
        let mut cells = *self.own;
        add(&mut cells, self.rows, shown);
        let sum = weigh(&cells, self.outer);
        sum / (i32::from(FULL) * i32::from(FULL) * PARTS) + i32::from(self.last) / PARTS
    }
}

/// Adds the rows of what is shown. A function of its own, since only so the compiler adds eight cells at once: where it knows
/// what becomes of each cell, it takes them for unlike.
#[inline(never)]
fn add(cells: &mut [i16; CELLS], rows: &[[i16; CELLS]], shown: &[u16]) {
    for input in shown {
        if let Some(row) = rows.get(usize::from(*input)) {
            for (cell, number) in cells.iter_mut().zip(row) {
                *cell = cell.wrapping_add(*number);
            }
        }
    }
}

/// The answers of the cells, weighed; a function of its own for the same reason.
#[inline(never)]
fn weigh(cells: &[i16; CELLS], outer: &[i16; CELLS]) -> i32 {
    let weighed = cells.iter().zip(outer).map(|(cell, weight)| {
        let held = (*cell).clamp(0, FULL);
        i32::from(held * held) * i32::from(*weight)
    });
    weighed.sum()
}

#[cfg(test)]
mod tests {
    use rules::Random;
    use search::Generator;

    use super::{CELLS, FULL, Network, PARTS, numbers};

    /// What the module says, cell by cell.
    fn plain(numbers: &[i16], inputs: usize, shown: &[u16]) -> i32 {
        let number = |row: usize, cell: usize| i32::from(numbers[row * CELLS + cell]);
        let answer = |cell: usize| {
            let sum: i32 = shown.iter().map(|input| number(usize::from(*input), cell)).sum();
            let held = (sum + number(inputs, cell)).clamp(0, FULL.into());
            held * held * number(inputs + 1, cell)
        };
        let sum: i32 = (0..CELLS).map(answer).sum();
        sum / (i32::from(FULL) * i32::from(FULL) * PARTS) + number(inputs + 2, 0) / PARTS
    }

    #[test]
    fn a_network_answers_as_it_is_described() {
        let mut random = Generator::new(1);
        let inputs = 40;
        let mut answers = Vec::new();
        for _ in 0..200 {
            let numbers: Vec<i16> = (0..numbers(inputs)).map(|_| random.below(401) as i16 - 200).collect();
            let shown: Vec<u16> = (0..14).map(|_| random.below(inputs as u32) as u16).collect();
            let answer = Network::new(&numbers).unwrap().answer(&shown);
            assert_eq!(answer, plain(&numbers, inputs, &shown));
            answers.push(answer);
        }
        answers.sort_unstable();
        answers.dedup();
        assert!(answers.len() > 100, "{answers:?}");
        assert!(Network::new(&[0; CELLS]).is_none());
    }
}
