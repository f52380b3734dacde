//! Builds the page from `web/` with Node, if the feature `page` asks for it and something of the page has changed.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
};

fn main() -> ExitCode {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    if env::var_os("CARGO_FEATURE_PAGE").is_none() {
        println!("cargo::rerun-if-changed=build.rs");
        return ExitCode::SUCCESS;
    }
    // The page holds the book's words too. Nothing is watched that a build writes: what it writes is newer than the build's
    // beginning, and would count as changed each time.
    for part in [
        "build.rs",
        "../../book",
        "../../web/src",
        "../../web/public",
        "../../web/index.html",
        "../../web/package.json",
        "../../web/package-lock.json",
        "../../web/svelte.config.js",
        "../../web/vite.config.ts",
    ] {
        println!("cargo::rerun-if-changed={part}");
    }
    if !npm(&web, &["--version"]).is_ok_and(|told| told) {
        println!(
            "cargo::error=the page needs Node.js 20 or newer with npm; install it, or build everything but the page with \
            --no-default-features"
        );
        // The error ends the build by itself; a failure would have cargo print all that was said here around it.
        return ExitCode::SUCCESS;
    }
    match build(&web) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            println!("cargo::error={reason}");
            ExitCode::FAILURE
        }
    }
}

fn build(web: &Path) -> Result<(), String> {
    if installed_is_old(web) {
        run(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    // Where `embedded.rs` looks for it.
    let page = env::var("OUT_DIR").map_err(|error| error.to_string())? + "/page";
    run(web, &["run", "build", "--", "--outDir", &page, "--emptyOutDir"])
}

/// Whether the packages were not installed since the list of them last changed.
fn installed_is_old(web: &Path) -> bool {
    let changed = |path: PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    changed(web.join("node_modules/.package-lock.json")) < changed(web.join("package-lock.json"))
}

fn run(web: &Path, arguments: &[&str]) -> Result<(), String> {
    match npm(web, arguments) {
        Ok(true) => Ok(()),
        _ => Err(format!("the page could not be built: npm {} failed in web/", arguments.join(" "))),
    }
}

fn npm(web: &Path, arguments: &[&str]) -> std::io::Result<bool> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut npm = Command::new(name);
    // What it says goes where errors go: standard output speaks to cargo.
    npm.args(arguments).current_dir(web).stdin(Stdio::null()).stdout(std::io::stderr());
    npm.status().map(|status| status.success())
}
