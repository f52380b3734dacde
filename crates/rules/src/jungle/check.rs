//! Why an action is illegal. If several clauses forbid it, the refusal cites the most specific.

use super::{Action, Animal, Jungle, Kind, Terrain, board, refusals};
use crate::{Arg, Game, Illegal, Seat, text};

/// The refusal of an illegal action.
#[cold]
pub(super) fn refusal(game: &Jungle, action: Action) -> Illegal {
    if game.outcome().is_some() {
        return text::game_over();
    }
    let actor = game.now.position.actor;
    match game.animal(action.from) {
        None => Illegal::new(&refusals::NO_ANIMAL, [Arg::Square(action.from.to_string())]),
        Some(animal) if animal.side != actor => {
            let square = Arg::Square(action.from.to_string());
            Illegal::new(&refusals::NOT_YOURS, [Arg::Name(animal.kind.name()), square])
        }
        Some(animal) => way(game, animal.kind, action)
            .or_else(|| target(game, actor, animal.kind, action))
            .or_else(|| attack(game, animal.kind, action))
            .unwrap_or_else(|| Illegal::from(&refusals::REPETITION)),
    }
}

/// Why the animal cannot get from one square to the other; `None` if it can.
fn way(game: &Jungle, kind: Kind, action: Action) -> Option<Illegal> {
    let animal = Arg::Name(kind.name());
    if action.from == action.to {
        return Some(Illegal::from(&refusals::NO_PASSING));
    }
    if board::WATER_STEPS[action.from.index()].contains(action.to) {
        return None;
    }
    let crossed = action.crossed();
    if crossed.is_empty() {
        return Some(Illegal::new(&refusals::TOO_FAR, [animal]));
    }
    match kind {
        Kind::Lion | Kind::Tiger => {}
        Kind::Leopard if action.from.rank() == action.to.rank() => {}
        Kind::Leopard => return Some(Illegal::from(&refusals::LEOPARD_ACROSS)),
        _ => return Some(Illegal::new(&refusals::NO_JUMPER, [animal])),
    }
    let enemy = game.now.position.actor.other();
    let (square, blocker) =
        crossed.into_iter().find_map(|square| Some((square, game.now.position.kind_at(enemy, square)?)))?;
    Some(Illegal::new(
        &refusals::JUMP_BLOCKED,
        [animal, Arg::Name(blocker.name()), Arg::Square(square.to_string())],
    ))
}

/// Why the animal may not stand on its target square; `None` if it may.
fn target(game: &Jungle, actor: Seat, kind: Kind, action: Action) -> Option<Illegal> {
    let animal = Arg::Name(kind.name());
    let square = Arg::Square(action.to.to_string());
    if let Some(Animal { kind, .. }) = game.animal(action.to).filter(|own| own.side == actor) {
        return Some(Illegal::new(&refusals::OWN_ANIMAL, [Arg::Name(kind.name()), square]));
    }
    match action.to.terrain() {
        Terrain::Den(side) if side == actor => Some(Illegal::new(&refusals::OWN_DEN, [animal])),
        Terrain::Den(_) if game.hungry().contains(action.from) => {
            Some(Illegal::new(&refusals::HUNGRY_DEN, [animal]))
        }
        Terrain::Water if !kind.swims() => Some(Illegal::new(&refusals::NO_SWIMMER, [animal, square])),
        _ => None,
    }
}

/// Why the animal cannot take the animal on its target square; `None` if it can, or if the square is empty.
fn attack(game: &Jungle, kind: Kind, action: Action) -> Option<Illegal> {
    let prey = game.animal(action.to)?.kind;
    if kind == Kind::Rat && prey == Kind::Elephant {
        return Some(Illegal::from(&refusals::RAT_IN_WATER));
    }
    let ranks = [kind, prey].map(|kind| Arg::Number(kind.rank().into()));
    let [rank, prey_rank] = ranks;
    Some(Illegal::new(
        &refusals::TOO_STRONG,
        [Arg::Name(kind.name()), rank, Arg::Name(prey.name()), prey_rank],
    ))
}
