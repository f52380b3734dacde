//! Strict Mandua, level by level: how often Tiger errs where there is something to beat, and how often Hunter
//! notices. The highest total is found by trying every sequence of beating actions.

use crate::arena::computer;
use rules::{
    Game, Spec,
    catalog::AnySpec,
    mandua::{Action, Mandua, Phase, TIGER},
};
use search::SearchContext;

/// How many hunters an action beats.
fn beaten_by(game: &Mandua, action: Action) -> Option<u8> {
    game.strike(action).map(|strike| u8::from(strike.jumped.is_some()) + 2 * u8::from(strike.pair.is_some()))
}

/// The highest total, by playing every sequence of beating actions.
fn most(game: &Mandua) -> u8 {
    let mut most = 0;
    for action in rules::legal(game) {
        let Some(beaten) = beaten_by(game, action) else { continue };
        if beaten > 0 {
            let mut next = game.clone();
            next.play(action);
            most = most.max(beaten + if next.phase() == Phase::Prowl { self::most(&next) } else { 0 });
        }
    }
    most
}

/// Positions from games of beginners against each other: those before a turn in which Tiger can beat
/// something, and those in which Hunter may object to a turn of Tiger. Each comes with the highest total.
fn met() -> [Vec<(Mandua, u8)>; 2] {
    let [mut turns, mut looks] = [Vec::new(), Vec::new()];
    for seed in 0..4 {
        let mut computers = [2 * seed, 2 * seed + 1].map(|seed| computer("level:1", seed));
        let mut game = Mandua::new(Spec::parse("mandua:referee=strict").unwrap());
        let mut highest = 0;
        while let Some(seat) = game.turn().seat() {
            if seat == TIGER && game.tigers_turn().announced() == 0 && game.beaten() == 0 {
                highest = most(&game);
                if highest > 0 {
                    turns.push((game.clone(), highest));
                }
            }
            if game.phase() == Phase::Object {
                looks.push((game.clone(), highest));
            }
            let action = computers[seat.index()].choose::<Mandua>(&game, &mut SearchContext::unlimited());
            game.play(action.unwrap());
        }
    }
    [turns, looks]
}

/// Whether Tiger announced or beat anything other than the highest total.
fn erred(game: &Mandua, highest: u8) -> bool {
    game.tigers_turn().announced() != highest || game.beaten() != highest
}

/// Whether the computer errs in a turn of Tiger.
fn errs(name: &str, seed: u64, turn: &Mandua, highest: u8) -> bool {
    let (mut game, mut tiger) = (turn.clone(), computer(name, seed));
    let (mut announced, mut beaten) = (0, 0);
    while game.phase() == Phase::Prowl {
        let action = tiger.choose::<Mandua>(&game, &mut SearchContext::unlimited()).unwrap();
        if let Action::Say(number) = action {
            announced = number;
        }
        beaten += beaten_by(&game, action).unwrap_or(0);
        game.play(action);
    }
    announced != highest || beaten != highest
}

/// Compares the levels by two percentages: of turns in which Tiger errs, and of errors that Hunter overlooks.
#[test]
fn levels_err_less_and_notice_more() {
    let [turns, looks] = met();
    let errors = looks.iter().filter(|(game, highest)| erred(game, *highest)).count();
    assert!(turns.len() > 40 && errors > 30 && looks.len() > errors + 40);
    let [mut erring, mut overlooking] = [Vec::new(), Vec::new()];
    for level in 1..=players::levels(AnySpec::parse("mandua").unwrap()) {
        let name = format!("level:{level}");
        let seeds = 0..;
        let turns = turns.iter().zip(seeds.clone());
        let erroneous = turns.clone().filter(|((turn, highest), seed)| errs(&name, *seed, turn, *highest));
        erring.push(100 * erroneous.count() / turns.count());
        let [mut overlooked, mut needless] = [0, 0];
        for ((game, highest), seed) in looks.iter().zip(seeds) {
            let right = Action::Object(*highest);
            let action =
                computer(&name, seed).choose::<Mandua>(game, &mut SearchContext::unlimited()).unwrap();
            match (erred(game, *highest), action) {
                (true, action) if action != right => overlooked += 1,
                (false, Action::Object(_)) => needless += 1,
                _ => (),
            }
        }
        overlooking.push(100 * overlooked / errors);
        assert_eq!(needless, 0, "{name}");
    }
    println!("Tiger errs: {erring:?}; Hunter overlooks: {overlooking:?}");
    for shares in [erring, overlooking] {
        assert!(shares.is_sorted_by(|weaker, stronger| weaker >= stronger), "{shares:?}");
        assert!(shares[0] > 50 && (20..50).contains(&shares[1]), "{shares:?}");
        assert!(shares[2] < 10 && shares[4..].iter().all(|share| *share == 0), "{shares:?}");
    }
}
