//! The verdict of a round, the coach's remarks on flubs, and the review of the moves.

use std::rc::Rc;

use flub::{
    games::poe::{Case, Event, Part, ProofFlaw, Reason, Round, Side, Stage},
    network::Rules,
    play::Seat,
};
use flub_tables::{
    context::settings::Coach,
    games::poe::{
        coach::{Note, describe_better},
        scene,
        screen::{ScreenMsg, Shown, ShownBy},
        table::{Intent, PoeTable, Table},
        truth::{Truth, describe_failure},
        wording,
    },
    i18n::{Value, Words},
    letters::naming::describe_good,
    table::results::Came,
};
use yew::prelude::*;

use crate::{
    context::{AppContext, use_app},
    letters::listing_editor::draw_listings,
    table::{
        again::{draw_again_buttons, draw_good},
        record_panel::draw_look_button,
        table_pages::TableHandle,
    },
    ui::{
        character::draw_character,
        choice::{Choice, ChoiceGroup},
        notice::{Notice, Tone, draw_stars},
        renewed::renewed,
        seat_mark::SeatMark,
        sending::{sends, sends_as},
        term::Explained,
    },
};

/// How a round came out and why: who proved what, what is so, and the line of the scoring table that gives each point. `notes` explain the
/// moves of the round under review.
pub fn draw_verdict(
    words: &Words,
    table: &TableHandle<PoeTable>,
    round: &Round,
    notes: &[Note],
    truth: Option<&Truth>,
    good: Html,
    on_leave: &Callback<()>,
) -> Html {
    // A loss of the only person at the screen is reported, not marked as wrong.
    let scored = table.seating.only_person().is_some_and(|seat| round.findings()[seat.index()].points > 0);
    let tone = if scored { Tone::Right } else { Tone::Note };
    let named = name_a_flub(words, table, round).map(|sentence| html! { <p>{ sentence }</p> });
    let lost = find_losing_step(table, round, truth).map(|(kind, step)| {
        let label = words.with("table-lost-at", &[("kind", kind.into()), ("number", step.into())]);
        draw_look_button(table, step, label)
    });
    let rows = Seat::first(round.findings().len()).map(|seat| draw_finding(words, table, round, seat));
    html! {
        <div key="verdict" class="actions verdict">
            { draw_felt(words, table, round) }
            <Notice {tone}>
                <p><Explained text={wording::explain_verdict(words, table, round)} /></p>
                { named }
                { draw_truth(words, table, round, truth) }
            </Notice>
            <div>{ lost }</div>
            { good }
            <div class="action-row">{ draw_next(words, table, on_leave) }</div>
            <ul class="findings">{ for rows }</ul>
            if table.failed().is_some() {
                <button type="button" class="button wide" onclick={sends(table, Intent::Retry(true))}>
                    { words.text("table-retry") }
                </button>
            }
            <div>
                { draw_possible_proof(words, table, truth) }
                { draw_shown(words, table, round, |by| by.seat().is_none()) }
            </div>
            { draw_review(words, table, notes) }
        </div>
    }
}

/// What the only person at the screen has won with the round, with the stars of all the challenges they have won in the match.
fn draw_felt(words: &Words, table: &TableHandle<PoeTable>, round: &Round) -> Option<Html> {
    let person = table.seating.only_person()?;
    let points = round.findings()[person.index()].points;
    let part = match (round.hearing().case(), round.hearing().part(person)) {
        (Case::ForceOut, _) => "force-out",
        (_, Part::Caller) => "caller",
        (_, Part::Mover) => "mover",
        _ => "joiner",
    };
    let won =
        |round: &&Round| round.hearing().part(person) == Part::Caller && round.findings()[person.index()].points > 0;
    let stars = table.state().finished().iter().filter(won).count();
    (points > 0).then(|| {
        let values = [("part", part.into()), ("points", points.into())];
        html! { <p class="felt">{ renewed(words.with("poe-felt", &values)) }{ draw_stars(stars) }</p> }
    })
}

/// What is so about a claim that was not proved; not where the only person may find it out in another try.
fn draw_truth(words: &Words, table: &TableHandle<PoeTable>, round: &Round, truth: Option<&Truth>) -> Option<Html> {
    let truth = truth.filter(|_| table.failed().is_none())?;
    Some(html! { <p class="truth">{ renewed(truth.sentence(words, round.position())) }</p> })
}

