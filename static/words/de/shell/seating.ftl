# Who sits at a table for two to six.
seating-you = Du
seating-player = Person { $number }
seating-players = Wer mitspielt
seating-who-plays = Wer spielt mit?
seating-person = Person
seating-change-mark = Platz { $number }: andere Farbe und Form
seating-player-name = Name an Platz { $number }
seating-player-nature = Wer sitzt an Platz { $number }?
seating-remove-player = Platz { $number } wegnehmen
seating-add-player = Platz hinzufügen
seating-opponent = Wer spielt gegen dich?
seating-second-person = Eine zweite Person
seating-elsewhere = Eine Person an einem anderen Gerät
seating-elsewhere-about = Zwei Geräte, abwechselnd. Nach jedem Zug gibst du einen Link oder einen Code weiter: in einer Nachricht oder vor die Kamera gehalten. Dafür braucht es keinen Server.
seating-computer = { $name } ({ $nature })
