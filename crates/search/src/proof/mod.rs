//! Proof search: df-pn (Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002), for open games of
//! two seats.
//!
//! One seat, the *attacker*, tries to force a win; whatever else happens is a success of the other. A position's *proof
//! number* is about how many positions must still be won to prove that he can, its *disproof number* how many must be held to prove
//! that he cannot. The search always goes where fewest are missing. Who acts decides by whom a position is chosen,
//! so that extra turns, skipped ones and turns of many steps need nothing special.
//!
//! **Plies.** A proof bears a bound on the plies to the end; it is always greater than those of the positions it rests on.
//! So along a proven line no position comes back, and no clause about repetition can break it.
//!
//! **Play that comes round.** A position that stands on the way to itself is decided by [`Clauses::endless`]: nobody wins, or
//! the seat that such play is left to. What follows from it hangs on the way there, which a table does not know ("graph
//! history interaction"; Kishimoto and Müller, "A general solution to the graph history interaction problem", 2004). Each
//! result therefore bears the earliest position of the way that it hangs on. It is kept under the position alone if
//! that is the position itself or one behind it, else together with the way.
//!
//! **Few positions.** Where play can come to few positions only, all are settled at once.
//!
//! **Long play.** A draw that came only of how long the play was ([`Clauses::tires`]) proves nothing but that this way is
//! no good. A proof longer than [`Clauses::longest`] is not believed.

mod exhaust;
mod numbers;
mod settle;
mod table;
mod walk;

use std::{fmt, marker::PhantomData, str::FromStr};

use rules::{Game, Outcome, Seat};

use numbers::Numbers;
pub use settle::{Sight, Verdict, Watch};
use table::{Key, Table};

/// What a proof must know of a game beyond its rules: what a position is, and what its clauses about long play come to.
pub trait Clauses<G: Game>: Send + Sync {
    /// All that the future hangs on, who acts included; only counts that nothing but long play brings to anything are left
    /// aside. No two positions may share one.
    fn state(&self, game: &G) -> u128;

    /// The same state, with all that it leaves aside at zero.
    fn rested(&self, game: &G) -> G;

    /// Whether the game can end without a winner, or go on for ever.
    fn can_draw(&self) -> bool {
        true
    }

    /// Who wins if play comes back to this position again and again; `None`: nobody.
    fn endless(&self, game: &G) -> Option<Seat> {
        let _ = game;
        None
    }

    /// Whether a game ended like this only because play took so long, or because of what had been before.
    fn tires(&self, outcome: &Outcome) -> bool {
        let _ = outcome;
        false
    }

    /// Plies from here on in which a win comes before any end that [tires](Clauses::tires).
    fn longest(&self, game: &G) -> u32 {
        let _ = game;
        u32::MAX
    }

    /// An action that wins at once, if it is cheaper to see than to find by playing every action. Near the ends of random games a
    /// proof takes 11.5 times as many nodes without in Mana, 1.05 times in Jungle.
    fn at_once(&self, game: &G) -> Option<G::Action> {
        let _ = game;
        None
    }

    /// What is known of a position from elsewhere, as from an endgame table: nothing below it is looked at.
    fn known(&self, game: &G) -> Option<Known> {
        let _ = game;
        None
    }
}

/// The exact value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Nobody can force a win.
    Drawn,
    /// This seat can.
    Won {
        /// The winner.
        by: Seat,
        /// Plies to the end if both play as well as they can, where that is known.
        plies: Option<u32>,
    },
}

/// A result that can be kept from one run to the next. As text, `2c0ffee 0 won 7`: state, attacker, whether he wins (`won`) or
/// not (`held`), and the plies to the end, or `-` where there need be none.
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

/// Proof search of one game. What it proved stays in its table.
///
/// The result is the same every time for the same questions in the same order.
#[derive(Debug)]
pub struct Prover<G, C> {
    clauses: C,
    table: Table,
    nodes: u64,
    /// What took long to prove since it was last told.
    fresh: Vec<Proof>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, C: Clauses<G>> Prover<G, C> {
    /// A proof search that takes so many bytes of memory at most and knows nothing yet.
    pub fn new(clauses: C, bytes: usize) -> Prover<G, C> {
        Prover { clauses, table: Table::new(bytes), nodes: 0, fresh: Vec::new(), game: PhantomData }
    }

    /// Positions entered so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What took long to prove since it was last told.
    pub fn news(&mut self) -> Vec<Proof> {
        std::mem::take(&mut self.fresh)
    }

    /// Believes what was proven before, by the same clauses.
    pub fn learn(&mut self, proof: &Proof) {
        let numbers = Numbers::solved(proof.won, proof.plies.map(u32::from));
        self.table.put(Key::plain(proof.state, proof.attacker), numbers, u32::MAX);
    }
}
