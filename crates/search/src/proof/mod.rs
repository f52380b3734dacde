//! Proof-number search: df-pn (Nagai, "Df-pn algorithm for searching AND/OR trees and its applications",
//! 2002), for open games with two seats.
//!
//! **Numbers.** One seat, the *attacker*, tries to force a win; any other result is a success of the other
//! seat, the defender. A position's *proof number* estimates how many positions the attacker must still win
//! to prove that they can force a win. Its *disproof number* estimates how many positions the defender must
//! still hold (not lose) to prove the opposite. The search always expands the position at which it expects
//! the quickest progress towards either proof. Whether the attacker or the defender chooses at a position
//! depends only on who is to act there. So extra turns, skipped turns and turns of many steps need nothing
//! special.
//!
//! **Plies.** A proof carries a bound on the plies to the end. This bound is greater than the bounds of the
//! positions on which the proof rests. So no position repeats along a proven line, and no clause about
//! repetition can break the proof.
//!
//! **Cycles.** A position that repeats on the path is decided by [`Clauses::endless`]: nobody wins, or one
//! seat does. Results that follow from such a decision depend on the path, which the key of a table entry
//! does not contain ("graph history interaction"; Kishimoto and Müller, "A general solution to the graph
//! history interaction problem", 2004). Each result therefore carries the earliest position of the path that
//! it depends on. If the result depends only on the position itself or on later positions, it is stored under
//! the position alone. Otherwise, it is stored under the position and the path.
//!
//! **Small state spaces.** If only few positions are reachable, retrograde analysis solves all of them at
//! once, backwards from the ends of the game.
//!
//! **Long play.** A draw that results only from the length of play ([`Clauses::tires`]) counts only for the
//! path that leads to it. A proof longer than [`Clauses::longest`] is not trusted.

mod exhaust;
mod numbers;
mod settle;
mod table;
mod walk;

use std::{fmt, marker::PhantomData, str::FromStr};

use rules::{Game, Outcome, Seat};

use numbers::Numbers;
pub use settle::{ProofProgress, Verdict};
use table::{Key, ProofTable};

/// What proof search needs to know about a game beyond its rules: what identifies a position, and what the
/// clauses about long play mean for a proof.
pub trait Clauses<G: Game>: Send + Sync {
    /// Encodes everything that the rest of the game depends on, including who acts. It leaves out counters
    /// that matter only in long play. Positions that differ in anything else must have different states.
    fn state(&self, game: &G) -> u128;

    /// Returns the same position, with zero in the counters that [`state`](Clauses::state) leaves out.
    fn rested(&self, game: &G) -> G;

    /// Whether the game can end without a winner or go on forever.
    fn can_draw(&self) -> bool {
        true
    }

    /// Returns the seat that wins if play comes back to this position again and again; `None` if nobody wins.
    fn endless(&self, game: &G) -> Option<Seat> {
        let _ = game;
        None
    }

    /// Whether the game ended only because of its length or its past, as in a draw after too many quiet
    /// moves.
    fn tires(&self, outcome: &Outcome) -> bool {
        let _ = outcome;
        false
    }

    /// Returns a number of plies within which the game cannot [end by its length or its
    /// past](Clauses::tires). So a win within this many plies is safe from such an end.
    fn longest(&self, game: &G) -> u32 {
        let _ = game;
        u32::MAX
    }

    /// Returns an action that wins at once, if there is one. An implementation is useful only if it finds the
    /// action faster than by playing every action. By default there is none. Near the ends of random games,
    /// this method saves between 5 % and 91 % of the nodes, depending on the game.
    fn at_once(&self, game: &G) -> Option<G::Action> {
        let _ = game;
        None
    }

    /// Returns the value of a position, if it is known from elsewhere, such as from an endgame table. The
    /// search then does not go below the position.
    fn known(&self, game: &G) -> Option<Known> {
        let _ = game;
        None
    }
}

/// The exact value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Neither seat can force a win.
    Drawn,
    /// One seat can force a win.
    Won {
        /// The winner.
        by: Seat,
        /// Plies to the end under perfect play, where known.
        plies: Option<u32>,
    },
}

/// A result that can be stored between runs. Its text is, for example, `2c0ffee 0 won 7`. It names the state,
/// the attacker, whether they win (`won`) or not (`held`), and the plies to the end, or `-` where the plies
/// have no bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    state: u128,
    attacker: Seat,
    won: bool,
    plies: Option<u16>,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let won = if self.won { "won" } else { "held" };
        write!(f, "{:x} {} {won} ", self.state, self.attacker)?;
        match self.plies {
            Some(plies) => plies.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl FromStr for Proof {
    type Err = ();

    fn from_str(text: &str) -> Result<Proof, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let [state, attacker, won, plies] = words[..] else { return Err(()) };
        let proof = Proof {
            state: u128::from_str_radix(state, 16).map_err(|_| ())?,
            attacker: attacker.parse().ok().and_then(Seat::new).ok_or(())?,
            won: won == "won",
            plies: if plies == "-" { None } else { Some(plies.parse().map_err(|_| ())?) },
        };
        if proof.to_string() == text { Ok(proof) } else { Err(()) }
    }
}

/// A proof search for one game. Its table keeps what it has proven.
///
/// The same questions in the same order give the same results every time.
#[derive(Debug)]
pub struct Prover<G, C> {
    clauses: C,
    table: ProofTable,
    nodes: u64,
    /// Results that took many nodes and were found since the last report.
    fresh: Vec<Proof>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, C: Clauses<G>> Prover<G, C> {
    /// Creates a proof search with an empty table, which grows to at most about this many bytes.
    pub fn new(clauses: C, bytes: usize) -> Prover<G, C> {
        Prover { clauses, table: ProofTable::new(bytes), nodes: 0, fresh: Vec::new(), game: PhantomData }
    }

    /// Returns the number of positions entered so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the results that took many nodes, except those already reported or returned.
    pub fn news(&mut self) -> Vec<Proof> {
        std::mem::take(&mut self.fresh)
    }

    /// Adds a result of an earlier run to the table. It must have been proven with the same clauses.
    pub fn learn(&mut self, proof: &Proof) {
        let numbers = Numbers::solved(proof.won, proof.plies.map(u32::from));
        self.table.put(Key::plain(proof.state, proof.attacker), numbers, u32::MAX);
    }
}
