//! What computer players know about Big Manitou: how to play out a hunt ([`tactics`], [`choice`]), and the
//! value of its result for each seat ([`worth`]).

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
