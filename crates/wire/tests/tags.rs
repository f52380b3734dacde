//! Clients can tell by the tag alone to which game a legal action or an effect belongs.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;

use ts_rs::{Config, TS};
use wire::games;

/// The values of a tag in the declaration of a type.
fn values(declaration: &str, tag: &str) -> Vec<String> {
    let mark = format!("\"{tag}\": \"");
    let after = declaration.split(&mark).skip(1);
    after.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// Asserts that no two of these types have a value of the tag in common.
fn differ(tag: &str, types: &[(&str, String)]) {
    let mut owners: BTreeMap<String, &str> = BTreeMap::new();
    for (owner, declaration) in types {
        let values = values(declaration, tag);
        assert!(!values.is_empty(), "{owner} has no {tag}: {declaration}");
        for value in values {
            if let Some(other) = owners.insert(value.clone(), owner) {
                panic!("the {tag} {value} is one of {other} and of {owner}");
            }
        }
    }
}

macro_rules! declarations {
    ($($Game:ident $module:ident;)*) => {
        fn forms(config: &Config) -> Vec<(&'static str, String)> {
            vec![$((stringify!($module), games::$module::Legal::decl(config)),)*]
        }

        fn effects(config: &Config) -> Vec<(&'static str, String)> {
            vec![
                $((stringify!($module), games::$module::Effect::decl(config)),)*
                ("all games", games::Plain::decl(config)),
            ]
        }
    };
}
rules::for_each_game!(declarations);

#[test]
fn no_two_games_share_a_form_of_legal_actions() {
    differ("form", &forms(&Config::new()));
}

#[test]
fn no_two_games_share_an_effect() {
    differ("effect", &effects(&Config::new()));
}

#[test]
fn c_12_nobody_passes_by_leaving_the_number_out() {
    let bid = |text: &str| serde_json::from_str::<wire::Command>(text);
    let passes = wire::Command::Bid { seat: 1, number: None };
    assert_eq!(bid(r#"{"do": "bid", "seat": 1, "number": null}"#).unwrap(), passes);
    assert!(bid(r#"{"do": "bid", "seat": 1}"#).unwrap_err().to_string().contains("number"));
}
