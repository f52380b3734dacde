//! jungle.

use rules::{
    Game,
    jungle::{Jungle, Spec},
    perft,
};

#[test]
fn perft_figures() {
    let mut game = Jungle::new(Spec);
    assert_eq!(game.position().unwrap(), "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L o -");
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&mut game, depth)), [24, 576, 12264, 261_121]);
}
