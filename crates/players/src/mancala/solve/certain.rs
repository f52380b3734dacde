//! Computes certain stones: how many stones a player is certain to bank, whatever the other player does. The
//! player's own bowls alone determine this number.
//!
//! In most positions of a proof, a few more stones are enough to reach the goal. Often the player's own side
//! alone proves that the player will bank them. In one turn the other player can only drop stones into the
//! first bowls of this side, capture one bowl of it, or both ([`REPLIES`]). The calculation lets the other
//! player do any of that in every turn. So it can compute in advance the certain stones of every side, that
//! is, of every arrangement of a player's six bowls: for one turn of look-ahead, then for two, and so on. In
//! a real position, the other player's bowls allow only some of these replies in the next turn. So the
//! calculation also finds in advance, for each side, which of the replies its player can make.

use std::sync::OnceLock;

use rules::mancala::RuleSet;

use super::{
    alone::Alone,
    set::{Egyptian, Ethiopian, General, Nigerian, Set},
    side::{self, Side},
    solver::Context,
    sowing::{Sowing, drops},
};

/// Certain stones are computed only for sides with at most this many stones.
const MOST_OF_A_SIDE: usize = 20;
/// The most stones in all bowls for which the calculation holds. With more, the other player could go round
/// the board more often than [`REPLIES`] allows for.
pub(super) const MOST: i32 = 25;
/// The shared [`Alone`] covers positions with at most this many stones in all bowls together. It takes five
/// megabytes and is computed in a tenth of a second.
const SHARED_ALONE: usize = 24;
/// Turns of look-ahead. Solving Egyptian with three stones in each bowl takes 165,000 nodes with one turn,
/// 134,000 with two, 126,000 with three and 123,000 with four.
const TURNS: usize = 3;

/// The effect of a turn of the other player on a side.
#[derive(Clone, Copy)]
struct Reply {
    /// The stones that the other player drops into the bowls.
    drops: u64,
    /// A mask that clears the bowl that the other player captures, if any.
    left: u64,
}

/// All possible replies: dropping 0 to 17 stones, or dropping 0, 6 or 12 and capturing one bowl.
const REPLIES: [Reply; 36] = {
    let mut replies = [Reply { drops: 0, left: u64::MAX }; 36];
    let mut number = 0;
    while number < 36 {
        let (laps, kind) = (number / 12, number % 12);
        match kind {
            0..6 => replies[number].drops = drops(6 * laps + kind),
            _ => replies[number] = Reply { drops: drops(6 * laps), left: !(0xff << (8 * (kind - 6))) },
        }
        number += 1;
    }
    replies
};

impl Reply {
    /// Returns the index in [`REPLIES`] of a sowing's effect on the other side.
    fn number(sowing: &Sowing) -> usize {
        12 * (sowing.dropped / 6) + sowing.captured.map_or(sowing.dropped % 6, |bowl| 6 + bowl)
    }

    #[inline(always)]
    fn to(self, side: u64) -> u64 {
        (side + self.drops) & self.left
    }
}

/// Holds the certain stones of each side. The lists are indexed by side. Nothing is known about sides beyond
/// the end of a list.
pub(super) struct Certain {
    /// The certain stones when the side's own player acts.
    acting: Vec<u8>,
    /// The certain stones when the other player acts.
    waiting: Vec<u8>,
    /// The effects that the side's player can have on the other side in one turn: one bit for each of
    /// [`REPLIES`].
    can: Vec<u64>,
    /// Set only in rule sets with [`Set::ALONE`]: the certain lead for each side and each number of stones of
    /// the other player. It is then used instead of the other fields.
    alone: Option<Alone>,
}

