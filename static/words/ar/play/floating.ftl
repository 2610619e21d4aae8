# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up

## The board
floating-board = لوحة، { $side } في { $side }
floating-square-filled = { $square }، { $side }
floating-square-latest = { $square }، { $side }، لُعب الآن
floating-square-empty = { $square }، فارغة
floating-square-valued = { $square }، فارغة: { $value }
floating-square-centre = { $square }، فارغة، خارج المتناول: الحجر الأول يوضع في الوسط
floating-square-apart = { $square }، فارغة، خارج المتناول: لن يلامس الحجر شيئًا
floating-square-large = { $way ->
    [wide] { $square }، فارغة، خارج المتناول: سيصير عرض المنطقة { $count ->
        [5] خمس خانات
        [6] ست خانات
        [7] سبع خانات
       *[other] ثماني خانات
    }
   *[high] { $square }، فارغة، خارج المتناول: سيصير ارتفاع المنطقة { $count ->
        [5] خمس خانات
        [6] ست خانات
        [7] سبع خانات
       *[other] ثماني خانات
    }
}

## Whose turn it is
floating-turn = { $who ->
    [you] دورك: { $side }
   *[other] الدور على { $side }
}
floating-turn-computer = الحاسوب يفكّر: { $side }…
floating-turn-elsewhere = الدور على { $side }، على الجهاز الآخر
floating-due-first = المس الوسط: هناك يوضع أول X.
floating-due = { $touching ->
    [yes] ضع { $side } داخل الإطار، ملامسًا حجرًا موجودًا.
   *[no] ضع { $side } داخل الإطار.
}
floating-due-moving = العب داخل الإطار. مرة واحدة في المباراة يجوز أن تنقل قبل ذلك حجرًا من أحجارك.
floating-due-lifted = المس الآن الخانة التي يذهب إليها. يجوز هذا مرة واحدة في المباراة.
floating-due-moved = نُقل الحجر من { $from } إلى { $to }. العب الآن { $side } جديدًا في خانة غير مخططة.
floating-special = قواعد خاصة: { $rules }
floating-put-back = أعده
floating-more = المزيد
floating-unproven = لم يستطع الحاسوب أن يثبت هذا الدور في الوقت المناسب. قد لا يكون الأفضل له.

## What happened
floating-event = لعب { $side } في { $square }.
floating-event-moved = نقل { $side } حجرًا من { $from } إلى { $to } ولعب في { $square }.
floating-score = نقاط X: { $x }، ونقاط O: { $o }.
floating-area = المنطقة الآن من { $from } إلى { $to }.
floating-won = { $who ->
    [you] لقد فزت!
   *[other] الفائز { $side }
}
floating-drawn = تعادل
floating-good = الجيد في لعبك.{ $rows ->
    [0] {""}
   *[other] {" "}خطوط ثلاثية صنعتها: { $rows }.
}{ $kept ->
    [0] {""}
   *[other] {" "}أدوار جيدة في النهاية: { $kept } من { $all }.
}
floating-result = { $kind ->
    [drawn] نقاط X: { $x }، ونقاط O: { $o }.
    [drawn-fewest] نقاط X: { $x }، ونقاط O: { $o }. الأقل يفوز، والتساوي تعادل.
    [fewest] نقاط X: { $x }، ونقاط O: { $o }. الأقل يفوز.
   *[most] نقاط X: { $x }، ونقاط O: { $o }. الأكثر يفوز.
}

## Tic-tac-toes
floating-count = الخطوط الثلاثية
floating-count-line = { $line }، ظاهر على اللوحة
floating-count-both = مشترك: { $squares }
floating-count-shared = ⁨{ $text }⁩، في { $line } و{ $line2 }، ظاهر على اللوحة

## Values
floating-values-thinking = يفكّر… في بداية المباراة يطول ذلك. للتوقّف اضغط الزر نفسه مرة أخرى.
floating-values-key = ⁨X+1⁩: يفوز X بفارق 1. ⁨O+1⁩: يفوز O بفارق 1. «⁨=⁩»: تعادل. الإطارات الخضراء هي الأفضل لـ { $side }.
floating-values-on = تابع التفكير
floating-values-line = أفضل تتابع:
floating-values-draw = بأفضل لعب: تعادل.
floating-values-won = بأفضل لعب يفوز { $side } بفارق { $count }.
floating-values-unknown = لم يُعرف كل شيء بعد. تابع اللعب ثم اسأل من جديد.
floating-value-draw = تعادل
floating-value-won = يفوز { $side } بفارق { $count }
floating-value-unknown = لم يُثبت بعد

## Bad input
floating-refused-over = انتهت المباراة.
floating-refused-turn = الدور على { $side }.
floating-refused-not-moving = لا يجوز نقل شيء: قاعدة النقل غير مستعملة.
floating-refused-moved-before = لا يجوز لأي طرف أن ينقل إلا مرة واحدة في المباراة.
floating-refused-not-yours = ليس على { $square } حجر لك لتنقله.
floating-refused-off-board = لا توجد خانة { $square }.
floating-refused-centre = يبدأ X في الوسط.
floating-refused-filled = الخانة { $square } مشغولة.
floating-refused-large = { $way ->
    [wide] سيصير عرض المنطقة { $count ->
        [5] خمس خانات
        [6] ست خانات
        [7] سبع خانات
       *[other] ثماني خانات
    }.
   *[high] سيصير ارتفاع المنطقة { $count ->
        [5] خمس خانات
        [6] ست خانات
        [7] سبع خانات
       *[other] ثماني خانات
    }.
} الحد الأقصى أربع: العب داخل الإطار.
floating-refused-apart = لن يلامس شيئًا. مع قاعدة التلامس كل حجر جديد يجب أن يكون بجانب حجر آخر.

# What Guided says
floating-guide-first = ابدأ في الوسط.
floating-guide-take = تستطيع أن تصنع خطًا ثلاثيًا: { $squares }.
floating-guide-avoid = الخط الثلاثي يُحسب عليك. ابتعد عن { $squares }.
floating-guide-block = يستطيع الطرف الآخر أن يصنع خطًا ثلاثيًا في دوره القادم: { $squares }. امنعه.
floating-guide-build = العب داخل الإطار بحيث يصطف حجران لك.
floating-aim = اصنع خطوطًا ثلاثية أكثر من الطرف الآخر.
floating-hint-look = انظر إلى { $square } وما حولها.
floating-hint-first = الوسط يترك مكانًا من كل جانب.
floating-hint-avoid = الخط الثلاثي يُحسب عليك: ابتعد عنه.
floating-hint-take = لك حجران متتاليان. حجر آخر يصنع خطًا ثلاثيًا.
floating-hint-block = للطرف الآخر حجران متتاليان. حجر آخر له يصنع خطًا ثلاثيًا.
floating-hint-build = من هناك تبدأ خطوط لك.
floating-hint-play = العب في { $square }.
