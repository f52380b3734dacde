#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::value_certificate(data));
