//! Terms of a game, explained in place.

use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Properties of [`Term`].
#[derive(Properties, PartialEq)]
pub struct TermProps {
    /// The word.
    pub word: AttrValue,
    /// Its meaning, in a sentence or two.
    pub meaning: AttrValue,
}

/// A term that shows its meaning when pressed, and hides it when pressed again, with Escape or when the focus leaves it.
#[component]
pub fn Term(props: &TermProps) -> Html {
    let open = use_state_eq(|| false);
    let onclick = {
        let open = open.clone();
        move |_| open.set(!*open)
    };
    let onkeydown = {
        let open = open.clone();
        move |event: KeyboardEvent| {
            if *open && event.key() == "Escape" {
                // It closes nothing else.
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
            <span class="term-meaning" role="status">{ open.then(|| props.meaning.clone()) }</span>
        </span>
    }
}

/// A piece of a text in which terms are marked: `Prove the <a-flub>A-flub</a-flub>.`
#[derive(Debug, PartialEq)]
enum Piece<'a> {
    Text(&'a str),
    Term { name: &'a str, word: &'a str },
}

/// The pieces of a text. What is no mark is text.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut rest = text;
    let mut pieces = Vec::new();
    while let Some((before, name, word, after)) = first_mark(rest) {
        pieces.extend([Piece::Text(before), Piece::Term { name, word }]);
        rest = after;
    }
    pieces.push(Piece::Text(rest));
    pieces
}

/// What is before the first mark, its name, its word, and what is after it.
fn first_mark(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, marked) = text.split_once('<')?;
    let (name, marked) = marked.split_once('>')?;
    let (word, after) = marked.split_once(&format!("</{name}>"))?;
    Some((before, name, word, after))
}

/// A text whose marked terms can be pressed, if they have a meaning.
pub fn explained(text: &str, meaning: impl Fn(&str) -> Option<String>) -> Html {
    let pieces = pieces(text).into_iter().map(|piece| match piece {
        Piece::Text(text) => html! { text },
        Piece::Term { name, word } => match meaning(name) {
            Some(meaning) => html! { <Term word={word.to_owned()} {meaning} /> },
            None => html! { word },
        },
    });
    html! { <>{ for pieces }</> }
}

/// A text without its marks, to be read aloud.
pub fn plain(text: &str) -> String {
    let words = pieces(text).into_iter().map(|piece| match piece {
        Piece::Text(text) | Piece::Term { word: text, .. } => text,
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_terms_are_found_and_everything_else_stays() {
        assert_eq!(
            pieces("Prove the <a-flub>A-flub</a-flub> now."),
            [Piece::Text("Prove the "), Piece::Term { name: "a-flub", word: "A-flub" }, Piece::Text(" now.")]
        );
        assert_eq!(plain("<x>One</x> and <y>two</y>"), "One and two");
        for text in ["1 < 2", "a < b > c", "<x>open", ""] {
            assert_eq!(plain(text), text);
        }
    }
}
