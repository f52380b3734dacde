//! The learned weights and networks of Mancala, by rule set.

use rules::mancala::Spec;

use super::features::{COUNT, INPUTS};
use crate::data::{NetworkFile, network_file};

/// The weights of the features, as learned by `menagerie tune`, in the order of
/// [`RuleSet`](rules::mancala::RuleSet).
pub(crate) static WEIGHTS: [&[i16; COUNT]; 4] = [
    &include!("weights/general.weights"),
    &include!("weights/egyptian.weights"),
    &include!("weights/ethiopian.weights"),
    &include!("weights/nigerian.weights"),
];

/// The networks, as learned by `menagerie train`, in the order of [`RuleSet`](rules::mancala::RuleSet).
pub(crate) static NETWORKS: [NetworkFile; 4] = [
    network_file!("networks/", "general.network", INPUTS),
    network_file!("networks/", "egyptian.network", INPUTS),
    network_file!("networks/", "ethiopian.network", INPUTS),
    network_file!("networks/", "nigerian.network", INPUTS),
];

/// The networks are for games that start with this many stones in a bowl.
const NETWORK_STONES: u8 = 4;

/// Whether games of this spec can be judged by a network.
pub(crate) fn has_network(spec: Spec) -> bool {
    spec.stones() == NETWORK_STONES
}
