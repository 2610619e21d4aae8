//! How the list of a class was read, before anything is made of it: what each column is used for, every line with the student and the team that
//! come of it or the reason why it is left out, and what is not clear, for a person to say.

use flub::classroom::{ClassList, ColumnUse, ListLine, ListNote, NewClass, Player, Team, deal};
use flub_tables::i18n::{Id, Words, isolated};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::wording::team_name;
use crate::ui::renewed::renewed;

/// The element that a question about twins is drawn in.
pub const QUESTION: &str = ".tournament-question";

const USES: [ColumnUse; 4] = [ColumnUse::Name, ColumnUse::Number, ColumnUse::Team, ColumnUse::Nothing];

const fn label(of: ColumnUse) -> Id {
    match of {
        ColumnUse::Name => "tournament-use-name",
        ColumnUse::Number => "tournament-use-number",
        ColumnUse::Team => "tournament-team",
        ColumnUse::Nothing => "tournament-use-nothing",
    }
}

/// How many lines may be the child of another line.
pub fn count_questions(list: &ClassList) -> usize {
    list.lines().iter().filter(|line| matches!(line.note, ListNote::Twin(_))).count()
}

/// Draws how a list was read, with the ways to correct it.
pub fn draw_reading(words: &Words, list: &ClassList, on_change: &Callback<ClassList>) -> Html {
    let class = list.class().ok();
    let teams = class.as_ref().map(teams_of).unwrap_or_default();
    // The team that the student of a line will be in.
    let team_at = |place: usize| {
        let player = class.as_ref()?.places.iter().position(|&other| other == place)?;
        let at = teams.iter().position(|team| team.members.contains(&Player(player)))?;
        Some(team_name(words, &teams, at))
    };
    let lines = list.lines().into_iter().enumerate();
    let lines =
        lines.map(|(place, line)| draw_line(words, list, (place, line), team_at(place).unwrap_or_default(), on_change));
    html! {
        <section class="sheet stack tournament-reading" aria-labelledby="tournament-reading">
            <h2 id="tournament-reading">{ words.text("tournament-reading") }</h2>
            { draw_choices(words, list, on_change) }
            <div class="tournament-lines" role="group" aria-labelledby="tournament-reading" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <th scope="col" colspan="2">{ words.text("tournament-line") }</th>
                            <th scope="col">{ words.text("tournament-use-name") }</th>
                            <th scope="col">{ words.text("tournament-team") }</th>
                        </tr>
                    </thead>
                    <tbody>{ for lines }</tbody>
                </table>
            </div>
        </section>
    }
}

/// Draws the first question that the list leaves open, with its answers.
pub fn draw_question(words: &Words, list: &ClassList, on_change: &Callback<ClassList>) -> Html {
    let asked = list.lines().into_iter().enumerate().find_map(|(place, line)| match line.note {
        ListNote::Twin(above) => Some((place, line.name, above)),
        _ => None,
    });
    let Some((place, name, above)) = asked else { return html! {} };
    let press = |correction| {
        let correct = correct(list, place, on_change, correction);
        move |_: MouseEvent| correct("")
    };
    html! {
        <div key={place} class="tournament-question">
            <p><bdi>{ name }</bdi>{ " " }<span>{ words.with("tournament-twin", &[("line", above.into())]) }</span></p>
            <div class="row">
                <button type="button" class="button" onclick={press(|list, place, _| list.part_twins(place))}>
                    { words.text("tournament-twin-two") }
                </button>
                <button type="button" class="button" onclick={press(leave_out)}>{ words.text("tournament-twin-one") }</button>
            </div>
        </div>
    }
}

/// The teams of a class: those of its list, or else those that are dealt.
fn teams_of(class: &NewClass) -> Vec<Team> {
    let deal = || deal(&(0..class.roster.count()).map(Player).collect::<Vec<_>>());
    class.teams.clone().unwrap_or_else(deal)
}

