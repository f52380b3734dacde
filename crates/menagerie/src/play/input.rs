//! Reads lines. At a terminal, the player can edit and complete them.

use std::{
    collections::VecDeque,
    error::Error,
    io::{self, BufRead, IsTerminal, Write},
};

use rustyline::{
    Config, Context, Editor, Helper, completion::Completer, error::ReadlineError, highlight::Highlighter,
    hint::Hinter, history::MemHistory, validate::Validator,
};

use super::command::{COMMANDS, continuations};
use crate::{
    failure::{Failure, Result},
    refusal::Reason,
    terminal,
};

/// The lines that a player types.
pub(super) struct Input {
    source: Source,
    /// Lines that are still to be read. The player pasted them together with a line that has been read
    /// already.
    pasted: VecDeque<String>,
}

/// Where lines come from.
enum Source {
    Terminal(Box<Editor<Completion, MemHistory>>),
    Pipe,
}

/// A line, or the reason why no line could be read.
pub(super) enum Line {
    Text(String),
    End,
    Interrupted,
}

impl Input {
    pub(super) fn open() -> Input {
        Input { source: Source::open(), pasted: VecDeque::new() }
    }

    /// Forgets what was typed so far. It forgets the history, so that a player cannot see what another player
    /// typed. It also forgets lines that were typed ahead, because they were not meant for the next player.
    pub(super) fn forget(&mut self) {
        if self.is_terminal() {
            *self = Input::open();
        }
    }

    /// Whether lines are typed at a terminal.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self.source, Source::Terminal(_))
    }

    /// Reads the next line. Completion offers the actions in `legal`. Bytes that are not UTF-8 become U+FFFD,
    /// which no action contains, so such a line is refused and the game continues.
    ///
    /// Several lines that are pasted at once are read one after the other.
    pub(super) fn read(&mut self, prompt: &str, legal: &[String]) -> Result<Line> {
        if let Some(line) = self.pasted.pop_front() {
            // Print the line after its prompt, as if it had just been typed.
            let mut out = io::stdout().lock();
            writeln!(out, "{prompt}{line}").and_then(|()| out.flush())?;
            return Ok(Line::Text(line));
        }
        let line = self.source.read(prompt, legal)?;
        let Line::Text(text) = line else { return Ok(line) };
        let mut lines = text.trim_end_matches(['\r', '\n']).split('\n').map(str::to_owned);
        let first = lines.next().unwrap_or_default();
        self.pasted.extend(lines);
        Ok(Line::Text(first))
    }
}

impl Source {
    fn open() -> Source {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Source::Pipe;
        }
        terminal::remember();
        let config = Config::builder().completion_type(rustyline::CompletionType::List).build();
        match Editor::with_history(config, MemHistory::new()) {
            Ok(mut editor) => {
                editor.set_helper(Some(Completion::default()));
                Source::Terminal(Box::new(editor))
            }
            Err(_) => Source::Pipe,
        }
    }

    /// Reads until the player presses Enter: one line, or all the lines that were pasted.
    fn read(&mut self, prompt: &str, legal: &[String]) -> Result<Line> {
        match self {
            Source::Pipe => {
                let mut line = Vec::new();
                match io::stdin().lock().read_until(b'\n', &mut line) {
                    Ok(0) => Ok(Line::End),
                    Ok(_) => Ok(Line::Text(String::from_utf8_lossy(&line).into_owned())),
                    Err(error) => Err(unreadable(&error)),
                }
            }
            Source::Terminal(editor) => {
                if let Some(completion) = editor.helper_mut() {
                    completion.legal = legal.to_vec();
                }
                match editor.readline(prompt) {
                    Ok(line) => {
                        let _ = editor.add_history_entry(&line);
                        Ok(Line::Text(line))
                    }
                    Err(ReadlineError::Eof) => Ok(Line::End),
                    Err(ReadlineError::Interrupted) => Ok(Line::Interrupted),
                    Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                        Ok(Line::Text(char::REPLACEMENT_CHARACTER.into()))
                    }
                    Err(error) => Err(unreadable(&error)),
                }
            }
        }
    }
}

fn unreadable(error: &dyn Error) -> Failure {
    Reason::Input { error: error.to_string() }.into()
}

/// Completes commands and legal actions.
#[derive(Default)]
pub(super) struct Completion {
    legal: Vec<String>,
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = &line[..at];
        let start = ["why ", "moves "]
            .iter()
            .find(|command| typed.starts_with(*command))
            .map_or(0, |command| command.len());
        let word = &typed[start..];
        let commands = COMMANDS.iter().filter_map(|command| command.word);
        let commands = commands.filter(|command| start == 0 && command.starts_with(word));
        let actions = continuations(&self.legal, word);
        Ok((start, actions.into_iter().chain(commands).map(str::to_owned).collect()))
    }
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {}
impl Validator for Completion {}
impl Helper for Completion {}
