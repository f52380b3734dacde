//! Jungle as a front end shows it: the board, the legal actions and what an action does.

use rules::{
    Game,
    jungle::{self, Square, Squares, Terrain},
    legal as legal_actions,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{cycled, seat_number};
use crate::words::SeatNumber;

/// The animals on the board, and how often the position has occurred.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "JungleBoard")]
pub struct Board {
    /// Every animal on the board.
    pub animals: Vec<Animal>,
    /// The player who may not bring about a position for the fourth time.
    pub leader: SeatNumber,
    /// How often this position has occurred.
    pub occurrences: u32,
}

/// An animal on a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "JungleAnimal")]
pub struct Animal {
    /// The square on which it stands.
    pub square: String,
    /// The seat of its owner.
    pub seat: SeatNumber,
    /// The key of its name in `book/<language>/`, such as `jungle-lion`.
    pub kind: String,
    /// The printed rank, 1 to 8.
    pub rank: u8,
    /// Whether it stands on a trap, where it counts as rank 0.
    pub trapped: bool,
    /// Whether it is hungry. A hungry animal starves unless it or another hungry animal attacks in this turn.
    pub hungry: bool,
    /// The animals that it could attack now, if it is hungry. The list is empty for a hungry animal whose
    /// only prey has starved (J-12).
    pub prey: Vec<Prey>,
}

/// An animal that a hungry one could attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "JunglePrey")]
pub struct Prey {
    /// Where it stands.
    pub square: String,
    /// The key of its name in the book.
    pub kind: String,
}

/// An animal that starves (J-11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "JungleStarved")]
pub struct Starved {
    /// Where it stands after the move.
    pub square: String,
    /// The key of its name in the book.
    pub kind: String,
    /// The animals that it could have attacked instead.
    pub prey: Vec<Prey>,
}

/// A square of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "JungleSquare")]
pub struct Ground {
    /// The square's name.
    pub square: String,
    /// The square's terrain.
    pub terrain: Land,
    /// The owner of a trap or den; `None` for any other square.
    pub seat: Option<SeatNumber>,
}

/// The terrain of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "JungleTerrain")]
pub enum Land {
    /// Open land.
    Land,
    /// One of the two lakes.
    Water,
    /// A trap.
    Trap,
    /// A den.
    Den,
}

/// A move and its consequences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "JungleMove")]
pub struct Move {
    /// The action's text.
    pub action: String,
    /// The square that the animal leaves.
    pub from: String,
    /// The square that the animal enters.
    pub to: String,
    /// The water squares that the animal jumps over.
    pub crossed: Vec<String>,
    /// The kind of the enemy animal that is captured, in the form of [`Animal::kind`].
    pub takes: Option<String>,
    /// The animals that starve after the move. They belong to the player who moved.
    pub starves: Vec<Starved>,
    /// The squares of the opponent's animals that are hungry after the move.
    pub hungry: Vec<String>,
    /// Whether the move ends the game.
    pub ends: bool,
}

/// What the seat to act may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "form", rename_all = "kebab-case")]
#[ts(rename = "JungleLegal")]
pub enum Legal {
    /// A move of one animal.
    Roam {
        /// Every legal move.
        actions: Vec<Move>,
    },
}

/// An action, split into its parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "JungleAction")]
pub enum Action {
    /// An animal moves.
    Move {
        /// The square that the animal leaves.
        from: String,
        /// The square that the animal enters.
        to: String,
    },
}

/// What an action did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(rename = "JungleEffect")]
pub enum Effect {
    /// An animal moved, and others may have starved.
    Roamed(Move),
}

/// What never changes on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "JungleGeometry")]
pub struct Geometry {
    /// Each square's terrain.
    pub squares: Vec<Ground>,
}

pub(super) fn geometry() -> Geometry {
    let ground = |square: Square| {
        let (terrain, seat) = match square.terrain() {
            Terrain::Land => (Land::Land, None),
            Terrain::Water => (Land::Water, None),
            Terrain::Trap(seat) => (Land::Trap, Some(seat)),
            Terrain::Den(seat) => (Land::Den, Some(seat)),
        };
        Ground { square: square.to_string(), terrain, seat: seat.map(seat_number) }
    };
    Geometry { squares: Square::all().map(ground).collect() }
}

pub(super) fn board(game: &jungle::Jungle) -> Board {
    let hungry = game.hungry();
    let animals = Square::all().filter_map(|square| {
        let animal = game.animal(square)?;
        let prey = if hungry.contains(square) { prey(game, square) } else { Vec::new() };
        Some(Animal {
            square: square.to_string(),
            seat: seat_number(animal.side),
            kind: animal.kind.name().to_owned(),
            rank: animal.kind.rank(),
            trapped: matches!(square.terrain(), Terrain::Trap(_)),
            hungry: hungry.contains(square),
            prey,
        })
    });
    Board {
        animals: animals.collect(),
        leader: seat_number(game.leader()),
        occurrences: game.occurrences() as u32,
    }
}

pub(super) fn legal(game: &jungle::Jungle) -> Option<Legal> {
    game.turn().seat()?;
    let actions = legal_actions(game).into_iter().filter_map(|action| to_move(game, action)).collect();
    Some(Legal::Roam { actions })
}

pub(super) fn nth(Legal::Roam { actions }: &Legal, number: usize) -> Option<String> {
    Some(cycled(actions, number)?.action.clone())
}

pub(super) fn action(text: &str) -> Option<Action> {
    let action: jungle::Action = text.parse().ok()?;
    Some(Action::Move { from: action.from.to_string(), to: action.to.to_string() })
}

pub(super) fn effect(before: &jungle::Jungle, action: &str, _after: &jungle::Jungle) -> Option<Effect> {
    to_move(before, action.parse().ok()?).map(Effect::Roamed)
}

fn to_move(game: &jungle::Jungle, action: jungle::Action) -> Option<Move> {
    let effect = game.effect(action).ok()?;
    let starves = effect.starved.into_iter().filter_map(|square| {
        // The animal that starves may be the one that moved.
        let stood = if square == action.to { action.from } else { square };
        let animal = game.animal(stood)?;
        let kind = animal.kind.name().to_owned();
        Some(Starved { square: square.to_string(), kind, prey: prey(game, stood) })
    });
    Some(Move {
        action: action.to_string(),
        from: action.from.to_string(),
        to: action.to.to_string(),
        crossed: names(effect.crossed),
        takes: effect.taken.map(|animal| animal.kind.name().to_owned()),
        starves: starves.collect(),
        hungry: names(effect.hungry),
        ends: effect.outcome.is_some(),
    })
}

/// The animals that the animal on a square could attack now.
fn prey(game: &jungle::Jungle, square: Square) -> Vec<Prey> {
    let targets = game.targets(square).into_iter();
    let animals = targets.filter_map(|square| Some((square, game.animal(square)?)));
    animals
        .map(|(square, animal)| Prey { square: square.to_string(), kind: animal.kind.name().to_owned() })
        .collect()
}

fn names(squares: Squares) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}
