//! Bytes as lower-case hexadecimal digits.

use data_encoding::HEXLOWER;

pub(crate) fn encode(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Decodes hexadecimal digits to exactly `N` bytes.
pub(crate) fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    #[test]
    fn reads_what_it_writes_and_nothing_else() {
        assert_eq!(decode::<3>(&encode(&[0, 171, 255])), Some([0, 171, 255]));
        for text in ["", "0", "00", "0000000", "0G0000", "00AB00", "00ab0", "é0000"] {
            assert_eq!(decode::<3>(text), None, "{text}");
        }
    }
}
