# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat
table-square-vacant = الخانة { $square }، فارغة
table-square-filled = الخانة { $square }، { $letter }
table-square-latest = الخانة { $square }، { $letter }، كُتب الآن
table-square-pencilled = الخانة { $square }، { $letter } بالقلم الرصاص، لم يثبَّت بعد

## Writing letters
table-letters = الحروف
table-letter-f = ممنوع
table-letter-p = مسموح
table-letter-o = إلزامي
table-letter-r = مطلوب
table-pencil-where = المس الآن خانة الحرف { $letter }
table-pencil-which = { $letter } في { $square }: بدلًا من أي حرف؟
table-pencil-this = { $letter } في { $square }
table-pencil-neither = اترك الحروف كما هي

## Help
table-rules = القواعد
table-keys = المفاتيح والعلامات

## Listing connections
table-listings = { $lines ->
    [triplets] ثلاثياتك
   *[connections] وصلاتك
}
table-listing-label = { $lines ->
    [triplets] ثلاثية، مثل { $example }
   *[connections] وصلة، مثل { $example }
}
table-listing-add = أضف
table-listing-wrong = { $lines ->
    [triplets] الثلاثية أرقام ثلاث خانات، مثل { $example }.
   *[connections] الوصلة أرقام خاناتها، مثل { $example }.
}
table-listing-remove = احذف { $listing }
table-listings-shown = { $lines ->
    [triplets] ثلاثيات البرهان
   *[connections] وصلات البرهان
}

table-listings-offered = { $lines ->
    [triplets] ثلاثيات للتسجيل
   *[connections] وصلات للتسجيل
}
# A few squares or letters of many.
table-some-of = { $list } وغيرها
table-listings-touch = المس لتسجّل:
table-listing-offer = سجّل { $listing }
table-listings-uncounted = { $count ->
    [one] خط آخر مسجّل لا يُحسب.
    [two] خطان آخران مسجّلان لا يُحسبان.
    [few] { $count } خطوط أخرى مسجّلة لا تُحسب.
   *[other] { $count } خطًا آخر مسجّلًا لا تُحسب.
}

## Marks beside what is listed and does not count
table-mark-no-line = لا يصل بين جانبين
table-mark-vacant = { $square } فارغة
table-mark-forbidden = حرف F في { $square }
table-mark-repeated = مسجّل من قبل

## Writing a proof, one part after another
table-turn-proof = { $who ->
    [you] برهانك: { $what }
   *[other] برهان { $name }: { $what }
}
table-proof-what = { $kind ->
    [P] لا P-flub
    [CP] لا CP-flub
    [force-out] الاضطرار
    [full] حل
   *[other] { $kind }-flub
}
table-proof-parts = أجزاء البرهان
table-proof-part = { $part ->
    [move] النقلة
    [letters] { $lines ->
        [triplets] حرف P
       *[connections] الحرف
    }
    [lines] { $lines ->
        [triplets] الثلاثيات
       *[connections] الوصلات
    }
   *[instead] البديل
}
table-proof-next = { $part ->
    [move] التالي: النقلة
    [letters] { $lines ->
        [triplets] التالي: حرف P
       *[connections] التالي: الحرف
    }
    [lines] { $lines ->
        [triplets] التالي: الثلاثيات
       *[connections] التالي: الوصلات
    }
   *[instead] التالي: البديل
}
table-truth-other = كانت هفوة، لكن من نوع آخر. { $why }
table-proof-begun = بدأت: { $listing }. تابع إلى خانة مجاورة.
table-proof-astray = { $lines ->
    [triplets] { $listing } ليست ثلاثية: لا تمتد من جانب إلى الجانب المقابل خانة بعد خانة. لم تُسجّل.
   *[connections] { $listing } ليست وصلة: لا تمتد من جانب إلى الجانب المقابل خانة بعد خانة. لم تُسجّل.
}
table-proof-hand-in = سلّم
table-proof-give-up = تخلَّ عنه…

## Handing in a proof
table-missing-title = ينقص شيء
table-missing-move = لم تختر النقلة التي كانت هفوة A-flub.
table-missing-letter = لم تكتب الحرف الذي يصنع حلًا.
table-missing-lines = لم تسجّل شيئًا.
table-missing-rest = بدأت تلمس خطًا آخر، ولم يُسجّل بعد.
table-missing-instead = لم تكتب الحرف الذي كان يمكن أن يُكتب بدلًا منه.
table-missing-stay = تابع الكتابة
table-missing-hand-in = سلّمه مع ذلك

