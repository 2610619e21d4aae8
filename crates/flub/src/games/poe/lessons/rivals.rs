use super::{Answer, Ask, PositionTask, Reply, Step, Task};
use crate::{
    games::poe::{Flub, Poe, Proof, Side},
    lessons::Rivals,
    network::lessons::claims,
    play::Random,
};

impl Rivals for Poe {
    fn rivals(_step: Step, task: &Task, random: &mut Random) -> Vec<Answer> {
        match task {
            Task::Mat(task) => task.rivals(random).into_iter().map(Into::into).collect(),
            Task::Match(task) => task.rivals(random),
        }
    }
}

impl PositionTask {
    fn rivals(&self, random: &mut Random) -> Vec<Answer> {
        let position = &self.position;
        let latest = position.latest();
        let before = position.network_after(latest.saturating_sub(1));
        let claimed = |random: &mut Random| {
            let claims = claims(&position.network(), position.goal(), random);
            let proofs = claims.into_iter().map(|(letter, counted)| Proof {
                letters: vec![letter],
                counted,
                ..Proof::default()
            });
            proofs.map(Answer::Proof).collect::<Vec<_>>()
        };
        let replies = |replies: Vec<Reply>| replies.into_iter().map(Answer::Reply).collect::<Vec<_>>();
        let mut rivals = match self.ask {
            Ask::Possible | Ask::Ripe => claimed(random),
            Ask::Avoidable => replies(before.placements().map(Reply::Instead).collect()),
            Ask::Sides(_) => {
                let sides = [Side::Mover, Side::Challenger];
                let both = sides.into_iter().flat_map(|burden| sides.map(|join| Reply::Sides { burden, join }));
                replies(both.collect())
            }
            Ask::Prove => Vec::new(),
            Ask::Name => {
                let kinds = [Flub::CP, Flub::CA];
                replies((0..=latest).flat_map(|number| kinds.map(|kind| Reply::Named { kind, number })).collect())
            }
            Ask::Turn => {
                let challenges = Flub::ALL.into_iter().filter(|_| latest > 0).map(Reply::Challenge);
                let writes = position.network().placements().map(Reply::Write);
                let mut rivals = claimed(random);
                rivals.truncate(1);
                rivals.extend(replies(challenges.chain(writes).collect()));
                rivals
            }
        };
        random.shuffle(&mut rivals);
        rivals
    }
}
