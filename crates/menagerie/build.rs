//! Builds the page from `web/` with Node, if the feature `page` is on and a source of the page has changed.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
};

fn main() -> ExitCode {
    // Asked when the script runs, not when it is compiled: a moved checkout keeps its compiled script.
    let Some(crate_folder) = env::var_os("CARGO_MANIFEST_DIR") else {
        println!("cargo::error=CARGO_MANIFEST_DIR is not set; build with cargo");
        return ExitCode::FAILURE;
    };
    let web = Path::new(&crate_folder).join("../../web");
    if env::var_os("CARGO_FEATURE_PAGE").is_none() {
        println!("cargo::rerun-if-changed=build.rs");
        return ExitCode::SUCCESS;
    }
    // The page contains the book. Files that a build writes must not be listed: they are newer than the start
    // of the build and would count as changed every time.
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
        // The line above already fails the build. With a failure, cargo would also print all output of this
        // script.
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
    // `embedded.rs` reads the page from there.
    let page = env::var("OUT_DIR").map_err(|error| error.to_string())? + "/page";
    run(web, &["run", "build", "--", "--outDir", &page, "--emptyOutDir"])
}

/// Whether the list of packages has changed since they were installed.
fn installed_is_old(web: &Path) -> bool {
    let changed = |path: PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    changed(web.join("node_modules/.package-lock.json")) < changed(web.join("package-lock.json"))
}

fn run(web: &Path, arguments: &[&str]) -> Result<(), String> {
    match npm(web, arguments) {
        Ok(true) => Ok(()),
        _ => Err(format!("the page was not built: npm {} failed in web/", arguments.join(" "))),
    }
}

fn npm(web: &Path, arguments: &[&str]) -> std::io::Result<bool> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut npm = Command::new(name);
    // Cargo reads standard output, so npm must write to standard error.
    npm.args(arguments).current_dir(web).stdin(Stdio::null()).stdout(std::io::stderr());
    npm.status().map(|status| status.success())
}