/// Draws what the columns are used for, whether the first row has headings, and whether numbers before names belong to them.
fn draw_choices(words: &Words, list: &ClassList, on_change: &Callback<ClassList>) -> Html {
    let table = list.table();
    let check = |is_on: bool, label: String, changed: ClassList| {
        let on_change = on_change.clone();
        let onchange = move |_: Event| on_change.emit(changed.clone());
        html! {
            <label class="check">
                <input type="checkbox" checked={is_on} {onchange} />
                <span>{ renewed(label) }</span>
            </label>
        }
    };
    let selects = (0..table.width()).filter(|_| table.width() > 1).map(|column| {
        let onchange = {
            let (on_change, list) = (on_change.clone(), list.clone());
            move |event: Event| {
                let place = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
                let chosen = usize::try_from(place).ok().and_then(|place| USES.get(place));
                chosen.into_iter().for_each(|&chosen| on_change.emit(list.using(column, chosen)));
            }
        };
        let options = USES.map(|one| {
            html! { <option selected={one == list.use_of(column)}>{ words.text(label(one)) }</option> }
        });
        let heading = table.headings.as_ref().and_then(|cells| cells.get(column)).map(String::as_str);
        let sample = heading.or_else(|| table.column(column).find(|cell| !cell.is_empty())).unwrap_or_default();
        let values = [("number", (column + 1).into()), ("sample", isolated(sample).into())];
        html! {
            <label class="field">
                <span>{ renewed(words.with("tournament-column", &values)) }</span>
                <select {onchange}>{ for options }</select>
            </label>
        }
    });
    let has_headings = table.headings.is_some();
    // Once they stay, the numbers are seen in the names, and can be taken away again.
    let keeps_marks = !table.is_unmarked && list.marked(false).table().is_unmarked;
    html! {
        <>
            if table.width() > 1 {
                <div class="tournament-form">{ for selects }</div>
            }
            if table.width() > 1 || has_headings {
                { check(has_headings, words.text("tournament-headings"), list.headed(!has_headings)) }
            }
            if table.is_unmarked || keeps_marks {
                { check(!keeps_marks, words.text("tournament-unmarked"), list.marked(!keeps_marks)) }
            }
        </>
    }
}

/// Draws a line: its number, whether it becomes a student, the name to correct, and what is not clear or why it is left out.
fn draw_line(
    words: &Words,
    list: &ClassList,
    (place, line): (usize, ListLine),
    team: String,
    on_change: &Callback<ClassList>,
) -> Html {
    let correct = |correction| correct(list, place, on_change, correction);
    let flip = {
        let correct = correct(if line.is_in { leave_out } else { take });
        move |_: Event| correct("")
    };
    let rename = {
        let correct = correct(ClassList::rename);
        move |event: Event| correct(&event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let name = line.name.clone();
    let taking = words.with("tournament-line-in", &[("name", isolated(&name).into())]);
    let why = match line.note {
        ListNote::Headings => "headings",
        ListNote::Title => "title",
        ListNote::Nameless => "nameless",
        ListNote::Student | ListNote::Twin(_) => "hand",
    };
    let note = match line.note {
        ListNote::Twin(above) if line.is_in => {
            html! { <p class="field-wrong">{ renewed(words.with("tournament-twin", &[("line", above.into())])) }</p> }
        }
        _ if !line.is_in => {
            html! { <p class="quiet">{ renewed(words.with("tournament-out", &[("why", why.into())])) }</p> }
        }
        _ => html! {},
    };
    html! {
        <tr key={place} class={(!line.is_in).then_some("tournament-out")}>
            <td class="numbers">{ line.line }</td>
            <td>
                <label class="check"><input type="checkbox" checked={line.is_in} aria-label={taking} onchange={flip} /></label>
            </td>
            <td>
                if line.is_in {
                    <input type="text" dir="auto" autocomplete="off" spellcheck="false" value={name}
                        aria-label={words.with("tournament-line-name", &[("line", line.line.into())])} onchange={rename} />
                } else {
                    <bdi>{ renewed(name) }</bdi>
                }
                { note }
            </td>
            <td>
                { renewed(team) }
                { line.number.map(|number| html! { <span class="quiet numbers">{ renewed(format!(" {number}")) }</span> }) }
            </td>
        </tr>
    }
}

/// Hands on the list with a line of it corrected by what is typed.
fn correct(
    list: &ClassList,
    place: usize,
    on_change: &Callback<ClassList>,
    correction: fn(&mut ClassList, usize, &str),
) -> impl Fn(&str) + 'static {
    let (on_change, list) = (on_change.clone(), list.clone());
    move |typed: &str| {
        let mut list = list.clone();
        correction(&mut list, place, typed);
        on_change.emit(list);
    }
}

fn take(list: &mut ClassList, place: usize, _: &str) {
    list.take(place, true);
}

fn leave_out(list: &mut ClassList, place: usize, _: &str) {
    list.take(place, false);
}
