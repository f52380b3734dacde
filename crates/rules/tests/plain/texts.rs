//! Random position texts. Most are legal, and rare events are near.

use rules::Random;

use crate::{
    Plain,
    board::{self, Men, Square, name, squares},
    dice::Dice,
    mandua::Mandua,
};

/// The text with one letter changed, removed or doubled.
pub(crate) fn spoilt(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let others: Vec<char> = " /-,+*=:!?0123459abcdefghlnoprtwxyDERSTN".chars().collect();
    let at = dice.below(letters.len() as u32) as usize;
    match dice.below(3) {
        0 => letters[at] = *dice.pick(&others),
        1 => drop(letters.remove(at)),
        _ => letters.insert(at, letters[at]),
    }
    letters.into_iter().collect()
}

/// Removes a random square from the list.
fn draw(from: &mut Vec<Square>, dice: &mut Dice) -> Square {
    from.swap_remove(dice.below(from.len() as u32) as usize)
}

/// Bowls with few stones, so that ends, skipped turns and repetitions are near.
pub(crate) fn mancala(_: &str, dice: &mut Dice) -> String {
    let most = *dice.pick(&[2, 3, 3, 5, 9, 14]);
    let gaps = 1 + dice.below(4);
    let mut words = Vec::new();
    for side in ["/", if dice.one_in(2) { "S" } else { "N" }] {
        for _ in 0..6 {
            words.push(if dice.one_in(gaps) { 0 } else { dice.below(most + 1) }.to_string());
        }
        words.push(dice.below(20).to_string());
        words.push(side.to_owned());
    }
    words.join(" ")
}

/// Pieces crowded into a part of the board, so that some are blocked.
pub(crate) fn mana(_: &str, dice: &mut Dice) -> String {
    let (files, ranks) = *dice.pick(&[(6, 6), (6, 6), (6, 2), (4, 3), (3, 4), (5, 4)]);
    let mut free: Vec<Square> = squares(files, ranks).collect();
    let mut men = Men::new();
    let mut captured = [0, 0];
    for (seat, letters) in [(0, ['D', 'R']), (1, ['d', 'r'])] {
        men.insert(draw(&mut free, dice), letters[0]);
        let most = *dice.pick(&[0, 2, 6]);
        captured[seat] = dice.below(most).min(5);
        for _ in captured[seat]..5 {
            men.insert(draw(&mut free, dice), letters[1]);
        }
    }
    free.extend(squares(6, 6).filter(|&(file, rank)| file >= files || rank >= ranks));
    let bird = if dice.one_in(5) { None } else { free.get(dice.below(free.len() as u32) as usize) };
    let duty = dice.pick(&["1", "2", "3", "*"]);
    let bird = bird.map_or("-".to_owned(), |&bird| name(bird));
    let actor = dice.pick(&["b", "w"]);
    format!("{} {actor} {bird} {}/{} {duty}", board::write(&men, 6, 6), captured[0], captured[1])
}

/// Two animals or more, up to all, near each other.
pub(crate) fn jungle(_: &str, dice: &mut Dice) -> String {
    let (first, last) = *dice.pick(&[(0, 8), (0, 8), (2, 6), (5, 8)]);
    let mut free: Vec<Square> = squares(7, 9).filter(|&(_, rank)| (first..=last).contains(&rank)).collect();
    free.retain(|square| !["d1", "d9"].contains(&name(*square).as_str()));
    let one_in = 1 + dice.below(7);
    let mut men = Men::new();
    for letter in "RCDWPTLErcdwptle".chars() {
        if dice.one_in(one_in) {
            let mut square = draw(&mut free, dice);
            let is_water = |(file, rank): Square| (3..=5).contains(&rank) && ![0, 3, 6].contains(&file);
            while is_water(square) && !"RrDd".contains(letter) && !dice.one_in(500) {
                square = draw(&mut free, dice);
            }
            men.insert(square, letter);
        }
    }
    let orange = dice.one_in(2);
    let mut own: Vec<Square> =
        men.iter().filter(|(_, man)| man.is_ascii_uppercase() == orange).map(|(&at, _)| at).collect();
    own.retain(|_| dice.one_in(3));
    own.sort_unstable();
    let hungry: Vec<String> = own.into_iter().map(name).collect();
    let hungry = if hungry.is_empty() { "-".to_owned() } else { hungry.join(",") };
    format!("{} {} {hungry}", board::write(&men, 7, 9), if orange { "o" } else { "y" })
}

/// Few or many hunters, some still to be placed. The stated total is right if the text can state it.
pub(crate) fn mandua(spec: &str, dice: &mut Dice) -> String {
    let mut free: Vec<Square> = squares(5, 5).collect();
    let mut men = Men::new();
    let mut cages = ['-'; 4];
    for _ in 0..*dice.pick(&[1, 2, 3, 4, 4, 4]) {
        if dice.one_in(3) {
            cages[dice.below(4) as usize] = 'T';
        } else {
            men.insert(draw(&mut free, dice), 'T');
        }
    }
    let most = *dice.pick(&[2, 5, 12, 22]);
    let hunters = dice.below(most).min(free.len() as u32);
    for _ in 0..hunters {
        men.insert(draw(&mut free, dice), 'h');
    }
    let to_set = if dice.one_in(3) { dice.below(26 - hunters) } else { 0 };
    let cages: String = cages.iter().collect();
    let start = format!("{} {cages} {to_set}", board::write(&men, 5, 5));
    if dice.one_in(2) {
        let named: Vec<String> =
            men.iter().filter(|&(_, &man)| man == 'T' && dice.one_in(2)).map(|(&at, _)| name(at)).collect();
        let removal = spec.contains("strict") && dice.one_in(2);
        let state = if removal { format!("x:{}", named.join(",")) } else { "-".to_owned() };
        return format!("{start} h {state}");
    }
    let states = (1..=hunters).map(|number| format!("{start} t +{number}"));
    let right = states.into_iter().find(|text| Mandua::from_position(spec, text).is_some());
    right.unwrap_or(format!("{start} t -"))
}
