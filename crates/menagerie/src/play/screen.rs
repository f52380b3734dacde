//! Output: text and boards, in colour or in plain ASCII.

use std::io::{self, Stdout, Write};

use anstream::AutoStream;

use crate::{
    canvas::{Canvas, ascii},
    page,
};

/// The number of columns available for a board if there is no terminal.
const BOARD_WIDTH: usize = 80;

pub(super) struct Screen {
    out: AutoStream<Stdout>,
    plain: bool,
    /// The width of the terminal in columns, if there is a terminal.
    width: Option<usize>,
}

impl Screen {
    pub(super) fn new(plain: bool) -> Screen {
        let out = if plain { AutoStream::never(io::stdout()) } else { AutoStream::auto(io::stdout()) };
        let terminal = || terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into());
        let width = page::columns().or_else(terminal);
        Screen { out, plain, width }
    }

    /// Prints a text and a line break.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        if self.plain {
            // Styles are removed first, because their escape sequences are ASCII too.
            let text = anstream::adapter::strip_str(text).to_string();
            writeln!(self.out, "{}", text.chars().map(ascii).collect::<String>())?;
        } else {
            writeln!(self.out, "{text}")?;
        }
        self.out.flush()
    }

    /// Prints a sentence, wrapped to the width of the terminal.
    pub(super) fn sentence(&mut self, sentence: &str) -> io::Result<()> {
        match self.width {
            Some(width) => page::wrap(sentence, width, 0).iter().try_for_each(|line| self.line(line)),
            None => self.line(sentence),
        }
    }

    /// The number of columns available for a board.
    pub(super) fn board_width(&self) -> usize {
        self.width.unwrap_or(BOARD_WIDTH)
    }

    /// Prints a board, with a blank line before it.
    pub(super) fn board(&mut self, canvas: &Canvas) -> io::Result<()> {
        let text = if self.plain { canvas.plain() } else { canvas.coloured() };
        write!(self.out, "\n{text}")?;
        self.out.flush()
    }

    /// Prints a text that the next output overwrites.
    pub(super) fn transient(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text}\r")?;
        self.out.flush()
    }

    /// Clears the screen and the scrollback.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        // `self.out` would remove these escape sequences if colours are off, and hidden cards would stay
        // visible. So this writes to standard output directly.
        let mut raw = io::stdout().lock();
        raw.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        raw.flush()
    }
}
