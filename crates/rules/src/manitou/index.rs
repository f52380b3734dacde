//! The numbering of actions. A choice, a deck and a draw of tiles have one index for each card or tile.

use super::{
    Manitou,
    action::{Action, Deck, Draw},
    board,
    board::{Ground, MAX_CHOICE, TURNS},
    cards::{Card, Cards},
    tiles::Tile,
};
use crate::{Indexed, MAX_SEATS, Seat};

const HUNTERS: usize = 10;
/// Number of ordered pairs of different grounds.
const WAYS: usize = Ground::COUNT * (Ground::COUNT - 1);

/// Each of these constants is the first index of one kind of action. They are in the order of the table in
/// the rule book.
const PLAY: usize = 0;
const MOVE: usize = PLAY + Card::KINDS * Ground::COUNT;
const DECLINE: usize = MOVE + HUNTERS * WAYS;
const DISCARD: usize = DECLINE + 1;
const TAKE: usize = DISCARD + Tile::KINDS;
const CHOOSE: usize = TAKE + Tile::KINDS;
const DECK_SEAT: usize = CHOOSE + Card::KINDS;
const DECK_CARD: usize = DECK_SEAT + MAX_SEATS;
const TILES: usize = DECK_CARD + Card::KINDS;

impl Indexed for Manitou {
    const INDICES: usize = TILES + Ground::COUNT * Tile::KINDS;
    const MAX_PARTS: usize = 12;

    fn parts(action: Action, parts: &mut Vec<usize>) {
        match action {
            Action::Play { card, ground } => parts.push(PLAY + Ground::COUNT * card.index() + ground.index()),
            Action::Move { card, from, to } => {
                parts.push(MOVE + WAYS * card.index() + way(from, to));
            }
            Action::Decline => parts.push(DECLINE),
            Action::Discard(tile) => parts.push(DISCARD + tile.index()),
            Action::Take(tile) => parts.push(TAKE + tile.index()),
            Action::Choose(cards) => parts.extend(cards.iter().map(|card| CHOOSE + card.index())),
            Action::Deck { seat, cards } => {
                parts.push(DECK_SEAT + seat.index());
                parts.extend(cards.iter().map(|card| DECK_CARD + card.index()));
            }
            Action::Tiles(draw) => {
                for (ground, tiles) in draw.iter().enumerate() {
                    parts.extend(tiles.iter().map(|tile| TILES + Tile::KINDS * ground + tile.index()));
                }
            }
        }
    }

    fn from_parts(parts: &[usize]) -> Option<Action> {
        let action = read(parts)?;
        let mut own = Vec::with_capacity(parts.len());
        Manitou::parts(action, &mut own);
        (own == parts && occurs(&action)).then_some(action)
    }
}

/// The number of an ordered pair of different grounds.
fn way(from: Ground, to: Ground) -> usize {
    (Ground::COUNT - 1) * from.index() + to.index() - usize::from(to > from)
}

/// Reads the action with these parts, without checking that [`Indexed::parts`] gives exactly these parts for
/// it.
fn read(parts: &[usize]) -> Option<Action> {
    let (&first, rest) = parts.split_first()?;
    Some(match first {
        PLAY..MOVE => Action::Play {
            card: Card::new((first - PLAY) / Ground::COUNT)?,
            ground: Ground::ALL[(first - PLAY) % Ground::COUNT],
        },
        MOVE..DECLINE => {
            let number = (first - MOVE) % WAYS;
            let from = Ground::ALL[number / (Ground::COUNT - 1)];
            let to = Ground::ALL.into_iter().find(|&to| to != from && way(from, to) == number)?;
            Action::Move { card: Card::new((first - MOVE) / WAYS)?, from, to }
        }
        DECLINE => Action::Decline,
        DISCARD..TAKE => Action::Discard(Tile::new(first - DISCARD)?),
        TAKE..CHOOSE => Action::Take(Tile::new(first - TAKE)?),
        CHOOSE..DECK_SEAT => Action::Choose(cards(parts, CHOOSE)?),
        DECK_SEAT..DECK_CARD => {
            Action::Deck { seat: Seat::new(first - DECK_SEAT)?, cards: cards(rest, DECK_CARD)? }
        }
        _ => {
            let mut draw = Draw::default();
            for part in parts {
                let number = part.checked_sub(TILES)?;
                draw.get_mut(number / Tile::KINDS)?.push(Tile::new(number % Tile::KINDS)?);
            }
            Action::Tiles(draw)
        }
    })
}

fn cards<C: FromIterator<Card>>(parts: &[usize], base: usize) -> Option<C> {
    parts.iter().map(|part| Card::new(part.checked_sub(base)?)).collect()
}

/// Whether at least one position allows an action with this many cards or tiles.
fn occurs(action: &Action) -> bool {
    let sizes = TURNS..=MAX_CHOICE;
    match action {
        Action::Choose(cards) => sizes.contains(&cards.len()),
        Action::Deck { cards, .. } => sizes.contains(&cards.len()) && owned(cards),
        Action::Tiles(draw) => {
            let groups = draw.each_ref().map(|tiles| tiles.len());
            (2..=MAX_SEATS).any(|players| board::groups(players) == groups)
        }
        _ => true,
    }
}

/// Whether one player can have all these cards.
fn owned(deck: &Deck) -> bool {
    deck.iter().copied().collect::<Cards>().len() == deck.len()
}
