//! The symmetries of the board: mirrored or turned, it has the same fields and lines (`MD-1`, `MD-2`).

use super::board::{Field, Fields};

/// How many rows and columns the square around the board has.
const WIDTH: u32 = 7;

/// One of the eight ways to lay the board onto itself. Each is a combination of up to three steps: a
/// reflection across the diagonal from a1 to e5, a reflection that swaps the cages A and C, and a half turn.
#[derive(Clone, Copy, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All symmetries. The first one leaves every field in its place.
    pub const ALL: [Symmetry; 8] = [
        Symmetry(0),
        Symmetry(1),
        Symmetry(2),
        Symmetry(3),
        Symmetry(4),
        Symmetry(5),
        Symmetry(6),
        Symmetry(7),
    ];

    /// Returns where these fields lie after the board is mirrored or turned.
    #[inline]
    pub const fn fields(self, fields: Fields) -> Fields {
        let mut bits = fields.bits();
        if self.0 & 1 != 0 {
            bits = swap_columns_and_rows(bits);
        }
        if self.0 & 2 != 0 {
            bits = reverse_rows(bits);
        }
        if self.0 & 4 != 0 {
            bits = turn(bits);
        }
        Fields::from_bits(bits)
    }

    /// Returns where this field lies after the board is mirrored or turned.
    #[inline]
    pub const fn field(self, field: Field) -> Field {
        self.fields(Fields::NONE.with(field)).only()
    }
}

/// Swaps each bit of `mask` with the bit that is `distance` places higher.
const fn swap(bits: u64, mask: u64, distance: u32) -> u64 {
    let differences = (bits ^ bits >> distance) & mask;
    bits ^ differences ^ differences << distance
}

const fn swap_columns_and_rows(bits: u64) -> u64 {
    /// The bits to the right of the diagonal, by their distance from it: index 0 is distance 1.
    const RIGHT: [u64; 6] = {
        let mut masks = [0; 6];
        let mut row = 0;
        while row < WIDTH {
            let mut column = row + 1;
            while column < WIDTH {
                masks[(column - row - 1) as usize] |= 1 << (row * WIDTH + column);
                column += 1;
            }
            row += 1;
        }
        masks
    };
    let mut bits = bits;
    let mut distance = 1;
    while distance < WIDTH {
        bits = swap(bits, RIGHT[distance as usize - 1], distance * (WIDTH - 1));
        distance += 1;
    }
    bits
}

const fn reverse_rows(bits: u64) -> u64 {
    const ROW: u64 = (1 << WIDTH) - 1;
    let bits = swap(bits, ROW, 6 * WIDTH);
    let bits = swap(bits, ROW << WIDTH, 4 * WIDTH);
    swap(bits, ROW << (2 * WIDTH), 2 * WIDTH)
}

const fn turn(bits: u64) -> u64 {
    bits.reverse_bits() >> (u64::BITS - WIDTH * WIDTH)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_symmetry_keeps_fields_cages_and_distances() {
        let mut images = HashSet::new();
        for symmetry in Symmetry::ALL {
            let image = Field::ALL.map(|field| symmetry.field(field));
            assert_eq!(image.iter().collect::<HashSet<_>>().len(), Field::COUNT);
            for (a, b) in Field::ALL.into_iter().flat_map(|a| Field::ALL.map(|b| (a, b))) {
                assert_eq!(symmetry.field(a).reach(symmetry.field(b)), a.reach(b), "{a} {b}");
                assert_eq!(symmetry.field(a).is_cage(), a.is_cage());
                let pair = Fields::NONE.with(a).with(b);
                assert_eq!(
                    symmetry.fields(pair),
                    Fields::NONE.with(symmetry.field(a)).with(symmetry.field(b))
                );
            }
            images.insert(image);
        }
        assert_eq!(images.len(), 8);
        assert_eq!(Field::ALL.map(|field| Symmetry::ALL[0].field(field)), Field::ALL);
    }
}
