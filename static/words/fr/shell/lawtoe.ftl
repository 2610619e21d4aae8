home-lawtoe = LawToe
home-lawtoe-about = Un duel sur neuf cases. L’Accusation construit des lignes de lettres, la Défense les bloque. Attrape une erreur et prouve-la.

# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-role = { $role ->
    [plaintiff] Accusation
   *[defendant] Défense
}

## Setting up
lawtoe-setup-lead = Deux côtés, neuf cases. Affirme, conteste, prouve.
lawtoe-setup-variant = À quoi veux-tu jouer ?
lawtoe-pedagogue = Pedagogue Plaintiff
lawtoe-pedagogue-about = La Défense écrit deux lettres, puis une par tour. En jouant bien, la Défense gagne toujours.
lawtoe-dragoman = Dragoman Defendant
lawtoe-dragoman-about = La Défense écrit deux lettres à chaque tour, mais jamais dans la case 5. En jouant bien, l’Accusation gagne toujours.
lawtoe-dragoman-locked = Tu ouvres Dragoman en gagnant { $of } fois de suite avec la Défense. Jusqu’ici : { $count }.
lawtoe-level-beginner = Ordinateur : se trompe souvent
lawtoe-level-student = Ordinateur : se trompe parfois
lawtoe-level-expert = Ordinateur : ne se trompe jamais
lawtoe-level-gentle-about = Cet ordinateur oublie parfois de contester, et il écrit certaines lettres sans réfléchir plus loin.
lawtoe-level-expert-about = Cet ordinateur n’oublie jamais de contester. Quand il devrait perdre, il tend des pièges.
lawtoe-level-person-about = Vous partagez cet écran et jouez chacun votre tour.
lawtoe-setup-role = De quel côté joues-tu ?
lawtoe-role-plaintiff-about = Tu choisis le but et tu cherches une solution. Seul ce côté peut contester un A-flub et avoir raison.
lawtoe-role-plaintiff-wins = Tu choisis le but et tu cherches une solution. En jouant bien, ce côté gagne toujours.
lawtoe-role-defendant-about = Tu écris en premier et tu bloques toutes les solutions.

## Whose turn it is

## What happened

## On the stage

## Acting

## Challenging

## Proving

## Flaws

## The verdict

## Scores
lawtoe-streak = Victoires de suite : { $count } sur { $of }
lawtoe-streak-unlocked = Trois de suite ! Tu peux maintenant jouer à Dragoman Defendant.
lawtoe-streak-broken = La série de victoires repart de zéro.
