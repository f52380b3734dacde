//! The features of a Mancala position.

use rules::{
    Game,
    mancala::{Board, Mancala, RuleSet},
};

use crate::linear::Features;

/// Describes a position by the right to move, the lead in banked stones, the largest possible captures, and
/// the stones of each bowl. Each stage of the game has its own features for these.
pub(crate) struct Bowls;

/// Number of stages of the game. The stones still in bowls determine the stage.
const STAGES: usize = 4;
/// A bowl with more stones counts as one with this many.
const MOST: usize = 15;
/// First index of the features for the right to move: one for each stage.
const TURN: usize = 0;
/// First index of the features for the lead in banked stones: one for each stage.
const LEAD: usize = TURN + STAGES;
/// First index of the features for the largest possible capture: for each stage, one for the player to act
/// and one for the other.
const CAPTURE: usize = LEAD + STAGES;
/// First index of the features for the stones of a bowl, by stage, owner and number of the bowl.
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

/// Visits the features of the bowls.
#[inline(always)]
fn visit_bowls(board: Board, stage: usize, mut each: impl FnMut(usize)) {
    for (side, own) in board.bowls().into_iter().enumerate() {
        for bowl in 0..6 {
            each(BOWL + ((stage * 2 + side) * 6 + bowl) * (MOST + 1) + stones(own, bowl).min(MOST));
        }
    }
}

/// Returns two parts of the evaluation: the value of all features except the lead and captures, for the
/// player to act, and the value of one banked stone.
#[inline(always)]
pub(crate) fn rest(board: Board, weights: &[i16; COUNT]) -> [i32; 2] {
    let weight = |feature: usize| weights.get(feature).copied().map_or(0, i32::from);
    let stage = stage(board);
    let mut sum = weight(TURN + stage);
    visit_bowls(board, stage, |feature| sum += weight(feature));
    [sum, weight(LEAD + stage)]
}

/// Describes a position by the inputs of a network. Each bowl and each mancala activates one input, which
/// stands for the number of its stones. The places of the player to act come before those of the other
/// player.
pub(crate) struct Places;

/// A mancala with more stones counts as one with this many. More stones than this win a game of 48 stones.
const MOST_BANKED: usize = 24;
/// The first input of the mancalas. The inputs of the bowls come before it.
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

/// Returns the stage of the game, which depends on the number of stones in bowls.
fn stage(board: Board) -> usize {
    (in_bowls(board) as usize / 10).min(STAGES - 1)
}

/// Returns the number of stones in bowls.
pub(crate) fn in_bowls(board: Board) -> i32 {
    let [own, other] = board.bowls();
    // The top byte of the product is the sum of all bytes.
    ((own + other).wrapping_mul(0x0101_0101_0101_0101) >> 56) as i32
}

fn stones(bowls: u64, bowl: usize) -> usize {
    (bowls >> (8 * bowl) & 0xff) as usize
}

/// Returns the largest capture by a last stone that ends in an empty bowl of the player's own side (MC-9).
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
