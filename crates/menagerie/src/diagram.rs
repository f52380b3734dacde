//! Draws the boards of the rule books for the terminal.

use book::{
    Book, RuleBook,
    diagram::{Diagram, DiagramError, Step, set_up, take},
};
use rules::{Viewer, catalog::AnyGame};

use crate::{
    board::Perspective,
    games,
    page::{BOLD, DIM, wrap},
};

/// Draws a board with its caption, then the actions with their captions, then the board after the actions.
///
/// # Errors
/// The diagram cannot be shown. The tests of the book make sure that this does not happen.
pub(crate) fn draw(
    diagram: &Diagram,
    book: &Book,
    rules: &RuleBook,
    width: usize,
) -> Result<String, DiagramError> {
    let mut game = set_up(diagram, &rules.diagrams())?;
    let mut text = board(&game, diagram, book, width)?;
    text.push_str(&format!("\n{}\n", wrap(&diagram.picture.text, width, 0).join("\n")));
    for step in &diagram.steps {
        take(&mut game, step)?;
        text.push_str(&said(step, width));
    }
    if diagram.steps.iter().any(|step| step.forbidden_by.is_none()) {
        text.push_str(&format!("\n{}", board(&game, diagram, book, width)?));
    }
    Ok(text)
}

fn board(game: &AnyGame, diagram: &Diagram, book: &Book, width: usize) -> Result<String, DiagramError> {
    let near = diagram.near_seat(game.spec())?;
    let perspective = Perspective { book, viewer: Viewer::Seat(near), near, names: &[], width };
    let canvas = games::draw(game, perspective);
    if canvas.width() <= width {
        return Ok(canvas.coloured());
    }
    // The terminal would break the board's lines and so make the board unreadable.
    let (needed, has) = (canvas.width().to_string(), width.to_string());
    let note = book.say("terminal-too-narrow", &[("needed", &needed), ("has", &has)]);
    Ok(format!("{}\n", wrap(&note, width, 0).join("\n")))
}

/// Formats an action and its caption.
fn said(step: &Step, width: usize) -> String {
    const INDENT: usize = 4;
    let head = match &step.forbidden_by {
        None => format!("› {BOLD}{}{BOLD:#}", step.action),
        Some(clause) => format!("× {BOLD}{}{BOLD:#} {DIM}{clause}{DIM:#}", step.action),
    };
    let lines = wrap(&step.caption.text, width.saturating_sub(INDENT), 0);
    let lines: String = lines.iter().map(|line| format!("{:INDENT$}{line}\n", "")).collect();
    format!("{head}\n{lines}")
}
