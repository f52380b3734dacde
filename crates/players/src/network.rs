//! Small networks that evaluate positions. They compute with integers only, so that the result is the same on
//! every machine.
//!
//! A position activates some of the network's inputs, such as "three stones in the second bowl". Each active
//! input adds its row of numbers to the cells of the only hidden layer. The output of a cell is its sum,
//! clamped between 0 and [`FULL`] and squared. The weighted sum of these outputs is the value of the position
//! for the seat to act. Few inputs are active at a time, so an evaluation takes only a few hundred
//! instructions.

use rules::Game;

use crate::linear::Features;

/// Cells of the hidden layer.
pub(crate) const CELLS: usize = 32;
/// The number that represents 1.0 in a cell: the largest one whose square fits into an `i16`.
pub(crate) const FULL: i16 = 181;
/// The outer weights and the outer bias are stored multiplied by this.
pub(crate) const PARTS: i32 = 2;

/// The most inputs that are active in a position.
const MOST_SHOWN: usize = 32;

/// Returns the number of parameters of a network with this many inputs: a row for each input, the biases of
/// the cells, the outer weights, and the outer bias.
pub(crate) const fn numbers(inputs: usize) -> usize {
    (inputs + 2) * CELLS + 1
}

/// A network, as trained by `menagerie train`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Network<'a> {
    rows: &'a [[i16; CELLS]],
    own: &'a [i16; CELLS],
    outer: &'a [i16; CELLS],
    last: i16,
}

impl<'a> Network<'a> {
    /// Creates the network with these parameters. Returns `None` if their number is wrong.
    pub(crate) const fn new(numbers: &'a [i16]) -> Option<Network<'a>> {
        let (rows, last) = numbers.as_chunks::<CELLS>();
        match (rows, last) {
            ([rows @ .., own, outer], [last]) => Some(Network { rows, own, outer, last: *last }),
            _ => None,
        }
    }

    /// Returns the value of a position for the seat to act. Only the signs of the inputs' amounts matter: a
    /// negative amount means that the inputs describe the position from the other seat's side.
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

    /// Returns the output of the network when these inputs are active.
    pub(crate) fn answer(&self, shown: &[u16]) -> i32 {
        let mut cells = *self.own;
        add(&mut cells, self.rows, shown);
        let sum = weigh(&cells, self.outer);
        sum / (i32::from(FULL) * i32::from(FULL) * PARTS) + i32::from(self.last) / PARTS
    }
}

/// Adds the rows of the active inputs. It is never inlined, because the compiler vectorizes it only as a
/// function of its own.
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

/// Returns the weighted sum of the cells' outputs. It is never inlined, for the same reason as `add`.
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

    /// Computes the output cell by cell, as the module's documentation defines it.
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
