//! Runs the checks on arbitrary input.

use checks::{certificate, engine, record, text, tree, value_certificate, whole_game, wire};
use proptest::{prelude::*, test_runner::RngSeed};

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1),
        ..ProptestConfig::default()
    }
}

/// Text that looks like a message.
fn message() -> impl Strategy<Value = String> {
    const LEAF: &str = "\"(watch|unwatch|order|sit|leave|fill|play|resign|offer|answer|abort|claim|rematch|draw|win|fischer|days|none|me|anyone|computer|mana|jungle|manitou:players=3|[ -~]{0,6})\"|-?[0-9]{1,12}|null|true|false";
    const KEY: &str = "(type|do|table|seat|after|id|command|ply|action|offer|accept|remedy|level|spec|position|seats|kind|lot|clock|seconds|increment|days|listed|name|record|invitation)";
    let flat = prop::collection::vec((KEY, LEAF), 0..6);
    let field = prop_oneof![
        3 => LEAF.prop_map(|leaf| leaf),
        1 => flat.clone().prop_map(|fields| object(&fields)),
        1 => flat.prop_map(|fields| format!("[{},{}]", object(&fields), object(&fields))),
    ];
    prop::collection::vec((KEY, field), 0..6).prop_map(|fields| object(&fields))
}

fn object(fields: &[(String, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
    format!("{{{}}}", fields.join(","))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn nothing_breaks_the_readers(which in any::<u8>(), tail in "[ -~]{0,40}|[a-g1-9@=:,+/?!TthD*x -]{0,40}|\\PC{0,20}") {
        let mut data = vec![which];
        data.extend(tail.bytes());
        text(&data);
    }

    #[test]
    fn nothing_breaks_the_engine(
        lines in prop::collection::vec(
            "(ugi|go|query|position|setoption|stop)?[ ]?(startpos|fen|nodes|name Game value|legal|position)?( moves| mana| jungle| manitou| [ -~]{0,12}){0,3}",
            0..8,
        )
    ) {
        engine(lines.join("\n").as_bytes());
    }

    #[test]
    fn nothing_breaks_what_messages_are_read_by(lines in prop::collection::vec(message(), 0..4)) {
        wire(lines.join("\n").as_bytes());
    }

    #[test]
    fn nothing_breaks_the_record_reader(body in "(\\[[A-Z][a-z]{0,6}[01]? \"[a-z0-9 :=,.*-]{0,12}\"\\]\n){0,6}\n?[ -~\n]{0,80}") {
        record(body.as_bytes());
    }

    /// Most of these texts are broken, and some are records with variations.
    #[test]
    fn nothing_breaks_the_reader_of_variations(
        body in prop_oneof![
            "(1\\. 4[!?]{0,2}|2\\. [123][!?]?|3\\. [56]|\\(2\\. [23]|\\(3\\. [156]|\\)|\\{[ -~]{0,4}\\}|[()\n ]){0,20}",
            "1\\. 4( \\(1\\. [56]( 2\\. 1)?( \\{[ -z]{0,3}\\})?\\)){0,2} 2\\. [12]( \\(2\\. [23][!?]?\\)){0,2}( \\([23]\\. [45]\\))?",
        ]
    ) {
        record(format!("[Spec \"mancala:stones=3\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n{body}").as_bytes());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..config() })]

    #[test]
    fn nothing_breaks_a_table(data in prop::collection::vec(any::<u8>(), 0..200)) {
        wire(&[b"#", data.as_slice()].concat());
    }

    #[test]
    fn nothing_breaks_a_tree_of_variations(data in prop::collection::vec(any::<u8>(), 0..120)) {
        tree(&data);
    }

    #[test]
    fn only_a_true_certificate_is_accepted(data in prop::collection::vec(any::<u8>(), 0..60)) {
        certificate(&data);
    }

    #[test]
    fn only_a_true_value_is_accepted(data in prop::collection::vec(any::<u8>(), 0..60)) {
        value_certificate(&data);
    }

    #[test]
    fn nothing_breaks_a_game(data in prop::collection::vec(any::<u8>(), 0..60)) {
        whole_game(&data);
    }
}
