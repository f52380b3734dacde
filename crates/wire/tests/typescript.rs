//! The TypeScript types of the page match the types of this crate. `UPDATE_WIRE=1 cargo test -p wire`
//! rewrites their files.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::{
    any::{TypeId, type_name},
    collections::{BTreeMap, HashSet},
    fmt::Write,
    fs,
    path::Path,
};

use rules::catalog::GAMES;
use sha2::{Digest, Sha256};
use ts_rs::{Config, TS, TypeVisitor};
use wire::{
    FromClient, FromServer,
    http::{
        DeviceGame, Games, Invitation, Invite, Invited, Join, Joined, NewName, NewTable, Newcomer, Paste,
        Point, Privacy, Records, Show, Shown, Study, Tables,
    },
    pocket::{FromPocket, ToPocket},
    refusals::{server, table},
};

/// The file of the types that all games share.
const SHARED: &str = "types";

/// Collects a type and all types that it contains, each once.
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    found: Vec<Declaration>,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Declaration {
    name: String,
    /// The file that the type is written to: the file of its game, or the file that all games share.
    file: &'static str,
    text: String,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}", T::decl(&self.config));
            self.found.push(Declaration {
                name: T::ident(&self.config),
                file: file_of(type_name::<T>()),
                text,
            });
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The union of the codes of all refusals by tables and the server.
fn refusal_codes() -> String {
    let kinds = table::REFUSALS.iter().chain(server::REFUSALS);
    let mut codes: Vec<String> = kinds.map(|kind| format!("{:?}", kind.code)).collect();
    codes.sort();
    let doc = "/**\n * The code of a refusal that no rule of a game makes.\n */";
    format!("{doc}\nexport type RefusalCode = {};", codes.join(" | "))
}

/// The file of a type with this path in Rust.
fn file_of(path: &str) -> &'static str {
    let module = path.strip_prefix("wire::games::").and_then(|rest| rest.split("::").next());
    GAMES.iter().map(|game| game.name).find(|name| module == Some(name)).unwrap_or(SHARED)
}

/// Each file's text, by its name.
fn files() -> BTreeMap<&'static str, String> {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, seen: HashSet::new(), found: Vec::new() };
    all.visit::<FromClient>();
    all.visit::<FromServer>();
    all.visit::<ToPocket>();
    all.visit::<FromPocket>();
    all.visit::<DeviceGame>();
    all.visit::<Games>();
    all.visit::<NewName>();
    all.visit::<NewTable>();
    all.visit::<Tables>();
    all.visit::<Invite>();
    all.visit::<Invitation>();
    all.visit::<Join>();
    all.visit::<Invited>();
    all.visit::<Joined>();
    all.visit::<Newcomer>();
    all.visit::<Paste>();
    all.visit::<Point>();
    all.visit::<Privacy>();
    all.visit::<Records>();
    all.visit::<Show>();
    all.visit::<Shown>();
    all.visit::<Study>();
    all.found.sort();
    let twice = all.found.windows(2).find(|pair| pair[0].name == pair[1].name);
    assert!(twice.is_none(), "two types with one name: {}", twice.unwrap()[0].name);
    let names = GAMES.iter().map(|game| game.name).chain([SHARED]);
    names.map(|file| (file, text_of(file, &all.found))).collect()
}

fn text_of(file: &str, all: &[Declaration]) -> String {
    let (own, others): (Vec<_>, Vec<_>) = all.iter().partition(|declaration| declaration.file == file);
    let mut text =
        String::from("// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.\n");
    let used = |other: &&Declaration| own.iter().any(|declaration| names(&declaration.text, &other.name));
    let mut imports: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for other in others.into_iter().filter(used) {
        imports.entry(other.file).or_default().push(&other.name);
    }
    for (from, types) in imports {
        let _ = writeln!(text, "import type {{ {} }} from './{from}';", types.join(", "));
    }
    if file == SHARED {
        for game in GAMES {
            let _ = writeln!(text, "export type * from './{}';", game.name);
        }
    }
    if file == SHARED {
        let _ = write!(text, "\n{}\n", refusal_codes());
    }
    for declaration in own {
        let _ = write!(text, "\n{}\n", declaration.text.trim_end());
    }
    text
}

/// Whether a declaration names a type, outside of its comments.
fn names(declaration: &str, name: &str) -> bool {
    let code = declaration.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
    code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')).any(|word| word == name)
}

/// The version of the protocol: a digest of all types without their comments.
fn protocol() -> String {
    let mut digest = Sha256::new();
    for (file, text) in files() {
        digest.update(file);
        for line in text.lines().map(str::trim).filter(|line| !line.starts_with(['*', '/'])) {
            digest.update(line);
        }
    }
    digest.finalize()[..8].iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"))
}

/// Compares a file with a text. If `UPDATE_WIRE` is set, first writes the text to the file.
fn compare(path: &Path, text: &str) {
    if std::env::var_os("UPDATE_WIRE").is_some() {
        fs::write(path, text).unwrap();
    }
    let known = fs::read_to_string(path).unwrap_or_default();
    assert_eq!(known, text, "run UPDATE_WIRE=1 cargo test -p wire");
}

#[test]
fn the_pages_types_are_the_servers() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let page = crates.join("../web/src/lib/wire");
    for (file, text) in files() {
        compare(&page.join(format!("{file}.ts")), &text);
    }
    // A page may still be open or cached, so the server compares its versions with those in this file. The
    // first line is the version of this build. Developers maintain the other lines.
    let versions = crates.join("server/src/protocol.txt");
    let known = fs::read_to_string(&versions).unwrap();
    let own = protocol();
    let all: Vec<&str> = [own.as_str()].into_iter().chain(known.lines().skip(1)).collect();
    compare(&versions, &format!("{}\n", all.join("\n")));
    let text = format!(
        "// Written by `UPDATE_WIRE=1 cargo test -p wire`.\n\
         /**\n * The versions of the protocol that the page speaks, separated by commas: its own, which changes\n \
         * whenever a message does, and earlier ones whose servers it also understands.\n */\n\
         export const PROTOCOL = '{}';\n",
        all.join(",")
    );
    compare(&page.join("protocol.ts"), &text);
}
