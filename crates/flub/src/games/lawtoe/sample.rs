use super::{Act, Action, Flub, LawToe, Proof, Role, Variant};
use crate::{
    network::sample::{any_after, any_counted, any_goal, any_placements},
    play::{Random, Sample},
};

impl Sample for LawToe {
    fn setups() -> Vec<Variant> {
        Variant::BOTH.to_vec()
    }

    fn any_action(random: &mut Random) -> Action {
        let act = match random.below(20) {
            0..4 => Act::SetGoal(any_goal(random)),
            4..12 => Act::Write(any_placements(random)),
            12..14 => Act::Challenge(random.one_of(&Flub::BOTH)),
            14 => Act::LetStand,
            15 => Act::GiveUp,
            _ => {
                let (after, letters) = (any_after(random), any_placements(random));
                Act::Prove(Proof { after, letters, counted: any_counted(random) })
            }
        };
        Action { by: random.one_of(&Role::BOTH), act }
    }
}
