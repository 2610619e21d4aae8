# A new tournament.
tournament-lead = ألصق صفك وابدأ. الفرق متساوية في المتوسط، ويجلس المتقاربون إلى طاولة واحدة.
tournament-list = صفك، كل اسم في سطر
tournament-list-about = الأقوى أولًا، أو مع رقم بعد كل اسم (بعد فاصلة أو فاصلة منقوطة أو Tab): صاحب الرقم الأعلى يأتي أولًا. تكفي الألقاب.
tournament-few = { $names ->
    [0] تحتاج البطولة إلى ثلاثة أسماء على الأقل.
    [one] اسم واحد حتى الآن. تحتاج البطولة إلى ثلاثة على الأقل.
    [two] اسمان حتى الآن. تحتاج البطولة إلى ثلاثة على الأقل.
    [few] { $names } أسماء حتى الآن. تحتاج البطولة إلى ثلاثة على الأقل.
   *[other] { $names } اسمًا حتى الآن. تحتاج البطولة إلى ثلاثة على الأقل.
}
tournament-many = عدد هذه الأسماء { $names }. تتسع البطولة لـ { $most } على الأكثر: احذف بعضها، أو اصنع بطولتين.
tournament-long-name = الاسم في السطر { $line } أطول من الحد الأقصى للأحرف، وهو { $most }. اختصره من فضلك.
tournament-count = { $tables ->
    [pair] عدد التلاميذ { $players }: طاولة لثلاثة وطاولة لاثنين؛ { $teams ->
        [one] فريق واحد
        [two] فريقان
        [few] { $teams } فرق
       *[other] { $teams } فريقًا
    }
    [threes] عدد التلاميذ { $players }: { $threes ->
        [one] طاولة واحدة لثلاثة
        [two] طاولتان لكل منهما ثلاثة
        [few] { $threes } طاولات لكل منها ثلاثة
       *[other] { $threes } طاولة لكل منها ثلاثة
    }؛ { $teams ->
        [one] فريق واحد
        [two] فريقان
        [few] { $teams } فرق
       *[other] { $teams } فريقًا
    }
    [fours] عدد التلاميذ { $players }: { $fours ->
        [one] طاولة واحدة لأربعة
        [two] طاولتان لكل منهما أربعة
        [few] { $fours } طاولات لكل منها أربعة
       *[other] { $fours } طاولة لكل منها أربعة
    }؛ { $teams ->
        [one] فريق واحد
        [two] فريقان
        [few] { $teams } فرق
       *[other] { $teams } فريقًا
    }
   *[both] عدد التلاميذ { $players }: { $fours ->
        [one] طاولة واحدة لأربعة
        [two] طاولتان لكل منهما أربعة
        [few] { $fours } طاولات لكل منها أربعة
       *[other] { $fours } طاولة لكل منها أربعة
    }، { $threes ->
        [one] وواحدة لثلاثة
        [two] واثنتان لكل منهما ثلاثة
        [few] و{ $threes } لكل منها ثلاثة
       *[other] و{ $threes } لكل منها ثلاثة
    }؛ { $teams ->
        [one] فريق واحد
        [two] فريقان
        [few] { $teams } فرق
       *[other] { $teams } فريقًا
    }
}
tournament-ranked-list = الترتيب كما في القائمة.
tournament-ranked-numbers = الترتيب حسب الأرقام، الأعلى أولًا.
tournament-ranked-some = الترتيب كما في القائمة، لأنه ليس لكل اسم رقم.
# How the list was read.
tournament-reading = كيف قُرئت قائمتك
tournament-column = العمود { $number }: { $sample }
tournament-use-name = اسم
tournament-use-number = رقم
tournament-use-nothing = غير مستعمل
tournament-headings = السطر الأول عناوين، وليس تلميذًا
tournament-unmarked = الأرقام أو النقط التي قبل الأسماء لا تؤخذ معها
tournament-line = السطر
tournament-line-in = { $name } يشارك
tournament-line-name = الاسم في السطر { $line }
tournament-out = { $why ->
    [headings] لم يؤخذ: عناوين
    [title] لم يؤخذ: عنوان، أو سطر فاصل بين غيره
    [nameless] لم يؤخذ: لا اسم فيه
   *[hand] لم يؤخذ
}
tournament-twin = الاسم نفسه كما في السطر { $line }. أتلميذ واحد أم تلميذان؟
tournament-twin-two = تلميذان
tournament-twin-one = تلميذ واحد
tournament-questions = { $questions ->
    [one] اسم واحد مكتوب مرتين. قل في الأسفل هل هو لتلميذ واحد أم لتلميذين.
    [two] اسمان مكتوبان مرتين. قل في الأسفل هل كل منهما لتلميذ واحد أم لتلميذين.
    [few] { $questions } أسماء مكتوبة مرتين. قل في الأسفل هل كل منها لتلميذ واحد أم لتلميذين.
   *[other] { $questions } اسمًا مكتوبة مرتين. قل في الأسفل هل كل منها لتلميذ واحد أم لتلميذين.
}
tournament-encoding = ترميز الملف. إذا بدت الحروف غريبة فاختر ترميزًا آخر.
tournament-lost-letters = وصلت بعض الحروف خطأً. صحّحها في الأسفل، أو اختر ترميزًا آخر للملف.

