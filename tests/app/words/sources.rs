//! The app's Rust sources: where they use messages.

use std::{collections::BTreeSet, fs, path::PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::layers::{files, root};

/// A place in the sources that uses a message.
#[derive(Debug)]
pub struct Use {
    /// The file, relative to `src`.
    pub place: PathBuf,
    pub id: String,
    /// The variables passed, as far as they are visible there; `None` if they cannot be found out.
    pub given: Option<Given>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    pub names: BTreeSet<String>,
    /// Whether these are all the names.
    pub complete: bool,
}

/// The sources of the app, parsed.
pub struct Sources(Vec<(PathBuf, Vec<TokenTree>)>);

/// Where a message id is declared: fields (`title: Id`), and variants or structs (`Text(Id)`).
#[derive(Debug, Default)]
struct Holders {
    fields: BTreeSet<String>,
    tuples: BTreeSet<String>,
}

impl Sources {
    /// Returns all files of the app and of its tables, each by its place below its root.
    pub fn read() -> Self {
        let mut sources = Vec::new();
        for folder in ["src", "crates/tables/src"] {
            for path in files(&[folder], &["rs"]) {
                let source = fs::read_to_string(&path).expect("a file can be read");
                let place = path.strip_prefix(root().join(folder)).expect("it is in the folder").to_owned();
                sources.push((place, tokens(source.parse().expect("the file is Rust"))));
            }
        }
        Self(sources)
    }

    /// Returns a single file with this text.
    pub fn of(text: &str) -> Self {
        Self(vec![(PathBuf::new(), tokens(text.parse().expect("it is Rust")))])
    }

    /// Returns every literal that its position makes a message id: in the first argument of `text(…)` and `with(…)`, in
    /// the body of a function that returns an `Id`, and in a field or variant that holds one.
    pub fn uses(&self) -> Vec<Use> {
        let mut holders = Holders::default();
        self.0.iter().for_each(|(_, tokens)| holders.declare(tokens));
        let mut uses = Vec::new();
        for (place, tokens) in &self.0 {
            ask(tokens, &holders, &mut |id, given| uses.push(Use { place: place.clone(), id, given }));
        }
        uses
    }
}

impl Holders {
    fn declare(&mut self, tokens: &[TokenTree]) {
        for window in tokens.windows(3) {
            if let [TokenTree::Ident(field), TokenTree::Punct(sign), TokenTree::Ident(id)] = window
                && sign.as_char() == ':'
                && id == "Id"
            {
                self.fields.insert(field.to_string());
            }
        }
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let inside = self::tokens(group.stream());
            if let Some(name) = before(tokens, at, 1)
                && group.delimiter() == Delimiter::Parenthesis
                && name.starts_with(|sign: char| sign.is_ascii_uppercase())
                && names_id(&inside)
            {
                self.tuples.insert(name);
            }
            self.declare(&inside);
        }
    }
}

/// Reports every id used, with the variables passed to it.
fn ask(tokens: &[TokenTree], holders: &Holders, found: &mut impl FnMut(String, Option<Given>)) {
    for (at, token) in tokens.iter().enumerate() {
        let previous = |back| before(tokens, at, back);
        let TokenTree::Group(group) = token else {
            let is_held = previous(1).is_some_and(|sign| sign == ":")
                && previous(2).is_some_and(|field| holders.fields.contains(&field));
            if let Some(id) = literal(token).filter(|_| is_held) {
                found(id, None);
            }
            continue;
        };
        let inside = self::tokens(group.stream());
        match (group.delimiter(), previous(1).as_deref()) {
            (Delimiter::Parenthesis, Some(name @ ("text" | "with"))) if previous(2).is_some_and(|sign| sign == ".") => {
                let arguments = arguments(group);
                let given = match name {
                    "text" => Some(Given { names: BTreeSet::new(), complete: true }),
                    _ => arguments.get(1).and_then(|values| given(values)),
                };
                let ids = arguments.first().into_iter().flat_map(|first| literals(first, &[Delimiter::Brace]));
                ids.for_each(|id| found(id, given.clone()));
            }
            (Delimiter::Parenthesis, Some(name)) if holders.tuples.contains(name) => {
                let inside = literals(&inside, &[Delimiter::Bracket, Delimiter::Parenthesis]);
                inside.into_iter().filter(|text| is_id(text)).for_each(|id| found(id, None));
            }
            (Delimiter::Brace, Some("Id")) if previous(2).is_some_and(|sign| sign == ">") => {
                literals(&inside, &[Delimiter::Brace]).into_iter().for_each(|id| found(id, None));
            }
            _ => {}
        }
        ask(&inside, holders, found);
    }
}

fn tokens(stream: TokenStream) -> Vec<TokenTree> {
    stream.into_iter().collect()
}

/// Returns the token `back` places before another.
fn before(tokens: &[TokenTree], at: usize, back: usize) -> Option<String> {
    at.checked_sub(back).map(|place| tokens[place].to_string())
}

/// Whether the tokens name the type `Id` anywhere.
fn names_id(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => names_id(&self::tokens(group.stream())),
        token => token.to_string() == "Id",
    })
}

/// Returns the string literals among tokens and in groups of these kinds, in order, except for `match` patterns.
fn literals(tokens: &[TokenTree], into: &[Delimiter]) -> Vec<String> {
    let is_pattern = |at: usize| matches!(tokens.get(at + 1).map(ToString::to_string).as_deref(), Some("=" | "|"));
    let found = tokens.iter().enumerate().flat_map(|(at, token)| match token {
        TokenTree::Group(group) if into.contains(&group.delimiter()) => literals(&self::tokens(group.stream()), into),
        token => literal(token).filter(|_| !is_pattern(at)).into_iter().collect(),
    });
    found.collect()
}

/// Returns the text of a string literal.
fn literal(token: &TokenTree) -> Option<String> {
    Some(token.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// Whether a text has the form of an id: `how-to-poe-lines`.
fn is_id(text: &str) -> bool {
    text.contains('-') && text.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-')
}

/// Returns the arguments of a call.
fn arguments(group: &Group) -> Vec<Vec<TokenTree>> {
    let tokens = tokens(group.stream());
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(sign) if sign.as_char() == ',');
    tokens.split(is_comma).map(<[_]>::to_vec).filter(|argument| !argument.is_empty()).collect()
}

/// Returns the names in `&[("name", value), …]`; other members make the list incomplete, and anything else gives
/// `None`.
fn given(values: &[TokenTree]) -> Option<Given> {
    let [.., TokenTree::Group(list)] = values else { return None };
    if list.delimiter() != Delimiter::Bracket {
        return None;
    }
    let members = arguments(list);
    let names: BTreeSet<_> = members
        .iter()
        .filter_map(|member| match member.as_slice() {
            [TokenTree::Group(pair)] => literal(arguments(pair).first()?.first()?),
            _ => None,
        })
        .collect();
    Some(Given { complete: names.len() == members.len(), names })
}
