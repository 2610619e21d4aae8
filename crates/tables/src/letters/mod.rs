//! What LawToe and POE share: lists of connections, letters in pencil, and what lies on a mat.

pub mod analysis;
pub mod drag;
pub mod listings;
pub mod marks;
pub mod mat_view;
pub mod naming;
pub mod nearest;
pub mod pencil;
pub mod scene;
