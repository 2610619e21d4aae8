# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-mat = شبكة اللعب، 3 في 3

## Setting up

## Whose turn it is
lawtoe-goal = { $goal ->
    [odd] الهدف: فردي
   *[even] الهدف: زوجي
}
lawtoe-turn-person = { $who ->
    [you] { $role ->
        [plaintiff] دورك أيها المدّعي
       *[defendant] دورك أيها المدافع
    }
    [plaintiff] دور المدّعي
   *[defendant] دور المدافع
}
lawtoe-turn-computer = { $who ->
    [plaintiff] المدّعي يفكّر…
   *[defendant] المدافع يفكّر…
}
lawtoe-turn-elsewhere = { $who ->
    [plaintiff] دور المدّعي، على الجهاز الآخر
   *[defendant] دور المدافع، على الجهاز الآخر
}
lawtoe-turn-over = انتهت المباراة
lawtoe-due-goal = كم ثلاثية يجب أن تكون في الحل؟
lawtoe-due-first = اكتب حرفين في خانتين فارغتين.
lawtoe-due-letters = { $count ->
    [one] اكتب حرفًا واحدًا في خانة فارغة، أو اعترض على آخر نقلة.
    [two] اكتب حرفين في خانتين فارغتين، أو اعترض على آخر نقلة.
    [few] اكتب { $count } حروف في خانات فارغة، أو اعترض على آخر نقلة.
   *[other] اكتب { $count } حرفًا في خانات فارغة، أو اعترض على آخر نقلة.
}
lawtoe-due-coached-challenger = اكتب حرفًا واحدًا، أو اعترض: أنت وحدك يمكن أن تكون على حق في A-flub.
lawtoe-due-coached-plaintiff = اكتب حرفًا واحدًا، أو اعترض. باللعب الجيد يفوز طرفك دائمًا.
lawtoe-due-coached-defendant = اكتب حرفين في خانتين فارغتين. باللعب الجيد يفوز طرفك دائمًا.
lawtoe-due-full = امتلأت الشبكة. اعترض على آخر نقلة، أو اقبلها.
lawtoe-due-proof-a = أثبت A-flub: أضف حرف P واحدًا وسجّل ثلاثيات تصنع حلًا.
lawtoe-due-proof-ca = أثبت CA-flub: اختر النقلة التي كانت A-flub، وأضف حرف P واحدًا، وسجّل ثلاثيات تصنع حلًا.
lawtoe-due-proof-full = امتلأت الشبكة. أثبت: سجّل ثلاثيات تصنع حلًا.
lawtoe-due-nothing = لم يبق شيء لتفعله.

## What happened
lawtoe-event-goal = { $who ->
    [you] { $goal ->
        [odd] حدّدت الهدف: فردي.
       *[even] حدّدت الهدف: زوجي.
    }
    [plaintiff] { $goal ->
        [odd] حدّد المدّعي الهدف: فردي.
       *[even] حدّد المدّعي الهدف: زوجي.
    }
   *[defendant] { $goal ->
        [odd] حدّد المدافع الهدف: فردي.
       *[even] حدّد المدافع الهدف: زوجي.
    }
}
lawtoe-event-one = { $who ->
    [you] كتبت { $letter } في { $square }.
    [plaintiff] كتب المدّعي { $letter } في { $square }.
   *[defendant] كتب المدافع { $letter } في { $square }.
}
lawtoe-event-two = { $who ->
    [you] كتبت { $letter } في { $square } و{ $letter2 } في { $square2 }.
    [plaintiff] كتب المدّعي { $letter } في { $square } و{ $letter2 } في { $square2 }.
   *[defendant] كتب المدافع { $letter } في { $square } و{ $letter2 } في { $square2 }.
}
lawtoe-event-challenge = { $who ->
    [you] اعترضت: ⁨{ $kind }-flub⁩!
    [plaintiff] اعترض المدّعي: ⁨{ $kind }-flub⁩!
   *[defendant] اعترض المدافع: ⁨{ $kind }-flub⁩!
}
lawtoe-event-stand = { $who ->
    [you] قبلت الشبكة الممتلئة.
    [plaintiff] قبل المدّعي الشبكة الممتلئة.
   *[defendant] قبل المدافع الشبكة الممتلئة.
}
lawtoe-event-proof = { $who ->
    [you] سلّمت برهانًا.
    [plaintiff] سلّم المدّعي برهانًا.
   *[defendant] سلّم المدافع برهانًا.
}
lawtoe-event-gave-up = { $who ->
    [you] تخلّيت عن البرهان.
    [plaintiff] تخلّى المدّعي عن البرهان.
   *[defendant] تخلّى المدافع عن البرهان.
}