tournament-make = اصنع الفرق والطاولات
tournament-from-file = أو من ملف: قائمة، أو بطولة أُخذت من قبل
tournament-open-it = افتح هذه البطولة
tournament-open = افتح
tournament-aside = ضعها جانبًا
tournament-outline = عدد التلاميذ { $players }، منهم { $names }، الجولة { $round }

# Names. Teams are animals; tables are places, drawn anew each round.
tournament-team-name = { $team ->
    [1] ثعالب الماء
    [2] الثعالب
    [3] البوم
    [4] الدلافين
    [5] الدببة
    [6] الصقور
    [7] السلاحف
    [8] النمور
    [9] الباندا
    [10] الأوشاق
    [11] الحيتان
    [12] الذئاب
    [13] البطاريق
    [14] الكوالا
   *[other] النحل
}
tournament-table-name = { $table ->
    [1] الميناء
    [2] الجزيرة
    [3] الغابة
    [4] النهر
    [5] البركان
    [6] المرج
    [7] الأخدود
    [8] البحيرة
    [9] الجليد
    [10] الصحراء
    [11] الشعاب
    [12] الشلال
    [13] الوادي
    [14] الكهف
    [15] الشاطئ
    [16] الجبل
    [17] البستان
    [18] المنارة
    [19] الجسر
   *[other] الحديقة
}

# A tournament under way.
tournament-title = البطولة: الجولة { $round }
tournament-about = { $teams ->
    [one] عدد التلاميذ { $players } في فريق واحد. البذرة { $seed }.
    [two] عدد التلاميذ { $players } في فريقين. البذرة { $seed }.
    [few] عدد التلاميذ { $players } في { $teams } فرق. البذرة { $seed }.
   *[other] عدد التلاميذ { $players } في { $teams } فريقًا. البذرة { $seed }.
}
tournament-views = أجزاء البطولة
tournament-view-round = الطاولات
tournament-view-scores = النقاط
tournament-view-sheets = أوراق النقاط
tournament-view-carry = أخذها أو إنهاؤها
tournament-tables = الطاولات
tournament-teams = الفرق
tournament-show = أظهرها للصف
tournament-show-end = عودة
tournament-find = جد طاولتك

