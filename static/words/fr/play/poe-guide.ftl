# What Guided says
poe-guide-goal = Nombre de connexions : impair ou pair ?
poe-guide-flub = { $own ->
        [yes] Ta lettre était un flub. Peut-être que personne ne le verra.
       *[no] C’est un flub : tu peux le contester.
    }
poe-guide-fine = { $ripe ->
        [yes] Après { $letter }, il ne manque qu’une lettre, mais on ne pouvait rien écrire de mieux. Ce n’est pas un flub.
       *[no] { $letter } n’est pas un flub : on peut encore atteindre le but, et une seule lettre ne suffit pas.
    }
poe-guide-safe = { $forced ->
        [yes] Maintenant, tu dois laisser une solution à une lettre près. Sans flub : { $letters }.
       *[no] Lettres sûres, en petit sur la grille : { $letters }.
    }
poe-aim = N’écris pas de flub, conteste les flubs.
poe-guide-join = Est-ce un flub ? Soutiens le côté qui a raison.
poe-hint-latest = Regarde le dernier coup : { $letter }.
poe-hint-p-what = Remplis les cases vides dans ta tête. Peut-on encore arriver à une solution ?
poe-hint-a-what = Essaie une lettre de plus. Donne-t-elle déjà une solution ?
poe-hint-challenge = Conteste : { $kind }-flub. { $why }
poe-hint-ripe = { $full ->
    [yes] La grille est pleine. Regarde les lignes sans F.
   *[no] Regarde les lignes où il manque une lettre.
}
poe-hint-ripe-what = { $full ->
    [yes] Telles quelles, elles donnent une solution, et le dernier coup ne pouvait pas l’éviter.
   *[no] Une lettre donne une solution, et le dernier coup ne pouvait pas l’éviter.
}
poe-hint-force-out = Annonce une fin forcée.
poe-hint-square = Regarde la case { $square }.
poe-hint-square-what = Une lettre là doit laisser une solution possible, mais à plus d’une lettre.
poe-hint-write = Écris { $letter }.
poe-hint-join-what = Était-ce un flub de cette sorte ?
poe-hint-join = { $side ->
    [challenger] Oui. Soutiens la contestation.
   *[mover] Non. Soutiens le coup.
}
