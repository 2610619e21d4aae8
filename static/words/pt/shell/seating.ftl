# Who sits at a table for two to six.
seating-you = Você
seating-player = Participante { $number }
seating-players = Participantes
seating-who-plays = Quem joga?
seating-person = Pessoa
seating-change-mark = Participante { $number }: outra cor e outra forma
seating-player-name = Nome de Participante { $number }
seating-player-nature = Quem é Participante { $number }?
seating-remove-player = Tirar Participante { $number }
seating-add-player = Incluir participante
seating-opponent = Quem joga contra você?
seating-second-person = Outra pessoa
seating-elsewhere = Uma pessoa em outro aparelho
seating-elsewhere-about = Dois aparelhos, que se revezam. Depois de cada jogada, você passa um link ou um código: em uma mensagem, ou mostrando para a câmera. Não precisa de servidor.
seating-computer = { $name } ({ $nature })
