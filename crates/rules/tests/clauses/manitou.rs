//! manitou.
