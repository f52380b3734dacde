//! Lists the crates that the program contains: for this target, with these features, and without those that
//! only build or test it.

use std::{collections::HashMap, env, fmt::Write, fs, path::Path, process::Command};

/// Writes a line for each crate in the tree of dependencies: its depth in the tree, its name, version,
/// licence and SHA-256, with tabs between. A crate of this workspace has no SHA-256. A crate can have several
/// lines; its dependencies are listed only after the first of them.
pub(crate) fn list(crate_folder: &Path, has_page: bool, file: &Path) -> Result<(), String> {
    let lock = crate_folder.join("../../Cargo.lock");
    println!("cargo::rerun-if-changed={}", lock.display());
    // A change of features in a manifest may leave the lock file as it is.
    println!("cargo::rerun-if-changed={}", crate_folder.join("../../Cargo.toml").display());
    let lock = fs::read_to_string(lock).map_err(|error| format!("cannot read Cargo.lock: {error}"))?;
    let hashes = hashes(&lock);
    let mut list = String::new();
    for line in tree(crate_folder, has_page)?.lines() {
        let told: Vec<&str> = line.split('\t').collect();
        let &[depth, package, licence, _] = told.as_slice() else {
            return Err(format!("cargo tree has told what nobody understands: {line}"));
        };
        // After a crate of the workspace comes its folder, in brackets.
        let (package, folder) = package.split_once(" (").unwrap_or((package, ""));
        let own = folder.strip_suffix(')');
        let (name, version) = package.split_once(" v").ok_or(format!("{package} has no version"))?;
        let hash = match own {
            Some(folder) => {
                println!("cargo::rerun-if-changed={folder}/Cargo.toml");
                ""
            }
            None => {
                hashes.get(&(name, version)).ok_or(format!("Cargo.lock has no hash of {name} {version}"))?
            }
        };
        writeln!(list, "{depth}\t{name}\t{version}\t{licence}\t{hash}").map_err(|error| error.to_string())?;
    }
    fs::write(file, list).map_err(|error| error.to_string())
}

/// The output of `cargo tree`. This does not use the network, because cargo has loaded these crates to build
/// them.
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

/// The hashes in a lock file, by name and version.
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
