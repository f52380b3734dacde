//! Big Manitou: how a hunt is played out ([`tactics`], [`choice`]), and what its result is worth to each seat
//! ([`worth`]).

mod choice;
mod playouts;
mod tactics;
mod worth;

use rules::manitou::Manitou;
use search::Knowledge;

use playouts::Playouts;

use crate::{levels::Level, playable::Playable};

impl Playable for Manitou {
    const LEVELS: &'static [Level] = &[Level::tree(2), Level::tree(8), Level::tree(60), Level::tree(2_500)];

    fn knowledge() -> impl Knowledge<Manitou> + 'static {
        Playouts
    }
}