impl Certain {
    /// Returns the certain stones of a rule set, which the first call computes. In Ethiopian and Nigerian, a
    /// turn of the other player can change a side in more ways than [`REPLIES`] lists. So in Ethiopian, only
    /// the stones that the player can bank in the present turn are certain. In Nigerian, none are.
    pub(super) fn of<S: Set>() -> &'static Certain {
        static ALL: [OnceLock<Certain>; RuleSet::ALL.len()] = [const { OnceLock::new() }; RuleSet::ALL.len()];
        ALL[S::RULES as usize].get_or_init(Certain::new::<S>)
    }

    /// Computes the certain stones of a rule set now, so that no later search has to wait for them.
    pub(super) fn prepare(rule_set: RuleSet) {
        match rule_set {
            RuleSet::General => Certain::of::<General>(),
            RuleSet::Egyptian => Certain::of::<Egyptian>(),
            RuleSet::Ethiopian => Certain::of::<Ethiopian>(),
            RuleSet::Nigerian => Certain::of::<Nigerian>(),
        };
    }

    /// Computes the certain lead in positions with up to `stones` stones in all bowls together. Returns
    /// `None` if the rule set has no [`Alone`], or if the shared one covers these positions already.
    pub(super) fn far<S: Set>(stones: usize, context: &Context<'_>) -> Option<Certain> {
        (S::ALONE && stones > SHARED_ALONE).then(|| Certain {
            acting: Vec::new(),
            waiting: Vec::new(),
            can: Vec::new(),
            alone: Some(Alone::new(stones, context)),
        })
    }

    fn new<S: Set>() -> Certain {
        let sides: Vec<u64> = match S::CAPTURES {
            true => (0..=MOST_OF_A_SIDE).flat_map(side::all).collect(),
            false => Vec::new(),
        };
        let mut certain = Certain {
            acting: vec![0; sides.len()],
            waiting: Vec::new(),
            can: vec![0; sides.len()],
            alone: S::ALONE.then(|| Alone::new(SHARED_ALONE, &Context::unlimited())),
        };
        certain.act::<S>(&sides);
        if !S::BOTH {
            for _ in 1..TURNS {
                certain.waiting = sides.iter().map(|&side| certain.after(side, u64::MAX, 0)).collect();
                certain.act::<S>(&sides);
            }
            certain.waiting = sides.iter().map(|&side| certain.after(side, u64::MAX, 0)).collect();
            certain.reach::<S>(&sides);
        }
        certain
    }

    /// Adds one turn of look-ahead for the player to act. A sowing after which the same player moves again
    /// banks a stone, so it leads to a side with a smaller index.
    fn act<S: Set>(&mut self, sides: &[u64]) {
        for (number, &side) in sides.iter().enumerate() {
            let sowings = (0..S::ACTIONS).filter(|&index| S::is_legal(side, index));
            self.acting[number] = sowings
                .map(|index| {
                    let sown = Sowing::new::<S>(side, index);
                    let known = if sown.again { &self.acting } else { &self.waiting };
                    sown.banked + at(known, sown.side).unwrap_or(0)
                })
                .max()
                .unwrap_or(0);
        }
    }

    fn reach<S: Set>(&mut self, sides: &[u64]) {
        for (number, &side) in sides.iter().enumerate() {
            let played = (0..6).filter(|bowl| side >> (8 * bowl) & 0xff > 0);
            self.can[number] = played.fold(0, |can, bowl| {
                let sowing = Sowing::new::<S>(side, bowl);
                let Sowing { side, again, .. } = sowing;
                let reply = Reply::number(&sowing);
                // Banking the side's last stone ends the game, and the other side stays as it is.
                can | if again && side > 0 {
                    at(&self.can, side).unwrap_or(u64::MAX) << reply
                } else {
                    1 << reply
                }
            });
        }
    }

    /// Returns the certain stones of a side after the worst possible reply. `can` has a bit for each reply
    /// that is possible. If the result is below `enough`, its exact value does not matter, so this may return
    /// any number below `enough`.
    fn after(&self, side: u64, can: u64, enough: u8) -> u8 {
        let mut least = u8::MAX;
        for (number, reply) in REPLIES.iter().enumerate() {
            if can >> number & 1 == 1 {
                least = least.min(at(&self.acting, reply.to(side)).unwrap_or(0));
                if least < enough.max(1) {
                    break;
                }
            }
        }
        least
    }

    /// Returns bounds on the lead that the player to act still gains: the stones that this player banks,
    /// minus those that the other player banks. The upper bound is only as tight as needed to tell whether
    /// the player to act may reach the goal.
    #[inline(always)]
    pub(super) fn narrow(&self, own: Side, other: Side, other_bowls: u64, goal: i32) -> [i32; 2] {
        if let Some(alone) = &self.alone {
            return alone.narrow(own, other);
        }
        let stones = (own.stones + other.stones) as i32;
        let mut bounds = [-stones, stones];
        if stones > MOST {
            return bounds;
        }
        if let Some(&acting) = self.acting.get(own.index()) {
            bounds[0] += 2 * i32::from(acting);
        }
        if let (Some(&waiting), Some(&acting)) =
            (self.waiting.get(other.index()), self.acting.get(other.index()))
        {
            bounds[1] -= 2 * i32::from(waiting);
            // The stones that the other player needs to bank to prevent the goal.
            let enough = (stones - goal) / 2 + 1;
            if bounds[1] >= goal
                && i32::from(acting) >= enough
                && let Some(&can) = self.can.get(own.index())
                && i32::from(self.after(other_bowls, can, enough as u8)) >= enough
            {
                bounds[1] = stones - 2 * enough;
            }
        }
        bounds
    }
}

