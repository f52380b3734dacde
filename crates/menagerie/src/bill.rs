//! The software bill of materials: what this program contains, in CycloneDX 1.6 (ECMA-424). With it, tools
//! can report which known vulnerabilities affect the program.

use std::{
    collections::BTreeMap,
    io::{self, Write as _},
};

use clap::Args;
use serde_json::{Value, json};

use crate::failure::Result;

/// The crates, as `build/crates.rs` lists them.
const CRATES: &str = include_str!(concat!(env!("OUT_DIR"), "/crates.txt"));
/// The packages in the page, as `web/packages.ts` lists them. There are none without a page.
const PACKAGES: &str = include_str!(concat!(env!("OUT_DIR"), "/packages.txt"));

/// The flags that print information about the program instead of running a command.
#[derive(Args)]
pub(crate) struct VersionArgs {
    /// Print the version, with its commit and date
    #[arg(short = 'V', long)]
    version: bool,
    /// With --version: print what the program contains, as a CycloneDX bill of materials in JSON
    #[arg(long, requires = "version")]
    json: bool,
}

impl VersionArgs {
    /// Whether the user asked for the version.
    pub(crate) fn is_asked(&self) -> bool {
        self.version
    }

    /// Prints the version or, with `--json`, the bill of materials.
    pub(crate) fn run(&self) -> Result {
        let mut out = anstream::AutoStream::auto(io::stdout().lock());
        if self.json {
            writeln!(out, "{:#}", bill(CRATES, PACKAGES))?;
        } else {
            writeln!(out, "menagerie {}", version::VERSION)?;
        }
        Ok(())
    }
}

/// A crate or package that the program contains.
struct Component<'a> {
    name: &'a str,
    version: &'a str,
    licence: &'a str,
    /// The hash of the published package: the name of the hash algorithm, then the hash in hexadecimal
    /// digits. `None` for a crate of this workspace.
    hash: Option<(&'static str, &'a str)>,
    /// The type of the registry in a package URL: `cargo` or `npm`.
    registry: &'static str,
}

impl Component<'_> {
    /// Returns the identifier by which the bill refers to this component. For a published package, this is
    /// the package URL. A crate of this workspace gets a reference of another form, because a package URL
    /// could name an unrelated crate in the registry.
    fn reference(&self) -> String {
        let Component { name, version, registry, .. } = self;
        match self.hash {
            Some(_) => {
                let encoded = |text: &str| text.replace('@', "%40").replace('+', "%2B");
                format!("pkg:{registry}/{}@{}", encoded(name), encoded(version))
            }
            None => format!("menagerie:{name}@{version}"),
        }
    }

    fn to_json(&self) -> Value {
        let (group, name) = match (self.name.split_once('/'), self.hash) {
            (Some((group, name)), _) => (Some(group), name),
            (None, None) => (Some("menagerie"), self.name),
            (None, Some(_)) => (None, self.name),
        };
        // Older crates separate alternative licences by a slash, which is not valid in SPDX.
        let licence = self.licence.replace(" / ", "/").replace('/', " OR ");
        let mut object = json!({
            "type": "library",
            "bom-ref": self.reference(),
            "name": name,
            "version": self.version,
            "licenses": [{"expression": licence}],
        });
        if let Some(group) = group {
            object["group"] = group.into();
        }
        if let Some((algorithm, digits)) = self.hash {
            object["purl"] = self.reference().into();
            object["hashes"] = json!([{"alg": algorithm, "content": digits}]);
        }
        object
    }
}

