# The frame around every page.
shell-name = Flub
shell-title = Flub: games of claim, challenge and proof
shell-title-page = { $page } · Flub
shell-board-title = { $game }: board without opponents
shell-further-title = { $game }: { $page }
shell-nav = Pages
shell-skip = Skip to the page
shell-home = All games
shell-close = Close
shell-dismiss = Got it

# Sentences in a row, and parts that may have commas of their own.
shell-sentences = { $first } { $then }
shell-clauses = { $first }; { $then }

shell-part-title = This page did not come
shell-part-text = Flub could not load this page. Are you connected to the internet?
shell-part-again = Try again
shell-part-newer = Still nothing? Flub may have been renewed since you opened it. Then load it anew.
shell-part-reload = Load Flub anew
shell-language-missing = Flub could not load its words in this language: { $language }. It goes on in the one you see here. Are you connected to the internet?

shell-not-found-title = Nothing here
shell-not-found-text = This address leads to no page. Maybe a letter went missing on the way.

# When somebody opens a link that carries something.
shell-sent-title = { $game }: a link
shell-sent-in-the-way = This link brings a game of { $game }. But you are in the middle of a game of { $game } here.
shell-sent-mine = Go on with mine
shell-sent-open = Open the one in the link
shell-sent-aside = If you open the one in the link, yours is put aside. You find it then under “Kept games”.
shell-sent-no-room = There is no room here to put your game aside. Download it first: if you open the one in the link now, yours is gone.
shell-sent-unusable = This link does not work
shell-sent-long = It is longer than any link that Flub makes. Nothing was opened and nothing was changed.
shell-sent-mangled = Part of it was lost or changed on the way, so it makes no sense to Flub. Nothing was opened and nothing was changed. Ask for the link again.
shell-turn-same = Nothing new in this link
shell-turn-same-about = It holds the game just as it is kept here.
shell-turn-older = This link is older than your game
shell-turn-older-about = The game in the link has { $theirs ->
    [one] one step
   *[other] { $theirs } steps
}, yours has { $mine } already. Nothing has changed.
shell-turn-fork = Two games out of one
shell-turn-fork-about = { $at ->
    [0] Your game and the one in the link part at the first step.
    [one] Your game and the one in the link are the same for one step, then they part.
   *[other] Your game and the one in the link are the same for { $at } steps, then they part.
} Agree with the other side which one you go on with.
shell-turn-fork-mine = Yours goes on: { $told }
shell-turn-fork-theirs = The one in the link goes on: { $told }
shell-sent-start = Begins from
shell-sent-start-after = { $count ->
    [one] the position after one step
   *[other] the position after { $count } steps
}
shell-sent-deal = The deal
shell-sent-deal-same = the same for everybody, from seed { $seed }
shell-sent-hidden = Hidden in the game
shell-helper-analysis = analysing a position
shell-helper-rules = the rules beside the table
shell-helper-undo = taking back
shell-invitation = A table is set for you: { $game }
shell-invitation-start = Start
shell-invitation-aside = You have a game of your own here. It is put aside and waits under “Kept games”.

# When the browser does not keep things.
shell-storage-refused = Your browser does not let Flub save anything, or its space is full. You can play all the same, but your game will be gone when you close the page.
shell-file-unread = Your browser could not read this file. Is it still there?
shell-storage-aside = Something Flub had saved could not be read. It was put aside, not thrown away.
shell-storage-download = Download what was saved

# When the learning platform that started Flub does not keep things.
shell-platform-refused = Your learning platform did not take what you learn here. You can go on all the same, but it may not count there. To be sure, take along what you know before you close the page.
shell-platform-absent = Your learning platform does not answer. So nothing is kept of what you do here: not there, and not on this computer, which others may use after you. To keep it, take along what you know before you close the page.
shell-platform-carry = Take along what you know

# When there is a newer Flub.
shell-new-version = A new version of Flub is ready.
shell-games-stay = Your games stay as they are.
shell-save-first = Your browser saves nothing, so your games are only on this page. Save them as a file first.
shell-new-version-use = Use it now

# When the app itself breaks.
shell-crash-title = Sorry, Flub broke
shell-crash-sorry = Something went wrong inside Flub. It is our mistake, not yours.
shell-crash-kept = The game you were playing is still saved. You can download it as a file. Careful: the file tells everything about the game, also hidden cards.
shell-crash-save = Download this game as a file
shell-crash-again = Start Flub again
shell-crash-detail = What went wrong, for the people who mend it

## Presenting to a class
shell-presenter = Presenting
shell-presenter-back = Back
shell-presenter-next = Next
shell-presenter-reveal = Reveal
shell-presenter-proof = Proof
shell-presenter-verdict = Verdict
shell-presenter-veil = Hidden for now. What do you think?
