//! Big Manitou in the terminal. Hands are hidden and chance takes part, so nothing can be solved.

mod board;

use rules::{Playing, manitou::Manitou};

use super::FrontEnd;
use crate::{board::Perspective, canvas::Canvas};

impl FrontEnd for Manitou {
    fn draw(playing: &Playing<Manitou>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }
}
