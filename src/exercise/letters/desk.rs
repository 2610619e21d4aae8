//! The mat of an exercise, and the form beside it.

use flub::network::{Listing, Network, Placement, Size, Square, SquareSet, lessons::Which};
use flub_tables::{
    i18n::{Value, Words},
    letters::{
        mat_view::{LetterNote, MatView, Safety, SquareView, StrokeStyle, StrokeView},
        naming::{lines_key, square_label},
    },
};
use yew::prelude::*;

use super::{
    draft::{Draft, Edit, first},
    form::{Field, Form},
};
use crate::{
    letters::{
        listing_editor::{ListingEditor, draw_count, draw_list, draw_typing},
        mat::Mat,
        pencil_pad::LetterPalette,
    },
    ui::choice::{Choice, ChoiceGroup},
};

/// What the mat of an exercise shows beside the answer.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The mat as it stands.
    pub mat: Network,
    /// The square of the latest letter.
    pub latest: SquareSet,
    /// The squares pointed at.
    pub lit: SquareSet,
    /// The line that is at fault or missing.
    pub at_fault: Option<Listing>,
    /// A proof that refutes the answer: its letters and lines.
    pub refuted: Option<(Vec<Placement>, Vec<Listing>)>,
    /// The mat that letters written instead go to.
    pub before: Network,
}

impl Ground {
    /// A mat and nothing beside it.
    pub const fn plain(mat: Network) -> Self {
        Self { mat, latest: SquareSet::EMPTY, lit: SquareSet::EMPTY, at_fault: None, refuted: None, before: mat }
    }
}

/// What the desk is drawn from.
pub struct MatDesk<'a> {
    /// The words.
    pub words: &'a Words,
    /// The mat.
    pub ground: Ground,
    /// The form.
    pub form: Form,
    /// The answer so far.
    pub draft: &'a Draft,
    /// Whether nothing can be changed now.
    pub is_locked: bool,
    /// The label of a way, a field or an option.
    pub label: &'a dyn Fn(&str) -> String,
    /// Called with a change.
    pub on_edit: Callback<Edit>,
}

