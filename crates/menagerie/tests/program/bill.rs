//! `--version`, and the bill of materials.

use std::{collections::HashSet, fs, path::Path};

use serde_json::Value;

use super::support::{json, run};

/// The text of a file of the repository.
fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).unwrap()
}

fn bill() -> Value {
    json(&run(&["--version", "--json"]).ok())
}

fn references(bill: &Value) -> Vec<&str> {
    let components = bill["components"].as_array().unwrap();
    components.iter().map(|component| component["bom-ref"].as_str().unwrap()).collect()
}

#[test]
fn the_version_is_printed() {
    for args in [&["--version"][..], &["-V"], &["--version", "games"]] {
        // The commit may follow.
        assert!(run(args).ok().starts_with(concat!("menagerie ", env!("CARGO_PKG_VERSION"))));
    }
    assert!(run(&["--json"]).misused().contains("--version"));
}

#[test]
fn the_bill_names_every_published_crate_as_the_lock_file_does() {
    let lock = file("Cargo.lock");
    let bill = bill();
    let mut crates = 0;
    for component in bill["components"].as_array().unwrap() {
        if component["purl"].as_str().is_some_and(|url| url.starts_with("pkg:cargo/")) {
            let text = |key: &str| component[key].as_str().unwrap();
            let source = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
            let locked = format!(
                "name = \"{}\"\nversion = \"{}\"\n{source}\nchecksum = \"{}\"\n",
                text("name"),
                text("version"),
                component["hashes"][0]["content"].as_str().unwrap(),
            );
            assert!(lock.contains(&locked), "{locked}");
            crates += 1;
        }
    }
    assert!(crates > 50, "{crates}");
}

#[test]
fn the_bill_names_the_packages_in_the_page_as_their_lock_file_does() {
    let lock = json(&file("web/package-lock.json"));
    let bill = bill();
    for package in ["svelte", "@fluent/bundle", "@noble/hashes", "@fontsource-variable/inter"] {
        let version = lock["packages"][format!("node_modules/{package}")]["version"].as_str().unwrap();
        let reference = format!("pkg:npm/{}@{version}", package.replace('@', "%40"));
        assert!(references(&bill).contains(&reference.as_str()), "{reference}");
    }
}

#[test]
fn the_bill_names_only_what_the_program_contains() {
    let bill = bill();
    let has = |start: &str| references(&bill).iter().any(|reference| reference.starts_with(start));
    assert!(has("pkg:cargo/axum@") && has("pkg:cargo/rusqlite@") && has("menagerie:rules@"));
    // The engine in the page contains crates that the program itself does not.
    assert!(has("pkg:cargo/wasm-bindgen@") && has("menagerie:pocket@"));
    // The bill contains no crates that only test the program or generate its code, and none for other
    // systems.
    for other in [
        "cargo/proptest",
        "cargo/tempfile",
        "cargo/serde_derive",
        "cargo/wasm-bindgen-macro",
        "npm/vitest",
        "npm/eslint",
    ] {
        assert!(!has(&format!("pkg:{other}@")), "{other}");
    }
    assert_eq!(has("pkg:cargo/windows-sys@"), cfg!(windows));
}

#[test]
fn every_reference_in_the_bill_is_explained_once() {
    let bill = bill();
    let root = bill["metadata"]["component"]["bom-ref"].as_str().unwrap();
    let all: Vec<&str> = [root].into_iter().chain(references(&bill)).collect();
    let known: HashSet<&str> = all.iter().copied().collect();
    assert_eq!(known.len(), all.len());
    let dependencies = bill["dependencies"].as_array().unwrap();
    assert_eq!(dependencies.len(), all.len());
    let mut needed = HashSet::from([root]);
    for dependency in dependencies {
        assert!(known.contains(dependency["ref"].as_str().unwrap()), "{dependency}");
        for reference in dependency["dependsOn"].as_array().unwrap() {
            assert!(known.contains(reference.as_str().unwrap()), "{dependency}");
            needed.insert(reference.as_str().unwrap());
        }
    }
    assert_eq!(needed, known);
}
