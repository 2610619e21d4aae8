//! Ways to take a text to another place or device: the clipboard, and an address as a code for a camera.

use flub_tables::i18n::Value;
use qrcodegen::{QrCode as Code, QrCodeEcc};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement, wasm_bindgen::JsCast};
use yew::{platform::spawn_local, prelude::*};

/// Copies a text, and calls back with whether that worked. A browser may have no clipboard for us, over plain HTTP or if a school forbids it;
/// then [`select`] lets the person copy the text.
pub fn copy(text: &str, on_done: Callback<bool>) {
    let window = gloo::utils::window();
    if !window.is_secure_context() {
        on_done.emit(false);
        return;
    }
    let copying = JsFuture::from(window.navigator().clipboard().write_text(text));
    spawn_local(async move { on_done.emit(copying.await.is_ok()) });
}

/// The message argument for the result of [`copy`].
pub fn copied(is_copied: bool) -> (&'static str, Value<'static>) {
    ("copied", if is_copied { "yes" } else { "no" }.into())
}

/// Selects the text of the field with this id, scrolls to the field and focuses it, so that a key can copy the text.
pub fn select(id: &str) {
    let Some(field) = gloo::utils::document().get_element_by_id(id) else { return };
    // Before the selection, which would focus the field without scrolling to it.
    let _ = field.unchecked_ref::<HtmlElement>().focus();
    match field.dyn_ref::<HtmlTextAreaElement>() {
        Some(area) => area.select(),
        None => field.unchecked_ref::<HtmlInputElement>().select(),
    }
}

/// The width of the white margin around a code, in modules.
const MARGIN: i32 = 4;

impl QrCode {
    /// The longest address that has a code, in bytes.
    pub const LONGEST: usize = 2953;
}

#[derive(Properties, PartialEq)]
pub struct QrCodeProps {
    pub address: AttrValue,
    /// The accessible name: what the code is for.
    pub label: AttrValue,
}

/// The code of an address; nothing if the address is too long.
#[component]
pub fn QrCode(QrCodeProps { address, label }: &QrCodeProps) -> Html {
    let data = use_memo(address.clone(), |address| {
        let code = Code::encode_text(address, QrCodeEcc::Low).ok()?;
        let side = code.size();
        let dark = (0..side).flat_map(|y| (0..side).map(move |x| (x, y))).filter(|&(x, y)| code.get_module(x, y));
        let data: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN)).collect();
        Some((side + 2 * MARGIN, data))
    });
    let Some((extent, data)) = &*data else { return html! {} };
    html! {
        <svg class="qr-code" viewBox={format!("0 0 {extent} {extent}")} role="img" aria-label={label}>
            <path fill="#fff" d={format!("M0 0h{extent}v{extent}H0z")} />
            <path fill="#000" d={data.clone()} />
        </svg>
    }
}
