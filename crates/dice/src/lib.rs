//! Dice that anyone can check.
//!
//! Before the first action, the referee (the program that deals) publishes a [`Commitment`]: the SHA-256 of a
//! secret [`Seed`]. Each seat then commits to a [`Contribution`] ([`seat_commitment`]). Once every seat has
//! committed, the seats reveal their contributions. This order prevents a seat from choosing its contribution
//! after seeing another. The seed, the spec (the game and its options) and the contributions determine the
//! [`Dice`], and the dice determine every shuffle. After the game, the referee reveals the seed, and anyone
//! can repeat the deals.
//!
//! The exact definition, for other implementations:
//!
//! 1. commitment = SHA-256(seed), seed 32 bytes;
//! 2. a seat's commitment = SHA-256(commitment ‖ the seat's number, counted from 0, as one byte ‖ its
//!    contribution of 16 bytes);
//! 3. key = SHA-256(seed ‖ canonical spec text in ASCII ‖ contributions of 16 bytes in seat order);
//! 4. words = the ChaCha20 key stream (RFC 8439) of this key with a zero nonce from block 0, as 32-bit
//!    little-endian words;
//! 5. a number below n: take the next word. If it is not below n · ⌊2³² / n⌋, which is the greatest multiple
//!    of n up to 2³², skip it and take the next. The number is the word modulo n. For n = 1 no word is taken;
//! 6. a shuffle is Fisher–Yates from the top ([`rules::shuffle`]).
//!
//! ```
//! use dice::{Dice, Seed};
//! use rules::Random;
//!
//! let seed = Seed::from_number(7);
//! let mut dice = Dice::new(&seed, "cards", &[[0; 16]; 2]);
//! let first = dice.below(60);
//! assert_eq!(first, Dice::new(&seed, "cards", &[[0; 16]; 2]).below(60));
//! ```

mod verify;

pub use verify::{Contributions, Verified, VerifyError, verify};

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::{Random, Seat};
use sha2::{Digest, Sha256};

/// The random bytes that one seat adds to the referee's seed. A computer player adds zeros.
pub type Contribution = [u8; 16];

/// A hash that binds its author to a secret before the secret is revealed. It binds the referee to the seed,
/// or a seat to its contribution.
pub type Commitment = [u8; 32];

/// The commitment that a seat publishes before any contribution is revealed. It cannot be reused at another
/// table or seat: the hash includes the seat and the referee's commitment, which differs at every table.
pub fn seat_commitment(referee: &Commitment, seat: Seat, contribution: &Contribution) -> Commitment {
    Sha256::new()
        .chain_update(referee)
        .chain_update([seat.index() as u8])
        .chain_update(contribution)
        .finalize()
        .into()
}

/// The referee's secret, from which the dice are made.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Makes a seed from these bytes. Except in practice games, the bytes must come from the system's random
    /// source.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Makes a seed from a number, for local play and repeatable runs: the SHA-256 of the number's decimal
    /// text.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_string()).into())
    }

    /// The seed's bytes, to be revealed after the game.
    pub const fn reveal(&self) -> [u8; 32] {
        self.0
    }

    /// The SHA-256 of the seed, to be published before the game.
    pub fn commitment(&self) -> Commitment {
        Sha256::digest(self.0).into()
    }
}

/// Does not print the secret.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The referee's dice for one game. Each number depends only on the seed, the spec, the contributions and the
/// draws before it.
#[derive(Clone, Debug)]
pub struct Dice {
    words: ChaCha20Rng,
}

impl Dice {
    /// The dice of a game, with one contribution for each seat in seat order.
    pub fn new(seed: &Seed, spec: &str, contributions: &[Contribution]) -> Dice {
        let mut key = Sha256::new();
        key.update(seed.0);
        key.update(spec);
        for contribution in contributions {
            key.update(contribution);
        }
        Dice { words: ChaCha20Rng::from_seed(key.finalize().into()) }
    }
}

impl Random for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let reach = (1_u64 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let word = self.words.next_u32();
            if u64::from(word) < reach {
                return word % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use data_encoding::HEXLOWER;
    use rand_chacha::ChaCha20Rng;
    use rand_core::{Rng, SeedableRng};
    use rules::{Random, shuffle};

    use super::{Dice, Seed};

    /// RFC 8439, appendix A.1, test vectors 1 and 2: zero key, zero nonce, blocks 0 and 1.
    #[test]
    fn words_are_the_chacha20_key_stream() {
        let mut words = ChaCha20Rng::from_seed([0; 32]);
        let stream: Vec<u8> = (0..17).flat_map(|_| words.next_u32().to_le_bytes()).collect();
        assert_eq!(
            HEXLOWER.encode(&stream),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586\
             9f07e7be"
        );
    }

    /// The SHA-256 (FIPS 180-4) of the text "7", and the SHA-256 of that digest.
    #[test]
    fn seeds_and_commitments_are_sha_256() {
        let seed = Seed::from_number(7);
        assert_eq!(
            HEXLOWER.encode(&seed.reveal()),
            "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
        );
        assert_eq!(
            HEXLOWER.encode(&seed.commitment()),
            "68b6acce6948c45ed26e193c33443b4aedc1c25e6f96e29a3d939a774f8b74d1"
        );
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }

    #[test]
    fn numbers_stay_below_their_bound_and_take_no_word_for_one() {
        let mut dice = Dice::new(&Seed::from_number(1), "cards", &[[0; 16]; 2]);
        assert_eq!([dice.below(0), dice.below(1)], [0, 0]);
        let mut again = Dice::new(&Seed::from_number(1), "cards", &[[0; 16]; 2]);
        for bound in [2, 3, 60, 1 << 31, (1 << 31) + 1, u32::MAX] {
            let number = dice.below(bound);
            assert!(number < bound);
            assert_eq!(number, again.below(bound));
        }
    }

    #[test]
    fn every_part_of_the_key_counts() {
        let deal = |number, spec, contributions: &[[u8; 16]]| {
            let mut cards: Vec<u8> = (0..60).collect();
            shuffle(&mut cards, &mut Dice::new(&Seed::from_number(number), spec, contributions));
            cards
        };
        let base = deal(1, "cards", &[[0; 16]; 2]);
        assert_eq!(base, deal(1, "cards", &[[0; 16]; 2]));
        assert_ne!(base, deal(2, "cards", &[[0; 16]; 2]));
        assert_ne!(base, deal(1, "cards:players=3", &[[0; 16]; 2]));
        assert_ne!(base, deal(1, "cards", &[[0; 16], [1; 16]]));
        assert_ne!(base, deal(1, "cards", &[[1; 16], [0; 16]]));
    }
}
