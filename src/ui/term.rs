//! Terms of a game, explained in place.

use flub_tables::i18n::Id;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::renewed::renewed;
use crate::context::{AppContext, use_app, use_words};

#[derive(Properties, PartialEq)]
struct TermProps {
    word: AttrValue,
    /// A sentence or two.
    meaning: AttrValue,
    /// Punctuation after the word, which stays in its line.
    #[prop_or_default]
    after: AttrValue,
}

/// A term that shows its meaning when pressed, and hides it when pressed again, with Escape or when the focus leaves it.
#[component]
fn Term(props: &TermProps) -> Html {
    let AppContext { announcer, .. } = use_app();
    let open = use_state_eq(|| false);
    let onclick = {
        let (open, meaning) = (open.clone(), props.meaning.clone());
        move |_| {
            open.set(!*open);
            if !*open {
                announcer.announce(&*meaning);
            }
        }
    };
    let onkeydown = {
        let open = open.clone();
        move |event: KeyboardEvent| {
            if *open && event.key() == "Escape" {
                // Nothing else closes with it.
                event.stop_propagation();
                open.set(false);
            }
        }
    };
    let onblur = {
        let open = open.clone();
        move |_| open.set(false)
    };
    html! {
        <span class="term">
            <button type="button" class="term-word" aria-expanded={open.to_string()} {onclick} {onkeydown} {onblur}>
                { &props.word }
            </button>
            { &props.after }
            <span class="term-meaning">{ open.then(|| renewed(&props.meaning)) }</span>
        </span>
    }
}

/// The terms of a game. Each is two message ids: of the forms in which it is written, separated by commas, and of its meaning.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Glossary(pub &'static [(Id, Id)]);

#[derive(Properties, PartialEq)]
pub struct ExplainedProps {
    pub text: AttrValue,
}

/// A text in which terms of the [`Glossary`] in the context explain themselves when touched. Of each term, the first one in the text does.
#[component]
pub fn Explained(ExplainedProps { text }: &ExplainedProps) -> Html {
    let words = use_words();
    let Glossary(terms) = use_context::<Glossary>().unwrap_or_default();
    let forms: Vec<String> = terms.iter().map(|(forms, _)| words.text(forms)).collect();
    let pieces = split(text, &forms).into_iter().map(|piece| match piece {
        Piece::Text(text) => html! { text },
        Piece::Term { term, word, after } => {
            html! { <Term word={word.to_owned()} meaning={words.text(terms[term].1)} after={after.to_owned()} /> }
        }
    });
    match text.is_empty() {
        true => html! {},
        false => html! { <span key={&**text} class="explained-text">{ for pieces }</span> },
    }
}

/// A piece of a text.
#[derive(Debug, PartialEq)]
enum Piece<'a> {
    Text(&'a str),
    Term { term: usize, word: &'a str, after: &'a str },
}

/// Splits a text at the first place of each term. If several terms begin at a place, the longest is taken.
fn split<'a>(text: &'a str, terms: &[String]) -> Vec<Piece<'a>> {
    let (mut pieces, mut end, mut before) = (Vec::new(), 0, None);
    let mut found = vec![false; terms.len()];
    for (at, sign) in text.char_indices() {
        let begins = at >= end && !before.is_some_and(is_in_word);
        before = Some(sign);
        let candidates = terms.iter().enumerate().filter(|(term, _)| begins && !found[*term]);
        let candidates = candidates.flat_map(|(term, forms)| forms.split(',').map(move |form| (term, form.trim())));
        let candidates = candidates.filter_map(|(term, form)| Some((length(&text[at..], form)?, term)));
        if let Some((length, term)) = candidates.max_by_key(|(length, _)| *length) {
            let (word, rest) = text[at..].split_at(length);
            let after =
                rest.split(|sign: char| sign.is_alphanumeric() || sign.is_whitespace()).next().unwrap_or_default();
            pieces.extend([Piece::Text(&text[end..at]), Piece::Term { term, word, after }]);
            found[term] = true;
            end = at + length + after.len();
        }
    }
    pieces.push(Piece::Text(&text[end..]));
    pieces
}

/// The number of bytes of this word, in small or large letters, at the beginning of a text, if that is a whole word.
fn length(text: &str, word: &str) -> Option<usize> {
    let mut signs = text.chars();
    let same =
        word.chars().all(|wanted| signs.next().is_some_and(|sign| sign.to_lowercase().eq(wanted.to_lowercase())));
    let rest = signs.as_str();
    (same && !word.is_empty() && !rest.starts_with(is_in_word)).then(|| text.len() - rest.len())
}

fn is_in_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '-'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split_example(text: &str) -> Vec<Piece<'_>> {
        split(text, &["flub, flubs".into(), "A-flub".into(), "solución, soluciones".into()])
    }

    #[test]
    fn the_longest_term_is_found_where_it_comes_first() {
        let a_flub = Piece::Term { term: 1, word: "A-flub", after: "," };
        assert_eq!(
            split_example("Prove the A-flub, an a-flub."),
            [Piece::Text("Prove the "), a_flub, Piece::Text(" an a-flub.")]
        );
        let flubs = Piece::Term { term: 0, word: "Flubs", after: "" };
        assert_eq!(split_example("Flubs"), [Piece::Text(""), flubs, Piece::Text("")]);
        let solution = Piece::Term { term: 2, word: "SOLUCIÓN", after: "" };
        assert_eq!(split_example("la SOLUCIÓN"), [Piece::Text("la "), solution, Piece::Text("")]);
    }

    #[test]
    fn part_of_a_word_is_no_term() {
        for text in ["", "flubber", "CA-flub", "flub-like", "soluciónes", "<b>"] {
            assert_eq!(split_example(text), [Piece::Text(text)], "{text}");
        }
    }
}
