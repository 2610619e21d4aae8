how-to-title = Comment jouer à { $game }
how-to-contents = Sommaire de cette page
how-to-rulings = { $count ->
    [one] Ce que cette appli a décidé
   *[other] Ce que cette appli a décidé ({ $count })
}
how-to-more = En savoir plus
