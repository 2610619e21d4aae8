//! Short, soft sounds for what happens in a game, and the browser's voice. Both are off until somebody wants them.

use std::cell::OnceCell;

use flub_tables::table::news::Sound;
use gloo::events::EventListener;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AudioContext, OscillatorType, SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice, wasm_bindgen::JsCast,
};
use yew::platform::spawn_local;

/// The pitches of a sound in order, in hertz.
const fn pitches(sound: Sound) -> &'static [f32] {
    match sound {
        Sound::Letter => &[587.3],
        Sound::Card => &[392.0],
        Sound::Challenge => &[440.0, 587.3],
        Sound::Verdict => &[523.3, 659.3, 784.0],
    }
}

/// Plays a sound, if the browser can.
pub fn play(sound: Sound) {
    thread_local! {
        static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
    }
    CONTEXT.with(|context| {
        if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
            // The context is suspended until a person has touched the page. A failure to resume it is ignored.
            if let Ok(waking) = context.resume() {
                spawn_local(async { drop(JsFuture::from(waking).await) });
            }
            for (place, &pitch) in pitches(sound).iter().enumerate() {
                let _ = note(context, pitch, context.current_time() + BEAT * place as f64);
            }
        }
    });
}

/// The time between the starts of two notes, in seconds.
const BEAT: f64 = 0.13;

/// Schedules a note that begins at this time of the context and fades out.
fn note(context: &AudioContext, pitch: f32, at: f64) -> Result<(), wasm_bindgen::JsValue> {
    let (tone, loudness) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(pitch);
    loudness.gain().set_value_at_time(0.08, at)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, at + 2.0 * BEAT)?;
    tone.connect_with_audio_node(&loudness)?.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + 2.0 * BEAT)
}

/// Speaks a text in the language of this code, and interrupts the previous text: the newer one matters more, and a voice that waits for the
/// network would hold up all others. A browser without voices stays silent; the text is on the screen too.
pub fn speak(code: &str, text: &str) {
    let (Some(synthesis), Ok(utterance)) = (synthesis(), SpeechSynthesisUtterance::new_with_text(text)) else { return };
    utterance.set_lang(code);
    utterance.set_voice(voice_of(code).as_ref());
    synthesis.cancel();
    synthesis.speak(&utterance);
}

/// What speaks in the browser. Where it is missing the property reads as `undefined`.
fn synthesis() -> Option<SpeechSynthesis> {
    gloo::utils::window().speech_synthesis().ok().filter(|synthesis| synthesis.is_object())
}

/// A voice for the language of this code: of the device if it has one, which speaks without a network.
pub fn voice_of(code: &str) -> Option<SpeechSynthesisVoice> {
    let voices = synthesis()?.get_voices();
    let voices = voices.iter().map(JsCast::unchecked_into::<SpeechSynthesisVoice>);
    voices.filter(|voice| voice.lang().starts_with(code)).max_by_key(SpeechSynthesisVoice::local_service)
}

/// Calls back whenever the browser has found voices, as long as the listener is kept.
pub fn when_voices_change(call: impl Fn() + 'static) -> Option<EventListener> {
    Some(EventListener::new(&synthesis()?.unchecked_into(), "voiceschanged", move |_| call()))
}
