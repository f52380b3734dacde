//! Plays strict Mandua (MD-16) with a search that knows only guided games (MD-15). This module adds the
//! announcing, beating, objecting and removing of strict games.
//!
//! A player looks ahead to find what can be beaten, but no further than its depth limit. So a weak player
//! overlooks long turns, both as Tiger and as Hunter. Everything else is searched in the guided game of the
//! same position.

use std::ops::ControlFlow;

use rules::{
    Game, Seat,
    mandua::{Action, Mandua, Phase},
};
use search::{Generator, Info, Limits, SearchContext};

use super::is_strict;
use crate::searcher::Searcher;

/// Extends a search of guided games to strict games.
pub(crate) struct Strict<S>(pub(crate) S);

/// A player that looks at least this many actions ahead sees whole turns, however many hunters they beat.
const SEES_ALL: u32 = 6;
/// The most nodes that are spent on an announcement, an objection or a removal.
const QUICK: u64 = 100_000;

impl<S: Searcher<Mandua>> Searcher<Mandua> for Strict<S> {
    fn think(
        &mut self,
        game: &Mandua,
        without: &[Action],
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<Action>>,
    ) -> Option<Info<Action>> {
        if !is_strict(game) {
            return self.0.think(game, without, random, context);
        }
        let choice = choice(game, context.limits.depth, without);
        if let Choice::Guided = choice {
            let guided = game.guided();
            let all_left_out = rules::legal(&guided).iter().all(|action| without.contains(action));
            let without = if all_left_out { &[] } else { without };
            let (limits, stop) = (context.limits, context.stop);
            let mut report = |info: &Info<Action>| context.report(&announced(game, info.clone()));
            let mut context = SearchContext::new(limits).stop_when(stop).report_to(&mut report);
            let info = self.0.think(&guided, without, random, &mut context);
            return info.map(|info| announced(game, info));
        }
        // These decisions are simple, so they get few nodes.
        let limits = Limits { nodes: context.limits.nodes.min(QUICK), ..context.limits };
        let info = self.decide(game, choice, random, &context.silent(limits));
        info.iter().for_each(|info| context.report(info));
        info
    }

    fn lines(
        &mut self,
        game: &Mandua,
        count: usize,
        also: Option<Action>,
        random: &mut Generator,
        context: &SearchContext<'_, Info<Action>>,
    ) -> Vec<Info<Action>> {
        if !is_strict(game) {
            return self.0.lines(game, count, also, random, context);
        }
        let mut lines: Vec<Info<Action>> = match choice(game, u32::MAX, &[]) {
            Choice::Guided => {
                let guided = game.guided();
                let also = also.filter(|action| guided.check(*action).is_ok());
                let lines = self.0.lines(&guided, count, also, random, context);
                lines.into_iter().map(|info| announced(game, info)).collect()
            }
            choice => self.decide(game, choice, random, context).into_iter().collect(),
        };
        if let Some(also) = also.filter(|also| lines.iter().all(|info| info.best != *also)) {
            lines.extend(self.weigh(game, &[also], after_error, random, context));
        }
        lines
    }
}

impl<S: Searcher<Mandua>> Strict<S> {
    /// Makes a decision that a search of the guided game cannot make. Returns `None` for [`Choice::Guided`].
    fn decide(
        &mut self,
        game: &Mandua,
        choice: Choice,
        random: &mut Generator,
        context: &SearchContext<'_, Info<Action>>,
    ) -> Option<Info<Action>> {
        match choice {
            Choice::Guided => None,
            Choice::One(action) => self.weigh(game, &[action], Mandua::guided, random, context),
            Choice::Among(actions) => self.weigh(game, &actions, Mandua::guided, random, context),
        }
    }

    /// Returns the best of these actions. `after` returns the guided game that follows an action, and the value
    /// of that game is the value of the action.
    fn weigh(
        &mut self,
        game: &Mandua,
        actions: &[Action],
        after: fn(&Mandua) -> Mandua,
        random: &mut Generator,
        context: &SearchContext<'_, Info<Action>>,
    ) -> Option<Info<Action>> {
        let seat = game.turn().seat()?;
        let nodes = (context.limits.nodes / actions.len().max(1) as u64).max(1);
        let limits = Limits { nodes, ..context.limits };
        let mut best: Option<Info<Action>> = None;
        for &action in actions {
            let mut next = game.clone();
            next.play(action);
            let info = self.worth(&after(&next), seat, action, random, &mut context.silent(limits));
            if best.as_ref().is_none_or(|best| info.value > best.value) {
                best = Some(info);
            }
        }
        best
    }

    /// Searches a guided game, and returns its value for a seat as an [`Info`] about the action that leads to
    /// it.
    fn worth(
        &mut self,
        game: &Mandua,
        seat: Seat,
        action: Action,
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<Action>>,
    ) -> Info<Action> {
        let mut info = Info {
            nodes: 1,
            depth: 1,
            best: action,
            value: 0.5,
            certain: false,
            proven: None,
            margin: None,
            line: vec![action],
        };
        if let Some(outcome) = game.outcome() {
            (info.value, info.certain, info.proven) = (outcome.score(seat), true, Some(1));
        } else if let Some(found) = self.0.think(game, &[], random, context) {
            let same = game.turn().seat() == Some(seat);
            info.value = if same { found.value } else { 1.0 - found.value };
            (info.nodes, info.depth) = (found.nodes, found.depth);
        }
        info
    }
}