# A table. Its players are tapped in the order in which they finished.
tournament-place = { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
   *[other] المركز { $place }
}
tournament-points = { $points ->
    [0] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
tournament-player-result = { $place ->
    [1] { $name }: المركز الأول، النقاط { $points }
    [2] { $name }: المركز الثاني، النقاط { $points }
    [3] { $name }: المركز الثالث، النقاط { $points }
   *[other] { $name }: المركز { $place }، النقاط { $points }
}
tournament-tap = { $place ->
    [1] المس صاحب المركز الأول.
    [2] المس صاحب المركز الثاني.
    [3] المس صاحب المركز الثالث.
   *[other] المس صاحب المركز { $place }.
}
tournament-tap-tied = { $place ->
    [1] المس من يشترك في المركز الأول.
    [2] المس من يشترك في المركز الثاني.
    [3] المس من يشترك في المركز الثالث.
   *[other] المس من يشترك في المركز { $place }.
}
tournament-table-done = تمّ. المس اسمًا لتلغي مركزه.
tournament-same-place = المركز نفسه
tournament-clear = امسح
tournament-so-far = حتى الآن: { $done } من { $tables } من الطاولات. تأتي الجوائز حين تكون لكل طاولة نتيجة.
tournament-open-tables = { $tables ->
    [0] لكل طاولة نتيجة.
    [one] طاولة واحدة بلا نتيجة بعد.
    [two] طاولتان بلا نتيجة بعد.
    [few] { $tables } طاولات بلا نتيجة بعد.
   *[other] { $tables } طاولة بلا نتيجة بعد.
}
tournament-next-round = الجولة التالية
tournament-next-open = { $tables ->
    [one] طاولة واحدة بلا نتيجة. إذا تابعت بقي كل من فيها في هذا المستوى ولم ينل نقاطًا.
    [two] طاولتان بلا نتيجة. إذا تابعت بقي كل من فيهما في هذا المستوى ولم ينل نقاطًا.
    [few] { $tables } طاولات بلا نتيجة. إذا تابعت بقي كل من فيها في هذا المستوى ولم ينل نقاطًا.
   *[other] { $tables } طاولة بلا نتيجة. إذا تابعت بقي كل من فيها في هذا المستوى ولم ينل نقاطًا.
}
tournament-next-not-yet = ليس بعد
tournament-next-anyway = تابع مع ذلك
tournament-round-back = عد إلى الجولة { $round }

# Who plays.
tournament-people = الحاضرون: { $present } من { $players }
tournament-people-about = المس من غادر أو عاد، في أي وقت. تقرأ هنا ماذا يغيّر ذلك قبل أن تفعله. ويبقى الغائب غائبًا حتى تلمسه مرة أخرى.
tournament-absent = غياب
tournament-people-do = غيّر ذلك
tournament-people-not = دعه كما هو
tournament-effect = { $what ->
    [anew] تُصنع الطاولات من جديد، وعدد التلاميذ { $players }.
    [leaves] { $players ->
        [0] يترك { $name } طاولة { $table }. لا يبقى هناك أحد.
        [one] يترك { $name } طاولة { $table }. يبقى هناك تلميذ واحد.
        [two] يترك { $name } طاولة { $table }. يتابع هناك تلميذان، ويتقدّم من كان بعده في المراكز.
        [few] يترك { $name } طاولة { $table }. يتابع هناك { $players } تلاميذ، ويتقدّم من كان بعده في المراكز.
       *[other] يترك { $name } طاولة { $table }. يتابع هناك { $players } تلميذًا، ويتقدّم من كان بعده في المراكز.
    }
    [moves] ينتقل { $name } إلى طاولة { $table }، حتى لا يبقى وحده.
    [out] لا يلعب { $name } حتى الجولة التالية: بلا نقاط، وفي المستوى نفسه.
    [keeps] يغادر { $name }. تبقى نتيجة طاولة { $table }، وتبقى النقاط أيضًا.
   *[sits] يجلس { $name } إلى طاولة { $table }، وعدد من يلعبون هناك { $players }.
}
tournament-effect-points = نقاط الفريق هي متوسط ما ناله أعضاؤه من نقاط. من لا يلعب لا نقاط له، ولا يغيّر ذلك المتوسط.
tournament-away = الغياب: { $names }
tournament-sits-out = حضور بلا لعب في هذه الجولة: { $names }.
tournament-late = من يصل متأخرًا
tournament-late-add = أضف
tournament-rename-who = من له اسم آخر؟
tournament-rename-name = الاسم الجديد
tournament-rename = غيّر الاسم

# What cannot be done.
tournament-refused = لا يمكن ذلك الآن. لم يتغير شيء.
tournament-refused-few = يجب أن يحضر تلميذان على الأقل.
tournament-refused-full = يوجد { $most } من التلاميذ من قبل. لا مكان لغيرهم.
tournament-refused-no-name = اكتب اسمًا أولًا.
tournament-refused-long-name = هذا الاسم أطول من الحد الأقصى للأحرف، وهو { $most }. اختصره من فضلك.
tournament-refused-last-round = عدد الجولات { $most } من قبل، وهو الأقصى. ابدأ بطولة جديدة.
tournament-refused-levels = يجب أن ترتفع الحدود من الجيد إلى الخارق وأن تقع بين 0 و60. بقيت كما كانت.

# Scores and newsletter.
tournament-scores-of = نقاط
tournament-scores-round = الجولة { $round }
tournament-scores-all = كل الجولات
tournament-team = الفريق
tournament-team-score = النقاط
tournament-members = الأعضاء
tournament-class = الصف
tournament-thanks = شكر
tournament-thanks-usual = شكرًا لكم جميعًا على اللعب النزيه وعلى كل هفوة وجدتموها.
tournament-with-points = مع نقاط كل تلميذ
tournament-improved = { $points ->
    [0] الأكثر تحسّنًا
    [one] الأكثر تحسّنًا، بزيادة نقطة واحدة
    [two] الأكثر تحسّنًا، بزيادة نقطتين
    [few] الأكثر تحسّنًا، بزيادة { $points } نقاط
   *[other] الأكثر تحسّنًا، بزيادة { $points } نقطة
}
tournament-no-score = لا نقاط بعد
tournament-score = ⁨{ $whole }.{ $tenth }⁩
tournament-award = { $award ->
    [good] فريق جيد
    [great] فريق رائع
   *[super] فريق خارق
}
tournament-awards-from = نقاط الفريق هي متوسط نقاط أعضائه. فريق جيد من { $good }، وفريق رائع من { $great }، وفريق خارق من { $super }.
tournament-rose = إلى طاولة أعلى في المرة القادمة
tournament-levels = حدود الألقاب
tournament-level-good = فريق جيد من
tournament-level-great = فريق رائع من
tournament-level-super = فريق خارق من

# Score sheets.
tournament-sheets-about = ورقة لكل طاولة في هذه الجولة. قُصّها وافصل بينها.
tournament-sheet-about = الجولة { $round }، البذرة { $seed }. اكتب نقاط كل مباراة، ثم المجموع والمركز. المتساوون يشتركون في المركز.
tournament-sheet-name = الاسم
tournament-sheet-sum = المجموع
tournament-sheet-place = المركز

# Taking along, and another one.
tournament-take = خذ هذه البطولة معك
tournament-take-about = كل شيء محفوظ على هذا الجهاز. الملف والرابط والرمز فيها كل الأسماء والنتائج: لا تعطها إلا لمن يجوز له أن يراها.
tournament-new = بطولة أخرى
tournament-new-about = توضع هذه جانبًا، ويمكنك أن تفتحها مرة أخرى. ويمكن أن تأتي الجديدة من ملف أيضًا.
tournament-new-now = بطولة جديدة
tournament-no-room = لا مكان هنا لوضع بطولتك جانبًا. احفظها في ملف أولًا: إذا ضغطت مرة أخرى اختفت من هنا.

# What a link or a file brings.
tournament-link-title = بطولة من رابط
tournament-link-in-the-way = على هذا الجهاز بطولة أخرى. إذا فتحت بطولة الرابط وُضعت بطولتك جانبًا، ويمكنك أن تفتحها مرة أخرى.
tournament-link-mine = أبقِ بطولتي
tournament-link-open = افتح بطولة الرابط
tournament-fault-long = هذا أطول من أي بطولة في Flub.
tournament-fault-cut = ضاع جزء من هذه البطولة في الطريق. اطلبها مرة أخرى.
tournament-fault-other = هذا لا يبدأ كبطولة من Flub، أو صنعته نسخة أحدث من Flub.
tournament-fault-line = تغيّرت هذه البطولة في الطريق: السطر { $line } غير مفهوم.
tournament-unchanged = لم يُفتح شيء ولم يتغير شيء.