## On the stage
lawtoe-numbered = { $number }: { $what }
lawtoe-stage-proves = { $who ->
    [you] عليك أن تثبت أنها كانت هفوة.
   *[other] عليه أن يثبت أنها كانت هفوة.
}
lawtoe-stage-letter = بحرف P في الخانة { $square }:

## Acting
lawtoe-write-one = اكتب { $letter } في { $square }
lawtoe-write-two = اكتب { $letter } في { $square } و{ $letter2 } في { $square2 }
lawtoe-write-more = { $count ->
    [one] اختر خانة وحرفًا
    [two] اختر خانتين وحرفين
    [few] اختر { $count } خانات وحروف
   *[other] اختر { $count } خانة وحرفًا
}
lawtoe-erase = امحُ
lawtoe-let-stand = اقبلها

## Challenging
lawtoe-challenge-open = اعترض على آخر نقلة…
lawtoe-challenge-title = ما الخطأ في آخر نقلة؟
lawtoe-challenge-burden = عليك أن تثبت ذلك.
lawtoe-challenge-confirm = { $kind ->
    [A] سهل جدًا، يكفي حرف P واحد: A-flub
   *[CA] سكتت عن هفوة A-flub: إذن CA-flub
}

## Proving
lawtoe-proof-state = أي نقلة كانت هفوة A-flub؟ المس حرفًا من حروفها.
lawtoe-proof-state-why = هفوة CA-flub سكوت عن A-flub. لذلك سمِّ أولًا الهفوة التي سُكت عنها.
lawtoe-proof-letter = المس الخانة الفارغة التي تضع فيها حرف P.
lawtoe-proof-letter-why = أنت تقول إنه بحرف P آخر يوجد حل.
lawtoe-proof-letter-in = حرفك P في الخانة { $square }.
lawtoe-proof-triplets = ارسم كل ثلاثية تحسبها، من جانب إلى جانب.
lawtoe-proof-triplets-why = { $letter ->
    [P] كل ثلاثية فيها O يجب أن تكون بينها، وواحدة منها تستعمل حرفك P.
   *[none] كل ثلاثية فيها O يجب أن تكون بينها.
}
lawtoe-proof-count = { $goal ->
    [odd] { $parity ->
        [odd] عدد الثلاثيات: { $count }. هذا فردي، كما يطلب الهدف.
       *[even] عدد الثلاثيات: { $count }. هذا زوجي، لكن الهدف فردي.
    }
   *[even] { $parity ->
        [odd] عدد الثلاثيات: { $count }. هذا فردي، لكن الهدف زوجي.
       *[even] { $count ->
            [0] عدد الثلاثيات: 0. في الحل الزوجي ثلاثيتان على الأقل.
            [two] عدد الثلاثيات: { $count }. هذا زوجي، كما يطلب الهدف.
            [few] عدد الثلاثيات: { $count }. هذا زوجي، كما يطلب الهدف.
           *[other] عدد الثلاثيات: { $count }. هذا زوجي، كما يطلب الهدف.
        }
    }
}
lawtoe-retry-flaw = ليس بعد: { $why }
lawtoe-give-up-title = أتتخلى عن البرهان؟
lawtoe-give-up-meaning = عندئذ يفوز اللاعب الآخر بالمباراة.
lawtoe-give-up-stay = تابع المحاولة
lawtoe-give-up-confirm = تخلَّ عنه

