cd /work/tmp/lab2; rm -rf src/solve; cp -r /work/wt/solver/crates/players/src/mancala/solve src/solve; rm src/solve/folder.rs
sed -i '/folder/d' src/solve/mod.rs; sed -i '/^#\[cfg(feature = "threads")\]$/d' src/solve/mod.rs
sed -i 's|let reached = answer.value >= goal;|let reached = answer.value >= goal; if std::env::var("LOG").is_ok() { eprintln!("d {depth} goal {goal} -> {} proven {} nodes {}", answer.value, answer.proven, control.nodes.load(Relaxed)); }|' src/solve/solver.rs
sed -i 's|let mut depths = S::DEPTHS.iter();|let dv: Vec<i32> = std::env::var("DEPTHS").map_or(S::DEPTHS.to_vec(), \|s\| s.split(":").map(\|x\| x.parse().unwrap()).collect()); let mut depths = dv.iter();|' src/solve/solver.rs
export CARGO_TARGET_DIR=/work/target/lab CARGO_BUILD_JOBS=2; cargo build --release --offline 2>&1 | grep -E '^error' -A9
