//! What speaks for a side in mancala.

use rules::{
    Game,
    mancala::{Board, Mancala, RuleSet},
};

use crate::linear::Features;

/// The stones of each bowl, the lead, and what could be captured, each by how many stones are still in bowls.
pub(crate) struct Bowls;

/// Stages of the game.
const STAGES: usize = 4;
/// A bowl of so many stones, or more, is as one of this many.
const MOST: usize = 15;
/// The turn itself, by stage.
const TURN: usize = 0;
/// The lead in banked stones, by stage.
const LEAD: usize = TURN + STAGES;
/// The most that can be captured: by stage, by the player to act and by the other.
const CAPTURE: usize = LEAD + STAGES;
/// What a bowl holds: by stage, by whose it is, by its number.
const BOWL: usize = CAPTURE + 2 * STAGES;
/// Number of features.
pub(crate) const COUNT: usize = BOWL + STAGES * 2 * 6 * (MOST + 1);

impl Features<Mancala> for Bowls {
    #[inline]
    fn visit(game: &Mancala, each: &mut impl FnMut(usize, i32)) {
        let board = game.board();
        let sides = board.bowls();
        let stage = stage(board);
        each(TURN + stage, 1);
        each(LEAD + stage, board.lead());
        let rule_set = game.spec().rule_set();
        if matches!(rule_set, RuleSet::Egyptian | RuleSet::Ethiopian) {
            for (side, own) in sides.into_iter().enumerate() {
                each(CAPTURE + 2 * stage + side, capture(own, sides[1 - side], rule_set));
            }
        }
        visit_bowls(board, stage, |feature| each(feature, 1));
    }
}

/// The features of what each bowl holds.
#[inline(always)]
fn visit_bowls(board: Board, stage: usize, mut each: impl FnMut(usize)) {
    for (side, own) in board.bowls().into_iter().enumerate() {
        for bowl in 0..6 {
            each(BOWL + ((stage * 2 + side) * 6 + bowl) * (MOST + 1) + stones(own, bowl).min(MOST));
        }
    }
}

/// What weights promise the player to act for the rest of the game, captures aside, and what they give for a stone that is
/// banked: this is quick.
#[inline(always)]
pub(crate) fn rest(board: Board, weights: &[i16; COUNT]) -> [i32; 2] {
    let weight = |feature: usize| weights.get(feature).copied().map_or(0, i32::from);
    let stage = stage(board);
    let mut sum = weight(TURN + stage);
    visit_bowls(board, stage, |feature| sum += weight(feature));
    [sum, weight(LEAD + stage)]
}

/// The stones of each place, the player's to act before the other's: what a network looks at.
pub(crate) struct Places;

/// What a mancala holds, or more, without deciding a game of 48 stones.
const MOST_BANKED: usize = 24;
/// Where the inputs of the mancalas begin; those of the bowls come first.
const BANKED: usize = 2 * 6 * (MOST + 1);
/// Number of inputs.
pub(crate) const INPUTS: usize = BANKED + 2 * (MOST_BANKED + 1);

impl Features<Mancala> for Places {
    #[inline]
    fn visit(game: &Mancala, each: &mut impl FnMut(usize, i32)) {
        let board = game.board();
        for (side, own) in board.bowls().into_iter().enumerate() {
            for bowl in 0..6 {
                each((side * 6 + bowl) * (MOST + 1) + stones(own, bowl).min(MOST), 1);
            }
        }
        let banked = 12 * i32::from(game.spec().stones()) - in_bowls(board);
        for (side, lead) in [board.lead(), -board.lead()].into_iter().enumerate() {
            let own = ((banked + lead) / 2).clamp(0, MOST_BANKED as i32) as usize;
            each(BANKED + side * (MOST_BANKED + 1) + own, 1);
        }
    }
}

/// How far the game has come, by the stones in bowls.
fn stage(board: Board) -> usize {
    (in_bowls(board) as usize / 10).min(STAGES - 1)
}

/// Number of stones in bowls.
pub(crate) fn in_bowls(board: Board) -> i32 {
    let [own, other] = board.bowls();
    // The top byte of the product is the sum of all bytes.
    ((own + other).wrapping_mul(0x0101_0101_0101_0101) >> 56) as i32
}

fn stones(bowls: u64, bowl: usize) -> usize {
    (bowls >> (8 * bowl) & 0xff) as usize
}

/// The most stones across that a last stone in an empty own bowl can take (MC-9).
fn capture(own: u64, other: u64, rule_set: RuleSet) -> i32 {
    let mut most = 0;
    for from in 0..6 {
        let hand = stones(own, from);
        let mut end = |to: usize| {
            if hand > 0 && to < 6 && stones(own, to) == 0 {
                most = most.max(stones(other, 5 - to) as i32);
            }
        };
        end(from + hand);
        if rule_set == RuleSet::Ethiopian {
            end(from.wrapping_sub(hand));
        }
    }
    most
}
