//! A page of the app, as a person has it: found by roles and names, used by clicks and keys.

use std::cell::RefCell;

use flub_app::Shown;
use flub_tables::i18n::{Chapter, Language, Value};
use gloo::{timers::future::TimeoutFuture, utils::document};
use include_dir::{Dir, File, include_dir};
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlInputElement, HtmlTextAreaElement};

use super::element::{html, is_reachable, name, role, text};

/// How often a page is looked at until it is as expected, a millisecond or more apart.
const LOOKS: usize = 2_000;

thread_local! {
    /// The app on the screen. It is closed when the next test opens a page, whether this one passes or not.
    static SHOWN: RefCell<Option<Shown>> = const { RefCell::new(None) };
}

/// The page on the screen.
pub struct Page {
    language: Language,
}

/// The values of a message: `values! { who: "plaintiff", count: 2 }`.
#[macro_export]
macro_rules! values {
    ($($name:ident: $value:expr),* $(,)?) => { &[$((stringify!($name), flub_tables::i18n::Value::from($value))),*] };
}

impl Page {
    /// Opens an address, such as `#/lawtoe`, in a browser that has kept these texts by key and nothing else.
    pub async fn open(address: &str, kept: &[(&str, &str)]) -> Self {
        prepare();
        SHOWN.take().into_iter().for_each(Shown::close);
        let storage = gloo::utils::window().local_storage().unwrap().unwrap();
        storage.clear().unwrap();
        kept.iter().for_each(|(key, text)| storage.set_item(key, text).unwrap());
        gloo::utils::window().location().set_hash(address).unwrap();
        let root = document().create_element("div").unwrap();
        root.set_id("app");
        document().get_element_by_id("app").into_iter().for_each(|old| old.remove());
        gloo::utils::body().append_child(&root).unwrap();
        let whole = document().document_element().unwrap();
        whole.remove_attribute("lang").unwrap();
        SHOWN.set(Some(flub_app::show(root).await));
        // The page says in which language it is once it is drawn.
        rest().await;
        let code = whole.get_attribute("lang").unwrap_or_default();
        Self { language: Language::of_browser([code.as_str()]) }
    }

    /// What a message says, by the words that have come by now.
    pub fn says(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        flub_app::words(self.language).with(id, values)
    }

    /// Everything of this role that people can reach, in the page's order.
    pub fn all(&self, wanted: &str) -> Vec<Element> {
        elements("#app *, dialog, dialog *")
            .into_iter()
            .filter(|one| role(one) == wanted && is_reachable(one))
            .collect()
    }

    /// What has this role and this name. `None` if nothing has.
    pub fn look_for(&self, role: &str, wanted: &str) -> Option<Element> {
        self.all(role).into_iter().find(|one| name(one) == wanted)
    }

    /// What has this role and this name.
    ///
    /// # Panics
    /// If nothing has; it says what has the role.
    pub fn find(&self, role: &str, wanted: &str) -> Element {
        let names = || self.all(role).iter().map(name).collect::<Vec<_>>();
        self.look_for(role, wanted).unwrap_or_else(|| panic!("no {role} “{wanted}” among {:?}", names()))
    }

