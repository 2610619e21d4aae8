//! The scores of the teams and who rose: what is printed as a newsletter.

use std::rc::Rc;

use flub::class::{Act, AwardLevels, MOST_POINTS, Player, TeamScore, Tournament};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::wording::{award_said, by_name, player_name, score_said, team_name};
use crate::app::{
    context::use_words,
    i18n::Words,
    ui::{
        choice::{Choice, ChoiceGroup},
        print_button::PrintButton,
    },
};

/// Properties of [`Scores`].
#[derive(Properties, PartialEq)]
pub struct ScoresProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// Called with a change.
    pub on_act: Callback<Act>,
}

/// The scores of a round, or of all.
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
    let rows = tournament.team_scores(span.clone()).into_iter().map(|score| row(&words, tournament, score, &points));
    let open = round.map_or(0, |round| round.open_tables());
    let up = round.and_then(|_| tournament.bumped(shown)).map(|bumped| bumped.up).unwrap_or_default();
    let rose = by_name(tournament, up.clone())
        .into_iter()
        .map(|player| html! { <li key={player.0}>{ player_name(tournament, player) }</li> });
    let AwardLevels { good_team, great_team, super_team } = tournament.levels();
    let levels = [("good", good_team.into()), ("great", great_team.into()), ("super", super_team.into())];
    html! {
        <div class="stack">
            <div class="stack no-print">
                if rounds > 1 {
                    <ChoiceGroup name="tournament-scores" legend={words.text("tournament-scores-of")} {choices}
                        chosen={Some(shown)} {on_choose} />
                }
                <div class="row"><PrintButton class="button primary" /></div>
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
            <Levels {tournament} {on_act} />
        </div>
    }
}

/// A team with its score, its award and its members.
fn row(words: &Words, tournament: &Tournament, score: TeamScore, points: &dyn Fn(Player) -> Option<u32>) -> Html {
    let members = tournament.teams().get(score.team).map(|team| team.members.clone()).unwrap_or_default();
    let members = by_name(tournament, members).into_iter().map(|player| {
        html! {
            <li key={player.0}>
                { player_name(tournament, player) }
                { points(player).map(|points| html! { <span class="numbers">{ format!(" {points}") }</span> }) }
            </li>
        }
    });
    html! {
        <tr key={score.team}>
            <th scope="row">{ team_name(words, score.team) }</th>
            <td class="tournament-team-score">
                { score.tenths.map_or_else(|| words.text("tournament-no-score"), |tenths| score_said(words, tenths)) }
                { score.award.map(|award| html! { <strong class="tournament-award">{ award_said(words, award) }</strong> }) }
            </td>
            <td><ul class="tournament-members">{ for members }</ul></td>
        </tr>
    }
}

/// The levels of the awards, a setting.
#[component]
fn Levels(ScoresProps { tournament, on_act }: &ScoresProps) -> Html {
    let words = use_words();
    let levels = tournament.levels();
    let field = |id: &'static str, label: String, value: u32, set: fn(&mut AwardLevels, u32)| {
        let onchange = on_act.reform(move |event: Event| {
            let typed = event.target_unchecked_into::<HtmlInputElement>().value();
            let mut levels = levels;
            // What is no number is more than any level: it is refused and told.
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
