//! The rules of the game, and the keys and marks of its screen, in a drawer beside the table.

use gloo::utils::document;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use crate::{
    context::use_words,
    platform::page::{escapes, focus, is_lost},
    ui::{
        article::{Section, draw_article, go_to},
        dialog::draw_close_button,
        term::Glossary,
    },
};

/// What a table explains.
#[derive(Clone, Copy, Debug)]
pub struct Help {
    pub rules: &'static [Section],
    pub terms: Glossary,
    /// The name of the section of the rules that matters now.
    pub part: &'static str,
    /// The keys and marks of the screen.
    pub keys: &'static [Section],
}

impl PartialEq for Help {
    fn eq(&self, other: &Self) -> bool {
        let same = |one: &'static [Section], other: &'static [Section]| std::ptr::eq(one, other);
        same(self.rules, other.rules) && self.part == other.part && same(self.keys, other.keys)
    }
}

/// What the drawer shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawer {
    Rules,
    Keys,
}

/// The id of the element in the header in which the buttons are drawn.
pub const PLACE: &str = "table-help";

/// The help of a game's page: what opens it by the keyboard anywhere on the page, and what is drawn.
#[hook]
pub fn use_help(game: &'static str, help: Help, has_rules: bool) -> (Callback<KeyboardEvent>, Html) {
    let open = use_state_eq(|| None::<Drawer>);
    let onkeydown = {
        let open = open.clone();
        Callback::from(move |event: KeyboardEvent| {
            if is_help_key(&event) {
                event.prevent_default();
                open.set(toggled(*open, Drawer::Keys));
            }
        })
    };
    (onkeydown, html! { <HelpDrawer {game} {help} {has_rules} {open} /> })
}

#[derive(Properties, PartialEq)]
struct HelpDrawerProps {
    /// The game's name in addresses.
    game: &'static str,
    help: Help,
    /// Whether the rules are offered. The keys always are.
    has_rules: bool,
    open: UseStateHandle<Option<Drawer>>,
}

/// The buttons, in the header, and the drawer they open beside the table. The game goes on; Escape closes the drawer, and
/// the focus returns to its button.
#[component]
fn HelpDrawer(HelpDrawerProps { game, help, has_rules, open }: &HelpDrawerProps) -> Html {
    let words = use_words();
    {
        let part = help.part;
        use_effect_with(**open, move |&open| {
            match open {
                Some(Drawer::Rules) => go_to(part),
                Some(Drawer::Keys) => go_to("keys"),
                None => {}
            }
            move || {
                if open.is_some() && is_lost() {
                    focus(if open == Some(Drawer::Rules) { "#open-rules" } else { "#open-keys" });
                }
            }
        });
    }
    let toggle = |drawer: Drawer| {
        let open = open.clone();
        move |_: MouseEvent| open.set(toggled(*open, drawer))
    };
    let is_open = |drawer: Drawer| (**open == Some(drawer)).to_string();
    let buttons = html! {
        <>
            if *has_rules {
                <button type="button" id="open-rules" class="button small" aria-expanded={is_open(Drawer::Rules)}
                    aria-controls="table-drawer" onclick={toggle(Drawer::Rules)}>
                    { words.text("table-rules") }
                </button>
            }
            <button type="button" id="open-keys" class="button small" aria-expanded={is_open(Drawer::Keys)}
                aria-controls="table-drawer" aria-label={words.text("table-keys")} title={words.text("table-keys")}
                onclick={toggle(Drawer::Keys)}>
                { "?" }
            </button>
        </>
    };
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    let onkeydown = {
        let close = close.clone();
        move |event: KeyboardEvent| {
            if escapes(&event) {
                close.emit(());
            }
        }
    };
    let drawer = open.map(|drawer| {
        let (title, sections) = match drawer {
            Drawer::Rules => (words.text("table-rules"), help.rules),
            Drawer::Keys => (words.text("table-keys"), help.keys),
        };
        html! {
            <aside id="table-drawer" class="drawer" aria-label={title.clone()} {onkeydown}>
                <div class="drawer-head">
                    <p class="drawer-title">{ title }</p>
                    { draw_close_button(&words, close.reform(|_| ())) }
                </div>
                <div class="drawer-body">
                    { draw_article(&words, sections, &format!("#/{game}")) }
                </div>
            </aside>
        }
    });
    let place = document().get_element_by_id(PLACE);
    html! {
        <>
            { for place.map(|place| create_portal(buttons, place)) }
            { for drawer }
        </>
    }
}

/// What is open after a drawer's button is pressed.
fn toggled(open: Option<Drawer>, drawer: Drawer) -> Option<Drawer> {
    (open != Some(drawer)).then_some(drawer)
}

/// Whether this is a question mark that is not typed into a field.
fn is_help_key(event: &KeyboardEvent) -> bool {
    let is_text_field =
        |element: Element| element.matches("textarea, input:not([type=radio], [type=checkbox])").unwrap_or(false);
    event.key() == "?" && !event.target_dyn_into::<Element>().is_some_and(is_text_field)
}
