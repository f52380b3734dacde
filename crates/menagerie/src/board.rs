//! What all boards in the terminal have in common. Each game draws its board in `games/<game>/board.rs`.

use anstyle::{Ansi256Color, Style};
use book::{Book, printable};
use rules::{Seat, Viewer, catalog::AnySpec};

/// The maximum number of characters of a player's name. Longer names are cut.
const MAX_NAME: usize = 40;

/// Who looks at a board, and from which side.
#[derive(Clone, Copy)]
pub(crate) struct Perspective<'a> {
    /// The book, which holds the names of pieces and sides.
    pub(crate) book: &'a Book,
    /// The viewer. Only what this viewer may know is drawn.
    pub(crate) viewer: Viewer,
    /// The seat whose side is drawn at the bottom.
    pub(crate) near: Seat,
    /// The players' names in seat order. The list may be empty, and so may each name.
    pub(crate) names: &'a [String],
    /// The number of columns available. A board that needs more is drawn anyway.
    pub(crate) width: usize,
}

impl Perspective<'_> {
    /// The name of the player at a seat, or the seat's number.
    pub(crate) fn name(&self, seat: Seat) -> String {
        known_name(self.names, seat).unwrap_or_else(|| numbered(self.book, seat))
    }
}

/// Returns the name of a side, such as South. If the sides of a game have no names, returns the number of the
/// seat, with the player's name if it is known.
pub(crate) fn player(book: &Book, spec: AnySpec, seat: Seat, names: &[String]) -> String {
    match (spec.seat_name(seat), known_name(names, seat)) {
        (Some(key), _) => book.name(key),
        (None, Some(name)) => format!("{name} ({})", numbered(book, seat)),
        (None, None) => numbered(book, seat),
    }
}

fn numbered(book: &Book, seat: Seat) -> String {
    book.say("terminal-seat", &[("seat", &seat.to_string())])
}

/// The name of the player at a seat; `None` if it is unknown or empty. The name may come from a file, so it
/// is made safe to print.
fn known_name(names: &[String], seat: Seat) -> Option<String> {
    let name = names.get(seat.index()).filter(|name| !name.is_empty())?;
    Some(printable(name, MAX_NAME))
}

/// Returns a style with this foreground colour, one of the 256 standard terminal colours.
pub(crate) const fn ink(colour: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(colour))))
}

/// Returns a style with the foreground `colour` on the background `ground`.
pub(crate) const fn on(colour: u8, ground: u8) -> Style {
    ink(colour).bg_color(Some(anstyle::Color::Ansi256(Ansi256Color(ground))))
}

/// The style of labels beside a board.
pub(crate) const LABEL: Style = Style::new().dimmed();
