//! What each game brings for the tests that all of them have to pass.

use web_sys::Element;

use crate::{
    element::html,
    page::{Page, elements},
    values,
};

/// A game, and games of it as they are kept.
pub struct Sample {
    /// Its name in addresses.
    pub name: &'static str,
    /// A game of people in play, after two actions or more.
    pub in_play: &'static str,
}

impl Sample {
    /// The key of the game in play.
    pub fn key(&self) -> String {
        format!("flub.{}.save", self.name)
    }

    /// The game as the app calls it.
    pub fn title(&self, page: &Page) -> String {
        page.says(&format!("home-{}", self.name), &[])
    }

    /// The same game without its last action.
    pub fn earlier(&self) -> String {
        let (rest, _) = self.in_play.trim_end().rsplit_once(['\n', ';']).expect("there are actions");
        format!("{rest}\n")
    }
}

/// All games.
pub const GAMES: [Sample; 4] = [
    Sample {
        name: "lawtoe",
        in_play: "# plaintiff person\n# defendant person\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal even\ndefendant O4 F3\nplaintiff P1\ndefendant P7\n",
    },
    Sample {
        name: "poe",
        in_play: "# 1 person 1 Ana\n# 2 person 2 Ben\n# 3 person 3 Cem\n# elapsed 0\nflub 1 poe beginning seats 3 for 6 rounds seed 7\n1 goal O; 2 P5; 3 R2\n",
    },
    Sample {
        name: "wholes",
        in_play: "# 1 person 1 Ñusta <b>\n# 2 person 2 Ben\n# practice\nflub 1 wholes seats 2 quarters seed 6\n1 draws\n1 passes\n2 draws\n",
    },
    Sample { name: "floating", in_play: "# x person\n# o person\nflub 1 floating 7x7 plain seed 7\nx d4\no d5\n" },
];

/// The turns of a whole game of Floating Tic-Tac-Toe that is drawn.
pub const WHOLE: [&str; 16] =
    ["d4", "d5", "e4", "e5", "f4", "f5", "g4", "g6", "d6", "e6", "f6", "d7", "e7", "f7", "g5", "g7"];

/// The record of a game of Floating Tic-Tac-Toe with these turns.
pub fn floating_record(turns: &[&str]) -> String {
    let turn = |(place, turn): (usize, &&str)| format!("{} {turn}\n", if place % 2 == 0 { "x" } else { "o" });
    format!("flub 1 floating 7x7 plain seed 7\n{}", turns.iter().enumerate().map(turn).collect::<String>())
}

/// A game of Floating Tic-Tac-Toe between two people at one screen, as it is kept.
pub fn floating(turns: &[&str]) -> String {
    format!("# x person\n# o person\n{}", floating_record(turns))
}

/// A text as somebody else's link or paste brings it: its moves are given.
pub fn given(save: &str) -> String {
    save.replacen("flub 1 ", "# given moves\nflub 1 ", 1)
}

/// A square of the board of Floating Tic-Tac-Toe.
pub fn floating_square(square: &str) -> Element {
    elements(&format!("#square-{square}")).pop().unwrap_or_else(|| panic!("no square {square}"))
}

/// Makes a newcomer's first move.
pub async fn move_first(page: &Page, game: &str) {
    match game {
        "lawtoe" => page.press("lawtoe-goal", values! { goal: "odd" }).await,
        "poe" => page.press("poe-goal", values! { goal: "odd" }).await,
        "wholes" => page.press("wholes-draw", &[]).await,
        _ => page.click(&floating_square("d4")).await,
    }
}

/// A match of LawToe that the Defendant wins against an expert with a last letter: no triplet is left.
pub const ALMOST_WON: &str = "# plaintiff computer expert\n# defendant person\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\ndefendant F1 F5\nplaintiff F2\ndefendant F9\nplaintiff F3\ndefendant F4\nplaintiff F6\n";

/// Wins the match that is [almost won](ALMOST_WON), up to the verdict.
pub async fn win(page: &Page) {
    page.click(&page.find("button", &page.says("table-square-vacant", values! { square: 7 }))).await;
    page.press("table-letter-f", &[]).await;
    page.press("lawtoe-write-one", values! { letter: "F", square: 7 }).await;
    let stand = page.says("lawtoe-let-stand", &[]);
    page.until("the last claim", |page| page.look_for("button", &stand).is_some()).await;
    page.press("lawtoe-let-stand", &[]).await;
    let again = page.says("table-change-setup", &[]);
    page.until("the verdict", |page| {
        elements("#stage-go-on").iter().for_each(|button| html(button).click());
        page.look_for("button", &again).is_some()
    })
    .await;
}