/// The truth about the claim on the mat.
#[hook]
pub fn use_truth(table: &Table) -> Rc<Option<Truth>> {
    use_memo(table.judged_round().cloned(), |round| round.as_ref().and_then(Truth::of))
}

/// What was good in a match that was lost.
#[hook]
pub fn use_good(words: &Words, table: &Table) -> Html {
    let lost = (table.came() == Some(Came::Lost)).then(|| table.clone());
    let wrote = use_memo(lost, |table| table.as_ref().and_then(Table::wrote_well));
    draw_good(wrote.and_then(|wrote| describe_good(words, wrote)))
}

/// The flub that one looks back at: what it was, its reason, and what would have been better.
pub fn draw_looked_at(words: &Words, table: &Table) -> Option<Html> {
    let (position, note) = table.flub_looked_at()?;
    let mut sentences = note.sentences(words, &position);
    sentences.push(describe_better(words, &position, &note));
    let text = words.sentences(sentences);
    Some(html! { <Notice tone={Tone::Note}><p><Explained {text} /></p></Notice> })
}

/// On with the next round, or the end of the match.
fn draw_next(words: &Words, table: &TableHandle<PoeTable>, on_leave: &Callback<()>) -> Html {
    if table.state().stage() != Stage::Over {
        return html! {
            <button type="button" class="button primary grow" onclick={sends(table, Intent::NextRound)}>
                { words.text("poe-next-round") }
            </button>
        };
    }
    draw_again_buttons(table, words.text("poe-new-match"), Some(on_leave))
}

/// A player's part in the round, points and proof.
fn draw_finding(words: &Words, table: &TableHandle<PoeTable>, round: &Round, seat: Seat) -> Html {
    let finding = &round.findings()[seat.index()];
    let show = finding.proof.as_ref().map(|proof| {
        let shown = Shown { network: scene::ground(round, proof), proof: proof.clone(), by: ShownBy::Seat(seat) };
        draw_show_button(words, table, shown)
    });
    let wrong = finding.flaw.as_ref().map(|found| {
        let sentence = describe_failure(words, round, found);
        html! { <span class="finding-flaw">{ " " }{ sentence }</span> }
    });
    html! {
        <li key={seat.index()} class="finding">
            <SeatMark seat={table.seating.player(seat).mark} />
            <span class="finding-why">{ draw_character(table.company(seat)) }{ describe_reason(words, table, round, seat) }{ wrong }</span>
            <span class="finding-show">{ show }</span>
            <div class="finding-lines">{ draw_shown(words, table, round, |by| by == ShownBy::Seat(seat)) }</div>
        </li>
    }
}

/// The connections of the proof on display, if it is this one, and the letter that could have been written instead.
fn draw_shown(
    words: &Words,
    table: &TableHandle<PoeTable>,
    round: &Round,
    is_it: impl Fn(ShownBy) -> bool,
) -> Option<Html> {
    let Shown { proof, by, .. } = table.screen.shown.as_ref().filter(|shown| is_it(shown.by))?;
    let found = by.seat().and_then(|seat| round.findings()[seat.index()].flaw.as_ref());
    let flaw = match found {
        Some(ProofFlaw::Solution(flaw)) => Some(flaw),
        _ => None,
    };
    // A letter that a flawed proof names may be what is wrong with it.
    let instead = proof
        .instead
        .filter(|_| found.is_none())
        .map(|letter| words.with("poe-shown-instead", &[("letter", letter.to_string().into())]));
    Some(html! {
        <key="shown">
            { draw_listings(words, Rules::Poe, &proof.counted, flaw, table.screen.only, &sends_as(table, Intent::Only)) }
            <p class="quiet shown-instead">{ instead }</p>
        </>
    })
}

