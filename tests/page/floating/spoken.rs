//! What a game sounds like to somebody who only hears it.

use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{SAVE, at, save};
use crate::page::{Page, listen};

const ENGLISH: [&str; 13] = [
    "X’s turn Touch the middle: the first X goes there.",
    "X played d4. O’s turn Put an O inside the frame.",
    "O played e5. X’s turn Play inside the frame. Once in the game you may first move one of your own.",
    "That makes the area five wide. Four is the most: stay inside the frame.",
    "That makes the area five high. Four is the most: stay inside the frame.",
    "Now touch where it goes. You may do this once in the game.",
    "Moved: d4 to c5. Now play a new X where nothing is hatched.",
    "X moved d4 to c5 and played d5. O’s turn Play inside the frame. Once in the game you may first move one of your own.",
    "O played f2. The area is now c2 to f5. X’s turn Put an X inside the frame.",
    "d5 is taken.",
    "X played d4. O’s turn Play inside the frame. Once in the game you may first move one of your own.",
    "O played e4. X’s turn Put an X inside the frame.",
    "X played d3. The score: X 1, O 0. O’s turn Play inside the frame. Once in the game you may first move one of your own.",
];

const SPANISH: [&str; 13] = [
    "Turno de X Toca el medio: ahí va la primera X.",
    "X jugó d4. Turno de O Pon una O dentro del marco.",
    "O jugó e5. Turno de X Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.",
    "Así el área tendría cinco de ancho. Máximo cuatro: juega dentro del marco.",
    "Así el área tendría cinco de alto. Máximo cuatro: juega dentro del marco.",
    "Ahora toca adónde va. Puedes hacerlo una vez por partida.",
    "Movida: d4 a c5. Ahora juega una nueva X donde no hay rayado.",
    "X movió d4 a c5 y jugó d5. Turno de O Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.",
    "O jugó f2. El área va ahora de c2 a f5. Turno de X Pon una X dentro del marco.",
    "d5 está ocupada.",
    "X jugó d4. Turno de O Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.",
    "O jugó e4. Turno de X Pon una X dentro del marco.",
    "X jugó d3. El marcador: X 1, O 0. Turno de O Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.",
];

#[test]
async fn a_screen_reader_announces_everything_that_happens_in_every_language() {
    for (language, transcript) in [("en", ENGLISH), ("es", SPANISH)] {
        listen();
        let settings = format!("language {language}\n");
        let page = Page::open("#/floating", &[(SAVE, &save("7x7 moving", "")), ("flub.settings", &settings)]).await;
        for square in "d4 e5 a4 d1 d4 c5 d5 f2 d5 d4 e4 d3".split(' ') {
            page.click(&at(&page, square)).await;
        }
        assert_eq!(page.heard(), transcript);
    }
}
