//! Asks Git for the commit and its date. The version is a separate crate, because the build script of
//! `menagerie` builds the page and must not run again after every commit.

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
    // A build from an archive has no Git folder. The variable `MENAGERIE_COMMIT` can name the commit instead.
    let commit =
        env::var("MENAGERIE_COMMIT").ok().or_else(|| git(&["show", "-s", "--format=%h %cs", "HEAD"]));
    let commit = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo::rustc-env=MENAGERIE_BUILD={commit}");
}

/// The output of a Git command. `None` if it is empty, if Git is not installed, or outside a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let answer = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(answer.stdout).ok()?.trim().to_owned();
    (answer.status.success() && !text.is_empty()).then_some(text)
}
