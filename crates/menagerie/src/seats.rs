//! Who sits at each seat of a local game, and how those who are no people choose.

use players::PlayerSpec;
use rules::{Seat, catalog::AnySpec};

use crate::{engine::Engine, failure::Failure, local::Local, thinking};

/// The players of a game by seat. Engines run as long as this lives.
pub(crate) struct Seats {
    players: Vec<PlayerSpec>,
    engines: Vec<Option<Engine>>,
}

impl Seats {
    /// Seats the players of a game and starts their engines.
    pub(crate) fn seat(players: &[PlayerSpec], spec: AnySpec) -> Result<Seats, Failure> {
        let engines = players.iter().map(|player| match player {
            PlayerSpec::Ugi(command) => Engine::start(command, spec).map(Some),
            PlayerSpec::Human | PlayerSpec::Computer(_) => Ok(None),
        });
        Ok(Seats { players: players.to_vec(), engines: engines.collect::<Result<_, _>>()? })
    }

    pub(crate) fn players(&self) -> &Vec<PlayerSpec> {
        &self.players
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.players.get(seat.index()) == Some(&PlayerSpec::Human)
    }

    /// The action that the computer at a seat, which is to act, chooses.
    pub(crate) fn choose(
        &mut self,
        local: &Local,
        seat: Seat,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<String, Failure> {
        let action = match (self.players.get(seat.index()), self.engines.get_mut(seat.index())) {
            (Some(PlayerSpec::Computer(strength)), _) => {
                thinking::choose(local.game(), *strength, local.seed_now(), stop, &mut |_| ())?
            }
            (_, Some(Some(engine))) => Some(engine.choose(local)?),
            _ => None,
        };
        action.ok_or_else(|| Failure::refused("player-none", format!("Seat {seat} has no action to offer.")))
    }
}
