//! Draws the Mana board: squares with one, two or three strokes, the pieces and the bird. The squares from
//! which a piece must move are highlighted.

use anstyle::Style;
use rules::{
    Playing, Seat,
    mana::{Action, Duty, Kind, Mana, Piece, Square},
};

use crate::board::{LABEL, Perspective, on};
use crate::canvas::{Canvas, Grid};

const SIDE: usize = 6;
/// The number of columns inside a square.
const WIDTH: usize = 7;
/// The number of lines inside a square.
const HEIGHT: usize = 2;
/// The number of columns of the panel beside the board.
const PANEL: usize = 18;

const PAPER: [u8; 3] = [187, 180, 144];
/// The colours of squares from which a piece must move: with one, two and three strokes.
const DUTY: [u8; 3] = [152, 116, 110];
const LINE: Style = on(101, 187);
const INK: u8 = 239;
const BLACK: Style = on(231, 17).bold();
const WHITE: Style = on(17, 231).bold();
const BIRD: Style = on(231, 160).bold();
const MARK: u8 = 160;

pub(super) fn draw(playing: &Playing<Mana>, perspective: Perspective<'_>) -> Canvas {
    let game = playing.game();
    let (way, end) = last_path(playing);
    let mut canvas = Canvas::new();
    canvas.grid((2, 0), Grid { columns: SIDE, rows: SIDE, width: WIDTH, height: HEIGHT }, LINE);
    for square in Square::all() {
        let (column, row) = place(square, perspective.near);
        let (x, y) = (3 + column * (WIDTH + 1), 1 + row * (HEIGHT + 1));
        let ground = ground(game, square);
        canvas.put(x, y, &" ".repeat(WIDTH), on(INK, ground));
        canvas.put(x, y + 1, &format!(" {:1$}", strokes(square.kind()), WIDTH - 1), on(INK, ground));
        if way.contains(&square) {
            canvas.put(x + 5, y + 1, "·", on(MARK, ground).bold());
        }
        if end == Some(square) {
            canvas.put(x + 1, y, "›", on(MARK, ground).bold());
            canvas.put(x + 5, y, "‹", on(MARK, ground).bold());
        }
        if let Some((text, style)) = occupant(game, square) {
            canvas.put(x + 2, y, text, style);
        }
    }
    for i in 0..SIDE {
        let shown = if perspective.near == Seat::FIRST { i } else { SIDE - 1 - i };
        canvas.put(0, 1 + (SIDE - 1 - i) * (HEIGHT + 1), &(shown + 1).to_string(), LABEL);
        let file = char::from(b'a' + shown as u8).to_string();
        canvas.put_centred(3 + i * (WIDTH + 1), 1 + SIDE * (HEIGHT + 1), WIDTH, &file, LABEL);
    }
    beside(&mut canvas, game, perspective);
    canvas
}

/// Returns the squares that the last move left or crossed, and the square on which it ended.
fn last_path(playing: &Playing<Mana>) -> (Vec<Square>, Option<Square>) {
    match playing.actions().next_back() {
        Some(Action::Move { from, to, .. }) => {
            let mut past = playing.clone();
            past.undo();
            let mut way = past.game().path(from, to).unwrap_or_default();
            way.pop();
            (way, Some(to))
        }
        Some(Action::Return { to, .. }) => (Vec::new(), Some(to)),
        _ => (Vec::new(), None),
    }
}

/// The column and row at which a square is drawn if the side of `near` is at the bottom.
fn place(square: Square, near: Seat) -> (usize, usize) {
    if near == Seat::FIRST {
        (square.file(), SIDE - 1 - square.rank())
    } else {
        (SIDE - 1 - square.file(), square.rank())
    }
}

fn ground(game: &Mana, square: Square) -> u8 {
    let shades = if game.duty() == Duty::Kind(square.kind()) { DUTY } else { PAPER };
    shades[square.kind() as usize - 1]
}

/// The strokes of a square: one for each step that a piece takes from it.
fn strokes(kind: Kind) -> &'static str {
    match kind {
        Kind::Single => "─",
        Kind::Double => "═",
        Kind::Triple => "≡",
    }
}

/// How the piece or the bird on a square is drawn. Black's pieces have capitals, as in position texts.
fn occupant(game: &Mana, square: Square) -> Option<(&'static str, Style)> {
    Some(match game.piece(square) {
        Some((Seat::FIRST, Piece::Daimyo)) => ("(D)", BLACK),
        Some((Seat::FIRST, Piece::Ronin)) => (" R ", BLACK),
        Some((_, Piece::Daimyo)) => ("(d)", WHITE),
        Some((_, Piece::Ronin)) => (" r ", WHITE),
        None if game.bird() == Some(square) => (" ✦ ", BIRD),
        None => return None,
    })
}

/// Draws the panel beside the board: the captured Ronin, and what the player to act must do.
fn beside(canvas: &mut Canvas, game: &Mana, perspective: Perspective<'_>) {
    let board = 2 + SIDE * (WIDTH + 1);
    let height = SIDE * (HEIGHT + 1);
    // If there is no room beside the board, draw the panel below it.
    let is_narrow = perspective.width < board + 4 + PANEL;
    let x = if is_narrow { 2 } else { board + 4 };
    let (far, middle, near) =
        if is_narrow { (height + 3, height + 9, height + 6) } else { (1, (height - 1) / 2, height - 2) };
    let book = perspective.book;
    for (seat, y) in [(perspective.near.other(), far), (perspective.near, near)] {
        let (name, sign, style) =
            if seat == Seat::FIRST { ("mana-black", "R", BLACK) } else { ("mana-white", "r", WHITE) };
        canvas.put(x, y, &perspective.book.name(name), Style::new().bold());
        let captured = game.captured(seat);
        if captured > 0 {
            let label = book.name("terminal-captured");
            canvas.put(x, y + 1, &label, LABEL);
            let after = x + label.chars().count() + 1;
            for i in 0..captured {
                canvas.put(after + 3 * i, y + 1, &format!(" {sign}"), style);
            }
        }
    }
    let (title, hint) = match game.duty() {
        Duty::SettingUp => ("terminal-setup", String::new()),
        Duty::Free => ("terminal-no-duty", book.name("terminal-any-piece")),
        Duty::Over => return,
        Duty::Kind(kind) => {
            let steps = (kind as usize).to_string();
            let one = if kind == Kind::Single { "yes" } else { "no" };
            let arguments = [("strokes", strokes(kind)), ("steps", &*steps), ("one", one)];
            ("terminal-duty", book.say("terminal-steps", &arguments))
        }
    };
    canvas.put(x, middle, &book.name(title), Style::new().bold());
    canvas.put(x, middle + 1, &hint, Style::new());
    if game.bird().is_none() && !matches!(game.duty(), Duty::SettingUp) {
        canvas.put(x, middle + 2, &book.name("terminal-bird-waits"), LABEL);
    }
}
