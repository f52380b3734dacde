//! The player `steady`, which follows a few rules. A page of the manual states them, and they do not change.

#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use rules::{
    Game, Seat,
    manitou::{Action, Card, Cards, Ground, Manitou, Phase, PublicState, Tile},
};

/// Chooses an action by the rules of the manual, for the seat to act. The choice depends only on what this
/// seat sees, so `game` may be any game that agrees with it.
pub(super) fn steady(game: &Manitou, seat: Seat) -> Option<Action> {
    let table = game.public();
    if let Phase::Choose(_) = table.phase() {
        return Some(Action::Choose(choose(table.available(seat), table.choice_size(seat))));
    }
    let mut best: Option<((i32, i32), Action)> = None;
    let _ = game.visit(|action| -> ControlFlow<()> {
        let rank = (worth(&table.after(seat, action), seat), preference(action));
        if best.is_none_or(|(highest, _)| rank > highest) {
            best = Some((rank, action));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, action)| action)
}

/// The 17 cards in the order in which they are chosen. Hunts 1 and 2 need different cards (MN-8), so the
/// order begins with about half of the heroes and half of the hunters.
fn order() -> impl Iterator<Item = Card> {
    let hunters = |values: &'static [u32]| values.iter().copied().filter_map(Card::hunter);
    [Card::MATRIARCH, Card::RAIN, Card::SCOUT, Card::MEDICINE]
        .into_iter()
        .chain(hunters(&[10, 8, 6, 4]))
        .chain([Card::CHIEF, Card::CHIEF, Card::MATRIARCH])
        .chain(hunters(&[9, 7, 5, 3, 2, 1]))
}

/// Chooses the first available cards of the order (MN-7).
fn choose(available: Cards, size: usize) -> Cards {
    let mut chosen = Vec::new();
    for card in order() {
        let left = available.count(card) > chosen.iter().filter(|other| **other == card).count();
        if left && chosen.len() < size {
            chosen.push(card);
        }
    }
    chosen.into_iter().collect()
}

/// What a table is worth for a seat: its points while tiles are taken or discarded, and otherwise its balance
/// of tiles in all grounds.
fn worth(table: &PublicState, seat: Seat) -> i32 {
    match table.phase() {
        Phase::Take(_) | Phase::Discard(_) => table.points(seat).total() as i32,
        _ => Ground::ALL.into_iter().map(|ground| balance(table, seat, ground)).sum(),
    }
}

/// The number of tiles of a ground that a seat would take for its heroes and for the highest sum of hunters
/// (MN-21, MN-22) if the hunt ended now. It is negative if another seat would take them.
fn balance(table: &PublicState, seat: Seat, ground: Ground) -> i32 {
    let heroes = match table.hero_owner(ground) {
        Some(owner) if owner == seat => 1,
        Some(_) => -1,
        None => 0_i32,
    };
    let tiles = (table.ground(ground).len() as i32 - heroes.abs()).min(2);
    let others = table.seats().filter(|other| *other != seat).map(|other| table.hunters(other, ground));
    let lead = table.hunters(seat, ground).cmp(&others.max().unwrap_or(0));
    heroes + lead as i32 * tiles
}

/// How much the player prefers an action to others of the same worth. No two legal actions have the same
/// preference.
fn preference(action: Action) -> i32 {
    let place = |card: Card, ground: Ground| (Ground::COUNT * card.index() + ground.index()) as i32;
    match action {
        Action::Play { card, ground } => -place(card, ground),
        Action::Move { card, to, .. } => -place(card, to),
        Action::Take(tile) => liking(tile),
        Action::Discard(tile) => -liking(tile),
        // To decline is better than an action that gains nothing.
        _ => 1,
    }
}

/// How much the player likes a tile: tomahawk, horse and totem most, then the tiles with many tepees or
/// buffaloes. Tepees are better than as many buffaloes, because they decide a tie (MN-29).
fn liking(tile: Tile) -> i32 {
    match tile {
        Tile::TOMAHAWK => 10,
        Tile::HORSE => 9,
        Tile::TOTEM => 8,
        _ => (2 * tile.buffaloes()).max(2 * tile.tepees() + u32::from(tile.tepees() > 0)) as i32,
    }
}
