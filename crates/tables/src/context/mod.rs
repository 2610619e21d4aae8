//! The settings of a device, and what is arranged for one game.

pub mod arranged;
pub mod settings;
