//! Every refusal of a table or of the server has its sentence in the book. Every sentence has its refusal.

use std::{collections::BTreeMap, fs, path::Path};

use wire::refusals::{server, table};

/// The keys of the sentences, each with the sentence.
fn sentences(language: &str) -> BTreeMap<String, String> {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book").join(language);
    let text = fs::read_to_string(book.join("table.ftl")).unwrap();
    let mut sentences: BTreeMap<String, String> = BTreeMap::new();
    for line in text.lines() {
        if let Some((key, sentence)) = line.split_once(" = ").filter(|_| !line.starts_with([' ', '#'])) {
            sentences.insert(key.to_owned(), sentence.to_owned());
        } else if let Some(mut last) = sentences.last_entry().filter(|_| line.starts_with([' ', '}'])) {
            last.get_mut().push_str(line);
        }
    }
    sentences
}

#[test]
fn every_refusal_has_a_sentence_with_its_arguments() {
    for language in ["en", "de"] {
        let mut sentences = sentences(language);
        for kind in table::REFUSALS.iter().chain(server::REFUSALS) {
            let sentence = sentences.remove(kind.code).unwrap_or_else(|| panic!("{language}: {}", kind.code));
            for arg in kind.args {
                assert!(sentence.contains(&format!("${arg}")), "{language}: {sentence}");
            }
            assert_eq!(sentence.contains('$'), !kind.args.is_empty(), "{language}: {sentence}");
        }
        assert!(sentences.is_empty(), "{language}: {sentences:?}");
    }
}

#[test]
fn every_refusal_has_a_code_of_its_own_and_a_status_of_a_failure() {
    let kinds: Vec<_> = table::REFUSALS.iter().chain(server::REFUSALS).collect();
    for (i, kind) in kinds.iter().enumerate() {
        assert!(kinds[..i].iter().all(|other| other.code != kind.code), "{}", kind.code);
        assert!((400..600).contains(&kind.status), "{}", kind.code);
        assert_eq!(
            kind.with(kind.args.iter().map(|_| wire::words::RefusalArg::Number(1))).status(),
            kind.status
        );
    }
}
