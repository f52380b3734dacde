#!/usr/bin/env bash
# Checks the dependencies of the program and its page for known vulnerabilities, licences, duplicate versions
# and sources. It needs the network to query the advisory databases, so ./test.sh does not run it.
# CONTRIBUTING.md, section "Dependencies", says what to do when it reports something.
set -euo pipefail
cd "$(dirname "$0")"

if [ $# -gt 0 ]; then echo "usage: ./audit.sh" >&2; exit 2; fi

failed=()
check() { # NAME COMMAND...
  printf '\n== %s\n' "$1"
  "${@:2}" || failed+=("$1")
}

exceptions_are_current() {
  awk -v today="$(date +%F)" '
    match($0, /until [0-9][0-9-]*/) && substr($0, RSTART + 6, RLENGTH - 6) < today { print "ended: " $0; ended = 1 }
    END { exit ended }' deny.toml
}

npm_audit() { (cd web && node scripts/audit.mjs); }

command -v cargo >/dev/null || { echo "cargo is missing. Install Rust from https://rustup.rs" >&2; exit 1; }
command -v npm >/dev/null || { echo "npm is missing. Install Node.js 20 or newer" >&2; exit 1; }
if ! cargo deny --version >/dev/null 2>&1; then
  echo "Installing cargo-deny (only once; takes some minutes)"
  cargo install --locked cargo-deny
fi

check "Exceptions" exceptions_are_current
check "Crates: licences, versions kept twice, sources" cargo deny --locked check bans licenses sources
check "Crates: known weaknesses" cargo deny --locked check advisories
check "Crates of the fuzz targets: known weaknesses, sources" \
  cargo deny --config deny.toml --manifest-path fuzz/Cargo.toml --locked check advisories sources
check "Crates that build the engine of the page: known weaknesses, sources" \
  cargo deny --config deny.toml --manifest-path crates/pocket/bindgen/Cargo.toml --locked check advisories sources
check "Packages of the page: known weaknesses" npm_audit

if [ ${#failed[@]} -gt 0 ]; then
  printf '\nFailed:\n'
  printf -- '- %s\n' "${failed[@]}"
  exit 1
fi
printf '\n== Nothing found\n'
