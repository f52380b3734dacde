//! Lists the crates that the program contains: for this target, with these features, and without those that
//! only build or test it.

use std::{collections::HashMap, env, fmt::Write, fs, path::Path, process::Command};

/// Writes a line for each crate in the tree of dependencies: its depth in the tree, its name, version,
/// licence and SHA-256, separated by tabs. A crate of this workspace has no SHA-256. A crate can have several
/// lines; its dependencies are listed only after the first of them. If the program has a page, the tree of
/// the page's engine follows.
pub(crate) fn list(crate_folder: &Path, has_page: bool, file: &Path) -> Result<(), String> {
    let workspace = crate_folder.join("../..");
    // A change of features in a manifest may leave the lock file unchanged, so watch the manifests, too.
    println!("cargo::rerun-if-changed={}", workspace.join("Cargo.toml").display());
    let lock = read(&workspace.join("Cargo.lock"))?;
    let hashes = hashes(&lock);
    let program = tree(crate_folder, has_page)?;
    let mut list = lines(&program, 0, &hashes)?;
    for folder in program.lines().filter_map(own_folder) {
        println!("cargo::rerun-if-changed={folder}/Cargo.toml");
    }
    if has_page {
        list += &lines(&read(&workspace.join(ENGINE))?, 1, &hashes)?;
    }
    fs::write(file, list).map_err(|error| error.to_string())
}

/// The output of `cargo tree` for the page's engine, which `crates/pocket/build.sh` has saved.
const ENGINE: &str = "web/src/lib/pocket/module/crates.txt";

fn read(file: &Path) -> Result<String, String> {
    println!("cargo::rerun-if-changed={}", file.display());
    fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

/// Converts the output of `cargo tree` to lines of the list. `depth` is the depth of its root.
fn lines(tree: &str, depth: usize, hashes: &HashMap<(&str, &str), &str>) -> Result<String, String> {
    let mut list = String::new();
    for line in tree.lines() {
        let unclear = || format!("unexpected line in the output of cargo tree: {line}");
        let fields: Vec<&str> = line.split('\t').collect();
        let &[within, package, licence, _] = fields.as_slice() else { return Err(unclear()) };
        let depth = depth + within.parse::<usize>().map_err(|_| unclear())?;
        // For a crate of the workspace, cargo appends the crate's folder in brackets.
        let package = package.split(" (").next().unwrap_or_default();
        let (name, version) = package.split_once(" v").ok_or(format!("{package} has no version"))?;
        let hash = match own_folder(line) {
            Some(_) => "",
            None => {
                hashes.get(&(name, version)).ok_or(format!("Cargo.lock has no hash of {name} {version}"))?
            }
        };
        writeln!(list, "{depth}\t{name}\t{version}\t{licence}\t{hash}").map_err(|error| error.to_string())?;
    }
    Ok(list)
}

/// The folder of the crate in a line, if it is one of this workspace.
fn own_folder(line: &str) -> Option<&str> {
    line.split('\t').nth(1)?.split_once(" (")?.1.strip_suffix(')')
}

/// Runs `cargo tree` and returns its output. The command needs no network, because cargo has already
/// downloaded these crates to build them.
fn tree(crate_folder: &Path, has_page: bool) -> Result<String, String> {
    let variable = |name| env::var_os(name).ok_or(format!("{name} is not set; build with cargo"));
    let mut cargo = Command::new(variable("CARGO")?);
    cargo.current_dir(crate_folder).args(["tree", "--frozen", "--edges", "normal,no-proc-macro"]);
    cargo.args(["--prefix", "depth", "--format", "\t{p}\t{l}\t", "--no-default-features", "--target"]);
    cargo.arg(variable("TARGET")?);
    if has_page {
        cargo.args(["--features", "page"]);
    }
    let output = cargo.output().map_err(|error| format!("cannot run cargo tree: {error}"))?;
    if !output.status.success() {
        return Err(format!(
            "cargo tree failed: {}",
            String::from_utf8_lossy(&output.stderr).replace('\n', " ")
        ));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// The SHA-256 hashes in a lock file, by name and version.
fn hashes(lock: &str) -> HashMap<(&str, &str), &str> {
    let packages = lock.split("[[package]]\n").skip(1);
    let packages = packages.filter_map(|package| {
        let value = |key: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
            line?.strip_suffix('"')
        };
        Some(((value("name")?, value("version")?), value("checksum")?))
    });
    packages.collect()
}
