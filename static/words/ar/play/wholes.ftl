# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-sent-deck-keep = احفظ هذه الرزمة مع رزمي
wholes-sent-deck-kept = هذه الرزمة بين رزمك.
wholes-sent-deck-no-room = عندك أكثر ما يحفظه Flub من الرزم. يمكنك أن تلعب بهذه مع ذلك.

## The table
wholes-board = لوحة، خط أعداد من 0 إلى 1
wholes-lane = { $space ->
    [0] عند البداية
   *[other] الخانة { $space } من 20
}، { $count ->
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
   *[other] { $count } بطاقة
}
wholes-hand = بطاقاتك
wholes-card-drawn = جديدة
wholes-card-hinted = مناسبة
wholes-pile = للسحب: { $count }
wholes-discard = جانبًا: { $count }
wholes-discard-title = البطاقات الموضوعة جانبًا
wholes-discard-others = { $count ->
    [0] لا توجد بطاقات أخرى.
    [one] بطاقة أخرى مقلوبة.
    [two] بطاقتان أخريان مقلوبتان.
    [few] { $count } بطاقات أخرى مقلوبة.
   *[other] { $count } بطاقة أخرى مقلوبة.
}
wholes-pick = اختر بطاقات تكوّن واحدًا صحيحًا.
wholes-play = بطاقات اللعب، مقلوبة
wholes-your-play = لعبك
wholes-turned-over = البطاقات بعد قلبها
wholes-cards-are = البطاقات: { $sum }
wholes-you-say = أنت تقول: { $sum }
wholes-says = { $who ->
    [you] أنت تقول: { $sentence }.
   *[other] { $name }: «{ $sentence }».
}
wholes-say-what = ماذا تقول عن هذه البطاقة؟
wholes-say-nothing-yet = لا شيء بعد
wholes-say-bait = أي قيمة تقول عن بطاقة «طُعم»؟
wholes-i-say = أنا أقول
wholes-bluff-about = لتخدع، اضغط فقاعة وقل شيئًا آخر.
wholes-change-said = { $card }. أنت تقول: { $said }. قل شيئًا آخر

## Whose turn it is
wholes-turn = { $who ->
    [you] دورك
   *[other] الدور على { $name }
}
wholes-turn-call = { $who ->
    [you] هل تشك؟
   *[other] هل يشك أحد؟
}
wholes-won = { $who ->
    [you] لقد فزت!
   *[other] الفوز من نصيب { $name }!
}
wholes-won-why = { $who ->
    [you] وصلت إلى الخانة الأخيرة.
   *[other] { $name } في الخانة الأخيرة.
}
wholes-won-together = فوز مشترك: { $names }!
wholes-due-call = أهو واحد صحيح حقًا؟ شُك، أو دعه يمر.
wholes-due-draw = اسحب بطاقة.
wholes-due-play = العب بطاقات تكوّن واحدًا صحيحًا، أو اخدع، أو مرّر الدور.
wholes-drawn = سحبت: { $card }.
wholes-so-far-none = لم تُختر أي بطاقة.

