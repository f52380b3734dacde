//! Builds the page from `web/` if the feature `page` is on, and lists the parts of the program for its bill
//! of materials.

mod crates;
mod page;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

fn main() -> ExitCode {
    // These variables are read when the script runs, not when it is compiled, because a moved checkout keeps
    // its compiled script.
    let (crate_folder, out) = match (variable("CARGO_MANIFEST_DIR"), variable("OUT_DIR")) {
        (Ok(crate_folder), Ok(out)) => (crate_folder, out),
        (Err(error), _) | (_, Err(error)) => return fail(&error),
    };
    let web = crate_folder.join("../../web");
    let has_page = env::var_os("CARGO_FEATURE_PAGE").is_some();
    println!("cargo::rerun-if-changed=build");
    let page_sources: &[&str] = if has_page { &page::SOURCES } else { &[] };
    for source in page_sources {
        println!("cargo::rerun-if-changed={source}");
    }
    if has_page && !page::has_node(&web) {
        println!(
            "cargo::error=the page needs Node.js 20 or newer with npm; install it, or build everything but the page \
             with --no-default-features"
        );
        // The line above already fails the build. If this script also exited with an error, cargo would print
        // all output of the script.
        return ExitCode::SUCCESS;
    }
    match build(&crate_folder, &web, &out, has_page) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => fail(&reason),
    }
}

/// Writes the lists that `embedded.rs` and `bill.rs` read.
fn build(crate_folder: &Path, web: &Path, out: &Path, has_page: bool) -> Result<(), String> {
    crates::list(crate_folder, has_page, &out.join("crates.txt"))?;
    let packages = out.join("packages.txt");
    if has_page {
        return page::build(web, &out.join("page"), &packages);
    }
    fs::write(packages, "").map_err(|error| error.to_string())
}

fn variable(name: &str) -> Result<PathBuf, String> {
    env::var_os(name).map(PathBuf::from).ok_or_else(|| format!("{name} is not set; build with cargo"))
}

fn fail(reason: &str) -> ExitCode {
    println!("cargo::error={reason}");
    ExitCode::FAILURE
}
