//! `cargo xtask play`: the game, served on this machine.

use anyhow::Result;
use clap::Args;

use crate::{run::say, serve, site};

/// The port that is used when it is free (FLUB on a telephone's keys). It stays the same from one time to the next because
/// a browser keeps saved games by address.
const PORT: u16 = 3582;

/// How to play.
#[derive(Args)]
pub struct Options {
    /// Leave the browser alone.
    #[arg(long)]
    no_open: bool,
    /// The port to serve on.
    #[arg(long)]
    port: Option<u16>,
}

/// Builds the game, serves it and opens it in the browser, until the program is ended.
///
/// # Errors
/// When the game cannot be built, or the port that was asked for is taken.
pub fn play(options: &Options) -> Result<()> {
    let site = site::build()?;
    let listener = match options.port {
        Some(port) => serve::listen(port)?,
        None => serve::listen(PORT).or_else(|_| serve::listen(0))?,
    };
    let served = serve::serve(&site, "/", listener)?;
    println!("Flub is at {} (Ctrl+C ends it)", served.address);
    if !options.no_open && has_screen() && open::that_detached(&served.address).is_err() {
        say("No browser could be opened: open that address in yours");
    }
    served.for_ever();
    Ok(())
}

/// Whether a browser would have a screen to open on. Elsewhere than on Unix desktops there always is one.
fn has_screen() -> bool {
    !cfg!(all(unix, not(target_os = "macos")))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some())
}
