use super::{Action, Floating, Setup, Shift, Side, Square, Turn};
use crate::play::{Random, Sample};

impl Sample for Floating {
    fn setups() -> Vec<Setup> {
        Setup::all().collect()
    }

    fn any_action(random: &mut Random) -> Action {
        let shift = random.chance(40).then(|| Shift { from: any_square(random), to: any_square(random) });
        Action { by: random.one_of(&Side::BOTH), turn: Turn { shift, square: any_square(random) } }
    }
}

/// Returns any square of eight by eight, in most cases near the centre.
fn any_square(random: &mut Random) -> Square {
    let mut line = || if random.chance(80) { 1 + random.below(5) } else { random.below(8) };
    Square::new(line(), line()).expect("there are eight files and ranks")
}