/// The line of the scoring table that gives the points, as a sentence.
fn describe_reason(words: &Words, table: &Table, round: &Round, seat: Seat) -> String {
    let finding = &round.findings()[seat.index()];
    let [who, name] = table.seating.who(words, seat);
    let points = ("points", Value::from(wording::format_gain(finding.points)));
    let part = match round.hearing().part(seat) {
        Part::Caller => "caller",
        Part::Mover => "mover",
        Part::Joiner(Some(Side::Challenger)) => "with-challenger",
        Part::Joiner(_) => "with-mover",
    };
    let part = ("part", Value::from(part));
    match (finding.reason, round.hearing().case(), &finding.proof) {
        (Reason::Sustained, Case::ForceOut, _) => words.with("poe-reason-force-out", &[points, who, name]),
        (Reason::ForceOutFailed, ..) => words.with("poe-reason-force-out-failed", &[points, who, name]),
        (Reason::Sustained, ..) => words.with("poe-reason-sustained", &[points, who, name, part]),
        (Reason::Failed, _, None) => words.with("poe-reason-given-up", &[points, who, name]),
        (Reason::Failed, _, Some(_)) => words.with("poe-reason-failed", &[points, who, name]),
        (Reason::OthersFailed, ..) => words.with("poe-reason-others-failed", &[points, who, name, part]),
        (Reason::OthersSustained, ..) => words.with("poe-reason-others-sustained", &[points, who, name]),
    }
}

/// For a CA-flub that was proved: the move that was the A-flub, by its number in the record.
fn name_a_flub(words: &Words, table: &Table, round: &Round) -> Option<String> {
    let proved = round.findings().iter().find(|finding| finding.reason == Reason::Sustained);
    let number = proved?.proof.as_ref()?.after?;
    let letter = round.position().letters().get(number.checked_sub(1)?)?.to_string();
    let step = ("number", Value::from(table.step_of(find_index(table, round)?, number)));
    Some(words.with("poe-verdict-a-flub", &[step, ("letter", letter.into())]))
}

/// The step of the record with which the only person at the screen lost the round: the flub that was challenged, if it was theirs, or
/// their claim that was wrong, and which of the two. Whoever joined a side or could not prove what is so lost by no step.
fn find_losing_step(table: &Table, round: &Round, truth: Option<&Truth>) -> Option<(&'static str, usize)> {
    let person = table.seating.only_person().filter(|seat| round.findings()[seat.index()].points <= 0)?;
    let (position, latest) = (round.position(), round.position().latest());
    let moved = table.step_of(find_index(table, round)?, latest);
    let is_claim = |events: &Vec<Event>| matches!(events.first(), Some(Event::Challenged { .. } | Event::ForceOut(_)));
    let step = match round.hearing().part(person) {
        Part::Mover => position.flubs(latest).next().map(|_| ("flub", moved)),
        Part::Caller if truth.is_some_and(Truth::is_wrong) => {
            table.record.events()[moved..].iter().position(is_claim).map(|place| ("claim", moved + place + 1))
        }
        _ => None,
    };
    step.filter(|&(_, step)| step > 0)
}

/// The place of a finished round, from 0.
fn find_index(table: &Table, round: &Round) -> Option<usize> {
    table.state().finished().iter().position(|finished| finished == round)
}

/// The button that shows what is so: a proof that would have held, where nobody wrote one, or what comes nearest.
fn draw_possible_proof(words: &Words, table: &TableHandle<PoeTable>, truth: Option<&Truth>) -> Option<Html> {
    let truth = truth?;
    let label = if truth.is_wrong() { words.text("poe-show-truth") } else { words.text("poe-show-possible") };
    truth.shown.clone().map(|shown| draw_show(table, shown, label, "button wide"))
}

/// The explanations of all moves of the round under review. Empty if no round is under review.
#[hook]
pub fn use_notes(table: &Table) -> Rc<Vec<Note>> {
    let round = table.screen.reviewed.and_then(|round| table.state().finished().get(round));
    use_memo(round.map(|round| round.position().clone()), |position| {
        let moves = position.iter().flat_map(|position| (0..=position.latest()).map(move |number| (position, number)));
        moves.map(|(position, number)| Note::on(position, number)).collect()
    })
}

#[derive(Properties, PartialEq)]
pub struct CoachRemarkProps {
    pub table: TableHandle<PoeTable>,
}

