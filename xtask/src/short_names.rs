//! Short names for what the program asks of the page. wasm-bindgen tells them apart by 16 digits each, which stand in the program
//! and in its script and which no packing makes smaller: together 5.5 KB of the download.

use std::convert::Infallible;

use anyhow::{Result, anyhow, ensure};
use wasm_encoder::{
    ImportSection, Module,
    reencode::{Error, Reencode},
};
use wasmparser::{ImportSectionReader, Parser};

/// The module by which the program asks for what its script has.
const SCRIPT: &str = "./app_bg.js";

/// The script and the program that wasm-bindgen wrote, with the shortest names for what the one asks of the other.
///
/// # Errors
/// When the program is no WebAssembly, or the script does not have what it asks for.
pub fn shortened(script: &str, program: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut asked = Asked::default();
    let mut module = Module::new();
    asked.parse_core_module(&mut module, Parser::new(0), program).map_err(|error| anyhow!("{error}"))?;
    ensure!(!asked.0.is_empty(), "the program asks for nothing of {SCRIPT}");
    let mut script = script.to_owned();
    for (number, name) in asked.0.iter().enumerate() {
        let function = format!(" {name}: function(");
        ensure!(script.matches(&function).count() == 1, "the script does not have one {name}");
        script = script.replace(&function, &format!(" {}: function(", short(number)));
    }
    Ok((script, module.finish()))
}

/// The names that were asked for. What is asked for in a module gets their short names while that is written anew.
#[derive(Default)]
struct Asked(Vec<String>);

impl Reencode for Asked {
    type Error = Infallible;

    fn parse_import_section(&mut self, imports: &mut ImportSection, section: ImportSectionReader) -> Result<(), Error> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            if import.module == SCRIPT {
                imports.import(import.module, &short(self.0.len()), kind);
                self.0.push(import.name.to_owned());
            } else {
                imports.import(import.module, import.name, kind);
            }
        }
        Ok(())
    }
}

/// A name for each number: `a` to `z`, `ba`, `bb` and so on.
fn short(number: usize) -> String {
    let letters = if number < 26 { String::new() } else { short(number / 26) };
    letters + &char::from(b'a' + (number % 26) as u8).to_string()
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, ImportSection, Module, TypeSection};

    use super::{short, shortened};

    fn program(imports: &[(&str, &str)]) -> Vec<u8> {
        let (mut types, mut section) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for (module, name) in imports {
            section.import(module, name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&section);
        module.finish()
    }

    #[test]
    fn program_and_script_agree_on_short_names() {
        let asks = program(&[("./app_bg.js", "now_1"), ("./parts.js", "load"), ("./app_bg.js", "now_12")]);
        let script = "{ now_1: function() {}, now_12: function() { now_1(); } }";
        let (script, shorter) = shortened(script, &asks).expect("it has what is asked for");
        assert_eq!(script, "{ a: function() {}, b: function() { now_1(); } }");
        assert_eq!(shorter, program(&[("./app_bg.js", "a"), ("./parts.js", "load"), ("./app_bg.js", "b")]));
    }

    #[test]
    fn what_the_script_does_not_have_is_not_asked_for() {
        let asks = program(&[("./app_bg.js", "now_1")]);
        assert!(shortened("{ now_12: function() {} }", &asks).is_err());
        assert!(shortened("{ now_1: function() {}, now_1: function() {} }", &asks).is_err());
        assert!(shortened("", b"no program").is_err());
    }

    #[test]
    fn no_two_names_are_the_same() {
        let mut names: Vec<String> = (0..2000).map(short).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 2000);
        assert_eq!([short(0), short(25), short(26), short(27)], ["a", "z", "ba", "bb"]);
    }
}
