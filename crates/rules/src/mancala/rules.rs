//! Where the four rule sets differ.

/// The rules that are added to plain sowing.
#[derive(Debug)]
pub(super) struct Rules {
    /// The opponent's mancala receives stones like any other place (MC-16).
    pub(super) both_mancalas: bool,
    /// If the last stone falls into the player's own mancala, the player gets another turn (MC-8).
    pub(super) extra_turn: bool,
    /// If the last stone falls into an empty bowl of the player's own, it is banked, with all stones in the
    /// bowl across (MC-9).
    pub(super) captures: bool,
    /// At the end, each player banks the stones left in their bowls (MC-10). Otherwise these stones count for
    /// nobody (MC-7, MC-19).
    pub(super) rest_is_banked: bool,
    /// The player chooses the direction (MC-11).
    pub(super) both_directions: bool,
    /// The fewest stones in a bowl that may be played (MC-13).
    pub(super) least: u8,
    /// The third occurrence of a position ends the game (MC-15).
    pub(super) repetition_ends: bool,
    /// If a stone makes four in a bowl, these four are banked (MC-17). If the last stone makes no four but
    /// joins other stones, another sowing starts from that bowl (MC-18).
    pub(super) relays: bool,
}

pub(super) const GENERAL: Rules = Rules {
    both_mancalas: false,
    extra_turn: false,
    captures: false,
    rest_is_banked: false,
    both_directions: false,
    least: 1,
    repetition_ends: false,
    relays: false,
};

pub(super) const EGYPTIAN: Rules =
    Rules { extra_turn: true, captures: true, rest_is_banked: true, ..GENERAL };

pub(super) const ETHIOPIAN: Rules =
    Rules { both_directions: true, least: 2, repetition_ends: true, ..EGYPTIAN };

pub(super) const NIGERIAN: Rules = Rules { both_mancalas: true, relays: true, ..GENERAL };
