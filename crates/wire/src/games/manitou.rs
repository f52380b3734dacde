//! Big Manitou as a front end shows it: the board, the legal actions and what an action does.

use rules::{
    Game, Seat, legal as legal_actions,
    manitou::{
        self, Card, Cards, Ground as TableGround, Phase, PublicState, Share, Take as TableTake, Tile, View,
    },
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Lowest, cycled, seat_number, texts};
use crate::words::SeatNumber;

/// The open cards and tiles, and the viewer's own cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouBoard")]
pub struct Board {
    /// What must be done next.
    pub phase: Task,
    /// The number of the current hunt, from 1.
    pub hunt: u8,
    /// The number of hunts in the game.
    pub hunts: u8,
    /// The seat that began this hunt.
    pub first: SeatNumber,
    /// The seat that plays last in this hunt.
    pub dealer: SeatNumber,
    /// The tiles in each hunting ground.
    pub grounds: [Vec<String>; 3],
    /// The tiles left in the bag.
    pub bag: Vec<String>,
    /// By seat, what everybody may see of the player.
    pub seats: Vec<Player>,
    /// The owner of the totem cylinder.
    pub totem: Option<SeatNumber>,
    /// The owner of the horse cylinder.
    pub horse: Option<SeatNumber>,
    /// The tiles still to be taken, in order.
    pub takes: Vec<Take>,
    /// The viewer's own cards; `None` for a spectator.
    pub own: Option<Own>,
}

/// What must be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "ManitouTask")]
pub enum Task {
    /// The referee draws tiles.
    Tiles,
    /// A seat chooses its cards.
    Choose,
    /// The referee shuffles a deck.
    Deck,
    /// A seat plays a card.
    Play,
    /// The totem's owner may play an eighth card.
    Eighth,
    /// The horse's owner may move a hunter.
    Move,
    /// A seat discards a tile for the leather thief.
    Discard,
    /// A seat takes a tile.
    Take,
    /// Nothing: the game has ended.
    Over,
}

/// What everybody may see of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouPlayer")]
pub struct Player {
    /// The player's cards in each ground, in the order in which they were laid.
    pub grounds: [Vec<Placed>; 3],
    /// The strength of the player's hunters in each ground.
    pub strength: [u32; 3],
    /// The part of each strength that comes from tomahawks.
    pub tomahawks: [u32; 3],
    /// The sum of the printed values of the player's hunters in all grounds, which the leather thief counts.
    pub total: u32,
    /// The number of cards in hand.
    pub hand: u8,
    /// The number of cards left in the deck.
    pub deck: u8,
    /// The cards from which the player may choose in this hunt. The others were played in the previous hunt.
    pub available: Vec<String>,
    /// The number of cards that the player takes into this hunt.
    pub choice_size: u8,
    /// Whether the player has chosen their cards for this hunt.
    pub has_chosen: bool,
    /// Whether the player was passed over in this hunt, which shows that they hold only heroes.
    pub passed_over: bool,
    /// Whether the leather thief would rob the player if no more cards were played.
    pub robbed: bool,
    /// Whether the player still owes the thief a tile.
    pub owes_tile: bool,
    /// The player's tiles.
    pub tiles: Vec<String>,
    /// The player's points.
    pub points: Points,
}

/// A card in a ground.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouPlaced")]
pub struct Placed {
    /// The card; everybody knows it even when it lies face down.
    pub card: String,
    /// False for a hero that was turned face down.
    pub face_up: bool,
}

/// A player's points by their source, as if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouPoints")]
pub struct Points {
    /// Points for pairs of a tepee and a buffalo.
    pub pairs: u32,
    /// The number of tepees on the player's tiles.
    pub tepees: u32,
    /// The number of buffaloes on the player's tiles.
    pub buffaloes: u32,
    /// Points for the totem cylinder.
    pub totem: u32,
    /// Points for the horse cylinder.
    pub horse: u32,
    /// Points for the most tomahawks.
    pub tomahawks: u32,
    /// The sum of all points.
    pub total: u32,
}

