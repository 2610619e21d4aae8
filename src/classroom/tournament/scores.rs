//! What is printed and projected of a tournament: the scores of the teams as a newsletter, the tables for a class to find its places from
//! the back of the room, and a score sheet for each table.

use std::rc::Rc;

use flub::{
    classroom::{Act, AwardLevels, MOST_POINTS, Player, TeamScore, Tournament},
    play::order,
};
use flub_tables::i18n::Words;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::wording::{compare, describe_award, describe_score, draw_name, sort_by_name, table_name, team_name};
use crate::{
    context::use_words,
    ui::{
        buttons::print_button,
        choice::{Choice, ChoiceGroup},
    },
};

#[derive(Properties, PartialEq)]
pub struct ScoresProps {
    pub tournament: Rc<Tournament>,
    pub on_act: Callback<Act>,
}

/// The scores of the teams in a round or in all rounds, as a newsletter.
#[component]
pub fn Scores(ScoresProps { tournament, on_act }: &ScoresProps) -> Html {
    let words = use_words();
    let rounds = tournament.rounds().len();
    // The latest round with results.
    let latest = tournament.rounds().iter().rposition(|round| !round.is_blank()).unwrap_or_default();
    let chosen = use_state_eq(|| latest);
    // The choice behind the last round is all of them. A round that was undone cannot be shown.
    let shown = (*chosen).min(rounds);
    let round = tournament.rounds().get(shown);
    let span = if round.is_some() { shown..shown + 1 } else { 0..rounds };
    let heading = match round {
        Some(_) => words.with("tournament-scores-round", &[("round", (shown + 1).into())]),
        None => words.text("tournament-scores-all"),
    };
    let mut choices: Vec<Choice> = (1..=rounds)
        .map(|round| Choice::new(words.with("tournament-scores-round", &[("round", round.into())])))
        .collect();
    choices.push(Choice::new(words.text("tournament-scores-all")));
    let on_choose = {
        let chosen = chosen.clone();
        move |index| chosen.set(index)
    };
    let points =
        |player: Player| span.clone().filter_map(|round| tournament.points(round, player)).reduce(|a, b| a + b);
    let rows =
        tournament.team_scores(span.clone()).into_iter().map(|score| draw_team(&words, tournament, score, &points));
    let open = round.map_or(0, |round| round.open_tables());
    let up = round.and_then(|_| tournament.bumped(shown)).map(|bumped| bumped.up).unwrap_or_default();
    let rose = sort_by_name(tournament, up.clone())
        .into_iter()
        .map(|player| html! { <li key={player.0}>{ draw_name(tournament, player) }</li> });
    let AwardLevels { good_team, great_team, super_team } = tournament.levels();
    let levels = [("good", good_team.into()), ("great", great_team.into()), ("super", super_team.into())];
    html! {
        <div class="stack">
            <div class="stack no-print">
                if rounds > 1 {
                    <ChoiceGroup name="tournament-scores" legend={words.text("tournament-scores-of")} {choices}
                        chosen={Some(shown)} {on_choose} />
                }
                <div class="row">{ print_button(&words, "button primary", false) }</div>
            </div>
            <article class="sheet stack tournament-news">
                <h2>{ heading }</h2>
                if open > 0 {
                    <p>{ words.with("tournament-open-tables", &[("tables", open.into())]) }</p>
                }
                <table class="tournament-scores">
                    <caption class="quiet">{ words.with("tournament-awards-from", &levels) }</caption>
                    <thead>
                        <tr>
                            <th scope="col">{ words.text("tournament-team") }</th>
                            <th scope="col">{ words.text("tournament-team-score") }</th>
                            <th scope="col">{ words.text("tournament-members") }</th>
                        </tr>
                    </thead>
                    <tbody>{ for rows }</tbody>
                </table>
                if !up.is_empty() {
                    <section class="stack">
                        <h3>{ words.text("tournament-rose") }</h3>
                        <ul class="tournament-rose">{ for rose }</ul>
                    </section>
                }
                <p class="quiet">{ words.with("tournament-seed", &[("seed", tournament.seed().to_string().into())]) }</p>
            </article>
            { draw_levels(&words, tournament, on_act) }
        </div>
    }
}

fn draw_team(words: &Words, tournament: &Tournament, score: TeamScore, points: &dyn Fn(Player) -> Option<u32>) -> Html {
    let members = tournament.teams().get(score.team).map(|team| team.members.clone()).unwrap_or_default();
    let members = sort_by_name(tournament, members).into_iter().map(|player| {
        html! {
            <li key={player.0}>
                { draw_name(tournament, player) }
                { points(player).map(|points| html! { <span class="numbers">{ format!(" {points}") }</span> }) }
            </li>
        }
    });
    html! {
        <tr key={score.team}>
            <th scope="row">{ team_name(words, score.team) }</th>
            <td class="tournament-team-score">
                { score.tenths.map_or_else(|| words.text("tournament-no-score"), |tenths| describe_score(words, tenths)) }
                { score.award.map(|award| html! { <strong class="tournament-award">{ describe_award(words, award) }</strong> }) }
            </td>
            <td><ul class="tournament-members">{ for members }</ul></td>
        </tr>
    }
}

