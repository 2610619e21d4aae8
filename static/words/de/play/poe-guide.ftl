# What Guided says
poe-guide-goal = Anzahl der Verbindungen: ungerade oder gerade?
poe-guide-flub = { $own ->
        [yes] Dein Buchstabe war ein Flub. Vielleicht merkt es niemand.
       *[no] Das ist ein Flub: Du darfst Einspruch erheben.
    }
poe-guide-fine = { $ripe ->
        [yes] Nach { $letter } fehlt nur noch ein Buchstabe, aber es gab keinen besseren. Es ist kein Flub.
       *[no] { $letter } ist kein Flub: Das Ziel ist noch erreichbar, und ein Buchstabe genügt nicht.
    }
poe-guide-safe = { $forced ->
        [yes] Nach deinem Zug fehlt nur noch ein Buchstabe, das geht nicht anders. Kein Flub: { $letters }.
       *[no] Sichere Buchstaben, klein auf dem Spielfeld: { $letters }.
    }
poe-aim = Schreib keinen Flub, erhebe Einspruch gegen Flubs.
poe-guide-join = Ist es ein Flub? Unterstütze die Seite, die recht hat.
poe-hint-latest = Schau auf den letzten Zug: { $letter }.
poe-hint-p-what = Fülle in Gedanken die leeren Felder. Ist noch eine Lösung erreichbar?
poe-hint-a-what = Probiere noch einen Buchstaben. Ergibt er schon eine Lösung?
poe-hint-challenge = Erhebe Einspruch: { $kind }-flub. { $why }
poe-hint-ripe = { $full ->
    [yes] Das Spielfeld ist voll. Schau auf die Linien ohne F.
   *[no] Schau auf die Linien, denen ein Buchstabe fehlt.
}
poe-hint-ripe-what = { $full ->
    [yes] Sie ergeben schon so eine Lösung, und der letzte Zug war erzwungen.
   *[no] Ein Buchstabe ergibt eine Lösung, und der letzte Zug war erzwungen.
}
poe-hint-force-out = Melde Zugzwang.
poe-hint-square = Schau auf Feld { $square }.
poe-hint-square-what = Nach einem Buchstaben dort muss eine Lösung möglich sein, und es muss noch mehr als ein Buchstabe fehlen.
poe-hint-write = Schreibe { $letter }.
poe-hint-join-what = War es ein Flub dieser Art?
poe-hint-join = { $side ->
    [challenger] Ja, das war einer. Unterstütze den Einspruch.
   *[mover] Nein, das war keiner. Unterstütze den Zug.
}