## Trying a proof again
table-retry = حاول مرة أخرى للتدريب
table-retry-about = للتدريب: النقاط والسجل يبقيان كما هما.
table-retry-check = افحصه
table-retry-end = عد إلى الحكم
table-lost-at = { $kind ->
    [flub] النقلة { $number } كانت هفوتك: انظر إليها
   *[other] ضاع الفوز في النقلة { $number }: انظر إليها
}
table-retry-holds = هذا البرهان صحيح!

## Flaws of a list
table-flaw-no-line = الخط { $listing } لا يصل بين جانب والجانب المقابل.
table-flaw-vacant = الخط { $listing } يمر بالخانة { $square }، وهي فارغة.
table-flaw-forbidden = في الخط { $listing } حرف F، في الخانة { $square }.
table-flaw-repeated = الخط { $listing } مسجّل أكثر مما يجوز.
table-flaw-unused = { $lines ->
    [triplets] الحرف ⁨{ $letter }{ $square }⁩ ليس في أي ثلاثية من ثلاثياتك.
   *[connections] الحرف ⁨{ $letter }{ $square }⁩ ليس في أي وصلة من وصلاتك تخلو من { $letter } آخر.
}
table-flaw-omitted = { $lines ->
    [triplets] في { $listing } حرف O، فيجب أن تُحسب.
   *[connections] في { $listing } حرف R واحد بالضبط، فيجب أن تُحسب.
}
table-flaw-count = { $goal ->
    [odd] { $lines ->
        [triplets] { $count ->
            [0] لا توجد ثلاثيات، والهدف فردي.
            [two] ثلاثيتان عدد زوجي، والهدف فردي.
            [few] { $count } ثلاثيات عدد زوجي، والهدف فردي.
           *[other] { $count } ثلاثية عدد زوجي، والهدف فردي.
        }
       *[connections] { $count ->
            [0] لا توجد وصلات، والهدف فردي.
            [two] وصلتان عدد زوجي، والهدف فردي.
            [few] { $count } وصلات عدد زوجي، والهدف فردي.
           *[other] { $count } وصلة عدد زوجي، والهدف فردي.
        }
    }
    [even] { $lines ->
        [triplets] { $count ->
            [0] في الحل الزوجي ثلاثيتان على الأقل.
            [one] ثلاثية واحدة عدد فردي، والهدف زوجي.
            [two] ثلاثيتان عدد زوجي، والهدف زوجي.
            [few] { $count } ثلاثيات عدد فردي، والهدف زوجي.
           *[other] { $count } ثلاثية عدد فردي، والهدف زوجي.
        }
       *[connections] { $count ->
            [0] في الحل الزوجي وصلتان على الأقل.
            [one] وصلة واحدة عدد فردي، والهدف زوجي.
            [two] وصلتان عدد زوجي، والهدف زوجي.
            [few] { $count } وصلات عدد فردي، والهدف زوجي.
           *[other] { $count } وصلة عدد فردي، والهدف زوجي.
        }
    }
    [at-least] { $count ->
        [0] لا توجد وصلات، والهدف { $number } على الأقل.
        [one] وصلة واحدة لا تبلغ { $number } على الأقل.
        [two] وصلتان لا تبلغان { $number } على الأقل.
        [few] { $count } وصلات لا تبلغ { $number } على الأقل.
       *[other] { $count } وصلة لا تبلغ { $number } على الأقل.
    }
   *[exactly] { $count ->
        [0] لا توجد وصلات، والهدف { $number } بالضبط.
        [one] وصلة واحدة ليست { $number } بالضبط.
        [two] وصلتان ليستا { $number } بالضبط.
        [few] { $count } وصلات ليست { $number } بالضبط.
       *[other] { $count } وصلة ليست { $number } بالضبط.
    }
}

## Before a game

## The record
table-undo = تراجع
table-redo = أعد
table-again = العب مرة أخرى
table-change-setup = غيّر التجهيز
table-leave = مباراة جديدة
table-analyse = حلّل هذا الوضع
table-analyse-short = حلّل
table-helped = استُعملت المساعدة في هذه المباراة.
table-given = بدأت هذه المباراة من المنتصف، فلا تُحسب فوزًا ولا خسارة.
table-sheets = السجل والنقاط
table-back-to-now = عد إلى الآن
table-record-empty = لم يحدث شيء بعد.
table-record-walk = انظر إلى الوراء
table-record-first = إلى البداية
table-record-back = خطوة إلى الوراء
table-record-forward = خطوة إلى الأمام
table-record-now = إلى الآن
table-record-share = نصًا…
table-record-share-title = السجل نصًا
table-record-copy-label = هذه المباراة
table-record-copy = انسخ
table-record-copied =
    { $copied ->
        [yes] نُسخ.
       *[no] هذا المتصفح لا يسمح لـ Flub بالنسخ. النص محدّد: انسخه بالمفاتيح أو بضغطة طويلة.
    }
