//! Big Manitou in the terminal. It has no solver, because it has hidden hands and chance.

mod board;

use rules::{Playing, manitou::Manitou};

use super::FrontEnd;
use crate::{board::Perspective, canvas::Canvas};

impl FrontEnd for Manitou {
    fn draw(playing: &Playing<Manitou>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }
}
