//! Random bytes and words, and the hashes that the store keeps in place of secrets.

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use crate::store::Hash;

/// Returns bytes from the system's source of randomness.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    #[cfg(test)]
    if crate::simulation::fill(&mut bytes) {
        return Ok(bytes);
    }
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Returns `N` random bytes, written as letters, digits, `-` and `_`.
pub(crate) fn word<const N: usize>() -> Result<String, getrandom::Error> {
    Ok(BASE64URL_NOPAD.encode(&random::<N>()?))
}

/// Derives a word from a secret. The same secret always gives the same word, and nobody can guess the word
/// without the secret.
pub(crate) fn word_of(secret: &str) -> String {
    BASE64URL_NOPAD.encode(&hash(secret)[..12])
}

/// Returns the hash of a secret. The hash is stored in place of the secret.
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
