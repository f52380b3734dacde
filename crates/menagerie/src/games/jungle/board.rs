//! Draws the Jungle board: dens, traps, water, and animals with their ranks. Hungry and trapped animals are
//! marked.

use anstyle::Style;
use book::Book;
use rules::{
    Playing, Seat,
    jungle::{Animal, FILES, Jungle, RANKS, Square, Terrain},
};

use crate::board::{LABEL, Perspective, on};
use crate::canvas::{Canvas, Grid};

const LAND: u8 = 22;
const WATER: u8 = 24;
const TRAP: u8 = 58;
const DEN: u8 = 236;
const LINE: Style = on(65, LAND);
const WATER_LINE: Style = on(31, WATER);
const ORANGE: Style = on(16, 208).bold();
const YELLOW: Style = on(16, 228).bold();
const HUNGRY: Style = on(231, 160).bold();

/// The number of characters across a square: enough for a mark, the longest name and the rank. With it, the
/// board just fits into 80 columns.
const WIDE: usize = 10;
/// The number of characters across a square, if the board has to fit into 60 columns. Names are then cut
/// after five letters.
const NARROW: usize = 7;

pub(super) fn draw(playing: &Playing<Jungle>, perspective: Perspective<'_>) -> Canvas {
    let game = playing.game();
    let last = playing.actions().next_back();
    let mut canvas = Canvas::new();
    let width = if perspective.width < 3 + FILES * (WIDE + 1) { NARROW } else { WIDE };
    canvas.grid((2, 0), Grid { columns: FILES, rows: RANKS, width, height: 1 }, LINE);
    for square in Square::all() {
        let (column, row) = place(square, perspective.near);
        let (x, y) = (3 + column * (width + 1), 1 + 2 * row);
        ground(&mut canvas, (x, y), width, square, perspective.book);
        shore(&mut canvas, (x, y), width, square, perspective.near);
        if let Some(animal) = game.animal(square) {
            let moved = last.is_some_and(|last| last.to == square);
            piece(&mut canvas, (x, y), width, game, animal, square, moved, perspective.book);
        } else if last.is_some_and(|last| last.from == square) {
            canvas.put_centred(x, y, width, "·", on(231, colour(square)).bold());
        }
    }
    for rank in 0..RANKS {
        let row = if perspective.near == Seat::FIRST { RANKS - 1 - rank } else { rank };
        canvas.put(0, 1 + 2 * row, &(rank + 1).to_string(), LABEL);
    }
    for file in 0..FILES {
        let column = if perspective.near == Seat::FIRST { file } else { FILES - 1 - file };
        let label = char::from(b'a' + file as u8).to_string();
        canvas.put_centred(3 + column * (width + 1), 1 + 2 * RANKS, width, &label, LABEL);
    }
    canvas
}

/// The column and row at which a square is drawn if the side of `near` is at the bottom.
fn place(square: Square, near: Seat) -> (usize, usize) {
    if near == Seat::FIRST {
        (square.file(), RANKS - 1 - square.rank())
    } else {
        (FILES - 1 - square.file(), square.rank())
    }
}

fn colour(square: Square) -> u8 {
    match square.terrain() {
        Terrain::Land => LAND,
        Terrain::Water => WATER,
        Terrain::Trap(_) => TRAP,
        Terrain::Den(_) => DEN,
    }
}

fn ground(canvas: &mut Canvas, (x, y): (usize, usize), width: usize, square: Square, book: &Book) {
    let colour = colour(square);
    let den = book.name("terminal-den");
    let (text, hue) = match square.terrain() {
        Terrain::Land => ("", LAND),
        Terrain::Water if width < WIDE => ("≈  ≈  ≈", 31),
        Terrain::Water => ("≈   ≈   ≈", 31),
        Terrain::Trap(_) => ("# # # #", 137),
        Terrain::Den(side) => (den.as_str(), if side == Seat::FIRST { 208 } else { 228 }),
    };
    canvas.put_centred(x, y, width, text, on(hue, colour));
}

/// Colours the grid lines between two water squares like water.
fn shore(canvas: &mut Canvas, (x, y): (usize, usize), width: usize, square: Square, near: Seat) {
    let (column, row) = place(square, near);
    let water = |right: usize, down: usize| {
        at(column + right, row + down, near).is_some_and(|square| square.terrain() == Terrain::Water)
    };
    if !water(0, 0) {
        return;
    }
    if water(1, 0) {
        canvas.put(x + width, y, "│", WATER_LINE);
    }
    if water(0, 1) {
        canvas.put(x, y + 1, &"─".repeat(width), WATER_LINE);
    }
    if water(1, 1) {
        canvas.put(x + width, y + 1, "┼", WATER_LINE);
    }
}

/// The square that is drawn at a column and row if the side of `near` is at the bottom.
fn at(column: usize, row: usize, near: Seat) -> Option<Square> {
    if near == Seat::FIRST {
        Square::at(column, (RANKS - 1).checked_sub(row)?)
    } else {
        Square::at((FILES - 1).checked_sub(column)?, row)
    }
}

/// Draws an animal, Orange in capitals and Yellow in small letters, as in position texts. Below an animal on
/// an enemy trap stands `(0)`, the rank it has when attacked (`J-18`).
#[allow(clippy::too_many_arguments, reason = "everything that shows in a square")]
fn piece(
    canvas: &mut Canvas,
    (x, y): (usize, usize),
    width: usize,
    game: &Jungle,
    animal: Animal,
    square: Square,
    moved: bool,
    book: &Book,
) {
    let name = book.name(animal.kind.name());
    let rank = animal.kind.rank();
    let text = format!("{name:0$.0$}{rank}", width - 2);
    let text = if animal.side == Seat::FIRST { text.to_uppercase() } else { text.to_lowercase() };
    let hungry = game.hungry().contains(square);
    // Only animals of the player to act are hungry, so the animal that has just moved is not.
    let mark = match (hungry, moved) {
        (true, _) => '!',
        (false, true) => '▸',
        (false, false) => ' ',
    };
    let style = match animal.side {
        _ if hungry => HUNGRY,
        Seat::FIRST => ORANGE,
        _ => YELLOW,
    };
    canvas.put(x, y, &format!("{mark}{text}"), style);
    if game.rank(square) == Some(0) {
        canvas.put_centred(x, y + 1, width, "(0)", style);
    }
}
