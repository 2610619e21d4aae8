how-to-title = How to play { $game }
how-to-contents = Parts of this page
how-to-rulings = { $count ->
    [one] What this app decided
   *[other] What this app decided ({ $count })
}
how-to-more = Read more
