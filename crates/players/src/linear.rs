//! Evaluations that are weighted sums, so that the weights can be learned from games.

use rules::Game;

/// Finds the features of a position. The number of a feature is the index of its weight.
pub(crate) trait Features<G: Game>: Send + Sync + 'static {
    /// Visits the features of a position, each with its amount. Some features belong to one side. The amount
    /// of such a feature is positive if the side belongs to the seat to act, and negative otherwise.
    fn visit(game: &G, each: &mut impl FnMut(usize, i32));
}

/// Returns the weighted sum of a position's features.
#[inline]
pub(crate) fn sum<G: Game, F: Features<G>>(game: &G, weights: &[i16]) -> i32 {
    let mut sum = 0;
    F::visit(game, &mut |feature, amount| {
        sum += amount * weights.get(feature).copied().map_or(0, i32::from);
    });
    sum
}
