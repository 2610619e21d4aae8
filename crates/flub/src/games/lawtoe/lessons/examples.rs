use super::{Step, Task};
use crate::lessons::Source;

/// Returns the step's worked example.
pub(super) fn example(step: Step) -> Task {
    read(match step {
        Step::Line => "pick line ......... 123 142 159 578",
        Step::Twice => "pick twice ......... 159 147 126 357",
        Step::Broken => "pick connection P.FPOPP.. 147 157 153 148",
        Step::Obliged => "all P.FPOOPP.",
        Step::Parity => "sizes E P..PP.P..",
        Step::Used => "use pedagogue O P1 P4, P7, P2",
        Step::AFlub => "flub pedagogue O P2 P3",
        Step::CaFlub => "name pedagogue O P2 P3, F5",
        Step::Bold => "points pedagogue O P2 P3, F5",
        Step::Full => "full dragoman O P1 P2, P3, F4 F6, F5, F7 F8, F9",
        Step::Changes => "changes P5 P.....P..",
        Step::Won => "keep pedagogue O P2 P3",
        Step::Dragoman => "two dragoman O",
    })
}

/// Returns the worked examples of the rule sheets that belong to a step.
pub(super) fn sources(step: Step) -> Vec<Source<Task>> {
    let of = |quote, task| vec![Source { sheet: "networks", quote, task: read(task) }];
    match step {
        Step::Line => of(
            "123, 126, 456 are left-right triplets; 148, 258, 359 top-bottom",
            "pick line ......... 123 126 456 148 258 359 142 256 578",
        ),
        Step::Twice => of("159 makes two; 142, 256, 578 are none", "pick twice ......... 159 123 126 456 148 258 359"),
        _ => Vec::new(),
    }
}

fn read(task: &str) -> Task {
    task.parse().expect("the examples above are tasks")
}
