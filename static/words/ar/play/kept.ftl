# The page of kept games.
kept-lead = المباراة الجديدة تضع السابقة جانبًا. من كل نوع تبقى الأحدث، وعددها { $most } على الأكثر.
kept-none = لا توجد مباراة محفوظة بعد.
kept-in-play = جارية
kept-finished = آخر مباراة انتهت
kept-aside = موضوعة جانبًا
kept-aside-finished = انتهت ووُضعت جانبًا
kept-steps = { $steps ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $steps } خطوات
   *[other] { $steps } خطوة
}
kept-open = افتح
kept-save = احفظ في ملف
kept-delete = احذف
kept-delete-title = أتحذف هذا إلى الأبد؟
kept-delete-about = سيختفي، ولن يستطيع أحد أن يعيده.
kept-deleted = حُذف.
kept-unreadable = لا يستطيع Flub قراءة هذه المباراة. ما زال بإمكانك أن تحفظها في ملف.
kept-others = أشياء أخرى موضوعة جانبًا
kept-other = { $what ->
    [lesson] درس الغد، نسخة { $number }
    [tournament] بطولة، نسخة { $number }
    [class] تقدّم صفّ، نسخة { $number }
    [decks] المجموعات والرزم، نسخة { $number }
    [learners] ما تُعلِّم، نسخة { $number }
    [sheet] ورقة النقاط، نسخة { $number }
   *[other] { $what }، نسخة { $number }
}

## Wins and losses
kept-results = الفوز والخسارة
kept-results-about = تُحسب المباريات المنتهية لشخص واحد ضد الحاسوب، بلا مساعدة وليست للتدريب.
kept-results-column = { $column ->
    [game] اللعبة
    [against] ضد
    [won] فوز
    [shared] فوز مشترك
    [lost] خسارة
    [streak] على التوالي
   *[best] أطول سلسلة
}
kept-results-level = { $level ->
    [beginner] مبتدئ
    [student] متعلّم
    [expert] خبير
    [easy] سهل
    [strong] قوي
    [perfect] لا يخطئ
    [careful] حذر
    [sly] ماكر
   *[mixed] عدة مستويات
}
