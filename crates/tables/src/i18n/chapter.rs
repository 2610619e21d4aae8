//! The chapters of the words, which are loaded with the parts of the app that say them.

/// What one part of the app says: a folder of Fluent files in each language, which the build joins to one file beside the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// Home, the set-ups, and what stands around every page.
    Shell,
    /// The games at the table, how to play them, and all other pages that are no lessons and not for teachers.
    Play,
    /// Lessons and exercises.
    Learn,
    /// The pages for teachers.
    Teach,
}

impl Chapter {
    /// All chapters.
    pub const ALL: [Chapter; 4] = [Chapter::Shell, Chapter::Play, Chapter::Learn, Chapter::Teach];

    /// The name of its folders and files.
    pub const fn name(self) -> &'static str {
        match self {
            Chapter::Shell => "shell",
            Chapter::Play => "play",
            Chapter::Learn => "learn",
            Chapter::Teach => "teach",
        }
    }
}
