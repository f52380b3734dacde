//! Learning a network: what it says of each position shall be what the search expected there and how the game ended.

use rules::Random;
use search::Generator;

use super::{
    fit::{Descent, shuffle},
    positions::{Position, Positions, UNIT, chance},
};
use crate::network::{CELLS, FULL, PARTS, numbers};

/// The part that the game's end has in what a position shall be worth; the rest is what the search expected.
const RESULT: f64 = 0.4;
/// Positions between two steps.
const BATCH: usize = 1_000;
/// The first length of a step; it shrinks to nothing.
const STEP: f64 = 0.004;
/// What no number passes, so that no sum of rows passes 16 bits.
const BOUND: f64 = 4.0;

/// A network that is learning, in numbers as they come; one is [`FULL`] in a cell, and [`UNIT`] in the evaluation.
pub(super) struct Pupil {
    numbers: Vec<f64>,
    inputs: usize,
}

/// What a position makes of the cells.
type Cells = [f64; CELLS];

impl Pupil {
    /// One that knows nothing.
    pub(super) fn new(inputs: usize, random: &mut Generator) -> Pupil {
        let mut draw = |most: f64| most * (f64::from(random.below(2_001)) / 1_000.0 - 1.0);
        let mut numbers: Vec<f64> = (0..numbers(inputs)).map(|_| draw(0.1)).collect();
        numbers[inputs * CELLS..(inputs + 1) * CELLS].fill(0.3);
        numbers[(inputs + 1) * CELLS..].fill_with(|| draw(0.5));
        Pupil { numbers, inputs }
    }

    /// Goes through all positions so many times; `told` hears of each time, and says whether to go on. `false` if it said no.
    pub(super) fn study(
        &mut self,
        positions: &Positions,
        rounds: u32,
        random: &mut Generator,
        told: &mut dyn FnMut(u32) -> bool,
    ) -> bool {
        let mut descent = Descent::new(self.numbers.len());
        let mut slopes = vec![0.0; self.numbers.len()];
        let mut order: Vec<usize> = (0..positions.len()).collect();
        let steps = (order.len().div_ceil(BATCH) * rounds as usize).max(1) as f64;
        let mut taken = 0.0;
        for round in 0..rounds {
            if !told(round) {
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

    /// Adds a position's part to the slopes.
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
            // At its bounds a cell does not answer to a small change.
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

    /// The numbers in integers, for [`Network`](crate::network::Network).
    pub(super) fn rounded(&self) -> Vec<i16> {
        let (cells, outer) = self.numbers.split_at((self.inputs + 1) * CELLS);
        let cells = cells.iter().map(|number| (number * f64::from(FULL)).round() as i16);
        let outer = outer.iter().map(|number| (number * UNIT * f64::from(PARTS)).round() as i16);
        cells.chain(outer).collect()
    }
}
