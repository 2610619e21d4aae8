home-lawtoe = LawToe
home-lawtoe-about = Um duelo em nove casas. A Acusação constrói linhas de letras, a Defesa bloqueia. Pegue um erro e prove.

# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-role = { $role ->
    [plaintiff] Acusação
   *[defendant] Defesa
}

## Setting up
lawtoe-setup-lead = Dois lados, nove casas. Afirme, desafie, prove.
lawtoe-setup-variant = O que você quer jogar?
lawtoe-pedagogue = Pedagogue Plaintiff
lawtoe-pedagogue-about = A Defesa escreve duas letras, depois uma por vez. Jogando bem, a Defesa sempre ganha.
lawtoe-dragoman = Dragoman Defendant
lawtoe-dragoman-about = A Defesa escreve duas letras a cada vez, mas nunca na casa 5. Jogando bem, a Acusação sempre ganha.
lawtoe-dragoman-locked = Você abre o Dragoman ganhando { $of } vezes seguidas como Defesa. Até agora: { $count }.
lawtoe-level-beginner = Computador: erra muito
lawtoe-level-student = Computador: erra às vezes
lawtoe-level-expert = Computador: nunca erra
lawtoe-level-gentle-about = Este computador deixa passar alguns desafios e escreve algumas letras sem olhar à frente.
lawtoe-level-expert-about = Este computador nunca deixa passar um desafio. Quando deveria perder, arma armadilhas.
lawtoe-level-person-about = Vocês dividem esta tela e se revezam.
lawtoe-setup-role = De que lado você fica?
lawtoe-role-plaintiff-about = Você escolhe a meta e procura uma solução. Só este lado pode desafiar um A-flub e ter razão.
lawtoe-role-plaintiff-wins = Você escolhe a meta e procura uma solução. Jogando bem, este lado sempre ganha.
lawtoe-role-defendant-about = Você escreve primeiro e bloqueia todas as soluções.

## Whose turn it is

## What happened

## On the stage

## Acting

## Challenging

## Proving

## Flaws

## The verdict

## Scores
lawtoe-streak = Vitórias seguidas: { $count } de { $of }
lawtoe-streak-unlocked = Três seguidas! Agora você pode jogar Dragoman Defendant.
lawtoe-streak-broken = A série de vitórias recomeça.
