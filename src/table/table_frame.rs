//! The layout shared by all table pages: the board, the status in a few lines, what is on the stage, and the table presented to a class.

use flub::play::{Game, Seed};
use flub_tables::{
    context::arranged::Helper,
    i18n::Words,
    table::{
        midend::TableMsg,
        results::Came,
        staging::{StageView, Staged},
        table_game::TableGame,
    },
};
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::{
    guide::{Guidance, draw_guide},
    help::{Help, use_help},
    link_button::draw_hand_over,
    record_panel::GameRecord,
    table_bar::{Sheets, draw_help_note},
    table_pages::TableHandle,
};
use crate::{
    context::{use_app, use_words},
    platform::page::focus,
    ui::{
        character::draw_character,
        notice::draw_flourish,
        presenter::{Presenter, Veil, use_revealed},
        renewed::renewed,
        seat_mark::SeatMark,
        sending::{sends, sends_as},
        term::{Explained, Glossary},
    },
};

#[derive(Properties, PartialEq)]
pub struct TableFrameProps<G: TableGame> {
    pub table: TableHandle<G>,
    /// The name of what is played.
    pub title: AttrValue,
    pub help: Help,
    /// Further classes of the page.
    #[prop_or_default]
    pub class: Classes,
    /// Classes of the board's container.
    #[prop_or(classes!("table-mat"))]
    pub board_class: Classes,
    pub board: Html,
    /// The status and the actions, beside the board.
    pub children: Html,
    /// What Guided says and draws.
    pub guidance: Guidance<G>,
    /// The buttons that are always there. They come after Guided, as on the screen.
    #[prop_or_default]
    pub bar: Html,
    /// Content below the record.
    #[prop_or_default]
    pub sheet: Html,
    /// Whether the record's text is withheld because it reveals hidden information.
    #[prop_or_default]
    pub hidden: bool,
}

/// The board, and beside it the status, the actions and the record.
#[component]
pub fn TableFrame<G: TableGame>(props: &TableFrameProps<G>) -> Html {
    let (app, table) = (use_app(), &props.table);
    let words = &app.words;
    let has_rules = !table.arranged.hides(Helper::Rules);
    let (onkeydown, drawer) = use_help(G::Rules::NAME, props.help, has_rules);
    let (presented, presenter) = use_presented(table);
    let guide = draw_guide(&app, table, &props.guidance);
    let told = [guide, props.bar.clone(), draw_hand_over(words, table), draw_help_note(words, table)];
    draw_frame(Frame {
        title: &props.title,
        terms: props.help.terms,
        class: classes!("table-page", props.class.clone(), presented),
        onkeydown,
        // What is on the stage goes on wherever it is tapped.
        onclick: table.staged.map(|_| sends(table, TableMsg::GoOn)),
        board_class: &props.board_class,
        board: &props.board,
        is_won: table.is_present() && table.came() == Some(Came::Won),
        children: &props.children,
        told: told.into_iter().collect(),
        is_open: table.sheets.open,
        on_toggle: sends(table, TableMsg::ToggleSheets),
        sheet: html! { <><GameRecord<G> {table} hidden={props.hidden} />{ props.sheet.clone() }</> },
        around: html! { <>{ presenter }{ drawer }</> },
    })
}

/// What is drawn of a table, whatever is played.
struct Frame<'a> {
    title: &'a AttrValue,
    terms: Glossary,
    class: Classes,
    onkeydown: Callback<KeyboardEvent>,
    onclick: Option<Callback<MouseEvent>>,
    board_class: &'a Classes,
    board: &'a Html,
    is_won: bool,
    children: &'a Html,
    /// What stands below the actions.
    told: Html,
    /// The sheet with the record, and whether it is open on a narrow screen.
    sheet: Html,
    is_open: bool,
    on_toggle: Callback<()>,
    /// What is drawn in the header and over the table.
    around: Html,
}

fn draw_frame(frame: Frame) -> Html {
    let (board_class, onclick, onkeydown) = (frame.board_class.clone(), frame.onclick, frame.onkeydown);
    html! {
        <ContextProvider<Glossary> context={frame.terms}>
            <section class={frame.class} {onkeydown}>
                <div class={board_class} {onclick}>
                    <h1 class="visually-hidden" tabindex="-1">{ renewed(frame.title) }</h1>
                    { frame.board.clone() }
                </div>
                <div class="table-side">
                    <Veil />
                    if frame.is_won {
                        { draw_flourish() }
                    }
                    { frame.children.clone() }
                    { frame.told }
                    <Sheets open={frame.is_open} on_toggle={frame.on_toggle}>{ frame.sheet }</Sheets>
                </div>
                { frame.around }
            </section>
        </ContextProvider<Glossary>>
    }
}

/// Whose turn it is, what they may do, what just happened.
pub struct Status {
    /// The mark of the player in the headline, and who it is.
    pub mark: Option<Html>,
    /// Whose turn it is, or the result.
    pub headline: String,
    pub goal: String,
    /// What can be done now.
    pub due: String,
    /// What just happened.
    pub latest: String,
}

