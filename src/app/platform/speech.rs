//! The browser's voice, for what is said aloud in a game.

use web_sys::{SpeechSynthesisUtterance, SpeechSynthesisVoice, wasm_bindgen::JsCast};

/// Says this aloud in a language, named by its code, in place of what is being said: what is newer matters more, and a voice
/// that waits for the network would keep others from being heard. Where the browser has no voice nothing is heard:
/// whatever is said is on the screen too.
pub fn speak(code: &str, text: &str) {
    // Where it is missing the property reads as `undefined`.
    let synthesis = gloo::utils::window().speech_synthesis().ok().filter(|synthesis| synthesis.is_object());
    let (Some(synthesis), Ok(utterance)) = (synthesis, SpeechSynthesisUtterance::new_with_text(text)) else { return };
    utterance.set_lang(code);
    // A voice of the device speaks without a network.
    let voices = synthesis.get_voices();
    let mut voices = voices.iter().map(JsCast::unchecked_into::<SpeechSynthesisVoice>);
    let own = voices.find(|voice| voice.local_service() && voice.lang().starts_with(code));
    utterance.set_voice(own.as_ref());
    synthesis.cancel();
    synthesis.speak(&utterance);
}
