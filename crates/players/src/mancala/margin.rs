//! Estimates by how many stones a player can expect to win or lose.

use rules::{Game, mancala::Mancala};

use super::features::in_bowls;

/// For each rule set: the number of stones by which a player can expect to end ahead, if the expected score
/// is 0.75 and one stone is left in the bowls. With more stones in the bowls, this margin grows with the
/// square root of their number, like the sum of many random gains and losses. The test `slopes` measures the
/// figures.
const SLOPES: [f64; 4] = [0.155, 0.355, 0.489, 0.180];

/// Returns by how many stones the player to act can expect to end ahead, if their expected score is `value`.
/// The result is rounded to tenths.
pub(super) fn expected(game: &Mancala, value: f64) -> f64 {
    let (lead, left) = (f64::from(game.board().lead()), f64::from(in_bowls(game.board())));
    let expected = SLOPES[game.spec().rule_set() as usize] * ahead(value) * left.sqrt();
    // The lead can grow or shrink by at most the number of stones that are left.
    (10.0 * expected).round().clamp(10.0 * (lead - left), 10.0 * (lead + left)) / 10.0
}

/// Returns the evaluation that [`search::worth`] converts to `value` if the scale is 1.
fn ahead(value: f64) -> f64 {
    let balance = 2.0 * value - 1.0;
    balance / (1.0 - balance.abs())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::{Game, Random, Spec, mancala};
    use search::{Generator, Limits, SearchContext};

    use super::*;
    use crate::{Playable, blur::Blur, oracle::TableSize, searcher::Searcher};

    /// The rule sets, in the order of `SLOPES`.
    const RULE_SETS: [&str; 4] = ["general", "egyptian", "ethiopian", "nigerian"];

    #[test]
    fn the_estimate_follows_the_expected_score() {
        let spec = mancala::Spec::parse("mancala").unwrap();
        let game = Mancala::from_position(spec, "4 0 5 1 0 6 10 / 2 2 0 6 0 3 9 S").unwrap();
        let values: Vec<_> = (0..=100).map(|percent| expected(&game, f64::from(percent) / 100.0)).collect();
        assert!(values.is_sorted(), "{values:?}");
        assert_eq!((values[0], values[50], values[100]), (1.0 - 29.0, 0.0, 1.0 + 29.0));
        assert!(values[40] < 0.0 && values[60] > 0.0, "{values:?}");
    }

    #[test]
    #[ignore = "measures the constants again; needed after the evaluation has changed"]
    fn slopes() {
        let slopes = RULE_SETS.map(|rules| {
            let spec = mancala::Spec::parse(&format!("mancala:rules={rules}")).unwrap();
            let mut random = Generator::new(1);
            let mut pairs: Vec<(f64, f64, f64)> = Vec::new();
            for _ in 0..150 {
                let mut seen = Vec::new();
                let mut game = Mancala::new(spec);
                while let Some(seat) = game.turn().seat() {
                    let mut search = Mancala::best_search(Blur::NONE, TableSize::None);
                    let context = SearchContext::new(Limits::nodes(3_000));
                    let lines = search.lines(&game.view(seat.into()), 2, None, &mut random, &context);
                    let left = f64::from(in_bowls(game.board()));
                    if !lines[0].certain && lines[0].value.clamp(0.03, 0.97) == lines[0].value {
                        seen.push((seat, ahead(lines[0].value), left));
                    }
                    let second = lines.get(1).filter(|_| random.below(4) == 0);
                    game.play(second.unwrap_or(&lines[0]).best);
                }
                for (seat, ahead, left) in seen {
                    let margin = game.score(seat) - game.score(seat.other());
                    pairs.push((ahead, left, f64::from(margin)));
                }
            }
            let (mut product, mut square) = (0.0, 0.0);
            for &(ahead, left, margin) in &pairs {
                product += ahead * f64::sqrt(left) * margin;
                square += ahead * ahead * left;
            }
            product / square
        });
        for (found, kept) in slopes.into_iter().zip(SLOPES) {
            assert!((found / kept - 1.0).abs() < 0.1, "{slopes:.2?} instead of {SLOPES:?}");
        }
    }
}
