//! Slow thinking, away from the page: a worker that runs the same WebAssembly as the page does. Text goes in and text comes out.
//!
//! The worker is started when it is first needed. If the browser refuses it, or it fails, the page thinks itself. If it falls
//! silent, as when the browser ended it to save memory, another takes its place, and after that the page: every question is
//! answered all the same.
//!
//! The page sends its compiled WebAssembly module to the worker, so that nothing is loaded or compiled twice. What a
//! game remembers between requests is in a `thread_local` of its own; another game has another worker.

use std::{cell::RefCell, pin::Pin, rc::Rc};

use flub_tables::table::table_game::Think;
use gloo::{events::EventListener, timers::callback::Timeout, utils::document};
use js_sys::Array;
use web_sys::{
    Blob, BlobPropertyBag, DedicatedWorkerGlobalScope, HtmlLinkElement, MessageEvent, Url, Window, Worker,
    WorkerOptions, WorkerType,
    wasm_bindgen::{JsCast, JsValue},
};
use yew::{Callback, platform::spawn_local};

#[derive(Default)]
struct Thinker {
    /// The current game: a worker loads the code of one.
    game: &'static str,
    /// The number of requests so far.
    question_count: u32,
    /// The unanswered requests.
    waiting: Vec<Question>,
    place: Place,
    /// Runs while requests wait for a worker, since its latest message.
    patience: Option<Timeout>,
    /// Whether a worker for this game has fallen silent before.
    was_silent: bool,
}

/// How long a worker may be silent while requests wait, in milliseconds: far longer than any level thinks.
const PATIENCE: u32 = 10_000;

struct Question {
    number: u32,
    text: String,
    think: Think,
    answer: Callback<String>,
}

/// Where requests are answered.
#[derive(Clone, Default)]
enum Place {
    /// Not started.
    #[default]
    Nowhere,
    /// In a worker that is not ready to listen yet, which loads this script.
    Starting(Worker, Rc<ScriptUrl>),
    /// In a worker.
    Worker(Worker),
    /// On the page.
    Page,
}

/// The address of a worker's script, which stays in memory until this is dropped.
struct ScriptUrl(String);

impl ScriptUrl {
    fn new(code: String) -> Result<Self, JsValue> {
        let kind = BlobPropertyBag::new();
        kind.set_type("text/javascript");
        let script = Blob::new_with_str_sequence_and_options(&Array::of1(&code.into()), &kind)?;
        Url::create_object_url_with_blob(&script).map(Self)
    }
}

