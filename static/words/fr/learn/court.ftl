# The court: a faulty proof or sum.
court-ask = Quelque chose ne va pas ici. Sur quelle ligne est la première erreur ?
court-task = La consigne était : { $asked }
court-count = Compter les mains
court-show = Montrer l’erreur
court-found = La première erreur est à la ligne { $line }.
court-flaw = Première erreur
court-holds = Juste
court-mend-it = Corriger
court-mend = Première erreur : { $why } Change le moins possible, puis vérifie.
court-is-mended = Corrigé : le tribunal l’accepte.
court-show-mended = Montrer une réponse juste
court-other = Une autre erreur
court-next = Cas suivant
