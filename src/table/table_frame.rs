//! The layout shared by all table pages: the board, the status in a few lines, what is on the stage, and the table presented to a class.

use flub::play::Seat;
use flub_tables::{
    context::arranged::Helper,
    table::{
        midend::{Table, TableMsg},
        results::Came,
        staging::StageSide,
        table_game::TableGame,
    },
};
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::{
    guide::{Guidance, draw_guide},
    help::{Drawer, Help, HelpDrawer, is_help_key, toggled},
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
        sending::sends,
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
    let drawer = use_state_eq(|| None::<Drawer>);
    let onkeydown = {
        let drawer = drawer.clone();
        move |event: KeyboardEvent| {
            if is_help_key(&event) {
                event.prevent_default();
                drawer.set(toggled(*drawer, Drawer::Keys));
            }
        }
    };
    // What is on the stage goes on wherever it is tapped.
    let onclick = table.staged.map(|_| sends(table, TableMsg::GoOn));
    let (presented, presenter) = use_presented(table);
    html! {
        <ContextProvider<Glossary> context={props.help.terms}>
            <section class={classes!("table-page", props.class.clone(), presented)} {onkeydown}>
                { presenter }
                <div class={props.board_class.clone()} {onclick}>
                    <h1 class="visually-hidden" tabindex="-1">{ renewed(&props.title) }</h1>
                    { props.board.clone() }
                </div>
                <div class="table-side">
                    <Veil />
                    if table.is_present() && table.came() == Some(Came::Won) {
                        { draw_flourish() }
                    }
                    { props.children.clone() }
                    { draw_hand_over(words, table) }
                    { draw_guide(&app, table, &props.guidance) }
                    { draw_help_note(words, table) }
                    <Sheets open={table.sheets.open} on_toggle={sends(table, TableMsg::ToggleSheets)}>
                        <GameRecord<G> {table} hidden={props.hidden} />
                        { props.sheet.clone() }
                    </Sheets>
                </div>
                <HelpDrawer<G> help={props.help} has_rules={!table.arranged.hides(Helper::Rules)} open={drawer} />
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

#[derive(Properties, PartialEq)]
pub struct StagePanelProps<G: TableGame> {
    pub table: TableHandle<G>,
    /// What the game draws beside the words.
    #[prop_or_default]
    pub children: Html,
}

/// What is on the stage, large, in place of the actions. A tap anywhere on it, or Enter, lets it go on.
#[component]
pub fn StagePanel<G: TableGame>(StagePanelProps { table, children }: &StagePanelProps<G>) -> Html {
    let words = use_words();
    use_effect_with(table.staged.map(|staged| staged.step), |_| focus("#stage-go-on"));
    let Some(view) = table.stage(&words) else { return html! {} };
    let sides = view.sides.iter().enumerate().map(|(place, side)| side_of(table, place, side));
    let list = view.list.iter().enumerate();
    let list = list.map(|(place, shown)| html! { <li key={place} class="stage-part">{ renewed(shown) }</li> });
    html! {
        <section class="stage" aria-labelledby="stage-title" onclick={sends(table, TableMsg::GoOn)}>
            <h3 id="stage-title" class="stage-title">{ renewed(view.title) }</h3>
            <div class="stage-sides">{ for sides }</div>
            { for view.sentences.iter().map(|sentence| html! { <p>{ renewed(sentence) }</p> }) }
            <ol class="stage-parts">{ for list }</ol>
            { children.clone() }
            // The click reaches the stage.
            <button id="stage-go-on" type="button" class="button primary wide">{ words.text("table-go-on") }</button>
        </section>
    }
}

fn side_of<G: TableGame>(table: &Table<G>, place: usize, side: &StageSide) -> Html {
    let players = side.players.iter().map(|&(seat, mark, ref name): &(Seat, Seat, String)| {
        html! { <li>{ draw_character(table.company(seat)) }<SeatMark seat={mark} />{ renewed(name) }</li> }
    });
    html! {
        <div key={place} class="stage-side">
            <ul>{ for players }</ul>
            <p class="stage-note">{ side.note.as_ref().map(renewed) }</p>
        </div>
    }
}

/// The classes that hide parts of a presented table, and the controls that reveal them. What has been on the stage is revealed.
#[hook]
pub fn use_presented<G: TableGame>(table: &TableHandle<G>) -> (Classes, Html) {
    let presenting = use_app().presenting;
    let step = table.step_on_screen();
    let revealed = use_revealed((table.record.seed(), step));
    use_effect_with((table.staged, revealed.set.clone()), |(staged, set)| {
        if staged.is_some() {
            set.emit(true);
        }
    });
    let send = |msg: TableMsg<G>| {
        let table = table.dispatcher();
        Callback::from(move |()| table.dispatch(msg.clone()))
    };
    let view = |step: usize| send(TableMsg::View(Some(step)));
    let staged = table.staged.is_some();
    let stages = table.is_staged(step);
    let on_back = step.checked_sub(1).map(view);
    let on_next = if staged { Some(send(TableMsg::GoOn)) } else { (step < table.step()).then(|| view(step + 1)) };
    let on_reveal = if staged {
        on_next.clone()
    } else if stages && !revealed.is {
        Some(send(TableMsg::StageAgain))
    } else {
        presenting.is_hiding().then(|| revealed.set.reform(move |()| !revealed.is))
    };
    let presenter = html! { <Presenter has_record=true {on_back} {on_next} {on_reveal} revealed={revealed.is} /> };
    (presenting.classes(revealed.is), presenter)
}
