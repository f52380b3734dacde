//! Measures the speed of the disk without a server.

use std::{
    fs::File,
    io::{self, Write},
    path::Path,
    time::{Duration, Instant},
};

/// Returns the median time that it takes to sync a page of 4 KiB to the disk.
pub(crate) fn fdatasync_median(folder: &Path) -> io::Result<Duration> {
    let mut file = File::create(folder.join("sync"))?;
    let mut spans = Vec::new();
    for _ in 0..101 {
        file.write_all(&[0; 4096])?;
        let start = Instant::now();
        file.sync_data()?;
        spans.push(start.elapsed());
    }
    spans.sort_unstable();
    Ok(spans[spans.len() / 2])
}
