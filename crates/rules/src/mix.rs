//! Mixing the bits of hash keys.

/// Multiplies two words and folds the product, so that every bit of either word reaches every bit of the
/// result. The caller makes sure that neither word is often zero, for instance by XOR with a constant.
#[inline]
pub const fn mix(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}
