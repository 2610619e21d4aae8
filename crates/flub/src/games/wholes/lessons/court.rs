use super::{Amount, Answer, Flaw, Step, Task, beliefs, judge::first_wrong};
use crate::{
    games::wholes::{Face, Wholes},
    lessons::Court,
    play::Random,
};

/// A line in somebody's working of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SumLine {
    /// A card has this many parts of a whole.
    Part {
        /// The card.
        face: Face,
        /// The number of parts that it is said to have.
        parts: u32,
        /// The number of parts in one whole.
        whole: u32,
    },
    /// The parts add up to this.
    Total(Amount),
}

impl Court for Wholes {
    type Line = SumLine;

    const COURT_STEPS: &'static [Step] = &[Step::TwoDenominators, Step::MixedForms];

    fn lines(task: &Task, answer: &Answer) -> Vec<SumLine> {
        let of = |faces: &[Face], parts: &[u32], whole: u32| -> Vec<SumLine> {
            faces.iter().zip(parts).map(|(&face, &parts)| SumLine::Part { face, parts, whole }).collect()
        };
        match (task, answer) {
            (Task::Mend(sum), _) => {
                let mut lines = of(&sum.faces, &sum.parts, sum.whole);
                lines.push(SumLine::Total(sum.total));
                lines
            }
            (Task::Parts { faces, whole }, Answer::Parts(parts)) => {
                let mut lines = of(faces, parts, *whole);
                let total = parts.iter().fold(0_u32, |total, &part| total.saturating_add(part));
                lines.extend(Amount::fraction(total, *whole).map(SumLine::Total));
                lines
            }
            _ => Vec::new(),
        }
    }

    fn spoiled(_step: Step, task: &Task, random: &mut Random) -> Vec<Answer> {
        match task {
            // The sum has a mistake already, so a list that leaves it is wrong.
            Task::Mend(sum) => {
                let place = first_wrong(sum).map(|(place, _)| place);
                let left = place.map(|place| {
                    let parts = place.checked_sub(1).and_then(|index| sum.parts.get(index)).copied();
                    Answer::Mend { place, parts: parts.unwrap_or(sum.total.numbers().0) }
                });
                left.into_iter().collect()
            }
            Task::Parts { faces, .. } => {
                let Some((right, _)) = Face::in_common_parts(faces) else { return Vec::new() };
                let mut places: Vec<usize> = (0..right.len()).collect();
                random.shuffle(&mut places);
                let with = |place: usize, part: u32| {
                    let mut parts = right.clone();
                    parts[place] = part;
                    Answer::Parts(parts)
                };
                let changed = |place: usize| {
                    let face = faces[place];
                    let near = [right[place] + 1, right[place].saturating_sub(1).max(1)];
                    [*face.value().numer(), beliefs::digits(face), near[0], near[1]].map(|part| with(place, part))
                };
                places.into_iter().flat_map(changed).collect()
            }
            _ => Vec::new(),
        }
    }

    fn locate(flaw: &Flaw, lines: &[SumLine]) -> Option<(&'static str, usize)> {
        let Flaw::HasParts(place, _) = flaw else { return None };
        let index = place.checked_sub(1)?;
        Some(match lines.get(index)? {
            SumLine::Total(_) => ("total", index),
            SumLine::Part { face, parts, .. } if *parts == *face.value().numer() => ("keeps-top", index),
            SumLine::Part { face, parts, .. } if *parts == beliefs::digits(*face) => ("digits", index),
            SumLine::Part { .. } => ("parts", index),
        })
    }

    fn is_shown(task: &Task) -> bool {
        matches!(task, Task::Mend(_))
    }
}
