//! Sharing out tiles (MN-21 to MN-24).

use super::*;

/// Each take's seat, ground and reason, in order. The seats always take the first kind.
fn takes(game: &mut Manitou) -> Vec<String> {
    std::iter::from_fn(|| match game.public().phase() {
        Phase::Take(take) => {
            let share = match take.share {
                Share::Heroes => 'A',
                Share::Highest => 'B',
                Share::Next => 'C',
            };
            let action = legal(game)[0];
            game.try_play(action).unwrap();
            Some(format!("{}:{}{share}", take.ground, take.seat))
        }
        _ => None,
    })
    .collect()
}

#[test]
fn mn_21_heroes_take_first() {
    // See `in_second_hunt`. Ground 1 has two tiles: one for the heroes, and one for the 8.
    let mut game = in_second_hunt();
    run(&mut game, "decline decline discard:b1");
    assert_eq!(texts(&game), ["take:b1", "take:t1"]);
    assert_eq!(refused(&game, "take:horse"), "MN-21 manitou-take-absent tile=manitou-horse ground=1");
    assert_eq!(takes(&mut game), ["1:0A", "1:0B", "2:1A", "2:0B", "2:0B", "3:0A", "3:0B", "3:0B"]);
}

#[test]
fn mn_21_after_the_hunter_has_moved() {
    // Seat 0's 8 leaves ground 1, so the 4 of seat 1 is the highest there.
    let mut game = in_second_hunt();
    run(&mut game, "decline move:8@1>3 discard:b1");
    assert_eq!(takes(&mut game), ["1:0A", "1:1B", "2:1A", "2:0B", "2:0B", "3:0A", "3:0B", "3:0B"]);
}

#[test]
fn mn_22_tomahawks_owned_before_strengthen_each_hunter() {
    // 9 against 4 + 5, but seat 0 owns a tomahawk: 10 against 9.
    let mut game = after_first_hunt();
    hunt(&mut game, "t1,b1|t1,b1,totem|horse,tomahawk,t3", &EVEN);
    run(&mut game, "decline decline discard:t2 discard:t1");
    assert_eq!([0, 1].map(|number| game.public().hunters(seat(number), ground(1))), [10, 9]);
    assert!(takes(&mut game).starts_with(&["1:0B".to_owned(), "1:0B".to_owned()]));
}

#[test]
fn mn_22_a_tomahawk_taken_in_this_hunt_does_not_count_in_it() {
    // ```text
    //            ground 1        ground 2    ground 3
    // seat 0     9 10            8           heroes, each against one of its kind
    // seat 1                     4 5         6, and the same heroes
    // ```
    // In ground 2, seat 0's sum is 8, or 9 with one tomahawk, against 9. A tomahawk taken in ground 1 would
    // make it 10.
    let mut game = after_first_hunt();
    hunt(
        &mut game,
        "tomahawk,tomahawk|t1,b1,totem|horse,tomahawk,t3",
        &[
            "8@2 9@1 10@1 chief@3 matriarch@3 rain@3 scout@3",
            "4@2 5@2 6@3 chief@3 matriarch@3 rain@3 scout@3 medicine",
        ],
    );
    run(&mut game, "decline decline discard:t1");
    run(&mut game, "take:tomahawk take:tomahawk");
    assert_eq!(game.public().hunters(seat(0), ground(2)), 9);
    assert!(game.public().ground(ground(2)).is_empty(), "nobody takes from ground 2");
}

#[test]
fn mn_22_and_23_who_ties_takes_nothing() {
    // ```text
    //            ground 1   ground 2   ground 3
    // tiles      3          4          4
    // seat 0     15         9          10
    // seat 1     16         9          5
    // seat 2     19         4          5
    // seat 3     23         2          3
    // takes      3 3 2      2 2 3      0 0 3
    // ```
    let mut game = start("manitou:players=4");
    hunt(
        &mut game,
        "t1,t1,t1|b1,b1,b1,b1|t2,t2,t2,t2",
        &[
            "10@3 9@2 1@1 2@1 3@1 4@1 5@1 6 7",
            "5@3 9@2 1@1 2@1 3@1 4@1 6@1 7",
            "5@3 4@2 1@1 2@1 3@1 6@1 7@1 8",
            "3@3 2@2 1@1 4@1 5@1 6@1 7@1",
        ],
    );
    assert_eq!(game.public().takes().len(), 8);
    assert_eq!(takes(&mut game), ["1:3B", "1:3B", "1:2C", "2:2B", "2:2B", "2:3C", "3:0B", "3:0B", "3:3C"]);
}

#[test]
fn mn_23_one_more_tile_if_there_is_one() {
    // Grounds 2 and 3 have three tiles and no heroes, so one tile is left for the next highest. In ground 1
    // none is left.
    let mut game = start("manitou");
    hunt(
        &mut game,
        "horse,t1|totem,b1,b1|t2,b2,tomahawk",
        &["5@1 6@1 1@2 2@3 3@3 4@3 7@1 8", "1@1 10@2 9@2 8@2 2@3 3@3 7@3"],
    );
    assert_eq!(takes(&mut game), ["1:0B", "1:0B", "2:1B", "2:1B", "2:0C", "3:1B", "3:1B", "3:0C"]);
}

#[test]
fn mn_24_each_tile_is_an_action_and_the_rest_leaves() {
    // Nobody plays to ground 3. In ground 2, seat 1 has a hero but no hunter, and so no sum.
    let mut game = start("manitou");
    hunt(
        &mut game,
        "t1,t1|b1,b1,b1|t2,b2,tomahawk",
        &["1@1 2@1 3@1 4@1 5@1 6@1 7@1 8", "1@1 2@1 3@1 4@1 5@1 6@1 chief@2"],
    );
    assert_eq!(texts(&game), ["take:t1"]);
    run(&mut game, "take:t1");
    assert_eq!(texts(&game), ["take:t1"]);
    assert_eq!(refused(&game, "discard:t1"), "MN-24 manitou-now-take seat=0 ground=1");
    run(&mut game, "take:t1");
    assert_eq!(texts(&game), ["take:b1"]);
    run(&mut game, "take:b1");
    // The sum of seat 0's hunters is 28, against 21, so it must discard a tile. It still has to choose,
    // although it has tiles of only one kind.
    assert_eq!(game.public().phase(), Phase::Discard(seat(0)));
    assert_eq!(texts(&game), ["discard:t1"]);
    assert!(Ground::ALL.iter().all(|&ground| game.public().ground(ground).is_empty()));
    assert_eq!(game.public().bag().len(), 52);
}