## Flaws
lawtoe-flaw-not-defendant = المدافع وحده يمكن أن يقع في A-flub، وهذه النقلة كانت للمدّعي.
lawtoe-flaw-no-move = يحتاج CA-flub إلى النقلة السابقة التي كانت A-flub، ولم تُختر أي نقلة.
lawtoe-flaw-move-not-asked = لا تُطلب هنا نقلة سابقة.
lawtoe-flaw-no-such-move = النقلة { $number } ليست قبل النقلة المعترض عليها.
lawtoe-flaw-move-not-defendants = النقلة { $number } كانت للمدّعي، والمدافع وحده يمكن أن يقع في A-flub.
lawtoe-flaw-letters = { $due ->
    [0] الشبكة الممتلئة لا تأخذ حروفًا أخرى.
   *[other] يجب أن يضع البرهان حرف P واحدًا في خانة فارغة.
}
lawtoe-flaw-not-p = حرف البرهان هو P دائمًا.
lawtoe-flaw-not-vacant = الخانة { $square } ليست فارغة.
lawtoe-flaw-letter-unused = لا توجد ثلاثية تستعمل حرفك P في الخانة { $square }.

## The verdict
lawtoe-verdict-winner = { $who ->
    [you] لقد فزت!
    [plaintiff] فاز المدّعي
   *[defendant] فاز المدافع
}
lawtoe-verdict-announced = { $who ->
    [you] لقد فزت! { $why }
    [plaintiff] فاز المدّعي. { $why }
   *[defendant] فاز المدافع. { $why }
}
lawtoe-verdict-flaw = { $could ->
    [yes] { $who ->
        [you] كان البرهان ممكنًا، لكن برهانك ليس صحيحًا: { $why }
        [plaintiff] كان البرهان ممكنًا، لكن برهان المدّعي ليس صحيحًا: { $why }
       *[defendant] كان البرهان ممكنًا، لكن برهان المدافع ليس صحيحًا: { $why }
    }
   *[no] { $who ->
        [you] برهانك غير صحيح: { $why }
        [plaintiff] برهان المدّعي غير صحيح: { $why }
       *[defendant] برهان المدافع غير صحيح: { $why }
    }
}
lawtoe-felt = كنت على حق! ⁨+{ $points }⁩
lawtoe-truth-nearest = لا يوجد حرف P واحد يصنع حلًا. الأقرب { $letters }: عندئذ نجد { $list }.
lawtoe-truth-never = لا يوجد حرف P واحد يصنع حلًا، ولن تصنعه أي حروف بعد الآن.
lawtoe-truth-none-earlier = لم تكن أي نقلة قبل هذه A-flub.
lawtoe-truth-full = لا توجد على هذه الشبكة قائمة ثلاثيات تكون حلًا.
lawtoe-show-truth = أظهره على الشبكة
lawtoe-better = الأفضل: { $letter }.
lawtoe-better-challenge = الأفضل: اعترض عليها.
lawtoe-verdict-given-up = { $who ->
    [you] تخلّيت عن البرهان.
    [plaintiff] تخلّى المدّعي عن البرهان.
   *[defendant] تخلّى المدافع عن البرهان.
}
lawtoe-verdict-holds = { $who ->
    [you] { $kind ->
        [bold] اعتراض جريء، وبرهانك صحيح: { $list }.
       *[plain] برهانك صحيح: { $list }.
    }
    [plaintiff] { $kind ->
        [bold] اعتراض جريء، وبرهان المدّعي صحيح: { $list }.
       *[plain] برهان المدّعي صحيح: { $list }.
    }
   *[defendant] { $kind ->
        [bold] اعتراض جريء، وبرهان المدافع صحيح: { $list }.
       *[plain] برهان المدافع صحيح: { $list }.
    }
} { $goal ->
    [odd] العدد فردي، وكل O مستعمل، وكل ثلاثية فيها O موجودة، ولا F في أي منها.
   *[even] العدد زوجي، وكل O مستعمل، وكل ثلاثية فيها O موجودة، ولا F في أي منها.
}
lawtoe-verdict-a-flub = النقلة { $number } كانت A-flub: { $what }
lawtoe-show-proof = أظهر برهانًا
lawtoe-shown-letter = بحرف P في { $square }: { $list }
lawtoe-shown-full = بما هو موجود: { $list }
lawtoe-next-match = المباراة التالية

