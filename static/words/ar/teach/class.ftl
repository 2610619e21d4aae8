# The progress of a class.
class-lead = يسلّم تلاميذك نصًا أو رابطًا من «خذ معك ما تعرفه». هنا يصير ذلك جدولًا: أين وصل كل تلميذ، وما الأخطاء الشائعة. استعمل ألقابًا فقط.
class-made-up = هذه النصوص يمكن اختلاقها. هي للحديث عنها، وليست للدرجات.

# Handing in.
class-hand-in = التسليم
class-how = لكل تلميذ سطر: اللقب، ثم النص أو الرابط. بلا لقب يعطي Flub لقبًا.
class-many = عدة تلاميذ معًا، كل واحد في سطر
class-add = أضفهم
class-one = واحدًا بعد الآخر: ألصق، واضغط Enter، وألصق التالي
class-add-one = أضف
class-file = من ملف
class-unnamed = تلميذ { $number }
class-empty = لا شيء في الحقل بعد. ألصق نصًا أو رابطًا.
class-taken = أُضيف: { $added }. حُدّث: { $replaced }. موجود من قبل: { $known }. { $refused ->
    [0] قُبلت كل السطور.
    [one] سطر واحد لم يُقبل. يبقى في حقله لتصحّحه.
    [two] سطران لم يُقبلا. يبقيان في حقلهما لتصحّحهما.
    [few] { $refused } سطور لم تُقبل. تبقى في حقلها لتصحّحها.
   *[other] { $refused } سطرًا لم تُقبل. تبقى في حقلها لتصحّحها.
}
class-replaced = النص الأحدث أخذ مكان الأقدم عند: { $names }. «تراجع» يعيده.
class-cut = في اللقب { $most } من الأحرف على الأكثر. قُصّر: { $names }.
class-line = السطر { $number }:
class-read = السطور المقروءة: { $read }. السطور غير المقروءة: { $refused }. لم يُضف شيء بعد.
class-read-added = سيضاف: { $names }.
class-read-replaced = نص أحدث من: { $names }.
class-read-known = موجود من قبل: { $names }.
class-fault-none = لا يوجد تقدّم في هذا السطر.
class-fault-full = في الصف { $most } من التلاميذ على الأكثر. احذف أحدهم أولًا.
class-fault = { $fault ->
    [long] هذا أطول من أن يكون تقدّمًا.
    [version] هذا ليس من Flub، أو هو من نسخة أحدث من Flub.
    [many] فيه خطوات ليست في نسخة Flub هذه.
   *[mangled] جزء من التقدّم ناقص أو متغيّر. اطلبه مرة أخرى.
}

# The table.
class-undo = تراجع
class-undone = أُلغي آخر تغيير.
class-game = اللعبة
class-caption = { $game }: { $students ->
    [one] تلميذ واحد
    [two] تلميذان
    [few] { $students } تلاميذ
   *[other] { $students } تلميذًا
}
class-nickname = اللقب
class-learnt = متعلَّمة
class-sort = رتّب حسب هذا
class-learnt-by = تعلّمها
class-mark-held = خطأ لم يُتجاوز بعد
class-csv = لجدول بيانات (CSV)

# What is commonly mistaken.
class-beliefs = الأخطاء
class-beliefs-title = ما يحتاج إلى شرح من جديد
class-beliefs-about = كل خطأ تحكيه الجملة التي تصحّحه.
class-beliefs-overcome = { $count ->
    [one] خطأ واحد جرى تجاوزه
    [two] خطآن جرى تجاوزهما
    [few] { $count } أخطاء جرى تجاوزها
   *[other] { $count } خطأ جرى تجاوزها
}
class-no-beliefs = لا شيء بعد. يظهر الخطأ هنا حين يعطي تلميذ إجابة خاطئة يعرفها Flub.
class-belief-at = الخطوة { $step }: { $belief }
class-belief-count = { $held ->
    [0] لا أحد الآن
    [one] تلميذ واحد الآن
    [two] تلميذان الآن
    [few] { $held } تلاميذ الآن
   *[other] { $held } تلميذًا الآن
}{ $overcome ->
    [0] .
    [one] ، وتعلّمها منذ ذلك واحد.
    [two] ، وتعلّمها منذ ذلك اثنان.
    [few] ، وتعلّمها منذ ذلك { $overcome }.
   *[other] ، وتعلّمها منذ ذلك { $overcome }.
}
class-belief-steps = { $count ->
    [one] الخطوة { $steps }.
    [two] الخطوتان { $steps }.
    [few] الخطوات { $steps }.
   *[other] الخطوات { $steps }.
}
class-belief-who = من؟
class-held = الآن:
class-overcome = تعلّمها منذ ذلك:
class-steps-title = الخطوات
class-step-learnt = تعلّمها { $learnt } من { $students }.
class-step-belief = أكثر ما ينقص ({ $held }): { $belief }

# The students.
class-students = الألقاب والحذف
class-students-about = اكتب لقبًا آخر فوق لقب، أو احذف تلميذًا. «تراجع» يلغي ذلك.
class-nickname-of = لقب التلميذ { $number }
class-name-empty = يحتاج اللقب إلى حرف أو رقم. يبقى اللقب القديم.
class-name-taken = تلميذ آخر لقبه { $name }. يبقى اللقب القديم.
class-remove = احذف { $name }
class-remove-one = احذف
class-removed = حُذف { $name }.

# Keeping.
class-keeping = احتفاظ أو نسيان
class-kept = { $saved ->
    [yes] الصف محفوظ على هذا الجهاز حتى تنساه.
   *[no] يُنسى الصف حين تُغلق هذه الصفحة أو تُحمّل من جديد، إلا إذا حفظته.
}
class-save = احفظ الصف على هذا الجهاز
class-save-file = في ملف، لإدخاله من جديد
class-forget = انسَ الصف
class-forgotten = نُسي الصف. «تراجع» يعيده ما دامت هذه الصفحة مفتوحة.
