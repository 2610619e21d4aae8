use yew::prelude::*;

use super::{
    findings::Findings,
    screen::ScreenMsg,
    table::{Intent, Table},
    values::ROUNDS,
};
use crate::app::{context::use_words, i18n::Words, table::sending::sends, ui::renewed::renewed};

/// Properties of [`AnalysisPanel`].
#[derive(Properties, PartialEq)]
pub struct AnalysisPanelProps {
    /// The table.
    pub table: UseReducerHandle<Table>,
}

/// The analysis of the state on screen besides its value: how much is proved, and a line of best play.
#[component]
pub fn AnalysisPanel(AnalysisPanelProps { table }: &AnalysisPanelProps) -> Html {
    let words = use_words();
    let wanted = table.screen.values && table.on_screen().to_move().is_some();
    let known = wanted.then(|| match &table.screen.findings {
        Some(findings) => known(&words, table, findings),
        None => html! { <p class="quiet">{ words.text("floating-values-thinking") }</p> },
    });
    html! { <div class="analysis">{ known }</div> }
}

fn known(words: &Words, table: &UseReducerHandle<Table>, findings: &Findings) -> Html {
    let progress = (!findings.is_complete()).then(|| {
        let values = [
            ("proved", findings.proved().into()),
            ("all", findings.squares.len().into()),
            ("count", thousands(findings.visited).into()),
        ];
        words.with("floating-values-progress", &values)
    });
    let stopped = (table.screen.rounds >= ROUNDS && progress.is_some()).then(|| {
        let on = sends(table, Intent::Screen(ScreenMsg::Rethink));
        html! { <button type="button" class="button small" onclick={on}>{ words.text("floating-values-on") }</button> }
    });
    let line = (!findings.line.is_empty()).then(|| {
        let line = findings.line.iter().map(|turn| turn.to_string()).collect::<Vec<_>>().join(" · ");
        html! { <p class="best-line">{ words.text("floating-values-line") }{ " " }{ renewed(line) }</p> }
    });
    html! {
        <>
            <p class="quiet">{ progress.map(renewed) }</p>
            <div>{ stopped }</div>
            <div>{ line }</div>
        </>
    }
}

/// A number in groups of three digits: 1 234 567.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join("\u{a0}")
}
