//! Asks Git for the commit and its date. This is a crate of its own because the program's build script builds
//! the page, which must not happen again after every commit.

use std::{env, path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=MENAGERIE_COMMIT");
    // Git's log of HEAD grows with every commit and checkout.
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--git-path", file]).filter(|path| Path::new(path).exists()) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    // Whoever builds from an archive without Git's folder can name the commit.
    let commit =
        env::var("MENAGERIE_COMMIT").ok().or_else(|| git(&["show", "-s", "--format=%h %cs", "HEAD"]));
    let commit = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo::rustc-env=MENAGERIE_BUILD={commit}");
}

/// What Git answers in this folder; `None` without Git, or outside a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let answer = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(answer.stdout).ok()?.trim().to_owned();
    (answer.status.success() && !text.is_empty()).then_some(text)
}
