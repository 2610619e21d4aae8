# The ladders as paths.
learn-lead = تعلّم كل لعبة وأنت تلعبها. تكفي بضع دقائق.
learn-ladder-title = تعلّم { $game }
learn-steps-title = { $game }، الخطوات من { $first } إلى { $last }
learn-step = { $step }. { $name }
learn-step-title = { $game } { $step }: { $name }
learn-state = { $state ->
    [new] لم تبدأ
    [due] جرّبها من جديد
    [learnt] متعلَّمة
   *[learning] { $row ->
        [0] قيد التعلّم
        [one] قيد التعلّم: إجابة صحيحة واحدة
        [two] قيد التعلّم: إجابتان صحيحتان متتاليتان
        [few] قيد التعلّم: { $row } متتالية
       *[other] قيد التعلّم: { $row } متتالية
    }
}
learn-go-on = { $begun ->
    [yes] تابع من الخطوة { $step }
   *[no] ابدأ
}
learn-go-on-with = { $game }: الخطوة { $step }
learn-learnt-of = تعلّمت { $learnt } من { $steps } من الخطوات
learn-all-learnt = تعرف كل الخطوات هنا. ستعود إليك في «تمارين اليوم».
learn-all = كل الألعاب
learn-guided = مباراة أولى بإرشاد
learn-guided-offer = أمستعد لمباراة حقيقية؟ تُريك ما هو آمن، وفيها تلميحات.
learn-path = الطريق
learn-next-step = التالي: { $name }
learn-more = واحد آخر
learn-row = متتالية: { $row } من { $count }
learn-step-learnt = ثلاث إجابات صحيحة متتالية: أنت تعرف هذه الخطوة.
learn-exercise-done = { $alone ->
    [yes] صحيح من أول مرة وبلا مساعدة. أحسنت.
   *[no] تمّ. جرّب الآن واحدًا بلا مساعدة.
}
learn-forgotten = لا يُحفظ شيء الآن. يمكنك أن تتعلم مع ذلك، لكن كل شيء سيُنسى حين تغلق الصفحة.

# Addresses that lead nowhere.
learn-unreadable-title = لا يوجد تمرين كهذا
learn-unreadable = لا يمكن قراءة هذا التمرين. ربما قُطع الرابط. لم تفقد شيئًا.
learn-no-step = هذا الرابط لا يسمّي خطوة. خطوات { $game } من 1 إلى { $steps }. لم تفقد شيئًا.
learn-no-place = هذا الرابط لا يقود إلى درس. ربما قُطع. لم تفقد شيئًا.

# Today.
learn-today = تمارين اليوم
learn-today-place = اليوم: { $place } من { $count }
learn-today-done = { $all ->
    [yes] كل التمارين صحيحة من أول مرة وبلا مساعدة، وعددها { $count }. أحسنت!
   *[no] { $alone ->
        [0] هذا كل شيء لليوم. رأيت كيف تُحل هذه التمارين، وستعود إليك.
        [one] صحيح من أول مرة وبلا مساعدة: 1 من { $count }. الباقي سيعود إليك.
        [two] صحيح من أول مرة وبلا مساعدة: { $alone } من { $count }. الباقي سيعود إليك.
        [few] صحيح من أول مرة وبلا مساعدة: { $alone } من { $count }. الباقي سيعود إليك.
       *[other] صحيح من أول مرة وبلا مساعدة: { $alone } من { $count }. الباقي سيعود إليك.
    }
}

# The moments of a game.
learn-moments = لحظات من مباراتك
learn-moment = اللحظة { $place } من { $count }، بعد { $step ->
    [one] خطوة واحدة
    [two] خطوتين
    [few] { $step } خطوات
   *[other] { $step } خطوة
}
learn-moment-see = شاهدها في المباراة، وحلّل ما كان سيأتي بعدها
learn-moments-done = هذه هي اللحظات التي حسمت مباراتك.
learn-no-game = العب مباراة حتى نهايتها أولًا. عندئذ تجد لحظاتها هنا.
learn-no-moments = لم يضيّع شيء مما فعلته أي فوز.

# For teachers.
learn-teacher = للمعلمين: رابط لبعض الخطوات
learn-teacher-about = من يفتح الرابط يرى هذه الخطوات فقط.
learn-first-step = الخطوة الأولى
learn-last-step = الخطوة الأخيرة
learn-link = الرابط

