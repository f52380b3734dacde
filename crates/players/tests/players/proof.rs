//! Proofs: beside a plain minimax, beside the whole graph of a small game, and under the clauses about long play.

use std::{collections::HashMap, ops::ControlFlow};

use players::proof::{Clauses, OfJungle, OfMana, OfMandua, Prover, Verdict, Watch};
use rules::{Game, Seat, Spec, jungle::Jungle, legal, mana::Mana, mandua::Mandua};
use search::Generator;

fn position<G: Game>(spec: &str, text: &str) -> G {
    G::from_position(Spec::parse(spec).unwrap(), text).unwrap()
}

const BYTES: usize = 64 << 20;

/// What is proven of a position, the winner's shortest way looked for; and how many nodes that took.
fn prove<G: Game, C: Clauses<G>>(clauses: C, game: &G, nodes: u64) -> (Verdict, bool, u64) {
    let mut prover = Prover::new(clauses, BYTES);
    let mut watch = Watch { stop: &|| false, report: &mut |_| () };
    let seat = game.turn().seat().unwrap();
    let verdict = prover.value(game, seat, nodes, &mut watch);
    let (verdict, shortest) = prover.shortest(game, seat, verdict, nodes, &mut watch);
    (verdict, shortest, prover.nodes())
}

#[test]
#[ignore]
fn look() {
    for text in ["3r3/2E4/7/7/7/7/7/7/7 o -", "7/7/7/7/7/7/7/1L5/3r3 o -", "7/7/7/7/7/4l2/7/1L3R1/5r1 o -"] {
        println!("{text}");
        if let Ok(game) = Jungle::from_position(Spec::parse("jungle").unwrap(), text) {
            let t = std::time::Instant::now();
            println!("{:?} {:?}", prove(OfJungle, &game, 20_000_000), t.elapsed());
        } else {
            println!("bad");
        }
    }
    let mut random = Generator::new(1);
    let t = std::time::Instant::now();
    let mut c = [0; 4];
    for _ in 0..20 {
        let mut game = Mana::new(Spec::parse("mana").unwrap());
        for _ in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            let a = game.sample(&mut random).unwrap();
            game.play(a);
        }
        if game.outcome().is_some() {
            continue;
        }
        let game = game.afresh();
        let r = prove(OfMana, &game, 1_000_000);
        println!("{} {:?} {:?}", game.position().unwrap(), r, t.elapsed());
        c[(r.0.value().map_or(2, |v| v) + 1) as usize] += 1;
    }
    println!("{c:?}");
    for _ in 0..20 {
        let mut game = Mandua::new(Spec::parse("mandua").unwrap());
        for _ in 0..120 {
            if game.outcome().is_some() {
                break;
            }
            let a = game.sample(&mut random).unwrap();
            game.play(a);
        }
        if game.outcome().is_some() {
            continue;
        }
        let game = game.afresh();
        let r = prove(OfMandua, &game, 1_000_000);
        println!("{} {:?} {:?}", game.position().unwrap(), r, t.elapsed());
    }
    for _ in 0..20 {
        let mut game = Jungle::new(Spec::parse("jungle").unwrap());
        for _ in 0..100 {
            if game.outcome().is_some() {
                break;
            }
            let a = game.sample(&mut random).unwrap();
            game.play(a);
        }
        if game.outcome().is_some() {
            continue;
        }
        let game = game.afresh();
        let r = prove(OfJungle, &game, 1_000_000);
        println!("{} {:?} {:?}", game.position().unwrap(), r, t.elapsed());
    }
}
