#!/usr/bin/env bash
# Runs everything that must pass: formatting, lints, documentation, all tests, and the engine's fingerprint.
# Sets up what it needs. The slow counts (10^8 nodes a rule set) are behind: ./test.sh --deep
set -euo pipefail
cd "$(dirname "$0")"

deep=no
case "${1-}" in
  "") ;;
  --deep) deep=yes ;;
  *) echo "usage: ./test.sh [--deep]" >&2; exit 2 ;;
esac

say() { printf '\n== %s\n' "$*"; }

if ! command -v cargo >/dev/null; then
  echo "cargo is missing. Install Rust from https://rustup.rs, then run ./test.sh again." >&2
  exit 1
fi
if ! cargo nextest --version >/dev/null 2>&1; then
  say "Installing cargo-nextest, the test runner (once, some minutes)"
  cargo install --locked cargo-nextest
fi

say "Formatting"
cargo fmt --all --check

say "Lints"
cargo clippy --workspace --all-targets --release --locked -- --deny warnings

say "Documentation"
RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --release --locked

say "Examples in the documentation"
cargo test --workspace --doc --release --locked

say "The engine's fingerprint"
fingerprint=crates/menagerie/tests/data/fingerprint.txt
cargo run --release --locked --quiet -- bench --fingerprint | diff "$fingerprint" - || {
  echo "The node counts differ from $fingerprint. If the search or the rules were meant to change, write the new ones there." >&2
  exit 1
}

say "Tests"
run=default
if [ "$deep" = yes ]; then run=all; fi
cargo nextest run --workspace --release --locked --run-ignored "$run"

say "All passed"
