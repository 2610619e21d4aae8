use super::{Answer, Ask, Line, Step, Task, court, shapes};
use crate::{
    games::floating::{Floating, Side, Square, Turn, strategy::placings},
    lessons::Rivals,
    play::Random,
};

impl Rivals for Floating {
    fn rivals(_step: Step, task: &Task, random: &mut Random) -> Vec<Answer> {
        let state = task.state();
        let board = state.setup().board.squares();
        let mut rivals: Vec<Answer> = match task.ask() {
            Ask::Reach => {
                let open = state.open();
                let beyond = state.reach().or(board).less(open).less(state.checkers());
                let near = |square: &Square| state.checkers().with(*square).extent() != state.checkers().extent();
                let mut others: Vec<Square> = beyond.iter().filter(near).collect();
                random.shuffle(&mut others);
                let more = others.into_iter().take(6).map(|square| open.with(square));
                let fewer: Vec<_> = open.iter().map(|square| open.without(square)).collect();
                more.chain(fewer).map(Answer::Marks).collect()
            }
            Ask::May(_) => {
                let shown = state.checkers().iter().map(|square| Answer::No(Some(square)));
                shown.chain([Answer::Yes]).collect()
            }
            Ask::Lines(side) => {
                let lists = court::lists(task, side, random).into_iter();
                let all = shapes::lines_of(state, side);
                let own: Vec<Square> = state.of(side).iter().collect();
                // Any three of the side, where it has no line to change.
                let threes = own.windows(3).filter_map(|three| Line::new([three[0], three[1], three[2]]));
                let more = threes.map(|line| all.iter().copied().chain([line]).collect::<Vec<_>>());
                lists.chain(more).chain([Vec::new()]).map(Answer::Lines).collect()
            }
            Ask::Count => {
                let [x, o] = Side::BOTH.map(|side| u8::try_from(state.score(side).points()).unwrap_or(u8::MAX));
                let near = [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2)];
                let more = near.map(|(of_x, of_o)| (x.saturating_add(of_x), o.saturating_add(of_o)));
                let fewer = near.map(|(of_x, of_o)| (x.saturating_sub(of_x), o.saturating_sub(of_o)));
                more.into_iter().chain(fewer).chain([(o, x)]).map(|(x, o)| Answer::Count { x, o }).collect()
            }
            Ask::Close | Ask::Take | Ask::Block | Ask::Two | Ask::Fix(_) | Ask::Keep => {
                let outside = state.reach().or(board).less(state.checkers()).less(state.open());
                let beyond = outside.iter().take(3).map(Turn::at);
                placings(state).chain(beyond).map(Answer::Plays).collect()
            }
        };
        random.shuffle(&mut rivals);
        rivals
    }
}
