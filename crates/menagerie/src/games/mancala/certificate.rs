//! Certificates of proven values.

use std::{cmp::Reverse, collections::BTreeMap};

use certificate::{Bound, Bowls, Claim, MOST_STONES, Need, ValueCertificate};
use players::{
    SearchContext,
    mancala::solve::{Solver, SolverProgress},
};
use rules::{
    Game, Spec as _,
    mancala::{Bowl, Mancala, RuleSet, Spec},
};

use crate::{
    failure::{Failure, Result},
    interrupt::is_stopped,
    progress::Progress,
};

/// Returns the maximum number of stones in the bowls of an endgame, if there are `stones` stones in the bowls
/// at the start. A certificate contains no claims about endgames, because they would make up most of it.
/// Instead, the check works out the values of endgames by itself. If the returned number were larger by one,
/// a certificate would have about a third fewer claims, but there would be 1.6 times as many endgames to work
/// out.
fn endgame(rule_set: RuleSet, stones: usize) -> usize {
    let stones = match rule_set {
        // By the Nigerian rules, proofs are small.
        RuleSet::Nigerian => stones / 4,
        _ => (stones / 2).saturating_sub(4),
    };
    stones.min(MOST_STONES)
}

/// When [`Claims::choose`] compares actions, it prefers those that leave few stones in the bowls. An action
/// that gives no extra turn counts as if it left this many stones more. Without this, the certificate of
/// Egyptian Mancala with three stones would need twice as many claims.
const AGAIN: usize = 5;

/// Builds a certificate of the value of a position, from the point of view of the player to act.
///
/// # Errors
/// The user has interrupted the program.
pub(super) fn certificate(game: &Mancala, value: i32, solver: &Solver) -> Result<ValueCertificate> {
    let spec = game.spec();
    let bowls = Bowls::of(game.board());
    let endgame = endgame(spec.rule_set(), bowls.stones());
    let gain = value - game.board().lead();
    let mut claims = Claims { rule_set: spec.rule_set(), endgame, solver, todo: BTreeMap::new() };
    for bound in [Bound::AtLeast(gain), Bound::AtMost(gain)] {
        claims.add(Need { bowls, bound, is_over: false });
    }
    Ok(ValueCertificate {
        spec: spec.to_string(),
        rules: Spec::RULES,
        start: game.position().unwrap_or_default(),
        value,
        endgame,
        claims: claims.all()?,
    })
}

/// Works out the claims of a certificate.
struct Claims<'a> {
    rule_set: RuleSet,
    endgame: usize,
    solver: &'a Solver<'a>,
    /// The bounds that have yet to be claimed, by their place in the order of play. Positions that come late
    /// in a game have the smallest places.
    todo: BTreeMap<Place, Bound>,
}

/// The place of a bound in the order of play. Its four parts are the number of stones in the bowls, the sum
/// of these stones' distances from the mancalas of their owners, the position of the bowls, and whether the
/// bound is an upper one. Each action lowers the first number, or keeps it and lowers the second. So places
/// fall during a game.
type Place = (usize, usize, Bowls, bool);

fn place(bowls: Bowls, bound: Bound) -> Place {
    (bowls.stones(), bowls.steps(), bowls, bound.is_upper())
}

impl Claims<'_> {
    /// Works out all claims, in the order of play. So when a position is reached here, all bounds that
    /// earlier positions need for it are known.
    fn all(mut self) -> Result<Vec<Claim>> {
        let mut progress = Progress::new();
        let mut claims = Vec::new();
        while let Some(((stones, _, bowls, _), bound)) = self.todo.pop_last() {
            let rule_set = self.rule_set;
            let after = |action| (action, Need::after(bowls, action, bound, rule_set));
            let needs = bowls.actions().map(after);
            let action = match bound {
                Bound::AtLeast(_) => {
                    let (action, need) = self.choose(bound, needs.collect())?;
                    self.add(need);
                    Some(action)
                }
                Bound::AtMost(_) => {
                    needs.for_each(|(_, need)| self.add(need));
                    None
                }
            };
            claims.push(Claim { bowls, gain: bound.gain(), action });
            progress.update(|| {
                let (done, todo) = (claims.len(), self.todo.len());
                format!("certificate: {done} positions, {todo} to follow with up to {stones} stones")
            });
        }
        progress.clear();
        claims.sort_unstable_by_key(Claim::place);
        Ok(claims)
    }

    /// Adds a bound to `todo`, unless the check can tell by itself that the bound holds.
    fn add(&mut self, need: Need) {
        if need.is_free(self.endgame) {
            return;
        }
        let known = self.todo.entry(place(need.bowls, need.bound));
        known.and_modify(|known| *known = known.and(need.bound)).or_insert(need.bound);
    }

    /// Chooses the action with which the player to act reaches a bound. It prefers actions whose claim is
    /// needed anyway, and then actions that need no claim. Among the others, it prefers actions that leave
    /// few stones in the bowls or give another turn, and then bowls further to the right.
    fn choose(&self, bound: Bound, mut needs: Vec<(Bowl, Need)>) -> Result<(Bowl, Need)> {
        if let Some(known) = needs.iter().find(|(_, need)| self.is_claimed(need)) {
            return Ok(*known);
        }
        needs.sort_by_key(|(action, need)| {
            let again = need.bound.is_upper() == bound.is_upper();
            let stones = need.bowls.stones() + if again { 0 } else { AGAIN };
            (!need.is_free(self.endgame), stones, Reverse(action.number()))
        });
        // At least one action reaches the bound. So if no other action does, the last one does, and it need
        // not be tested.
        let last = needs.pop();
        for (action, need) in needs {
            if self.holds(&need)? {
                return Ok((action, need));
            }
        }
        last.ok_or(Failure::Interrupted)
    }

    /// Whether a bound that has yet to be claimed anyway covers this need.
    fn is_claimed(&self, need: &Need) -> bool {
        let known = self.todo.get(&place(need.bowls, need.bound));
        known.is_some_and(|known| need.bound.allows(known.gain()))
    }

    fn holds(&self, need: &Need) -> Result<bool> {
        match need.bound {
            bound if need.is_over => Ok(bound.allows(0)),
            Bound::AtLeast(gain) => self.reaches(need.bowls, gain),
            Bound::AtMost(gain) => Ok(!self.reaches(need.bowls, gain + 1)?),
        }
    }

    /// Whether the player to act can gain at least this much.
    fn reaches(&self, bowls: Bowls, gain: i32) -> Result<bool> {
        let mut context: SearchContext<'_, SolverProgress> =
            SearchContext::unlimited().stop_when(&is_stopped);
        self.solver.reaches(bowls.board(), gain, &mut context).ok_or(Failure::Interrupted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_start_needs_larger_endgames_than_a_certificate_may_name() {
        for rule_set in [RuleSet::General, RuleSet::Egyptian, RuleSet::Nigerian] {
            assert!((0..=96).all(|stones| endgame(rule_set, stones) <= MOST_STONES), "{rule_set:?}");
        }
    }
}