#[inline(always)]
fn at<T: Copy>(known: &[T], side: u64) -> Option<T> {
    known.get(Side::of(side).index()).copied()
}

#[cfg(test)]
mod tests {
    use rules::mancala::Board;
    use search::{Limits, SearchContext};

    use super::{Certain, MOST_OF_A_SIDE, REPLIES};
    use crate::mancala::solve::{
        set::{Egyptian, Ethiopian, General, Set},
        side::{self, Side},
    };

    /// Collects all states that the other player's side can have after one turn of the player to act.
    fn turns(board: Board, found: &mut Vec<u64>) {
        let [own, _] = board.bowls();
        for index in (0..6).filter(|&index| Egyptian::is_legal(own, index)) {
            let sown = Egyptian::sown(board, index);
            if sown.is_over() {
                continue;
            }
            if sown.board.actor() == board.actor() {
                turns(sown.board, found);
            } else {
                found.push(sown.board.bowls()[0]);
            }
        }
    }

    #[test]
    fn no_turn_does_more_than_the_replies_say() {
        let certain = Certain::of::<Egyptian>();
        let mut random = 1_u64;
        let mut seen = 0_u64;
        for _ in 0..200_000 {
            let mut bowls = [0_u64; 2];
            // Few and large bowls, so that sowings go all the way round the board.
            for side in &mut bowls {
                let mut left = MOST_OF_A_SIDE as u64;
                for bowl in 0..6 {
                    random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                    let stones = (random >> 33) % (left + 1) * (random >> 60 & 1);
                    left -= stones;
                    *side |= stones << (8 * bowl);
                }
            }
            let [own, other] = bowls;
            if Side::of(own).stones + Side::of(other).stones > 25 || own == 0 || other == 0 {
                continue;
            }
            let can = certain.can[Side::of(own).index()];
            seen |= can;
            let mut found = Vec::new();
            turns(Board::from_bowls(own, other), &mut found);
            for made in found {
                let told = REPLIES
                    .iter()
                    .enumerate()
                    .any(|(nth, reply)| can >> nth & 1 == 1 && reply.to(other) == made);
                assert!(told, "{own:x} {other:x} {made:x}");
            }
        }
        assert!(seen.count_ones() > 20, "{seen:x}");
    }

    /// Checks that the values in the tables lie within the certain bounds.
    fn certain_is_true<S: Set>() {
        let mut tables = crate::mancala::solve::Tables::new(S::RULES);
        while tables.stones() < Some(9) {
            tables.grow(&SearchContext::new(Limits { threads: 2, ..Limits::default() }));
        }
        let certain = Certain::of::<S>();
        let mut narrowed = 0;
        for stones in 2..=9_usize {
            for own in 1..stones {
                for own_bowls in side::all(own) {
                    if !(0..S::ACTIONS).any(|index| S::is_legal(own_bowls, index)) {
                        continue;
                    }
                    for other_bowls in side::all(stones - own) {
                        let value = tables.bounds(Board::from_bowls(own_bowls, other_bowls)).unwrap();
                        for goal in [value.lower, value.upper + 1] {
                            let [lower, upper] =
                                certain.narrow(Side::of(own_bowls), Side::of(other_bowls), other_bowls, goal);
                            assert!(
                                lower <= value.upper && upper >= value.lower,
                                "{own_bowls:x} {other_bowls:x}"
                            );
                            narrowed += usize::from(upper - lower < 2 * stones as i32);
                        }
                    }
                }
            }
        }
        assert!(narrowed > 10_000, "{narrowed}");
    }

    #[test]
    fn what_is_certain_is_true() {
        certain_is_true::<Egyptian>();
        certain_is_true::<Ethiopian>();
        certain_is_true::<General>();
    }
}