## What happened
wholes-good = الجيد في لعبك.{ $wholes ->
    [0] {""}
   *[other] {" "}الوحدات الكاملة التي لعبتها: { $wholes }.
}{ $calls ->
    [0] {""}
   *[other] {" "}شكوك في محلها: { $calls }.
}{ $bluffs ->
    [0] {""}
   *[other] {" "}خدع نجحت: { $bluffs }.
}
wholes-bluff-worked = نجحت خدعتك!
wholes-event-draw = { $who ->
    [you] سحبت بطاقة.
   *[other] { $name }: سحب بطاقة.
}
wholes-event-play = { $who ->
    [you] لعبت { $count ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    } وقلت: { $sentence }.
   *[other] لعب { $name }: { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }، والقول: { $sentence }.
}
wholes-event-pass = { $who ->
    [you] مرّرت الدور.
   *[other] { $name }: تمرير الدور.
}
wholes-event-let-be = { $who ->
    [you] تركته يمر.
   *[other] لا شك من { $name }.
}
wholes-event-replay = { $who ->
    [you] لعبت «إعادة»: دور ثانٍ.
   *[other] بطاقة «إعادة» من { $name }: دور ثانٍ.
}
wholes-event-swap = { $who ->
    [you] بدّلت مكانك مع { $other }.
   *[other] { $other-who ->
        [you] تبديل مكان { $name } مع مكانك.
       *[other] تبديل مكان { $name } مع مكان { $other }.
    }
}
wholes-event-call = { $who ->
    [you] شككت في لعب { $other }!
   *[other] { $other-who ->
        [you] شك من { $name } في لعبك!
       *[other] شك من { $name } في لعب { $other }!
    }
}
wholes-stage-doubt = هذا ليس واحدًا صحيحًا!
wholes-stage-said = القول: { $sentence }.
wholes-call-right = { $who ->
    [you] أنت على حق: كانت خدعة!
   *[other] { $other-who ->
        [you] انكشفت خدعتك أمام { $name }.
       *[other] شك { $name } في محله: كانت خدعة!
    }
}
wholes-call-wrong = { $who ->
    [you] هو واحد صحيح تمامًا. قول { $other } صادق.
   *[other] { $other-who ->
        [you] مجموعك كان صحيحًا!
       *[other] هو واحد صحيح تمامًا. قول { $other } صادق.
    }
}
wholes-call-bait = { $who ->
    [you] طُعم! كانت خدعة من { $other }، لكنك ابتلعت الطُعم.
   *[other] { $other-who ->
        [you] طُعم! الطُعم أوقع { $name }.
       *[other] طُعم! كانت خدعة من { $other }، لكن الطُعم أوقع { $name }.
    }
}
wholes-caller-pays = { $who ->
    [you] { $spaces ->
        [0] كان عليك أن ترجع، لكنك ما زلت عند البداية.
        [one] شككت فتدفع الثمن: خانة واحدة إلى الوراء، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
        [two] شككت فتدفع الثمن: خانتان إلى الوراء، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
        [few] شككت فتدفع الثمن: { $spaces } خانات إلى الوراء، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
       *[other] شككت فتدفع الثمن: { $spaces } خانة إلى الوراء، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
    }
   *[other] { $spaces ->
        [0] كان على { $name } الرجوع، لكن القطعة ما زالت عند البداية.
        [one] ثمن الشك على { $name }: خانة واحدة إلى الوراء، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
        [two] ثمن الشك على { $name }: خانتان إلى الوراء، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
        [few] ثمن الشك على { $name }: { $spaces } خانات إلى الوراء، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
       *[other] ثمن الشك على { $name }: { $spaces } خانة إلى الوراء، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
    }
}
wholes-goes-back = { $who ->
    [you] { $spaces ->
        [0] تبقى حيث أنت.
        [one] ترجع خانة واحدة، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
        [two] ترجع خانتين، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
        [few] ترجع { $spaces } خانات، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
       *[other] ترجع { $spaces } خانة، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
    }
   *[other] { $spaces ->
        [0] بقاء { $name } في المكان نفسه.
        [one] رجوع { $name } خانة واحدة، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
        [two] رجوع { $name } خانتين، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
        [few] رجوع { $name }: { $spaces } خانات، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
       *[other] رجوع { $name }: { $spaces } خانة، { $space ->
            [0] إلى البداية
           *[other] إلى الخانة { $space }
        }.
    }
}
wholes-keeps = { $who ->
    [you] تأخذ البطاقات.
   *[other] البطاقات تصير مع { $name }.
}

## Acting
wholes-draw = اسحب بطاقة
wholes-draw-about = يمكنك أن تختار بطاقات من الآن.
wholes-play-cards = { $count ->
    [0] اختر بطاقات لتلعبها
   *[other] تساوي واحدًا صحيحًا!
}
wholes-bluff = قل إنها واحد صحيح
wholes-bait-first = قل أولًا قيمة «طُعم»
wholes-pass = مرّر الدور
wholes-put-back = أعدها
wholes-hops = قفزات
wholes-hint = تلميح
wholes-hint-more = أخبرني بالمزيد
wholes-hint-look = انظر إلى يدك: { $count ->
    [one] بطاقة واحدة منها واحد صحيح تمامًا.
    [two] بطاقتان منها تكوّنان واحدًا صحيحًا تمامًا.
    [few] { $count } بطاقات منها تكوّن واحدًا صحيحًا تمامًا.
   *[other] { $count } بطاقة منها تكوّن واحدًا صحيحًا تمامًا.
}
wholes-hint-begin = ابدأ بهذه: { $card }. والناقص بعدها: { $rest }.
wholes-hint-others = انظر إلى بطاقاتك وإلى البطاقات الموضوعة جانبًا. كم بقي من القيم التي قيلت؟
wholes-hint-count = { $all ->
    [one] من القيمة { $value } بطاقة واحدة.
    [two] من القيمة { $value } بطاقتان.
    [few] من القيمة { $value } { $all } بطاقات.
   *[other] من القيمة { $value } { $all } بطاقة.
} { $seen ->
    [0] لا ترى منها شيئًا.
    [one] ترى منها واحدة.
    [two] ترى منها اثنتين.
    [few] ترى منها { $seen }.
   *[other] ترى منها { $seen }.
}
wholes-hint-whole = هذا يكوّن واحدًا صحيحًا: { $sentence }.
wholes-hint-none = { $step ->
    [look] انظر إلى يدك: لا بطاقات منها تكوّن واحدًا صحيحًا تمامًا.
    [what] الخدعة تقدّمك خانة عن كل بطاقة. لكن إن شك أحد فيها رجعت بعددها بدلًا من ذلك.
    [bait] اخدع بالطُّعم وبطاقة أخرى: عندها يدفع من يشك، لا أنت.
    [little] اخدع ببطاقتين: وأنت قريب من البداية لا تكاد تخسر شيئًا.
   *[pass] مرّر الدور: لعل البطاقة القادمة تكمل لك واحدًا صحيحًا.
}
wholes-hint-call = { $odds ->
    [0] لا بد أنه واحد صحيح: الشك سيكون في غير محله.
    [100] لا يمكن أن يكون واحدًا صحيحًا: الشك في محله.
   *[other] بقدر ما تستطيع أن ترى، يكون الشك في محله { $odds } من 100 مرة.
}
wholes-missed-title = انظر مرة أخرى
wholes-missed = بعض بطاقاتك تكوّن واحدًا صحيحًا تمامًا.
wholes-missed-back = ابحث عنها
wholes-missed-pass = مرّر مع ذلك
wholes-go-on = تابع
wholes-waiting = الآخرون يفكرون.
wholes-thinks = انتظر تفكير { $name }.
wholes-record = السجل
wholes-not-now = ليس الآن
wholes-curtain = سلّم الجهاز إلى { $name }
wholes-curtain-about = { $count ->
    [2] اللاعب الآخر ينظر بعيدًا.
   *[other] كل الآخرين ينظرون بعيدًا.
}
wholes-curtain-open = أظهر بطاقات { $name }

