//! The page's own address.

/// The full address of a part of the app, from the fragment that names it.
pub fn address_of(fragment: &str) -> String {
    let here = gloo::utils::window().location().href().unwrap_or_default();
    format!("{}{fragment}", here.split('#').next().unwrap_or_default())
}
