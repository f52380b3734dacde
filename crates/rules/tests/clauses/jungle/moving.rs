//! The board, moving and attacking: J-1 to J-9.

use super::*;

#[test]
fn j_1_dens_traps_and_water() {
    let board = [
        ". . b B b . .",
        ". . . b . . .",
        ". . . . . . .",
        ". ~ ~ . ~ ~ .",
        ". ~ ~ . ~ ~ .",
        ". ~ ~ . ~ ~ .",
        ". . . . . . .",
        ". . . a . . .",
        ". . a A a . .",
    ];
    for (row, rank) in board.iter().zip((0..9).rev()) {
        for (letter, file) in row.split(' ').zip(0..) {
            let terrain = match letter {
                "a" => Terrain::Trap(ORANGE),
                "A" => Terrain::Den(ORANGE),
                "b" => Terrain::Trap(YELLOW),
                "B" => Terrain::Den(YELLOW),
                "~" => Terrain::Water,
                _ => Terrain::Land,
            };
            assert_eq!(Square::at(file, rank).unwrap().terrain(), terrain, "file {file} rank {rank}");
        }
    }
}

#[test]
fn j_2_animals_ranks_and_start() {
    let start = drawn(
        "l . # ^ # . t
         . d . # . c .
         r . p . w . e
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         E . W . P . R
         . C . # . D .
         T . # ^ # . L",
        "o -",
    );
    assert_eq!(start, Jungle::new(Spec));
    assert_eq!(start.position().unwrap(), START);
    let names = ["rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant"];
    for ((kind, name), rank) in Kind::ALL.into_iter().zip(names).zip(1..) {
        assert_eq!((kind.rank(), kind.name()), (rank, format!("jungle-{name}").as_str()));
        for side in Seat::all(2) {
            assert!(start.square(Animal { side, kind }).is_some());
        }
    }
}

