wholes-deck-copies = × { $count }

wholes-decks-lead = Veja as cartas que vêm com o Wholes, junte pacotes ou escreva um baralho só seu.
wholes-decks-packs = Pacotes
wholes-decks-own = Seus baralhos
wholes-decks-none = Você ainda não escreveu nenhum baralho.

wholes-deck-new-title = Escrever um baralho
wholes-deck-edit-title = Mudar “{ $name }”
wholes-deck-name = Nome do baralho
wholes-deck-mix = Ponha todas as cartas de um pacote. Escolha vários para misturar.
wholes-deck-rows = Cartas com valor
wholes-deck-head-value = Valor
wholes-deck-head-form = Forma
wholes-deck-head-count = Quantas
wholes-deck-value = Valor da carta { $number }
wholes-deck-form = Forma da carta { $number }
wholes-deck-count = Quantas da carta { $number }
wholes-deck-remove-row = Tirar a carta { $number }
wholes-deck-add-row = Incluir carta
wholes-form-fraction = Fração
wholes-form-decimal = Decimal
wholes-form-percent = Porcentagem
wholes-form-pie = Desenho: pizza
wholes-form-bar = Desenho: retângulo
wholes-deck-keep = Salvar este baralho
wholes-deck-clear = Recomeçar
wholes-deck-kept = “{ $name }” está salvo.
wholes-deck-edit = Mudar
wholes-deck-file = Salvar em arquivo
wholes-deck-delete = Apagar
wholes-deck-delete-title = Apagar “{ $name }” para sempre?

wholes-flaw-no-name = Primeiro dê um nome ao baralho.
wholes-flaw-name = Já existe um baralho chamado “{ $name }”. Escolha outro nome.
wholes-flaw-no-room = Você tem { $most } baralhos, todos os que o Flub guarda. Apague um antes.
wholes-flaw-row = { $typed }: { $why }
wholes-flaw-rows = { $count } linhas ainda não estão certas.
wholes-flaw-value = Escreva um valor como 3/8, 0,375 ou 37 1/2%.
wholes-flaw-zero = Uma carta precisa ser mais que zero.
wholes-flaw-over = Uma carta não pode ser mais que um inteiro.
wholes-flaw-denominator = O denominador { $denominator } é grande demais. O maior é 1000.
wholes-flaw-digits = Este decimal tem mais de 6 algarismos. Escolha outra forma.
wholes-flaw-count = A quantidade precisa ser um número, como 3.
wholes-flaw-few = { $count ->
    [0] Ainda não há cartas. Um baralho tem pelo menos { $fewest }.
    [one] 1 carta até agora. Um baralho tem pelo menos { $fewest }.
   *[other] { $count } cartas até agora. Um baralho tem pelo menos { $fewest }.
}
wholes-flaw-many = { $count } cartas são demais. Um baralho tem no máximo { $most }.
wholes-flaw-unrelated = Estes denominadores são diferentes demais: as partes que eles têm em comum são muito pequenas.
wholes-flaw-no-whole = Não há cartas neste baralho que formem exatamente um inteiro. Inclua algumas que formem.

wholes-import-title = Trazer baralhos
wholes-import-file = De um arquivo
wholes-import-text = Ou cole aqui, um baralho por linha
wholes-import-form = Um nome, dois-pontos, e depois as cartas com a quantidade de cada uma, assim:
wholes-import = Incluir estes baralhos
wholes-import-done = Os baralhos foram incluídos.
wholes-import-empty = Aqui não há nenhum baralho. Escolha um arquivo ou cole uma linha como Meios: 1/2*20, 0.5*20
wholes-import-long = Isto é longo demais. Nada foi incluído.
wholes-import-line = Nada foi incluído. Na linha { $line }: { $why }
