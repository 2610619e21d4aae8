# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat

## Writing letters

## Help

## Listing connections

# A few squares or letters of many.

## Marks beside what is listed and does not count

## Writing a proof, one part after another

## Handing in a proof
table-checking = Vérifier les preuves pendant qu’on les écrit (une aide pour débuter)
table-checks = Les preuves, pendant qu’on les écrit
table-checks-on = sont vérifiées tout de suite

## Trying a proof again

## Flaws of a list

## Before a game
table-begin = Commencer la partie
table-continue = Continuer ta partie
table-look-back = Revoir ta dernière partie
table-more = Plus de choix

## The record
table-present = Présenter
table-present-end = Arrêter de présenter
table-record = Relevé
table-print = Imprimer

## Links
table-link-set-up = Faire un lien vers cette préparation
table-link-coach = Le coach de qui ouvre le lien
table-link-coach-own = Son propre choix
table-link = Le lien
table-link-copied =
    { $copied ->
        [yes] Copié. Rien n’a été envoyé nulle part.
       *[no] Ce navigateur ne laisse pas Flub copier. Le lien est sélectionné : copie-le avec le clavier ou avec un appui long.
    } { $kind ->
        [set-up] Qui l’ouvre peut commencer la même partie, avec les noms que tu as donnés. Le coach et l’attente restent comme chaque personne les a réglés.
        [turn] L’autre appareil continue à partir de là.
        [table] Qui l’ouvre peut commencer exactement ceci, avec les noms que tu as donnés.
       *[other] Qui l’ouvre voit la même chose, avec les noms que tu as donnés.
    }
table-link-long = C’est trop long pour un lien. Télécharge plutôt un fichier.
table-code = Un code pour la caméra d’un autre appareil
table-code-long = Ce lien est trop long pour un code qu’une caméra peut lire. Copie-le plutôt.

## Two devices by turns
table-hand-over = Envoie ce tour
table-hand-over-about = Envoie le lien dans un message, ou montre le code à l’autre caméra.
table-hand-over-last = La partie est finie, et l’autre appareil ne le sait pas encore. Envoie le lien, ou montre le code.
table-hand-over-copy = Copier le lien
table-hand-over-field = Colle le lien ou le message de l’autre appareil
table-hand-over-read = Lire le tour
table-hand-over-wrong = Il n’y a pas là de lien vers un tour de cette partie. Copie tout le lien sur l’autre appareil et colle-le encore une fois. Rien n’a changé ici.
