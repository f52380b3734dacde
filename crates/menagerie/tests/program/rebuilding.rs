//! What makes cargo build the page again.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The build script builds the page, and names files to cargo. Cargo runs the script again when one of these
/// files changes. A change of Rust code alone reaches the page only through the engine's module, which is
/// among the page's sources.
#[test]
fn a_change_of_rust_alone_does_not_rebuild_the_page() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    // Cargo saves what the build script prints in the file "output" beside OUT_DIR.
    let printed = fs::read_to_string(Path::new(env!("OUT_DIR")).with_file_name("output")).unwrap();
    let watched = printed.lines().filter_map(|line| line.strip_prefix("cargo::rerun-if-changed="));
    let mut files = Vec::new();
    watched.for_each(|path| add_files(&own.join(path).canonicalize().unwrap(), &mut files));
    let has = |path: &str| files.contains(&own.join(path).canonicalize().unwrap());
    assert!(has("Cargo.toml"));
    if cfg!(feature = "page") {
        assert!(has("../../web/src/App.svelte") && has("../../web/src/lib/pocket/module/pocket_bg.wasm"));
    }
    let build = own.join("build").canonicalize().unwrap();
    let crates = own.join("..").canonicalize().unwrap();
    for file in files {
        let is_manifest = file.file_name().is_some_and(|name| name == "Cargo.toml");
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        assert!(
            file.starts_with(&build) || is_manifest || !(is_rust || file.starts_with(&crates)),
            "a change of {} rebuilds the page",
            file.display()
        );
    }
}

fn add_files(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap();
        return entries.for_each(|entry| add_files(&entry.unwrap().path(), files));
    }
    files.push(path.to_owned());
}
