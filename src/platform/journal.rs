//! The journal of changes. Browsers write local storage to disk seconds later, and lose changes if they are killed before. The journal writes
//! every change to disk at once, in IndexedDB with strict durability. If the browser refuses IndexedDB, there is no journal.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo::{events::EventListener, timers::callback::Timeout, utils::window};
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, StorageEvent,
    wasm_bindgen::{JsCast, JsValue},
};
use yew::platform::spawn_local;

use super::{
    learning_platform,
    store::{Change, Store},
};

/// The name of the database.
const DATABASE: &str = "flub";

/// The latest change of each key: an array of the key, the stamp, and the text or `null`.
const CHANGES: &str = "changes";

/// How long the app waits for the journal before it starts without, in milliseconds.
const PATIENCE: u32 = 1_000;

thread_local! {
    static OPEN: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

/// Writes a change, if the journal is open. What a learning platform keeps must not remain on this device.
pub fn write(change: Change) {
    if learning_platform::keeps(&change.key) {
        return;
    }
    let text = change.text.map_or(JsValue::NULL, JsValue::from);
    let key = JsValue::from(change.key);
    let _ = changing(|changes| changes.put_with_key(&Array::of3(&key, &(change.stamp as f64).into(), &text), &key));
}

/// Waits until the changes so far are on disk, if the journal is open.
pub async fn written() {
    // A request waits for the changes before it.
    let request = OPEN.with_borrow(|database| {
        let changes =
            database.as_ref()?.transaction_with_str(CHANGES).and_then(|reading| reading.object_store(CHANGES));
        changes.and_then(|changes| changes.count()).ok()
    });
    if let Some(request) = request {
        let _ = result(&request).await;
    }
}

/// Reads the journal and lets the store put back what was lost. The promise resolves when that is done, or after [`PATIENCE`].
pub fn recovering(store: Rc<Store>) -> JsFuture<JsValue> {
    let promise = Promise::new(&mut |done, _| {
        let is_late = Rc::new(Cell::new(false));
        let (store, known) = (store.clone(), store.stamp());
        {
            let (done, is_late) = (done.clone(), is_late.clone());
            spawn_local(async move {
                if let Ok(mut changes) = read().await {
                    changes.retain(|change| !learning_platform::keeps(&change.key));
                    store.recover(&changes, known, is_late.get());
                }
                let _ = done.call0(&JsValue::NULL);
            });
        }
        Timeout::new(PATIENCE, move || {
            is_late.set(true);
            let _ = done.call0(&JsValue::NULL);
        })
        .forget();
    });
    JsFuture::from(promise)
}

/// Opens the journal and reads it.
async fn read() -> Result<Vec<Change>, JsValue> {
    let factory = window().indexed_db()?.ok_or(JsValue::NULL)?;
    let request = factory.open_with_u32(DATABASE, 1)?;
    let is_new = EventListener::once(&request, "upgradeneeded", {
        let request = request.clone();
        move |_| {
            drop(request.result().map(|database| database.unchecked_into::<IdbDatabase>().create_object_store(CHANGES)))
        }
    });
    let database: IdbDatabase = result(&request).await?.unchecked_into();
    drop(is_new);
    let all: Array = result(&database.transaction_with_str(CHANGES)?.object_store(CHANGES)?.get_all()?).await?.into();
    // The deletion of the database must not wait for this page.
    EventListener::new(&database, "versionchange", |_| {
        if let Some(database) = OPEN.take() {
            database.close();
        }
    })
    .forget();
    // A person who deletes everything stored wants none of it back.
    EventListener::new(&window(), "storage", |event| {
        if event.dyn_ref::<StorageEvent>().is_some_and(|event| event.key().is_none()) {
            let _ = changing(|changes| changes.clear());
        }
    })
    .forget();
    OPEN.replace(Some(database));
    Ok(all.iter().filter_map(|change| parse(&change.into())).collect())
}

fn parse(change: &Array) -> Option<Change> {
    Some(Change {
        key: change.get(0).as_string()?,
        stamp: change.get(1).as_f64()? as u64,
        text: change.get(2).as_string(),
    })
}

/// The result of a request.
async fn result(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |done, failed| {
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&failed));
    });
    JsFuture::from(promise).await?;
    request.result()
}

/// Makes a change that is on disk when the browser says that it is done.
fn changing(change: impl FnOnce(IdbObjectStore) -> Result<IdbRequest, JsValue>) -> Result<(), JsValue> {
    OPEN.with_borrow(|database| {
        let Some(database) = database else { return Ok(()) };
        // web-sys does not know of durability yet.
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        let transaction: Function = Reflect::get(database, &"transaction".into())?.dyn_into()?;
        let transaction = transaction.call3(database, &CHANGES.into(), &"readwrite".into(), &options)?;
        change(transaction.unchecked_into::<IdbTransaction>().object_store(CHANGES)?).map(drop)
    })
}
