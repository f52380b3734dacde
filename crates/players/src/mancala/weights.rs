//! What the features of mancala are worth, as learned by `menagerie tune`, by rule set.

use super::features::COUNT;

/// In the order of [`RuleSet`](rules::mancala::RuleSet).
pub(crate) static WEIGHTS: [&[i16; COUNT]; 4] = [
    &include!("weights/general.weights"),
    &include!("weights/egyptian.weights"),
    &include!("weights/ethiopian.weights"),
    &include!("weights/nigerian.weights"),
];
