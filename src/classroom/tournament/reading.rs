//! How a pasted list was read, before anything is made of it: its columns, each of which can be made the name, the number or neither.

use flub::pasted::{Columns, Table};
use flub_tables::i18n::{Id, Words};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::{platform::file::composed, ui::renewed::renewed};

/// How many rows are shown.
const MOST_SHOWN: usize = 4;

/// A list as it was read, with what its columns are used for.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    pub table: Table,
    pub columns: Columns,
}

/// What a column is used for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Use {
    Name,
    Number,
    Nothing,
}

impl Use {
    const ALL: [Self; 3] = [Self::Name, Self::Number, Self::Nothing];

    const fn label(self) -> Id {
        match self {
            Self::Name => "tournament-use-name",
            Self::Number => "tournament-use-number",
            Self::Nothing => "tournament-use-nothing",
        }
    }
}

impl Reading {
    /// Reads a list, with the proposed columns.
    pub fn of(text: &str) -> Self {
        let table = Table::read(&composed(text));
        Self { columns: table.propose(), table }
    }

    /// Takes the first row as headings, or as a student; the columns are proposed anew.
    fn headed(&self, is_headed: bool) -> Self {
        let table = self.table.clone().headed(is_headed);
        Self { columns: table.propose(), table }
    }

    fn use_of(&self, column: usize) -> Use {
        match &self.columns {
            Columns { names, .. } if names.contains(&column) => Use::Name,
            Columns { number: Some(number), .. } if *number == column => Use::Number,
            _ => Use::Nothing,
        }
    }

    /// Uses a column for something else. Several columns may make the name; one has the numbers.
    fn using(&self, column: usize, chosen: Use) -> Self {
        let mut columns = self.columns.clone();
        columns.names.retain(|&name| name != column);
        columns.number = columns.number.filter(|&number| number != column);
        match chosen {
            Use::Name => columns.names.push(column),
            Use::Number => columns.number = Some(column),
            Use::Nothing => {}
        }
        Self { columns, table: self.table.clone() }
    }

    /// Draws the columns, where there is more than one, and the headings, where there are any.
    pub fn draw(&self, words: &Words, on_change: &Callback<Self>) -> Html {
        let headings =
            self.table.headings.as_ref().map(|cells| words.list(cells.iter().filter(|cell| !cell.is_empty())));
        let onchange = {
            let (on_change, changed) = (on_change.clone(), self.headed(headings.is_none()));
            move |_: Event| on_change.emit(changed.clone())
        };
        let label = headings.map_or_else(
            || words.text("tournament-no-heading"),
            |headings| words.with("tournament-heading", &[("headings", headings.into())]),
        );
        html! {
            <>
                if self.table.width() > 1 {
                    { self.draw_columns(words, on_change) }
                }
                if self.table.width() > 1 || self.table.headings.is_some() {
                    <label class="check">
                        <input type="checkbox" checked={self.table.headings.is_some()} {onchange} />
                        <span>{ renewed(label) }</span>
                    </label>
                }
            </>
        }
    }

    fn draw_columns(&self, words: &Words, on_change: &Callback<Self>) -> Html {
        let columns = 0..self.table.width();
        let heads = columns.clone().map(|column| {
            let onchange = {
                let (on_change, reading) = (on_change.clone(), self.clone());
                move |event: Event| {
                    let place = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
                    let chosen = usize::try_from(place).ok().and_then(|place| Use::ALL.get(place));
                    chosen.into_iter().for_each(|&chosen| on_change.emit(reading.using(column, chosen)));
                }
            };
            let options = Use::ALL.map(|one| {
                html! { <option selected={one == self.use_of(column)}>{ words.text(one.label()) }</option> }
            });
            let name = words.with("tournament-column", &[("number", (column + 1).into())]);
            html! { <th scope="col"><select aria-label={name} {onchange}>{ for options }</select></th> }
        });
        let rows = self.table.rows.iter().take(MOST_SHOWN).map(|row| {
            let cells = columns.clone().map(|column| {
                let cell = row.cells.get(column).cloned().unwrap_or_default();
                html! { <td><bdi>{ renewed(cell) }</bdi></td> }
            });
            html! { <tr>{ for cells }</tr> }
        });
        html! {
            <div class="tournament-reading" role="region" aria-label={words.text("tournament-reading")} tabindex="0">
                <table>
                    <thead><tr>{ for heads }</tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
        }
    }
}