/// A tile to be taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouTake")]
pub struct Take {
    /// The seat that takes it.
    pub seat: SeatNumber,
    /// The ground, 1 to 3.
    pub ground: u8,
    /// Why the seat takes a tile.
    pub share: Reason,
}

/// The reason for taking a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "ManitouShare")]
pub enum Reason {
    /// The seat has face-up heroes in the ground.
    Heroes,
    /// The seat has the highest sum of hunters in the ground.
    Highest,
    /// The seat has the next highest sum of hunters in the ground.
    Next,
}

/// The viewer's own cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouOwn")]
pub struct Own {
    /// The viewer's seat.
    pub seat: SeatNumber,
    /// The cards in the viewer's hand.
    pub hand: Vec<String>,
    /// The cards left in the viewer's deck, sorted, since nobody knows their real order.
    pub deck: Vec<String>,
    /// The cards that the viewer has put aside for this hunt.
    pub aside: Vec<String>,
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouCard")]
pub struct CardInfo {
    /// The card as a text.
    pub card: String,
    /// The key of its name in `book/<language>/`.
    pub name: String,
    /// A hunter's strength; `None` for a hero.
    pub value: Option<u8>,
    /// The heroes it defeats.
    pub defeats: Vec<String>,
}

/// A kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouTile")]
pub struct TileInfo {
    /// The tile as a text.
    pub tile: String,
    /// The key of its name in `book/<language>/`.
    pub name: String,
    /// The number of tepees on the tile.
    pub tepees: u8,
    /// The number of buffaloes on the tile.
    pub buffaloes: u8,
}

/// What happened to the heroes in a ground when a card was laid there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouTrial")]
pub struct Trial {
    /// The ground, 1 to 3.
    pub ground: u8,
    /// Whether the new card stays face up.
    pub stays: bool,
    /// The hero that the new hero fought in this ground; `None` if there was no trial of strength.
    pub met: Option<Turned>,
    /// The heroes that this action turned face down, including the new one.
    pub turned: Vec<Turned>,
}

/// A hero in a trial of strength.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouTurned")]
pub struct Turned {
    /// The seat of the hero's owner.
    pub seat: SeatNumber,
    /// The card.
    pub card: String,
}

/// What the seat to act may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "form", rename_all = "kebab-case")]
#[ts(rename = "ManitouLegal")]
pub enum Legal {
    /// The player chooses some of these cards. The action's text is `choose:CARD,CARD,…`, with the cards in
    /// the order in which they are listed here.
    Choose {
        /// The cards to choose from. Equal cards have an entry each.
        available: Vec<String>,
        /// The number of cards to choose.
        size: u8,
    },
    /// All other actions.
    Cards {
        /// Every action's text.
        actions: Vec<String>,
        /// The same actions in the same order, split into their parts.
        parts: Vec<Action>,
    },
}

/// An action, split into its parts, as far as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "ManitouAction")]
pub enum Action {
    /// The referee draws the tiles of a hunt.
    Tiles,
    /// A seat chooses its cards.
    Choose {
        /// The cards; empty if they are hidden from the viewer.
        cards: Vec<String>,
    },
    /// The referee shuffles a deck.
    Deck,
    /// A card is played.
    Play {
        /// The card.
        card: String,
        /// The ground to which the card goes, 1 to 3.
        ground: u8,
    },
    /// A hunter is moved to another ground.
    Move {
        /// The card.
        card: String,
        /// The ground that the hunter leaves, 1 to 3.
        from: u8,
        /// The ground to which the hunter goes, 1 to 3.
        to: u8,
    },
    /// A player declines to play an eighth card or to move a hunter.
    Decline,
    /// A player discards a tile for the leather thief.
    Discard {
        /// The tile.
        tile: String,
    },
    /// A player takes a tile from the ground that is being shared out.
    Take {
        /// The tile.
        tile: String,
    },
}

/// What an action did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(rename = "ManitouEffect")]
pub enum Effect {
    /// A card was played, and may have turned heroes face down.
    Played(Trial),
}

/// The cards and tiles of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManitouGeometry")]
pub struct Geometry {
    /// The cards that each player has. Equal cards have an entry each.
    pub cards: Vec<CardInfo>,
    /// The kinds of tiles.
    pub tiles: Vec<TileInfo>,
}

pub(super) fn geometry() -> Geometry {
    let card = |card: Card| CardInfo {
        card: card.to_string(),
        name: card.name().to_owned(),
        value: card.value(),
        defeats: texts(Card::all().filter(|other| card.defeats(*other))),
    };
    let tile = |tile: Tile| TileInfo {
        tile: tile.to_string(),
        name: tile.name().to_owned(),
        tepees: tile.tepees() as u8,
        buffaloes: tile.buffaloes() as u8,
    };
    Geometry { cards: Cards::ALL.iter().map(card).collect(), tiles: Tile::all().map(tile).collect() }
}

pub(super) fn board(view: &View) -> Board {
    let table = view.public();
    let (phase, take) = task(table.phase());
    Board {
        phase,
        hunt: table.hunt().min(table.hunts()) as u8,
        hunts: table.hunts() as u8,
        first: seat_number(table.first()),
        dealer: seat_number(table.dealer()),
        grounds: TableGround::ALL.map(|ground| texts(table.ground(ground).iter())),
        bag: texts(table.bag().iter()),
        seats: table.seats().map(|seat| player(table, seat)).collect(),
        totem: table.totem().map(seat_number),
        horse: table.horse().map(seat_number),
        takes: take.iter().chain(if take.is_some() { table.takes() } else { &[] }).map(to_take).collect(),
        own: view.own().map(|own| Own {
            seat: seat_number(own.seat()),
            hand: texts(own.hand().iter()),
            deck: texts(own.deck().iter()),
            aside: texts(view.aside().iter()),
        }),
    }
}

fn task(phase: Phase) -> (Task, Option<TableTake>) {
    match phase {
        Phase::Tiles => (Task::Tiles, None),
        Phase::Choose(_) => (Task::Choose, None),
        Phase::Deck(_) => (Task::Deck, None),
        Phase::Play(_) => (Task::Play, None),
        Phase::Eighth(_) => (Task::Eighth, None),
        Phase::Move(_) => (Task::Move, None),
        Phase::Discard(_) => (Task::Discard, None),
        Phase::Take(take) => (Task::Take, Some(take)),
        Phase::Over => (Task::Over, None),
    }
}

fn to_take(take: &TableTake) -> Take {
    let share = match take.share {
        Share::Heroes => Reason::Heroes,
        Share::Highest => Reason::Highest,
        Share::Next => Reason::Next,
    };
    Take { seat: seat_number(take.seat), ground: take.ground.number() as u8, share }
}

fn player(table: &PublicState, seat: Seat) -> Player {
    let placed = |placed: manitou::Placed| Placed { card: placed.card.to_string(), face_up: placed.face_up };
    let (points, tiles) = (table.points(seat), table.tiles(seat));
    Player {
        grounds: TableGround::ALL.map(|ground| table.cards(seat, ground).map(placed).collect()),
        strength: TableGround::ALL.map(|ground| table.hunters(seat, ground)),
        tomahawks: TableGround::ALL.map(|ground| table.hunters(seat, ground) - printed(table, seat, ground)),
        total: table.strength(seat),
        hand: table.hand_size(seat) as u8,
        deck: table.deck_size(seat) as u8,
        available: texts(table.available(seat).iter()),
        choice_size: table.choice_size(seat) as u8,
        has_chosen: table.has_chosen(seat),
        passed_over: table.passed_over(seat),
        robbed: table.strength(seat) > 0 && table.is_robbed(seat),
        owes_tile: table.owes_tile(seat),
        tiles: texts(tiles.iter()),
        points: Points {
            pairs: points.pairs,
            tepees: tiles.tepees(),
            buffaloes: tiles.buffaloes(),
            totem: points.totem,
            horse: points.horse,
            tomahawks: points.tomahawks,
            total: points.total(),
        },
    }
}

/// The sum of the printed values of a seat's hunters in a ground.
fn printed(table: &PublicState, seat: Seat, ground: TableGround) -> u32 {
    table.cards(seat, ground).filter_map(|placed| placed.card.value()).map(u32::from).sum()
}

/// The viewer's legal actions. They depend only on what the viewer can see. So this function guesses a game
/// that agrees with the view, and takes the actions from it.
pub(super) fn legal(view: &View) -> Option<Legal> {
    let (table, own) = (view.public(), view.own()?);
    if table.turn().seat() != Some(own.seat()) {
        return None;
    }
    if let Phase::Choose(seat) = table.phase() {
        let size = table.choice_size(seat) as u8;
        return Some(Legal::Choose { available: texts(table.available(seat).iter()), size });
    }
    let game = manitou::Manitou::guess(view, &mut Lowest);
    let actions = legal_actions(&game);
    Some(Legal::Cards { actions: texts(&actions), parts: actions.into_iter().map(parts).collect() })
}

pub(super) fn nth(legal: &Legal, number: usize) -> Option<String> {
    match legal {
        Legal::Choose { available, size } => {
            let size = usize::from(*size);
            let from = number % (available.len().checked_sub(size)? + 1);
            Some(format!("choose:{}", available.get(from..from + size)?.join(",")))
        }
        Legal::Cards { actions, .. } => cycled(actions, number).cloned(),
    }
}

pub(super) fn action(text: &str) -> Option<Action> {
    // Most viewers get the texts of these two actions without the cards. Such a text does not parse.
    match text.split_once(':') {
        Some(("choose", "?")) => Some(Action::Choose { cards: Vec::new() }),
        Some(("deck", _)) => Some(Action::Deck),
        _ => text.parse().ok().map(parts),
    }
}

fn parts(action: manitou::Action) -> Action {
    match action {
        manitou::Action::Tiles(_) => Action::Tiles,
        manitou::Action::Choose(cards) => Action::Choose { cards: texts(cards.iter()) },
        manitou::Action::Deck { .. } => Action::Deck,
        manitou::Action::Play { card, ground } => {
            Action::Play { card: card.to_string(), ground: ground.number() as u8 }
        }
        manitou::Action::Move { card, from, to } => {
            Action::Move { card: card.to_string(), from: from.number() as u8, to: to.number() as u8 }
        }
        manitou::Action::Decline => Action::Decline,
        manitou::Action::Discard(tile) => Action::Discard { tile: tile.to_string() },
        manitou::Action::Take(tile) => Action::Take { tile: tile.to_string() },
    }
}

pub(super) fn effect(before: &View, action: &str, after: &View) -> Option<Effect> {
    let manitou::Action::Play { ground, card } = action.parse().ok()? else { return None };
    let (before, after) = (before.public(), after.public());
    let seat = before.turn().seat()?;
    let mut turned = Vec::new();
    // If the ground has two heroes, the new hero meets the one that was played later (MN-15).
    let met = before.hero_owner(ground).filter(|&other| card.is_hero() && other != seat).and_then(|other| {
        let hero =
            before.cards(other, ground).rev().find(|placed| placed.face_up && placed.card.is_hero())?;
        Some(Turned { seat: seat_number(other), card: hero.card.to_string() })
    });
    for other in before.seats().filter(|&other| other != seat) {
        for (was, is) in before.cards(other, ground).zip(after.cards(other, ground)) {
            if was.face_up && !is.face_up {
                turned.push(Turned { seat: seat_number(other), card: is.card.to_string() });
            }
        }
    }
    let stays = after.cards(seat, ground).last().is_some_and(|placed| placed.face_up);
    if !stays {
        turned.push(Turned { seat: seat_number(seat), card: card.to_string() });
    }
    Some(Effect::Played(Trial { ground: ground.number() as u8, stays, met, turned }))
}
