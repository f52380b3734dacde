//! Arbitrary text breaks nothing.

use checks::{engine, record, text, whole_game};
use proptest::{prelude::*, test_runner::RngSeed};

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1),
        ..ProptestConfig::default()
    }
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
    fn nothing_breaks_the_record_reader(body in "(\\[[A-Z][a-z]{0,6}[01]? \"[a-z0-9 :=,.*-]{0,12}\"\\]\n){0,6}\n?[ -~\n]{0,80}") {
        record(body.as_bytes());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..config() })]

    #[test]
    fn nothing_breaks_a_game(data in prop::collection::vec(any::<u8>(), 0..60)) {
        whole_game(&data);
    }
}