/// Builds the bill from a list of crates and a list of packages. The first crate is the program.
fn bill(crates: &str, packages: &str) -> Value {
    let mut components = BTreeMap::new();
    let mut needs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    // The references of the crates on the path from the program down to the crate of the current line. Each
    // crate on this path needs the next one.
    let mut path: Vec<String> = Vec::new();
    for line in crates.lines() {
        let mut parts = line.split('\t');
        let mut part = || parts.next().unwrap_or_default();
        let (depth, name, version, licence, hash) = (part(), part(), part(), part(), part());
        let hash = (!hash.is_empty()).then_some(("SHA-256", hash));
        let component = Component { name, version, licence, hash, registry: "cargo" };
        path.truncate(depth.parse().unwrap_or_default());
        let reference = component.reference();
        if let Some(parent) = path.last() {
            needs.entry(parent.clone()).or_default().push(reference.clone());
        }
        components.entry(reference.clone()).or_insert_with(|| component.to_json());
        path.push(reference);
    }
    let root = path.first().cloned().unwrap_or_default();
    for line in packages.lines() {
        let mut parts = line.split('\t');
        let mut part = || parts.next().unwrap_or_default();
        let (name, version, licence, hash) = (part(), part(), part(), part());
        let component = Component { name, version, licence, hash: Some(("SHA-512", hash)), registry: "npm" };
        needs.entry(root.clone()).or_default().push(component.reference());
        components.insert(component.reference(), component.to_json());
    }
    let mut program = components.remove(&root).unwrap_or_default();
    program["type"] = "application".into();
    for references in needs.values_mut() {
        references.sort_unstable();
        references.dedup();
    }
    let dependencies = |reference: &String| json!({"ref": reference, "dependsOn": needs.get(reference).map(Vec::as_slice).unwrap_or_default()});
    let all: Vec<Value> = [&root].into_iter().chain(components.keys()).map(dependencies).collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"lifecycles": [{"phase": "build"}], "component": program},
        "components": components.into_values().collect::<Vec<_>>(),
        "dependencies": all,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::bill;

    const CRATES: &str = "0\tmenagerie\t0.1.0\tMIT OR Apache-2.0\t\n\
                          1\tbook\t0.1.0\tMIT OR Apache-2.0\t\n\
                          2\tmemchr\t2.8.3\tUnlicense/MIT\taa\n\
                          1\tmemchr\t2.8.3\tUnlicense/MIT\taa\n\
                          1\tzstd-sys\t2.1.2+zstd.1.5.7\tBSD-3-Clause\tbb\n";

    fn names(bill: &Value) -> Vec<&str> {
        bill["components"].as_array().unwrap().iter().map(|part| part["bom-ref"].as_str().unwrap()).collect()
    }

    fn needs<'a>(bill: &'a Value, reference: &str) -> &'a Value {
        let all = bill["dependencies"].as_array().unwrap();
        &all.iter().find(|needed| needed["ref"] == reference).unwrap()["dependsOn"]
    }

    #[test]
    fn each_crate_is_listed_once_with_what_it_needs() {
        let bill = bill(CRATES, "");
        assert_eq!(bill["metadata"]["component"]["bom-ref"], "menagerie:menagerie@0.1.0");
        let (memchr, zstd) = ("pkg:cargo/memchr@2.8.3", "pkg:cargo/zstd-sys@2.1.2%2Bzstd.1.5.7");
        assert_eq!(names(&bill), ["menagerie:book@0.1.0", memchr, zstd]);
        assert_eq!(needs(&bill, "menagerie:menagerie@0.1.0"), &json!(["menagerie:book@0.1.0", memchr, zstd]));
        assert_eq!(needs(&bill, "menagerie:book@0.1.0"), &json!([memchr]));
        assert_eq!(needs(&bill, memchr), &json!([]));
    }

    #[test]
    fn a_published_crate_has_a_package_url_and_its_hash() {
        let bill = bill(CRATES, "");
        let memchr = &bill["components"][1];
        assert_eq!(memchr["purl"], "pkg:cargo/memchr@2.8.3");
        assert_eq!(memchr["hashes"], json!([{"alg": "SHA-256", "content": "aa"}]));
        assert_eq!(memchr["licenses"], json!([{"expression": "Unlicense OR MIT"}]));
    }

    /// The registry has an unrelated crate `book`.
    #[test]
    fn a_crate_of_the_workspace_is_not_taken_for_a_published_one() {
        let bill = bill(CRATES, "");
        let book = &bill["components"][0];
        assert_eq!((&book["name"], &book["group"]), (&json!("book"), &json!("menagerie")));
        assert_eq!((book.get("purl"), book.get("hashes")), (None, None));
    }

    #[test]
    fn a_package_of_the_page_belongs_to_the_program() {
        let bill = bill(CRATES, "@fluent/bundle\t0.19.1\tApache-2.0\tcc\n");
        let reference = "pkg:npm/%40fluent/bundle@0.19.1";
        let package = &bill["components"][3];
        assert_eq!(package["bom-ref"], reference);
        assert_eq!((&package["group"], &package["name"]), (&json!("@fluent"), &json!("bundle")));
        assert_eq!(package["hashes"], json!([{"alg": "SHA-512", "content": "cc"}]));
        assert_eq!(needs(&bill, "menagerie:menagerie@0.1.0")[3], reference);
    }
}
