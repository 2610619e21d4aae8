//! Short, soft sounds for what happens in a game, made by the browser. They are off until somebody wants them.

use std::cell::OnceCell;

use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioContext, OscillatorType};
use yew::platform::spawn_local;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A letter was written, or something else was put down.
    Letter,
    /// A card was drawn or played.
    Card,
    /// A challenge was made.
    Challenge,
    /// A verdict was reached, or the game is over.
    Verdict,
}

impl Sound {
    /// Its pitches in order, in hertz.
    const fn pitches(self) -> &'static [f32] {
        match self {
            Sound::Letter => &[587.3],
            Sound::Card => &[392.0],
            Sound::Challenge => &[440.0, 587.3],
            Sound::Verdict => &[523.3, 659.3, 784.0],
        }
    }

    /// Plays it, if the browser can.
    pub fn play(self) {
        thread_local! {
            static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
        }
        CONTEXT.with(|context| {
            if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
                // It sleeps until a person has touched the page; what it answers tells nothing more, be it a refusal.
                if let Ok(waking) = context.resume() {
                    spawn_local(async { drop(JsFuture::from(waking).await) });
                }
                for (place, &pitch) in self.pitches().iter().enumerate() {
                    let _ = note(context, pitch, context.current_time() + BEAT * place as f64);
                }
            }
        });
    }
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