table-record-file = احفظ في ملف
table-record-paste-label = ألصق سجلًا هنا لتكمل اللعب منه
table-record-load = أكمل اللعب منه
table-viewing = نظرة إلى الوراء: الخطوة { $step }
table-see-again = شاهد مرة أخرى
table-go-on = تابع
table-viewing-about = هذا للمشاهدة فقط: لا يتغير شيء. عد إلى الآن لتكمل اللعب.

## Links
table-link-game = اصنع رابطًا لهذه المباراة
table-link-board = اصنع رابطًا لهذه اللوحة

## Two devices by turns

## Texts that are no record
table-unreadable-long = هذا النص أطول من أن يكون سجلًا.
table-unreadable-no-record = هذا ليس سجلًا من Flub: يجب أن يبدأ بـ «⁨flub 1 { $game }⁩».
table-unreadable-version = هذا السجل من النسخة «{ $version }»، ولا يستطيع Flub هذا أن يقرأها.
table-unreadable-game = هذا سجل للعبة «{ $name }»، وليس للعبة { $title }.
table-unreadable-setup = يجب أن يشبه السطر الأول «{ $example }».
table-unreadable-line = السطر { $line } ليس نقلة. اكتبها كما في الحقل الأول.
table-unreadable-refused = السطر { $line } مخالف للقواعد. { $why }

## The board without opponents
table-board = لوحة بلا خصوم
table-board-about = اكتب أي حروف، وحدّد أي هدف، وانظر ماذا ينتج.
table-board-erase = امحُ الخانة
table-board-clear = أفرغ اللوحة
table-board-back = عد إلى المباراة
table-board-square = الخانة { $square }، فارغة. { $count ->
    [0] لا حرف آمن هنا.
    [two] الآمن هنا: { $letters }.
    [few] الآمن هنا: { $letters }.
   *[other] الآمن هنا: { $letters }.
}
table-board-connections = { $lines ->
    [triplets] { $required ->
        [one] ثلاثية واحدة فيها O،
        [two] ثلاثيتان فيهما O،
        [few] { $required } ثلاثيات فيها O،
       *[other] { $required } ثلاثية فيها O،
    } { $permitted ->
        [one] وواحدة من P فقط.
        [two] واثنتان من P فقط.
        [few] و{ $permitted } من P فقط.
       *[other] و{ $permitted } من P فقط.
    }
   *[connections] { $required ->
        [one] وصلة مطلوبة واحدة،
        [two] وصلتان مطلوبتان،
        [few] { $required } وصلات مطلوبة،
       *[other] { $required } وصلة مطلوبة،
    } { $permitted ->
        [one] وواحدة مسموحة.
        [two] واثنتان مسموحتان.
        [few] و{ $permitted } مسموحة.
       *[other] و{ $permitted } مسموحة.
    }
}
table-board-show = أظهر
table-lines = ارسم على الشبكة
table-lines-none = لا شيء
table-lines-required = المطلوبة
table-lines-permitted = المسموحة
table-lines-with-o = ما فيها O
table-lines-without-o = ما فيها P فقط

# After a game.
table-good = الجيد في لعبك: { $good ->
    [one] نقلة واحدة من نقلاتك بلا هفوة. عدد نقلاتك كلها { $all }.
    [two] نقلتان من نقلاتك بلا هفوة. عدد نقلاتك كلها { $all }.
    [few] { $good } نقلات من نقلاتك بلا هفوة. عدد نقلاتك كلها { $all }.
   *[other] { $good } نقلة من نقلاتك بلا هفوة. عدد نقلاتك كلها { $all }.
}
table-moments = { $end ->
    [lost] جرّب تلك اللحظة
   *[won] اللحظات التي حسمت المباراة
}
table-hint-goal = { $step ->
    [1] الفردي هو 1 و3 و5 وهكذا. والزوجي هو 2 و4 و6 وهكذا.
    [2] { $lines ->
        [triplets] ثلاثية واحدة وحدها عدد فردي. أما الزوجي فيلزمه اثنتان.
       *[other] وصلة واحدة وحدها عدد فردي. أما الزوجي فيلزمه اثنتان.
    }
   *[3] اختر الفردي.
}
table-hint = تلميح { $step } من { $steps }
table-guide-leave = العب بلا مساعدة