# Who learns.
learn-who = يتعلّم الآن: { $name }. شخص آخر؟ اختر هنا.
learn-nobody = ضيف
learn-nickname = اللقب
learn-shapes = الشكل
learn-shape = { $shape ->
    [1] دائرة
    [2] مثلث
    [3] مربع
    [4] معيّن
    [5] نجمة
   *[other] سداسي
}
learn-add = أضف
learn-remove = احذف { $name }
learn-remove-about = ما جرى تعلّمه سيُنسى على هذا الجهاز. خذه معك أولًا إن أردت أن تحتفظ به.
learn-keep = احتفظ
learn-full = يتعلّم على هذا الجهاز أربعون، ولا مكان لغيرهم. احذف أحدهم أولًا. لم يتغير شيء.

# Taking along, and bringing in.
learn-carry = خذ معك ما تعرفه
learn-take = خذ معك
learn-take-about = افتح هذا الرابط على جهاز آخر، أو ضع كاميرته أمام الرمز. لا يُرسل شيء إلى أي مكان.
learn-take-copy = انسخ الرابط
learn-take-file = في ملف
learn-code = رمز فيه الرابط
learn-bring = أدخِل
learn-bring-text = رابط أو نص
learn-bring-it = أدخِله
learn-bring-file = ملف
learn-guest-name = ضيف { $number }
learn-imported = وصل. أنت تتعلّم الآن باسم { $name }.
learn-fault = { $fault ->
    [long] هذا أطول من أن يكون ما يعرفه أحد. لم يتغير شيء.
    [version] هذا ليس من Flub، أو هو من نسخة أحدث من Flub. لم يتغير شيء.
    [many] فيه خطوات ليست في نسخة Flub هذه. لم يتغير شيء.
   *[mangled] جزء منه ناقص أو متغيّر. لم يتغير شيء هنا.
}

# Handing in to whoever teaches.
learn-hand-in = لمعلمك
learn-hand-in-about = في هذا السطر ما تعرفه، ولقبك إن كنت قد اخترت لقبًا. أعطه لمعلمك إن أردت.
learn-hand-in-line = السطر الذي تسلّمه
learn-hand-in-copy = انسخ السطر
learn-hand-in-copied = { $copied ->
    [yes] نُسخ.
   *[no] النسخ غير مسموح هنا. النص محدّد: انسخه بالمفاتيح.
}
learn-class = للمعلمين: إلى الصف
learn-class-about = { $saved ->
    [yes] صفك محفوظ على هذا الجهاز، وفيه { $count ->
        [one] تلميذ واحد.
        [two] تلميذان.
        [few] { $count } تلاميذ.
       *[other] { $count } تلميذًا.
    }
   *[no] { $count ->
        [0] لا أحد في صفك بعد.
        [one] في صفك تلميذ واحد.
        [two] في صفك تلميذان.
        [few] في صفك { $count } تلاميذ.
       *[other] في صفك { $count } تلميذًا.
    } احفظه من صفحته ليبقى حين تُغلق هذه النافذة.
}
learn-class-nickname = لقب التلميذ (يجوز أن يبقى فارغًا)
learn-class-add = أضف إلى صفي
learn-class-see = شاهد الصف
learn-class-unnamed = تلميذ { $number }
learn-class-added = أضيف { $name } إلى صفك. افتح الرابط التالي.
learn-class-full = في الصف { $most } من التلاميذ على الأكثر. احذف أحدهم أولًا. لم يتغير شيء.

# What was learnt in the last seven days.
learn-week = أسبوعك
learn-week-praise = { $count ->
    [one] تعلّمت خطوة. أحسنت!
    [two] تعلّمت خطوتين. أحسنت!
    [few] تعلّمت { $count } خطوات. أحسنت!
   *[other] تعلّمت { $count } خطوة. أحسنت!
}
learn-week-step = { $game } { $step }
learn-week-day = { $day ->
    [today] اليوم
    [0] الاثنين
    [1] الثلاثاء
    [2] الأربعاء
    [3] الخميس
    [4] الجمعة
    [5] السبت
   *[6] الأحد
}
