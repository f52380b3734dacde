//! The TypeScript types of the page are those of this crate. `UPDATE_WIRE=1 cargo test -p wire` writes them anew.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::{any::TypeId, collections::HashSet, fmt::Write, fs, path::PathBuf};

use ts_rs::{Config, TS, TypeVisitor};
use wire::{
    FromClient, FromServer,
    http::{
        Games, Invitation, Invite, Join, Joined, NewName, NewTable, Newcomer, Paste, Point, Records, Show,
        Shown, Study, Tables,
    },
    refusals::{server, table},
};

/// Writes a type and all that it is made of, each once.
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    found: Vec<(String, String)>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            self.found.push((T::ident(&self.config), format!("{docs}export {}", T::decl(&self.config))));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The union of the codes that tables and the server refuse with.
fn refusal_codes() -> String {
    let kinds = table::REFUSALS.iter().chain(server::REFUSALS);
    let mut codes: Vec<String> = kinds.map(|kind| format!("{:?}", kind.code)).collect();
    codes.sort();
    let doc = "/**\n * The code of a refusal that no rule of a game makes.\n */";
    format!("{doc}\nexport type RefusalCode = {};", codes.join(" | "))
}

fn declarations() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, seen: HashSet::new(), found: Vec::new() };
    all.visit::<FromClient>();
    all.visit::<FromServer>();
    all.visit::<Games>();
    all.visit::<NewName>();
    all.visit::<NewTable>();
    all.visit::<Tables>();
    all.visit::<Invite>();
    all.visit::<Invitation>();
    all.visit::<Join>();
    all.visit::<Joined>();
    all.visit::<Newcomer>();
    all.visit::<Paste>();
    all.visit::<Point>();
    all.visit::<Records>();
    all.visit::<Show>();
    all.visit::<Shown>();
    all.visit::<Study>();
    all.found.sort();
    let twice = all.found.windows(2).find(|pair| pair[0].0 == pair[1].0);
    assert!(twice.is_none(), "two types with one name: {twice:?}");
    let mut text =
        String::from("// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.\n");
    let _ = write!(text, "\n{}\n", refusal_codes());
    for (_, declaration) in all.found {
        let _ = write!(text, "\n{}\n", declaration.trim_end());
    }
    text
}

#[test]
fn the_pages_types_are_the_servers() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/types.ts");
    let text = declarations();
    if std::env::var_os("UPDATE_WIRE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(known, text, "run UPDATE_WIRE=1 cargo test -p wire");
}
