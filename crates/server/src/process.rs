//! What the operating system knows about this process, under the names of Prometheus's standard process
//! metrics. The figures are available only on Linux.

use std::{fmt::Write, fs};

/// The unit of processor time in `/proc`: Linux counts in hundredths of a second on every machine.
const TICKS: f64 = 100.0;
/// The unit of memory in `/proc/self/status`.
const KILOBYTE: u64 = 1024;

/// Writes the figures that can be read.
pub(crate) fn write_figures(text: &mut String) {
    let mut write = |name: &str, kind: &str, help: &str, value: Option<f64>| {
        if let Some(value) = value {
            // Writing to a `String` cannot fail.
            let _ = writeln!(
                text,
                "# HELP process_{name} {help}\n# TYPE process_{name} {kind}\nprocess_{name} {value}"
            );
        }
    };
    write("cpu_seconds_total", "counter", "Processor time.", processor_seconds());
    write("resident_memory_bytes", "gauge", "Memory.", resident_bytes());
    write("open_fds", "gauge", "Open files and sockets.", open_files());
}

fn processor_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The second field, the name in brackets, may contain spaces and brackets. So count the fields after the
    // last bracket.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some((ticks()? + ticks()?) as f64 / TICKS)
}

fn resident_bytes() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes = line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()?;
    Some((kilobytes * KILOBYTE) as f64)
}

fn open_files() -> Option<f64> {
    Some(fs::read_dir("/proc/self/fd").ok()?.count() as f64)
}
