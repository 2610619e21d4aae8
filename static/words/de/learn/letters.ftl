# Exercises about a mat, of LawToe and POE.
learn-mat = Spielfeld { $squares }
learn-written = Geschriebene Buchstaben
learn-letter-remove = { $letter } zurücknehmen
learn-listed = { $count ->
    [0] Nichts aufgelistet
    [one] 1 aufgelistet
   *[other] { $count } aufgelistet
}
learn-facts = { $goal ->
    [odd] Ziel: ungerade.
    [even] Ziel: gerade.
    [at-least] Ziel: mindestens { $number }.
   *[exactly] Ziel: genau { $number }.
} { $count ->
    [0] Seitdem wurde nichts geschrieben.
   *[other] Seitdem geschrieben: { $letters }.
}
learn-move = { $number }: { $letters }
learn-ask-mat = { $asked ->
    [line] Welche davon laufen über Nachbarfelder von einer Seite zur gegenüberliegenden?
    [twice] Welche davon zählen doppelt?
    [connection] Welche davon verbinden hier zwei Seiten?
    [required] Welche davon müssen gezählt werden?
    [all] { $lines ->
        [triplets] Liste jedes Trio auf, das gezählt werden muss.
       *[other] Liste jede Verbindung auf, die gezählt werden muss.
    }
    [apart] Liste alle Verbindungen auf, die nötigen und die erlaubten getrennt.
   *[unused] Tippe jedes { $letter } an, durch das keine nötige Verbindung geht.
}
learn-ask-letter = { $asked ->
    [closes] Geschrieben wird { $letter }. { $lines ->
        [triplets] Welche Trios sperrt das?
       *[other] Welche Linien sperrt das?
    }
   *[opens] Geschrieben wird { $letter }. { $lines ->
        [triplets] Welche Trios werden damit fertig?
       *[other] Welche Verbindungen werden damit fertig?
    }
}
learn-ask-goal = { $asked ->
    [sizes] { $lines ->
        [triplets] Wie viele Trios kann eine Lösung haben?
       *[other] Wie viele Verbindungen kann eine Lösung haben?
    } Das Ziel ist { $goal ->
        [odd] ungerade
        [even] gerade
        [at-least] mindestens { $number }
       *[exactly] genau { $number }
    }. Wähle jede Anzahl, die geht.
   *[solve] Liste eine Lösung auf. Das Ziel ist { $goal ->
        [odd] ungerade
        [even] gerade
        [at-least] mindestens { $number }
       *[exactly] genau { $number }
    }.
}
learn-label = { $name ->
    [pick] Wähle alle, die passen
    [lines] { $lines ->
        [triplets] Trios
       *[other] Verbindungen
    }
    [permitted] Erlaubte
    [squares] Tippe Felder auf dem Spielfeld an.
    [numbers] Zahlen
    [letters] Buchstaben
    [instead] Stattdessen
    [possible] Es ist lösbar
    [impossible] Es geht nicht
    [ripe] Ein Buchstabe löst es
    [not-ripe] Das löst es nicht
    [avoidable] Ja: besser dieser Buchstabe
    [no-flub] Kein Flub
    [flub-proved] Ein Flub: Hier ist der Beweis
    [solved] Gelöst: Hier ist der Beweis
    [unsolved] Keine Lösung
    [burden] Wer muss beweisen?
    [join] Wer hat recht?
    [mover] Wer gezogen hat
    [challenger] Wer Einspruch erhebt
    [kind] Welcher Einspruch?
    [flub] Welcher Einspruch?
    [move] Welcher Zug war der Flub?
    [points] Wie viele Punkte?
    [write] Schreiben
    [challenge] Einspruch
    [force-out] Zugzwang melden
    [P] P-flub
    [A] A-flub
    [CP] CP-flub
    [CA] CA-flub
    [A-flub] A-flub
    [CA-flub] CA-flub
   *[other] { $name }
}
learn-answer-apart = Nötig: { $required ->
    [none] keine
   *[other] { $required }
}. Erlaubt: { $permitted ->
    [none] keine
   *[other] { $permitted }
}.
learn-answer-proof = { $letters ->
    [none] Kein Buchstabe
   *[other] Schreibe { $letters }
}. { $lines ->
    [none] Gezählt wird nichts
   *[other] Zähle { $lines }
}. { $instead ->
    [no] {""}
   *[other] Stattdessen: { $instead }.
}
learn-answer-instead = Stattdessen: { $letter }
learn-answer-write = Schreibe { $letters }.
learn-answer-challenge = Einspruch: { $kind }-flub.
learn-flaw-solution = Die Liste stimmt nicht: { $why }
learn-flaw-twice = { $listing } steht zweimal auf deiner Liste oder gehört nicht zur Auswahl.
learn-flaw-line = { $kind ->
    [extra] { $listing } gehört nicht dazu.
    [missing] { $listing } fehlt.
   *[other-list] { $listing } steht auf der falschen Liste.
}
learn-flaw-square = { $kind ->
    [extra] Feld { $square } gehört nicht dazu.
   *[missing] Feld { $square } fehlt.
}
learn-flaw-number = { $kind ->
    [extra] Keine Lösung hat genau { $number }.
   *[missing] Eine Lösung kann auch { $number } haben.
}
learn-hint-look = Schau auf die markierten Felder: { $squares }.
learn-hint-move = Schau auf Zug { $number }.
learn-hint-begin = Fang so an: { $answer }
learn-belief = { $belief ->
    [turns-back] Eine Linie kehrt nie um.
    [gaps] Die Felder einer Linie berühren sich.
    [straight-only] Eine Linie darf abbiegen, solange sie bis zur anderen Seite läuft.
    [diagonal-once] Eine Diagonale von Ecke zu Ecke verbindet beide Paare von Seiten, darum zählt sie doppelt.
    [straight-twice] Nur die zwei Diagonalen von Ecke zu Ecke zählen doppelt.
    [forbidden-joins] Ein F unterbricht jede Linie, die hindurchgeht.
    [vacant-joins] Ein leeres Feld verbindet noch nichts.
    [any-requires] Nur genau ein R macht eine Verbindung nötig. Mit zwei ist sie erlaubt.
    [one-requires] In LawToe macht jedes O ein Trio zur Pflicht, auch zwei oder drei.
    [all-required] Ohne { $letter } darf man es weglassen.
    [any-uses] Eine Verbindung mit zwei R benutzt keines von beiden.
    [all-counted] Erlaubte muss man nicht zählen. Zähle so viele, wie zum Ziel passen.
    [required-skipped] Eine, die gezählt werden muss, lässt man nie weg.
    [zero-is-even] Gar keine ist keine Lösung: Mindestens eine Linie muss gezählt werden.
    [fewer-than-required] In jeder Lösung stecken alle, die gezählt werden müssen.
    [exactly-is-at-least] Genau heißt: nicht mehr und nicht weniger.
    [at-least-is-at-most] Mindestens heißt: so viele oder mehr.
    [now-or-never] Noch nicht gelöst heißt nicht nie: Weitere Buchstaben können helfen.
    [always-hope] Es gibt leere Felder, aber kein Buchstabe darin ergibt eine Lösung.
    [forced-is-flub] Ein Zug ist nur dann ein Flub, wenn ein anderer Buchstabe besser gewesen wäre.
    [ripe-is-no-flub] Nur noch einen Buchstaben bis zur Lösung zu lassen, ist ein A-flub, wenn ein anderer Buchstabe das vermieden hätte.
    [challenger-proves] Nach einem Einspruch wegen P-flub muss beweisen, wer gezogen hat.
    [mover-proves] Nach einem Einspruch wegen A-flub muss beweisen, wer Einspruch erhebt.
    [latest-move] Der letzte Zug hat den Flub nur durchgelassen.
    [other-kind] Der Buchstabe nach dem C sagt, welche Art von Flub durchgelassen wurde.
    [any-instead] Der Buchstabe stattdessen muss selbst sicher sein.
    [writes-on] Bei einem Flub, oder wenn ein Buchstabe zur Lösung genügt, schreibt man nicht einfach weiter.
    [force-out-for-flub] Erhebe zuerst Einspruch gegen den Flub.
    [new-letter-unused] Eine gezählte Linie muss durch das neue P gehen.
    [needs-instead] In LawToe braucht ein A-flub keinen besseren Buchstaben: Ein P, das gewinnt, genügt.
    [always-bold] Mutig ist nur ein Einspruch gleich gegen den nächsten Zug nach dem A-flub.
    [never-bold] Ein Einspruch gleich gegen den nächsten Zug nach dem A-flub ist mutig.
    [full-is-lost] Auf einem vollen Spielfeld darf die Anklage noch eine Lösung beweisen.
    [all-through] Was ein F schon gesperrt hat, bleibt gesperrt.
    [flub-is-safe] Schau, was noch ein P bewirken würde.
    [any-move-wins] Nicht mit jedem Zug bleibst du auf der Gewinnerseite.
    [centre-allowed] In Dragoman schreibt die Verteidigung nie in Feld 5.
   *[one-letter] In Dragoman schreibt die Verteidigung zwei Buchstaben.
}

