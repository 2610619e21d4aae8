# Glossary: English, French.
# connection: connexion (f.); never used for the internet
# triplet: triplet (m.)
# line (on the mat): ligne; row of squares: rangée; column: colonne
# goal: but (m.); odd, even: impair, pair; at least: au moins; exactly: exactement
# solution: solution (f.)
# mat: grille (f.; of letters, 3 sur 3 or 4 sur 4)
# board: plateau (Wholes, Floating, and "board without opponents"); the board of a classroom: tableau
# square, space: case (f.)
# letter: lettre (f.); a letter by its name is masculine: un F, le R; its meanings: interdit (F), permis (P), requis (R), obligatoire (O)
# required, permitted connection: connexion requise, connexion permise; solid, dashed: trait plein, pointillés
# claim: affirmer, affirmation
# challenge: contester (un coup), contestation (f.); bold: audacieuse; challenger: qui conteste
# proof, to prove: preuve, prouver; a proof holds: la preuve est valable; fails: n'est pas valable; to give it up: renoncer à la preuve
# burden of proof: charge de la preuve
# move: coup; mover: qui a joué; turn: tour; to join a side: se ranger d'un côté (soutenir le coup, soutenir la contestation)
# flub, A-flub, P-flub, C-flubs: flub, A-flub, P-flub, CA-flub, CP-flub (m.), plural with s
# slip: erreur; to pass a flub over: laisser passer; to let it be: laisser passer; to let it stand: accepter
# force-out: fin forcée (annoncer une fin forcée); forced: forcé (coup forcé)
# Plaintiff, Defendant: l'Accusation, la Défense (sides, f., for girls and boys)
# tic-tac-toe (three in a row): alignement; checker: pion; area: zone; frame: cadre; within reach: à portée
# Moving, Sharing, Touching, Fewest: Déplacer, Partager, Toucher, Le moins
# whole: entier (m.); half, fourth: demi, quart; decimal point: virgule; percent: pour cent
# bluff: bluff, bluffer; call: douter; caller: qui a douté; bluffer: qui a bluffé
# BAIT, SWAP, REPLAY: APPÂT, ÉCHANGE, REJOUE
# card: carte; deck: paquet; hand: main; pack: série; draw pile: pioche; to draw: piocher; discard: défausse; piece: pion
# game (which): jeu; game, match (one that is played): partie; round: manche; score: points
# player: joueur (with a number), personne, qui joue
# coach: coach; Guided: guidé; hint: indice; undo: annuler
# lesson: leçon (in the app), cours (at school); ladder: parcours; step: étape; exercise: exercice
# court: tribunal; pose and pool: proposer et rassembler
# tournament: tournoi; table: table; team: équipe; worksheet: fiche d'exercices; key: corrigé
# set-up: préparation; settings: réglages; record: relevé; link: lien; code: code; device: appareil; seed: graine
# student: élève; class: classe; nickname: pseudo; teacher: la maîtresse ou le maître; for teachers: pour enseigner

# The frame around every page.
shell-name = Flub
shell-title = Flub : affirmer, contester, prouver
shell-title-page = { $page } · Flub
shell-board-title = { $game } : plateau sans adversaires
shell-further-title = { $game } : { $page }
shell-nav = Pages
shell-skip = Aller à la page
shell-home = Tous les jeux
shell-close = Fermer
shell-dismiss = Compris

# Sentences in a row, and parts that may have commas of their own.
shell-sentences = { $first } { $then }
shell-clauses = { $first } ; { $then }

shell-part-title = Cette page n’est pas arrivée
shell-part-text = Flub n’a pas pu charger cette page. As-tu accès à internet ?
shell-part-again = Réessayer
shell-part-newer = Toujours rien ? Flub a peut-être été renouvelé depuis que tu l’as ouvert. Alors, recharge-le.
shell-part-reload = Recharger Flub
shell-language-missing = Flub n’a pas pu charger ses textes dans cette langue : { $language }. Il continue dans celle que tu vois ici. As-tu accès à internet ?

shell-not-found-title = Il n’y a rien ici
shell-not-found-text = Cette adresse ne mène à aucune page. Une lettre s’est peut-être perdue en chemin.