## Calling
wholes-call-open = أشك…
wholes-call-title = أتشك في هذا اللعب؟
wholes-call-if-right = { $who ->
    [you] إذا كانت خدعة رجعت أنت.
   *[other] إذا كانت خدعة: تأخذ البطاقات. يكون الرجوع على { $name } إلى حيث بدأ الدور، ثم { $count ->
        [one] خانة واحدة أخرى.
        [two] خانتين أخريين.
        [few] { $count } خانات أخرى.
       *[other] { $count } خانة أخرى.
    }
}
wholes-call-if-wrong = إذا كان واحدًا صحيحًا، أو كان فيه «طُعم»: ترجع { $count ->
    [one] خانة واحدة.
    [two] خانتين.
    [few] { $count } خانات.
   *[other] { $count } خانة.
}
wholes-call = أشك
wholes-call-as = شك من { $name }
wholes-let-be = دعه يمر
wholes-let-be-and-draw = دعه يمر واسحب
wholes-nobody-calls = لا أحد يشك
wholes-on-space = { $space ->
    [0] البداية
   *[other] الخانة { $space }
}

## Special cards
wholes-swap-title = أتبدّل مكانك؟
wholes-swap-with = مع من؟
wholes-swap-moves = { $from ->
    [0] تذهب من البداية
   *[other] تذهب من الخانة { $from }
} { $to ->
    [0] إلى البداية.
   *[other] إلى الخانة { $to }.
}
wholes-swap-confirm = بدّل المكان
wholes-replay-open = إعادة…
wholes-replay-title = دور ثانٍ؟
wholes-replay-when = يجوز أن تلعب «إعادة» بعد دورك، قبل أن يسحب اللاعب التالي.
wholes-replay-now = توضع بطاقة «إعادة» جانبًا. تسحب بطاقة وتلعب مرة أخرى قبل اللاعب التالي.
wholes-replay-confirm = العب دورًا ثانيًا
wholes-look-open = بطاقاتي…
wholes-look-title = انظر إلى بطاقاتك
wholes-look-who = من ينظر؟
wholes-look-special = لتلعب بطاقة خاصة المسها.