# Which rule
learn-line-rule = { $rule ->
    [broken] Ein F oder ein leeres Feld unterbricht sie.
    [required] { $letter ->
        [R] Genau ein R liegt darauf, also muss sie gezählt werden.
       *[other] Ein O liegt darauf, also muss sie gezählt werden.
    }
   *[permitted] { $letter ->
        [R] Es liegt nicht genau ein R darauf: Sie darf gezählt werden.
       *[other] Es liegt kein O darauf: Sie darf gezählt werden.
    }
}

# A line of a proof, as it is read out in court.
learn-proof-line = { $kind ->
    [move] Zug { $named } war der Flub.
    [letter] Geschrieben wird { $named }.
    [no-letter] Es muss kein Buchstabe geschrieben werden.
    [counted] { $named } zählt.
    [complete] { $lines ->
        [triplets] Kein Trio, das gezählt werden muss, fehlt, und jedes { $named } ist benutzt.
       *[other] Keine Verbindung, die gezählt werden muss, fehlt, und jedes { $named } ist benutzt.
    }
    [used] { $named } ist benutzt.
    [instead] Stattdessen war { $named } möglich, und das ist sicher.
   *[end] Das ist der ganze Beweis.
}
learn-proof-number = Das sind zusammen { $count }. Das Ziel ist { $goal ->
    [odd] ungerade
    [even] gerade
    [at-least] mindestens { $number }
   *[exactly] genau { $number }
}, also ist es erfüllt.