## Scores
lawtoe-scores = النقاط
lawtoe-scores-none = لم تنتهِ أي مباراة بعد.
lawtoe-score-match = المباراة
lawtoe-totals = { $people ->
    [two] المجموع: { $own } مقابل { $other }
    [one] المجموع: لك { $own }، ولخصومك { $other }
    [few] المجموع: لك { $own }، ولخصومك { $other }
   *[other] المجموع: لك { $own }، ولخصومك { $other }
}

## Bad input
lawtoe-refused-over = انتهت المباراة.
lawtoe-refused-turn = { $role ->
    [plaintiff] هذا دور المدّعي.
   *[defendant] هذا دور المدافع.
}
lawtoe-refused-goal-due = على المدّعي أن يحدّد الهدف أولًا.
lawtoe-refused-goal-set = الهدف محدّد من قبل.
lawtoe-refused-goal-other = الهدف فردي أو زوجي.
lawtoe-refused-proof-due = الآن يجب أن يُكتب برهان أو يُتخلى عنه.
lawtoe-refused-proof-long = هذا البرهان طويل جدًا. في الحل 34 ثلاثية على الأكثر.
lawtoe-refused-no-burden = ليس على أحد أن يثبت شيئًا الآن.
lawtoe-refused-full = امتلأت الشبكة. اعترض، أو اقبلها.
lawtoe-refused-not-full = الشبكة لم تمتلئ بعد.
lawtoe-refused-nothing = لا توجد نقلة لتعترض عليها بعد.
lawtoe-refused-count = { $due ->
    [one] في هذا الدور يُكتب حرف واحد، وليس { $given }.
    [two] في هذا الدور يُكتب حرفان، وليس { $given }.
    [few] في هذا الدور تُكتب { $due } حروف، وليس { $given }.
   *[other] في هذا الدور يُكتب { $due } حرفًا، وليس { $given }.
}
lawtoe-refused-letter = { $letter } ليس من حروف LawToe.
lawtoe-refused-square = لا توجد خانة { $square } على الشبكة.
lawtoe-refused-barred = في Dragoman Defendant لا يكتب المدافع في الخانة { $square } أبدًا.
lawtoe-refused-filled = في الخانة { $square } حرف من قبل.

## The board without opponents, the coach, the review
lawtoe-board-goal = الهدف
lawtoe-board-winner = { $role ->
    [plaintiff] هذا دور المدّعي.
   *[defendant] هذا دور المدافع.
} { $winner ->
    [plaintiff] بأفضل لعب يفوز المدّعي من هنا.
   *[defendant] بأفضل لعب يفوز المدافع من هنا.
}
lawtoe-board-full = { $winner ->
    [plaintiff] امتلأت الشبكة، وفاز المدّعي.
   *[defendant] امتلأت الشبكة، وفاز المدافع.
}
lawtoe-board-flub = آخر نقلة كانت A-flub: مع { $letter } نجد { $list }.
lawtoe-board-solved = يوجد حل: { $list }.
lawtoe-board-unsolved = لا حل بعد.
lawtoe-board-keep = { $count ->
    [0] { $role ->
        [plaintiff] لا حرف يفوز به المدّعي.
       *[defendant] لا حرف يفوز به المدافع.
    }
    [one] { $role ->
        [plaintiff] حرف واحد يفوز به المدّعي.
       *[defendant] حرف واحد يفوز به المدافع.
    }
    [two] { $role ->
        [plaintiff] حرفان يفوز بهما المدّعي.
       *[defendant] حرفان يفوز بهما المدافع.
    }
    [few] { $role ->
        [plaintiff] { $count } حروف يفوز بها المدّعي.
       *[defendant] { $count } حروف يفوز بها المدافع.
    }
   *[other] { $role ->
        [plaintiff] { $count } حرفًا يفوز بها المدّعي.
       *[defendant] { $count } حرفًا يفوز بها المدافع.
    }
}
lawtoe-board-legend = في الخانات الفارغة: الحروف العادية يفوز بها من يكتب الآن، والحروف المحاطة بإطار هفوات A-flub، والحروف المشطوبة تخسر في النهاية.
lawtoe-note-a = هذه A-flub: مع { $letter } نجد { $list }.
lawtoe-note-ca = هذه CA-flub: كانت { $move } هفوة A-flub، ولم يعترض عليها أحد.
lawtoe-note-turned = { $role ->
    [plaintiff] من هنا يستطيع المدّعي أن يفوز.
   *[defendant] من هنا يستطيع المدافع أن يفوز.
}
lawtoe-review = راجع المباراة
lawtoe-review-fine = لا هفوة.

