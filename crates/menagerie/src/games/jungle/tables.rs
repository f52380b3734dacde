//! The endgame tables of Jungle. There is one file for each class. A class is a set of animals of both sides.
//! Reports group the files by number of animals.

use std::{
    io::{self, BufWriter, Write},
    iter,
    ops::RangeInclusive,
    sync::{Mutex, PoisonError},
    time::Instant,
};

use players::jungle::tables::{Class, Folder, MOST_ANIMALS, NotBuilt, TableFile, Tables, each};
use rules::{
    Game,
    catalog::{AnyGame, AnySpec},
};
use serde_json::{Value, json};

use crate::{
    commands::analyze::Line,
    endgame::FolderArgs,
    failure::{Failure, Result},
    games::{TableSet, Tablebase, Wanted},
    interrupt::{check_stop, is_stopped},
    progress::Progress,
    refusal::Reason,
};

/// The number of animals in the smallest tables: one on each side.
const FEWEST_ANIMALS: usize = 2;

pub(super) struct JungleTables;

impl TableSet for JungleTables {
    fn game(&self) -> &'static str {
        "Jungle"
    }

    fn unit(&self) -> &'static str {
        "animals"
    }

    fn help(&self) -> &'static str {
        "Maximum number of animals on the board, both sides together, for Jungle"
    }

    fn sizes(&self) -> RangeInclusive<u16> {
        FEWEST_ANIMALS as u16..=MOST_ANIMALS as u16
    }

    fn build(&self, args: &FolderArgs, _spec: AnySpec, wanted: Wanted<'_>, threads: usize) -> Result {
        let mut classes = match wanted {
            Wanted::Size(animals) => (FEWEST_ANIMALS..=animals).flat_map(Class::all).collect(),
            Wanted::Position(game) => match game {
                AnyGame::Jungle(playing) => Class::of(playing.game()),
                _ => None,
            }
            .ok_or_else(|| self.too_large())?
            .within(),
        };
        let folder = folder(args)?;
        classes.retain(|class| folder.entry(*class).is_none());
        let progress = ClassProgress::new("tables", &classes);
        let report = |class| progress.advance(class);
        // A table is built from tables with fewer animals, which must be there.
        let grown = (FEWEST_ANIMALS..=MOST_ANIMALS).try_for_each(|animals| {
            let next: Vec<Class> = classes.iter().copied().filter(|class| class.count() == animals).collect();
            each(&next, threads, |class| own_tables(&folder).grow(&[class], 1, &is_stopped, &report))
        });
        progress.clear();
        grown.map_err(|error| not_built(&error, &folder, threads))
    }

    fn is_empty(&self, args: &FolderArgs) -> Result<bool> {
        Ok(folder(args)?.entries().is_empty())
    }

    fn damaged(&self, args: &FolderArgs, threads: usize) -> Result<Vec<io::Error>> {
        damaged(&folder(args)?, threads)
    }

    fn list(&self, args: &FolderArgs, as_json: bool) -> Result {
        let folder = folder(args)?;
        let mut out = BufWriter::new(io::stdout().lock());
        for (animals, entries) in by_animals(&folder) {
            if as_json {
                writeln!(out, "{}", object(&folder, animals, &entries))?;
                continue;
            }
            writeln!(
                out,
                "jungle animals {animals} tables {} of {} bytes {} longest {} {}",
                entries.len(),
                Class::all(animals).len(),
                bytes(&entries),
                longest(&folder, &entries),
                folder.path().display()
            )?;
        }
        Ok(out.flush()?)
    }

    fn verify(&self, args: &FolderArgs, threads: usize, as_json: bool) -> Result<bool> {
        let folder = folder(args)?;
        let entries = by_animals(&folder);
        let progress =
            ClassProgress::new("verify", &classes(entries.iter().flat_map(|(_, entries)| entries)));
        let mut all_sound = true;
        for (animals, entries) in entries {
            let faults = faults(&folder, &entries, threads, &progress);
            progress.clear();
            let faults = faults?;
            all_sound &= faults.is_empty();
            let mut out = io::stdout().lock();
            if as_json {
                let mut object = object(&folder, animals, &entries);
                object["sound"] = faults.is_empty().into();
                object["faults"] = faults.into();
                writeln!(out, "{object}")?;
            } else {
                for fault in &faults {
                    writeln!(out, "jungle faulty {fault}")?;
                }
                let word = if faults.is_empty() { "sound" } else { "faulty" };
                writeln!(out, "jungle animals {animals} tables {} {word}", entries.len())?;
            }
        }
        Ok(all_sound)
    }

    fn open(&self, args: &FolderArgs, memory: usize) -> Option<Box<dyn Tablebase>> {
        // Even without a folder, the smallest tables can be used: they are built in memory.
        Some(Box::new(folder(args).map_or_else(|_| Tables::new(), |folder| Tables::open(folder, memory))))
    }
}

impl Tablebase for Tables {
    fn lines(&self, game: &AnyGame, count: usize, played: Option<&str>) -> Option<Vec<Line>> {
        let AnyGame::Jungle(playing) = game else { return None };
        let actions = self.actions(playing.game())?.into_iter().enumerate();
        let wanted =
            actions.filter(|(i, (action, _))| *i < count || Some(action.to_string().as_str()) == played);
        let lines = wanted.map(|(_, (action, value))| {
            let mut after = playing.game().clone();
            after.play(action);
            let actions: Vec<String> =
                iter::once(action).chain(self.line(&after)).map(|action| action.to_string()).collect();
            let depth = actions.len() as u32;
            Line {
                value: f64::from(value.wins),
                proven: true,
                plies: value.plies,
                nodes: 0,
                depth,
                actions,
                stones: None,
            }
        });
        Some(lines.collect())
    }
}

