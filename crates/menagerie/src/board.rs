//! What all boards in the terminal share. Each game draws its own in `games/<game>/board.rs`.

use anstyle::{Ansi256Color, Style};
use book::Book;
use rules::{Seat, Viewer, catalog::AnySpec};

/// Who looks at a board, and from which side.
#[derive(Clone, Copy)]
pub(crate) struct Perspective<'a> {
    /// Names pieces and sides.
    pub(crate) book: &'a Book,
    /// Decides what may be seen.
    pub(crate) viewer: Viewer,
    /// The seat whose side is drawn at the bottom.
    pub(crate) near: Seat,
    /// The players' names in seat order; may be empty or have empty names.
    pub(crate) names: &'a [String],
}

impl Perspective<'_> {
    /// The name of the player at a seat, or the seat's number.
    pub(crate) fn name(&self, seat: Seat) -> String {
        known_name(self.names, seat).map_or_else(|| format!("seat {seat}"), str::to_owned)
    }
}

/// The name of a side, as South. Where seats only have numbers, the name of the player with the number of the
/// seat.
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

/// A foreground from the 256 colours that terminals share.
pub(crate) const fn ink(colour: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(colour))))
}

/// A foreground on a background.
pub(crate) const fn on(colour: u8, ground: u8) -> Style {
    ink(colour).bg_color(Some(anstyle::Color::Ansi256(Ansi256Color(ground))))
}

/// Labels beside a board.
pub(crate) const LABEL: Style = Style::new().dimmed();
