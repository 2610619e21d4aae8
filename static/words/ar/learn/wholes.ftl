# The lessons of Wholes.
learn-wholes-step = { $step ->
    [1] من الرسم إلى الكسر
    [2] أيهما أصغر؟
    [3] كسور متساوية
    [4] أجزاء من عشرة ومن مئة
    [5] ترتيب الأعداد العشرية
    [6] النسب المئوية
    [7] ما الناقص؟
    [8] واحد صحيح من نوع واحد من الأجزاء
    [9] نوعان من الأجزاء
    [10] صور منوعة
    [11] تقريبًا ليست تمامًا
    [12] أطول واحد صحيح
    [13] قلها
    [14] أيمكن ذلك؟
    [15] أشك أم أدعه يمر
   *[16] تبديل، طُعم، إعادة
}
learn-wholes-ask = { $asked ->
    [name] اختر كل ما يساوي هذه البطاقة.
    [order] المس البطاقات بالترتيب، الأصغر أولًا.
    [missing] ما الناقص حتى الواحد الصحيح؟ اختر واحدًا.
    [whole] اختر بطاقات تكوّن واحدًا صحيحًا تمامًا.
    [longest] اختر أكبر عدد من البطاقات يكوّن واحدًا صحيحًا تمامًا.
    [mend] جمع أحدهم هذه. جد أول عدد خطأ وأصلحه.
    [parts] اكتب كم جزءًا تساوي كل بطاقة، إذا قُسم الواحد الصحيح إلى { $whole ->
        [one] جزء واحد
        [two] جزأين
        [few] { $whole } أجزاء
       *[other] { $whole } جزءًا
    }.
    [exactly] أهذه واحد صحيح تمامًا؟
    [say] تلعب هذه البطاقات، وعددها { $count }. قل شيئًا يجوز لك أن تقوله.
    [could] أيمكن أن يكون ما قيل صحيحًا؟ عُدّ البطاقات.
    [call] لعب أحدهم. أتشك، أم تدعه يمر؟
    [swap] تلعب «تبديل». مع من تبدّل مكانك؟
    [bait] اختر بطاقات لخدعة يدفع ثمنها من يشك فيها.
   *[twice] معك بطاقة «إعادة». اختر واحدًا صحيحًا، ثم واحدًا صحيحًا آخر.
}
learn-wholes-fraction = { $top } على { $bottom }
learn-wholes-offered = للاختيار
learn-wholes-place = المكان { $place }
learn-wholes-together = معًا:
learn-wholes-total = المجموع
learn-wholes-which-wrong = أي عدد هو أول عدد خطأ؟
learn-wholes-mended = عدد الأجزاء الصحيح، من { $whole }
learn-wholes-part = أجزاء { $card }، من { $whole }
learn-wholes-exactly-legend = هي معًا
learn-wholes-exactly = { $way ->
    [exactly] واحد صحيح تمامًا
    [less] أقل
   *[more] أكثر
}
learn-wholes-by = ما الفرق؟
learn-wholes-top = فوق خط الكسر
learn-wholes-bottom = تحت خط الكسر
learn-wholes-say = ما يمكن أن يقال
learn-wholes-you-say = أنت تقول:
learn-wholes-unsay = احذف { $card }
learn-wholes-turn = بطاقات
learn-wholes-first = الدور الأول
learn-wholes-second = الدور الثاني
learn-wholes-could = أيمكن أن يكون صحيحًا؟
learn-wholes-too-few = أي قيمة بطاقاتها قليلة جدًا؟
learn-wholes-call = أشك
learn-wholes-let-be = أدعه يمر
learn-wholes-player = اللاعب { $number }، الخانة { $space }
learn-wholes-own = أنت على الخانة { $space }.
learn-wholes-swap = بدّل المكان مع
learn-wholes-play = وضع لاعب بطاقات عددها { $cards } وانتقل من الخانة { $from } إلى الخانة { $to }، وبقي معه { $left }. أنت على الخانة { $own }.
learn-wholes-deck = { $asked ->
    [values] قيم الرزمة
   *[cards] الرزمة، وعدد بطاقاتها { $cards }
}
learn-wholes-stakes = إذا شككت وكانت البطاقات واحدًا صحيحًا تمامًا رجعت إلى الخانة { $own }. وإلا رجع اللاعب إلى الخانة { $other }. يفوز أول من يصل إلى الخانة { $last }.
learn-wholes-said = يقول اللاعب:
learn-wholes-hand = يدك:
learn-wholes-gone = ما خرج:
learn-wholes-answer-twice = { $first }؛ ثم { $second }
learn-wholes-answer-part = { $card } = { $parts } من { $whole }
learn-wholes-answer-mend = { $card }: { $parts ->
    [one] جزء واحد
    [two] جزءان
    [few] { $parts } أجزاء
   *[other] { $parts } جزءًا
}
learn-wholes-answer-by = { $way ->
    [exactly] واحد صحيح تمامًا.
    [less] أقل، والفرق { $value }.
   *[more] أكثر، والفرق { $value }.
}
learn-wholes-answer-no = لا: بطاقات { $card } قليلة جدًا.
learn-wholes-answer-swap = مع اللاعب { $number }.
learn-wholes-unfinished = ينقص شيء في إجابتك.
learn-wholes-flaw = { $kind ->
    [unequal] { $card } لا تساويها.
    [missed] { $card } تساويها أيضًا.
    [not-held] لم يبق في اليد من { $card }.
    [count-again] عُدّ أجزاء { $card } مرة أخرى.
   *[first-wrong] أول عدد خطأ عند { $card }.
}
learn-wholes-answer-at = { $way ->
    [call] أشك: نحو { $odds } من 100 شك كهذا في محله.
   *[let] أدعه يمر: نحو { $odds } من 100 شك كهذا في محله.
}
learn-wholes-out-of-order = { $card } أكثر من { $second }.
learn-wholes-adds = المجموع { $value }، وليس واحدًا صحيحًا.
learn-wholes-is-whole = هي واحد صحيح تمامًا.
learn-wholes-longer = { $count ->
    [one] يوجد واحد صحيح من بطاقة واحدة: { $cards }.
    [two] يوجد واحد صحيح من بطاقتين: { $cards }.
    [few] يوجد واحد صحيح من { $count } بطاقات: { $cards }.
   *[other] يوجد واحد صحيح من { $count } بطاقة: { $cards }.
}
learn-wholes-has-parts = أجزاء { $card }: { $parts ->
    [one] جزء واحد.
    [two] جزءان.
    [few] { $parts } أجزاء.
   *[other] { $parts } جزءًا.
}
learn-wholes-unsayable = لا يمكن أن يقال شيء عن بطاقات عددها { $count }.
learn-wholes-left = { $kind ->
    [enough] بقي { $count } من { $card }: يكفي.
   *[too-few] لم يبق إلا { $count } من { $card }: لا يكفي.
}
learn-wholes-odds = من كل مئة شك كهذا { $odds } في محله.
learn-wholes-farther = اللاعب { $number } متقدم أكثر.
learn-wholes-no-bait = بلا «طُعم» تدفع أنت الثمن إن شك أحد.
learn-wholes-said-other = تقول قيمًا بعدد البطاقات التي تلعبها: { $cards }، وليس { $said }.
learn-wholes-whole-otherwise = البطاقات واحد صحيح، فتقول ما هي.
learn-wholes-not-playable = لا تُلعب { $card } ضمن مجموع.
learn-wholes-hint-in-parts = تخيّل واحدًا صحيحًا مقسومًا إلى أجزاء متساوية عددها { $whole }.
learn-wholes-hint-parts = بهذه الأجزاء: { $parts }.
learn-wholes-hint-begin = ابدأ بهذه: { $card }.
learn-wholes-hint-count = عُدّ ما تراه من بطاقات { $card }.
learn-wholes-hint-left = من { $card } قد يكون في أيدي الآخرين { $count }.
learn-wholes-hint-ahead = انظر من يتقدم عليك.
learn-wholes-hint-farthest = الأبعد على الخانة { $space }.
learn-wholes-hint-special = ابحث عن { $card }.
learn-wholes-beat = قسّم واحدًا صحيحًا إلى أجزاء متساوية عددها { $whole }: { $card } يساوي منها { $parts }{ $other ->
    [none] .
   *[other] ، وكذلك { $other }.
}
learn-wholes-belief = { $belief ->
    [part-to-part] الكسر يقارن الجزء بالكل، وليس بالباقي.
    [other-part] الكسر يسمّي الجزء المظلل.
    [larger-bottom] كلما زاد عدد الأجزاء صغر كل جزء.
    [adds-to-both] الجمع في البسط والمقام يغيّر الكسر. ضرب كليهما في العدد نفسه لا يغيّره.
    [changes-one] يجب أن يتغير البسط والمقام معًا.
    [tenths-as-hundredths] المنزلة الأولى بعد الفاصلة هي الأجزاء من عشرة.
    [digit-as-bottom] الرقم بعد الفاصلة يكون في البسط، والمقام عشرة.
    [longer-is-larger] زيادة الأرقام لا تجعل العدد العشري أكبر.
    [bottom-as-percent] بالمئة تعني من مئة.
    [digits-as-percent] اكتبه أولًا أجزاءً من مئة.
    [given-again] هذا هو الموجود، وليس الناقص.
    [nearly-exactly] واحد صحيح تقريبًا ليس واحدًا صحيحًا.
    [counts-cards] عدد البطاقات لا يقول شيئًا: اجمع الأجزاء.
    [tops-and-bottoms] اجمع أجزاء من نوع واحد فقط. المقام يبقى كما هو.
    [keeps-top] حين تصغر الأجزاء يزيد عددها.
    [reads-digits] قل أولًا كم هو من الواحد الصحيح.
    [repeating-falls-short] العدد العشري الذي يتكرر بلا نهاية يساوي كسره تمامًا.
    [any-whole] ابحث عن واحد صحيح بطاقاته أكثر.
    [must-be-true] في الخدعة تقول ما يكوّن واحدًا صحيحًا.
    [may-say-anything] الواحد الصحيح الحقيقي يقال كما هو.
    [says-fewer] تقال كل بطاقة.
    [unlikely-cannot-be] البعيد الاحتمال ليس مستحيلًا.
    [forgets-gone] عُدّ أيضًا البطاقات التي خرجت.
    [calls-too-much] الشك في غير محله له ثمن.
    [trusts-all] أحيانًا ينفع الشك.
    [anyone-ahead] بدّل مكانك مع الأبعد تقدّمًا.
    [forgets-bait] بطاقة «طُعم» تجعل الخدعة آمنة.
   *[card-twice] البطاقة تُلعب مرة واحدة فقط.
}

# On paper
learn-wholes-paper = { $asked ->
    [name] ضع علامة عند كل ما يساوي هذه البطاقة.
    [order] رقّم البطاقات من الأصغر إلى الأكبر.
    [missing] ما الناقص حتى الواحد الصحيح؟ ضع علامة عند واحد.
    [whole] ضع علامة عند بطاقات تكوّن واحدًا صحيحًا تمامًا.
    [longest] ضع علامة عند أكبر عدد من البطاقات يكوّن واحدًا صحيحًا تمامًا.
    [say] تلعب هذه البطاقات. اكتب شيئًا يجوز لك أن تقوله.
    [bait] ضع علامة عند بطاقات لخدعة يدفع ثمنها من يشك فيها.
   *[twice] معك بطاقة «إعادة». اكتب 1 عند بطاقات واحد صحيح، و2 عند بطاقات واحد صحيح آخر.
}
learn-wholes-paper-sort = قسّم كل البطاقات إلى مجموعات. كل مجموعة واحد صحيح تمامًا.
learn-wholes-paper-groups = كم واحدًا صحيحًا؟
learn-wholes-paper-sums = المجموعات:

# A line of a sum in court
learn-wholes-line-total = معًا: { $top } من { $bottom }
