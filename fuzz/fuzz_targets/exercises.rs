#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| flub_fuzz::parsers::exercises(bytes));
