//! Where a proof is written, one part after another: the parts, what to do in each and what for, the list with its count, and what comes
//! next. List, count and the button that hands in stay in sight, whatever is listed.

use flub::network::{Rules, Square};
use flub_tables::{
    i18n::{Value, Words},
    letters::{
        listings::{Part, listing},
        naming::lines_key,
    },
};
use yew::prelude::*;

use super::listing_editor::{ListingEditor, draw_count, draw_list, draw_typing};
use crate::ui::{
    buttons::SidedRow,
    choice::{Choice, ChoiceGroup},
    notice::{Notice, Tone},
    renewed::renewed,
};

/// What a game supplies to the page of a proof.
pub struct Prover {
    /// The parts of this proof, in order, with whether each can be written already.
    pub parts: Vec<(Part, bool)>,
    /// The part being written.
    pub at: Part,
    /// Called with the part to go to.
    pub on_part: Callback<Part>,
    /// What to do in this part.
    pub lead: String,
    /// What for.
    pub why: String,
    /// What this part is written with, beside the mat.
    pub controls: Html,
    /// The letters written in this part, where there can be many.
    pub letters: Html,
    /// The list of connections.
    pub list: ListingEditor,
    /// The squares of the line that has been begun.
    pub begun: Vec<Square>,
    /// The squares that were drawn last and are no line.
    pub astray: Vec<Square>,
    /// Whether nothing is missing.
    pub is_whole: bool,
    /// Whether it is written for practice, after the verdict: it is checked then and not handed in, and left and not given up.
    pub is_practice: bool,
    /// Whether the proof held when it was checked for practice, and a sentence that says so. `None` before it is checked.
    pub checked: Option<(bool, String)>,
    /// Whether a question stands in the place of its buttons.
    pub is_asking: bool,
    /// Called to hand it in, or to check it.
    pub on_hand_in: Callback<MouseEvent>,
    /// Called to give it up, or to go back to the verdict.
    pub on_leave: Callback<MouseEvent>,
}

/// The name of a part.
fn name_part(words: &Words, rules: Rules, part: Part) -> String {
    words.with("table-proof-part", &[("part", part.name().into()), ("lines", lines_key(rules).into())])
}

impl Prover {
    /// Draws it. `key` is different for a proof that counts and for another attempt.
    pub fn draw(mut self, words: &Words, key: &'static str, dialogs: Html, terms: Html) -> Html {
        let rules = self.list.rules;
        if self.at != Part::Lines && self.list.listings.is_empty() {
            self.list.count.clear();
        }
        html! {
            <div {key} class="actions prover">
                <div class="prover-parts">{ (self.parts.len() > 1).then(|| self.draw_parts(words)) }</div>
                <div key={self.at.name()} class="prover-part">
                    { self.draw_lead(words) }
                    { self.controls.clone() }
                </div>
                <div class="prover-list">{ self.letters.clone() }{ draw_list(words, &self.list) }</div>
                { draw_count(words, &self.list) }
                { self.draw_end(words, rules) }
                <p class="terms-here">{ terms }</p>
                { dialogs }
            </div>
        }
    }

    fn draw_parts(&self, words: &Words) -> Html {
        let name = |&(part, is_open): &(Part, bool)| {
            Choice::new(name_part(words, self.list.rules, part)).disabled_if(!is_open)
        };
        let choices: Vec<Choice> = self.parts.iter().map(name).collect();
        let chosen = self.parts.iter().position(|(part, _)| *part == self.at);
        let parts: Vec<Part> = self.parts.iter().map(|(part, _)| *part).collect();
        let on_choose = self.on_part.reform(move |place: usize| parts[place]);
        html! { <ChoiceGroup name="part" legend={words.text("table-proof-parts")} {choices} {chosen} {on_choose} /> }
    }

    /// What to do and what for, or how to go on with a line that has been begun; or, after squares were drawn that are no line, that they are none.
    fn draw_lead(&self, words: &Words) -> Html {
        let astray = (!self.astray.is_empty()).then(|| {
            let drawn = listing(&self.astray).to_string();
            let lines = ("lines", Value::from(lines_key(self.list.rules)));
            renewed(words.with("table-proof-astray", &[lines, ("listing", drawn.into())]))
        });
        let begun = (!self.begun.is_empty() && self.at == Part::Lines)
            .then(|| words.with("table-proof-begun", &[("listing", listing(&self.begun).to_string().into())]));
        html! {
            <>
                if astray.is_none() {
                    <p class="prover-lead">{ renewed(begun.as_ref().unwrap_or(&self.lead)) }</p>
                    <p class="prover-why">{ renewed(&self.why) }</p>
                }
                <p class="prover-astray" role="status">{ astray }</p>
            </>
        }
    }

    /// The buttons: on to the next part, and to the end; below them the field, for whoever would rather type.
    fn draw_end(&self, words: &Words, rules: Rules) -> Html {
        let at = self.parts.iter().position(|(part, _)| *part == self.at).unwrap_or_default();
        let next = self.parts.get(at + 1).filter(|_| !self.is_whole).map(|&(part, is_open)| {
            let label =
                words.with("table-proof-next", &[("part", part.name().into()), ("lines", lines_key(rules).into())]);
            let onclick = is_open.then(|| self.on_part.reform(move |_: MouseEvent| part));
            html! {
                <button type="button" class="button primary wide" aria-disabled={(!is_open).to_string()} {onclick}>
                    { renewed(label) }
                </button>
            }
        });
        let [grave, leave] = match self.is_practice {
            false => [words.text("table-proof-hand-in"), words.text("table-proof-give-up")],
            true => [words.text("table-retry-check"), words.text("table-retry-end")],
        };
        let class = classes!("button", "wide", next.is_none().then_some("primary"));
        let grave = html! { <button type="button" {class} onclick={&self.on_hand_in}>{ grave }</button> };
        let leave = html! { <button type="button" class="button wide" onclick={&self.on_leave}>{ leave }</button> };
        let checked = self.checked.as_ref().map(|(holds, sentence)| {
            let tone = if *holds { Tone::Right } else { Tone::Note };
            html! { <Notice {tone}><p>{ renewed(sentence) }</p></Notice> }
        });
        let typing = (self.at == Part::Lines).then(|| draw_typing(words, &self.list));
        let (other, last) = next.map_or((leave.clone(), None), |next| (next, Some(leave)));
        let last = last.map(|leave| html! { <div class="prover-leave">{ leave }</div> });
        // It is the last in its row: beside the field, or else beside the other buttons.
        let (beside, below) = if typing.is_some() { (None, last) } else { (last, None) };
        html! {
            <>
                <div role="status">{ checked }</div>
                <div class="prover-end" key={self.at.name()}><SidedRow {grave} {other} is_covered={self.is_asking} />{ beside }</div>
                <div class="prover-foot">{ typing }{ below }</div>
                if self.is_practice {
                    <p class="quiet">{ words.text("table-retry-about") }</p>
                }
            </>
        }
    }
}
