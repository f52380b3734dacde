//! The booty tiles (MN-2).

use std::fmt;

/// A kind of booty tile, in canonical order. Its text is `t3` or `horse`, for example.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tile(u8);

impl Tile {
    /// The totem, which brings the brown cylinder.
    pub const TOTEM: Tile = Tile(6);
    /// The horse, which brings the white cylinder.
    pub const HORSE: Tile = Tile(7);
    /// The tomahawk, which strengthens its owner's hunters.
    pub const TOMAHAWK: Tile = Tile(8);
    /// Number of kinds.
    pub const KINDS: usize = 9;

    /// The kinds in canonical order.
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        (0..Tile::KINDS as u8).map(Tile)
    }

    /// The kind at an index of the canonical order.
    pub fn new(index: usize) -> Option<Tile> {
        Tile::all().nth(index)
    }

    /// The index in the canonical order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Number of tepees on the tile; 0 for other kinds of tiles.
    #[inline]
    pub fn tepees(self) -> u32 {
        if self.0 < 3 { u32::from(self.0) + 1 } else { 0 }
    }

    /// Number of buffaloes on the tile; 0 for other kinds of tiles.
    #[inline]
    pub fn buffaloes(self) -> u32 {
        if (3..6).contains(&self.0) { u32::from(self.0) - 2 } else { 0 }
    }

    /// The translation key of the name.
    pub fn name(self) -> &'static str {
        NAMES[self.index()].1
    }

    pub(super) fn parse(text: &str) -> Option<Tile> {
        Tile::all().find(|tile| NAMES[tile.index()].0 == text)
    }
}

/// The text of each kind of tile, and the translation key of its name.
const NAMES: [(&str, &str); Tile::KINDS] = [
    ("t1", "manitou-tepee-1"),
    ("t2", "manitou-tepee-2"),
    ("t3", "manitou-tepee-3"),
    ("b1", "manitou-buffalo-1"),
    ("b2", "manitou-buffalo-2"),
    ("b3", "manitou-buffalo-3"),
    ("totem", "manitou-totem"),
    ("horse", "manitou-horse"),
    ("tomahawk", "manitou-tomahawk"),
];

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()].0)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A multiset of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles([u8; Tile::KINDS]);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles([0; Tile::KINDS]);
    /// All 60 tiles of the game (MN-2).
    pub const ALL: Tiles = Tiles([8, 6, 4, 8, 6, 4, 8, 8, 8]);

    /// Number of tiles.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there are no tiles.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Tiles::NONE
    }

    /// Number of tiles of a kind.
    #[inline]
    pub fn count(&self, tile: Tile) -> usize {
        self.0[tile.index()].into()
    }

    /// Number of tepees on all tiles.
    pub fn tepees(&self) -> u32 {
        self.kinds().map(|tile| tile.tepees() * self.count(tile) as u32).sum()
    }

    /// Number of buffaloes on all tiles.
    pub fn buffaloes(&self) -> u32 {
        self.kinds().map(|tile| tile.buffaloes() * self.count(tile) as u32).sum()
    }

    /// Each tile, in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + Clone {
        let counts = self.0;
        Tile::all().flat_map(move |tile| std::iter::repeat_n(tile, counts[tile.index()].into()))
    }

    /// Each kind once, in canonical order.
    pub fn kinds(&self) -> impl Iterator<Item = Tile> + Clone {
        let counts = self.0;
        Tile::all().filter(move |tile| counts[tile.index()] > 0)
    }

    #[inline]
    pub(super) fn add(&mut self, tile: Tile) {
        let count = &mut self.0[tile.index()];
        *count = count.saturating_add(1);
    }

    #[inline]
    pub(super) fn remove(&mut self, tile: Tile) {
        let count = &mut self.0[tile.index()];
        *count = count.saturating_sub(1);
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut counts = Tiles::NONE;
        tiles.into_iter().for_each(|tile| counts.add(tile));
        counts
    }
}

/// Writes the tiles in canonical order with commas, such as `t1,t1,horse`.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::action::write_list(f, self.iter())
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
