//! The clauses of Mandua, `MD-1` to `MD-28`.

use rules::{
    Game, Spec as _,
    mandua::{Mandua, Spec},
    perft,
};

#[test]
fn perft_table() {
    for (spec, counts) in [
        ("mandua", &[21, 112, 2248, 12080, 226_456][..]),
        ("mandua:referee=strict", &[21, 189, 3872, 45960]),
        ("mandua:referee=strict,start=cages", &[25, 125, 2604, 27348]),
        ("mandua:referee=strict,start=cross", &[21, 353, 7652, 119_556]),
        ("mandua:start=cages", &[25, 88, 2028, 9828, 211_440]),
        ("mandua:start=cross", &[21, 216, 4336, 31264]),
    ] {
        let mut game = Mandua::new(Spec::parse(spec).unwrap());
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&mut game, depth), count, "{spec} {depth}");
        }
    }
}
