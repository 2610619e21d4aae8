# The lessons of Wholes.
learn-wholes-step = { $step ->
    [1] Do desenho à fração
    [2] Qual é menor?
    [3] Frações equivalentes
    [4] Décimos e centésimos
    [5] Decimais em ordem
    [6] Porcentagens
    [7] O que falta?
    [8] Um inteiro com um tipo de partes
    [9] Dois tipos de partes
    [10] Formas misturadas
    [11] Quase não é exatamente
    [12] O maior inteiro
    [13] Diga
    [14] Pode ser?
    [15] Duvidar ou deixar passar
   *[16] TROCA, ISCA, REPETE
}
learn-wholes-ask = { $asked ->
    [name] Escolha todas as que são iguais a esta carta.
    [order] Toque nas cartas em ordem, da menor para a maior.
    [missing] O que falta para um inteiro? Escolha uma.
    [whole] Escolha cartas que sejam exatamente um inteiro.
    [longest] Escolha o maior número de cartas que sejam exatamente um inteiro.
    [mend] Alguém somou estas. Ache o primeiro número errado e conserte.
    [parts] Escreva cada carta em { $whole ->
        [one] uma parte
       *[other] { $whole } partes
    } de um inteiro.
    [exactly] Estas são exatamente um inteiro?
    [say] Você joga estas { $count } cartas. Diga algo que você pode dizer.
    [could] O que foi dito pode ser verdade? Conte as cartas.
    [call] Alguém jogou. Você duvida, ou deixa passar?
    [swap] Você joga TROCA. Com quem você troca de lugar?
    [bait] Escolha cartas para um blefe que custe caro a quem duvidar.
   *[twice] Você tem REPETE na mão. Escolha um inteiro, e depois outro.
}
learn-wholes-fraction = { $top } sobre { $bottom }
learn-wholes-offered = Para escolher
learn-wholes-place = lugar { $place }
learn-wholes-together = Juntas:
learn-wholes-total = a soma
learn-wholes-which-wrong = Qual é o primeiro número errado?
learn-wholes-mended = Número certo de partes, de { $whole }
learn-wholes-part = Partes de { $card }, de { $whole }
learn-wholes-exactly-legend = Juntas elas são
learn-wholes-exactly = { $way ->
    [exactly] exatamente um inteiro
    [less] menos
   *[more] mais
}
learn-wholes-by = Quanto?
learn-wholes-top = Em cima do traço
learn-wholes-bottom = Embaixo do traço
learn-wholes-say = O que se pode dizer
learn-wholes-you-say = Você diz:
learn-wholes-unsay = Tirar { $card }
learn-wholes-turn = Cartas para
learn-wholes-first = a primeira vez
learn-wholes-second = a segunda vez
learn-wholes-could = Pode ser verdade?
learn-wholes-too-few = De qual valor há cartas de menos?
learn-wholes-call = Duvidar
learn-wholes-let-be = Deixar passar
learn-wholes-player = Participante { $number }, casa { $space }
learn-wholes-own = Você está na casa { $space }.
learn-wholes-swap = Trocar de lugar com
learn-wholes-play = Alguém baixou { $cards } cartas e foi da casa { $from } para a casa { $to }; cartas que ainda tem na mão: { $left }. Você está na casa { $own }.
learn-wholes-deck = { $asked ->
    [values] Valores do baralho
   *[cards] O baralho: { $cards } cartas
}
learn-wholes-stakes = Se você duvidar e as cartas forem exatamente um inteiro, você volta para a casa { $own }. Se não forem, quem jogou volta para a casa { $other }. Vence quem chegar primeiro à casa { $last }.
learn-wholes-said = A pessoa diz:
learn-wholes-hand = Sua mão:
learn-wholes-gone = Já saíram:
learn-wholes-answer-twice = { $first }; depois { $second }
learn-wholes-answer-part = { $card } = { $parts } de { $whole }
learn-wholes-answer-mend = { $card }: { $parts ->
    [one] uma parte
   *[other] { $parts } partes
}
learn-wholes-answer-by = { $way ->
    [exactly] Exatamente um inteiro.
    [less] Menos. Falta: { $value }.
   *[more] Mais. Sobra: { $value }.
}
learn-wholes-answer-no = Não: há cartas de menos de { $card }.
learn-wholes-answer-at = { $way ->
    [call] Duvidar: está certo em cerca de { $odds } de 100 vezes.
   *[let] Deixar passar: duvidar está certo em cerca de { $odds } de 100 vezes.
}
learn-wholes-answer-swap = Com Participante { $number }.
learn-wholes-unfinished = Falta alguma coisa na sua resposta.
learn-wholes-flaw = { $kind ->
    [unequal] Não é igual: { $card }.
    [missed] Também é igual: { $card }.
    [not-held] Não há mais { $card } na mão.
    [count-again] Conte de novo as partes de { $card }.
   *[first-wrong] O primeiro número errado está em { $card }.
}
learn-wholes-out-of-order = Ao contrário: { $card } é mais que { $second }.
learn-wholes-adds = Juntas elas dão { $value }, e não um inteiro.
learn-wholes-is-whole = Elas são exatamente um inteiro.
learn-wholes-longer = Há um inteiro de { $count } cartas: { $cards }.
learn-wholes-has-parts = Em { $card } há { $parts ->
    [one] uma parte.
   *[other] { $parts } partes.
}
learn-wholes-unsayable = Com { $count } cartas não se pode dizer nada.
learn-wholes-left = { $kind ->
    [enough] De { $card } ainda há { $count }: o bastante.
   *[too-few] De { $card } só há { $count }: é pouco.
}
learn-wholes-odds = De cem dúvidas assim, { $odds } estão certas.
learn-wholes-farther = Participante { $number } está mais à frente.
learn-wholes-no-bait = Sem ISCA, quem paga é você se alguém duvidar.
learn-wholes-said-other = Você diz tantos valores quantas cartas joga: { $cards }, e não { $said }.
learn-wholes-whole-otherwise = As cartas são um inteiro, então você diz o que elas são.
learn-wholes-not-playable = Nenhuma jogada pode ter { $card }.
learn-wholes-hint-in-parts = Pense em um inteiro em { $whole } partes iguais.
learn-wholes-hint-parts = Nessas partes: { $parts }.
learn-wholes-hint-begin = Comece com { $card }.
learn-wholes-hint-count = Conte as cartas de { $card } que você vê.
learn-wholes-hint-left = De { $card }, podem estar em outras mãos: { $count }.
learn-wholes-hint-ahead = Veja quem está à sua frente.
learn-wholes-hint-farthest = Quem vai mais à frente está na casa { $space }.
learn-wholes-hint-special = Procure { $card }.
learn-wholes-beat = Divida um inteiro em { $whole } partes iguais: { $card } é { $parts } delas{ $other ->
    [none] .
   *[other] , assim como { $other }.
}
learn-wholes-belief = { $belief ->
    [part-to-part] Uma fração compara a parte com o inteiro, e não com o resto.
    [other-part] A fração diz qual é a parte pintada.
    [larger-bottom] Com mais partes, cada parte fica menor.
    [adds-to-both] Somar em cima e embaixo muda uma fração. Multiplicar os dois números não muda.
    [changes-one] Os dois números precisam mudar juntos.
    [tenths-as-hundredths] A primeira casa depois da vírgula é a dos décimos.
    [digit-as-bottom] O algarismo depois da vírgula fica em cima do traço, sobre dez.
    [longer-is-larger] Mais algarismos não fazem um decimal maior.
    [bottom-as-percent] Por cento quer dizer em cada cem.
    [digits-as-percent] Primeiro escreva em centésimos.
    [given-again] Isso é o que já há, e não o que falta.
    [nearly-exactly] Quase um inteiro não é um inteiro.
    [counts-cards] O número de cartas não diz nada: some as partes.
    [tops-and-bottoms] Some só partes do mesmo tipo. O número de baixo fica igual.
    [keeps-top] Se as partes são menores, é preciso mais delas.
    [reads-digits] Primeiro diga quanto do inteiro é.
    [repeating-falls-short] Um decimal que se repete sem fim é exatamente igual à sua fração.
    [any-whole] Procure um inteiro com mais cartas.
    [must-be-true] Em um blefe, você diz o que forma um inteiro.
    [may-say-anything] Um inteiro de verdade se diz como é.
    [says-fewer] Toda carta é dita.
    [unlikely-cannot-be] Improvável não é impossível.
    [forgets-gone] Conte também as cartas que já saíram.
    [calls-too-much] Duvidar e errar custa casas.
    [trusts-all] Às vezes vale a pena duvidar.
    [anyone-ahead] Troque com quem está mais à frente.
    [forgets-bait] A ISCA protege o blefe.
   *[card-twice] Cada carta se joga uma vez só.
}

# On paper
learn-wholes-paper = { $asked ->
    [name] Marque todas as que são iguais a esta carta.
    [order] Numere as cartas da menor para a maior.
    [missing] O que falta para um inteiro? Marque uma.
    [whole] Marque cartas que sejam exatamente um inteiro.
    [longest] Marque o maior número de cartas que sejam exatamente um inteiro.
    [say] Você joga estas cartas. Escreva algo que você pode dizer.
    [bait] Marque cartas para um blefe que custe caro a quem duvidar.
   *[twice] Você tem REPETE na mão. Escreva 1 nas cartas de um inteiro, e 2 nas de outro.
}
learn-wholes-paper-sort = Separe todas as cartas em grupos. Cada grupo é exatamente um inteiro.
learn-wholes-paper-groups = Quantos inteiros?
learn-wholes-paper-sums = Os grupos:

# A line of a sum in court
learn-wholes-line-total = Juntas: { $top } de { $bottom }