impl MatDesk<'_> {
    /// The mat.
    pub fn board(&self) -> Html {
        let mat = self.ground.mat;
        let takes_lines = self.draft.on_mat(&self.form).is_some_and(Field::takes_lines);
        let on_trace = takes_lines.then(|| self.on_edit.reform(Edit::Trace));
        let label = self.words.with("learn-mat", &[("squares", mat.to_string().into())]);
        html! {
            <Mat view={self.view()} {label} cursor={self.draft.cursor.unwrap_or_else(|| first(mat.size()))}
                on_point={self.on_edit.reform(Edit::Point)} on_choose={self.on_edit.reform(Edit::Tap)} {on_trace}
                on_key={self.on_edit.reform(Edit::Key)} />
        }
    }

    fn view(&self) -> MatView {
        let Ground { mat, latest, lit, at_fault, refuted, before } = &self.ground;
        let field = self.draft.on_mat(&self.form);
        let mat = if field == Some(&Field::Instead) { before } else { mat };
        let (pencil, strokes) = match (refuted, at_fault) {
            (Some((letters, lines)), _) => {
                // The letters of the answer come first, as far as the refutation builds on them. What is written instead goes to
                // the mat before them.
                let builds_on = field.is_some_and(|field| *field != Field::Instead);
                let own = if builds_on { self.draft.letters.as_slice() } else { &[] };
                let both: Vec<Placement> = own.iter().chain(letters).copied().collect();
                let pencil = if mat.with_all(both.iter().copied()).is_some() { both } else { letters.clone() };
                let written = mat.with_all(pencil.iter().copied()).unwrap_or(*mat);
                (pencil, StrokeView::of_proof(&written, lines))
            }
            (None, Some(line)) => {
                let written = mat.with_all(self.draft.letters.iter().copied()).unwrap_or(*mat);
                let stroke = StrokeView::at_fault(mat.size(), line);
                // Its squares are lit; through an F there is nothing to draw.
                let strokes = if is_closed(&written, line) { Vec::new() } else { vec![stroke] };
                (self.draft.letters.clone(), strokes)
            }
            (None, None) => {
                let written = mat.with_all(self.draft.letters.iter().copied()).unwrap_or(*mat);
                let lines = self.draft.listed(&self.form).counted.iter();
                let lines = lines.filter(|line| !self.is_locked || !is_closed(&written, line));
                // A diagonal that is only picked is shown in both its directions.
                let twice = |line: &Listing| self.is_locked && self.picks_lines() && Which::Twice.holds(mat, line);
                let lines: Vec<Listing> =
                    lines.flat_map(|line| vec![line.clone(); 1 + usize::from(twice(line))]).collect();
                let instead = self.draft.instead.filter(|_| field == Some(&Field::Instead));
                let pencil = if field == Some(&Field::Instead) { Vec::new() } else { self.draft.letters.clone() };
                let mut strokes = StrokeView::of_list(mat.size(), &lines, |_| StrokeStyle::Listed);
                if !self.is_locked && self.picks_lines() {
                    // Whether it runs from side to side is for the learner to say.
                    strokes.iter_mut().for_each(|stroke| stroke.sides = None);
                }
                (pencil.into_iter().chain(instead).collect(), strokes)
            }
        };
        let traced = &self.draft.listed(&self.form).trace;
        let ground_letter = |square: Square| self.ground.mat.letter(square);
        let square = |square: Square| {
            // The letter in question stays on the mat where another one could have been written instead: small, if that is
            // in its square.
            let asked = ground_letter(square).filter(|_| self.is_locked && latest.has(square));
            let is_taken = mat.letter(square).is_none() && pencil.iter().any(|letter| letter.square == square);
            let note = asked.filter(|_| is_taken).map(|letter| LetterNote { letter, safety: Safety::Ripe });
            let entered = mat.letter(square).or(asked.filter(|_| !is_taken));
            let pencilled = pencil.iter().find(|letter| letter.square == square).filter(|_| entered.is_none());
            let letter = entered.or(pencilled.map(|letter| letter.letter));
            let latest = latest.has(square) && entered.is_some();
            SquareView {
                letter,
                pencilled: pencilled.is_some(),
                latest,
                lit: lit.has(square),
                traced: traced.iter().position(|&traced| traced == square).map(|place| place + 1),
                open: true,
                picked: self.draft.squares.has(square),
                first: false,
                notes: note.into_iter().collect(),
                label: square_label(self.words, square.number(), letter, pencilled.is_some(), latest),
            }
        };
        MatView {
            size: mat.size(),
            squares: mat.size().squares().map(square).collect(),
            strokes,
            standing: self.draft.only,
        }
    }

    fn picks_lines(&self) -> bool {
        self.draft.fields(&self.form).iter().any(|field| matches!(field, Field::Pick(_)))
    }

    /// What the answer is put together with.
    pub fn fields(&self) -> Html {
        let fields = self.draft.fields(&self.form);
        let ways = (self.form.len() > 1).then(|| {
            let choices = self.form.iter().map(|way| Choice::new((self.label)(way.name))).collect::<Vec<_>>();
            html! {
                <ChoiceGroup name="way" legend={self.words.text("learn-way")} {choices} chosen={self.draft.way}
                    on_choose={self.on_edit.reform(Edit::Way)} />
            }
        });
        let on_mat: Vec<usize> = (0..fields.len()).filter(|&place| fields[place].is_on_mat()).collect();
        let active = self.draft.on_mat(&self.form);
        let parts = (on_mat.len() > 1).then(|| {
            let choices: Vec<Choice> =
                on_mat.iter().map(|&place| Choice::new((self.label)(fields[place].name()))).collect();
            let chosen = on_mat.iter().position(|&place| active == Some(&fields[place]));
            let on_choose = self.on_edit.reform(move |index: usize| Edit::Field(on_mat[index]));
            html! {
                <ChoiceGroup name="part" legend={self.words.text("learn-part")} {choices} {chosen}
                    {on_choose} />
            }
        });
        let shown = fields.iter().filter(|field| !field.is_on_mat() || active == Some(*field));
        let mut choices = 0;
        let shown = shown.map(|field| {
            let place = choices;
            choices += usize::from(matches!(field, Field::Choice { .. }));
            html! { <div key={field.name()} class="lesson-field">{ self.field(field, place) }</div> }
        });
        html! { <>{ ways }{ parts }{ for shown }</> }
    }

    fn field(&self, field: &Field, place: usize) -> Html {
        match field {
            Field::Pick(among) => self.picks(among),
            Field::Lines | Field::Permitted => self.lines(field),
            Field::Squares => html! { <p class="quiet">{ (self.label)("squares") }</p> },
            Field::Numbers(most) => self.numbers(*most),
            Field::Letters(_) => self.written(field, &self.draft.letters),
            Field::Instead => self.written(field, &self.draft.instead.into_iter().collect::<Vec<_>>()),
            Field::Choice { name, options } => {
                let choices = options.iter().map(|option| Choice::new((self.label)(option))).collect::<Vec<_>>();
                let on_choose = self.on_edit.reform(move |option| Edit::Choose(place, option));
                html! {
                    <ChoiceGroup name={*name} legend={(self.label)(name)} {choices} chosen={self.draft.choice(place)}
                        {on_choose} />
                }
            }
        }
    }

    /// The lines to pick from.
    fn picks(&self, among: &[Listing]) -> Html {
        let rows = among.iter().map(|listing| {
            let pressed = self.draft.lines.counted.contains(listing);
            let picked = listing.clone();
            let onclick = self.on_edit.reform(move |_: MouseEvent| Edit::Pick(picked.clone()));
            html! {
                <button key={listing.to_string()} type="button" class="button pick" aria-pressed={pressed.to_string()}
                    {onclick}>{ listing.to_string() }</button>
            }
        });
        html! { <div class="picks" role="group" aria-label={(self.label)("pick")}>{ for rows }</div> }
    }

    fn lines(&self, field: &Field) -> Html {
        let (words, rules) = (self.words, self.ground.mat.rules());
        let example = if self.ground.mat.size() == Size::Three { "157" } else { "1-6-11-16" };
        let list = self.draft.listed(&self.form);
        let count = [("lines", lines_key(rules).into()), ("count", list.counted.len().into())];
        let editor = ListingEditor {
            rules,
            example,
            listings: list.counted.clone(),
            flaws: Vec::new(),
            offered: Vec::new(),
            only: self.draft.only,
            typed: self.draft.typed.0.clone(),
            mistyped: self.draft.typed.1,
            count: words.with("learn-listed", &count),
            on_type: self.on_edit.reform(Edit::Type),
            on_add: self.on_edit.reform(|()| Edit::AddTyped),
            on_change: self.on_edit.reform(Edit::Lines),
            on_only: self.on_edit.reform(Edit::Only),
        };
        html! {
            <div class="prover-step">
                <p>{ (self.label)(field.name()) }</p>
                { draw_typing(words, &editor) }
                { draw_list(words, &editor) }
                { draw_count(words, &editor) }
            </div>
        }
    }

    fn numbers(&self, most: u16) -> Html {
        let buttons = (0..=most).map(|number| {
            let pressed = self.draft.numbers.contains(&number).to_string();
            let onclick = self.on_edit.reform(move |_: MouseEvent| Edit::Number(number));
            html! {
                <button key={number} type="button" class="button pick" aria-pressed={pressed} {onclick}>{ number }</button>
            }
        });
        html! { <div class="picks" role="group" aria-label={(self.label)("numbers")}>{ for buttons }</div> }
    }

    /// The palette, and the letters written with it, which can be removed.
    fn written(&self, field: &Field, letters: &[Placement]) -> Html {
        let rows = letters.iter().map(|letter| {
            let (name, square) = (letter.to_string(), letter.square);
            let label = self.words.with("learn-letter-remove", &[("letter", Value::from(name.as_str()))]);
            let onclick = self.on_edit.reform(move |_: MouseEvent| Edit::Unwrite(square));
            html! {
                <li key={name.clone()}>
                    <button type="button" class="button small" {onclick} aria-label={label}>{ &name }{ " ×" }</button>
                </li>
            }
        });
        html! {
            <div class="prover-step">
                <p class="quiet">{ (self.label)(field.name()) }</p>
                <LetterPalette rules={self.ground.mat.rules()} on_letter={self.on_edit.reform(Edit::Write)} />
                <ul class="written-letters" aria-label={self.words.text("learn-written")}>{ for rows }</ul>
            </div>
        }
    }
}

/// Whether an F closes these squares, so that no connection runs through them.
fn is_closed(mat: &Network, line: &Listing) -> bool {
    line.squares(mat.size()).is_some_and(|squares| !squares.and(mat.forbidden()).is_empty())
}
