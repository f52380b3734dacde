//! Computes a digest of the sources of the module. The module contains the digest, so that a test can tell
//! whether the module is up to date.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    io::{Error, Result},
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

/// The crates that the module contains.
const CRATES: [&str; 7] = ["dice", "players", "pocket", "rules", "search", "table", "wire"];

fn main() -> Result<()> {
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(Error::other("cargo sets it"))?);
    let workspace = own.join("../..");
    let mut digest = Sha256::new();
    let mut used = BTreeSet::new();
    for name in CRATES {
        let folder = workspace.join("crates").join(name);
        add_all([folder.join("Cargo.toml"), folder.join("src")], &mut digest)?;
        used.extend(dependencies(&fs::read_to_string(folder.join("Cargo.toml"))?));
    }
    // The scripts that compile the module, and the tool that writes the JavaScript beside it.
    let bindgen = own.join("bindgen");
    let tool = ["Cargo.toml", "Cargo.lock", "src"].map(|name| bindgen.join(name));
    add_all([own.join("build.rs"), own.join("build.sh")].into_iter().chain(tool), &mut digest)?;
    let manifest = workspace.join("Cargo.toml");
    println!("cargo::rerun-if-changed={}", manifest.display());
    digest.update(profile(&fs::read_to_string(manifest)?));
    let lock = workspace.join("Cargo.lock");
    println!("cargo::rerun-if-changed={}", lock.display());
    for package in locked(&fs::read_to_string(lock)?, used) {
        digest.update(package);
    }
    let hex: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    println!("cargo::rustc-env=POCKET_SOURCES={hex}");
    Ok(())
}

/// Adds files and folders to the digest. Cargo runs this script again when one of them changes.
fn add_all(paths: impl IntoIterator<Item = PathBuf>, digest: &mut Sha256) -> Result<()> {
    paths.into_iter().try_for_each(|path| {
        println!("cargo::rerun-if-changed={}", path.display());
        add(&path, digest)
    })
}

/// Adds a file, or all files of a folder in order, to the digest. Line endings do not affect it.
fn add(path: &Path, digest: &mut Sha256) -> Result<()> {
    if path.is_dir() {
        let entries: Result<BTreeSet<PathBuf>> = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect();
        return entries?.iter().try_for_each(|entry| add(entry, digest));
    }
    let text = fs::read_to_string(path)?.replace('\r', "");
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    digest.update(format!("{name} {}\n{text}", text.len()));
    Ok(())
}

/// The release profile of the workspace, without its settings for single packages.
fn profile(manifest: &str) -> String {
    let lines = manifest.lines().skip_while(|line| *line != "[profile.release]").skip(1);
    let settings = lines.take_while(|line| !line.starts_with('[')).filter(|line| !line.starts_with('#'));
    settings.collect()
}

/// The crates that a manifest names as dependencies, except those of its tests.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut is_listed = false;
    let mut names = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_listed = line.ends_with("dependencies]") && !line.ends_with("dev-dependencies]");
        } else if is_listed && let Some((name, _)) = line.split_once(['.', ' ']) {
            names.push(name.to_owned());
        }
    }
    names
}

/// The entries of a lock file for these packages and for all packages that they need, each without its list
/// of dependencies. The program's own crates are left out.
fn locked(lock: &str, direct: BTreeSet<String>) -> BTreeSet<String> {
    let mut packages: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in lock.split("[[package]]\n").skip(1) {
        let name = package.split('"').nth(1).unwrap_or_default();
        packages.entry(name).or_default().push(package.trim());
    }
    let own = CRATES.iter().filter_map(|name| packages.get(name)?.first());
    let listed = own.flat_map(|package| needs(package));
    // In a lock file, the entry of one of our crates also lists the dependencies of its tests. `direct` does
    // not contain these.
    let is_direct = |need: &&str| need.split(' ').next().is_some_and(|name| direct.contains(name));
    let mut open: BTreeSet<&str> = listed.filter(is_direct).collect();
    let (mut seen, mut entries) = (BTreeSet::new(), BTreeSet::new());
    while let Some(need) = open.pop_first() {
        seen.insert(need);
        // A needed package is listed with its version only if the lock file has several versions of it.
        let (name, version) = need.split_once(' ').unwrap_or((need, ""));
        let versions =
            packages.get(name).into_iter().flatten().filter(|package| package.contains("\nsource = "));
        for package in versions.filter(|package| package.contains(&format!("\nversion = \"{version}"))) {
            entries.insert(package.split("\ndependencies = [").next().unwrap_or_default().to_owned());
            open.extend(needs(package).filter(|need| !seen.contains(need)));
        }
    }
    entries
}

/// The dependencies in an entry of a lock file.
fn needs(package: &str) -> impl Iterator<Item = &str> {
    let quoted = package.split_once("dependencies = [").map_or("", |(_, rest)| rest);
    quoted.split('"').skip(1).step_by(2)
}
