//! `menagerie site`

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, ErrorKind, Write},
    path::{Component, Path, PathBuf},
};

use clap::Args as ClapArgs;
use serde_json::json;

use crate::{
    cli::Format,
    commands::serve::public_url,
    failure::{Failure, Result},
    files::write_whole,
    help,
    refusal::Reason,
};

/// Write the browser version as static files, which any web server can serve
#[derive(ClapArgs)]
#[command(
    long_about = "Writes the browser version into a folder, as static files that any web server can serve \
    under any path. The rule books, the boards and the engine work there. What people share over the \
    network, such as tables and invitations, needs a server (`menagerie serve`). With --server, the page \
    links to the server that you name.\n\n\
    The folder must be new, empty or an earlier site. In an earlier site, the command replaces the files of \
    the site and keeps all other files. The file menagerie-site.txt in the folder lists the files of the \
    site. Its first line says whether the site is complete. If the command was interrupted, run it again."
)]
#[command(after_long_help = help::examples("site"))]
pub(crate) struct Args {
    /// The folder to write to
    folder: PathBuf,
    /// Address of a server (`menagerie serve`) to which the page links
    #[arg(long, value_name = "URL", value_parser = public_url)]
    server: Option<String>,
    #[command(flatten)]
    pub(crate) format: Format,
}

/// The file that lists a site's files. Its first line is [`COMPLETE`] or [`UNFINISHED`].
const LIST: &str = "menagerie-site.txt";
const COMPLETE: &str = "menagerie site, complete";
const UNFINISHED: &str = "menagerie site, unfinished: run the command again";
const INDEX: &str = "index.html";

pub(crate) fn run(args: &Args) -> Result {
    let mut files = page();
    let Some(index) = files.remove(INDEX) else { return Err(Reason::SiteNoPage.into()) };
    let index = without_server(&String::from_utf8_lossy(&index), args.server.as_deref()).into_bytes();
    let folder = &args.folder;
    let old = earlier(folder)?;

    let names: BTreeSet<&str> = files.keys().map(Cow::as_ref).chain([INDEX]).collect();
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    write_list(folder, UNFINISHED, names.iter().copied().chain(old.iter().map(String::as_str)))?;
    for (name, bytes) in &files {
        write(&folder.join(name.as_ref()), bytes)?;
    }
    // Write `index.html` last, so that it never names a file that is not there yet.
    write(&folder.join(INDEX), &index)?;
    for name in old.iter().filter(|name| !names.contains(name.as_str())) {
        remove(&folder.join(name))?;
    }
    write_list(folder, COMPLETE, names.iter().copied())?;

    let bytes = index.len() + files.values().map(|bytes| bytes.len()).sum::<usize>();
    let mut out = io::stdout().lock();
    let shown = folder.display().to_string();
    if args.format.json {
        writeln!(out, "{}", json!({"site": shown, "files": names.len(), "bytes": bytes}))?;
        return Ok(());
    }
    let quoted = shlex::try_quote(&shown).unwrap_or(Cow::Borrowed(&shown));
    writeln!(
        out,
        "Wrote the page to {shown}: {} files, {:.1} MB.\n\n\
        Any web server can serve this folder, under any path. To look at it on this device, run\n  \
        python3 -m http.server --directory {quoted}\n\
        and open http://localhost:8000/",
        names.len(),
        bytes as f64 / 1e6,
    )?;
    Ok(())
}

/// The files of the page, by path. Empty if the program was built without the page.
#[cfg(feature = "page")]
fn page() -> BTreeMap<Cow<'static, str>, Cow<'static, [u8]>> {
    crate::embedded::files().collect()
}

#[cfg(not(feature = "page"))]
fn page() -> BTreeMap<Cow<'static, str>, Cow<'static, [u8]>> {
    BTreeMap::new()
}

/// Adapts `index.html` for static files. Its URLs become relative, because the site may be served under any
/// path. Its `meta` elements say that the page is static, name the server to link to (if any), and set the
/// content security policy that a server would send.
fn without_server(index: &str, elsewhere: Option<&str>) -> String {
    // A page cannot forbid frames in a `meta` element; only a server's header can.
    let policy = server::PAGE_POLICY.replace("; frame-ancestors 'none'", "");
    let head = format!(
        "<head>\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />\n    \
        <meta name=\"menagerie\" content=\"site\" />{}",
        elsewhere.map_or(String::new(), |url| format!(
            "\n    <meta name=\"server\" content=\"{}\" />",
            escaped(url)
        )),
    );
    index.replace("=\"/", "=\"./").replacen("<head>", &head, 1)
}

/// Escapes a text for use inside a quoted HTML attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

/// Returns the files of an earlier site in the folder, or an empty list if the folder is new or empty.
/// Refuses a folder that holds anything else.
fn earlier(folder: &Path) -> Result<Vec<String>> {
    match fs::read_to_string(folder.join(LIST)) {
        Ok(text) if text.starts_with("menagerie site, ") => {
            // Somebody may have changed the list, but nothing outside the folder is ever removed.
            let inside = |name: &&str| {
                let mut parts = Path::new(name).components();
                !name.is_empty() && parts.all(|part| matches!(part, Component::Normal(_)))
            };
            return Ok(text.lines().skip(1).filter(inside).map(str::to_owned).collect());
        }
        Ok(_) => {}
        Err(error) if [ErrorKind::NotFound, ErrorKind::NotADirectory].contains(&error.kind()) => {}
        Err(error) => return Err(Failure::file(&folder.join(LIST), &error)),
    }
    match fs::read_dir(folder).map(|mut entries| entries.next().is_none()) {
        Ok(true) => Ok(Vec::new()),
        Ok(false) => Err(Reason::SiteFolder { folder: folder.display().to_string() }.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(Failure::file(folder, &error)),
    }
}

fn write_list<'a>(folder: &Path, state: &str, names: impl Iterator<Item = &'a str>) -> Result {
    let names: BTreeSet<&str> = names.collect();
    let lines: Vec<&str> = [state].into_iter().chain(names).collect();
    write(&folder.join(LIST), format!("{}\n", lines.join("\n")).as_bytes())
}

/// Writes a file, and creates its folder if necessary. A web server may be serving the file, so its content
/// changes in a single step.
fn write(file: &Path, bytes: &[u8]) -> Result {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    write_whole(file, bytes).map_err(|error| Failure::file(file, &error))
}

/// Removes a file, if it is there.
fn remove(file: &Path) -> Result {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(Failure::file(file, &error)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::without_server;

    #[test]
    fn addresses_become_relative() {
        let index = "<head>\n    <link href=\"/icon.svg\"><script src=\"/assets/a.js\"></script></head>";
        let page = without_server(index, None);
        let rest = "<meta name=\"menagerie\" content=\"site\" />\n    \
            <link href=\"./icon.svg\"><script src=\"./assets/a.js\"></script></head>";
        assert!(page.ends_with(rest), "{page}");
    }

    #[test]
    fn the_policy_comes_before_everything_that_it_is_for() {
        let page = without_server("<head><script src=\"/a.js\"></script></head>", None);
        let policy =
            "<head>\n    <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ";
        assert!(page.starts_with(policy) && !page.contains("frame-ancestors"), "{page}");
    }

    #[test]
    fn the_address_of_a_server_cannot_become_more_than_an_address() {
        let page = without_server("<head></head>", Some("https://play.example/?a=\"><b>&c"));
        let address = "<meta name=\"server\" content=\"https://play.example/?a=&quot;>&lt;b>&amp;c\" />";
        assert!(page.contains(address), "{page}");
    }
}
