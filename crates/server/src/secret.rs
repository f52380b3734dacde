//! Secrets that are drawn, shown once and stored as hashes.

use sha2::{Digest, Sha256};

use crate::store::Hash;

/// Bytes from the system's own source of randomness.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A word of `4 * N / 3` letters and digits (and `-`, `_`) that nobody can guess.
pub(crate) fn word<const N: usize>() -> Result<String, getrandom::Error> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bytes = random::<N>()?;
    let mut word = String::with_capacity(N.div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let bits =
            chunk.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        for i in 0..=chunk.len() {
            word.push(LETTERS[(bits >> (18 - 6 * i) & 63) as usize] as char);
        }
    }
    Ok(word)
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> Hash {
    Sha256::digest(secret).into()
}

#[cfg(test)]
mod tests {
    use super::word;

    #[test]
    fn words_are_long_and_never_the_same() {
        let words = [word::<24>().unwrap(), word::<24>().unwrap()];
        assert_eq!(words[0].len(), 32);
        assert_ne!(words[0], words[1]);
        assert!(words[0].bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
    }
}
