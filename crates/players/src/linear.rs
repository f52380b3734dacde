//! Evaluations that are weighted sums, so that the weights can be learned from games.

use rules::Game;

/// What an evaluation looks at. Each feature has a number below that of the weights.
pub(crate) trait Features<G: Game>: Send + Sync + 'static {
    /// Shows the features of a position and how much there is of each; what is good for the seat to act counts positive
    /// where the same thing counts for both.
    fn visit(game: &G, each: &mut impl FnMut(usize, i32));
}

/// The weighted sum of a position's features.
#[inline]
pub(crate) fn sum<G: Game, F: Features<G>>(game: &G, weights: &[i16]) -> i32 {
    let mut sum = 0;
    F::visit(game, &mut |feature, amount| {
        sum += amount * weights.get(feature).copied().map_or(0, i32::from);
    });
    sum
}
