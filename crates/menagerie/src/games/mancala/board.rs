//! Draws the mancala board: bowls with their stones, and what the last turn changed.

use anstyle::Style;
use rules::{
    Game as _, Playing, Seat,
    mancala::{Bowl, Mancala},
};

use crate::board::{LABEL, Perspective, ink, on};
use crate::canvas::{Canvas, Grid};

const WOOD: u8 = 94;
const HOLLOW: u8 = 235;
const LINE: Style = on(179, WOOD);
const COUNT: Style = on(231, HOLLOW).bold();
const EMPTY: Style = on(243, HOLLOW);
const CHANGE: Style = on(221, HOLLOW);
const NAME: Style = ink(179).bold();
/// The colours of stones, in an order in which neighbouring stones differ.
const STONES: [u8; 7] = [215, 116, 151, 222, 174, 110, 187];

/// The number of columns inside a bowl, on a wide board.
const WIDE: usize = 7;
/// The number of columns inside a bowl, on a board that fits into 60 columns.
const NARROW: usize = 6;
/// The number of lines inside a bowl: two for stones, one for their number.
const HEIGHT: usize = 3;

pub(super) fn draw(playing: &Playing<Mancala>, perspective: Perspective<'_>) -> Canvas {
    let game = playing.game();
    let before = before(playing);
    let near = perspective.near;
    let mut canvas = Canvas::new();
    let width = if perspective.width < 3 + 8 * (WIDE + 1) { NARROW } else { WIDE };
    let (left, top) = (2, 1);
    canvas.grid((left, top), Grid { columns: 8, rows: 2, width, height: HEIGHT }, LINE);
    let x = |column: usize| left + column * (width + 1) + 1;
    for (seat, column) in [(near.other(), 0), (near, 7)] {
        // A mancala is as high as two bowls and the line between them, so that line is removed.
        canvas.put(x(column) - 1, top + HEIGHT + 1, if column == 0 { "│" } else { "┤" }, LINE);
        canvas.put(x(column) + width, top + HEIGHT + 1, if column == 0 { "├" } else { "│" }, LINE);
        let stones = Stones { now: game.mancala(seat), before: before.mancala(seat), hue: column, width };
        stones.draw(&mut canvas, (x(column), top + 1), 2 * HEIGHT + 1);
    }
    for bowl in Bowl::ALL {
        for (seat, column, y, label) in [
            (near, bowl.index() + 1, top + HEIGHT + 2, top + 2 * HEIGHT + 3),
            (near.other(), 6 - bowl.index(), top + 1, 0),
        ] {
            let hue = 2 * bowl.index() + seat.index();
            let stones = Stones { now: game.bowl(seat, bowl), before: before.bowl(seat, bowl), hue, width };
            stones.draw(&mut canvas, (x(column), y), HEIGHT);
            canvas.put_centred(x(column), label, width, &bowl.number().to_string(), LABEL);
        }
    }
    let name = |seat: Seat| {
        perspective.book.name(if seat == Seat::FIRST { "mancala-south" } else { "mancala-north" })
    };
    canvas.put_centred(x(0), 0, width, &name(near.other()), NAME);
    canvas.put_centred(x(7), top + 2 * HEIGHT + 3, width, &name(near), NAME);
    canvas
}

/// The position before the last turn, which may consist of several actions.
fn before(playing: &Playing<Mancala>) -> Mancala {
    let mut past = playing.clone();
    past.undo();
    let actor = past.game().turn();
    while let Some(action) = past.undo() {
        if past.game().turn() != actor {
            let _ = past.play(action);
            break;
        }
    }
    past.game().clone()
}

/// The stones in a bowl or a mancala.
struct Stones {
    now: u8,
    before: u8,
    /// The index, in `STONES`, of the first stone's colour.
    hue: usize,
    /// The number of columns inside the bowl.
    width: usize,
}

impl Stones {
    /// Draws the stones from the bottom up, and below them their number and its last change.
    fn draw(&self, canvas: &mut Canvas, (x, y): (usize, usize), height: usize) {
        let width = self.width;
        for line in 0..height {
            canvas.put(x, y + line, &" ".repeat(width), COUNT);
        }
        let rows = height - 1;
        let stones = usize::from(self.now);
        for stone in 0..stones.min(width * rows) {
            let (column, row) = heap(stones, rows, width, stone);
            let hue = STONES[(stone * 3 + self.hue) % STONES.len()];
            canvas.put(x + column, y + rows - 1 - row, "●", on(hue, HOLLOW));
        }
        canvas.put_centred(x, y + rows, width, &stones.to_string(), if stones == 0 { EMPTY } else { COUNT });
        let change = i16::from(self.now) - i16::from(self.before);
        if change != 0 {
            let text = format!("{change:+}").replace('-', "−");
            canvas.put(x + width - text.chars().count(), y + rows, &text, CHANGE);
        }
    }
}

/// Returns the column and the row of stone number `stone` in a heap of `stones`. Rows are counted from the
/// bottom. Stones are spread out as long as there is room.
fn heap(stones: usize, rows: usize, most: usize, stone: usize) -> (usize, usize) {
    let loose = most.div_ceil(2);
    let (in_row, gap) = match stones {
        _ if stones <= 2 * rows => (2, 2),
        _ if stones <= 3 * rows => (3, 2),
        _ if stones <= loose * rows => (loose, 2),
        _ => (most, 1),
    };
    let (row, column) = (stone / in_row, stone % in_row);
    let here = (stones - row * in_row).min(in_row);
    let width = here * gap + 1 - gap;
    ((most - width) / 2 + column * gap, row)
}
