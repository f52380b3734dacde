//! Even starts (MC-20): openings after which neither player can win.
//!
//! The lists are output of the solver. The first line of each file is the command that wrote it.

use super::{Action, RuleSet, Spec};

/// The values of the spec's option `start`: the usual start, and the numbers of the even starts.
pub(super) const VALUES: &[&str] = &[
    "usual", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
];

/// The list of the even starts of a rule set with this number of stones in each bowl; `None` if no even
/// starts are known.
fn openings(rule_set: RuleSet, stones: u8) -> Option<&'static str> {
    match (rule_set, stones) {
        (RuleSet::General, 3) => Some(include_str!("starts/general-3.txt")),
        (RuleSet::Egyptian, 3) => Some(include_str!("starts/egyptian-3.txt")),
        (RuleSet::Egyptian, 4) => Some(include_str!("starts/egyptian-4.txt")),
        (RuleSet::Ethiopian, 2) => Some(include_str!("starts/ethiopian-2.txt")),
        (RuleSet::Nigerian, 3) => Some(include_str!("starts/nigerian-3.txt")),
        (RuleSet::Nigerian, 4) => Some(include_str!("starts/nigerian-4.txt")),
        _ => None,
    }
}

/// Whether even starts are known for a spec.
pub(super) fn are_known(spec: Spec) -> bool {
    openings(spec.rule_set(), spec.stones()).is_some()
}

/// The actions that lead from the usual start to the start of this spec.
pub(super) fn opening(spec: Spec) -> impl Iterator<Item = Action> {
    let list = spec.even_start().and_then(|_| openings(spec.rule_set(), spec.stones()));
    let mut lines = list.unwrap_or_default().lines().filter(|line| !line.starts_with('#'));
    let line = spec.even_start().and_then(|number| lines.nth(usize::from(number.get()) - 1));
    line.unwrap_or_default().split_whitespace().filter_map(|action| action.parse().ok())
}
