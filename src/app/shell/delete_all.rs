//! The button that deletes everything kept.

use yew::{platform::spawn_local, prelude::*};

use crate::app::{
    context::{AppContext, use_app},
    platform::{
        journal,
        store::{Refused, Store},
    },
    ui::dialog::Dialog,
};

/// Deletes everything that Flub keeps in this browser, after a question, and loads the page anew.
#[component]
pub fn DeleteAll() -> Html {
    let AppContext { words, storage, .. } = use_app();
    let is_asking = use_state_eq(|| false);
    let ask = |asking: bool| {
        let setter = is_asking.setter();
        Callback::from(move |()| setter.set(asking))
    };
    let close = ask(false);
    let on_delete = {
        let close = close.clone();
        move |_: MouseEvent| match storage.reported(delete_all(&storage)) {
            // The page still shows what was deleted. Loading it anew would abort what the journal has not written.
            Ok(()) => spawn_local(async {
                journal::written().await;
                let _ = gloo::utils::window().location().reload();
            }),
            Err(_) => close.emit(()),
        }
    };
    html! {
        <>
            <div class="row">
                <button type="button" class="button" onclick={ask(true).reform(|_| ())}>{ words.text("settings-delete") }</button>
            </div>
            <Dialog name="delete-all" title={words.text("settings-delete-title")} open={*is_asking} on_close={close}>
                <p>{ words.text("settings-delete-about") }</p>
                <div class="row">
                    <button type="button" class="button primary" onclick={on_delete}>{ words.text("kept-delete") }</button>
                </div>
            </Dialog>
        </>
    }
}

/// Deletes everything kept, from the journal too.
///
/// # Errors
/// If the browser refuses; then the rest stays.
fn delete_all(store: &Store) -> Result<(), Refused> {
    store.all().into_iter().try_for_each(|(key, _)| store.clear(&key))
}
