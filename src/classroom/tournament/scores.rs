//! The scores of the teams as a newsletter for the wall: class, date, teams with their emblems, who improved most, who rose, and thanks.

use std::rc::Rc;

use flub::classroom::{Act, AwardLevels, LONGEST_NEWS, MOST_POINTS, Player, TeamScore, Tournament};
use flub_tables::i18n::Words;
use js_sys::{Date, Object, Reflect};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    emblems::draw_emblem,
    wording::{describe_award, describe_score, draw_name, sort_by_name, team_name},
};
use crate::{
    context::use_words,
    ui::{
        buttons::print_button,
        choice::{Choice, ChoiceGroup},
        renewed::renewed,
    },
};

#[derive(Properties, PartialEq)]
pub struct ScoresProps {
    pub tournament: Rc<Tournament>,
    pub on_act: Callback<Act>,
}

/// The scores of the teams in a round or in all rounds, as a newsletter, with what a person writes into it.
#[component]
pub fn Scores(ScoresProps { tournament, on_act }: &ScoresProps) -> Html {
    let words = use_words();
    let rounds = tournament.rounds().len();
    // The latest round with results.
    let latest = tournament.rounds().iter().rposition(|round| !round.is_blank()).unwrap_or_default();
    let chosen = use_state_eq(|| latest);
    let has_points = use_state_eq(|| false);
    // The choice behind the last round is all of them. A round that was undone cannot be shown.
    let shown = (*chosen).min(rounds);
    let mut choices: Vec<Choice> = (1..=rounds)
        .map(|round| Choice::new(words.with("tournament-scores-round", &[("round", round.into())])))
        .collect();
    choices.push(Choice::new(words.text("tournament-scores-all")));
    let on_choose = {
        let chosen = chosen.clone();
        move |index| chosen.set(index)
    };
    let on_points = {
        let has_points = has_points.clone();
        move |_: Event| has_points.set(!*has_points)
    };
    let field = |label: String, value: String, usual: Option<String>, act: fn(String) -> Act| {
        let onchange =
            on_act.reform(move |event: Event| act(event.target_unchecked_into::<HtmlInputElement>().value()));
        html! {
            <label class="field">
                <span>{ label }</span>
                <input type="text" dir="auto" autocomplete="off" maxlength={LONGEST_NEWS.to_string()}
                    placeholder={usual} {value} {onchange} />
            </label>
        }
    };
    html! {
        <div class="stack">
            <div class="tournament-form no-print">
                if rounds > 1 {
                    <ChoiceGroup name="tournament-scores" legend={words.text("tournament-scores-of")} {choices}
                        chosen={Some(shown)} {on_choose} />
                }
                { print_button(&words, "button primary", false) }
            </div>
            { draw_news(&words, tournament, shown, *has_points) }
            <div class="sheet stack no-print">
                { field(words.text("tournament-class"), tournament.class().to_owned(), None, Act::SetClass) }
                { field(words.text("tournament-thanks"), tournament.thanks().to_owned(), Some(words.text("tournament-thanks-usual")), Act::SetThanks) }
                <label class="check">
                    <input type="checkbox" checked={*has_points} onchange={on_points} />
                    <span>{ words.text("tournament-with-points") }</span>
                </label>
            </div>
            { draw_levels(&words, tournament, on_act) }
        </div>
    }
}

/// The newsletter of a round, or of all rounds if there is no round of this index.
fn draw_news(words: &Words, tournament: &Tournament, shown: usize, has_points: bool) -> Html {
    let rounds = tournament.rounds().len();
    let is_round = shown < rounds;
    let span = if is_round { shown..shown + 1 } else { 0..rounds };
    let heading = match is_round {
        true => words.with("tournament-scores-round", &[("round", (shown + 1).into())]),
        false => words.text("tournament-scores-all"),
    };
    // Before all tables have a result, nobody has earned anything yet.
    let begun = || tournament.rounds().get(span.clone()).into_iter().flatten().filter(|round| !round.is_blank());
    let open: usize = begun().map(|round| round.open_tables()).sum();
    let tables: usize = begun().map(|round| round.tables().len()).sum();
    let points =
        |player: Player| span.clone().filter_map(|round| tournament.points(round, player)).reduce(|a, b| a + b);
    let points = |player: Player| points(player).filter(|_| has_points);
    let rows = tournament.team_scores(span.clone()).into_iter().map(|score| {
        let award = score.award.filter(|_| open == 0);
        draw_team(words, tournament, TeamScore { award, ..score }, &points)
    });
    let section = |title: String, players: Vec<Player>| {
        let names = sort_by_name(tournament, players)
            .into_iter()
            .map(|player| html! { <li key={player.0}>{ draw_name(tournament, player) }</li> });
        html! { <section><h3>{ title }</h3><ul class="tournament-rose">{ for names }</ul></section> }
    };
    let improved = tournament.most_improved(span.clone()).filter(|_| open == 0).map(|(gain, players)| {
        let gain = if has_points { gain } else { 0 };
        section(words.with("tournament-improved", &[("points", gain.into())]), players)
    });
    let up = is_round.then(|| tournament.bumped(shown)).flatten().map(|bumped| bumped.up).unwrap_or_default();
    let AwardLevels { good_team, great_team, super_team } = tournament.levels();
    let levels = [("good", good_team.into()), ("great", great_team.into()), ("super", super_team.into())];
    let thanks = match tournament.thanks() {
        "" => words.text("tournament-thanks-usual"),
        thanks => thanks.to_owned(),
    };
    html! {
        <article class="sheet stack tournament-news">
            <header class="tournament-news-head">
                <h2>
                    if !tournament.class().is_empty() {
                        <bdi>{ renewed(tournament.class().to_owned()) }</bdi>
                        { " · " }
                    }
                    { renewed(heading) }
                </h2>
                <p>{ today(words) }</p>
            </header>
            // Or the first of the list looks like the first of the class.
            if open > 0 {
                <p class="tournament-so-far">
                    { renewed(words.with("tournament-so-far", &[("done", (tables - open).into()), ("tables", tables.into())])) }
                </p>
            }
            <table class="tournament-scores">
                <thead>
                    <tr>
                        <th scope="col">{ words.text("tournament-team") }</th>
                        <th scope="col">{ words.text("tournament-team-score") }</th>
                        <th scope="col">{ words.text("tournament-members") }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            <div class="tournament-praise">
                { improved }
                if !up.is_empty() {
                    { section(words.text("tournament-rose"), up) }
                }
                <section><h3>{ words.text("tournament-thanks") }</h3><p><bdi>{ renewed(thanks) }</bdi></p></section>
            </div>
            <p class="quiet">{ words.with("tournament-awards-from", &levels) }</p>
        </article>
    }
}

/// Today's date, as it is written in the language of the page.
fn today(words: &Words) -> String {
    let options = Object::new();
    // A plain object takes any property.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"long".into());
    Date::new_0().to_locale_date_string(words.language().locale(), &options).into()
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
            <th scope="row">
                <span class="tournament-team">
                    { draw_emblem(score.team) }
                    <bdi>{ team_name(words, tournament.teams(), score.team) }</bdi>
                </span>
            </th>
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
