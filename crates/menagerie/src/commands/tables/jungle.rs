//! Tables of Jungle: one file for each set of animals, told by number of animals.

use std::{
    io::{self, BufWriter, Write},
    sync::{Mutex, PoisonError, atomic::Ordering::Relaxed},
    time::Instant,
};

use players::jungle::tables::{Class, Folder, MOST_ANIMALS, NotBuilt, TableFile, Tables, each};
use serde_json::{Value, json};

use super::Args;
use crate::{
    failure::{Done, Failure},
    tables::{Progress, STOP},
};

/// Builds what is missing of the tables with up to so many animals.
pub(super) fn build(args: &Args, animals: usize, threads: usize) -> Done {
    let folder = args.folder.jungle()?;
    let classes: Vec<Class> =
        (2..=animals).flat_map(Class::all).filter(|class| folder.entry(*class).is_none()).collect();
    let gauge = Gauge::new("tables", &classes);
    let tables = Tables::open(folder.clone(), usize::MAX);
    let grown = tables.grow(&classes, threads, &STOP, &|class| gauge.done(class));
    gauge.clear();
    grown.map_err(|trouble| match trouble {
        NotBuilt::Stopped => Failure::Interrupted,
        NotBuilt::Kept(error) => Failure::file(folder.path(), &error),
        NotBuilt::Missing => match damaged(&folder, threads).map(|damaged| damaged.into_iter().next()) {
            Ok(Some(error)) => Failure::table(&error),
            Ok(None) => Failure::refused("tables-missing", trouble.to_string()),
            Err(interrupted) => interrupted,
        },
        NotBuilt::TooLong => Failure::refused("tables-long", trouble.to_string()),
    })
}

/// What is wrong with each damaged file.
pub(super) fn damaged(folder: &Folder, threads: usize) -> Result<Vec<io::Error>, Failure> {
    let classes: Vec<Class> = folder.entries().iter().map(|entry| entry.class).collect();
    let (gauge, damaged) = (Gauge::new("read", &classes), Mutex::new(Vec::new()));
    let read = each(&classes, threads, |class| {
        if STOP.load(Relaxed) {
            return Err(Failure::Interrupted);
        }
        damaged.lock().unwrap_or_else(PoisonError::into_inner).extend(folder.check(class).err());
        gauge.done(class);
        Ok(())
    });
    gauge.clear();
    read?;
    let mut damaged = damaged.into_inner().unwrap_or_else(PoisonError::into_inner);
    damaged.sort_by_key(ToString::to_string);
    Ok(damaged)
}

/// Lists the tables, one number of animals a line.
pub(super) fn info(args: &Args) -> Done {
    let folder = args.folder.jungle()?;
    let mut out = BufWriter::new(io::stdout().lock());
    for (animals, entries) in by_animals(&folder) {
        let (tables, all, bytes) = (entries.len(), Class::all(animals).len(), bytes(&entries));
        if args.format.json {
            writeln!(out, "{}", object(&folder, animals, &entries))?;
        } else {
            writeln!(
                out,
                "jungle animals {animals} tables {tables} of {all} bytes {bytes} longest {} {}",
                longest(&folder, &entries),
                folder.path().display()
            )?;
        }
    }
    Ok(out.flush()?)
}

/// Checks the tables, one number of animals a line; whether all are sound.
pub(super) fn verify(args: &Args, threads: usize) -> Result<bool, Failure> {
    let folder = args.folder.jungle()?;
    let entries = by_animals(&folder);
    let classes: Vec<Class> =
        entries.iter().flat_map(|(_, entries)| entries).map(|entry| entry.class).collect();
    let gauge = Gauge::new("verify", &classes);
    // A table is read for itself when it is checked, and kept only when one with more animals leads to it.
    let tables = Tables::open(folder.clone(), usize::MAX);
    let mut sound = true;
    for (animals, entries) in entries {
        let classes: Vec<Class> = entries.iter().map(|entry| entry.class).collect();
        let faults = Mutex::new(Vec::new());
        each(&classes, threads, |class| {
            if STOP.load(Relaxed) {
                return Err(Failure::Interrupted);
            }
            let fault = folder.fault(class, &tables);
            let fault = fault.map_err(|error| Failure::table(&error))?;
            faults.lock().unwrap_or_else(PoisonError::into_inner).extend(fault);
            gauge.done(class);
            Ok(())
        })
        .inspect_err(|_| gauge.clear())?;
        gauge.clear();
        let faults = faults.into_inner().unwrap_or_else(PoisonError::into_inner);
        sound &= faults.is_empty();
        let mut out = io::stdout().lock();
        if args.format.json {
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
    Ok(sound)
}

/// The files that are there, by number of animals.
fn by_animals(folder: &Folder) -> Vec<(usize, Vec<TableFile>)> {
    let mut entries = folder.entries();
    (2..=MOST_ANIMALS)
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

/// Most plies to a forced end.
fn longest(folder: &Folder, entries: &[TableFile]) -> u8 {
    entries.iter().filter_map(|entry| folder.longest(entry.class).ok()).max().unwrap_or(0)
}

fn bytes(entries: &[TableFile]) -> u64 {
    entries.iter().map(|entry| entry.bytes).sum()
}

/// Tells how far something is that goes from table to table.
struct Gauge {
    what: &'static str,
    all: usize,
    /// Positions of all tables together, as the measure of the work.
    work: f64,
    begun: Instant,
    state: Mutex<(Progress, usize, f64)>,
}

impl Gauge {
    fn new(what: &'static str, classes: &[Class]) -> Gauge {
        let work = classes.iter().map(|class| class.positions() as f64).sum();
        let state = Mutex::new((Progress::new(), 0, 0.0));
        Gauge { what, all: classes.len(), work, begun: Instant::now(), state }
    }

    /// One more table is done.
    fn done(&self, class: Class) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let (progress, tables, done) = &mut *state;
        *tables += 1;
        *done += class.positions() as f64;
        progress.tell(|| {
            let left = self.begun.elapsed().as_secs_f64() * (self.work / *done - 1.0);
            format!("{}: {tables} of {}, about {left:.0} s left", self.what, self.all)
        });
    }

    fn clear(&self) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).0.clear();
    }
}
