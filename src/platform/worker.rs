//! The worker's side of [`thinker`](super::thinker).

use std::pin::Pin;

use gloo::events::EventListener;
use web_sys::{
    DedicatedWorkerGlobalScope, MessageEvent, Window,
    wasm_bindgen::{JsCast, JsValue},
};
use yew::platform::spawn_local;

/// Whether this runs in a worker, where there is no window.
pub fn is_worker() -> bool {
    !js_sys::global().is_instance_of::<Window>()
}

/// Answers a request, a game and a text, after loading the game's code.
pub type Answer = fn(String) -> Pin<Box<dyn Future<Output = String>>>;

/// Answers questions from now on. A question is its number, its game and a text, a line each and the text as many as it
/// takes; the answer repeats the number. A message without a line break says that the worker listens.
pub fn start(answer: Answer) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let page = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let message = event.unchecked_ref::<MessageEvent>().data().as_string().unwrap_or_default();
        let page = page.clone();
        spawn_local(async move {
            if let Some((number, question)) = message.split_once('\n') {
                let answer = answer(question.to_owned()).await;
                say(&page, &format!("{number}\n{answer}"));
            }
        });
    })
    .forget();
    say(&scope, "");
}

fn say(page: &DedicatedWorkerGlobalScope, text: &str) {
    // Sending a text cannot fail.
    let _ = page.post_message(&JsValue::from_str(text));
}
