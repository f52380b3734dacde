//! Trials of strength (MN-13 to MN-15).

use super::*;

#[test]
fn mn_13_who_defeats_whom() {
    let table = [
        ("chief", "rain scout medicine", "matriarch"),
        ("matriarch", "chief", "rain scout medicine"),
        ("rain", "scout matriarch", "chief medicine"),
        ("scout", "medicine matriarch", "chief rain"),
        ("medicine", "rain matriarch", "chief scout"),
    ];
    for (name, defeats, defeated_by) in table {
        let hero = card(name);
        for other in Card::all().filter(|card| card.is_hero()) {
            let other_name = other.to_string();
            assert_eq!(
                hero.defeats(other),
                defeats.split(' ').any(|name| name == other_name),
                "{name} {other}"
            );
            assert_eq!(
                other.defeats(hero),
                defeated_by.split(' ').any(|name| name == other_name),
                "{other} {name}"
            );
        }
    }
}

/// Two players' heroes in ground 1: seat 0 plays `old` there, one after the other, and then seat 1 plays
/// `new`.
fn trial(old: &[&str], new: &str) -> (String, String) {
    let mut game = start("manitou");
    let fillers = ["1", "2", "3", "4", "5", "6", "7"];
    let first = [old, &fillers[..8 - old.len()]].concat().join(" ");
    begin(&mut game, "t1,t1|t1,t1,t1|t1,t1,t1", &[&first, &format!("{new} 1 2 3 4 5 6")]);
    for (number, hero) in old.iter().enumerate() {
        let answer = if number + 1 == old.len() { format!("{new}@1") } else { "1@2".into() };
        run(&mut game, &format!("play:{hero}@1 play:{answer}"));
    }
    (lying(&game, 0, 1), lying(&game, 1, 1))
}

#[test]
fn mn_14_one_hero_is_met() {
    assert_eq!(trial(&["scout"], "chief"), ("scout!".into(), "chief".into()));
    assert_eq!(trial(&["matriarch"], "chief"), ("matriarch".into(), "chief!".into()));
    assert_eq!(trial(&["chief"], "chief"), ("chief!".into(), "chief!".into()));
}

#[test]
fn mn_14_one_owner_of_heroes_a_ground() {
    let game = in_second_hunt();
    let owners = Ground::ALL.map(|ground| game.public().hero_owner(ground));
    assert_eq!(owners, [Some(seat(0)), Some(seat(1)), Some(seat(0))]);
    assert_eq!((lying(&game, 0, 1), lying(&game, 1, 1)), ("8 matriarch scout".into(), "4 chief!".into()));
    assert_eq!((lying(&game, 0, 2), lying(&game, 1, 2)), ("9 rain!".into(), "5 chief".into()));
    assert_eq!((lying(&game, 0, 3), lying(&game, 1, 3)), ("10 chief".into(), "6 scout! rain!".into()));
}

#[test]
fn mn_15_two_heroes_cost_a_sacrifice() {
    // The book's example: a Scout protected by a Chieftain, attacked by a Matriarch or a Chieftain.
    assert_eq!(trial(&["scout", "chief"], "matriarch"), ("scout chief!".into(), "matriarch!".into()));
    assert_eq!(trial(&["scout", "chief"], "chief"), ("scout chief!".into(), "chief!".into()));
    // The newcomer meets the later hero. The Rain Maker would defeat the Scout.
    assert_eq!(trial(&["scout", "chief"], "rain"), ("scout chief".into(), "rain!".into()));
    assert_eq!(trial(&["chief", "scout"], "rain"), ("chief scout!".into(), "rain!".into()));
}

#[test]
fn mn_15_then_a_trial_against_the_one_left() {
    let mut game = start("manitou");
    begin(&mut game, "t1,t1|t1,t1,t1|t1,t1,t1", &["scout chief 1 2 3 4 5 6", "1 matriarch rain 2 3 4 5"]);
    run(&mut game, "play:scout@1 play:1@2 play:chief@1 play:matriarch@1 play:1@2 play:rain@1");
    assert_eq!((lying(&game, 0, 1), lying(&game, 1, 1)), ("scout! chief!".into(), "matriarch! rain".into()));
}
