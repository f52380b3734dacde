//! Saves the game.

use std::{
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use book::Book;
use rules::record::{Record, Standing};

use crate::{
    failure::{Failure, Result, eprint},
    files::write_whole,
    interrupt,
    record_file::read_records,
    refusal::Reason,
};

/// The current state of the game, and its file. The interrupt handler shares it.
#[derive(Clone)]
pub(crate) struct Saver(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    /// The file; `None` until one is chosen.
    file: Option<PathBuf>,
    /// Whether the player named the file. If so, the game is saved after every change.
    named: bool,
    /// The text of the records before this one in the same file; `after` is that of the records behind it.
    before: String,
    after: String,
    /// The current state of the game; `None` until the session begins.
    game: Option<Record>,
    /// Whether the player already knows that the game could not be saved.
    reported: bool,
}

impl Saver {
    /// Saves a new game after the records that the file already holds.
    pub(crate) fn new(file: Option<&Path>) -> Result<Saver> {
        let before = match file.map(|file| (file, fs::read_to_string(file))) {
            None => String::new(),
            Some((_, Ok(text))) => text,
            Some((_, Err(error))) if error.kind() == ErrorKind::NotFound => String::new(),
            Some((file, Err(error))) => return Err(Failure::file(file, &error)),
        };
        let file = file.map(Path::to_owned);
        Ok(Saver::from(State { named: file.is_some(), file, before, ..State::default() }))
    }

    /// Reads the last unfinished game of a file. The saver will write it back to the same place in the file.
    pub(crate) fn resume(file: &Path, book: &Book) -> Result<(Record, Saver)> {
        let name = || file.display().to_string();
        let mut records = Vec::new();
        for (i, record) in read_records(file, book)?.into_iter().enumerate() {
            records.push(record.map_err(|error| {
                let (record, error) = ((i + 1).to_string(), error.message());
                Reason::RecordBroken { file: name(), record, error }
            })?);
        }
        let at = records
            .iter()
            .rposition(|record| record.standing == Standing::Unfinished)
            .ok_or_else(|| Reason::RecordFinished { file: name() })?;
        let text =
            |records: &[Record]| records.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        let (before, after) = (text(&records[..at]), text(&records[at + 1..]));
        let record = records.swap_remove(at);
        let state = State { file: Some(file.to_owned()), named: true, before, after, ..State::default() };
        Ok((record, Saver::from(state)))
    }

    fn from(state: State) -> Saver {
        let saver = Saver(Arc::new(Mutex::new(state)));
        let at_interrupt = saver.clone();
        interrupt::before_exit(move || at_interrupt.leave());
        saver
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes over the current state of the game. If the player named a file, the game is saved at once.
    pub(crate) fn update(&self, record: Record) -> Result {
        let mut state = self.state();
        state.game = Some(record);
        if state.named {
            let file = state.file.clone().unwrap_or_default();
            let saved = state.save();
            state.reported = saved.is_err();
            saved.map_err(|error| Failure::file(&file, &error))?;
        }
        Ok(())
    }

    /// Saves the game, to `file` if one is given. Returns the file that was written.
    pub(crate) fn save(&self, file: Option<&Path>) -> Result<PathBuf> {
        let mut state = self.state();
        if let Some(file) = file.filter(|file| Some(*file) != state.file.as_deref()) {
            state.before = fs::read_to_string(file).unwrap_or_default();
            state.after = String::new();
            state.file = Some(file.to_owned());
            state.named = true;
        }
        let named = state.file.clone().unwrap_or_default();
        state.save().map_err(|error| Failure::file(&named, &error))
    }

    /// Saves a game that is not over, and prints how to continue it. A game without any action is not saved
    /// unless the player named a file.
    pub(crate) fn leave(&self) {
        let mut state = self.state();
        let Some(game) = &state.game else { return };
        let untouched = game.plies.is_empty() && !state.named;
        if untouched || game.standing != Standing::Unfinished {
            return;
        }
        match state.save() {
            Ok(file) => eprint(&format!(
                "\nThe game is saved. Continue it with:\n  menagerie play --resume {}",
                quoted(&file)
            )),
            Err(_) if state.reported => (),
            Err(error) => eprint(&format!("\nmenagerie: The game could not be saved: {error}")),
        }
    }
}

impl State {
    fn save(&mut self) -> io::Result<PathBuf> {
        let Some(game) = &self.game else { return Ok(self.file.clone().unwrap_or_default()) };
        let file = match &self.file {
            Some(file) => file.clone(),
            None => free_name(game)?,
        };
        let text = game.to_string();
        let parts = [&self.before, &text, &self.after].map(|part| part.trim_end());
        let texts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        write_whole(&file, &format!("{}\n", texts.join("\n\n")))?;
        self.file = Some(file.clone());
        Ok(file)
    }
}

/// A name for a new file in the working directory, such as `mana.game`, or `mana-2.game` if that exists.
fn free_name(game: &Record) -> io::Result<PathBuf> {
    let name = game.spec.info().name;
    let names = (1..10_000).map(|i| if i == 1 { format!("{name}.game") } else { format!("{name}-{i}.game") });
    names
        .map(PathBuf::from)
        .find(|file| !file.exists())
        .ok_or_else(|| io::Error::new(ErrorKind::AlreadyExists, "every name for the game is taken"))
}

/// The name of a file, quoted for a shell if necessary.
fn quoted(file: &Path) -> String {
    let text = file.display().to_string();
    let harmless = |glyph: char| glyph.is_ascii_alphanumeric() || "-_./".contains(glyph);
    if text.chars().all(harmless) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}
