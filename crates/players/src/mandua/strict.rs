//! Strict Mandua: announcing, beating, objecting and removing, around a search that knows guided games alone.
//!
//! What can be beaten is seen by looking for it, no further than the limit of depth, so that a weak player overlooks long
//! turns, as Tiger and as Hunter. Everything else is thought about in the guided game of the same position.

use std::ops::ControlFlow;

use rules::{
    Game, Seat,
    mandua::{Action, Mandua, Phase, Referee},
};
use search::{Info, Limits};

use crate::thinker::{Means, Thinker};

/// A search of guided games that plays strict ones too.
pub(crate) struct Strict<T>(pub(crate) T);

/// Beating actions of a turn from which on a player sees any number of them.
const SEES_ALL: u32 = 6;
/// Most nodes searched where an announcement, an objection or a removal is due.
const QUICK: u64 = 100_000;

impl<T: Thinker<Mandua>> Thinker<Mandua> for Strict<T> {
    fn think(
        &mut self,
        game: &Mandua,
        without: &[Action],
        means: &mut Means<'_>,
        report: &mut dyn FnMut(&Info<Action>),
    ) -> Option<Info<Action>> {
        if !is_strict(game) {
            return self.0.think(game, without, means, report);
        }
        let choice = choice(game, means.limits.depth, without);
        if let Choice::Guided = choice {
            let guided = game.guided();
            let all_left_aside = rules::legal(&guided).iter().all(|action| without.contains(action));
            let without = if all_left_aside { &[] } else { without };
            let report = &mut |info: &Info<Action>| report(&spoken(game, info.clone()));
            return self.0.think(&guided, without, means, report).map(|info| spoken(game, info));
        }
        // There is not much to find out.
        let limits = Limits { nodes: means.limits.nodes.min(QUICK), ..means.limits };
        let info = Search { thinker: &mut self.0, means: means.within(limits) }.decide(game, choice);
        info.iter().for_each(report);
        info
    }

    fn lines(
        &mut self,
        game: &Mandua,
        count: usize,
        also: Option<Action>,
        means: &mut Means<'_>,
    ) -> Vec<Info<Action>> {
        if !is_strict(game) {
            return self.0.lines(game, count, also, means);
        }
        let mut lines: Vec<Info<Action>> = match choice(game, u32::MAX, &[]) {
            Choice::Guided => {
                let guided = game.guided();
                let also = also.filter(|action| guided.check(*action).is_ok());
                let lines = self.0.lines(&guided, count, also, means);
                lines.into_iter().map(|info| spoken(game, info)).collect()
            }
            choice => Search { thinker: &mut self.0, means: means.within(means.limits) }
                .decide(game, choice)
                .into_iter()
                .collect(),
        };
        if let Some(also) = also.filter(|also| lines.iter().all(|info| info.best != *also)) {
            let mut search = Search { thinker: &mut self.0, means: means.within(means.limits) };
            lines.extend(search.weigh(game, &[also], settled));
        }
        lines
    }
}

/// What there is to think about.
enum Choice {
    /// Nothing.
    One(Action),
    /// Which of these it is.
    Among(Vec<Action>),
    /// What to do in the guided game.
    Guided,
}

/// What there is to think about for a player who sees so many actions of a turn and does not think of those `without`.
fn choice(game: &Mandua, depth: u32, without: &[Action]) -> Choice {
    let turn = game.tigers_turn();
    match game.phase() {
        Phase::Object => {
            // More than was beaten nobody need look for.
            let highest = seen(&game.before_turn(), depth, &[]).max(game.beaten());
            let erred = turn.announced() != highest || game.beaten() != highest;
            let objection = Action::Object(highest);
            if erred && !without.contains(&objection) { Choice::One(objection) } else { Choice::Guided }
        }
        Phase::Remove(tigers) => Choice::Among(tigers.in_order().map(Action::Remove).collect()),
        Phase::Prowl => {
            // Who has announced or begun to beat has his eyes on it.
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
                // There is no way but to beat.
                (true, true) => Choice::Guided,
            }
        }
        Phase::Hunt | Phase::Over(_) => Choice::Guided,
    }
}

/// The most hunters that Tiger can beat from here on, as far as a player sees who looks so many actions ahead and does not
/// think of beginning with those `without`.
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

/// The most hunters that a turn beats that goes on with a beating action, as far as is seen.
fn following(game: &Mandua, action: Action, depth: u32) -> u8 {
    let mut next = game.clone();
    next.play(action);
    let more = if next.phase() == Phase::Prowl && depth > 1 { seen(&next, depth - 1, &[]) } else { 0 };
    beaten(game, action) + more
}

/// Hunters that an action beats.
fn beaten(game: &Mandua, action: Action) -> u8 {
    game.strike(action)
        .map_or(0, |strike| u8::from(strike.jumped.is_some()) + 2 * u8::from(strike.pair.is_some()))
}

fn is_strict(game: &Mandua) -> bool {
    game.spec().referee == Referee::Strict
}

/// A search and what it may use.
struct Search<'a, T> {
    thinker: &'a mut T,
    means: Means<'a>,
}

impl<T: Thinker<Mandua>> Search<'_, T> {
    /// The action where the guided game has no say.
    fn decide(&mut self, game: &Mandua, choice: Choice) -> Option<Info<Action>> {
        match choice {
            Choice::Guided => None,
            Choice::One(action) => self.weigh(game, &[action], Mandua::guided),
            Choice::Among(actions) => self.weigh(game, &actions, Mandua::guided),
        }
    }

    /// The best of some actions, by the guided games that follow from them as `after` says.
    fn weigh(
        &mut self,
        game: &Mandua,
        actions: &[Action],
        after: fn(&Mandua) -> Mandua,
    ) -> Option<Info<Action>> {
        let seat = game.turn().seat()?;
        let nodes = (self.means.limits.nodes / actions.len().max(1) as u64).max(1);
        let limits = Limits { nodes, ..self.means.limits };
        let mut best: Option<Info<Action>> = None;
        for &action in actions {
            let mut next = game.clone();
            next.play(action);
            let info = self.worth(&after(&next), seat, action, limits);
            if best.as_ref().is_none_or(|best| info.value > best.value) {
                best = Some(info);
            }
        }
        best
    }

    /// What a guided game is worth to a seat, reached by an action.
    fn worth(&mut self, game: &Mandua, seat: Seat, action: Action, limits: Limits) -> Info<Action> {
        let mut info = Info {
            nodes: 1,
            depth: 1,
            best: action,
            value: 0.5,
            certain: false,
            proven: None,
            line: vec![action],
        };
        if let Some(outcome) = game.outcome() {
            (info.value, info.certain, info.proven) = (outcome.score(seat), true, Some(1));
        } else if let Some(found) = self.thinker.think(game, &[], &mut self.means.within(limits), &mut |_| ())
        {
            let same = game.turn().seat() == Some(seat);
            info.value = if same { found.value } else { 1.0 - found.value };
            (info.nodes, info.depth) = (found.nodes, found.depth);
        }
        info
    }
}

/// The guided game after what an error costs: Hunter objects and removes a tiger.
fn settled(game: &Mandua) -> Mandua {
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

/// What was found in the guided game, its line with what is announced at a strict table.
fn spoken(game: &Mandua, info: Info<Action>) -> Info<Action> {
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
