//! The endgame tables of mancala: one file for each rule set and number of stones in the bowls.

use std::{
    io::{self, BufWriter, Write},
    ops::RangeInclusive,
    time::Instant,
};

use players::{
    Limits, SearchContext,
    mancala::solve::{Folder, MOST_STONES, TableFile, Tables},
};
use rules::{
    catalog::{AnyGame, AnySpec},
    mancala::RuleSet,
};
use serde_json::{Value, json};

use super::solve::stones;
use crate::{
    endgame::FolderArgs,
    failure::{Failure, Result},
    games::{TableSet, Wanted},
    interrupt::{check_stop, is_stopped},
    progress::Progress,
    refusal::Reason,
};

pub(super) struct MancalaTables;

impl TableSet for MancalaTables {
    fn game(&self) -> &'static str {
        "mancala"
    }

    fn unit(&self) -> &'static str {
        "stones"
    }

    fn help(&self) -> &'static str {
        "Maximum number of stones in the bowls, for Mancala"
    }

    fn sizes(&self) -> RangeInclusive<u16> {
        1..=MOST_STONES as u16
    }

    fn build(&self, args: &FolderArgs, spec: AnySpec, wanted: Wanted<'_>, threads: usize) -> Result {
        let AnySpec::Mancala(spec) = spec else {
            return Err(Reason::TablesGame { games: self.game().to_owned() }.into());
        };
        let stones = match wanted {
            Wanted::Size(stones) => Some(stones),
            Wanted::Position(AnyGame::Mancala(playing)) => Some(stones(playing.game())),
            Wanted::Position(_) => None,
        };
        let stones = stones.filter(|stones| *stones <= MOST_STONES).ok_or_else(|| self.too_large())?;
        let folder = folder(args)?;
        let read = folder.read(spec.rule_set(), stones, usize::MAX);
        let mut tables = read.map_err(|error| Failure::endgame_table(&error))?;
        grow(&mut tables, stones, threads, Some(&folder))
    }

    fn is_empty(&self, args: &FolderArgs) -> Result<bool> {
        Ok(folder(args)?.entries().is_empty())
    }

    fn damaged(&self, args: &FolderArgs, _threads: usize) -> Result<Vec<io::Error>> {
        let folder = folder(args)?;
        let mut damaged = Vec::new();
        for entry in folder.entries() {
            check_stop()?;
            damaged.extend(folder.check(&entry).err());
        }
        Ok(damaged)
    }

    fn list(&self, args: &FolderArgs, as_json: bool) -> Result {
        let mut out = BufWriter::new(io::stdout().lock());
        for entry in folder(args)?.entries() {
            if as_json {
                writeln!(out, "{}", object(&entry))?;
            } else {
                let TableFile { rule_set, stones, bytes, file } = &entry;
                let (rules, file) = (name(*rule_set), file.display());
                writeln!(out, "{rules} {stones} stones {bytes} bytes {file}")?;
            }
        }
        Ok(out.flush()?)
    }

    fn verify(&self, args: &FolderArgs, _threads: usize, as_json: bool) -> Result<bool> {
        let folder = folder(args)?;
        let mut out = BufWriter::new(io::stdout().lock());
        let mut all_sound = true;
        let context = SearchContext::unlimited().stop_when(&is_stopped);
        for rule_set in RuleSet::ALL {
            let read = folder.read(rule_set, MOST_STONES, usize::MAX);
            let tables = read.map_err(|error| Failure::endgame_table(&error))?;
            for entry in folder.entries().into_iter().filter(|entry| entry.rule_set == rule_set) {
                // A table can be checked only if all tables with fewer stones are there.
                let missing = tables.stones().map_or(0, |known| known + 1);
                let sound = (missing >= entry.stones).then(|| tables.fault(entry.stones, &context).is_none());
                check_stop()?;
                all_sound &= sound == Some(true);
                write_verdict(&mut out, &entry, sound, missing, as_json)?;
                out.flush()?;
            }
        }
        Ok(all_sound)
    }
}

/// The folder of the tables.
pub(super) fn folder(args: &FolderArgs) -> Result<Folder> {
    args.path().map(Folder::new)
}

/// Prints whether a table is sound. `sound` is `None` if the table of `missing` stones must be built first.
fn write_verdict(
    out: &mut impl Write,
    entry: &TableFile,
    sound: Option<bool>,
    missing: usize,
    as_json: bool,
) -> io::Result<()> {
    if as_json {
        let mut object = object(entry);
        object["sound"] = sound.into();
        if sound.is_none() {
            object["missing"] = missing.into();
        }
        return writeln!(out, "{object}");
    }
    let word = match sound {
        Some(true) => "sound".to_owned(),
        Some(false) => "faulty".to_owned(),
        None => format!("cannot be checked until those of {missing} stones are built"),
    };
    writeln!(out, "{} {} stones {word}", name(entry.rule_set), entry.stones)
}

fn object(entry: &TableFile) -> Value {
    let (rules, stones, bytes) = (name(entry.rule_set), entry.stones, entry.bytes);
    json!({"rules": rules, "stones": stones, "bytes": bytes, "file": entry.file.display().to_string()})
}

fn name(rule_set: RuleSet) -> &'static str {
    match rule_set {
        RuleSet::General => "general",
        RuleSet::Egyptian => "egyptian",
        RuleSet::Ethiopian => "ethiopian",
        RuleSet::Nigerian => "nigerian",
    }
}

/// Extends tables up to a number of stones. Each new table is written to `folder`, if one is given.
pub(super) fn grow(tables: &mut Tables, stones: usize, threads: usize, folder: Option<&Folder>) -> Result {
    let mut progress = Progress::new();
    let limits = Limits { threads, ..Limits::default() };
    let context = SearchContext::new(limits).stop_when(&is_stopped);
    let (began, whole) = (Instant::now(), work(stones) - tables.stones().map_or(0.0, work));
    while tables.stones() < Some(stones.min(MOST_STONES)) {
        let next = tables.stones().map_or(0, |stones| stones + 1);
        progress.update(|| {
            let left = work(stones) - tables.stones().map_or(0.0, work);
            let seconds = began.elapsed().as_secs_f64() * left / (whole - left).max(1.0);
            let estimate = if left < whole { format!(", about {seconds:.0} s left") } else { String::new() };
            format!("tables: {next} of {stones} stones{estimate}")
        });
        if !tables.grow(&context) {
            progress.clear();
            return Err(Failure::Interrupted);
        }
        if let Some(folder) = folder {
            folder.keep(tables).map_err(|error| Failure::file(folder.path(), &error))?;
        }
    }
    progress.clear();
    Ok(())
}

/// The number of positions with at most `stones` stones in the twelve bowls.
fn work(stones: usize) -> f64 {
    (1..=12).map(|k| (stones + k) as f64 / k as f64).product()
}
