#!/usr/bin/env bash
# Builds the program for other machines of this kind: target/dist/menagerie without symbols, and beside it
# menagerie.debug, in which debuggers and profilers find them. Give away the first, keep the second.
#
# Symbols contain line tables. The release profile has none, because generating them takes long.
set -euo pipefail
cd "$(dirname "$0")"

for program in cargo objcopy; do
  command -v "$program" >/dev/null || { echo "$program is missing." >&2; exit 1; }
done

cargo build --profile symbols --locked "$@"
built="${CARGO_TARGET_DIR:-target}/symbols/menagerie"
dist="${CARGO_TARGET_DIR:-target}/dist"
mkdir -p "$dist"
objcopy --only-keep-debug "$built" "$dist/menagerie.debug"
objcopy --strip-all "$built" "$dist/menagerie"
# Debuggers look for the file of this name beside the program.
(cd "$dist" && objcopy --add-gnu-debuglink=menagerie.debug menagerie)
ls -lh "$dist"
