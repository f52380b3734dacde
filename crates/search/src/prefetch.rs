//! A hint to the processor to load memory that will be needed soon.
//!
//! The tables of a search are far larger than any cache, and the search reads them at random, so it would
//! spend much of its time waiting for memory. Safe Rust has no such hint, and an ordinary load would delay
//! the instructions after it. With this hint, and an evaluation to compute in the meantime, alpha-beta
//! searches 7 % to 18 % more nodes a second, depending on the game (medians of `bench --search`).

/// Starts loading the cache line at `place`, without waiting for it. This affects only speed.
#[inline(always)]
#[cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "the hint exists only as an intrinsic that takes a pointer")
)]
pub fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has the instruction; it changes nothing and cannot fault, and the
    // pointer comes from a reference.
    unsafe {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
