# The progress of a class.
class-lead = Your students hand in a text or a link from “Take along what you know”. Here it becomes a table: who stands where, and what is commonly mistaken. Use nicknames only.
class-made-up = These texts can be made up. They are for talking about, not for marks.

# Handing in.
class-hand-in = Hand in
class-how = A student a line: the nickname, then the text or the link. Without a nickname Flub gives one.
class-many = Many at once, one a line
class-add = Add them
class-one = One after another: paste, press Enter, paste the next
class-add-one = Add
class-file = From a file
class-unnamed = Student { $number }
class-empty = There is nothing in the field yet. Paste a text or a link.
class-taken = Added: { $added }. Brought up to date: { $replaced }. There already: { $known }. { $refused ->
    [0] Every line was taken.
    [one] One line was not taken. It stays in its field, to mend.
   *[other] { $refused } lines were not taken. They stay in their field, to mend.
}
class-replaced = The newer text took the place of the older one of: { $names }. “Undo” brings it back.
class-cut = A nickname has at most { $most } characters. Cut: { $names }.
class-line = Line { $number }:
class-read = Lines that can be read: { $read }. Lines that cannot: { $refused }. Nothing is added yet.
class-read-added = To add: { $names }.
class-read-replaced = A newer text of: { $names }.
class-read-known = There already: { $names }.
class-fault-none = There is no progress in this line.
class-fault-full = A class has at most { $most } students. Remove somebody first.
class-fault = { $fault ->
    [long] This is too long to be progress.
    [version] This is not from Flub, or from a newer Flub.
    [many] This has steps that this Flub does not have.
   *[mangled] A part of the progress is missing or changed. Ask for it again.
}

# The table.
class-undo = Undo
class-undone = The latest change was taken back.
class-game = Game
class-caption = { $game }: { $students ->
    [one] one student
   *[other] { $students } students
}
class-nickname = Nickname
class-learnt = Learnt
class-sort = Sort by this
class-learnt-by = Learnt by
class-mark-held = A mistake that is not overcome yet
class-csv = For a spreadsheet (CSV)

# What is commonly mistaken.
class-beliefs = Mistakes
class-beliefs-title = What to explain again
class-beliefs-about = Each is told by the sentence that puts it right.
class-beliefs-overcome = { $count ->
    [one] One that is overcome
   *[other] { $count } that are overcome
}
class-no-beliefs = Nothing yet. A mistake shows here once a student has given a wrong answer that Flub knows.
class-belief-at = Step { $step }: { $belief }
class-belief-count = { $held ->
    [0] Nobody now
    [one] One student now
   *[other] { $held } students now
}{ $overcome ->
    [0] .
    [one] , one has learnt it since.
   *[other] , { $overcome } have learnt it since.
}
class-belief-steps = { $count ->
    [one] Step { $steps }.
   *[other] Steps { $steps }.
}
class-belief-who = Who?
class-held = Now:
class-overcome = Learnt since:
class-steps-title = The steps
class-step-learnt = { $learnt } of { $students } have learnt it.
class-step-belief = Most missed ({ $held }): { $belief }

# The students.
class-students = Nicknames and removing
class-students-about = Type another nickname over one, or remove a student. “Undo” takes it back.
class-nickname-of = Nickname of student { $number }
class-name-empty = A nickname needs a letter or a number. The old one stays.
class-name-taken = Another student is called { $name }. The old nickname stays.
class-remove = Remove { $name }
class-remove-one = Remove
class-removed = { $name } was removed.

# Keeping.
class-keeping = Keep or forget
class-kept = { $saved ->
    [yes] The class is saved on this device until you forget it.
   *[no] The class is forgotten when this page is closed or loaded anew, unless you save it.
}
class-save = Save the class on this device
class-save-file = As a file, to bring in again
class-forget = Forget the class
class-forgotten = The class is forgotten. “Undo” brings it back while this page is open.
