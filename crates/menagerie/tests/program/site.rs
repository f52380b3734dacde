//! `site`: the page as static files.

#![cfg(feature = "page")]

use std::{collections::BTreeSet, fs, path::Path};

use super::support::{Folder, json, run};

/// The paths of all files below a folder.
fn below(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            found.extend(below(&path).iter().map(|inner| format!("{name}/{inner}")));
        } else {
            found.insert(name);
        }
    }
    found
}

/// The names in the list of a site that is complete.
fn listed(folder: &Folder) -> BTreeSet<String> {
    let list = folder.read("menagerie-site.txt");
    let (state, names) = list.split_once('\n').unwrap();
    assert_eq!(state, "menagerie site, complete");
    names.lines().map(str::to_owned).collect()
}

fn write(folder: &Folder) -> String {
    run(&["site", folder.path().to_str().unwrap()]).ok()
}

#[test]
fn the_page_is_written_so_that_it_works_below_any_path() {
    let folder = Folder::new();
    let told = write(&folder);
    assert!(told.contains("http.server --directory") && told.contains(" files, "), "{told}");
    let mut files = below(folder.path());
    assert!(files.remove("menagerie-site.txt"));
    assert_eq!(files, listed(&folder));
    for file in ["index.html", "sw.js", "manifest.webmanifest", "icon.svg"] {
        assert!(files.contains(file), "{file}");
    }
    let index = folder.read("index.html");
    assert_eq!(index.matches("<meta name=\"menagerie\" content=\"site\" />").count(), 1);
    let addresses: Vec<&str> = index
        .split("=\"")
        .skip(1)
        .filter_map(|rest| rest.split_once('"'))
        .map(|(value, _)| value)
        .filter(|value| value.contains('/') && !value.contains("width=") && !value.contains("svg+xml"))
        .collect();
    assert!(addresses.len() > 5, "{addresses:?}");
    for address in addresses {
        let file = address.strip_prefix("./").unwrap_or_else(|| panic!("{address}"));
        assert!(files.contains(file), "{file}");
    }
    // Some hosts leave out files and folders whose names begin with `_` or `.`.
    for file in &files {
        assert!(!file.split('/').any(|part| part.starts_with(['_', '.'])), "{file}");
    }
    // No script or style expects a file at the root of the host.
    for file in files.iter().filter(|file| file.ends_with(".js") || file.ends_with(".css")) {
        let text = folder.read(file);
        for absolute in ["\"/assets/", "`/assets/", "'/assets/", "url(/"] {
            assert!(!text.contains(absolute), "{file} has {absolute}");
        }
    }
}

#[test]
fn the_page_names_the_server_for_what_people_share() {
    let folder = Folder::new();
    let path = folder.path().to_str().unwrap();
    run(&["site", path, "--server", "https://play.example"]).ok();
    assert!(folder.read("index.html").contains("<meta name=\"server\" content=\"https://play.example\" />"));
    assert!(run(&["site", path, "--server", "play.example"]).misused().contains("http"));
    // Without `--server`, the next run removes the link.
    run(&["site", path]).ok();
    assert!(!folder.read("index.html").contains("name=\"server\""));
}

#[test]
fn an_earlier_site_is_replaced_and_what_else_lies_there_stays() {
    let folder = Folder::new();
    write(&folder);
    let first = below(folder.path());
    folder.write("CNAME", "play.example");
    folder.write("assets/old-1a2b.js", "old");
    folder.write("index.html", "broken");
    let outside = Folder::new();
    let precious = outside.write("precious.txt", "text");
    // Write the list that an interrupted command leaves.
    let names = listed(&folder).into_iter().collect::<Vec<_>>().join("\n");
    let list = format!("menagerie site, unfinished\n{names}\nassets/old-1a2b.js\n{precious}\n../x\n\n");
    folder.write("menagerie-site.txt", &list);
    write(&folder);
    let mut second = below(folder.path());
    assert!(second.remove("CNAME"));
    assert_eq!(second, first);
    assert!(folder.read("index.html").contains("Menagerie"));
    assert_eq!((listed(&folder).len(), outside.read("precious.txt").as_str()), (first.len() - 1, "text"));
}

#[test]
fn a_folder_with_anything_else_is_refused() {
    let folder = Folder::new();
    let file = folder.write("menagerie-site.txt", "my notes");
    let path = folder.path().to_str().unwrap();
    assert!(run(&["site", path]).refused().contains("something other than a site"));
    assert_eq!(run(&["site", path, "--json"]).error()["code"], "site-folder");
    assert_eq!((folder.files().len(), folder.read("menagerie-site.txt").as_str()), (1, "my notes"));
    assert!(run(&["site", &file]).refused().contains("menagerie-site.txt: "));
}

#[test]
fn a_site_is_counted_in_json() {
    let folder = Folder::new();
    let inner = folder.path().join("new").join("folder");
    let told = json(&run(&["site", inner.to_str().unwrap(), "--json"]).ok());
    let files = below(&inner);
    assert_eq!(told["site"], inner.to_str().unwrap());
    // The list is not part of the page.
    assert_eq!(told["files"], files.len() - 1);
    assert!(told["bytes"].as_u64().unwrap() > 1_000_000, "{told}");
}
