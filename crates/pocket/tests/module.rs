//! Tests that the module in the repository and the files beside it are up to date.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{collections::BTreeMap, env, fs, path::PathBuf};

fn read(path: &str) -> Vec<u8> {
    fs::read(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
fn the_module_was_built_from_these_sources() {
    let module = read("../../web/src/lib/pocket/module/pocket_bg.wasm");
    let digest = pocket::SOURCES.as_bytes();
    let is_named = module.windows(digest.len()).any(|bytes| bytes == digest);
    assert!(
        is_named,
        "the module is old: run crates/pocket/build.sh (about two minutes) and commit its result"
    );
}

/// The networks and books that the page loads when a game needs them. `UPDATE_DATA=1` writes the files.
#[test]
fn the_data_beside_the_module_is_that_of_the_players() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/pocket/module/data");
    if env::var_os("UPDATE_DATA").is_some() {
        fs::create_dir_all(&folder).unwrap();
        for (name, content) in players::data_files() {
            fs::write(folder.join(name), content).unwrap();
        }
    }
    let files: BTreeMap<_, _> = players::data_files().collect();
    assert!(!files.is_empty());
    for (name, content) in &files {
        assert!(
            fs::read(folder.join(name)).is_ok_and(|there| there == *content),
            "{name} is old: run crates/pocket/build.sh (about two minutes) and commit its result"
        );
    }
    assert_eq!(fs::read_dir(folder).unwrap().count(), files.len(), "a file belongs to no game any more");
}

#[test]
fn the_tool_that_prepares_the_module_has_the_version_of_its_library() {
    let version = |file: &str, package: &str| {
        let lock = String::from_utf8(read(file)).unwrap();
        let entry = lock.split_once(&format!("name = \"{package}\"\nversion = \"")).unwrap().1;
        entry.split('"').next().unwrap().to_owned()
    };
    assert_eq!(
        version("bindgen/Cargo.lock", "wasm-bindgen-cli-support"),
        version("../../Cargo.lock", "wasm-bindgen")
    );
}

/// The program's bill of materials names the crates that are listed beside the module.
#[test]
fn the_list_of_the_modules_crates_agrees_with_the_lock_file() {
    let lock = String::from_utf8(read("../../Cargo.lock")).unwrap();
    let list = String::from_utf8(read("../../web/src/lib/pocket/module/crates.txt")).unwrap();
    let listed: Vec<(&str, &str)> = list
        .lines()
        .filter_map(|line| line.split('\t').nth(1)?.split(" (").next()?.split_once(" v"))
        .collect();
    assert_eq!(listed.len(), list.lines().count(), "{list}");
    for (name, version) in &listed {
        let entry = format!("name = \"{name}\"\nversion = \"{version}\"\n");
        assert!(
            lock.contains(&entry),
            "{name} {version} is old: run crates/pocket/build.sh and commit its result"
        );
    }
    for name in ["pocket", "players", "serde_json", "wasm-bindgen"] {
        assert!(listed.iter().any(|(listed, _)| *listed == name), "{name}");
    }
}
