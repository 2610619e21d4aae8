use super::{Step, Task};
use crate::lessons::Source;

/// Returns the step's worked example.
pub(super) fn example(step: Step) -> Task {
    read(match step {
        Step::Line => "pick line ......... 123 142 159 156",
        Step::Twice => "pick twice ......... 159 147 156 357",
        Step::Broken => "pick connection P.FPRRP.. 147 157 153 148",
        Step::OneR => "pick required P.FPRRPP. 157 156 147 158",
        Step::Connections => "apart P.FPRRP..",
        Step::Used => "unused P.FPRRP..",
        Step::Counted => "solve E P.FPRRPP.",
        Step::Parity => "sizes E P..PP.P..",
        Step::Possible => "possible O RF.FF....",
        Step::Ripe => "ripe E ....R...P",
        Step::Avoidable => "avoidable E ......... R5 P9",
        Step::Burden => "sides-p O ......... F3 F5 F7 F8 F6",
        Step::Proof => "prove E ......... R5 P9",
        Step::Named => "name O ......... R4 P5 R3",
        Step::ForceOut => "turn O ......... R1 F4 F5 F6 F7 F8 F9 P2",
        Step::Numbers => "solve E4 P.FPRRPP.",
    })
}

/// Returns the worked examples of the rule sheets that belong to a step.
pub(super) fn sources(step: Step) -> Vec<Source<Task>> {
    let of = |sheet, quote, task| Source { sheet, quote, task: read(task) };
    match step {
        Step::Connections => vec![
            of("networks", "| `P.. P.. P..` |", "apart P..P..P.."),
            of("networks", "| `P.. PRR P..` |", "apart P..PRRP.."),
            of("networks", "| `P.F PRR P..` |", "apart P.FPRRP.."),
            of("networks", "| `P.F PRR PP.` |", "apart P.FPRRPP."),
            of("networks", "| `P.F PRR P.P` |", "apart P.FPRRP.P"),
        ],
        Step::Used => vec![
            of("networks", "| `P.. PRR P..` |", "unused P..PRRP.."),
            of("networks", "| `P.F PRR P..` |", "unused P.FPRRP.."),
            of("networks", "| `P.F PRR P.P` |", "unused P.FPRRP.P"),
        ],
        Step::Counted => vec![of("networks", "| `P.F PRR PP.` |", "solve E P.FPRRPP.")],
        Step::Possible => vec![
            of("poe", "| E | F2 F5 F8 F6 |", "possible E ......... F2 F5 F8 F6"),
            of("poe", "| O | R1 F2 F4 F5 |", "possible O ......... R1 F2 F4 F5"),
            of("poe", "| E5 | R1 R3 F4 F8 P7 P9 |", "possible E5 ......... R1 R3 F4 F8 P7 P9"),
        ],
        Step::Burden => {
            vec![of("poe", "| O | F3 F5 F7 F8 F6 |", "sides-p O ......... F3 F5 F7 F8 F6")]
        }
        Step::Proof => vec![
            of("poe", "| O | P5 R2 |", "prove O ......... P5 R2"),
            of("poe", "| E | R5 P9 |", "prove E ......... R5 P9"),
        ],
        Step::Named => vec![
            of("poe", "| O | R4 P5 R3 |", "name O ......... R4 P5 R3"),
            of("poe", "| E | R1 R2 R5 F4 P9 |", "name E ......... R1 R2 R5 F4 P9"),
        ],
        Step::ForceOut => {
            vec![of("poe", "| O | R1 F4 F5 F6 F7 F8 F9 P2 |", "turn O ......... R1 F4 F5 F6 F7 F8 F9 P2")]
        }
        _ => Vec::new(),
    }
}

fn read(task: &str) -> Task {
    task.parse().expect("the examples above are tasks")
}
