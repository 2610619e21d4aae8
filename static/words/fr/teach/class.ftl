# The progress of a class.
class-lead = Les élèves remettent un texte ou un lien de « Emporter ce que tu sais ». Ici, cela devient un tableau : où en est chaque élève, et quelles erreurs sont fréquentes. N’utiliser que des pseudos.
class-made-up = On peut inventer ces textes. Ils servent à discuter, pas à mettre des notes.

# Handing in.
class-hand-in = Remettre
class-how = Une ligne par élève : le pseudo, puis le texte ou le lien. Sans pseudo, Flub en donne un.
class-many = Plusieurs à la fois, un par ligne
class-add = Les ajouter
class-one = L’un après l’autre : coller, appuyer sur Entrée, coller le suivant
class-add-one = Ajouter
class-file = Depuis un fichier
class-unnamed = Élève { $number }
class-empty = Il n’y a encore rien dans le champ. Colle un texte ou un lien.
class-taken = Ajoutés : { $added }. Mis à jour : { $replaced }. Déjà là : { $known }. { $refused ->
    [0] Toutes les lignes ont été prises.
    [one] Une ligne n’a pas été prise. Elle reste dans son champ, à corriger.
   *[other] { $refused } lignes n’ont pas été prises. Elles restent dans leur champ, à corriger.
}
class-replaced = Le texte le plus récent a pris la place de l’ancien pour : { $names }. « Annuler » le fait revenir.
class-cut = Un pseudo a au plus { $most } caractères. Coupés : { $names }.
class-line = Ligne { $number } :
class-read = Lignes lisibles : { $read }. Lignes illisibles : { $refused }. Rien n’est encore ajouté.
class-read-added = À ajouter : { $names }.
class-read-replaced = Un texte plus récent pour : { $names }.
class-read-known = Déjà là : { $names }.
class-fault-none = Il n’y a pas de progrès dans cette ligne.
class-fault-full = Une classe a au plus { $most } élèves. Enlève quelqu’un d’abord.
class-fault = { $fault ->
    [long] C’est trop long pour être des progrès.
    [version] Cela ne vient pas de Flub, ou vient d’un Flub plus récent.
    [many] Il y a là des étapes que ce Flub n’a pas.
   *[mangled] Une partie des progrès manque ou a changé. Redemande-les.
}

# The table.
class-undo = Annuler
class-undone = Le dernier changement a été annulé.
class-game = Jeu
class-caption = { $game } : { $students ->
    [0] aucun élève
    [one] { $students } élève
   *[other] { $students } élèves
}
class-nickname = Pseudo
class-learnt = Apprises
class-sort = Trier selon cela
class-learnt-by = Apprise par
class-mark-held = Une erreur pas encore surmontée
class-csv = Pour un tableur (CSV)

# What is commonly mistaken.
class-beliefs = Erreurs
class-beliefs-title = À expliquer de nouveau
class-beliefs-about = Chacune est donnée par la phrase qui la corrige.
class-beliefs-overcome = { $count ->
    [one] { $count } qui est surmontée
   *[other] { $count } qui sont surmontées
}
class-no-beliefs = Rien encore. Une erreur apparaît ici dès que quelqu’un donne une réponse fausse que Flub connaît.
class-belief-at = Étape { $step } : { $belief }
class-belief-count = { $held ->
    [0] Personne maintenant
    [one] { $held } élève maintenant
   *[other] { $held } élèves maintenant
}{ $overcome ->
    [0] .
    [one] , { $overcome } l’a appris depuis.
   *[other] , { $overcome } l’ont appris depuis.
}
class-belief-steps = { $count ->
    [one] Étape { $steps }.
   *[other] Étapes { $steps }.
}
class-belief-who = Qui ?
class-held = Maintenant :
class-overcome = Appris depuis :
class-steps-title = Les étapes
class-step-learnt = Élèves qui l’ont apprise : { $learnt } sur { $students }.
class-step-belief = Ce qui manque le plus ({ $held }) : { $belief }

# The students.
class-students = Pseudos et départs
class-students-about = Écris un autre pseudo par-dessus, ou enlève quelqu’un. « Annuler » le fait revenir.
class-nickname-of = Pseudo de l’élève { $number }
class-name-empty = Il faut une lettre ou un chiffre dans un pseudo. L’ancien reste.
class-name-taken = Il y a déjà { $name } dans la classe. L’ancien pseudo reste.
class-remove = Enlever { $name }
class-remove-one = Enlever
class-removed = { $name } n’est plus dans la classe.

# Keeping.
class-keeping = Garder ou oublier
class-kept = { $saved ->
    [yes] La classe est enregistrée sur cet appareil jusqu’à ce que tu l’oublies.
   *[no] La classe est oubliée quand cette page est fermée ou rechargée, sauf si tu l’enregistres.
}
class-save = Enregistrer la classe sur cet appareil
class-save-file = En fichier, pour la reprendre plus tard
class-forget = Oublier la classe
class-forgotten = La classe est oubliée. « Annuler » la fait revenir tant que cette page est ouverte.
