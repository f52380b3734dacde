//! Bytes as hexadecimal digits.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        for digit in [byte >> 4, byte & 0xf] {
            text.push(char::from(DIGITS[usize::from(digit)]));
        }
    }
    text
}

/// Exactly `N` bytes in small digits.
pub(crate) fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
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
