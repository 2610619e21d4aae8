use super::{Answer, Ask, MatchTask, Reply, Step, Task};
use crate::{
    games::lawtoe::{Flub, LawToe, Proof},
    lessons::Rivals,
    network::{Letter, Line, Listing, lessons::claims},
    play::{Random, order},
};

impl Rivals for LawToe {
    fn rivals(_step: Step, task: &Task, random: &mut Random) -> Vec<Answer> {
        match task {
            Task::Mat(task) => task.rivals(random).into_iter().map(Into::into).collect(),
            Task::Match(task) => task.rivals(random),
        }
    }
}

/// Points that are scored in matches: plain and bold, for each kind of flub.
const POINTS: [i32; 6] = [6, 8, 10, 12, 16, 20];

impl MatchTask {
    fn rivals(&self, random: &mut Random) -> Vec<Answer> {
        let state = &self.state;
        let mat = state.network();
        let replies = |replies: Vec<Reply>| replies.into_iter().map(Answer::Reply).collect::<Vec<_>>();
        let mut rivals = match self.ask {
            Ask::Use | Ask::Flub | Ask::Full => {
                let goal = state.goal();
                let claims = goal.map(|goal| claims(&mat, goal, random)).unwrap_or_default();
                let claims = claims.into_iter().filter(|(letter, _)| letter.letter == Letter::P);
                let proofs = claims.map(|(letter, counted)| Proof { after: None, letters: vec![letter], counted });
                let mut proofs: Vec<Proof> = proofs.collect();
                if self.ask == Ask::Full {
                    proofs.extend(self.lists(random).into_iter().map(|counted| Proof { counted, ..Proof::default() }));
                }
                proofs.into_iter().map(Answer::Proof).chain([Answer::No]).collect()
            }
            Ask::Name => replies((usize::from(self.latest() > 2)..=self.latest()).map(Reply::Move).collect()),
            Ask::Points => replies(POINTS.map(Reply::Points).to_vec()),
            Ask::Keep | Ask::Two => {
                let writings = state.variant().writings(mat).map(|writing| Reply::Write(writing.letters()));
                let challenges = [Flub::A, Flub::CA].into_iter().filter(|_| self.latest() > 0).map(Reply::Challenge);
                let mut writings: Vec<Reply> = writings.collect();
                random.shuffle(&mut writings);
                writings.truncate(6);
                replies(writings.into_iter().chain(challenges).collect())
            }
        };
        random.shuffle(&mut rivals);
        rivals
    }

    /// Lists of a few lines of the full mat, the first of its connections.
    fn lists(&self, random: &mut Random) -> Vec<Vec<Listing>> {
        let mat = self.state.network();
        let mut all: Vec<&Line> = Line::all(mat.size()).iter().collect();
        random.shuffle(&mut all);
        order::sort_by_key(&mut all, |line| line.squares().minus(mat.open()).len());
        let lists = (1..=4).map(|count| all.iter().take(count).map(|line| Listing::from(*line)).collect());
        lists.collect()
    }
}