#[test]
fn j_3_one_step_in_turn_and_no_passing() {
    let mut game = drawn(
        "w . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . C . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(Jungle::new(Spec).turn(), Turn::Seat(ORANGE));
    assert_eq!(targets(&game, "b2"), "a2 b1 b3 c2");
    assert_eq!(game.count(), 4);
    assert_eq!(refused(&game, "b2-b2"), "J-3 jungle-no-passing");
    assert_eq!(refused(&game, "b2-c3"), "J-3 jungle-too-far animal=jungle-cat");
    assert_eq!(refused(&game, "b2-d2"), "J-3 jungle-too-far animal=jungle-cat");
    assert_eq!(refused(&game, "c5-c6"), "J-3 jungle-no-animal square=c5");
    assert_eq!(refused(&game, "a9-a8"), "J-3 jungle-not-yours animal=jungle-wolf square=a9");
    play(&mut game, "b2-b3");
    assert_eq!(game.turn(), Turn::Seat(YELLOW));
    assert_eq!(targets(&game, "a9"), "a8 b9");
    play(&mut game, "a9-a8");
    assert_eq!(game.turn(), Turn::Seat(ORANGE));
}

#[test]
fn j_4_not_onto_own_animals_nor_into_the_own_den() {
    let game = drawn(
        ". . # ^ w . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . . C L . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(targets(&game, "d2"), "d3 e2");
    assert_eq!(refused(&game, "d2-c2"), "J-4 jungle-own-animal animal=jungle-cat square=c2");
    assert_eq!(refused(&game, "d2-d1"), "J-4 jungle-own-den animal=jungle-lion");
    let game = after(&game, "c2-b2");
    assert_eq!(targets(&game, "e9"), "e8 f9");
    assert_eq!(refused(&game, "e9-d9"), "J-4 jungle-own-den animal=jungle-wolf");
}

#[test]
fn j_5_only_rat_and_dog_enter_water() {
    let game = drawn(
        "e . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ R . ~ ~ .
         . ~ ~ . ~ ~ .
         . C . W D L E
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(targets(&game, "c5"), "b5 c4 c6 d5");
    assert_eq!(targets(&game, "e3"), "e2 e4");
    assert_eq!(targets(&game, "b3"), "a3 b2 c3");
    assert_eq!(refused(&game, "b3-b4"), "J-5 jungle-no-swimmer animal=jungle-cat square=b4");
    assert_eq!(refused(&game, "f3-f4"), "J-5 jungle-no-swimmer animal=jungle-lion square=f4");
}

#[test]
fn j_5_attacks_into_within_and_out_of_water() {
    let game = drawn(
        "e . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ r D ~ ~ .
         . ~ R c ~ ~ .
         . . . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    // The Dog on land attacks a Rat in the water, and a Rat attacks within the water. From the water, the Dog
    // can attack the Cat on land. The Rat cannot, because the Cat's rank is higher.
    assert_eq!(targets(&game, "d5"), "c5 d4 d6 e5");
    assert_eq!(targets(&game, "c4"), "b4 c3 c5");
    assert_eq!(at(&after(&game, "d5-c5"), "c5"), Some((ORANGE, Kind::Dog)));
    assert_eq!(at(&after(&game, "c4-c5"), "c5"), Some((ORANGE, Kind::Rat)));
    let out = drawn(
        "e . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ D c ~ ~ .
         . . . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(at(&after(&out, "c4-d4"), "d4"), Some((ORANGE, Kind::Dog)));
}

#[test]
fn j_6_lion_and_tiger_jump_both_ways() {
    let game = drawn(
        "e . # ^ # . .
         . . . # . . .
         . w . . . . .
         . ~ ~ . ~ ~ .
         T ~ ~ L ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(targets(&game, "d5"), "d4 d6 g5");
    assert_eq!(targets(&game, "a5"), "a4 a6");
    assert_eq!(refused(&game, "d5-a5"), "J-4 jungle-own-animal animal=jungle-tiger square=a5");
    assert_eq!(refused(&game, "d5-f5"), "J-3 jungle-too-far animal=jungle-lion");
    let mut game = after(&game, "d5-d4 a9-b9 d4-d3 b9-a9 d3-c3 a9-b9");
    assert_eq!(targets(&game, "c3"), "b3 c2 c7 d3");
    play(&mut game, "c3-b3 b9-a9");
    // A jump may attack: the Lion takes the Wolf beyond the lake.
    let effect = game.effect("b3-b7".parse().unwrap()).unwrap();
    assert_eq!(list(effect.crossed), "b4 b5 b6");
    assert_eq!(effect.taken, Some(Animal { side: YELLOW, kind: Kind::Wolf }));
    play(&mut game, "b3-b7");
    assert_eq!(at(&game, "b7"), Some((ORANGE, Kind::Lion)));
}

#[test]
fn j_6_leopard_jumps_along_ranks_only() {
    let game = drawn(
        "e . # ^ # . .
         . . . # . . .
         . . . . . . .
         P ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(targets(&game, "a6"), "a5 a7 d6");
    let game = after(&game, "a6-a7 a9-b9");
    let game = after(&game, "a7-b7 b9-a9");
    assert_eq!(targets(&game, "b7"), "a7 b8 c7");
    assert_eq!(refused(&game, "b7-b3"), "J-6 jungle-leopard-across");
    let wolf = drawn(
        "e . # ^ # . .
         . . . # . . .
         . . . . . . .
         W ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(refused(&wolf, "a6-d6"), "J-6 jungle-no-jumper animal=jungle-wolf");
}

#[test]
fn j_6_enemy_swimmers_block_a_jump_and_own_do_not() {
    let game = drawn(
        "e . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         T R ~ . ~ r .
         . d ~ . ~ ~ .
         . L . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(targets(&game, "a5"), "a4 a6 d5");
    assert_eq!(targets(&game, "b3"), "a3 b2 c3");
    assert_eq!(
        refused(&game, "b3-b7"),
        "J-6 jungle-jump-blocked animal=jungle-lion blocker=jungle-dog square=b4"
    );
    let game = after(&game, "a5-d5 a9-b9");
    assert_eq!(targets(&game, "d5"), "a5 d4 d6");
    assert_eq!(
        refused(&game, "d5-g5"),
        "J-6 jungle-jump-blocked animal=jungle-tiger blocker=jungle-rat square=f5"
    );
}

#[test]
fn j_7_equal_or_lower_rank_is_taken() {
    let game = drawn(
        "e . # ^ # . .
         . . . # . . .
         . . . w . . .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . . . p . . .
         . . d W . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(targets(&game, "d2"), "c2 e2");
    let refusal = game.check("d2-d3".parse().unwrap()).unwrap_err();
    assert_eq!((refusal.clause(), refusal.key()), ("J-7", "jungle-too-strong"));
    let args: Vec<(&str, Arg)> = refusal.args().map(|(name, arg)| (name, arg.clone())).collect();
    let expected = [
        ("animal", Arg::Name("jungle-wolf")),
        ("rank", Arg::Number(4)),
        ("prey", Arg::Name("jungle-leopard")),
        ("prey_rank", Arg::Number(5)),
    ];
    assert_eq!(args, expected);
    let game = after(&game, "d2-c2");
    assert_eq!((at(&game, "c2"), game.score(ORANGE), game.score(YELLOW)), (Some((ORANGE, Kind::Wolf)), 5, 7));
    let equal = drawn(
        "e . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . . w W . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(at(&after(&equal, "d3-c3"), "c3"), Some((ORANGE, Kind::Wolf)));
}

#[test]
fn j_8_rat_and_elephant() {
    let game = drawn(
        ". . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ ~ e ~ ~ .
         . ~ ~ R ~ ~ .
         . . . . . . .
         . . . # . . r
         . . # ^ # . E",
        "o -",
    );
    assert_eq!(targets(&game, "d4"), "c4 d3 d5 e4");
    assert_eq!(targets(&game, "g1"), "f1 g2");
    assert_eq!(at(&after(&game, "d4-d5"), "d5"), Some((ORANGE, Kind::Rat)));
    assert_eq!(at(&after(&game, "g1-g2"), "g2"), Some((ORANGE, Kind::Elephant)));
    let water = drawn(
        ". . # ^ # . .
         . . . # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ R e ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . . . # . . .
         . . # ^ # . .",
        "o -",
    );
    assert_eq!(targets(&water, "c5"), "b5 c4 c6");
    assert_eq!(refused(&water, "c5-d5"), "J-8 jungle-rat-in-water");
}

#[test]
fn j_9_rank_0_on_every_trap() {
    // Yellow's Lion is on a trap of Orange, and Yellow's Elephant on a trap of Yellow: a Dog can take the
    // Lion, and a Cat the Elephant. Orange's Tiger on a trap is attacked at rank 0 but attacks at its own
    // rank.
    let game = drawn(
        ". . e ^ # . .
         . . C # . . .
         . . . . . . .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . ~ ~ . ~ ~ .
         . . . . . . .
         . . p l D . .
         . . T ^ # . .",
        "o -",
    );
    assert_eq!(targets(&game, "c8"), "b8 c7 c9 d8");
    assert_eq!(targets(&game, "e2"), "d2 e1 e3 f2");
    assert_eq!(targets(&game, "c1"), "b1 c2");
    assert_eq!(
        ["c9", "d2", "c1", "c8", "g5"].map(|at| game.rank(square(at))),
        [Some(0), Some(0), Some(0), Some(2), None]
    );
    assert_eq!(at(&after(&game, "c8-c9"), "c9"), Some((ORANGE, Kind::Cat)));
    let yellow = after(&game, "c8-b8");
    assert_eq!(targets(&yellow, "c2"), "b2 c1 c3");
}

#[test]
fn perft_from_the_start() {
    let mut game = Jungle::new(Spec);
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&mut game, depth)), [24, 576, 12264, 261_121]);
    assert_eq!(game, Jungle::new(Spec));
}
