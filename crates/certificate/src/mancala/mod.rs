//! Certificates of values in Mancala: proofs that a position is worth a certain difference of the mancalas.
//!
//! Such a certificate holds two strategies: with one, the player to act reaches the value, and with the
//! other, the opponent allows no more. Both consist of claims about single positions. To verify a claim,
//! [`check_value`] plays one ply and looks up the claims about the positions that follow. That is a proof,
//! because no play is endless. Stones in a mancala (banked stones) stay there. A sowing that banks no stone
//! moves stones only on the player's own side, towards their mancala. The rule set Ethiopian has no such
//! certificates, because stones also move away from the mancala there.
//!
//! Banked stones do not change what can still be gained. So a claim names only the bowls, and it is about the
//! **gain**: the stones that the player to act banks from there on, minus those that the other player banks.

mod bound;
mod check;
mod endgame;
mod text;

use std::fmt;

use rules::mancala::{Action, Board, Bowl, RuleSet};

pub use bound::Bound;
pub use check::check_value;
pub use endgame::{Endgame, MOST_STONES};
pub use text::read_value;

/// Whether the values of a rule set have certificates: play must never lead back to an earlier position.
pub fn has_values(rule_set: RuleSet) -> bool {
    rule_set != RuleSet::Ethiopian
}

/// A proof of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueCertificate {
    /// The game and its options.
    pub spec: String,
    /// The version of the rules.
    pub rules: u32,
    /// The position whose value is claimed.
    pub start: String,
    /// The final difference of the mancalas, as seen by the player to act at the start.
    pub value: i32,
    /// The largest number of stones in the bowls of an endgame. The certificate makes no claims about
    /// endgames, because the check works out their values by itself.
    pub endgame: usize,
    /// The claims, sorted by bowls. For the same bowls, the lower bound comes before the upper bound.
    pub claims: Vec<Claim>,
}

/// A claim about a position: a bound on what the player to act still gains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The position.
    pub bowls: Bowls,
    /// The bound, in stones.
    pub gain: i32,
    /// The bowl with which the player to act gains at least this much. `None` if the player to act gains at
    /// most this much, with every action.
    pub action: Option<Bowl>,
}

/// The stones in the bowls of both players, from bowl 1 to bowl 6. As text: `4 4 4 4 4 4 / 4 4 4 4 4 4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bowls {
    /// The bowls of the player to act.
    pub own: [u8; 6],
    /// The bowls of the other player.
    pub other: [u8; 6],
}

/// A bound that must hold after an action for a claim to hold before the action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// The bowls after the action.
    pub bowls: Bowls,
    /// The bound that must hold there.
    pub bound: Bound,
    /// Whether the game is over, so that nothing more is gained.
    pub is_over: bool,
}

impl ValueCertificate {
    /// Returns the claim about these bowls with a lower bound if `bound` is a lower bound, and with an upper
    /// bound if it is an upper bound. `None` if there is no such claim.
    pub fn claim(&self, bowls: Bowls, bound: Bound) -> Option<&Claim> {
        let place = (bowls, bound.is_upper());
        let found = self.claims.binary_search_by_key(&place, Claim::place);
        found.ok().and_then(|at| self.claims.get(at))
    }
}

impl Claim {
    /// Returns the bound that is claimed.
    pub fn bound(&self) -> Bound {
        if self.action.is_some() { Bound::AtLeast(self.gain) } else { Bound::AtMost(self.gain) }
    }

    /// Returns the key by which claims are sorted.
    pub fn place(&self) -> (Bowls, bool) {
        (self.bowls, self.action.is_none())
    }
}

impl Need {
    /// Returns what must hold after a legal action for `bound` to hold before the action.
    pub fn after(bowls: Bowls, action: Bowl, bound: Bound, rule_set: RuleSet) -> Need {
        let Played { bowls, gain, again, is_over } = play(bowls, action, rule_set);
        let rest = bound.minus(gain);
        Need { bowls, bound: if again { rest } else { rest.turned() }, is_over }
    }

    /// Whether the check can judge the bound without a claim, if endgames have at most this many stones.
    pub fn is_free(&self, endgame: usize) -> bool {
        let stones = self.bowls.stones();
        self.is_over || self.bound.is_certain(stones) || stones <= endgame
    }

    /// Whether the bound holds; `None` if only a claim can tell. No claim is needed if the game is over, if
    /// the stones in the bowls are too few to break the bound, or if the position is an endgame.
    pub fn holds(&self, endgame: &Endgame) -> Option<bool> {
        if self.is_over {
            return Some(self.bound.allows(0));
        }
        if self.bound.is_certain(self.bowls.stones()) {
            return Some(true);
        }
        endgame.gain(self.bowls).map(|gain| self.bound.allows(gain))
    }
}

/// The result of an action.
struct Played {
    /// The bowls as seen by the player to act next.
    bowls: Bowls,
    /// What the player gained by the action.
    gain: i32,
    /// Whether the same player acts again.
    again: bool,
    is_over: bool,
}

/// Plays a legal action.
fn play(bowls: Bowls, action: Bowl, rule_set: RuleSet) -> Played {
    let board = bowls.board();
    let sown = board.sown(rule_set, Action { bowl: action, direction: None });
    let again = sown.board.actor() == board.actor();
    let gain = if again { sown.board.lead() } else { -sown.board.lead() };
    Played { bowls: Bowls::of(sown.board), gain, again, is_over: sown.is_over() }
}

impl Bowls {
    /// Returns the bowls of a board.
    pub fn of(board: Board) -> Bowls {
        let [own, other] = board.bowls().map(|side| std::array::from_fn(|bowl| side.to_le_bytes()[bowl]));
        Bowls { own, other }
    }

    /// Returns the board with these bowls and empty mancalas, with South to act.
    pub fn board(self) -> Board {
        let side = |bowls: [u8; 6]| bowls.iter().rev().fold(0, |side, &stones| side << 8 | u64::from(stones));
        Board::from_bowls(side(self.own), side(self.other))
    }

    /// Returns the text of the position with these bowls and empty mancalas, with South to act.
    pub fn position(self) -> String {
        format!("{} 0 / {} 0 S", words(self.own), words(self.other))
    }

    /// Returns the number of stones.
    pub fn stones(self) -> usize {
        self.own.iter().chain(&self.other).copied().map(usize::from).sum()
    }

    /// Returns the sum of the distances, in steps, of all stones from their owners' mancalas. A sowing that
    /// banks nothing lowers this sum.
    pub fn steps(self) -> usize {
        let side = |side: [u8; 6]| {
            (1..).zip(side.iter().rev()).map(|(way, &stones)| way * usize::from(stones)).sum()
        };
        let [own, other]: [usize; 2] = [self.own, self.other].map(side);
        own + other
    }

    /// Returns the legal actions.
    pub fn actions(self) -> impl Iterator<Item = Bowl> {
        Bowl::ALL.into_iter().zip(self.own).filter(|(_, stones)| *stones > 0).map(|(bowl, _)| bowl)
    }
}

impl fmt::Display for Bowls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} / {}", words(self.own), words(self.other))
    }
}

fn words(bowls: [u8; 6]) -> String {
    bowls.map(|stones| stones.to_string()).join(" ")
}