impl Drop for ScriptUrl {
    fn drop(&mut self) {
        // Revoking an address cannot fail.
        let _ = Url::revoke_object_url(&self.0);
    }
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// A request. Dropping it cancels it.
#[must_use = "a question that is dropped is not answered"]
pub struct Asked(u32);

impl Drop for Asked {
    fn drop(&mut self) {
        take(self.0);
    }
}

/// Sends a request to a game. `think` answers it if the page has to.
pub fn ask(game: &'static str, text: String, think: Think, answer: Callback<String>) -> Asked {
    prepare(game);
    let number = THINKER.with_borrow_mut(|thinker| {
        thinker.question_count += 1;
        let number = thinker.question_count;
        thinker.waiting.push(Question { number, text, think, answer });
        number
    });
    wait();
    pass_on(number);
    Asked(number)
}

/// Starts the worker for a game unless it runs, so that it is ready for the first request.
pub fn prepare(game: &'static str) {
    THINKER.with_borrow_mut(|thinker| {
        if thinker.game != game {
            thinker.game = game;
            thinker.was_silent = false;
            // The answers of the previous game are no longer needed.
            if let Place::Starting(worker, _) | Place::Worker(worker) = std::mem::take(&mut thinker.place) {
                worker.terminate();
            }
        }
        if let Place::Nowhere = thinker.place {
            thinker.place = start().unwrap_or(Place::Page);
        }
    });
}

/// Starts a worker.
fn start() -> Result<Place, JsValue> {
    let (code, worker_type) = code()?;
    let script = ScriptUrl::new(code)?;
    let options = WorkerOptions::new();
    options.set_type(worker_type);
    let worker = Worker::new_with_options(&script.0, &options)?;
    EventListener::new(&worker, "message", |event| {
        hear(&event.unchecked_ref::<MessageEvent>().data().as_string().unwrap_or_default());
    })
    .forget();
    EventListener::new(&worker, "error", |_| think_here()).forget();
    // The page's compiled module, so that it is not loaded or compiled twice.
    worker.post_message(&wasm_bindgen::module())?;
    Ok(Place::Starting(worker, script.into()))
}

/// The worker's script: it waits for the compiled module, then starts it. A script of its own would be a second file to keep in
/// step with the page.
fn code() -> Result<(String, WorkerType), JsValue> {
    // A page opened from a file can import nothing, so in the one-file version this element is the page's own script, a classic one.
    let (begin, init, worker_type) = match document().get_element_by_id("flub-code") {
        Some(script) => (script.text_content().unwrap_or_default(), "wasm_bindgen", WorkerType::Classic),
        None => {
            // In this link Trunk names the page's own script.
            let script = document().query_selector("link[rel=modulepreload]")?.ok_or("the page names no script")?;
            let script = script.dyn_into::<HtmlLinkElement>()?.href();
            (format!("import init from \"{script}\";"), "init", WorkerType::Module)
        }
    };
    let code = format!(
        "{begin}\nonmessage = ({{ data }}) => {{ onmessage = null; {init}({{ module_or_path: data }}).catch(reportError); }};"
    );
    Ok((code, worker_type))
}

/// Passes a request to the worker or the page. While the worker is starting it waits.
fn pass_on(number: u32) {
    let place = THINKER.with_borrow(|thinker| thinker.place.clone());
    match place {
        Place::Worker(worker) => send(&worker, number),
        Place::Page => {
            let answer = move || {
                if let Some(question) = take(number) {
                    question.answer.emit((question.think)(&question.text));
                }
            };
            // Let the screen be drawn first.
            Timeout::new(0, answer).forget();
        }
        Place::Nowhere | Place::Starting(..) => {}
    }
}

fn send(worker: &Worker, number: u32) {
    let text = THINKER.with_borrow(|thinker| {
        let question = thinker.waiting.iter().find(|question| question.number == number)?;
        Some(format!("{number}\n{}\n{}", thinker.game, question.text))
    });
    if let Some(text) = text {
        // To send a text cannot fail.
        let _ = worker.post_message(&text.into());
    }
}

/// Restarts the wait for a message while there are requests for a worker.
fn wait() {
    THINKER.with_borrow_mut(|thinker| {
        let waits = !thinker.waiting.is_empty() && matches!(thinker.place, Place::Starting(..) | Place::Worker(_));
        thinker.patience = waits.then(|| Timeout::new(PATIENCE, replace_worker));
    });
}

/// The worker is silent: replaces it by another, or by the page the second time.
fn replace_worker() {
    if THINKER.with_borrow(|thinker| thinker.was_silent) {
        think_here();
        return;
    }
    move_to(|place| {
        if let Place::Starting(worker, _) | Place::Worker(worker) = place {
            worker.terminate();
        }
        start().unwrap_or(Place::Page)
    });
    THINKER.with_borrow_mut(|thinker| thinker.was_silent = true);
    wait();
}

/// Handles a message of the worker: that it is ready, or the number of a request and its answer.
fn hear(message: &str) {
    receive(message);
    wait();
}

fn receive(message: &str) {
    match message.split_once('\n') {
        Some((number, text)) => {
            if let Some(question) = number.parse().ok().and_then(take) {
                question.answer.emit(text.to_owned());
            }
        }
        None => move_to(|place| match place {
            Place::Starting(worker, script) => {
                // It is loaded.
                drop(script);
                Place::Worker(worker)
            }
            other => other,
        }),
    }
}

/// Replaces the worker by the page.
fn think_here() {
    move_to(|place| {
        if let Place::Starting(worker, _) | Place::Worker(worker) = place {
            worker.terminate();
        }
        Place::Page
    });
}

/// Changes the place and passes on the waiting requests.
fn move_to(change: impl FnOnce(Place) -> Place) {
    let waiting: Vec<u32> = THINKER.with_borrow_mut(|thinker| {
        thinker.place = change(std::mem::take(&mut thinker.place));
        thinker.waiting.iter().map(|question| question.number).collect()
    });
    waiting.into_iter().for_each(pass_on);
}

/// Removes and returns the request with this number.
fn take(number: u32) -> Option<Question> {
    THINKER.with_borrow_mut(|thinker| {
        let place = thinker.waiting.iter().position(|question| question.number == number)?;
        Some(thinker.waiting.remove(place))
    })
}

/// Whether this runs in a worker, where there is no window.
pub fn is_worker() -> bool {
    !js_sys::global().is_instance_of::<Window>()
}

/// Answers a request, which is a game and a text, after loading the game's code.
pub type Answer = fn(String) -> Pin<Box<dyn Future<Output = String>>>;

/// Answers questions in the worker from now on. A question is a line with its number, a line with its game, and a text; the answer repeats
/// the number. A message without a line break says that the worker listens.
pub fn serve(answer: Answer) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let page = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let message = event.unchecked_ref::<MessageEvent>().data().as_string().unwrap_or_default();
        let page = page.clone();
        spawn_local(async move {
            if let Some((number, question)) = message.split_once('\n') {
                let answer = answer(question.to_owned()).await;
                post(&page, &format!("{number}\n{answer}"));
            }
        });
    })
    .forget();
    post(&scope, "");
}

fn post(page: &DedicatedWorkerGlobalScope, text: &str) {
    // To send a text cannot fail.
    let _ = page.post_message(&JsValue::from_str(text));
}
