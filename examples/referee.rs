//! The engine behind JSON lines: one request a line on standard input, one answer a line on standard output, in order.
//!
//! For graders, for bots in other languages and for checks from outside. Build it with
//! `cargo build --release --example referee --no-default-features`.

#[path = "referee/mod.rs"]
mod referee;

fn main() -> std::io::Result<()> {
    referee::serve(std::io::stdin().lock(), std::io::stdout().lock())
}
