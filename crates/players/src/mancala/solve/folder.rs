//! A folder that keeps tables and proofs between runs.
//!
//! Each rule set and number of stones has one table file, such as `mancala-egyptian-12.table`. Its header
//! contains the version of the rules, the rule set, the number of stones, and whether there are upper bounds,
//! one byte each. Then come the lower bounds, and the upper bounds if there are any, one signed byte each. A
//! file is read into memory as a whole, which takes a fraction of a second. So the search, which reads tables
//! at random, never waits for a disk.
//!
//! Each rule set has one text file of proofs. Each line is a [`Proof`] and its checksum. Incomplete lines
//! are ignored.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use rules::mancala::RuleSet;

use super::{
    proof::Proof,
    tables::{Level, MOST_STONES, Tables, positions},
};
use crate::files::{self, Header, TableReader, damaged};

const FORMAT: &[u8; 8] = b"MNGRTBL1";
/// The version of the rules for which tables and proofs are valid.
const RULES_NUMBER: u8 = <rules::mancala::Spec as rules::Spec>::RULES as u8;
/// The compression level of zstd.
const COMPRESSION: i32 = 6;

/// A folder of tables and proofs.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// An existing table file.
#[derive(Clone, Debug)]
pub struct TableFile {
    /// The rule set of the table's positions.
    pub rule_set: RuleSet,
    /// Number of stones.
    pub stones: usize,
    /// Size in bytes.
    pub bytes: u64,
    /// The path of the file.
    pub file: PathBuf,
}

impl Folder {
    /// Uses the folder at this path. The folder is created when the first file is written.
    pub fn new(path: PathBuf) -> Folder {
        Folder(path)
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the table files in the folder, sorted by rule set and number of stones.
    pub fn entries(&self) -> Vec<TableFile> {
        let all = RuleSet::ALL
            .into_iter()
            .flat_map(|rule_set| (0..=MOST_STONES).map(move |stones| (rule_set, stones)));
        all.filter_map(|(rule_set, stones)| {
            let file = self.table(rule_set, stones);
            Some(TableFile { rule_set, stones, bytes: fs::metadata(&file).ok()?.len(), file })
        })
        .collect()
    }

    /// Checks that a file is intact.
    ///
    /// # Errors
    /// The file cannot be read or is damaged. The error names it.
    pub fn check(&self, entry: &TableFile) -> io::Result<()> {
        self.read_level(entry.rule_set, entry.stones).map(|_| ())
    }

    /// Reads the existing tables for up to `most` stones, as many as fit into `bytes` bytes of memory.
    ///
    /// # Errors
    /// An existing file cannot be read or is damaged. The error names it.
    pub fn read(&self, rule_set: RuleSet, most: usize, bytes: usize) -> io::Result<Tables> {
        let mut tables = Tables::new(rule_set);
        for stones in 0..=most.min(MOST_STONES) {
            if tables.bytes() + Tables::level_bytes(rule_set, stones) > bytes {
                break;
            }
            match self.read_level(rule_set, stones) {
                Ok(level) => tables.levels.push(level),
                Err(error) if error.kind() == io::ErrorKind::NotFound => break,
                Err(error) => return Err(error),
            }
        }
        Ok(tables)
    }

    /// Writes the table with the most stones.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep(&self, tables: &Tables) -> io::Result<()> {
        let (Some(stones), Some(level)) = (tables.stones(), tables.levels.last()) else { return Ok(()) };
        let header = header(tables.rule_set(), stones, !level.upper.is_empty());
        let bounds =
            [&level.lower, &level.upper].map(|values| zerocopy::IntoBytes::as_bytes(values.as_slice()));
        files::write_table(&self.table(tables.rule_set(), stones), COMPRESSION, header, &bounds)
    }

    /// Reads the proofs of a rule set.
    pub fn proofs(&self, rule_set: RuleSet) -> Vec<Proof> {
        let text = fs::read_to_string(self.proof_file(rule_set)).unwrap_or_default();
        text.lines()
            .filter_map(|line| {
                let (proof, sum) = line.rsplit_once(' ')?;
                (sum == checksum(rule_set, proof)).then(|| proof.parse().ok()).flatten()
            })
            .collect()
    }

    /// Appends a proof.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep_proof(&self, rule_set: RuleSet, proof: &Proof) -> io::Result<()> {
        fs::create_dir_all(&self.0)?;
        let mut file = OpenOptions::new().create(true).append(true).open(self.proof_file(rule_set))?;
        let text = proof.to_string();
        // One call writes the whole line. It begins with a line break, in case the file's last line is
        // incomplete.
        file.write_all(format!("\n{text} {}\n", checksum(rule_set, &text)).as_bytes())
    }

    fn table(&self, rule_set: RuleSet, stones: usize) -> PathBuf {
        self.0.join(format!("mancala-{}-{stones}.table", name(rule_set)))
    }

    fn proof_file(&self, rule_set: RuleSet) -> PathBuf {
        self.0.join(format!("mancala-{}.proofs", name(rule_set)))
    }

    fn read_level(&self, rule_set: RuleSet, stones: usize) -> io::Result<Level> {
        let file = self.table(rule_set, stones);
        read_file(rule_set, stones, &file)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))
    }
}

fn read_file(rule_set: RuleSet, stones: usize, file: &Path) -> io::Result<Level> {
    let (told, mut reader) = TableReader::open(file)?;
    let two = told == header(rule_set, stones, true);
    if !two && told != header(rule_set, stones, false) {
        return Err(damaged());
    }
    let mut bounds = [vec![0_i8; positions(stones)], vec![0_i8; if two { positions(stones) } else { 0 }]];
    for values in &mut bounds {
        reader.fill(zerocopy::IntoBytes::as_mut_bytes(values.as_mut_slice()))?;
    }
    reader.finish()?;
    let [lower, upper] = bounds;
    Ok(Level::new(lower, upper, stones))
}

fn header(rule_set: RuleSet, stones: usize, two: bool) -> Header {
    files::header(FORMAT, [RULES_NUMBER, rule_set as u8, stones as u8, u8::from(two)])
}

fn name(rule_set: RuleSet) -> &'static str {
    match rule_set {
        RuleSet::General => "general",
        RuleSet::Egyptian => "egyptian",
        RuleSet::Ethiopian => "ethiopian",
        RuleSet::Nigerian => "nigerian",
    }
}

/// Returns the checksum of a line. It covers the version of the rules, the rule set and the line's text.
fn checksum(rule_set: RuleSet, text: &str) -> String {
    files::checksum([RULES_NUMBER, rule_set as u8].into_iter().chain(text.bytes()))
}
