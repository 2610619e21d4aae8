//! `cargo xtask play`: Trunk's server for this machine.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result};
use clap::Args;

use crate::{
    run::{say, succeed},
    tools,
};

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

/// Builds the game, serves it until the process ends, and opens it in the browser. After a change it is built anew.
///
/// # Errors
/// If the game cannot be built, or the requested port is taken.
pub fn play(options: &Options) -> Result<()> {
    let port = match options.port {
        Some(port) => free(port)?,
        None => free(PORT).or_else(|_| free(0))?,
    };
    let mut trunk = tools::trunk(&["serve", "--address", "127.0.0.1", "--port", &port.to_string(), "--dist"])?;
    trunk.arg(crate::target().join("play"));
    if !options.no_open && has_screen() {
        trunk.arg("--open");
    }
    say(&format!("Flub will be at http://127.0.0.1:{port}/ once it is built (Ctrl+C ends it)"));
    succeed(&mut trunk)
}

/// Returns the port, if it can be used on this machine; for 0 one that can.
fn free(port: u16) -> Result<u16> {
    let listener =
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| format!("port {port} cannot be used"))?;
    Ok(listener.local_addr()?.port())
}

/// Whether there is a screen for a browser. Other than on Unix there always is.
fn has_screen() -> bool {
    !cfg!(all(unix, not(target_os = "macos")))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some())
}
