//! What a match sounds like to somebody who only hears it.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{SAVE, is_headline, list, pencil, save, square, write_one};
use crate::{
    page::{Page, listen},
    values,
};

const ENGLISH: [&str; 19] = [
    "Plaintiff’s turn How many triplets should a solution have?",
    "The Plaintiff set the goal: even. Defendant’s turn Write two letters in two empty squares.",
    "Square 4, O in pencil, not entered yet",
    "Square 3, F in pencil, not entered yet",
    "The Defendant wrote O in 4 and F in 3. Plaintiff’s turn Write one letter in an empty square, or challenge the last move.",
    "Square 4 has a letter already.",
    "Square 1, P in pencil, not entered yet",
    "The Plaintiff wrote P in 1. Defendant’s turn Write one letter in an empty square, or challenge the last move.",
    "Square 7, P in pencil, not entered yet",
    "The Defendant wrote P in 7. Plaintiff’s turn Write one letter in an empty square, or challenge the last move.",
    "The Plaintiff challenged: A-flub! 4: The Defendant wrote P in 7.",
    "The Plaintiff challenged: A-flub! Plaintiff’s proof: A-flub Prove the A-flub: add one P and list triplets that make a solution.",
    "Triplets: 0. An even solution has at least two.",
    "Your P is in square 8.",
    "Triplets: 1. That is odd, but the goal is even.",
    "Triplets: 2. That is even, as the goal asks.",
    "The Plaintiff handed in a proof. With a P in square 8: 147",
    "148",
    "The Plaintiff handed in a proof. The Plaintiff wins. The Plaintiff’s proof holds: 147 and 148. An even number, every O is used, every triplet with an O is there, and none has an F.",
];

const SPANISH: [&str; 19] = [
    "Turno del Demandante ¿Cuántos tríos debe tener una solución?",
    "El Demandante eligió la meta: par. Turno del Demandado Escribe dos letras en dos casillas vacías.",
    "Casilla 4, O a lápiz, todavía sin entrar",
    "Casilla 3, F a lápiz, todavía sin entrar",
    "El Demandado escribió O en 4 y F en 3. Turno del Demandante Escribe una letra en una casilla vacía o desafía la última jugada.",
    "La casilla 4 ya tiene una letra.",
    "Casilla 1, P a lápiz, todavía sin entrar",
    "El Demandante escribió P en 1. Turno del Demandado Escribe una letra en una casilla vacía o desafía la última jugada.",
    "Casilla 7, P a lápiz, todavía sin entrar",
    "El Demandado escribió P en 7. Turno del Demandante Escribe una letra en una casilla vacía o desafía la última jugada.",
    "El Demandante desafió: ¡A-flub! 4: El Demandado escribió P en 7.",
    "El Demandante desafió: ¡A-flub! Demandante demuestra: A-flub Demuestra el A-flub: agrega una P y anota tríos que formen una solución.",
    "Tríos: 0. Una solución par tiene al menos dos.",
    "Tu P está en la casilla 8.",
    "Tríos: 1. Es impar, pero la meta es par.",
    "Tríos: 2. Es par, como pide la meta.",
    "El Demandante entregó una demostración. Con una P en la casilla 8: 147",
    "148",
    "El Demandante entregó una demostración. Gana el Demandante. La demostración del Demandante vale: 147 y 148. Un número par, se usan todas las O, está cada trío con una O y ninguno tiene una F.",
];

#[test]
async fn a_match_can_be_followed_by_ear_alone_in_every_language() {
    for (language, transcript) in [("en", ENGLISH), ("es", SPANISH)] {
        listen();
        let settings = format!("language {language}\n");
        let page = Page::open("#/lawtoe", &[(SAVE, &save("person", "person", "")), ("flub.settings", &settings)]).await;
        page.press("lawtoe-goal", values! { goal: "even" }).await;
        pencil(&page, "O4 F3").await;
        page.press("lawtoe-write-two", values! { letter: "O", square: 4, letter2: "F", square2: 3 }).await;
        page.click(&square(&page, 4)).await;
        page.key("P").await;
        write_one(&page, "P", 1).await;
        write_one(&page, "P", 7).await;
        page.press("lawtoe-challenge-open", &[]).await;
        page.press("lawtoe-challenge-confirm", values! { kind: "A" }).await;
        page.press("table-go-on", &[]).await;
        page.click(&square(&page, 8)).await;
        list(&page, "147").await;
        list(&page, "148").await;
        page.press("table-proof-hand-in", &[]).await;
        page.until("the verdict", |page| is_headline(page, "lawtoe-verdict-winner", values! { who: "plaintiff" }))
            .await;
        assert_eq!(page.heard(), transcript);
    }
}
