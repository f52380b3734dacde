#!/usr/bin/env bash
# Compiles the engine to web/src/lib/pocket/module, which is kept in the repository. Run it after a change to
# this crate or to a crate that it contains; the tests fail while the module does not match its sources.
#
# It also builds the standard library, optimized for size, because the prebuilt one makes the module too
# large. This needs the sources of the standard library. The script uses the active toolchain if it has these
# sources or rustup can add them, and otherwise Debian's rustc-web and rust-web-src. On other systems, set
# POCKET_RUSTC to the path of a rustc that has these sources.
set -euo pipefail
cd "$(dirname "$0")"
target=wasm32-unknown-unknown
build=${CARGO_TARGET_DIR:-$PWD/../../target}
module=$PWD/../../web/src/lib/pocket/module

# The networks and books of the games, which the page loads when a game needs them.
UPDATE_DATA=1 cargo test --release --locked --quiet --package pocket --test module data

cargo build --release --locked --quiet --manifest-path bindgen/Cargo.toml --target-dir "$build/bindgen"

has_sources() { [ -d "$(rustc --print sysroot)/lib/rustlib/src/rust/library" ]; }
# The linker comes with the active toolchain.
linker=$(rustc --print target-libdir)/../bin/rust-lld
if [ -n "${POCKET_RUSTC-}" ]; then
  export RUSTC=$POCKET_RUSTC
elif ! has_sources && ! rustup component add rust-src; then
  command -v apt-get >/dev/null || { echo "Give POCKET_RUSTC the path of a rustc with its sources." >&2; exit 1; }
  as_root=""
  if [ "$(id -u)" != 0 ]; then as_root=sudo; fi
  $as_root apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends rustc-web rust-web-src
  export RUSTC=/usr/bin/rustc
fi
# Building the standard library is not stable yet.
standard_library=(-Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size)
export RUSTC_BOOTSTRAP=1
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker

# Searches recurse deeply, so they need more stack than the default of one megabyte.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-Ctarget-feature=+simd128 -Clink-arg=-zstack-size=4194304 \
  --remap-path-prefix=$(cd ../.. && pwd)=/menagerie --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo \
  --remap-path-prefix=$("${RUSTC:-rustc}" --print sysroot)=/rust"
export CARGO_PROFILE_RELEASE_DEBUG=false CARGO_PROFILE_RELEASE_LTO=fat CARGO_PROFILE_RELEASE_CODEGEN_UNITS=1
# Optimize the crates that no search runs through for size instead of speed.
small=()
for package in data-encoding dice digest jiff jiff-core indexmap itoa memchr ppv-lite86 rand_chacha serde serde_core \
  serde_json sha2 table wire zmij; do
  small+=(--config "profile.release.package.$package.opt-level='z'")
done
# At level 3, the compiler copies loops in this crate, which makes the module larger.
small+=(--config 'profile.release.package.players.opt-level=2')
cargo rustc "${small[@]}" --release --locked --package pocket --lib --crate-type cdylib --target $target \
  --target-dir "$build/pocket" "${standard_library[@]}"
mkdir -p "$module"
"$build/bindgen/release/bindgen" "$build/pocket/$target/release/pocket.wasm" pocket "$module"
# Remove the documentation: pocket.d.ts has it, too.
sed -i -e '/^ *\/\*\*.*\*\/ *$/d' -e '/^ *\/\*\*/,/\*\//d' "$module/pocket.js"

# List the crates in the module for the program's bill of materials (`crates/menagerie/build/crates.rs`). The
# list is kept beside the module, because a build of the program alone does not load the crates that only the
# module needs.
cargo tree --locked --package pocket --target $target --edges normal,no-proc-macro --prefix depth \
  --format $'\t{p}\t{l}\t' | sed "s|($(cd ../.. && pwd)/|(|" >"$module/crates.txt"