/// The coach's remark on the latest move, if it was a flub and the coach is on.
#[component]
pub fn CoachRemark(CoachRemarkProps { table }: &CoachRemarkProps) -> Html {
    let AppContext { words, settings, .. } = use_app();
    let position = table.state().position().filter(|_| table.coach(&settings) == Coach::Explain && table.is_live());
    let remark = use_memo(position.cloned(), |position| {
        let position = position.as_ref()?;
        Some(Note::on(position, position.latest())).filter(Note::is_flub)
    });
    let remark = remark.as_ref().as_ref().zip(position).map(|(note, position)| {
        let show = note.shown.clone().map(|shown| draw_show_button(&words, table, shown));
        let text = words.sentences(note.sentences(&words, position));
        html! { <Notice tone={Tone::Note}><p><Explained {text} /></p>{ show }</Notice> }
    });
    html! { <div class="coach-remark" role="status">{ remark }</div> }
}

/// A round move by move: each flub, who could have challenged it, and a proof to show. After the match any round can be
/// chosen.
fn draw_review(words: &Words, table: &TableHandle<PoeTable>, notes: &[Note]) -> Html {
    let rounds = table.state().finished();
    let reviewed = table.screen.reviewed;
    let toggle = sends(table, Intent::Screen(ScreenMsg::Review(reviewed.xor(rounds.len().checked_sub(1)))));
    let rows = reviewed
        .and_then(|round| rounds.get(round))
        .map(|round| notes.iter().map(|note| draw_move(words, table, round, note)).collect::<Html>());
    let any = reviewed.is_some() && table.state().stage() == Stage::Over && rounds.len() > 1;
    let choice = any.then(|| {
        let choices: Vec<Choice> = (1..=rounds.len()).map(|number| Choice::new(number.to_string())).collect();
        let on_choose = sends_as(table, |round| Intent::Screen(ScreenMsg::Review(Some(round))));
        html! {
            <ChoiceGroup name="reviewed" legend={words.text("poe-score-round")} {choices} chosen={reviewed} {on_choose} />
        }
    });
    html! {
        <div class="review">
            <button type="button" class="button wide" aria-expanded={reviewed.is_some().to_string()} onclick={toggle}>
                { words.text("poe-review") }
            </button>
            <div>{ choice }</div>
            <ol class="review-moves">{ rows }</ol>
        </div>
    }
}

fn draw_move(words: &Words, table: &TableHandle<PoeTable>, round: &Round, note: &Note) -> Html {
    let position = round.position();
    let seats = round.findings().len();
    let writer = Seat::first(seats).nth((round.setter().index() + note.number) % seats).unwrap_or(round.setter());
    let what = note.letter.map_or_else(|| wording::describe_goal(words, position.goal()), |letter| letter.to_string());
    let made = [("move", Value::from(what)), ("name", table.seating.name(words, writer).into())];
    let passed = note.is_flub() && note.number < position.latest();
    let missed = passed.then(|| {
        let others = Seat::first(seats).filter(|&seat| seat != writer);
        words.with("poe-review-missed", &[("names", table.seating.names(words, others).into())])
    });
    let show = note.shown.clone().map(|shown| draw_show_button(words, table, shown));
    let sentence = match note.is_flub() {
        true => words.sentences(note.sentences(words, position).into_iter().chain(missed)),
        false => words.text("poe-review-fine"),
    };
    html! {
        <li key={note.number} class={classes!("review-move", note.is_flub().then_some("flub"))}>
            <strong>{ renewed(words.with("poe-review-move", &made)) }</strong>
            <span>{ " " }{ renewed(sentence) }</span>
            <span>{ show }</span>
        </li>
    }
}

/// The small button that shows a proof on the mat, or hides it again.
fn draw_show_button(words: &Words, table: &TableHandle<PoeTable>, shown: Shown) -> Html {
    draw_show(table, shown, words.text("poe-show-proof"), "button small")
}

fn draw_show(table: &TableHandle<PoeTable>, shown: Shown, label: String, class: &'static str) -> Html {
    let pressed = table.screen.shown.as_ref() == Some(&shown);
    let onclick: Callback<MouseEvent> = sends(table, Intent::Show((!pressed).then_some(shown)));
    // With a key, it stays and keeps the focus when the proof comes after it.
    html! {
        <button key="show" type="button" {class} aria-pressed={pressed.to_string()} {onclick}>{ renewed(label) }</button>
    }
}
