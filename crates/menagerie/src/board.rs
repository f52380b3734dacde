//! What all boards in the terminal have in common. Each game draws its board in `games/<game>/board.rs`.

use anstyle::{Ansi256Color, Style};
use book::Book;
use rules::{Seat, Viewer, catalog::AnySpec};

/// Who looks at a board, and from which side.
#[derive(Clone, Copy)]
pub(crate) struct Perspective<'a> {
    /// The book, which holds the names of pieces and sides.
    pub(crate) book: &'a Book,
    /// The viewer, whose knowledge decides what is drawn.
    pub(crate) viewer: Viewer,
    /// The seat whose side is drawn at the bottom.
    pub(crate) near: Seat,
    /// The players' names in seat order. The list may be empty, and so may each name.
    pub(crate) names: &'a [String],
}

impl Perspective<'_> {
    /// The name of the player at a seat, or the seat's number.
    pub(crate) fn name(&self, seat: Seat) -> String {
        known_name(self.names, seat).map_or_else(|| format!("seat {seat}"), str::to_owned)
    }
}

/// The name of a side, such as South. If the seats of a game only have numbers, the player's name with the
/// number of the seat.
pub(crate) fn player(book: &Book, spec: AnySpec, seat: Seat, names: &[String]) -> String {
    match (spec.seat_name(seat), known_name(names, seat)) {
        (Some(key), _) => book.name(key),
        (None, Some(name)) => format!("{name} (seat {seat})"),
        (None, None) => format!("seat {seat}"),
    }
}

fn known_name(names: &[String], seat: Seat) -> Option<&str> {
    names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
}

/// A style with this foreground, one of the 256 standard terminal colours.
pub(crate) const fn ink(colour: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(colour))))
}

/// A style with the foreground `colour` on the background `ground`.
pub(crate) const fn on(colour: u8, ground: u8) -> Style {
    ink(colour).bg_color(Some(anstyle::Color::Ansi256(Ansi256Color(ground))))
}

/// The style of labels beside a board.
pub(crate) const LABEL: Style = Style::new().dimmed();
