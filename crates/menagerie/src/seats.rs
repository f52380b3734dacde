//! The players of a game on this machine.

use players::{PlayerSpec, SearchContext};
use rules::{Seat, catalog::AnySpec};
use table::LocalTable;

use crate::{
    engine::Engine,
    failure::Result,
    refusal::Reason,
    thinking::{self, Thought, choice_seed},
};

/// The players by seat. Dropping this value ends the engines.
pub(crate) struct Seats {
    players: Vec<PlayerSpec>,
    engines: Vec<Option<Engine>>,
}

impl Seats {
    /// Assigns one player to each seat and starts the engines among them.
    pub(crate) fn new(players: &[PlayerSpec], spec: AnySpec) -> Result<Seats> {
        let engines = players.iter().map(|player| match player {
            PlayerSpec::Ugi(command) => Engine::start(command, spec).map(Some),
            PlayerSpec::Human | PlayerSpec::Computer(_) => Ok(None),
        });
        Ok(Seats { players: players.to_vec(), engines: engines.collect::<Result<_>>()? })
    }

    pub(crate) fn players(&self) -> &Vec<PlayerSpec> {
        &self.players
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.players.get(seat.index()) == Some(&PlayerSpec::Human)
    }

    /// The seats of all people.
    pub(crate) fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players.len()).filter(|seat| self.is_human(*seat))
    }

    /// The action that the computer at `seat`, the seat to act, chooses.
    ///
    /// # Errors
    /// The engine does not answer, or the seat has no computer.
    pub(crate) fn choose(
        &mut self,
        table: &LocalTable,
        seat: Seat,
        context: &mut SearchContext<'_, Thought>,
    ) -> Result<String> {
        let action = match (self.players.get(seat.index()), self.engines.get_mut(seat.index())) {
            (Some(PlayerSpec::Computer(strength)), _) => {
                let seed = choice_seed(table.seed(), table.table().ply());
                thinking::choose(table.game(), *strength, seed, context)?
            }
            (_, Some(Some(engine))) => Some(engine.choose(table)?),
            _ => None,
        };
        action.ok_or_else(|| Reason::PlayerSilent { seat: seat.to_string() }.into())
    }
}
