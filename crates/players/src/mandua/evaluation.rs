//! What alpha-beta knows about Mandua.

use std::ops::ControlFlow;

use rules::{
    Game, Turn,
    mandua::{Action, HUNTER, Mandua},
};
use search::{Evaluation, MOST};

use super::{
    NETWORK, WEIGHTS,
    features::Hunt,
    patterns::Patterns,
    threats::{exposed, jumps, manduas, springs},
};
use crate::{linear, network::Network};

/// Evaluates guided games (MD-15) with a network, or with the features of [`Hunt`].
pub(crate) struct Weights(Option<Network<'static>>);

impl Weights {
    /// Evaluates with the network if it is built in or loaded, and otherwise with the tuned weights.
    pub(crate) fn best() -> Weights {
        Weights(NETWORK.network())
    }

    /// Evaluates with the tuned weights of the features.
    #[cfg(feature = "threads")]
    pub(crate) fn tuned() -> Weights {
        Weights(None)
    }
}

/// The value of a removed tiger. It is added to the network's output, because the network was trained only
/// with four tigers on the board.
const REMOVED: i32 = 400;
/// The promise of an action that beats hunters ([`Evaluation::promise`]).
const BEATING: i32 = 100;
/// The promise of moving or placing a hunter where it prevents a jump or a mandua of a tiger.
const COVER: i32 = 50;
/// The promise of moving a tiger to a field from which it may threaten to jump.
const LURKING: i32 = 1;
/// The promise of moving or placing a hunter where Tiger can beat it in the next turn.
const EXPOSED: i32 = -20_000;
/// Replaces [`EXPOSED`] when few hunters are left ([`FEW`]). Tiger must beat if possible, so a sacrifice may
/// win (MD-24): Hunter can force Tiger to beat all hunters except one that cannot move.
const SACRIFICE: i32 = 1;
/// Hunter has few hunters left if at most this many are on the board or still to be set.
const FEW: usize = 12;

impl Evaluation<Mandua> for Weights {
    fn evaluate(&self, game: &Mandua) -> i32 {
        let value = match self.0 {
            Some(network) => {
                let removed = REMOVED * game.score(HUNTER);
                let removed = if game.turn() == Turn::Seat(HUNTER) { removed } else { -removed };
                network.judge::<Mandua, Patterns>(game) + removed
            }
            None => linear::sum::<Mandua, Hunt>(game, &WEIGHTS),
        };
        value.clamp(-MOST, MOST)
    }

    /// If Tiger can beat, Tiger must. So either all actions are forcing or none is.
    fn visit(&self, game: &Mandua, forcing: bool, each: &mut impl FnMut(Action, i32)) {
        if forcing && game.to_beat() == 0 {
            return;
        }
        let (tigers, hunters) = (game.tigers(), game.hunters());
        let vacant = !(tigers | hunters);
        let covers = jumps(tigers, hunters, vacant) | manduas(tigers, hunters, vacant);
        let left = hunters.len() + usize::from(game.to_set());
        let exposing = if left > FEW { EXPOSED } else { SACRIFICE };
        let (exposed, springs) = (exposed(tigers, hunters, vacant), springs(hunters, vacant));
        let _ = game.visit(|action| -> ControlFlow<()> {
            let promise = match action {
                Action::Go { .. } if game.to_beat() > 0 => BEATING,
                Action::Go { from, to } if tigers.contains(from) => LURKING * i32::from(springs.contains(to)),
                Action::Go { to, .. } | Action::Place(to) => {
                    match (exposed.contains(to), covers.contains(to)) {
                        (true, _) => exposing,
                        (_, true) => COVER,
                        _ => 0,
                    }
                }
                _ => 0,
            };
            each(action, promise);
            ControlFlow::Continue(())
        });
    }

    fn forcing(&self, game: &Mandua, _: Action) -> bool {
        game.to_beat() > 0
    }

    fn tense(&self, game: &Mandua) -> bool {
        game.to_beat() > 0
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::{Game, Spec, mandua};
    use search::{AlphaBeta, Evaluation, Limits, SearchContext};

    use super::{Mandua, Weights};

    fn game(position: &str) -> Mandua {
        Mandua::from_position(mandua::Spec::parse("mandua").unwrap(), position).unwrap()
    }

    /// Checks that a removed tiger counts in favour of Hunter, whichever seat is to act.
    #[test]
    fn tigers_are_missed() {
        for actor in ["h", "t"] {
            let value =
                |corner| Weights::best().evaluate(&game(&format!("T3T/5/2h2/5/{corner} ---- 20 {actor} -")));
            let loss = value("4T") - value("T3T");
            assert!(if actor == "h" { loss > 200 } else { loss < -200 }, "{actor} {loss}");
        }
    }

    /// This position is from a game that was lost to plain UCT. Hunter wins by giving hunters away until the
    /// last one cannot move (MD-24).
    #[test]
    fn a_putt_by_sacrifices_is_soon_found() {
        let game = game("hhT2/h1T2/hh2T/1hhT1/hh3 ---- 2 h -");
        let mut search = AlphaBeta::new(Weights::best());
        let found = search.search(&game, &[], &mut SearchContext::new(Limits::nodes(20_000))).unwrap();
        assert!(found.proven.is_some() && found.value > 0.5, "{found:?}");
    }
}