# What Guided says
lawtoe-guide-goal = عدد الثلاثيات: فردي أم زوجي؟
lawtoe-guide-flub = هذه هفوة: يجوز لك أن تعترض عليها.
lawtoe-guide-fine = لا هفوة: حرف P آخر لا يصنع حلًا بعد.
lawtoe-guide-winning = تستطيع أن تفوز من هنا. حروف جيدة، صغيرة على الشبكة: { $letters }.
lawtoe-guide-ahead = تستطيع أن تفوز من هنا.
lawtoe-guide-behind = يستطيع الطرف الآخر أن يفوز من هنا. تابع الكتابة، وانتظر خطأ منه.
lawtoe-guide-blocked = { $square ->
    [0] لم يبقَ أي حل. المدافع في طريقه إلى الفوز.
   *[other] في كل خط يمر بالحرف O في الخانة { $square } حرف F. لكن الحل يحتاج إلى كل O، فلم يبقَ أي حل. المدافع في طريقه إلى الفوز.
}

## The coach's word before a flub
lawtoe-warning-title = انظر مرة أخرى
lawtoe-warning = { $kind ->
    [A] بعد هذا يستطيع المدّعي أن يصنع حلًا بحرف واحد. ستكون هفوة A-flub.
   *[CA] كانت نقلة سابقة هفوة. إذا كتبت بدل أن تعترض صارت نقلتك هفوة أيضًا.
}
lawtoe-warning-back = فكّر ثانيةً
lawtoe-warning-write = اكتبه مع ذلك
lawtoe-aim = اربح البرهان: أظهر حلًا.
lawtoe-guide-sides = { $variant ->
    [pedagogue] إن لم يخطئ أحد فاز المدافع. لكن المدّعي وحده يستطيع أن يعترض على الخطأ، وهذا الحاسوب يخطئ.
   *[dragoman] إن لم يخطئ أحد فاز المدّعي، وهو من يحدّد الهدف ويبحث عن حل.
}
lawtoe-hint-latest = انظر إلى آخر نقلة: { $letters }.
lawtoe-hint-latest-what = جرّب حرف P في كل خانة فارغة. هل يصنع أحدها حلًا؟
lawtoe-hint-challenge = اعترض: ⁨{ $kind }-flub⁩. { $why }
lawtoe-hint-full = { $step ->
    [1] امتلأت الشبكة: لا أحد يستطيع الكتابة بعد الآن.
    [2] لا يكون الاعتراض في محله إلا إذا كانت النقلة الأخيرة هفوة. ولم تكن كذلك.
   *[3] اقبلها. عندها على المدّعي أن يثبت حلًا.
}
lawtoe-hint-square = انظر إلى الخانة { $square }.
lawtoe-hint-square-what = { $wins ->
    [yes] حرف هناك يُبقيك فائزًا.
   *[no] { $role ->
        [plaintiff] حرف هناك يبدأ خطوطًا على الطرف الآخر أن يسدّها.
       *[defendant] حرف هناك يسدّ خطوطًا.
    }
}
lawtoe-hint-write = اكتب { $letter }.
