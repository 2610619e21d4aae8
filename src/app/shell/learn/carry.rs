//! Who learns here, and progress to take along: as a link, a QR code or a file. Nothing leaves the device unless somebody
//! carries it.

use std::rc::Rc;

use flub::{games::ladders, play::Seat, teach::ProgressFault};
use qrcodegen::{QrCode, QrCodeEcc};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    place::LearnPlace,
    use_learners::{LearnersHandle, use_learners},
};
use crate::app::{
    context::{AppContext, use_app, use_words},
    i18n::Words,
    learn::learners::{LONGEST_NAME, Learner, MOST},
    platform::file,
    ui::{
        notice::{Notice, Tone},
        seat_mark::SeatMark,
    },
};

/// Properties of [`LearnerChoice`].
#[derive(Properties, PartialEq)]
pub struct LearnerChoiceProps {
    /// The learners.
    pub learners: LearnersHandle,
}

/// Who learns now, and somebody else.
#[component]
pub fn LearnerChoice(LearnerChoiceProps { learners }: &LearnerChoiceProps) -> Html {
    let words = use_words();
    let name = use_state_eq(String::new);
    let shape = use_state_eq(|| Seat::FIRST);
    let rows = learners.all().iter().enumerate().map(|(place, learner)| {
        let is_current = place == learners.current();
        let onclick = {
            let learners = learners.clone();
            move |_: MouseEvent| learners.change(|kept| kept.with_current(place))
        };
        html! {
            <li key={place}>
                <button type="button" class="button learner" aria-pressed={is_current.to_string()} {onclick}>
                    <SeatMark seat={learner.shape} />{ shown_name(&words, learner) }
                </button>
            </li>
        }
    });
    let shapes = Seat::first(Seat::MOST).map(|seat| {
        let onchange = {
            let shape = shape.clone();
            move |_: Event| shape.set(seat)
        };
        html! {
            <label key={seat.index()} class="choice">
                <input type="radio" name="shape" checked={*shape == seat} {onchange} />
                <span>
                    <SeatMark {seat} />
                    <span class="visually-hidden">{ words.with("learn-shape", &[("shape", (seat.index() + 1).into())]) }</span>
                </span>
            </label>
        }
    });
    let oninput = {
        let name = name.clone();
        move |event: InputEvent| name.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let onsubmit = {
        let (learners, name, shape) = (learners.clone(), name.clone(), shape.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let learner = Learner::new(&ladders(), &name, *shape);
            if !learner.nickname.is_empty() {
                learners.change(|kept| kept.with(&ladders(), learner));
                name.set(String::new());
            }
        }
    };
    let is_full = learners.all().len() >= MOST;
    html! {
        <details class="learn-who">
            <summary>
                { words.with("learn-who", &[("name", shown_name(&words, learners.learner()).into())]) }
            </summary>
            <ul class="learners">{ for rows }</ul>
            if !is_full {
                <form class="learner-form" {onsubmit}>
                    <label for="nickname">{ words.text("learn-nickname") }</label>
                    <input id="nickname" type="text" maxlength={LONGEST_NAME.to_string()} autocomplete="off"
                        value={(*name).clone()} {oninput} />
                    <fieldset class="choices">
                        <legend>{ words.text("learn-shapes") }</legend>
                        <div class="choices-row">{ for shapes }</div>
                    </fieldset>
                    <button type="submit" class="button">{ words.text("learn-add") }</button>
                </form>
            }
            <p><a href={LearnPlace::Carry(None).href()}>{ words.text("learn-carry") }</a></p>
        </details>
    }
}

/// The name of a learner on the page.
fn shown_name(words: &Words, learner: &Learner) -> String {
    if learner.nickname.is_empty() { words.text("learn-nobody") } else { learner.nickname.clone() }
}

/// Properties of [`Carry`].
#[derive(Properties, PartialEq)]
pub struct CarryProps {
    /// Progress that a link brought.
    pub text: Option<Rc<str>>,
}

/// Takes progress along, or brings it in.
#[component]
pub fn Carry(CarryProps { text }: &CarryProps) -> Html {
    let AppContext { words, announcer, .. } = use_app();
    let learners = use_learners();
    let typed = use_state_eq(|| text.as_deref().unwrap_or_default().to_owned());
    let told = use_state_eq(|| None::<Result<String, ProgressFault>>);
    let progress = learners.learner().progress.to_string();
    let here = gloo::utils::window().location().href().unwrap_or_default();
    let place = LearnPlace::Carry(Some(progress.as_str().into()));
    let address = format!("{}{}", here.split('#').next().unwrap_or_default(), place.href());
    let bring = {
        let (learners, told, words) = (learners.clone(), told.clone(), words.clone());
        Callback::from(move |text: String| {
            // A link may be brought in as well as what is in it.
            let bare = text.trim().rsplit('/').next().unwrap_or_default().to_owned();
            let brought = Learner::brought(&ladders(), "", &bare);
            let said = brought.map(|learner| {
                let name = words.with("learn-brought-name", &[("number", (learners.all().len() + 1).into())]);
                let learner = Learner { nickname: name.clone(), ..learner };
                learners.change(|kept| kept.with(&ladders(), learner));
                name
            });
            if let Err(fault) = said {
                announcer.announce(fault_said(&words, fault));
            }
            told.set(Some(said));
        })
    };
    let onsubmit = {
        let (typed, bring) = (typed.clone(), bring.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            bring.emit((*typed).clone());
        }
    };
    let oninput = {
        let typed = typed.clone();
        move |event: InputEvent| typed.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let on_file = {
        let (bring, typed) = (bring.clone(), typed.clone());
        move |event: Event| {
            let (bring, typed) = (bring.clone(), typed.clone());
            let on_text = Callback::from(move |text: Option<String>| {
                let text = text.unwrap_or_default();
                typed.set(text.trim().to_owned());
                bring.emit(text);
            });
            file::read_chosen(&event.target_unchecked_into::<HtmlInputElement>(), LONGEST_FILE, on_text);
        }
    };
    let said = match &*told {
        Some(Ok(name)) => {
            let said = words.with("learn-brought", &[("name", name.as_str().into())]);
            html! { <Notice tone={Tone::Right}><p role="status">{ said }</p></Notice> }
        }
        Some(Err(fault)) => {
            html! { <Notice tone={Tone::Wrong}><p role="alert">{ fault_said(&words, *fault) }</p></Notice> }
        }
        None => html! {},
    };
    html! {
        <div class="column">
            <h1 tabindex="-1">{ words.text("learn-carry") }</h1>
            <section class="sheet stack" aria-labelledby="take">
                <h2 id="take">{ words.text("learn-take") }</h2>
                <p>{ words.text("learn-take-about") }</p>
                { qr_code(&words, &address) }
                <label for="carry-link">{ words.text("learn-link") }</label>
                <input id="carry-link" class="link-field" type="text" readonly=true value={address.clone()} />
                <p><a href={file::address(&progress)} download="flub-progress.txt">{ words.text("learn-take-file") }</a></p>
            </section>
            <section class="sheet stack" aria-labelledby="bring">
                <h2 id="bring">{ words.text("learn-bring") }</h2>
                <form class="stack" {onsubmit}>
                    <label for="brought">{ words.text("learn-bring-text") }</label>
                    <input id="brought" type="text" autocomplete="off" value={(*typed).clone()} {oninput} />
                    <button type="submit" class="button primary">{ words.text("learn-bring-it") }</button>
                </form>
                <label class="field">
                    <span>{ words.text("learn-bring-file") }</span>
                    <input type="file" accept=".txt,text/plain" onchange={on_file} />
                </label>
                { said }
            </section>
            <p><a class="button" href={LearnPlace::Overview.href()}>{ words.text("learn-all") }</a></p>
        </div>
    }
}

/// The most bytes read of a file: more than any progress has.
const LONGEST_FILE: usize = 1_000;

/// Why a text is no progress, in a sentence.
fn fault_said(words: &Words, fault: ProgressFault) -> String {
    let fault = match fault {
        ProgressFault::TooLong => "long",
        ProgressFault::Version => "version",
        ProgressFault::Mangled => "mangled",
        ProgressFault::TooMany => "many",
    };
    words.with("learn-fault", &[("fault", fault.into())])
}

/// An address as a code for another device's camera, made here.
fn qr_code(words: &Words, address: &str) -> Html {
    let Ok(code) = QrCode::encode_text(address, QrCodeEcc::Low) else { return html! {} };
    let side = code.size();
    let dark = (0..side).flat_map(|y| (0..side).map(move |x| (x, y))).filter(|&(x, y)| code.get_module(x, y));
    let data: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + QUIET, y + QUIET)).collect();
    let extent = side + 2 * QUIET;
    html! {
        <svg class="qr-code" viewBox={format!("0 0 {extent} {extent}")} role="img" aria-label={words.text("learn-code")}>
            <path fill="#fff" d={format!("M0 0h{extent}v{extent}H0z")} />
            <path fill="#000" d={data} />
        </svg>
    }
}

/// How many modules are left white around a code.
const QUIET: i32 = 4;
