//! The five boards as a front end draws them, made from a viewer's view.
//!
//! Each game has a board (what there is to see), its legal actions in the shape in which a front end offers them, and the
//! effect of an action for those who show it step by step. Squares, pieces, cards and tiles are short texts, the same as
//! in actions; a piece's name is in the book.

pub mod jungle;
pub mod mana;
pub mod mancala;
pub mod mandua;
pub mod manitou;

use rules::{Random, Seat, catalog::AnyView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::words::SeatNumber;

/// What a viewer sees of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Board {
    /// Bowls and stones.
    Mancala(mancala::Mancala),
    /// Daimyo, Ronin and the bird.
    Mana(mana::Mana),
    /// Animals.
    Jungle(jungle::Jungle),
    /// Tigers and hunters.
    Mandua(mandua::Mandua),
    /// Cards, tiles and grounds.
    Manitou(Box<manitou::Manitou>),
}

/// What the seat to act may do. An action's text is sent back as it stands, or put together as its form says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "form", rename_all = "kebab-case")]
pub enum Legal {
    /// Bowls to sow.
    Sow {
        /// Every action.
        actions: Vec<mancala::Sowing>,
    },
    /// Mana, the pieces to set up in the first row: the squares for the Daimyo. The action is `=DAIMYO`.
    FillRow {
        /// Squares for the Daimyo.
        daimyo: Vec<String>,
    },
    /// Mana, the pieces to set up anywhere on these squares. The action is `=DAIMYO:RONIN,RONIN,…`, the Ronin from a1 to f1,
    /// then a2 and so on, as the squares are listed here.
    Place {
        /// Squares for all six.
        squares: Vec<String>,
        /// How many Ronin.
        ronin: u8,
    },
    /// Mana, a piece and then the bird. The action is `FROM-TO@BIRD`, or `+TO@BIRD` for a Ronin that comes back; where there is no
    /// perch for the bird, without `@BIRD`.
    Fly {
        /// Every piece's every end.
        moves: Vec<mana::Move>,
    },
    /// Jungle: animals to move.
    Roam {
        /// Every action.
        actions: Vec<jungle::Move>,
    },
    /// Mandua: whatever the hunter or the tiger may do.
    Hunt {
        /// Every action.
        actions: Vec<mandua::Deed>,
    },
    /// Big Manitou: so many of these cards. The action is `choose:CARD,CARD,…`, in the order in which they are listed here.
    Choose {
        /// The cards one may choose from, one entry for each single card.
        available: Vec<String>,
        /// How many to choose.
        size: u8,
    },
    /// Big Manitou: anything but a choice of cards.
    Cards {
        /// Every action's text.
        actions: Vec<String>,
    },
}

/// What an action did, for a board that shows it step by step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum Effect {
    /// A sowing, stone by stone.
    Sown {
        /// The steps.
        steps: Vec<mancala::Step>,
    },
    /// A move in Mana.
    Flown(mana::Flight),
    /// A move in Jungle.
    Roamed(jungle::Move),
    /// What a tiger removed from the board.
    Struck {
        /// The hunters that leave the board: the one jumped first, then the pair beside.
        beaten: Vec<mandua::Name>,
    },
    /// A card that met heroes, and what a hunt's end turned up.
    Played(manitou::Trial),
    /// Nothing that the board after it does not show.
    Plain,
}

/// What never changes on a game's board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Geometry {
    /// Two rows of six bowls and two mancalas.
    Mancala,
    /// Squares in rows from a1.
    Mana {
        /// Each square's kind: how many steps a piece takes from it.
        squares: Vec<mana::Ground>,
    },
    /// Squares.
    Jungle {
        /// Each square's terrain.
        squares: Vec<jungle::Ground>,
    },
    /// Fields and the lines between them.
    Mandua {
        /// Each field's place.
        fields: Vec<mandua::Ground>,
    },
    /// What is in the game.
    Manitou {
        /// The cards each player has, one entry for each single card.
        cards: Vec<manitou::CardInfo>,
        /// The kinds of tiles.
        tiles: Vec<manitou::TileInfo>,
    },
}

/// What a view shows.
pub fn board(view: &AnyView) -> Board {
    match view {
        AnyView::Mancala(view) => Board::Mancala(mancala::board(view)),
        AnyView::Mana(view) => Board::Mana(mana::board(view)),
        AnyView::Jungle(view) => Board::Jungle(jungle::board(view)),
        AnyView::Mandua(view) => Board::Mandua(mandua::board(view)),
        AnyView::Manitou(view) => Board::Manitou(Box::new(manitou::board(view))),
    }
}

/// What the seat to act may do; nothing if a view does not tell because it is another seat's, or if nobody is to act.
pub fn legal(view: &AnyView) -> Option<Legal> {
    match view {
        AnyView::Mancala(view) => mancala::legal(view),
        AnyView::Mana(view) => mana::legal(view),
        AnyView::Jungle(view) => jungle::legal(view),
        AnyView::Mandua(view) => mandua::legal(view),
        AnyView::Manitou(view) => manitou::legal(view),
    }
}

/// What an action did: from the view before, the action as this viewer is shown it, and the view after.
pub fn effect(before: &AnyView, action: &str, after: &AnyView) -> Effect {
    let effect = match (before, after) {
        (AnyView::Mancala(before), _) => mancala::effect(before, action),
        (AnyView::Mana(before), _) => mana::effect(before, action),
        (AnyView::Jungle(before), _) => jungle::effect(before, action),
        (AnyView::Mandua(before), _) => mandua::effect(before, action),
        (AnyView::Manitou(before), AnyView::Manitou(after)) => manitou::effect(before, action, after),
        _ => None,
    };
    effect.unwrap_or(Effect::Plain)
}

/// What never changes on the board of the game of this name.
pub fn geometry(game: &str) -> Option<Geometry> {
    match game {
        "mancala" => Some(Geometry::Mancala),
        "mana" => Some(mana::geometry()),
        "jungle" => Some(jungle::geometry()),
        "mandua" => Some(mandua::geometry()),
        "manitou" => Some(manitou::geometry()),
        _ => None,
    }
}

fn seat_number(seat: Seat) -> SeatNumber {
    seat.index() as SeatNumber
}

fn texts<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// Always the lowest number: where any guess will do, since what is asked does not depend on it.
struct Lowest;

impl Random for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
