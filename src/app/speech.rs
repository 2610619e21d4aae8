//! The browser's voice, for what is said aloud in a game.

use web_sys::SpeechSynthesisUtterance;

use super::words::Words;

/// Says this aloud in the language of the words, after what is being said. Where the browser has no voice nothing is
/// heard: whatever is said is on the screen too.
pub fn speak(words: &Words, text: &str) {
    let voice = gloo::utils::window().speech_synthesis();
    if let (Ok(voice), Ok(utterance)) = (voice, SpeechSynthesisUtterance::new_with_text(text)) {
        utterance.set_lang(words.language().code());
        voice.speak(&utterance);
    }
}
