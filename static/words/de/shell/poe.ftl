home-poe = POE
home-poe-about = Schreibt Buchstaben in ein Netz von Linien, zu zweit bis zu sechst. Geht es gerade oder ungerade auf? Wer zu weit geht, muss mit Einspruch rechnen.

# POE at the table. Players are "you" for the only person at the screen, or have a name.

## Goals

## Setting up
poe-setup-lead = Jeder Buchstabe ist eine Behauptung. Erhebe Einspruch, beweise es.
poe-opening = Die erste Runde beginnt vom Brett aus. { $goal }. { $letters ->
    [0] Das Spielfeld ist leer.
    [one] Ein Buchstabe steht schon da.
   *[other] { $letters } Buchstaben stehen schon da.
}
poe-setup-version = Was willst du spielen?
poe-beginning = Beginning POE
poe-beginning-about = Ein Spielfeld mit 3 mal 3 Feldern. Das Ziel ist ungerade oder gerade.
poe-tough = Tough POE
poe-tough-about = Ein Spielfeld mit 3 mal 3 Feldern. Das Ziel kann auch „mindestens 6“ oder „genau 8“ sein.
poe-big-tough = Big Tough POE
poe-big-tough-about = Tough POE mit 4 mal 4 Feldern und 136 Linien.
poe-setup-length = Wie lang ist die Partie?
poe-length-rounds = Runden
poe-length-points = Punkte
poe-length-minutes = Minuten
poe-length = { $kind ->
    [rounds] { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
    [points] { $count ->
        [one] bis zu einem Punkt
       *[other] bis zu { $count } Punkten
    }
   *[minutes] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
}
poe-length-how-many-rounds = Wie viele Runden?
poe-length-how-many-points = Wie viele Punkte?
poe-length-how-many-minutes = Wie viele Minuten?
poe-length-rounds-about = { $count ->
    [one] Es wird eine Runde gespielt. Die meisten Punkte gewinnen.
   *[other] Es werden { $count } Runden gespielt. Die meisten Punkte gewinnen.
}
poe-length-points-about = { $count ->
    [one] Die erste Runde, in der jemand einen Punkt hat, ist die letzte.
   *[other] Die Partie endet, wenn jemand { $count } Punkte hat.
}
poe-length-minutes-about = { $count ->
    [one] Nach einer Minute wird die laufende Runde noch zu Ende gespielt. Niemand muss sich beeilen.
   *[other] Nach { $count } Minuten wird die laufende Runde noch zu Ende gespielt. Niemand muss sich beeilen.
}
poe-level-beginner = Computer: patzt oft
poe-level-student = Computer: patzt manchmal
poe-level-expert = Computer: patzt nie
poe-levels-about = Ein Computer patzt, wenn er übersieht, was ein Zug bewirkt, oder einen Einspruch, den er gewinnen könnte.
poe-one-device = Alle spielen an diesem einen Gerät. POE wird nicht zwischen Geräten weitergegeben, weil der Link die verdeckten Beweise zeigen würde.
poe-board-open = Freies Brett
