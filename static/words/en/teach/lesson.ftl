# Tomorrow's lesson: what a teacher has gathered for it, in order.
lesson-title = Tomorrow’s lesson
lesson-about = Gather exercises, courts, ladders, tables and sheets in one list, and walk through it on the projector. Print it as a plan, or hand it on.
lesson-add = Add to tomorrow’s lesson
lesson-in = { $count ->
    [one] Tomorrow’s lesson: one page
   *[other] Tomorrow’s lesson: { $count } pages
}
lesson-full = There is no room for more in tomorrow’s lesson. Take something out, or begin another one.
lesson-name = What is it called?
lesson-empty = Nothing is in it yet. Wherever you choose something for your class, press “Add to tomorrow’s lesson”.
lesson-begin = Begin on the projector
lesson-go-on = Go on with page { $place }
lesson-ladder = On the ladder
lesson-table = A table
lesson-change = { $change ->
    [up] Earlier: { $what }
    [down] Later: { $what }
   *[remove] Take out: { $what }
}
lesson-moved = { $what }: now { $place } of { $count }
lesson-removed = Taken out: { $what }
lesson-more = Add more
lesson-take = Take this lesson along
lesson-others = Other lessons
lesson-others-about = A new lesson, or one from a file, takes the place of this one. This one is put aside, and you can open it again.
lesson-new = New lesson
lesson-from-file = A lesson from a file
lesson-no-room = There is no room here to put your lesson aside. Save it as a file and take everything out. Nothing was opened and nothing was changed.
lesson-outline = { $name }: { $count ->
    [one] one page
   *[other] { $count } pages
}

# While a class walks through it.
lesson-at = { $place } of { $count }
lesson-back = Lesson: back
lesson-next = Lesson: next
lesson-end = End the lesson

# A lesson from a link or a file.
lesson-link-title = A lesson from a link
lesson-link-in-the-way = There is another lesson on this device. If you open the one in the link, yours is put aside, and you can open it again.
lesson-link-mine = Keep mine
lesson-link-open = Open the one in the link
lesson-fault = { $fault ->
    [long] This is longer than any lesson of Flub.
    [cut] Part of this lesson was lost on the way. Ask for it again.
    [full] A lesson has room for forty pages. This one has more.
    [line] Line { $line } of this lesson leads to no page of Flub, or is there twice.
   *[other] This does not begin like a lesson of Flub, or a newer Flub made it.
} Nothing was opened and nothing was changed.
