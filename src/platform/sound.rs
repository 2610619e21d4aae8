//! Short, soft sounds for what happens in a game, and the browser's voice. Both are off until somebody wants them.

use std::cell::OnceCell;

use flub_tables::table::news::Sound;
use gloo::events::EventListener;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AudioContext, EventTarget, OscillatorType, SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice,
    wasm_bindgen::JsCast,
};
use yew::platform::spawn_local;

/// How a sound is made: notes one after another, or at once where the beat is nothing.
struct Tone {
    /// The pitches of the notes, in hertz.
    pitches: &'static [f32],
    form: OscillatorType,
    /// The time between the starts of two notes, in seconds.
    beat: f64,
    /// How long a note fades, in seconds.
    fade: f64,
    loudness: f32,
}

/// Two short strokes of a pencil, a card put down, a bell, and a lower bell or a little tune at the end.
const fn tone(sound: Sound) -> Tone {
    match sound {
        Sound::Letter => {
            Tone { pitches: &[1568.0, 1319.0], form: OscillatorType::Triangle, beat: 0.07, fade: 0.06, loudness: 0.03 }
        }
        Sound::Card => {
            Tone { pitches: &[330.0, 220.0], form: OscillatorType::Triangle, beat: 0.03, fade: 0.09, loudness: 0.09 }
        }
        Sound::Challenge => {
            Tone { pitches: &[880.0, 2217.0], form: OscillatorType::Sine, beat: 0.0, fade: 1.1, loudness: 0.05 }
        }
        Sound::Verdict => {
            Tone { pitches: &[587.3, 1480.0], form: OscillatorType::Sine, beat: 0.0, fade: 0.9, loudness: 0.05 }
        }
        Sound::WellDone => Tone {
            pitches: &[523.3, 659.3, 784.0, 1046.5],
            form: OscillatorType::Triangle,
            beat: 0.13,
            fade: 0.35,
            loudness: 0.07,
        },
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
            let tone = tone(sound);
            for (place, &pitch) in tone.pitches.iter().enumerate() {
                let _ = note(context, &tone, pitch, context.current_time() + tone.beat * place as f64);
            }
        }
    });
}

/// Schedules a note that begins at this time of the context and fades out.
fn note(context: &AudioContext, made: &Tone, pitch: f32, at: f64) -> Result<(), wasm_bindgen::JsValue> {
    let (tone, loudness) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(made.form);
    tone.frequency().set_value(pitch);
    loudness.gain().set_value_at_time(made.loudness, at)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, at + made.fade)?;
    tone.connect_with_audio_node(&loudness)?.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + made.fade)
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

/// Calls back whenever the browser has found voices, as long as the listener is kept. `None` where it does not tell.
pub fn when_voices_change(call: impl Fn() + 'static) -> Option<EventListener> {
    // In older Safaris what speaks is no target of events.
    let synthesis: EventTarget = synthesis()?.dyn_into().ok()?;
    Some(EventListener::new(&synthesis, "voiceschanged", move |_| call()))
}
