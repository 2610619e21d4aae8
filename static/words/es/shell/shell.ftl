# El marco de todas las páginas.
shell-name = Flub
shell-title = Flub: juegos de afirmar, desafiar y demostrar
shell-title-page = { $page } · Flub
shell-board-title = { $game }: tablero sin rivales
shell-further-title = { $game }: { $page }
shell-nav = Páginas
shell-skip = Ir a la página
shell-home = Todos los juegos
shell-close = Cerrar
shell-dismiss = Entendido

# Frases seguidas, y partes que pueden llevar comas.
shell-sentences = { $first } { $then }
shell-clauses = { $first }; { $then }

shell-part-title = Esta página no llegó
shell-part-text = Flub no pudo cargar esta página. ¿Hay conexión a internet?
shell-part-again = Intentar otra vez
shell-part-newer = ¿Todavía nada? Quizá Flub se renovó después de que lo abriste. Entonces, cárgalo de nuevo.
shell-part-reload = Cargar Flub de nuevo
shell-language-missing = Flub no pudo cargar sus textos en este idioma: { $language }. Sigue en el que ves aquí. ¿Hay conexión a internet?

shell-not-found-title = Aquí no hay nada
shell-not-found-text = Esta dirección no lleva a ninguna página. Quizá se perdió una letra por el camino.

# Cuando alguien abre un enlace que trae algo.
shell-sent-title = { $game }: un enlace
shell-sent-in-the-way = Este enlace trae una partida de { $game }. Pero aquí tienes una partida de { $game } a medias.
shell-sent-mine = Seguir con la mía
shell-sent-open = Abrir la del enlace
shell-sent-aside = Si abres la del enlace, la tuya se aparta. Después está en «Partidas guardadas».
shell-sent-no-room = Aquí no hay sitio para guardar aparte tu partida. Descárgala antes: si ahora abres la del enlace, la tuya se pierde.
shell-sent-unusable = Este enlace no funciona
shell-sent-long = Es más largo que cualquier enlace hecho por Flub. No se abrió ni se cambió nada.
shell-sent-mangled = Una parte se perdió o cambió por el camino, y Flub no lo entiende. No se abrió ni se cambió nada. Pide el enlace otra vez.
shell-turn-same = Nada nuevo en este enlace
shell-turn-same-about = Lleva la partida tal como está guardada aquí.
shell-turn-older = Este enlace es más antiguo que tu partida
shell-turn-older-about = La partida del enlace tiene { $theirs ->
    [one] un paso
   *[other] { $theirs } pasos
}, la tuya ya tiene { $mine }. No ha cambiado nada.
shell-turn-fork = Dos partidas a partir de una
shell-turn-fork-about = { $at ->
    [0] Tu partida y la del enlace se separan en el primer paso.
    [one] Tu partida y la del enlace son iguales durante un paso y luego se separan.
   *[other] Tu partida y la del enlace son iguales durante { $at } pasos y luego se separan.
} Acuerda con la otra parte con cuál siguen.
shell-turn-fork-mine = La tuya sigue así: { $told }
shell-turn-fork-theirs = La del enlace sigue así: { $told }
shell-sent-start = Empieza desde
shell-sent-start-after = { $count ->
    [one] la posición después de un paso
   *[other] la posición después de { $count } pasos
}
shell-sent-deal = El reparto
shell-sent-deal-same = el mismo para todo el mundo, con la semilla { $seed }
shell-sent-hidden = Oculto en la partida
shell-helper-analysis = analizar una posición
shell-helper-rules = las reglas junto a la mesa
shell-helper-undo = deshacer jugadas
shell-invitation = Tienes una mesa preparada: { $game }
shell-invitation-start = Empezar
shell-invitation-aside = Aquí tienes una partida tuya. Se aparta y te espera en «Partidas guardadas».

# Cuando el navegador no guarda nada.
shell-storage-refused = Tu navegador no deja que Flub guarde nada, o ya no le queda espacio. Puedes jugar igual, pero tu partida se perderá al cerrar la página.
shell-file-unread = Tu navegador no pudo leer este archivo. ¿Sigue ahí?
shell-storage-aside = Algo que Flub había guardado no se pudo leer. Lo hemos puesto aparte; no se ha borrado.
shell-storage-download = Descargar lo que estaba guardado

# Cuando la plataforma de aprendizaje que abrió Flub no guarda nada.
shell-platform-refused = Tu plataforma de aprendizaje no aceptó lo que aprendes aquí. Puedes seguir igual, pero quizá allí no cuente. Por si acaso, llévate lo que sabes antes de cerrar la página.
shell-platform-absent = Tu plataforma de aprendizaje no responde. Por eso no se guarda nada de lo que haces aquí: ni allí ni en esta computadora, que otras personas pueden usar después de ti. Para guardarlo, llévate lo que sabes antes de cerrar la página.
shell-platform-carry = Llévate lo que sabes

# Cuando hay un Flub más nuevo.
shell-new-version = Hay una versión nueva de Flub.
shell-games-stay = Tus partidas siguen como están.
shell-save-first = Tu navegador no guarda nada, así que tus partidas solo están en esta página. Antes, guárdalas en un archivo.
shell-new-version-use = Usarla ahora

# Cuando la aplicación misma se rompe.
shell-crash-title = Lo sentimos, Flub se ha roto
shell-crash-sorry = Algo salió mal dentro de Flub. El error es nuestro, no tuyo.
shell-crash-kept = La partida que jugabas sigue guardada. Puedes descargarla como archivo. Cuidado: el archivo lo cuenta todo, también las cartas ocultas.
shell-crash-save = Descargar esta partida como archivo
shell-crash-again = Empezar Flub de nuevo
shell-crash-detail = Qué salió mal, para quienes lo arreglan

## Presenting to a class
shell-presenter = Presentación
shell-presenter-back = Atrás
shell-presenter-next = Siguiente
shell-presenter-reveal = Revelar
shell-presenter-proof = Prueba
shell-presenter-verdict = Veredicto
shell-presenter-veil = Por ahora está tapado. ¿Tú qué crees?
