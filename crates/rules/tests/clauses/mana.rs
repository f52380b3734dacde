use rules::{
    Game, Spec as _,
    mana::{Mana, Spec},
    perft,
};

#[test]
fn perft_figures() {
    for (spec, counts) in [
        ("mana", &[3u64, 9, 1098, 28062][..]),
        ("mana:bird=spirit", &[3, 9, 1098, 28890]),
        ("mana:setup=advanced", &[5544]),
        ("mana:setup=advanced,bird=spirit", &[5544]),
    ] {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&mut Mana::new(Spec::parse(spec).unwrap()), depth), count, "{spec} {depth}");
        }
    }
}
