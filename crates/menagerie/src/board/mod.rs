//! Boards, cards and tiles drawn for the terminal, one file a game.

mod jungle;
mod mana;
mod mancala;
mod mandua;
mod manitou;

use anstyle::{Ansi256Color, Style};
use book::Book;
use rules::{Seat, Viewer, catalog::AnyGame};

use crate::canvas::Canvas;

/// Who looks at the board, and from where.
#[derive(Clone, Copy)]
pub(crate) struct Onlooker<'a> {
    /// The book that names things.
    pub(crate) book: &'a Book,
    /// What may be seen.
    pub(crate) viewer: Viewer,
    /// The seat whose side is nearest.
    pub(crate) near: Seat,
    /// What the players are called, by seat.
    pub(crate) names: &'a [String],
}

impl Onlooker<'_> {
    /// What the player at a seat is called.
    fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .filter(|name| !name.is_empty())
            .map_or_else(|| format!("seat {seat}"), Clone::clone)
    }
}

/// The game as this onlooker sees it, with its last action marked.
pub(crate) fn draw(game: &AnyGame, onlooker: Onlooker<'_>) -> Canvas {
    match game {
        AnyGame::Mancala(playing) => mancala::draw(playing, onlooker),
        AnyGame::Mana(playing) => mana::draw(playing, onlooker),
        AnyGame::Jungle(playing) => jungle::draw(playing, onlooker),
        AnyGame::Mandua(playing) => mandua::draw(playing, onlooker),
        AnyGame::Manitou(playing) => manitou::draw(playing, onlooker),
    }
}

/// What the player at a seat is called: the seat's own name, as South, with the player's, if it is known.
pub(crate) fn player(book: &Book, game: &AnyGame, seat: Seat, names: &[String]) -> String {
    let name = names.get(seat.index()).filter(|name| !name.is_empty());
    match (game.spec().seat_name(seat).map(|key| book.name(key)), name) {
        (Some(side), _) => side,
        (None, Some(name)) => format!("{name} (seat {seat})"),
        (None, None) => format!("seat {seat}"),
    }
}

/// Whether seats have names of their own in this game.
pub(crate) fn has_sides(game: &AnyGame) -> bool {
    game.spec().seat_name(Seat::FIRST).is_some()
}

/// A colour of the 256 that every terminal of today has.
const fn ink(colour: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(colour))))
}

/// A colour on a ground.
const fn on(colour: u8, ground: u8) -> Style {
    ink(colour).bg_color(Some(anstyle::Color::Ansi256(Ansi256Color(ground))))
}

/// Labels beside a board.
const LABEL: Style = Style::new().dimmed();
