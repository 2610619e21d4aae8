//! `cargo xtask play`: serves the game on this machine.

use anyhow::Result;
use clap::Args;

use crate::{run::say, serve, site};

/// The default port (FLUB on a phone's keys). It is always the same because browsers store saved games by address.
const PORT: u16 = 3582;

/// Options of `play`.
#[derive(Args)]
pub struct Options {
    /// Do not open the browser.
    #[arg(long)]
    no_open: bool,
    /// The port to serve on.
    #[arg(long)]
    port: Option<u16>,
}

/// Builds the game, opens it in the browser, and serves it until the process ends.
///
/// # Errors
/// If the game cannot be built, or the requested port is taken.
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

/// Whether there is a screen for a browser. Other than on Unix there always is.
fn has_screen() -> bool {
    !cfg!(all(unix, not(target_os = "macos")))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some())
}
