//! Proofs that outlast a run: one text file for each game, with a spec, a [`Proof`] and its checksum a line. A line that was cut
//! short is left out.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use rules::{Game, Spec};

use super::Proof;
use crate::files::checksum;

/// The proofs of one spec in a folder.
#[derive(Clone, Debug)]
pub struct Kept {
    file: PathBuf,
    /// What stands before each proof: the number of the rules, with which proofs grow stale, and the spec.
    begin: String,
}

impl Kept {
    /// Those of a spec; the folder is made when something is first kept.
    pub fn of<G: Game>(folder: &Path, spec: G::Spec) -> Kept {
        Kept {
            file: folder.join(format!("{}.proofs", G::Spec::NAME)),
            begin: format!("{} {spec} ", G::Spec::RULES),
        }
    }

    /// What was proven before.
    pub fn read(&self) -> Vec<Proof> {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        let proofs = text.lines().filter_map(|line| {
            let (text, sum) = line.rsplit_once(' ')?;
            let proof = text.strip_prefix(&self.begin)?;
            (sum == checksum(text.bytes())).then(|| proof.parse().ok()).flatten()
        });
        proofs.collect()
    }

    /// Keeps proofs.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn keep(&self, proofs: &[Proof]) -> io::Result<()> {
        if proofs.is_empty() {
            return Ok(());
        }
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder)?;
        }
        // In one piece, and after a fresh line, should the last one have been cut short.
        let mut lines = "\n".to_owned();
        for proof in proofs {
            let text = format!("{}{proof}", self.begin);
            lines.push_str(&format!("{text} {}\n", checksum(text.bytes())));
        }
        OpenOptions::new().create(true).append(true).open(&self.file)?.write_all(lines.as_bytes())
    }
}
