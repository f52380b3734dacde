//! Saves the game.

use std::{
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use book::{Book, Language};
use rules::record::{self, Record, Standing};

use crate::{
    data_folder::or_data_folder,
    failure::{Failure, Result, eprint},
    files::write_whole,
    interrupt,
    record_file::{BrokenRecord, read_records},
    refusal::Reason,
};

/// The current state of the game, and its file. The interrupt handler shares it.
#[derive(Clone)]
pub(crate) struct Saver(Arc<Mutex<State>>);

struct State {
    /// The file; `None` until one is chosen.
    file: Option<PathBuf>,
    /// Whether the player named the file. If so, the game is saved after every change.
    named: bool,
    /// The text of the records that stand before this game in the same file.
    before: String,
    /// The text of the records that follow this game in the same file.
    after: String,
    /// The current state of the game; `None` until the session begins.
    game: Option<Record>,
    /// Whether the player already knows that the file cannot be written.
    is_reported: bool,
    language: Language,
}

impl Saver {
    /// Begins with a new game, which will be saved after the records that the file already holds, or in their
    /// place if `force` is set.
    ///
    /// # Errors
    /// The file holds something other than records, or cannot be read.
    pub(crate) fn new(file: Option<&Path>, force: bool, book: &Book) -> Result<Saver> {
        let before = match file {
            Some(file) if !force => records_of(file, book)?,
            _ => String::new(),
        };
        let file = file.map(Path::to_owned);
        Ok(Saver::from(State { named: file.is_some(), file, before, ..State::new(book) }))
    }

    /// Reads the last unfinished game of a file. The saver will write it back to the same place in the file.
    pub(crate) fn resume(file: &Path, book: &Book) -> Result<(Record, Saver)> {
        let name = || file.display().to_string();
        let mut records = Vec::new();
        for (i, record) in read_records(file, book)?.into_iter().enumerate() {
            records.push(record.map_err(|error| {
                let (record, error) = ((i + 1).to_string(), error.message(book));
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
        let state = State { file: Some(file.to_owned()), named: true, before, after, ..State::new(book) };
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

    /// Begins to save a game, and keeps its first state. If the player named a file, the file is written at
    /// once.
    ///
    /// # Errors
    /// The file cannot be written. The game then does not begin, so there is nothing to save.
    pub(crate) fn begin(&self, record: Record) -> Result {
        let begun = self.update(record);
        if begun.is_err() {
            self.state().game = None;
        }
        begun
    }

    /// Keeps the current state of the game. If the player named a file, the game is saved at once.
    ///
    /// # Errors
    /// The file cannot be written any more. This is reported only the first time.
    pub(crate) fn update(&self, record: Record) -> Result {
        let mut state = self.state();
        state.game = Some(record);
        if !state.named {
            return Ok(());
        }
        let file = state.place();
        match state.save() {
            Ok(_) => {
                state.is_reported = false;
                Ok(())
            }
            Err(_) if state.is_reported => Ok(()),
            Err(error) => {
                state.is_reported = true;
                Err(Failure::file(&file, &error))
            }
        }
    }

    /// Saves the game. If `file` is given, saves to that file, after the records that it already holds.
    /// Returns the file that was written.
    ///
    /// # Errors
    /// The file holds something other than records, or cannot be written. The game then stays in its earlier
    /// file.
    pub(crate) fn save(&self, file: Option<&Path>, book: &Book) -> Result<PathBuf> {
        let mut state = self.state();
        let Some(file) = file.filter(|file| Some(*file) != state.file.as_deref()) else {
            let place = state.place();
            return state.save().map_err(|error| Failure::file(&place, &error));
        };
        let before = records_of(file, book)?;
        state.write(file, &before, "").map_err(|error| Failure::file(file, &error))?;
        (state.before, state.after) = (before, String::new());
        (state.file, state.named, state.is_reported) = (Some(file.to_owned()), true, false);
        Ok(file.to_owned())
    }

    /// Saves a game that is not over, and prints how to continue it. A game without any action is not saved
    /// unless the player named a file.
    pub(crate) fn leave(&self) {
        let mut state = self.state();
        if state.game.as_ref().is_some_and(|game| game.standing == Standing::Unfinished) {
            state.keep("terminal-continue", "menagerie play --resume");
        }
    }

    /// Saves a game that is over, and prints how to study it.
    pub(crate) fn finish(&self) {
        self.state().keep("terminal-kept", "menagerie analyze");
    }
}

/// The text of the records in a file to which a record will be added; empty if there is no such file yet.
fn records_of(file: &Path, book: &Book) -> Result<String> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(String::new()),
        Err(error) if error.kind() == ErrorKind::InvalidData => {
            let (file, error) = (file.display().to_string(), format!("{error}."));
            return Err(Reason::FileNoRecords { file, error }.into());
        }
        Err(error) => return Err(Failure::file(file, &error)),
    };
    match record::read(&text).into_iter().find_map(std::result::Result::err) {
        Some(broken) => {
            let error = BrokenRecord::text(&broken, book).message(book);
            Err(Reason::FileNoRecords { file: file.display().to_string(), error }.into())
        }
        None => Ok(text),
    }
}

impl State {
    fn new(book: &Book) -> State {
        State {
            file: None,
            named: false,
            before: String::new(),
            after: String::new(),
            game: None,
            is_reported: false,
            language: book.language(),
        }
    }

    /// Returns the file of the game. If the game has no file yet, returns the working directory, because its
    /// file would be created there.
    fn place(&self) -> PathBuf {
        self.file.clone().unwrap_or_else(|| PathBuf::from("."))
    }

    /// Saves the game to its file, or to a new one in the working directory.
    fn save(&mut self) -> io::Result<PathBuf> {
        let Some(game) = &self.game else { return Ok(self.file.clone().unwrap_or_default()) };
        let file = match &self.file {
            Some(file) => file.clone(),
            None => free_name(Path::new(""), game)?,
        };
        self.write(&file, &self.before, &self.after)?;
        self.file = Some(file.clone());
        Ok(file)
    }

    /// Saves the game alone to a new file in the program's data folder, because its own file cannot be
    /// written.
    fn save_elsewhere(&self) -> Option<PathBuf> {
        let game = self.game.as_ref()?;
        let folder = or_data_folder(None, "games", "").ok()?;
        fs::create_dir_all(&folder).ok()?;
        let file = free_name(&folder, game).ok()?;
        self.write(&file, "", "").ok()?;
        Some(file)
    }

    /// Writes the game between the records before and after it.
    fn write(&self, file: &Path, before: &str, after: &str) -> io::Result<()> {
        let Some(game) = &self.game else { return Ok(()) };
        let text = game.to_string();
        let parts = [before, &text, after].map(str::trim_end);
        let texts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        write_whole(file, format!("{}\n", texts.join("\n\n")))
    }

    /// Saves the game and prints a sentence and the command that opens it. A game without any action is not
    /// saved unless the player named a file.
    fn keep(&mut self, sentence: &str, command: &str) {
        if self.game.as_ref().is_none_or(|game| game.plies.is_empty() && !self.named) {
            return;
        }
        let book = Book::new(self.language);
        let file = self.save().or_else(|error| self.save_elsewhere().ok_or(error));
        match file {
            Ok(file) => {
                let said = book.say(sentence, &[("file", &file.display().to_string())]);
                eprint(&format!("\n{said}\n  {command} {}", quoted(&file)));
            }
            Err(error) => {
                let reason = Reason::file(&self.place(), &error).sentence(&book);
                let said = book.say("terminal-not-saved", &[("error", &reason)]);
                eprint(&format!("\nmenagerie: {said}"));
            }
        }
    }
}

/// A path for a new file in a folder: the name of the game, with a number if there is such a file already.
fn free_name(folder: &Path, game: &Record) -> io::Result<PathBuf> {
    let name = game.spec.info().name;
    let names = (1..10_000).map(|i| if i == 1 { format!("{name}.game") } else { format!("{name}-{i}.game") });
    names
        .map(|name| folder.join(name))
        .find(|file| !file.exists())
        .ok_or_else(|| io::Error::new(ErrorKind::AlreadyExists, "every name for the game is taken"))
}

/// The name of a file, quoted for a shell if necessary.
fn quoted(file: &Path) -> String {
    let text = file.display().to_string();
    let harmless = |glyph: char| glyph.is_ascii_alphanumeric() || "-_./".contains(glyph);
    if text.chars().all(harmless) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}
