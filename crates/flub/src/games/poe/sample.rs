use super::{Act, Action, Flub, Length, Poe, Proof, Setup, Side, Version};
use crate::{
    network::{
        Goal, Network, Rules,
        sample::{any_after, any_counted, any_goal, any_placement, any_placements},
    },
    play::{Random, Sample, Seat},
};

impl Sample for Poe {
    /// Returns every version with every number of seats and every kind of length, both from a vacant mat and from given
    /// letters.
    fn setups() -> Vec<Setup> {
        let mut setups = Vec::new();
        for version in Version::ALL {
            let mat = if version == Version::BigTough { ".FPRRPP.FF...FPR" } else { "P.FPRRPP." };
            let mat = Network::read(Rules::Poe, mat).expect("the letters are of POE");
            for seats in 2..=Seat::MOST {
                for length in [Length::Points(5), Length::Rounds(3), Length::Minutes(20)] {
                    let setup = Setup::new(version, seats, length).expect("it is within the bounds");
                    setups.extend([setup, setup.opening(Goal::Even, mat).expect("a solution can be reached")]);
                }
            }
        }
        setups
    }

    fn any_action(random: &mut Random) -> Action {
        let act = match random.below(40) {
            0..4 => Act::SetGoal(any_goal(random)),
            4..20 => Act::Write(any_placement(random)),
            20..24 => Act::Challenge(random.one_of(&Flub::ALL)),
            24..26 => Act::ForceOut,
            26..31 => Act::Join(random.one_of(&Side::BOTH)),
            31..33 => Act::GiveUp,
            33 => Act::CallTime,
            _ => Act::Prove(Proof {
                after: any_after(random),
                letters: any_placements(random),
                counted: any_counted(random),
                instead: random.chance(50).then(|| any_placement(random)),
            }),
        };
        Action { by: random.any_seat(), act }
    }
}