/// The tables from which the table of one class is built, or with which it is checked. Each class gets its
/// own [`Tables`], because the tables that all classes need together would take 14 GB of memory.
fn own_tables(folder: &Folder) -> Tables {
    Tables::open(folder.clone(), usize::MAX)
}

/// The folder of the tables.
pub(super) fn folder(args: &FolderArgs) -> Result<Folder> {
    args.path().map(Folder::new)
}

/// Explains why tables were not built. If a table is reported as missing, checks whether its file is there
/// but damaged.
fn not_built(error: &NotBuilt, folder: &Folder, threads: usize) -> Failure {
    let reason = error.to_string();
    match error {
        NotBuilt::Stopped => Failure::Interrupted,
        NotBuilt::Kept(error) => Failure::file(folder.path(), error),
        NotBuilt::TooLong => Reason::TablesTooLong { error: reason }.into(),
        NotBuilt::Missing => match damaged(folder, threads).map(|damaged| damaged.into_iter().next()) {
            Ok(Some(error)) => Failure::endgame_table(&error),
            Ok(None) => Reason::TablesMissing { error: reason }.into(),
            Err(interrupted) => interrupted,
        },
    }
}

fn damaged(folder: &Folder, threads: usize) -> Result<Vec<io::Error>> {
    let classes = classes(&folder.entries());
    let (progress, damaged) = (ClassProgress::new("read", &classes), Mutex::new(Vec::new()));
    let read = each(&classes, threads, |class| -> Result {
        check_stop()?;
        damaged.lock().unwrap_or_else(PoisonError::into_inner).extend(folder.check(class).err());
        progress.advance(class);
        Ok(())
    });
    progress.clear();
    read?;
    let mut damaged = damaged.into_inner().unwrap_or_else(PoisonError::into_inner);
    damaged.sort_by_key(ToString::to_string);
    Ok(damaged)
}

/// Checks that each value agrees with the values of the positions that follow. Returns a sentence for each
/// difference.
fn faults(
    folder: &Folder,
    entries: &[TableFile],
    threads: usize,
    progress: &ClassProgress,
) -> Result<Vec<String>> {
    let faults = Mutex::new(Vec::new());
    each(&classes(entries), threads, |class| -> Result {
        check_stop()?;
        let fault =
            folder.fault(class, &own_tables(folder)).map_err(|error| Failure::endgame_table(&error))?;
        faults.lock().unwrap_or_else(PoisonError::into_inner).extend(fault);
        progress.advance(class);
        Ok(())
    })?;
    Ok(faults.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn classes<'a>(entries: impl IntoIterator<Item = &'a TableFile>) -> Vec<Class> {
    entries.into_iter().map(|entry| entry.class).collect()
}

/// The files in the folder, grouped by number of animals.
fn by_animals(folder: &Folder) -> Vec<(usize, Vec<TableFile>)> {
    let mut entries = folder.entries();
    (FEWEST_ANIMALS..=MOST_ANIMALS)
        .map(|animals| {
            (animals, entries.extract_if(.., |entry| entry.class.count() == animals).collect::<Vec<_>>())
        })
        .filter(|(_, entries)| !entries.is_empty())
        .collect()
}

fn object(folder: &Folder, animals: usize, entries: &[TableFile]) -> Value {
    json!({
        "game": "jungle",
        "animals": animals,
        "tables": entries.len(),
        "of": Class::all(animals).len(),
        "bytes": bytes(entries),
        "longest": longest(folder, entries),
    })
}

/// The number of plies of the longest forced win.
fn longest(folder: &Folder, entries: &[TableFile]) -> u16 {
    entries.iter().filter_map(|entry| folder.longest(entry.class).ok()).max().unwrap_or(0)
}

fn bytes(entries: &[TableFile]) -> u64 {
    entries.iter().map(|entry| entry.bytes).sum()
}

/// Shows the progress of work that several threads do class by class. The time left is estimated from the
/// number of positions.
struct ClassProgress {
    task: &'static str,
    classes: usize,
    positions: f64,
    began: Instant,
    /// The progress line, and how many classes and positions are done.
    state: Mutex<(Progress, usize, f64)>,
}

impl ClassProgress {
    fn new(task: &'static str, classes: &[Class]) -> ClassProgress {
        let positions = classes.iter().map(|class| class.positions() as f64).sum();
        let state = Mutex::new((Progress::new(), 0, 0.0));
        ClassProgress { task, classes: classes.len(), positions, began: Instant::now(), state }
    }

    /// Counts a class as done.
    fn advance(&self, class: Class) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let (progress, classes, positions) = &mut *state;
        *classes += 1;
        *positions += class.positions() as f64;
        progress.update(|| {
            let left = self.began.elapsed().as_secs_f64() * (self.positions / *positions - 1.0);
            format!("{}: {classes} of {}, about {left:.0} s left", self.task, self.classes)
        });
    }

    fn clear(&self) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).0.clear();
    }
}
