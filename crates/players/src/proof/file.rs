//! Proofs that are kept between runs, in one text file for each game. Each line has the version of the rules,
//! a spec, a [`Proof`] and a checksum. Incomplete lines are ignored.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use rules::{Game, Spec};

use super::Proof;
use crate::files::checksum;

/// Reads and appends the proofs of one spec in the file of its game.
#[derive(Clone, Debug)]
pub struct ProofFile {
    file: PathBuf,
    /// The text that each line begins with: the version of the rules for which the proofs are valid, and the
    /// spec.
    begin: String,
}

impl ProofFile {
    /// Uses the file of the spec's game in this folder. File and folder are created when the first proof is
    /// written.
    pub fn new<G: Game>(folder: &Path, spec: G::Spec) -> ProofFile {
        ProofFile {
            file: folder.join(format!("{}.proofs", G::Spec::NAME)),
            begin: format!("{} {spec} ", G::Spec::RULES),
        }
    }

    /// Reads the proofs of the spec from the file.
    pub fn read(&self) -> Vec<Proof> {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        let proofs = text.lines().filter_map(|line| {
            let (text, sum) = line.rsplit_once(' ')?;
            let proof = text.strip_prefix(&self.begin)?;
            (sum == checksum(text.bytes())).then(|| proof.parse().ok()).flatten()
        });
        proofs.collect()
    }

    /// Appends proofs.
    ///
    /// # Errors
    /// The folder or the file cannot be written.
    pub fn append(&self, proofs: &[Proof]) -> io::Result<()> {
        if proofs.is_empty() {
            return Ok(());
        }
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder)?;
        }
        // One call writes all proofs. The text begins with a line break, in case the file's last line is
        // incomplete.
        let mut lines = "\n".to_owned();
        for proof in proofs {
            let text = format!("{}{proof}", self.begin);
            lines.push_str(&format!("{text} {}\n", checksum(text.bytes())));
        }
        OpenOptions::new().create(true).append(true).open(&self.file)?.write_all(lines.as_bytes())
    }
}
