//! Every refusal of a table or of the server has its sentence in the book, and every sentence its refusal.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::{collections::BTreeSet, fs, path::Path};

/// The codes that stand as string literals in the sources of a crate.
fn codes(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            codes(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let literals = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .flat_map(|line| line.split('"').skip(1).step_by(2));
        let is_code = |text: &&str| {
            let known = text.starts_with("table-") || text.starts_with("server-");
            known && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        };
        found.extend(literals.filter(is_code).map(str::to_owned));
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = BTreeSet::new();
    for name in ["table", "server"] {
        codes(&crates.join(name).join("src"), &mut found);
    }
    let sentences = fs::read_to_string(crates.join("../book/en/table.ftl")).unwrap();
    let keys: BTreeSet<String> =
        sentences.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned()).collect();
    assert_eq!(found, keys);
}
