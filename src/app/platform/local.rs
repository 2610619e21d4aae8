//! The browser's local storage.

use super::store::{Backing, Refused};

/// The local storage of this address.
pub struct LocalStorage;

fn local() -> Result<web_sys::Storage, Refused> {
    gloo::utils::window().local_storage().ok().flatten().ok_or(Refused::Browser)
}

impl Backing for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, Refused> {
        local()?.get_item(key).map_err(|_| Refused::Browser)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Refused> {
        local()?.set_item(key, text).map_err(|_| Refused::Browser)
    }

    fn remove(&self, key: &str) -> Result<(), Refused> {
        local()?.remove_item(key).map_err(|_| Refused::Browser)
    }

    fn keys(&self) -> Result<Vec<String>, Refused> {
        let storage = local()?;
        let length = storage.length().map_err(|_| Refused::Browser)?;
        Ok((0..length).filter_map(|index| storage.key(index).ok().flatten()).collect())
    }
}
