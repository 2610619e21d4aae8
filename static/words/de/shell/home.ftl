home-title = Flub
home-lead = Vier Spiele. Sag es, zweifle daran, zeig es.
home-games = Spiele
home-look = Wie es aussieht und spricht
home-play = { $game } spielen
home-continue = { $game } fortsetzen
home-new = Neues Spiel
home-set-up = Wer spielt?
home-left = Ein Spiel wartet auf dich.
home-begin-here = Neu hier? Fang mit diesem an.
home-go-on = Weiter: { $game }, Stufe { $step }
home-how-to = So geht’s
home-learn = Lernen
home-teach = Lehren
home-teachers = Für Lehrkräfte
home-sounds = Die leisen Töne sind aus.
home-sounds-yes = Einschalten
home-sounds-no = Aus lassen
home-today = { $done ->
    [yes] ✓ Heute: alle fünf geschafft
   *[no] Heute: fünf Aufgaben
}

# Things to print.
print-title = Zum Ausdrucken
