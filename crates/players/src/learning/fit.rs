//! Gradient descent.

use rules::Random;
use search::Generator;

/// The Adam optimizer (Kingma and Ba, 2015).
pub(super) struct Descent {
    mean: Vec<f64>,
    square: Vec<f64>,
    steps: i32,
}

impl Descent {
    pub(super) fn new(numbers: usize) -> Descent {
        Descent { mean: vec![0.0; numbers], square: vec![0.0; numbers], steps: 0 }
    }

    /// Moves each parameter by about `length` against its gradient, and keeps it between `-bound` and
    /// `bound`.
    pub(super) fn step(&mut self, numbers: &mut [f64], slopes: &[f64], length: f64, bound: f64) {
        self.steps += 1;
        let [mean_left, square_left] = [0.9_f64, 0.999].map(|rate| 1.0 - rate.powi(self.steps));
        let past = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(past) {
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            let (mean, square) = (*mean / mean_left, *square / square_left);
            *number = (*number - length * mean / (square.sqrt() + 1e-12)).clamp(-bound, bound);
        }
    }
}

/// The Fisher-Yates shuffle.
pub(super) fn shuffle<T>(things: &mut [T], random: &mut Generator) {
    for last in (1..things.len()).rev() {
        things.swap(last, random.below(last as u32 + 1) as usize);
    }
}
