//! Debian packages, on machines where they can be installed without a password.

use std::process::Command;

use crate::run::{printed, program, say, succeed};

/// Installs these packages. Returns whether that worked.
pub fn install(packages: &[&str]) -> bool {
    let Some(apt) = apt() else { return false };
    say(&format!("Installing Debian packages: {}", packages.join(" ")));
    // An outdated package list may still be good enough.
    let _ = succeed(apt().arg("update"));
    succeed(apt().args(["install", "--yes", "--no-install-recommends"]).args(packages)).is_ok()
}

/// The apt-get command with the right to install: as root, or with a sudo that needs no password.
fn apt() -> Option<fn() -> Command> {
    printed(program("apt-get").arg("--version"))?;
    if printed(program("id").arg("-u"))?.trim() == "0" {
        return Some(as_root);
    }
    printed(program("sudo").args(["-n", "true"])).map(|_| through_sudo as fn() -> Command)
}

fn as_root() -> Command {
    let mut apt = program("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

fn through_sudo() -> Command {
    let mut apt = program("sudo");
    apt.args(["-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    apt
}
