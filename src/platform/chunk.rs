//! Parts of the program that are loaded when they are first needed. With the feature `split`, `cargo xtask dist` makes a file of
//! each; without it they are there from the beginning.

use std::{cell::Cell, future::Future, pin::Pin};

#[cfg(feature = "split")]
use super::page;

/// Why a part could not be loaded.
#[cfg(feature = "split")]
pub type LoadError = wasm_split_helpers::SplitLoaderError;

/// Never: without splitting a part is always loaded.
#[cfg(not(feature = "split"))]
pub type LoadError = std::convert::Infallible;

/// Loads a part.
pub type Load<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, LoadError>>>>;

/// The [`Load`] of a function that may stand in a part of its own, which makes it an asynchronous one: `load!(learn, pages)`. A cache
/// may keep a filter's page in the place of a file: where the part does not come, its files are asked for past the cache, once.
macro_rules! load {
    ($part:ident, $function:path) => {
        || {
            Box::pin(async {
                #[cfg(feature = "split")]
                if let Ok(loaded) = $function().await {
                    return Ok(loaded);
                }
                #[cfg(feature = "split")]
                $crate::platform::chunk::renew(stringify!($part)).await;
                #[cfg(feature = "split")]
                return $function().await;
                #[cfg(not(feature = "split"))]
                return $function();
            })
        }
    };
}

pub(crate) use load;

/// Asks for the files of a part past the browser's cache, which then has them as they are on the host. The page names them; a worker has
/// no page.
#[cfg(feature = "split")]
pub async fn renew(part: &str) {
    if web_sys::window().is_none() {
        return;
    }
    for file in page::told(&format!("data-{part}")).split(' ').filter(|file| !file.is_empty()) {
        let _ = page::fetch(file, web_sys::RequestCache::Reload).await;
    }
}

/// A part, once it is loaded.
pub struct Loaded<T>(Cell<Option<T>>);

impl<T: Copy> Loaded<T> {
    /// Not loaded yet.
    pub const fn none() -> Self {
        Self(Cell::new(None))
    }

    /// The part, once it is loaded.
    pub fn get(&self) -> Option<T> {
        self.0.get()
    }

    /// Stores the part, unless loading failed.
    pub fn put(&self, part: Result<T, LoadError>) {
        self.0.set(part.ok().or(self.0.get()));
    }
}
