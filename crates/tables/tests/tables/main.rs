//! What the tables offer, show and say: a table is made from a save, messages go in, and what comes of them is asserted by its
//! message's id, and in both languages where the wording matters.

mod before;
mod company;
mod drafts;
mod drag;
mod floating;
mod guided;
mod lawtoe;
mod poe;
mod saves;
mod stage;
mod wholes;
mod words;

use flub_tables::{
    context::settings::Pace,
    table::{
        midend::{Table, TableMsg},
        table_game::{SaveOf, TableGame},
    },
};

/// A table with people at it.
pub struct At<G: TableGame> {
    /// The table as it is now.
    pub table: Table<G>,
}

impl<G: TableGame> At<G> {
    /// Sits down at a table with this save.
    ///
    /// # Panics
    /// If it is no save.
    pub fn sit_down(save: &str) -> Self {
        let save: SaveOf<G> = save.parse().unwrap_or_else(|error| panic!("no save: {error:?}\n{save}"));
        Self { table: save.into() }
    }

    /// Sends messages, one after another.
    pub fn send<M: Into<TableMsg<G>>>(&mut self, msgs: impl IntoIterator<Item = M>) -> &mut Self {
        for msg in msgs {
            self.table = self.table.clone().reduced(msg.into());
        }
        self
    }

    /// Lets everything on the stage go on, and the computers answer, until people are asked or the game is over.
    ///
    /// # Panics
    /// If a computer says nothing.
    pub fn let_answer(&mut self) -> &mut Self {
        loop {
            if self.table.staged.is_some() {
                self.send([TableMsg::GoOn]);
            } else if let Some(question) = self.table.question(Pace::Short) {
                let answer = G::THINK(&question.text);
                let msg = G::parse_answer(&answer).unwrap_or_else(|| panic!("{answer:?} answers {}", question.text));
                self.send([TableMsg::Answer(self.table.step(), msg)]);
            } else {
                return self;
            }
        }
    }

    /// What is announced when the table becomes what it is after a message.
    pub fn announced(&mut self, msg: impl Into<TableMsg<G>>) -> Option<String> {
        let before = self.table.clone();
        self.send([msg.into()]);
        G::news(&words::english(), Some(&before), &self.table).announced
    }

    /// The save as text.
    pub fn saved(&self) -> String {
        self.table.save().to_string()
    }
}
