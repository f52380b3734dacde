//! The players of a game on this machine.

use players::{Decision, PlayerSpec, SearchContext, Strength};
use rules::{
    Seat, Task,
    catalog::{AnySpec, GAMES},
};
use table::{Forfeit, LocalTable};

use crate::{
    engine::{self, Engine, Unplayable},
    failure::{Failure, Result},
    refusal::Reason,
    thinking::{self, Thought, choice_seed},
};

/// The players by seat. Dropping this value ends the engines.
pub(crate) struct Seats {
    players: Vec<PlayerSpec>,
    spec: AnySpec,
    /// The engines that have been started.
    engines: Vec<Option<Engine>>,
}

/// What a computer does in its turn.
pub(crate) enum Choice {
    /// The computer plays this action, which may be illegal if another program chose it.
    Action(String),
    /// The computer cannot go on. The text says why.
    Forfeit(Forfeit, String),
}

impl Seats {
    /// Assigns one player to each seat and starts the engines among them.
    ///
    /// # Errors
    /// The game has no such level or player, or an engine does not start.
    pub(crate) fn new(players: &[PlayerSpec], spec: AnySpec) -> Result<Seats> {
        let mut seats = Seats::unstarted(players, spec)?;
        for (player, engine) in players.iter().zip(&mut seats.engines) {
            if let PlayerSpec::Ugi(player) = player {
                let started = Engine::start(player, spec).map_err(|problem| problem.failure(player))?;
                *engine = Some(started);
            }
        }
        Ok(seats)
    }

    /// Assigns one player to each seat. An engine starts when it is to choose its first action.
    ///
    /// # Errors
    /// The game has no such level or player.
    pub(crate) fn unstarted(players: &[PlayerSpec], spec: AnySpec) -> Result<Seats> {
        let highest = players::levels(spec);
        for player in players {
            let game = spec.info().name.to_owned();
            match player {
                PlayerSpec::Computer(Strength::Level(level)) if *level > highest => {
                    let (level, highest) = (level.to_string(), highest.to_string());
                    return Err(Reason::LevelUnknown { game, level, highest }.into());
                }
                PlayerSpec::Computer(Strength::Steady) if !players::has_steady(spec) => {
                    let has = GAMES.iter().filter(|game| players::has_steady(game.default_spec()));
                    let games: Vec<&str> = has.map(|game| game.name).collect();
                    return Err(Reason::SteadyGame { game, games: games.join(", ") }.into());
                }
                _ => {}
            }
        }
        let engines = players.iter().map(|_| None).collect();
        Ok(Seats { players: players.to_vec(), spec, engines })
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

    /// Prepares the engines for another game. An engine that cannot be prepared is started again when it is
    /// to act.
    pub(crate) fn new_game(&mut self) {
        for engine in &mut self.engines {
            if engine.as_mut().is_some_and(|engine| engine.new_game().is_err()) {
                *engine = None;
            }
        }
    }

    /// Chooses what the computer at `seat` does. It must be this seat's turn.
    ///
    /// # Errors
    /// The seat has no computer, the system has no clock, or the user has interrupted the program.
    pub(crate) fn choose(
        &mut self,
        table: &LocalTable,
        seat: Seat,
        context: &mut SearchContext<'_, Thought>,
    ) -> Result<Choice> {
        let chosen = match self.players.get(seat.index()) {
            Some(PlayerSpec::Computer(strength)) => {
                let seed = choice_seed(table.seed(), table.table().ply());
                let task = table.table().task();
                match thinking::decide(table.game(), seat, task, *strength, seed, context)? {
                    Some(Decision::Action(action)) => Some(action),
                    Some(Decision::Side { .. } | Decision::Bid { .. }) | None => None,
                }
            }
            Some(PlayerSpec::Ugi(player)) => {
                let player = player.clone();
                return match self.ask(table, seat) {
                    Ok(action) => Ok(Choice::Action(action)),
                    Err(Unplayable::Interrupted) => Err(Failure::Interrupted),
                    Err(Unplayable::Forfeit(forfeit, problem)) => {
                        // The next game gets a new process.
                        self.engines[seat.index()] = None;
                        Ok(Choice::Forfeit(forfeit, engine::seat_problem(seat, &player, &problem)))
                    }
                };
            }
            Some(PlayerSpec::Human) | None => None,
        };
        let chosen = chosen.ok_or_else(|| Reason::PlayerSilent { seat: seat.to_string() })?;
        Ok(Choice::Action(chosen))
    }

    /// Whether the computer at `seat` would rather have the other seat; see [`LocalTable::choose_side`]. The
    /// engine protocol has no such question, so engines keep their seats.
    ///
    /// # Errors
    /// The system has no clock.
    pub(crate) fn prefers_other_seat(
        &self,
        table: &LocalTable,
        seat: Seat,
        context: &mut SearchContext<'_, Thought>,
    ) -> Result<bool> {
        let Some(PlayerSpec::Computer(strength)) = self.players.get(seat.index()) else { return Ok(false) };
        let seed = choice_seed(table.seed(), table.table().ply());
        let decision = thinking::decide(table.game(), seat, Task::ChooseSide, *strength, seed, context)?;
        Ok(matches!(decision, Some(Decision::Side { exchange: true })))
    }

    /// The number that the computer at `seat` bids, or `None` if it passes; see [`LocalTable::bid`]. The
    /// engine protocol has no such question. An engine that bids first bids the largest possible number.
    /// Otherwise, it passes.
    ///
    /// # Errors
    /// The system has no clock.
    pub(crate) fn bid(
        &self,
        table: &LocalTable,
        seat: Seat,
        context: &mut SearchContext<'_, Thought>,
    ) -> Result<Option<u8>> {
        let task = table.table().task();
        if let Some(PlayerSpec::Computer(strength)) = self.players.get(seat.index()) {
            let seed = choice_seed(table.seed(), table.table().ply());
            if let Some(Decision::Bid { number }) =
                thinking::decide(table.game(), seat, task, *strength, seed, context)?
            {
                return Ok(number);
            }
        }
        Ok(match task {
            Task::Bid { most, first: true } => Some(most),
            _ => None,
        })
    }

    /// Changes the spec of the games. If it differs, the engines end, and start again when they are to act.
    pub(crate) fn change_spec(&mut self, spec: AnySpec) {
        if spec != self.spec {
            self.spec = spec;
            self.engines.iter_mut().for_each(|engine| *engine = None);
        }
    }

    /// Lets the players of a game for two exchange their seats.
    pub(crate) fn exchange(&mut self) {
        self.players.swap(0, 1);
        self.engines.swap(0, 1);
    }

    /// Asks the engine at a seat for an action. Starts the engine first if it does not run.
    fn ask(&mut self, table: &LocalTable, seat: Seat) -> Result<String, Unplayable> {
        let at = seat.index();
        if let (None, PlayerSpec::Ugi(player)) = (&self.engines[at], &self.players[at]) {
            self.engines[at] = Some(Engine::start(player, self.spec)?);
        }
        let clocks = engine::clocks(&self.engines);
        match &mut self.engines[at] {
            Some(engine) => engine.choose(table, &clocks),
            None => Err(Unplayable::Forfeit(Forfeit::Gone, "does not run".to_owned())),
        }
    }
}