    /// The button that this message names.
    pub fn button(&self, id: &str, values: &[(&str, Value<'_>)]) -> Element {
        self.find("button", &self.says(id, values))
    }

    /// Clicks what this message names, a button, and lets the page come to rest.
    pub async fn press(&self, id: &str, values: &[(&str, Value<'_>)]) {
        self.click(&self.button(id, values)).await;
    }

    /// Clicks an element and lets the page come to rest.
    pub async fn click(&self, element: &Element) {
        let _ = html(element).focus();
        html(element).click();
        self.rest().await;
    }

    /// Presses a key on the focused element and lets the page come to rest.
    pub async fn key(&self, key: &str) {
        self.send(&self.focused(), "KeyboardEvent", "keydown", &[("key", key.into())]).await;
    }

    /// Types a text into a field, in the place of what is there.
    pub async fn fill(&self, field: &Element, text: &str) {
        match field.dyn_ref::<HtmlTextAreaElement>() {
            Some(area) => area.set_value(text),
            None => field.unchecked_ref::<HtmlInputElement>().set_value(text),
        }
        self.send(field, "InputEvent", "input", &[]).await;
        self.send(field, "Event", "change", &[]).await;
    }

    /// Sends an event of this kind and type to an element, with these properties, and lets the page come to rest.
    pub async fn send(&self, element: &Element, kind: &str, name: &str, properties: &[(&str, JsValue)]) {
        let init = Object::new();
        for (key, value) in [("bubbles", true.into()), ("cancelable", true.into())].iter().chain(properties) {
            Reflect::set(&init, &(*key).into(), value).unwrap();
        }
        let constructor: Function = Reflect::get(&js_sys::global(), &kind.into()).unwrap().unchecked_into();
        let event = Reflect::construct(&constructor, &Array::of2(&name.into(), &init)).unwrap();
        element.dispatch_event(event.unchecked_ref::<Event>()).unwrap();
        self.rest().await;
    }

    /// The focused element; the page's body if nothing is focused.
    pub fn focused(&self) -> Element {
        document().active_element().unwrap_or_else(|| gloo::utils::body().into())
    }

    /// The text of the first element that this CSS selector finds; empty if there is none. Only for what has neither role nor name.
    pub fn text_of(&self, selector: &str) -> String {
        elements(selector).first().map(text).unwrap_or_default()
    }

    /// What live regions say at the moment, joined.
    pub fn announced(&self) -> String {
        elements("[aria-live], [role=status], [role=alert]").iter().map(text).collect::<Vec<_>>().join(" ")
    }

    /// What all headings say.
    pub fn headlines(&self) -> Vec<String> {
        self.all("heading").iter().map(text).collect()
    }

    /// What the browser keeps under a key.
    pub fn kept(&self, key: &str) -> Option<String> {
        gloo::utils::window().local_storage().unwrap().unwrap().get_item(key).unwrap()
    }

    /// Waits until this holds, as when a computer thinks.
    ///
    /// # Panics
    /// If it does not come to hold.
    pub async fn until(&self, what: &str, holds: impl Fn(&Self) -> bool) {
        for _ in 0..LOOKS {
            if holds(self) {
                return self.rest().await;
            }
            TimeoutFuture::new(1).await;
        }
        panic!("{what} did not come; the page says: {}", self.text_of("#app"));
    }

    /// Lets the page draw what has changed, and what follows from that: Yew goes on a turn of the browser later if there is much to do.
    pub async fn rest(&self) {
        rest().await;
    }

    /// The text in a field.
    pub fn value(&self, field: &Element) -> String {
        match field.dyn_ref::<HtmlTextAreaElement>() {
            Some(area) => area.value(),
            None => field.unchecked_ref::<HtmlInputElement>().value(),
        }
    }

    /// Follows an address within the app, as a link or the back button does.
    pub async fn go(&self, address: &str) {
        gloo::utils::window().location().set_hash(address).unwrap();
        self.rest().await;
        self.rest().await;
    }

    /// The address of the page from its `#` on.
    pub fn address(&self) -> String {
        gloo::utils::window().location().hash().unwrap()
    }

    /// Chooses what this message names, or begins the name of: a radio button, a box or a switch.
    ///
    /// # Panics
    /// If there is no such choice.
    pub async fn choose(&self, id: &str, values: &[(&str, Value<'_>)]) {
        let wanted = self.says(id, values);
        let choices: Vec<Element> = ["radio", "checkbox", "switch"].iter().flat_map(|role| self.all(role)).collect();
        let exact = choices.iter().find(|one| name(one) == wanted);
        let chosen = exact.or_else(|| choices.iter().find(|one| name(one).starts_with(&wanted)));
        let names = || choices.iter().map(name).collect::<Vec<_>>();
        self.click(chosen.unwrap_or_else(|| panic!("no choice “{wanted}” among {:?}", names()))).await;
    }

    /// Everything that the browser keeps, by key.
    pub fn kept_all(&self) -> Vec<(String, String)> {
        let storage = gloo::utils::window().local_storage().unwrap().unwrap();
        let keys = (0..storage.length().unwrap()).filter_map(|index| storage.key(index).unwrap());
        let mut kept: Vec<_> = keys
            .filter(|key| key != "flub.stamp")
            .map(|key| (key.clone(), storage.get_item(&key).unwrap().unwrap_or_default()))
            .collect();
        kept.sort();
        kept
    }

    /// The steps of the record, and which of them is marked as the one on the screen.
    pub fn steps(&self) -> Vec<(String, bool)> {
        elements(".record-step").iter().map(|step| (text(step), step.has_attribute("aria-current"))).collect()
    }

    /// Lets everything on the stage go on.
    pub async fn pass(&self) {
        while let Some(button) = elements("#stage-go-on").first() {
            self.click(button).await;
        }
    }

    /// What live regions have said, one text after another, since [`listen`].
    pub fn heard(&self) -> Vec<String> {
        let heard = js_sys::eval("window.heard").unwrap();
        Array::from(&heard).iter().filter_map(|text| text.as_string()).collect()
    }
}

/// Notes down everything that live regions say from now on, also while a page opens.
pub fn listen() {
    const LISTEN: &str = "(() => {
        window.heard = [];
        window.listening?.disconnect();
        const last = new WeakMap();
        window.listening = new MutationObserver((changes) => {
            const parts = changes.map(({ target }) => target instanceof Element ? target : target.parentElement);
            const regions = new Set(parts.map((part) => part?.closest('[role=status]')).filter((region) => region));
            for (const region of regions) {
                const text = region.textContent.trim();
                if (text && last.get(region) !== text) window.heard.push(text);
                last.set(region, text);
            }
        });
        window.listening.observe(document, { subtree: true, childList: true, characterData: true });
    })()";
    js_sys::eval(LISTEN).unwrap();
}

/// Everything that a CSS selector finds, in the page's order.
pub fn elements(selector: &str) -> Vec<Element> {
    let found = document().query_selector_all(selector).unwrap();
    (0..found.length()).filter_map(|index| found.get(index)).map(JsCast::unchecked_into).collect()
}

/// The Fluent files.
static WORDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/static/words");

/// Puts the words into the page, where the one file has them too: so nothing is asked for.
fn put_words() {
    for language in Language::ALL {
        for chapter in Chapter::ALL {
            let folder =
                WORDS.get_dir(format!("{}/{}", language.code(), chapter.name())).expect("a chapter in a language");
            let texts: Vec<_> = folder.files().filter_map(File::contents_utf8).collect();
            let element = document().create_element("template").unwrap();
            element.set_id(&format!("/{}/{}.txt", language.code(), chapter.name()));
            element.set_text_content(Some(&texts.join("\n")));
            gloo::utils::body().append_child(&element).unwrap();
        }
    }
}

/// Has the page wait for nobody: what the app waits for comes at once, and no two clicks count as a double tap.
fn prepare() {
    const HURRY: &str = "if (!window.hurried) {
        window.hurried = true;
        const [wait, forget] = [window.setTimeout, window.clearTimeout];
        const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
        window.due = new Set();
        // What comes part by part on the stage is seen part by part.
        const stays = (delay) => delay >= 10_000 ? delay : delay === 1_600 ? 100 : 0;
        window.setTimeout = (act, delay = 0, ...rest) => {
            if (delay > 0) return wait(act, stays(delay), ...rest);
            const timer = wait(() => { due.delete(timer); act(...rest); }, 0);
            due.add(timer);
            return timer;
        };
        window.clearTimeout = (timer) => { due.delete(timer); forget(timer); };
        Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get() { return 1_000 * stamp.get.call(this); } });
    }";
    js_sys::eval(HURRY).unwrap();
    // A test may have said what is drawn.
    js_sys::eval("Crypto.prototype.getRandomValues = window.drawn ??= Crypto.prototype.getRandomValues").unwrap();
    if document().get_element_by_id("/en/shell.txt").is_none() {
        put_words();
    }
}

/// Yew takes a break from time to time, and goes on by a timer.
async fn rest() {
    TimeoutFuture::new(0).await;
    for _ in 0..LOOKS {
        if due() == 0 {
            break;
        }
        TimeoutFuture::new(0).await;
    }
    TimeoutFuture::new(0).await;
}

/// How many timers without a delay have not come yet.
fn due() -> u32 {
    let due = Reflect::get(&js_sys::global(), &"due".into()).unwrap();
    due.unchecked_ref::<js_sys::Set>().size()
}

/// How often the page was told to print since the first call of this.
pub fn prints() -> u32 {
    const COUNT: &str = "window.print === window.counted ? window.prints
        : (window.prints = 0, window.print = window.counted = () => void (window.prints += 1), 0)";
    js_sys::eval(COUNT).unwrap().as_f64().unwrap_or_default() as u32
}
