//! The inputs of Mandua's network.

use rules::{
    Game, Turn,
    mandua::{Direction, Field, Fields, HUNTER, HUNTERS, Mandua},
};

use super::{
    features::reached,
    threats::{exposed, jumps},
};
use crate::linear::Features;

/// Some inputs say what stands on lines and small blocks of fields. The others are counts over the whole
/// board. All inputs describe the position from Hunter's side. Turning or mirroring the board does not change
/// them.
///
/// A line or block is called a *group*. What stands on it is expressed by one number, the *number* of the
/// group. The digits of this number are the states of the group's fields. Groups of different kinds have
/// different numbers.
pub(crate) struct Patterns;

/// A kind of group of fields. Turning or mirroring the board maps the groups of one kind to each other.
#[derive(Clone, Copy)]
struct Kind {
    /// The column and the row of each field of one group. A field of the ground has three states: vacant,
    /// hunter or tiger. A cage has two: vacant or tiger. The fields of the ground come first.
    fields: &'static [(usize, usize)],
    /// Number of different groups that one group becomes when the board is turned.
    turns: usize,
    /// The order in which the mirror image reads the fields, if the mirror image is the same group.
    /// Otherwise, the usual order of the fields.
    mirror: &'static [usize],
    /// Whether the mirror image is another group. Its fields are then read in the same order.
    reflected: bool,
}

impl Kind {
    /// Number of groups.
    const fn groups(&self) -> usize {
        self.turns * if self.reflected { 2 } else { 1 }
    }
}

