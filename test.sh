#!/usr/bin/env bash
# Runs everything that must pass before a change lands: formatting, lints, types, documentation, all tests, the engine's
# fingerprint, and the page in a real browser. It installs what is missing.
#
# ./test.sh --deep also runs what takes long: the slow perft counts (about 10^8 nodes for each rule set), 10,000 seeds
# of the simulated servers, a thousand kills of real ones, and updates to a program of the next version.
set -euo pipefail
cd "$(dirname "$0")"

deep=no
case "${1-}" in
  "") ;;
  --deep) deep=yes ;;
  *) echo "usage: ./test.sh [--deep]" >&2; exit 2 ;;
esac

# Says what comes next, and how long everything before it took.
say() { printf '\n== %d:%02d  %s\n' $((SECONDS / 60)) $((SECONDS % 60)) "$*"; }

need() { # PROGRAM HOW-TO
  command -v "$1" >/dev/null || { echo "$1 is missing. $2, then run ./test.sh again." >&2; exit 1; }
}

install() { # PACKAGE PURPOSE: installs a package of Debian, if that is possible
  command -v apt-get >/dev/null || return 0
  say "Installing $1 for $2 (only once)"
  as_root=""
  if [ "$(id -u)" != 0 ]; then as_root=sudo; fi
  { $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq "$1"; } ||
    echo "$1 cannot be installed." >&2
}

need cargo "Install Rust from https://rustup.rs"
need npm "Install Node.js 20 or newer"
if ! cargo nextest --version >/dev/null 2>&1; then
  say "Installing cargo-nextest, the test runner (only once; takes some minutes)"
  cargo install --locked cargo-nextest
fi
if [ -z "${CHROMIUM-}" ]; then
  CHROMIUM=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
fi
if [ -z "$CHROMIUM" ]; then
  install chromium "the browser tests"
  CHROMIUM=$(command -v chromium || true)
fi
[ -n "$CHROMIUM" ] || need chromium "Install Chromium, or set the variable CHROMIUM to its path"
export CHROMIUM
# The same browser without windows. The browser tests use it where they can: it needs a third less time.
if [ -z "${CHROMIUM_SHELL-}" ]; then
  command -v chromium-headless-shell >/dev/null || install chromium-headless-shell "faster browser tests"
  CHROMIUM_SHELL=$(command -v chromium-headless-shell || true)
fi
export CHROMIUM_SHELL

# The services that tests of several servers need and that are missing. Tests that need them are left out.
skipped=()
has_postgres() { ls /usr/lib/postgresql/*/bin/initdb || command -v initdb; }
has_postgres >/dev/null 2>&1 || install postgresql "the tests of several servers"
has_postgres >/dev/null 2>&1 || skipped+=("PostgreSQL (Debian's package postgresql)")
command -v nats-server >/dev/null || install nats-server "the tests of several servers"
command -v nats-server >/dev/null || skipped+=("NATS (Debian's package nats-server)")
if ! command -v caddy >/dev/null; then
  install caddy "the test of compose.yaml"
  # Debian's package starts Caddy as a service, which the tests do not need.
  if command -v caddy >/dev/null && command -v systemctl >/dev/null; then
    if [ "$(id -u)" = 0 ]; then systemctl disable --now caddy; else sudo systemctl disable --now caddy; fi || true
  fi
fi
command -v caddy >/dev/null || skipped+=("Caddy (Debian's package caddy)")
for service in "${skipped[@]}"; do say "SKIPPED all tests with $service: it is missing"; done
run_filter='all()'
case "${skipped[*]}" in *PostgreSQL*) run_filter+=' and not test(/^postgres::/) and not binary(faults)' ;; esac
case "${skipped[*]}" in *?*) run_filter+=' and not binary(compose)' ;; esac
case "${skipped[*]}" in *NATS*) run_filter+=' and not test(/^nats::|a_password_of_nats/) and not binary(faults)' ;; esac

say "Formatting"
cargo fmt --all --check

say "The page's packages"
(cd web && npm ci --no-audit --no-fund)

# The page is checked beside the lints, which do not keep all processors busy. What it prints comes after them.
page_log=$(mktemp)
page=
trap 'rm -f "$page_log"; if [ -n "$page" ]; then kill "$page" 2>/dev/null || true; fi' EXIT
(cd web && npm run --silent lint && npm run --silent check && npm run --silent test) >"$page_log" 2>&1 &
page=$!

say "Lints"
cargo clippy --workspace --all-targets --release --locked -- --deny warnings

say "The page: formatting, lints, types, unit tests"
page_status=0
wait "$page" || page_status=$?
page=
cat "$page_log"
[ "$page_status" = 0 ]

say "Documentation"
RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --release --locked

say "Examples in the documentation"
cargo test --workspace --doc --release --locked

say "The program and the tests"
# Build the program and the tests together. The tests need more features of some libraries, so separate builds
# would compile the program twice.
cargo nextest run --workspace --release --locked --no-run
export MENAGERIE="${CARGO_TARGET_DIR:-$PWD/target}/release/menagerie"
if cargo nextest run --workspace --release --locked --no-run 2>&1 | grep Compiling; then
  echo "Nothing has changed, but cargo has rebuilt the program." >&2
  exit 1
fi
# The program must compile without the features that the tests add.
cargo check --release --locked

say "The engine's fingerprint"
fingerprint=crates/menagerie/tests/data/fingerprint.txt
"$MENAGERIE" bench --fingerprint | diff "$fingerprint" - || {
  echo "The fingerprint differs from $fingerprint. If rules, search or evaluations were meant to change, update that file." >&2
  exit 1
}

say "The page in a real browser"
(cd web && npm run --silent size && npm run --silent e2e)

say "Tests"
run=(--profile ci)
if [ "$deep" = yes ]; then
  run=(--profile deep --run-ignored all)
  # How often, and for how many seconds, the faults come (crates/menagerie/tests/faults).
  export FAULTS_KILLS="${FAULTS_KILLS-1000}" FAULTS_DATABASE_KILLS="${FAULTS_DATABASE_KILLS-100}"
  export FAULTS_CUTS="${FAULTS_CUTS-300}" FAULTS_SECONDS="${FAULTS_SECONDS-20}" FAULTS_ROUNDS="${FAULTS_ROUNDS-5}"
  # A program of the next version, to which the test of updates changes. Built with a test, it shares its libraries
  # with the program of this version, which cargo puts in its place again below.
  cargo build --workspace --release --locked --features menagerie/next-version --bin menagerie --test faults
  export FAULTS_NEXT="$MENAGERIE-next"
  cp "$MENAGERIE" "$FAULTS_NEXT"
fi
# Many tests wait for servers, so two run on each processor.
cargo nextest run --workspace --release --locked --test-threads $((2 * $(getconf _NPROCESSORS_ONLN))) "${run[@]}" -E "$run_filter"

if [ ${#skipped[@]} = 0 ]; then say "All passed"; else say "All passed, but all tests with these were SKIPPED: ${skipped[*]}"; fi
