//! jungle.
