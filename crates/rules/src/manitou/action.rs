//! Actions and their text: `tiles:t3,b1|t1,totem,b2|b1,b1,horse`, `deck:0:5,chief,…`, `choose:1,2,…`,
//! `play:7@2`, `move:7@2>3`, `decline`, `discard:b1`, `take:horse`.

use std::{fmt, str::FromStr};

use super::{
    board::{Ground, MAX_CHOICE, MAX_GROUP},
    cards::{Card, Cards},
    list::List,
    tiles::Tile,
};
use crate::{Illegal, Seat, text};

/// The tiles that the referee draws for the three grounds. The tiles of each ground are in the order of
/// drawing.
pub type Draw = [List<Tile, MAX_GROUP>; Ground::COUNT];

/// A deck, from the top.
pub type Deck = List<Card, MAX_CHOICE>;

/// One step of play by the referee or by a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The referee draws the tiles of a hunt (MN-6).
    Tiles(Draw),
    /// A seat chooses its cards for the hunt (MN-7).
    Choose(Cards),
    /// The referee shuffles a seat's cards (MN-9). With random cards, the referee first draws them (MN-7).
    Deck {
        /// The seat that owns the deck.
        seat: Seat,
        /// All the seat's cards for the hunt, from the top. The top three become the hand.
        cards: Deck,
    },
    /// A seat plays a card to a ground (MN-10, MN-16).
    Play {
        /// A card of the hand.
        card: Card,
        /// The ground to which the card is played.
        ground: Ground,
    },
    /// The horse's owner moves a hunter (MN-17).
    Move {
        /// One of the owner's hunters.
        card: Card,
        /// The ground that the card leaves.
        from: Ground,
        /// The ground to which the card moves.
        to: Ground,
    },
    /// A seat plays no eighth card (MN-16) or moves no hunter (MN-17).
    Decline,
    /// A seat discards a tile for the leather thief (MN-19).
    Discard(Tile),
    /// A seat takes a tile from the ground that is being shared out (MN-21 to MN-23).
    Take(Tile),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Tiles(grounds) => {
                for (i, tiles) in grounds.iter().enumerate() {
                    f.write_str(if i == 0 { "tiles:" } else { "|" })?;
                    write_list(f, tiles.iter())?;
                }
                Ok(())
            }
            Action::Choose(cards) => write!(f, "choose:{cards}"),
            Action::Deck { seat, cards } => {
                write!(f, "deck:{seat}:")?;
                write_list(f, cards.iter())
            }
            Action::Play { card, ground } => write!(f, "play:{card}@{ground}"),
            Action::Move { card, from, to } => write!(f, "move:{card}@{from}>{to}"),
            Action::Decline => f.write_str("decline"),
            Action::Discard(tile) => write!(f, "discard:{tile}"),
            Action::Take(tile) => write!(f, "take:{tile}"),
        }
    }
}

/// Writes items with commas between them.
pub(super) fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = T>,
) -> fmt::Result {
    for (i, item) in items.enumerate() {
        write!(f, "{}{item}", if i == 0 { "" } else { "," })?;
    }
    Ok(())
}

impl FromStr for Action {
    type Err = Illegal;

    /// Parses the text leniently, but then accepts it only if `Display` writes exactly this text for the
    /// action.
    fn from_str(given: &str) -> Result<Action, Illegal> {
        let (verb, rest) = given.split_once(':').unwrap_or((given, ""));
        let (action, expected) = match verb {
            "tiles" => (draw(rest).map(Action::Tiles), "tiles:t3,b1|t1,totem,b2|b1,b1,tomahawk"),
            "choose" => (choice(rest).map(Action::Choose), "choose:1,2,10,chief,chief,matriarch,rain,scout"),
            "deck" => (deck(rest), "deck:0:5,chief,2,1,matriarch,9,scout"),
            "play" => (play(rest), "play:7@2"),
            "move" => (movement(rest), "move:7@2>3"),
            "decline" => (Some(Action::Decline), "decline"),
            "discard" => (Tile::parse(rest).map(Action::Discard), "discard:b1"),
            "take" => (Tile::parse(rest).map(Action::Take), "take:horse"),
            _ => (None, "tiles:, choose:, deck:, play:, move:, decline, discard:, take:"),
        };
        action.filter(|action| action.to_string() == given).ok_or_else(|| text::action_form(given, expected))
    }
}

fn draw(text: &str) -> Option<Draw> {
    let mut grounds = text.split('|');
    let mut draw = Draw::default();
    for tiles in &mut draw {
        *tiles = grounds.next()?.split(',').map(Tile::parse).collect::<Option<_>>()?;
    }
    Some(draw)
}

fn choice(text: &str) -> Option<Cards> {
    text.split(',').map(Card::parse).collect()
}

fn deck(text: &str) -> Option<Action> {
    let (seat, cards) = text.split_once(':')?;
    let seat = Seat::new(text::number(seat)? as usize)?;
    Some(Action::Deck { seat, cards: cards.split(',').map(Card::parse).collect::<Option<_>>()? })
}

fn ground(text: &str) -> Option<Ground> {
    Ground::new(text::number(text)?)
}

fn play(text: &str) -> Option<Action> {
    let (card, place) = text.split_once('@')?;
    Some(Action::Play { card: Card::parse(card)?, ground: ground(place)? })
}

fn movement(text: &str) -> Option<Action> {
    let (card, way) = text.split_once('@')?;
    let (from, to) = way.split_once('>')?;
    Some(Action::Move { card: Card::parse(card)?, from: ground(from)?, to: ground(to)? })
}