/// The settings of the points from which a team earns an award.
fn draw_levels(words: &Words, tournament: &Tournament, on_act: &Callback<Act>) -> Html {
    let levels = tournament.levels();
    let field = |id: &'static str, label: String, value: u32, set: fn(&mut AwardLevels, u32)| {
        let onchange = on_act.reform(move |event: Event| {
            let typed = event.target_unchecked_into::<HtmlInputElement>().value();
            let mut levels = levels;
            // An invalid number counts as more than any level, so the change is refused and explained.
            set(&mut levels, typed.trim().parse().unwrap_or(u32::MAX));
            Act::SetLevels(levels)
        });
        html! {
            <label class="field">
                <span>{ label }</span>
                <input {id} type="number" min="0" max={MOST_POINTS.to_string()} value={value.to_string()} {onchange} />
            </label>
        }
    };
    html! {
        <details class="sheet tournament-folded no-print">
            <summary>{ words.text("tournament-levels") }</summary>
            <div class="tournament-form">
                { field("level-good", words.text("tournament-level-good"), levels.good_team, |levels, to| levels.good_team = to) }
                { field("level-great", words.text("tournament-level-great"), levels.great_team, |levels, to| levels.great_team = to) }
                { field("level-super", words.text("tournament-level-super"), levels.super_team, |levels, to| levels.super_team = to) }
            </div>
        </details>
    }
}

/// Up to how many groups the letters are as large as possible.
const MOST_LARGE: usize = 12;

#[derive(Properties, PartialEq)]
pub struct ShowProps {
    pub tournament: Rc<Tournament>,
    pub on_close: Callback<()>,
}

/// Who sits where, or who is in which team, in large letters. Tables are sorted by name, since their order must not show the ranks.
#[component]
pub fn Show(ShowProps { tournament, on_close }: &ShowProps) -> Html {
    let words = use_words();
    let teams = use_state_eq(|| false);
    let round = tournament.round();
    let mut groups: Vec<(String, Vec<Player>)> = if *teams {
        let teams = tournament.teams().iter().enumerate();
        teams.map(|(team, of)| (team_name(&words, team), of.members.clone())).collect()
    } else {
        let names = tournament.table_names(tournament.current()).into_iter();
        names.zip(round.tables()).map(|(name, table)| (table_name(&words, name), table.players().to_vec())).collect()
    };
    order::sort_by(&mut groups, |(one, _), (another, _)| compare(one, another));
    let size = (groups.len() <= MOST_LARGE).then_some("few");
    let groups = groups.into_iter().map(|(name, players)| {
        let players = sort_by_name(tournament, players)
            .into_iter()
            .map(|player| html! { <li key={player.0}>{ draw_name(tournament, player) }</li> });
        html! {
            <li key={name.clone()} class="sheet tournament-shown">
                <h2>{ name }</h2>
                <ul>{ for players }</ul>
            </li>
        }
    });
    let button = |label: String, shown: bool| {
        let onclick = {
            let teams = teams.clone();
            move |_| teams.set(shown)
        };
        html! {
            <button type="button" class="button" aria-pressed={(*teams == shown).to_string()} {onclick}>{ label }</button>
        }
    };
    let title = if *teams { words.text("tournament-teams") } else { words.text("tournament-find") };
    html! {
        <div class="tournament-show">
            <div class="tournament-head">
                <h1 tabindex="-1">{ title }</h1>
                <div class="row no-print">
                    { button(words.text("tournament-tables"), false) }
                    { button(words.text("tournament-teams"), true) }
                    <button type="button" class="button primary" onclick={on_close.reform(|_| ())}>
                        { words.text("tournament-show-end") }
                    </button>
                </div>
            </div>
            <ul class={classes!("tournament-groups", size)}>{ for groups }</ul>
        </div>
    }
}

/// The number of games that fit on a sheet.
const GAMES: usize = 6;

/// The score sheets of all tables as they will be on paper: names, columns for games, sum and place.
pub fn draw_score_sheets(words: &Words, tournament: &Tournament) -> Html {
    let current = tournament.current();
    let games = (1..=GAMES).map(|game| html! { <th key={game} scope="col">{ game }</th> });
    let games: Html = games.collect();
    let head = html! {
        <thead>
            <tr>
                <th scope="col">{ words.text("tournament-sheet-name") }</th>
                { games }
                <th scope="col">{ words.text("tournament-sheet-sum") }</th>
                <th scope="col">{ words.text("tournament-sheet-place") }</th>
            </tr>
        </thead>
    };
    let names = tournament.table_names(current).into_iter();
    let sheets = names.zip(tournament.round().tables()).map(|(name, table)| {
        let rows = sort_by_name(tournament, table.players().iter().copied()).into_iter().map(|player| {
            let cells = (0..GAMES + 2).map(|cell| html! { <td key={cell}></td> });
            html! { <tr key={player.0}><th scope="row">{ draw_name(tournament, player) }</th>{ for cells }</tr> }
        });
        let values = [("round", (current + 1).into()), ("seed", tournament.seed().to_string().into())];
        html! {
            <section key={name} class="tournament-sheet">
                <h2>{ table_name(words, name) }</h2>
                <table>
                    <caption>{ words.with("tournament-sheet-about", &values) }</caption>
                    { head.clone() }
                    <tbody>{ for rows }</tbody>
                </table>
            </section>
        }
    });
    html! {
        <div class="stack">
            <div class="stack no-print">
                <p>{ words.text("tournament-sheets-about") }</p>
                <div class="row">{ print_button(words, "button primary", false) }</div>
            </div>
            <div class="tournament-sheets" data-theme="paper">{ for sheets }</div>
        </div>
    }
}
