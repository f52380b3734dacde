//! Draws the Mandua board: fields and the lines between them, the four cages, hunters, tigers, and the traces
//! of Tiger's last turn.

use anstyle::Style;
use rules::{
    Game, Playing,
    mandua::{Action, Field, Mandua, Phase, TIGER, TIGERS},
};

use crate::board::{LABEL, Perspective, on};
use crate::canvas::Canvas;

const CARPET: u8 = 179;
const LINE: Style = on(137, CARPET);
const HUNTER_INK: Style = on(52, CARPET).bold();
const TIGER_INK: Style = on(231, 124).bold();
const CAGE: Style = on(94, CARPET).bold();
const MARK: Style = on(160, CARPET).bold();

/// The number of columns from one field to the next.
const STEP: usize = 6;
/// The number of lines from one field to the next.
const DROP: usize = 2;
/// The number of columns before the leftmost field, cage D.
const LEFT: usize = 3;
/// The number of columns of the panel beside the board.
const PANEL: usize = 30;

pub(super) fn draw(playing: &Playing<Mandua>, perspective: Perspective<'_>) -> Canvas {
    let game = playing.game();
    let mut canvas = Canvas::new();
    for line in 0..=6 * DROP {
        canvas.put(LEFT - 1, line, &" ".repeat(6 * STEP + 5), LINE);
    }
    for field in Field::ALL {
        lines(&mut canvas, field);
    }
    let trail = trail(playing);
    for field in Field::ALL {
        let (x, y) = place(field);
        let cage = field.is_cage();
        let (sides, style) = if cage { (['[', ']'], CAGE) } else { (['─', '─'], LINE) };
        if cage {
            canvas.put(x - 1, y, &format!("{}{field}{}", sides[0], sides[1]), style);
        }
        if game.tigers().contains(field) {
            canvas.put(x - 1, y, if cage { "[T]" } else { " T " }, TIGER_INK);
        } else if game.hunters().contains(field) {
            canvas.put(x, y, "●", HUNTER_INK);
        } else if trail.beaten.contains(&field) {
            canvas.put(x, y, "×", MARK);
        } else if trail.left.contains(&field) {
            canvas.put(x, y, "○", MARK);
        } else if !cage {
            canvas.put(x, y, "·", HUNTER_INK);
        }
        if trail.reached == Some(field) {
            canvas.put(x - 2, y, "›", MARK);
            canvas.put(x + 2, y, "‹", MARK);
        }
    }
    for i in 1..=5 {
        canvas.put(0, (6 - i) * DROP, &i.to_string(), LABEL);
        canvas.put(LEFT + 1 + i * STEP, 6 * DROP + 1, &char::from(b'a' + i as u8 - 1).to_string(), LABEL);
    }
    beside(&mut canvas, game, perspective);
    canvas
}

/// The column and line of a field on the canvas.
fn place(field: Field) -> (usize, usize) {
    (LEFT + 1 + field.column() * STEP, (6 - field.row()) * DROP)
}

/// Draws the lines from a field to the right and down.
fn lines(canvas: &mut Canvas, field: Field) {
    let (x, y) = place(field);
    let next = |columns: usize, rows: usize| {
        Field::ALL
            .into_iter()
            .find(|other| other.column() == field.column() + columns && other.row() + rows == field.row())
    };
    if next(1, 0).is_some() {
        canvas.put(x + 1, y, &"─".repeat(STEP - 1), LINE);
    }
    if next(0, 1).is_some() {
        canvas.put(x, y + 1, "│", LINE);
    }
}

/// The fields to mark on the board, because the last turn changed them.
#[derive(Default)]
struct Trail {
    /// The fields from which the piece made the steps of its move.
    left: Vec<Field>,
    /// The field that the piece reached.
    reached: Option<Field>,
    /// The fields on which Tiger captured hunters.
    beaten: Vec<Field>,
}

fn trail(playing: &Playing<Mandua>) -> Trail {
    let game = playing.game();
    let last = playing.actions().rev().find(|action| matches!(action, Action::Place(_) | Action::Go { .. }));
    let turn = game.tigers_turn();
    match last {
        Some(Action::Place(field)) => Trail { reached: Some(field), ..Trail::default() },
        Some(Action::Go { to, .. }) if turn.steps().last().is_some_and(|step| step.1 == to) => Trail {
            left: turn.steps().iter().map(|step| step.0).collect(),
            reached: Some(to),
            beaten: turn.hunters().in_order().filter(|field| !game.hunters().contains(*field)).collect(),
        },
        Some(Action::Go { from, to }) => Trail { left: vec![from], reached: Some(to), ..Trail::default() },
        _ => Trail::default(),
    }
}

/// Draws the panel beside the board: the numbers of hunters and tigers, and what the player to act must do.
fn beside(canvas: &mut Canvas, game: &Mandua, perspective: Perspective<'_>) {
    // On a narrow terminal, the panel moves closer to the board, and its last line moves below the board.
    // That line also moves if it does not fit beside the board.
    let is_narrow = perspective.width < LEFT + 6 * STEP + 7 + PANEL;
    let x = LEFT + 6 * STEP + if is_narrow { 3 } else { 7 };
    let bold = Style::new().bold();
    let to_set = usize::from(game.to_set());
    let hunters = game.hunters().len();
    let beaten = game.score(TIGER).max(0) as usize;
    canvas.put(x, 0, &perspective.book.name("mandua-hunter"), bold);
    let book = perspective.book;
    let mut count = |y: usize, key: &str, number: usize| {
        canvas.put(x, y, &format!("{:12} {number:2}", book.name(key)), Style::new());
    };
    count(1, "terminal-on-board", hunters);
    count(2, "terminal-to-set", to_set);
    count(3, "terminal-beaten", beaten);
    count(6, "terminal-on-board", game.tigers().len());
    let removed = usize::from(TIGERS) - game.tigers().len();
    if removed > 0 {
        count(7, "terminal-removed", removed);
    }
    canvas.put(x, 5, &book.name("mandua-tiger"), bold);
    let turn = game.tigers_turn();
    let (said, beat) = (turn.announced().to_string(), game.beaten().to_string());
    let announced = [("announced", said.as_str()), ("beaten", beat.as_str())];
    let state = match game.phase() {
        Phase::Prowl if game.to_beat() > 0 => {
            book.say("terminal-must-beat", &[("count", &game.to_beat().to_string())])
        }
        Phase::Prowl if turn.announced() > 0 => book.say("terminal-announced", &announced),
        Phase::Prowl if game.beaten() > 0 => {
            book.say("terminal-beaten-so-far", &[("count", &game.beaten().to_string())])
        }
        Phase::Object => book.say("terminal-object", &announced),
        Phase::Remove(_) => book.say("terminal-removes-tiger", &[("side", &book.name("mandua-hunter"))]),
        _ => String::new(),
    };
    let fits = x + state.chars().count() <= perspective.width;
    let (x, y) = if is_narrow || !fits { (LEFT, 6 * DROP + 3) } else { (x, 9) };
    canvas.put(x, y, &state, bold);
}
