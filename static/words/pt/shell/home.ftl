home-title = Flub
home-lead = Quatro jogos. Diga, duvide, mostre.
home-games = Jogos
home-look = Aparência e idioma
home-play = Jogar { $game }
home-continue = Continuar { $game }
home-new = Nova partida
home-set-up = Escolher quem joga
home-left = Uma partida espera por você.
home-begin-here = Primeira vez aqui? Comece por este.
home-go-on = Continuar: { $game }, passo { $step }
home-how-to = Como se joga
home-learn = Aprender
home-teach = Ensinar
home-teachers = Para quem ensina
home-sounds = Os sons suaves estão desligados.
home-sounds-yes = Ligar
home-sounds-no = Deixar desligados
home-today = { $done ->
    [yes] ✓ Hoje: todos os cinco feitos
   *[no] Hoje: cinco exercícios
}

# Things to print.
print-title = Para imprimir