const KINDS: [Kind; 5] = [
    // The outermost lines.
    Kind { fields: &line(1), turns: 4, mirror: &[4, 3, 2, 1, 0], reflected: false },
    // The lines next to the outermost lines.
    Kind { fields: &line(2), turns: 4, mirror: &[4, 3, 2, 1, 0], reflected: false },
    // The middle lines with their cages.
    Kind {
        fields: &[(1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (0, 3), (6, 3)],
        turns: 2,
        mirror: &[4, 3, 2, 1, 0, 6, 5],
        reflected: false,
    },
    // Blocks of three by two fields at the corners.
    Kind {
        fields: &[(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2)],
        turns: 4,
        mirror: &[0, 1, 2, 3, 4, 5],
        reflected: true,
    },
    // Blocks of three by two fields in front of a cage.
    Kind {
        fields: &[(2, 1), (3, 1), (4, 1), (2, 2), (3, 2), (4, 2), (3, 0)],
        turns: 4,
        mirror: &[2, 1, 0, 5, 4, 3, 6],
        reflected: false,
    },
];

const fn line(row: usize) -> [(usize, usize); 5] {
    [(1, row), (2, row), (3, row), (4, row), (5, row)]
}

/// Number of groups.
const GROUPS: usize = {
    let (mut groups, mut kind) = (0, 0);
    while kind < KINDS.len() {
        groups += KINDS[kind].groups();
        kind += 1;
    }
    groups
};

/// The place value of a field in the number of its group: the state of the field is multiplied by this.
const fn place_value(kind: usize, place: usize) -> usize {
    let (mut value, mut at) = (1, 0);
    while at < place {
        value *= states(KINDS[kind].fields[at]);
        at += 1;
    }
    value
}

/// Number of states that a field can have.
const fn states((column, row): (usize, usize)) -> usize {
    if 1 <= column && column <= 5 && 1 <= row && row <= 5 { 3 } else { 2 }
}

/// The lowest number that a group of this kind can have.
const fn base(kind: usize) -> usize {
    let (mut base, mut before) = (0, 0);
    while before < kind {
        base += place_value(before, KINDS[before].fields.len());
        before += 1;
    }
    base
}

/// The numbers of all groups are below this.
const NUMBERS: usize = base(KINDS.len());

/// The number of each group when no piece stands on it.
const EMPTY: [u16; GROUPS] = {
    let mut empty = [0; GROUPS];
    let (mut group, mut kind) = (0, 0);
    while kind < KINDS.len() {
        let mut turn = 0;
        while turn < KINDS[kind].groups() {
            empty[group] = base(kind) as u16;
            group += 1;
            turn += 1;
        }
        kind += 1;
    }
    empty
};

/// What a piece on a field adds to the number of each group. The first entry is for hunters, the second for
/// tigers. Each has one list for each field.
static ADDED: [[[u16; GROUPS]; Field::COUNT]; 2] = {
    let mut added = [[[0; GROUPS]; Field::COUNT]; 2];
    let mut number = 0;
    while number < Field::COUNT {
        let field = Field::ALL[number];
        let (mut group, mut kind) = (0, 0);
        while kind < KINDS.len() {
            let fields = KINDS[kind].fields;
            let mut turn = 0;
            while turn < KINDS[kind].groups() {
                let mut place = 0;
                while place < fields.len() {
                    let (column, row) = turned(fields[place], turn);
                    if field.column() == column && field.row() == row {
                        let value = place_value(kind, place) as u16;
                        added[0][number][group] = value;
                        added[1][number][group] = value * (states(fields[place]) as u16 - 1);
                    }
                    place += 1;
                }
                group += 1;
                turn += 1;
            }
            kind += 1;
        }
        number += 1;
    }
    added
};

/// Returns where a field is after `turn` quarter turns of the board. If `turn` is 4 or more, the board is
/// mirrored first.
const fn turned((mut column, mut row): (usize, usize), turn: usize) -> (usize, usize) {
    if turn >= 4 {
        column = 6 - column;
    }
    let mut done = 0;
    while done < turn % 4 {
        (column, row) = (6 - row, column);
        done += 1;
    }
    (column, row)
}

/// The network input for each number of a group, and the count of these inputs. A group and its mirror image
/// have the same input.
static ALIKE: ([u16; NUMBERS], usize) = ALIKE_NUMBERS;
const ALIKE_NUMBERS: ([u16; NUMBERS], usize) = {
    let mut alike = [0; NUMBERS];
    let mut count = 0;
    let mut kind = 0;
    while kind < KINDS.len() {
        let Kind { fields, mirror, .. } = KINDS[kind];
        let mut number = 0;
        while number < place_value(kind, fields.len()) {
            let (mut mirrored, mut place) = (0, 0);
            while place < fields.len() {
                let stands = number / place_value(kind, place) % states(fields[place]);
                mirrored += stands * place_value(kind, mirror[place]);
                place += 1;
            }
            alike[base(kind) + number] = if mirrored < number {
                alike[base(kind) + mirrored]
            } else {
                count += 1;
                count as u16 - 1
            };
            number += 1;
        }
        kind += 1;
    }
    (alike, count)
};

/// First input for the number of hunters still to be set. From here on, there is one input for each value of
/// a count. The first is for 0, and the input for the actual value is active.
const TO_SET: usize = ALIKE_NUMBERS.1;
/// First input for the number of hunters that are not beaten.
const LEFT: usize = TO_SET + HUNTERS as usize + 1;
/// First input for the number of hunters, up to 6, that Tiger could beat if it were Tiger's turn. If it is
/// Tiger's turn, the eighth input is active instead.
const THREATENED: usize = LEFT + HUNTERS as usize + 1;
/// First input for the number of tigers that can neither step nor jump.
const STUCK: usize = THREATENED + 8;
/// First input for the number of vacant fields of the ground that tigers cannot reach by steps.
const QUIET: usize = STUCK + 5;
/// First input for the number of fields where a hunter can be set without being beaten in the next turn.
const SAFE: usize = QUIET + MOST_COUNTED + 1;
/// First input for the number of vacant fields next to hunters.
const MOBILE: usize = SAFE + MOST_COUNTED + 1;
/// First input for the number of vacant fields that tigers can reach by steps.
const REACHED: usize = MOBILE + MOST_COUNTED + 1;
/// First input for the number of vacant fields between two hunters that tigers can reach by steps.
const GAPS: usize = REACHED + MOST_COUNTED + 1;
/// First input for the number of hunters that a tiger beside them could jump over.
const OPEN: usize = GAPS + MOST_COUNTED + 1;
/// Number of inputs.
pub(crate) const INPUTS: usize = OPEN + MOST_COUNTED + 1;

/// From [`QUIET`] on, larger counts are treated as this one.
const MOST_COUNTED: usize = 12;

impl Features<Mandua> for Patterns {
    #[inline]
    fn visit(game: &Mandua, each: &mut impl FnMut(usize, i32)) {
        let Turn::Seat(seat) = game.turn() else { return };
        let sign = if seat == HUNTER { 1 } else { -1 };
        let (tigers, hunters, to_set) = (game.tigers(), game.hunters(), game.to_set());
        let mut numbers = EMPTY;
        for (figures, added) in [hunters, tigers].into_iter().zip(&ADDED) {
            for field in figures {
                for (number, added) in numbers.iter_mut().zip(&added[field.number()]) {
                    *number += added;
                }
            }
        }
        for number in numbers {
            each(ALIKE.0[usize::from(number)].into(), sign);
        }

        let vacant = !(tigers | hunters);
        let ground = vacant & Fields::GROUND;
        let mut count = |input, count: usize, most| each(input + count.min(most), sign);
        count(TO_SET, to_set.into(), HUNTERS.into());
        count(LEFT, usize::from(to_set) + hunters.len(), HUNTERS.into());
        let threatened = if seat == HUNTER { game.highest().min(6) } else { 7 };
        count(THREATENED, threatened.into(), 7);
        let stuck = tigers.singles().filter(|tiger| {
            (tiger.around() & vacant).is_empty() && jumps(*tiger, hunters, vacant).is_empty()
        });
        count(STUCK, stuck.count(), 4);
        let reached = reached(tigers, vacant);
        count(QUIET, (ground - reached).len(), MOST_COUNTED);
        count(SAFE, (ground - exposed(tigers, hunters, vacant)).len(), MOST_COUNTED);
        count(MOBILE, (hunters.around() & ground).len(), MOST_COUNTED);
        count(REACHED, reached.len(), MOST_COUNTED);
        count(GAPS, (hunters.between() & reached).len(), MOST_COUNTED);
        let [north, east, south, west] = Direction::ALL;
        let free = vacant | tigers;
        let open = free.shift(north) & free.shift(south) | free.shift(east) & free.shift(west);
        count(OPEN, (hunters & open).len(), MOST_COUNTED);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use rules::{
        Game, Spec,
        mandua::{self, Field, Fields, Mandua},
    };
    use search::Generator;

    use super::{GROUPS, INPUTS, Patterns, TO_SET, turned};
    use crate::linear::Features;

    fn shown(game: &Mandua) -> Vec<(usize, i32)> {
        let mut shown = Vec::new();
        Patterns::visit(game, &mut |input, sign| shown.push((input, sign)));
        shown
    }

    /// Returns positions from random games. Those in which Tiger must beat are left out, because the search
    /// never evaluates them with a network.
    fn positions() -> Vec<Mandua> {
        let mut random = Generator::new(5);
        let mut positions = Vec::new();
        for _ in 0..60 {
            let mut game = Mandua::new(mandua::Spec::parse("mandua").unwrap());
            while game.turn().seat().is_some() && positions.len() < 2_000 {
                if game.to_beat() == 0 {
                    positions.push(game.clone());
                }
                game.play(game.sample(&mut random).unwrap());
            }
        }
        positions
    }

    fn moved(fields: Fields, turn: usize) -> Fields {
        let place = |field: &Field| turned((field.column(), field.row()), turn);
        let to = |place| Field::ALL.into_iter().find(|to| (to.column(), to.row()) == place).unwrap();
        fields.in_order().map(|field| to(place(&field))).collect()
    }

    /// Returns the same position on the turned and mirrored board, by writing its text and parsing it.
    fn position(game: &Mandua, turn: usize) -> Mandua {
        let (tigers, hunters) = (moved(game.tigers(), turn), moved(game.hunters(), turn));
        let letter = |field: &Field| match (tigers.contains(*field), hunters.contains(*field)) {
            (true, _) => 'T',
            (_, true) => 'h',
            _ if field.is_cage() => '-',
            _ => '1',
        };
        let letters: Vec<char> = Field::ALL.iter().map(letter).collect();
        let ranks: Vec<String> = letters[..25].chunks(5).rev().map(|rank| rank.iter().collect()).collect();
        let cages: String = letters[25..].iter().collect();
        let mut ranks = ranks.join("/");
        for empty in (2..=5).rev() {
            ranks = ranks.replace(&"1".repeat(empty), &empty.to_string());
        }
        let actor = if game.turn() == rules::Turn::Seat(mandua::HUNTER) { 'h' } else { 't' };
        let text = format!("{ranks} {cages} {} {actor} -", game.to_set());
        Mandua::from_position(game.spec(), &text).unwrap()
    }

    #[test]
    fn turned_and_mirrored_boards_show_the_same() {
        let mut seen = BTreeSet::new();
        for game in positions() {
            let mut plain = shown(&game);
            plain.sort_unstable();
            assert!(plain.len() == GROUPS + 10 && plain.iter().all(|(input, _)| *input < INPUTS));
            seen.extend(plain.iter().map(|(input, _)| *input));
            for turn in 0..8 {
                let mut other = shown(&position(&game, turn));
                other.sort_unstable();
                assert_eq!(plain, other, "{game:?} {turn}");
            }
        }
        assert!(seen.len() > 1_000, "{}", seen.len());
    }

    /// Checks that groups have the same input exactly if the same pieces stand on them. Writes each group as
    /// letters, one for each field. If a group can be read in two directions, the text that sorts first
    /// counts.
    #[test]
    fn groups_show_what_stands_on_them() {
        let groups: [(&[&str], usize, &[usize]); GROUPS] = {
            const LINE: &[usize] = &[4, 3, 2, 1, 0];
            const MIDDLE: &[usize] = &[4, 3, 2, 1, 0, 6, 5];
            const CORNER: &[usize] = &[0, 1, 2, 3, 4, 5];
            const CAGE: &[usize] = &[2, 1, 0, 5, 4, 3, 6];
            [
                (&["a1", "b1", "c1", "d1", "e1"], 0, LINE),
                (&["e1", "e2", "e3", "e4", "e5"], 0, LINE),
                (&["e5", "d5", "c5", "b5", "a5"], 0, LINE),
                (&["a5", "a4", "a3", "a2", "a1"], 0, LINE),
                (&["a2", "b2", "c2", "d2", "e2"], 1, LINE),
                (&["d1", "d2", "d3", "d4", "d5"], 1, LINE),
                (&["e4", "d4", "c4", "b4", "a4"], 1, LINE),
                (&["b5", "b4", "b3", "b2", "b1"], 1, LINE),
                (&["a3", "b3", "c3", "d3", "e3", "D", "B"], 2, MIDDLE),
                (&["c1", "c2", "c3", "c4", "c5", "C", "A"], 2, MIDDLE),
                (&["a1", "b1", "c1", "a2", "b2", "c2"], 3, CORNER),
                (&["e1", "e2", "e3", "d1", "d2", "d3"], 3, CORNER),
                (&["e5", "d5", "c5", "e4", "d4", "c4"], 3, CORNER),
                (&["a5", "a4", "a3", "b5", "b4", "b3"], 3, CORNER),
                (&["e1", "d1", "c1", "e2", "d2", "c2"], 3, CORNER),
                (&["e5", "e4", "e3", "d5", "d4", "d3"], 3, CORNER),
                (&["a5", "b5", "c5", "a4", "b4", "c4"], 3, CORNER),
                (&["a1", "a2", "a3", "b1", "b2", "b3"], 3, CORNER),
                (&["b1", "c1", "d1", "b2", "c2", "d2", "C"], 4, CAGE),
                (&["e2", "e3", "e4", "d2", "d3", "d4", "B"], 4, CAGE),
                (&["d5", "c5", "b5", "d4", "c4", "b4", "A"], 4, CAGE),
                (&["a4", "a3", "a2", "b4", "b3", "b2", "D"], 4, CAGE),
            ]
        };
        let mut inputs = BTreeMap::new();
        for game in positions() {
            for ((input, _), (fields, kind, mirror)) in shown(&game).into_iter().zip(groups) {
                let letter = |name: &str| match Field::parse(name).unwrap() {
                    field if game.tigers().contains(field) => 'T',
                    field if game.hunters().contains(field) => 'h',
                    _ => '.',
                };
                let read: String = fields.iter().map(|name| letter(name)).collect();
                let mirrored = mirror.iter().map(|place| letter(fields[*place])).collect();
                let key = (kind, read.clone().min(mirrored));
                assert!(input < TO_SET);
                assert_eq!(*inputs.entry(key).or_insert(input), input, "{game:?} {read}");
            }
        }
        let different: BTreeSet<usize> = inputs.values().copied().collect();
        assert_eq!(different.len(), inputs.len());
    }
}
