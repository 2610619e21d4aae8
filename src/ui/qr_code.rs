//! An address as a code for another device's camera.

use qrcodegen::{QrCode as Code, QrCodeEcc};
use yew::prelude::*;

/// How many modules are left white around a code.
const QUIET: i32 = 4;

impl QrCode {
    /// The longest address that has a code, in bytes.
    pub const LONGEST: usize = 2953;
}

/// Properties of [`QrCode`].
#[derive(Properties, PartialEq)]
pub struct QrCodeProps {
    /// The address.
    pub address: AttrValue,
    /// What the code is for, in words.
    pub label: AttrValue,
}

/// The code of an address. Nothing where the address is too long for one.
#[component]
pub fn QrCode(QrCodeProps { address, label }: &QrCodeProps) -> Html {
    let data = use_memo(address.clone(), |address| {
        let code = Code::encode_text(address, QrCodeEcc::Low).ok()?;
        let side = code.size();
        let dark = (0..side).flat_map(|y| (0..side).map(move |x| (x, y))).filter(|&(x, y)| code.get_module(x, y));
        let data: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + QUIET, y + QUIET)).collect();
        Some((side + 2 * QUIET, data))
    });
    let Some((extent, data)) = &*data else { return html! {} };
    html! {
        <svg class="qr-code" viewBox={format!("0 0 {extent} {extent}")} role="img" aria-label={label}>
            <path fill="#fff" d={format!("M0 0h{extent}v{extent}H0z")} />
            <path fill="#000" d={data.clone()} />
        </svg>
    }
}
