//! Mixing the bits of hash keys.

/// Multiplies two words and combines the halves of the 128-bit product by XOR, which spreads the bits of both
/// words over the result. If either word is zero, so is the result. Callers therefore make zero words rare,
/// for instance by XOR with a constant.
#[inline]
pub const fn mix(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}