impl Status {
    pub fn draw(self) -> Html {
        html! {
            <div class="status">
                <h2 class="status-turn">{ self.mark }{ renewed(self.headline) }</h2>
                <p class="status-goal">{ renewed(self.goal) }</p>
                <p class="status-due"><Explained text={self.due} /></p>
                <p class="status-latest"><Explained text={self.latest} /></p>
            </div>
        }
    }
}

/// What is on the stage, large, in place of the actions, if anything is. A tap anywhere on it, or Enter, lets it go on.
pub fn draw_stage<G: TableGame>(words: &Words, table: &TableHandle<G>) -> Option<Html> {
    let (staged, view) = table.staged.zip(table.stage(words))?;
    let drawn = view.sides.iter().flat_map(|side| &side.players).map(|&(seat, ..)| draw_character(table.company(seat)));
    let onclick = sends(table, TableMsg::GoOn);
    let panel = draw_view(&view, drawn.collect(), onclick, html! { <GoOn step={staged.step} /> });
    Some(html! { <key="stage">{ panel }</> })
}

/// What is on the stage, with the characters of all players of its sides.
fn draw_view(view: &StageView, characters: Vec<Html>, onclick: Callback<MouseEvent>, go_on: Html) -> Html {
    let mut characters = characters.into_iter();
    let sides = view.sides.iter().enumerate().map(|(place, side)| {
        let players = side.players.iter().map(|&(_, mark, ref name)| {
            html! { <li>{ for characters.next() }<SeatMark seat={mark} />{ renewed(name) }</li> }
        });
        html! {
            <div key={place} class="stage-side">
                <ul>{ for players }</ul>
                <p class="stage-note">{ side.note.as_ref().map(renewed) }</p>
            </div>
        }
    });
    let list = view.list.iter().enumerate();
    let list = list.map(|(place, shown)| html! { <li key={place} class="stage-part">{ renewed(shown) }</li> });
    html! {
        <section class="stage" aria-labelledby="stage-title" {onclick}>
            <h3 id="stage-title" class="stage-title">{ renewed(&view.title) }</h3>
            <div class="stage-sides">{ for sides }</div>
            { for view.sentences.iter().map(|sentence| html! { <p>{ renewed(sentence) }</p> }) }
            <ol class="stage-parts">{ for list }</ol>
            { go_on }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct GoOnProps {
    /// The step on the stage.
    step: usize,
}

/// The button that lets the stage go on. It has the focus when a step comes onto the stage; the click reaches the stage.
#[component]
fn GoOn(&GoOnProps { step }: &GoOnProps) -> Html {
    let words = use_words();
    use_effect_with(step, |_| focus("#stage-go-on"));
    html! {
        <button id="stage-go-on" type="button" class="button primary wide">{ words.text("table-go-on") }</button>
    }
}

/// The classes that hide parts of a presented table, and the controls that reveal them.
#[hook]
fn use_presented<G: TableGame>(table: &TableHandle<G>) -> (Classes, Html) {
    let step = table.step_on_screen();
    let moment = Moment {
        seed: table.record.seed(),
        step,
        is_latest: step >= table.step(),
        staged: table.staged,
        stages: table.is_staged(step),
    };
    let (on_view, on_go_on) = (sends_as(table, TableMsg::View), sends(table, TableMsg::GoOn));
    use_presenter(moment, &on_view, on_go_on, sends(table, TableMsg::StageAgain))
}

/// What of a table is presented.
struct Moment {
    seed: Seed,
    step: usize,
    is_latest: bool,
    staged: Option<Staged>,
    /// Whether this step can be put on the stage.
    stages: bool,
}

/// What has been on the stage is revealed.
#[hook]
fn use_presenter(
    moment: Moment,
    on_view: &Callback<Option<usize>>,
    on_go_on: Callback<()>,
    on_stage: Callback<()>,
) -> (Classes, Html) {
    let Moment { seed, step, is_latest, staged, stages } = moment;
    let presenting = use_app().presenting;
    let revealed = use_revealed((seed, step));
    use_effect_with((staged, revealed.set.clone()), |(staged, set)| {
        if staged.is_some() {
            set.emit(true);
        }
    });
    let view = |step: usize| on_view.reform(move |()| Some(step));
    let on_back = step.checked_sub(1).map(view);
    let on_next = if staged.is_some() { Some(on_go_on) } else { (!is_latest).then(|| view(step + 1)) };
    let on_reveal = if staged.is_some() {
        on_next.clone()
    } else if stages && !revealed.is {
        Some(on_stage)
    } else {
        presenting.is_hiding().then(|| revealed.set.reform(move |()| !revealed.is))
    };
    let presenter = html! { <Presenter has_record=true {on_back} {on_next} {on_reveal} revealed={revealed.is} /> };
    (presenting.classes(revealed.is), presenter)
}
