# Exercises on paper.
paper-somebody = أجاب أحدهم:
paper-find-flaw = جد أول خطأ وأصلحه.
paper-flaw = أول خطأ:
paper-mended = التصحيح:
paper-key-flaw =
    { $why } { $belief }
    { $many ->
        [yes] التصحيح مثلًا: { $answer }
       *[no] التصحيح: { $answer }
    }
paper-fill = املأ الفراغات لتصير الإجابة صحيحة.
paper-squares = الخانات:
paper-lines = { $lines ->
    [triplets] الثلاثيات:
   *[other] الوصلات:
}
paper-permitted = المسموحة:
paper-required = المطلوبة:
paper-letters = { $count ->
    [one] الحرف:
    [two] الحرفان:
    [few] الحروف:
   *[other] الحروف:
}
paper-instead = البديل:
paper-unused = اكتب أرقام خانات كل { $letter } لا تمر به وصلة مطلوبة.
