# Worksheets.
worksheet-lead = تمارين للطباعة، مع نموذج الإجابة. المتجاوران يأخذان النسخة A والنسخة B.
worksheet-game = اللعبة
worksheet-content = على ماذا التدريب
worksheet-steps = الخطوات
worksheet-activities = أوراق خاصة
worksheet-mix = خليط من الخطوات
worksheet-first = من الخطوة
worksheet-last = إلى الخطوة
worksheet-count = كم تمرينًا
worksheet-seed = البذرة
worksheet-another = تمارين أخرى
worksheet-seed-wrong = البذرة عدد صحيح من 0 إلى 999999. لم تتغير الورقة.
worksheet-difficulty = الصعوبة
worksheet-level = { $level ->
    [easy] سهل
    [medium] متوسط
    [hard] صعب
   *[rising] من السهل إلى الصعب
}
worksheet-versions = النسخ
worksheet-versions-of = { $count ->
    [one] النسخة A وحدها
    [two] النسختان A وB
    [few] النسختان A وB
   *[other] النسختان A وB
}
worksheet-pages = الصفحات
worksheet-pages-both = التمارين ونموذج الإجابة
worksheet-pages-exercises = التمارين
worksheet-pages-key = نموذج الإجابة
worksheet-paper = الورق
worksheet-a4 = A4
worksheet-letter = Letter
worksheet-codes = رموز للكاميرا
worksheet-codes-none = بلا رموز
worksheet-codes-one = رمز واحد للورقة
worksheet-codes-each = رمز لكل تمرين
worksheet-activity = { $activity ->
    [faulty] جد الخطأ
    [cloze] املأ الفراغات
    [sort] قسّم الأيدي إلى آحاد صحيحة
   *[score] احسب نقاط مناطق ممتلئة
}
worksheet-mix-of = الخطوات من { $first } إلى { $last }
worksheet-making = قيد الصنع: { $done } من { $count }…
worksheet-made = { $count ->
    [one] صُنع تمرين واحد في كل نسخة.
    [two] صُنع تمرينان في كل نسخة.
    [few] صُنعت { $count } تمارين في كل نسخة.
   *[other] صُنع { $count } تمرينًا في كل نسخة.
}
worksheet-page-count = { $count ->
    [one] صفحة واحدة للطباعة
    [two] صفحتان للطباعة
    [few] { $count } صفحات للطباعة
   *[other] { $count } صفحة للطباعة
}
worksheet-failed = لم يمكن صنع التمارين. افتح هذه الصفحة من جديد.
worksheet-unreadable = هذا الرابط لا يقود إلى ورقة عمل: { $fault ->
    [ladder] لا توجد لعبة كهذه.
    [content] ليس في اللعبة خطوة أو ورقة كهذه.
    [difficulty] لا توجد صعوبة كهذه.
    [count] في الورقة من 1 إلى { $most } من التمارين.
    [seed] بذرتها ليست عددًا صحيحًا من 0 إلى 999999.
   *[form] قُطع أو تغيّر.
} هنا ورقة أخرى لتبدأ بها.
worksheet-link = رابط هذه الورقة
worksheet-copy = انسخ الرابط
worksheet-copied = { $copied ->
    [yes] نُسخ.
   *[no] انسخ الرابط المحدّد.
}

# On the paper
worksheet-version = النسخة
worksheet-name = الاسم
worksheet-date = التاريخ
worksheet-key-of = نموذج الإجابة · { $game }
worksheet-answer = { $many ->
    [yes] مثلًا: { $answer }
   *[no] { $answer }
}
worksheet-code = رمز يفتحها على شاشة
worksheet-again = البذرة { $seed } · { $level }
worksheet-seeds = بذور التمارين:
worksheet-exercise = التمرين { $number }: البذرة { $seed }
