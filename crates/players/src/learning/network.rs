//! Trains a network to predict, for each position, what the search expected and how the game ended.

use rules::Random;
use search::Generator;

use super::{
    fit::{Descent, shuffle},
    positions::{Position, Positions, UNIT, chance},
};
use crate::network::{CELLS, FULL, PARTS, numbers};

/// The weight of the game's result in the target value of a position. The rest of the weight is on what the
/// search expected.
const RESULT: f64 = 0.4;
/// Number of positions in a batch.
const BATCH: usize = 1_000;
/// The learning rate at the start; it falls to zero.
const STEP: f64 = 0.004;
/// Parameters lie between this and its negative, so that no sum of rows overflows 16 bits.
const BOUND: f64 = 4.0;

/// A network that is being trained, in floating point. In a cell of the hidden layer, 1.0 stands for
/// [`FULL`]. In the evaluation, it stands for [`UNIT`].
pub(super) struct NetworkTrainer {
    numbers: Vec<f64>,
    inputs: usize,
}

/// The sum in each cell of the hidden layer, for one position.
type Cells = [f64; CELLS];

impl NetworkTrainer {
    /// Creates a network with random parameters.
    pub(super) fn new(inputs: usize, random: &mut Generator) -> NetworkTrainer {
        let mut draw = |most: f64| most * (f64::from(random.below(2_001)) / 1_000.0 - 1.0);
        let mut numbers: Vec<f64> = (0..numbers(inputs)).map(|_| draw(0.1)).collect();
        numbers[inputs * CELLS..(inputs + 1) * CELLS].fill(0.3);
        numbers[(inputs + 1) * CELLS..].fill_with(|| draw(0.5));
        NetworkTrainer { numbers, inputs }
    }

    /// Trains for this many epochs. `epoch` is called before each epoch and returns whether to go on. Returns
    /// `false` if `epoch` stopped the training.
    pub(super) fn study(
        &mut self,
        positions: &Positions,
        rounds: u32,
        random: &mut Generator,
        epoch: &mut dyn FnMut(u32) -> bool,
    ) -> bool {
        let mut descent = Descent::new(self.numbers.len());
        let mut slopes = vec![0.0; self.numbers.len()];
        let mut order: Vec<usize> = (0..positions.len()).collect();
        let steps = (order.len().div_ceil(BATCH) * rounds as usize).max(1) as f64;
        let mut taken = 0.0;
        for round in 0..rounds {
            if !epoch(round) {
                return false;
            }
            shuffle(&mut order, random);
            for batch in order.chunks(BATCH) {
                slopes.fill(0.0);
                for &at in batch {
                    self.slope(positions.get(at), 1.0 / batch.len() as f64, &mut slopes);
                }
                descent.step(&mut self.numbers, &slopes, STEP * (1.0 - taken / steps), BOUND);
                taken += 1.0;
            }
        }
        true
    }

    fn cells(&self, position: Position<'_>) -> Cells {
        let (rows, _) = self.numbers.as_chunks::<CELLS>();
        let mut cells = rows[self.inputs];
        for (input, _) in position.features {
            for (cell, number) in cells.iter_mut().zip(&rows[usize::from(*input)]) {
                *cell += number;
            }
        }
        cells
    }

    fn outer(&self) -> &[f64] {
        &self.numbers[(self.inputs + 1) * CELLS..]
    }

    /// Adds the gradient of one position, multiplied by `part`, to `slopes`.
    fn slope(&self, position: Position<'_>, part: f64, slopes: &mut [f64]) {
        let cells = self.cells(position);
        let outer = self.outer();
        let held = cells.map(|cell| cell.clamp(0.0, 1.0));
        let said =
            held.iter().zip(outer).map(|(held, weight)| held * held * weight).sum::<f64>() + outer[CELLS];
        let wanted = RESULT * position.result + (1.0 - RESULT) * position.expected;
        let sign = position.sign();
        let error = sign * part * (chance(sign * UNIT * said) - wanted);

        let mut back: Cells = [0.0; CELLS];
        for cell in 0..CELLS {
            // A saturated cell has no gradient.
            if 0.0 < cells[cell] && cells[cell] < 1.0 {
                back[cell] = error * 2.0 * cells[cell] * outer[cell];
            }
        }
        let (rows, outer) = slopes.split_at_mut((self.inputs + 1) * CELLS);
        let (rows, _) = rows.as_chunks_mut::<CELLS>();
        for (slope, held) in outer.iter_mut().zip(held) {
            *slope += error * held * held;
        }
        outer[CELLS] += error;
        let inputs = position.features.iter().map(|(input, _)| usize::from(*input));
        for input in inputs.chain([self.inputs]) {
            for (slope, back) in rows[input].iter_mut().zip(back) {
                *slope += back;
            }
        }
    }

    /// Returns the parameters as integers, for [`Network`](crate::network::Network).
    pub(super) fn rounded(&self) -> Vec<i16> {
        let (cells, outer) = self.numbers.split_at((self.inputs + 1) * CELLS);
        let cells = cells.iter().map(|number| (number * f64::from(FULL)).round() as i16);
        let outer = outer.iter().map(|number| (number * UNIT * f64::from(PARTS)).round() as i16);
        cells.chain(outer).collect()
    }
}
