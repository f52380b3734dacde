//! Squares and the pieces on them.

use std::collections::BTreeMap;

use rules::Random;

use crate::dice::Dice;

/// File and rank, both from 0: `(2, 3)` is c4.
pub(crate) type Square = (i32, i32);

/// The pieces by square. An empty square has no entry.
pub(crate) type Men = BTreeMap<Square, char>;

/// The four directions of a step.
pub(crate) const DIRECTIONS: [Square; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The square some steps away.
pub(crate) fn shift((file, rank): Square, (right, up): Square, steps: i32) -> Square {
    (file + steps * right, rank + steps * up)
}

/// The square's name, such as `c4`.
pub(crate) fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// The square of a valid name.
pub(crate) fn square(name: &str) -> Square {
    let mut letters = name.chars();
    let file = letters.next().unwrap() as i32 - 'a' as i32;
    let rank = letters.next().unwrap() as i32 - '1' as i32;
    (file, rank)
}

/// The squares of a board, by rank and then by file.
pub(crate) fn squares(files: i32, ranks: i32) -> impl Iterator<Item = Square> {
    (0..ranks).flat_map(move |rank| (0..files).map(move |file| (file, rank)))
}

/// Removes a random square from the list.
pub(crate) fn draw(from: &mut Vec<Square>, dice: &mut Dice) -> Square {
    from.swap_remove(dice.below(from.len() as u32) as usize)
}

/// Writes a board in the form of chess's FEN, the highest rank first.
pub(crate) fn write(men: &Men, files: i32, ranks: i32) -> String {
    let mut rows = Vec::new();
    for rank in (0..ranks).rev() {
        let mut row = String::new();
        let mut empty = 0;
        for file in 0..files {
            match men.get(&(file, rank)) {
                None => empty += 1,
                Some(&man) => {
                    if empty > 0 {
                        row += &empty.to_string();
                    }
                    row.push(man);
                    empty = 0;
                }
            }
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        rows.push(row);
    }
    rows.join("/")
}

/// Reads a text in the form that [`write`] gives. Any letter is accepted, and so is a gap that is written as
/// two numbers.
pub(crate) fn read(text: &str, files: i32, ranks: i32) -> Option<Men> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != ranks as usize {
        return None;
    }
    let mut men = Men::new();
    for (down, row) in rows.into_iter().enumerate() {
        let rank = ranks - 1 - down as i32;
        let mut file = 0;
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(gap) => file += gap as i32,
                None => {
                    men.insert((file, rank), letter);
                    file += 1;
                }
            }
        }
        if file != files {
            return None;
        }
    }
    Some(men)
}