# A beat of a worked example: what is added, and why.
learn-beat-line = { $sides ->
    [down] { $line } läuft von oben nach unten.
    [across] { $line } läuft von links nach rechts.
    [both] { $line } läuft von Ecke zu Ecke: von oben nach unten und von links nach rechts. Also zählt es doppelt.
    [first] { $line } läuft von Ecke zu Ecke. Zuerst zählt es von oben nach unten.
   *[again] Noch einmal { $line }: Es läuft auch von links nach rechts.
} { $rule ->
    [required] { $letter ->
        [R] Genau ein R liegt darauf, also muss es gezählt werden.
       *[other] Ein O liegt darauf, also muss es gezählt werden.
    }
    [permitted] { $letter ->
        [R] Es liegt nicht genau ein R darauf, also darf es gezählt werden.
       *[other] Es liegt kein O darauf, also darf es gezählt werden.
    }
    [open] Alle Felder sind offen: P und { $letter } lassen durch. Ein F würde unterbrechen.
    [broken] Ein F oder ein leeres Feld unterbricht.
   *[none] {""}
}
learn-beat-others = Genauso: { $lines }.
learn-beat-letter = Schreibe { $named }. { $letter ->
    [F] Ein F unterbricht jede Linie durch sein Feld.
    [P] Ein P hält sein Feld offen und verlangt nichts.
    [R] Ein R hält sein Feld offen. Eine Linie mit genau einem R muss gezählt werden.
   *[O] Ein O hält sein Feld offen, und jede Linie hindurch muss gezählt werden.
}
learn-beat-instead = Stattdessen war { $letter } möglich, und das ist sicher. Also war der Zug nicht erzwungen.
