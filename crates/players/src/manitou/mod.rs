//! How computers play Big Manitou: how they choose cards in secret ([`secret`]), how they play out a hunt
//! ([`tactics`], [`choice`]), and what its result is worth for each seat ([`worth`]). The player [`steady`]
//! uses none of this, so it stays the same.

mod choice;
#[cfg(test)]
mod exploit;
mod player;
mod playouts;
#[cfg(test)]
mod sample_games;
mod secret;
mod steady;
mod tactics;
mod worth;

use rules::manitou::Manitou;
use search::Knowledge;

use player::Player;
use playouts::Playouts;

use crate::{
    blur::Blur,
    levels::Level,
    oracle::TableSize,
    playable::{Playable, Steady},
    searcher::Searcher,
};

impl Playable for Manitou {
    const LEVELS: &'static [Level] =
        &[Level::tree(2), Level::tree(8), Level::tree(60), Level::tree(2_500), Level::tree(10_000)];

    const STEADY: Option<Steady<Manitou>> = Some(steady::steady);

    fn knowledge() -> impl Knowledge<Manitou> + 'static {
        Playouts
    }

    fn best_search(_: Blur, _: TableSize) -> impl Searcher<Manitou> + 'static {
        Player::new()
    }
}