## When all is over
wholes-new-game = مباراة جديدة، اللاعبون أنفسهم
wholes-review = راجع اللعب
wholes-review-summary = { $uncalled ->
    [0] شك أحد في كل مرة.
    [one] مرة واحدة لم يشك أحد.
    [two] مرتان لم يشك أحد.
    [few] { $uncalled } مرات لم يشك أحد.
   *[other] { $uncalled } مرة لم يشك أحد.
} { $right ->
    [one] شك واحد كان في محله،
    [two] شكّان كانا في محلهما،
    [few] عدد الشكوك في محلها { $right }،
   *[other] عدد الشكوك في محلها { $right }،
} { $wrong ->
    [one] وواحد في غير محله.
    [two] واثنان في غير محلهما.
    [few] وفي غير محلها { $wrong }.
   *[other] وفي غير محلها { $wrong }.
}
wholes-review-whole = واحد صحيح. لم يشك أحد.
wholes-review-closed = لم يشك أحد. تبقى البطاقات مقلوبة.
wholes-review-said = { $who ->
    [you] قلت: { $sentence }.
   *[other] قول { $name }: { $sentence }.
}
wholes-review-passed = خدعة مرت!
wholes-review-right = { $who ->
    [you] خدعة. شككت فيها. بقدر ما كنت تستطيع أن ترى، كان الشك في محله { $odds } من 100 مرة.
   *[other] خدعة، والشك من { $name }. بقدر ما كان ظاهرًا عند { $name }، كان الشك في محله { $odds } من 100 مرة.
}
wholes-review-wrong = { $who ->
    [you] شككت، ولم يكن شكك في محله. بقدر ما كنت تستطيع أن ترى، كان الشك في محله { $odds } من 100 مرة.
   *[other] شك { $name } كان في غير محله. بقدر ما كان ظاهرًا عند { $name }، كان الشك في محله { $odds } من 100 مرة.
}

## Bad input
wholes-refused-over = انتهت المباراة.
wholes-refused-seat = لا يوجد لاعب { $number }.
wholes-refused-turn = الدور على { $name }.
wholes-refused-draw-first = اسحب بطاقة أولًا.
wholes-refused-drawn = بطاقة هذا الدور سُحبت من قبل.
wholes-refused-nothing = لا شيء يُشك فيه الآن.
wholes-refused-own = لا يشك أحد في لعبه.
wholes-refused-left-be = هذا اللاعب تركه يمر من قبل.
wholes-refused-swap-self = لا يبدّل أحد مكانه مع نفسه.
wholes-refused-replay = الدور الثاني يأتي بعد دور اللاعب نفسه، قبل أن يسحب اللاعب التالي.
wholes-refused-held = ليست هذه البطاقة مع هذا اللاعب: { $card }
wholes-refused-playable = هذه البطاقة لا تُلعب ضمن مجموع: { $card }
wholes-refused-no-cards = اختر بطاقة واحدة على الأقل.
wholes-refused-said-other = عدد البطاقات { $cards }، وعدد القيم التي قيلت { $said }. قل قيمة لكل بطاقة.
wholes-refused-face = لا توجد في هذه الرزمة بطاقة قيمتها { $face }.
wholes-refused-no-whole = { $over ->
    [more] ليس بعد: الزيادة { $rest }.
   *[less] ليس بعد: الناقص { $rest }.
}
wholes-refused-otherwise = هذه البطاقات واحد صحيح. قل ما هو مكتوب عليها.

## Analysis
wholes-analysis-title = هذا الوضع، وكل البطاقات مكشوفة
wholes-analysis-about = الاحتمالات تقديرات: من الخانات، ومن البطاقات التي في الأيدي، ومما قد يأتي.
wholes-analysis-longest = { $count ->
    [0] لا يوجد واحد صحيح.
    [two] أطول واحد صحيح من بطاقتين.
    [few] أطول واحد صحيح من { $count } بطاقات.
   *[other] أطول واحد صحيح من { $count } بطاقة.
}
wholes-analysis-chance = الفوز { $odds } من 100 مرة.
wholes-analysis-call = الشك في محله { $odds } من 100 مرة، بقدر ما تعرفه هذه اليد.
wholes-analysis-choices = ماذا ينتج عن ماذا
wholes-analysis-choice = { $what }: الفوز { $odds } من 100 مرة
wholes-analysis-whole = العب { $sum }
wholes-analysis-calls = { $who ->
    [you] أن تشك
   *[other] شك من { $name }
}
wholes-analysis-lets-be = { $who ->
    [you] أن تدعه يمر
   *[other] لا شك من { $name }
}
wholes-analysis-play = أكمل اللعب من هنا، للتدريب

# What Guided says
wholes-guide-draw = اسحب بطاقة.
wholes-guide-whole = اختر كل بطاقة مكتوب عليها «مناسبة». عندها يكتمل واحد صحيح تمامًا.
wholes-guide-astray = المجموع الآن: { $sum }. لن يكتمل واحد صحيح ببطاقاتك الأخرى: أعد الأخيرة.
wholes-guide-none = لا توجد في يدك بطاقات تكوّن واحدًا صحيحًا. مرّر الدور، أو اخدع: العب بعضها وقل قيمًا أخرى.
wholes-aim = كن أول من يصل إلى 1: كل بطاقة تلعبها خانة.
wholes-guide-play = هذا واحد صحيح. العبه!
wholes-guide-call = أيمكن أن تكون خدعة؟ انظر إلى القيم التي قيلت، وإلى بطاقاتك.
