//! The mancala board: bowls with their stones, and what the last sowing changed.

use anstyle::Style;
use rules::{
    Playing, Seat,
    mancala::{Bowl, Mancala},
};

use super::{LABEL, Onlooker, ink, on};
use crate::canvas::{Canvas, Grid};

const WOOD: u8 = 94;
const LINE: Style = on(137, WOOD);
const COUNT: Style = on(231, WOOD).bold();
const EMPTY: Style = on(137, WOOD);
const CHANGE: Style = on(221, WOOD);
const NAME: Style = ink(179).bold();
/// Amber, sea glass and the like; no two neighbours alike.
const STONES: [u8; 7] = [215, 116, 151, 222, 174, 110, 187];

/// Columns inside a bowl.
const WIDTH: usize = 7;
/// Lines inside a bowl: two of stones and one for their number.
const HEIGHT: usize = 3;

pub(super) fn draw(playing: &Playing<Mancala>, onlooker: Onlooker<'_>) -> Canvas {
    let game = playing.game();
    let before = before(playing);
    let near = onlooker.near;
    let mut canvas = Canvas::new();
    let (left, top) = (2, 1);
    canvas.grid((left, top), Grid { columns: 8, rows: 2, width: WIDTH, height: HEIGHT }, LINE);
    for (seat, column) in [(near.other(), 0), (near, 7)] {
        let x = left + column * (WIDTH + 1) + 1;
        // A mancala is as high as two bowls.
        canvas.put(x, top + HEIGHT + 1, &" ".repeat(WIDTH), LINE);
        let side = if column == 0 { ('│', x - 1) } else { ('│', x + WIDTH) };
        canvas.put(side.1, top + HEIGHT + 1, &side.0.to_string(), LINE);
        let inner = if column == 0 { ('├', x + WIDTH) } else { ('┤', x - 1) };
        canvas.put(inner.1, top + HEIGHT + 1, &inner.0.to_string(), LINE);
        let stones = game.mancala(seat);
        number(&mut canvas, (x, top + 2 * HEIGHT + 1), stones, stones.into(), before.as_ref().map(|b| b.mancala(seat)));
        heap(&mut canvas, (x, top + 1), 2 * HEIGHT, stones.into(), 3 * column);
    }
    for seat in [near, near.other()] {
        for bowl in Bowl::ALL {
            let column = if seat == near { bowl.index() + 1 } else { 6 - bowl.index() };
            let x = left + column * (WIDTH + 1) + 1;
            let y = if seat == near { top + HEIGHT + 2 } else { top + 1 };
            let stones = game.bowl(seat, bowl);
            heap(&mut canvas, (x, y), HEIGHT - 1, stones.into(), bowl.index() + 7 * seat.index());
            number(&mut canvas, (x, y + HEIGHT - 1), stones, stones.into(), before.as_ref().map(|b| b.bowl(seat, bowl)));
            let label = if seat == near { top + 2 * HEIGHT + 3 } else { 0 };
            canvas.put_centred(x, label, WIDTH, &bowl.number().to_string(), LABEL);
        }
    }
    let name = |seat: Seat| onlooker.book.name(if seat == Seat::FIRST { "mancala-south" } else { "mancala-north" });
    canvas.put_centred(left + 1, 0, WIDTH, &name(near.other()), NAME);
    canvas.put_centred(left + 1 + 7 * (WIDTH + 1), top + 2 * HEIGHT + 3, WIDTH, &name(near), NAME);
    canvas
}

/// The position before the last action.
fn before(playing: &Playing<Mancala>) -> Option<Mancala> {
    let mut past = playing.clone();
    past.undo()?;
    Some(past.game().clone())
}

/// The number of stones, and by how much it has just changed.
fn number(canvas: &mut Canvas, (x, y): (usize, usize), stones: u8, now: i16, before: Option<u8>) {
    let style = if stones == 0 { EMPTY } else { COUNT };
    canvas.put_centred(x, y, WIDTH, &stones.to_string(), style);
    let change = before.map_or(0, |before| now - i16::from(before));
    if change != 0 {
        let text = format!("{change:+}").replace('-', "−");
        canvas.put(x + WIDTH - text.chars().count(), y, &text, CHANGE);
    }
}

/// Stones in rows from the bottom up, loosely as long as they fit so.
fn heap(canvas: &mut Canvas, (x, y): (usize, usize), rows: usize, stones: usize, hue: usize) {
    let loose = WIDTH.div_ceil(2);
    let gap = if stones <= loose * rows { 2 } else { 1 };
    let in_row = if gap == 2 { loose } else { WIDTH };
    // A few stones lie together rather than in one long row.
    let in_row = if stones <= 2 * rows { 2 } else if stones <= 3 * rows { 3 } else { in_row };
    for stone in 0..stones.min(in_row * rows) {
        let (row, column) = (stone / in_row, stone % in_row);
        let here = (stones - row * in_row).min(in_row);
        let start = (WIDTH - (here * gap + 1 - gap)) / 2;
        canvas.put(x + start + column * gap, y + rows - 1 - row, "●", on(STONES[(stone * 3 + hue) % STONES.len()], WOOD));
    }
}