# When somebody opens a link that carries something.
shell-sent-title = { $game } : un lien
shell-sent-in-the-way = Ce lien apporte une partie de { $game }. Mais ici, une partie de { $game } est en cours.
shell-sent-mine = Continuer la mienne
shell-sent-open = Ouvrir celle du lien
shell-sent-aside = Si tu ouvres celle du lien, la tienne est mise de côté. Tu la retrouveras dans « Parties gardées ».
shell-sent-no-room = Il n’y a pas la place ici de mettre ta partie de côté. Télécharge-la d’abord : si tu ouvres maintenant celle du lien, la tienne est perdue.
shell-sent-unusable = Ce lien ne marche pas
shell-sent-long = Il est plus long que tous les liens que fait Flub. Rien n’a été ouvert et rien n’a changé.
shell-sent-mangled = Un bout s’est perdu ou a changé en chemin, et Flub n’y comprend rien. Rien n’a été ouvert et rien n’a changé. Redemande le lien.
shell-turn-same = Rien de nouveau dans ce lien
shell-turn-same-about = Il contient la partie telle qu’elle est gardée ici.
shell-turn-older = Ce lien est plus ancien que ta partie
shell-turn-older-about = La partie du lien { $theirs ->
    [0] n’a encore aucune étape
    [one] a une étape
   *[other] a { $theirs } étapes
}, la tienne en a déjà { $mine }. Rien n’a changé.
shell-turn-fork = Deux parties à partir d’une seule
shell-turn-fork-about = { $at ->
    [0] Ta partie et celle du lien se séparent dès la première étape.
    [one] Ta partie et celle du lien sont pareilles pendant une étape, puis elles se séparent.
   *[other] Ta partie et celle du lien sont pareilles pendant { $at } étapes, puis elles se séparent.
} Mets-toi d’accord avec l’autre côté : laquelle continuez-vous ?
shell-turn-fork-mine = La tienne continue : { $told }
shell-turn-fork-theirs = Celle du lien continue : { $told }
shell-sent-start = Point de départ
shell-sent-start-after = { $count ->
    [0] la position du début
    [one] la position après une étape
   *[other] la position après { $count } étapes
}
shell-sent-deal = Les cartes distribuées
shell-sent-deal-same = les mêmes pour tout le monde, à partir de la graine { $seed }
shell-sent-hidden = Caché dans la partie
shell-helper-analysis = analyser une position
shell-helper-rules = les règles à côté de la table
shell-helper-undo = annuler
shell-invitation = Une table t’attend : { $game }
shell-invitation-start = Commencer
shell-invitation-aside = Tu as déjà une partie à toi ici. Elle est mise de côté et t’attend dans « Parties gardées ».

# When the browser does not keep things.
shell-storage-refused = Ton navigateur ne laisse pas Flub enregistrer, ou bien il n’a plus de place. Tu peux jouer quand même, mais ta partie sera perdue quand tu fermeras la page.
shell-file-unread = Ton navigateur n’a pas pu lire ce fichier. Est-il toujours là ?
shell-storage-aside = Flub n’a pas pu lire une chose qu’il avait enregistrée. Elle a été mise de côté, pas jetée.
shell-storage-download = Télécharger ce qui était enregistré

# When the learning platform that started Flub does not keep things.
shell-platform-refused = Ta plateforme d’apprentissage n’a pas accepté ce que tu apprends ici. Tu peux continuer quand même, mais cela ne comptera peut-être pas là-bas. Pour ne rien perdre, emporte ce que tu sais avant de fermer la page.
shell-platform-absent = Ta plateforme d’apprentissage ne répond pas. Rien de ce que tu fais ici n’est donc gardé : ni là-bas, ni sur cet ordinateur, que d’autres utiliseront peut-être après toi. Pour le garder, emporte ce que tu sais avant de fermer la page.
shell-platform-carry = Emporter ce que tu sais

# When there is a newer Flub.
shell-new-version = Une nouvelle version de Flub est prête.
shell-games-stay = Tes parties restent comme elles sont.
shell-save-first = Ton navigateur n’enregistre rien : tes parties ne sont que sur cette page. Enregistre-les d’abord dans un fichier.
shell-new-version-use = L’utiliser

# When the app itself breaks.
shell-crash-title = Désolé, Flub est tombé en panne
shell-crash-sorry = Quelque chose s’est mal passé dans Flub. C’est notre faute, pas la tienne.
shell-crash-kept = La partie que tu jouais est toujours enregistrée. Tu peux la télécharger dans un fichier. Attention : le fichier dit tout de la partie, même les cartes cachées.
shell-crash-save = Télécharger cette partie dans un fichier
shell-crash-again = Relancer Flub
shell-crash-detail = Ce qui s’est mal passé, pour les gens qui réparent

## Presenting to a class
shell-presenter = Présentation
shell-presenter-back = Retour
shell-presenter-next = Suivant
shell-presenter-reveal = Révéler
shell-presenter-proof = Preuve
shell-presenter-verdict = Verdict
shell-presenter-veil = Caché pour l’instant. Qu’en penses-tu ?
