//! Builds the page from `web/` with Node.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The sources of the page, as paths relative to the folder of the crate. Files that a build writes must not
/// be listed: they are newer than the start of the build, so cargo would consider them changed every time.
pub(crate) const SOURCES: [&str; 10] = [
    // The page contains the book.
    "../../book",
    "../../web/src",
    "../../web/public",
    "../../web/index.html",
    "../../web/package.json",
    "../../web/package-lock.json",
    "../../web/packages.ts",
    "../../web/service-worker.ts",
    "../../web/svelte.config.js",
    "../../web/vite.config.ts",
];

/// Whether Node.js with npm is installed.
pub(crate) fn has_node(web: &Path) -> bool {
    npm(web).arg("--version").status().is_ok_and(|status| status.success())
}

/// Builds the page into a folder, and lists the packages that it contains in the file `packages`.
pub(crate) fn build(web: &Path, page: &Path, packages: &Path) -> Result<(), String> {
    if installed_is_old(web) {
        run(npm(web).args(["ci", "--no-audit", "--no-fund"]))?;
    }
    let build = ["run", "build", "--", "--emptyOutDir", "--outDir"];
    run(npm(web).args(build).arg(page).env("MENAGERIE_PACKAGE_LIST", packages))
}

/// Whether the list of packages has changed since they were installed.
fn installed_is_old(web: &Path) -> bool {
    let changed = |path: PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    changed(web.join("node_modules/.package-lock.json")) < changed(web.join("package-lock.json"))
}

fn run(npm: &mut Command) -> Result<(), String> {
    if npm.status().is_ok_and(|status| status.success()) {
        return Ok(());
    }
    Err(format!("the page was not built: {npm:?} failed"))
}

fn npm(web: &Path) -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    // Cargo reads standard output, so npm must write to standard error.
    npm.current_dir(web).stdin(Stdio::null()).stdout(std::io::stderr());
    npm
}