/// The decision that a player has to make.
enum Choice {
    /// The player has no choice: this is the only action that it considers.
    One(Action),
    /// The player chooses one of these actions.
    Among(Vec<Action>),
    /// The player takes the action that a search of the guided game finds best.
    Guided,
}

/// Returns the decision of a player that looks `depth` actions ahead within the turn and overlooks the
/// actions in `without`.
fn choice(game: &Mandua, depth: u32, without: &[Action]) -> Choice {
    let turn = game.tigers_turn();
    match game.phase() {
        Phase::Object => {
            // The highest total cannot be lower than what was beaten.
            let highest = seen(&game.before_turn(), depth, &[]).max(game.beaten());
            let erred = turn.announced() != highest || game.beaten() != highest;
            let objection = Action::Object(highest);
            if erred && !without.contains(&objection) { Choice::One(objection) } else { Choice::Guided }
        }
        Phase::Remove(tigers) => Choice::Among(tigers.in_order().map(Action::Remove).collect()),
        Phase::Prowl => {
            // A player that has announced or begun to beat overlooks nothing in this turn.
            let fresh = turn.announced() == 0 && game.beaten() == 0;
            let without = if fresh { without } else { &[] };
            let highest = seen(game, depth, without);
            if fresh && highest > 0 {
                return Choice::One(Action::Say(highest));
            }
            if highest == game.highest() {
                return Choice::Guided;
            }
            let mut actions = rules::legal(game);
            actions.retain(|action| match (action, beaten(game, *action)) {
                (Action::Go { .. }, 0) => highest == 0,
                (Action::Go { .. }, _) => highest > 0 && following(game, *action, depth) == highest,
                _ => false,
            });
            let thought_of: Vec<Action> =
                actions.iter().copied().filter(|action| !without.contains(action)).collect();
            match (thought_of.is_empty(), actions.is_empty()) {
                (false, _) => Choice::Among(thought_of),
                (true, false) => Choice::Among(actions),
                // The player sees nothing to beat, but every legal move beats.
                (true, true) => Choice::Guided,
            }
        }
        Phase::Hunt | Phase::Over(_) => Choice::Guided,
    }
}

/// Returns the most hunters that Tiger can beat from this position, as found by a player that looks `depth`
/// actions ahead. The player overlooks the actions in `without`, but only as the first action.
fn seen(game: &Mandua, depth: u32, without: &[Action]) -> u8 {
    if depth >= SEES_ALL && without.is_empty() {
        return game.highest();
    }
    let mut most = 0;
    let _ = game.visit(|action| -> ControlFlow<()> {
        if beaten(game, action) > 0 && !without.contains(&action) {
            most = most.max(following(game, action, depth));
        }
        ControlFlow::Continue(())
    });
    most
}

/// Returns the most hunters that a turn can beat from this position if it goes on with this beating action.
/// The player looks `depth` actions ahead.
fn following(game: &Mandua, action: Action, depth: u32) -> u8 {
    let mut next = game.clone();
    next.play(action);
    let more = if next.phase() == Phase::Prowl && depth > 1 { seen(&next, depth - 1, &[]) } else { 0 };
    beaten(game, action) + more
}

/// Returns the number of hunters that an action beats.
fn beaten(game: &Mandua, action: Action) -> u8 {
    game.strike(action)
        .map_or(0, |strike| u8::from(strike.jumped.is_some()) + 2 * u8::from(strike.pair.is_some()))
}

/// Plays on until an error of Tiger is punished: completes Tiger's turn, lets Hunter object, and removes a
/// tiger. Returns the guided game of the position that is then reached.
fn after_error(game: &Mandua) -> Mandua {
    let mut game = game.clone();
    loop {
        let action = match game.phase() {
            Phase::Prowl if game.beaten() > 0 || game.tigers_turn().announced() > 0 => {
                let highest = game.highest();
                let mut actions = rules::legal(&game).into_iter();
                actions.find(|action| {
                    beaten(&game, *action) > 0 && following(&game, *action, u32::MAX) == highest
                })
            }
            Phase::Object => match choice(&game, u32::MAX, &[]) {
                Choice::One(objection) => Some(objection),
                _ => None,
            },
            Phase::Remove(tigers) => tigers.in_order().next().map(Action::Remove),
            _ => None,
        };
        match action {
            Some(action) => game.play(action),
            None => return game.guided(),
        };
    }
}

/// Adds the announcements of the strict game to the line of a result that was found in the guided game.
fn announced(game: &Mandua, info: Info<Action>) -> Info<Action> {
    let mut game = game.clone();
    let mut line = Vec::with_capacity(info.line.len());
    for action in info.line {
        if let Choice::One(Action::Say(number)) = choice(&game, u32::MAX, &[]) {
            line.push(Action::Say(number));
            game.play(Action::Say(number));
        }
        line.push(action);
        game.play(action);
    }
    Info { line, ..info }
}
