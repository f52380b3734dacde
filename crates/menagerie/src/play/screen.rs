//! What the players see: text and boards, in colour or as plain ASCII.

use std::io::{self, Stdout, Write};

use anstream::AutoStream;

use crate::{
    canvas::{Canvas, ascii},
    page,
};

/// The terminal's output.
pub(super) struct Screen {
    out: AutoStream<Stdout>,
    plain: bool,
    /// Columns, where there is a terminal.
    width: Option<usize>,
}

impl Screen {
    pub(super) fn new(plain: bool) -> Screen {
        let out = if plain { AutoStream::never(io::stdout()) } else { AutoStream::auto(io::stdout()) };
        let width = terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into());
        Screen { out, plain, width }
    }

    /// A text and a line break.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        if self.plain {
            // Styles are taken off first: their escape sequences are ASCII too.
            let text = anstream::adapter::strip_str(text).to_string();
            writeln!(self.out, "{}", text.chars().map(ascii).collect::<String>())?;
        } else {
            writeln!(self.out, "{text}")?;
        }
        self.out.flush()
    }

    /// A sentence, in lines as wide as the terminal.
    pub(super) fn tell(&mut self, sentence: &str) -> io::Result<()> {
        match self.width {
            Some(width) => page::wrap(sentence, width, 0).iter().try_for_each(|line| self.say(line)),
            None => self.say(sentence),
        }
    }

    /// A board with a blank line before it.
    pub(super) fn show(&mut self, canvas: &Canvas) -> io::Result<()> {
        let text = if self.plain { canvas.plain() } else { canvas.coloured() };
        write!(self.out, "\n{text}")?;
        self.out.flush()
    }

    /// Words that the next line of output overwrites.
    pub(super) fn whisper(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text}\r")?;
        self.out.flush()
    }

    /// Empties the screen and all that can be scrolled back to.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        // Not through the stream that takes escape sequences away: without colours, hidden cards must go away too.
        let mut raw = io::stdout().lock();
        raw.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        raw.flush()
    }
}
