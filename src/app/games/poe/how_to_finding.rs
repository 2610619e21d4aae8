//! A mat of POE with the engine's findings, so that no example can be wrong.

use flub::{
    games::poe::{Flub, Position},
    network::{Line, LineSet, Network, Size},
};
use yew::prelude::*;

use super::{Note, goal, listed};
use crate::app::{
    i18n::{Id, Words},
    letters::figure::{Figure, Stroke},
    ui::article::Drawn,
};

/// A position on a mat of three rows, written as in the rule book, `E F2 F5 F8 F6`, and the finding to show.
#[derive(Debug)]
pub struct Finding {
    /// The goal and the letters in the order in which they were written.
    pub position: &'static str,
    /// What is shown.
    pub shows: Shows,
}

/// The finding to show. The caption gets what the engine found as arguments.
#[derive(Debug)]
pub enum Shows {
    /// Its connections, as `required` and `permitted`, whatever the goal.
    Connections(Id),
    /// A solution of it as it stands, as `list`.
    Solution(Id),
    /// Why its latest letter is this kind of flub, in the coach's words.
    Flub(Flub),
    /// That its latest letter was forced: the `letter` that makes a solution now, with the proof as `list`.
    Forced(Id),
}

/// Mats of POE side by side, with the engine's findings.
#[derive(Debug)]
pub struct Findings(pub &'static [Finding]);

impl Drawn for Findings {
    fn draw(&self, words: &Words) -> Html {
        html! { <ul class="examples findings">{ for self.0.iter().map(|finding| html! { <li>{ finding.draw(words) }</li> }) }</ul> }
    }
}

impl Finding {
    /// The drawing with its caption. Empty if the engine does not find what is to be shown.
    fn draw(&self, words: &Words) -> Html {
        let Ok(position) = Position::read(Size::Three, self.position) else { return html! {} };
        let network = position.network();
        let latest = position.letters().last().map(|letter| letter.square.index());
        let figure = Figure { letters: network.to_string(), ..Figure::default() };
        match self.shows {
            Shows::Connections(caption) => {
                let (required, permitted) = network.connections();
                let list = |set: LineSet| listed(&set.lines(Size::Three).map(Into::into).collect::<Vec<_>>());
                let values = [("required", list(required).into()), ("permitted", list(permitted).into())];
                let figure =
                    Figure { strokes: strokes(&network, |_| true), right: network.sizes().is_some(), ..figure };
                figure.draw(html! { <p>{ words.with(caption, &values) }</p> })
            }
            Shows::Solution(caption) => {
                let Some(counted) = network.solution(position.goal(), None) else { return html! {} };
                let is_counted = |line: &Line| counted.contains(&line.into());
                let caption = words.with(caption, &[("list", listed(&counted).into())]);
                let figure = Figure { strokes: strokes(&network, is_counted), right: true, ..figure };
                figure.draw(html! { <><p><strong>{ goal(words, position.goal()) }</strong></p><p>{ caption }</p></> })
            }
            Shows::Flub(kind) => {
                let note = Note::on(&position, position.latest());
                let flub_found =
                    note.flubs.iter().zip(note.sentences(words, &position)).find(|&(&flub, _)| flub == kind);
                let Some((_, why)) = flub_found else { return html! {} };
                Figure { latest, ..figure }.draw(played(words, &position, why))
            }
            Shows::Forced(caption) if position.flubs(position.latest()).next().is_none() => {
                let Some(one) = network.one_letter_completion(position.goal()) else { return html! {} };
                let letter = one.letters.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                let list = listed(&one.counted);
                let why = words.with(caption, &[("letter", letter.into()), ("list", list.into())]);
                Figure { latest, right: true, ..figure }.draw(played(words, &position, why))
            }
            Shows::Forced(_) => html! {},
        }
    }
}

/// The goal, the letters in their order, and what there is to say.
fn played(words: &Words, position: &Position, why: String) -> Html {
    let letters = position.letters().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    html! {
        <>
            <p><strong>{ goal(words, position.goal()) }</strong></p>
            <p>{ words.with("how-to-poe-written", &[("letters", letters.into())]) }</p>
            <p>{ why }</p>
        </>
    }
}

/// Strokes for the connections that are wanted: solid for required ones, broken for permitted ones, which go below.
fn strokes(network: &Network, wanted: impl Fn(&Line) -> bool) -> Vec<Stroke> {
    let (required, permitted) = network.connections();
    let sets = [(permitted, true), (required, false)];
    let strokes = sets.into_iter().flat_map(|(set, broken)| {
        set.lines(network.size()).filter(|line| wanted(line)).map(move |line| Stroke {
            squares: line.path().iter().map(|square| square.number().to_string()).collect(),
            broken,
        })
    });
    strokes.collect()
}
