//! Where a game is kept.

use std::{
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use book::Book;
use rules::record::{self, Record, Standing};

use crate::{
    failure::{Failure, tell},
    files::write_whole,
    interrupt,
    trouble::Trouble,
};

/// The game as it stands and the file it goes to; shared with the handler of interrupts.
#[derive(Clone)]
pub(crate) struct Saver(Arc<Mutex<State>>);

struct State {
    /// The file; `None` until one is chosen.
    file: Option<PathBuf>,
    /// Whether the file was named, so that the game is kept there from the first action on.
    named: bool,
    /// Records of the same file before and after this one.
    before: String,
    after: String,
    /// This game, once anything was played.
    game: Option<Record>,
    /// Whether it was told already that the game could not be saved.
    told: bool,
}

impl Saver {
    /// Keeps a new game. A file that is there already keeps its records; this one comes last.
    pub(crate) fn new(file: Option<&Path>) -> Result<Saver, Failure> {
        let before = match file.map(|file| (file, fs::read_to_string(file))) {
            None => String::new(),
            Some((_, Ok(text))) => text,
            Some((_, Err(error))) if error.kind() == ErrorKind::NotFound => String::new(),
            Some((file, Err(error))) => return Err(Failure::file(file, &error)),
        };
        let file = file.map(Path::to_owned);
        let state =
            State { named: file.is_some(), file, before, after: String::new(), game: None, told: false };
        Ok(Saver::from(state))
    }

    /// The last unfinished game of a file, which is kept in its place.
    pub(crate) fn resume(file: &Path, book: &Book) -> Result<(Record, Saver), Failure> {
        let text = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
        let mut records = Vec::new();
        for (i, record) in record::read(&text).into_iter().enumerate() {
            records.push(record.map_err(|broken| {
                let trouble = Trouble::of_text(&broken, book);
                Failure::refused(
                    "record-broken",
                    format!("{}: record {}: {}", file.display(), i + 1, trouble.text()),
                )
            })?);
        }
        let Some(at) = records.iter().rposition(|record| record.standing == Standing::Unfinished) else {
            let message = format!("{}: there is no unfinished game in it.", file.display());
            return Err(Failure::refused("record-finished", message));
        };
        let text =
            |records: &[Record]| records.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        let (before, after) = (text(&records[..at]), text(&records[at + 1..]));
        let record = records.swap_remove(at);
        let state =
            State { file: Some(file.to_owned()), named: true, before, after, game: None, told: false };
        Ok((record, Saver::from(state)))
    }

    fn from(state: State) -> Saver {
        let saver = Saver(Arc::new(Mutex::new(state)));
        let at_interrupt = saver.clone();
        interrupt::before_end(move || at_interrupt.leave());
        saver
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes note of how the game stands. In a file that was named it is saved at once.
    pub(crate) fn note(&self, record: Record) -> Result<(), Failure> {
        let mut state = self.state();
        state.game = Some(record);
        if state.named {
            let file = state.file.clone().unwrap_or_default();
            let saved = state.save();
            state.told = saved.is_err();
            saved.map_err(|error| Failure::file(&file, &error))?;
        }
        Ok(())
    }

    /// Saves the game, in another file if one is named, and says where.
    pub(crate) fn save(&self, file: Option<&Path>) -> Result<PathBuf, Failure> {
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

    /// Leaves a game that is not over: saves it and says how it goes on.
    pub(crate) fn leave(&self) {
        let mut state = self.state();
        let Some(game) = &state.game else { return };
        let untouched = game.plies.is_empty() && !state.named;
        if untouched || game.standing != Standing::Unfinished {
            return;
        }
        match state.save() {
            Ok(file) => tell(&format!(
                "\nThe game is saved. It goes on with:\n  menagerie play --resume {}",
                quoted(&file)
            )),
            Err(_) if state.told => (),
            Err(error) => tell(&format!("\nmenagerie: The game could not be saved: {error}")),
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

/// A name in the working directory that no file has yet, as `mana.game`, `mana-2.game`.
fn free_name(game: &Record) -> io::Result<PathBuf> {
    let name = game.spec.info().name;
    let names = (1..10_000).map(|i| if i == 1 { format!("{name}.game") } else { format!("{name}-{i}.game") });
    names
        .map(PathBuf::from)
        .find(|file| !file.exists())
        .ok_or_else(|| io::Error::new(ErrorKind::AlreadyExists, "every name for the game is taken"))
}

/// The file's name as a shell takes it.
fn quoted(file: &Path) -> String {
    let text = file.display().to_string();
    let harmless = |glyph: char| glyph.is_ascii_alphanumeric() || "-_./".contains(glyph);
    if text.chars().all(harmless) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}
