# POE at the table. Players are "you" for the only person at the screen, or have a name.
poe-mat = شبكة اللعب

## Goals
poe-goal = { $goal ->
    [odd] الهدف: فردي
    [even] الهدف: زوجي
    [at-least] الهدف: { $number } على الأقل
   *[exactly] الهدف: { $number } بالضبط
}
poe-goal-odd = فردي
poe-goal-even = زوجي
poe-goal-least = على الأقل…
poe-goal-exactly = بالضبط…
poe-goal-number = العدد
poe-goal-range = من 1 إلى { $most }

## Setting up

## Whose turn it is
poe-turn-person = { $who ->
    [you] دورك
   *[other] الدور على { $name }
}
poe-turn-computer = انتظر تفكير { $name }
poe-turn-over = انتهت المباراة
poe-due-goal = كم وصلة يجب أن تكون في الحل؟
poe-due-letter = اكتب حرفًا في خانة فارغة، أو اعترض على آخر نقلة، أو أعلن الاضطرار.
poe-due-full = امتلأت الشبكة. اعترض على آخر نقلة، أو أعلن الاضطرار.
poe-due-challenge = انتظر، أو اعترض على آخر نقلة.
poe-due-join = اعتراض من { $challenger } على نقلة { $mover }: ⁨{ $kind }-flub⁩. إلى أي طرف تنضم؟
poe-due-proof-p = أثبت أن الوصول إلى حل ما زال ممكنًا: املأ حروفًا، ثم سجّل وصلاته.
poe-due-proof-cp = أثبت أن الوصول إلى حل كان ما زال ممكنًا قبل حرفك: املأ حروفًا، ثم سجّل وصلاته.
poe-due-proof-a = أثبت A-flub: حرف واحد يصنع حلًا، ووصلاته، وحرف كان يمكن لصاحب النقلة أن يكتبه بدلًا منه.
poe-due-proof-ca = أثبت CA-flub: اختر النقلة التي كانت A-flub، ثم حرفًا واحدًا، ووصلاته، وما كان يمكن أن يُكتب بدلًا منها.
poe-due-proof-force-out = كل واحد يثبت الاضطرار: حرف واحد يصنع حلًا (لا حرف على شبكة ممتلئة)، ووصلاته.
poe-round = { $count ->
    [0] الجولة { $number }
    [two] الجولة { $number } من { $count }
    [few] الجولة { $number } من { $count }
   *[other] الجولة { $number } من { $count }
}
poe-time-left = الوقت الباقي: { $time }
poe-time-then = الوقت الباقي آنذاك: { $time }
poe-time-unknown = الوقت الباقي آنذاك: غير معروف

## What happened
poe-event-goal = { $who ->
    [you] { $goal ->
        [odd] حدّدت الهدف: فردي.
        [even] حدّدت الهدف: زوجي.
        [at-least] حدّدت الهدف: { $number } على الأقل.
       *[exactly] حدّدت الهدف: { $number } بالضبط.
    }
   *[other] { $goal ->
        [odd] الهدف من { $name }: فردي.
        [even] الهدف من { $name }: زوجي.
        [at-least] الهدف من { $name }: { $number } على الأقل.
       *[exactly] الهدف من { $name }: { $number } بالضبط.
    }
}
poe-event-letter = { $who ->
    [you] كتبت { $letter } في { $square }.
   *[other] نقلة { $name }: { $letter } في { $square }.
}
poe-event-challenge = { $who ->
    [you] اعترضت: ⁨{ $kind }-flub⁩!
   *[other] اعتراض من { $name }: ⁨{ $kind }-flub⁩!
}
poe-event-force-out = { $who ->
    [you] أعلنت الاضطرار.
   *[other] إعلان الاضطرار من { $name }.
}
poe-event-join-challenger = { $who ->
    [you] انضممت إلى المعترض.
   *[other] انضمام { $name } إلى المعترض.
}
poe-event-join-mover = { $who ->
    [you] انضممت إلى صاحب النقلة.
   *[other] انضمام { $name } إلى صاحب النقلة.
}
poe-event-done = { $who ->
    [you] انتهيت من الكتابة.
   *[other] اكتملت كتابة { $name }.
}
poe-event-gave-up = { $who ->
    [you] تخلّيت عن البرهان.
   *[other] تخلٍّ عن البرهان من { $name }.
}
poe-event-time = انتهى الوقت.

## On the stage
poe-numbered = { $number }: { $what }
poe-stage-proves = { $who ->
    [you] { $claim ->
        [possible] عليك أن تثبت أن الحل كان ما زال ممكنًا.
        [ripe] عليك أن تثبت أن حرفًا واحدًا يكفي للحل، وأن النقلة لم تكن اضطرارية.
        [earlier] عليك أن تثبت أي نقلة سابقة كانت الهفوة.
       *[other] عليك أن تثبت أن حرفًا واحدًا يكفي للحل.
    }
   *[other] { $claim ->
        [possible] الإثبات المطلوب: الحل كان ما زال ممكنًا.
        [ripe] الإثبات المطلوب: حرف واحد يكفي للحل، والنقلة لم تكن اضطرارية.
        [earlier] الإثبات المطلوب: أي نقلة سابقة كانت الهفوة.
       *[other] الإثبات المطلوب: حرف واحد يكفي للحل.
    }
}
poe-stage-free = لا شيء يجب إثباته.
poe-stage-proof = { $who ->
    [you] برهانك
   *[other] برهان { $name }
}
poe-stage-letters = مع { $letters }:

## Acting
poe-write = اكتب { $letter } في { $square }
poe-write-none = اختر خانة وحرفًا
poe-erase = امحُ
poe-force-out-open = الاضطرار…
poe-force-out-title = أتعلن الاضطرار؟
poe-force-out-meaning = أنت تقول: حرف واحد آخر يصنع حلًا، واللاعب الأخير لم يكن يستطيع منع ذلك.
poe-force-out-burden = على كل واحد أن يثبته، وحده. البرهان يجلب نقطة واحدة. إذا أعلنته ولم تستطع إثباته خسرت نقطة.
poe-force-out = أعلن الاضطرار
poe-warning-title = انظر مرة أخرى
poe-warning-p = بعد هذا الحرف لا يبقى أي حل ممكنًا. ستكون هفوة P-flub.
poe-warning-a = بعد هذا الحرف يستطيع أحدهم أن يصنع حلًا بحرف واحد آخر. ستكون هفوة A-flub.
poe-warning-passed = كانت آخر نقلة هفوة. إذا كتبت بدل أن تعترض صارت نقلتك هفوة أيضًا.
poe-warning-back = فكّر ثانيةً
poe-warning-write = اكتبه مع ذلك

## Challenging
poe-challenge-open = اعترض…
poe-challenge-title = { $move ->
    [goal] ما الخطأ في الهدف؟
   *[other] ما الخطأ في { $move }؟
}
poe-challenge-who = من يعترض؟
poe-challenge-confirm = { $kind ->
    [P] صار مستحيلًا الآن: P-flub
    [A] سهل جدًا، يكفي حرف واحد: A-flub
    [CP] كان مستحيلًا من قبل: CP-flub
   *[CA] كان سهلًا جدًا من قبل: CA-flub
}
poe-challenge-back = ليس الآن
poe-challenge-move = أي نقلة؟
poe-challenge-moved = { $move ->
    [goal] الهدف، من { $name }
   *[other] { $move } من { $name }
}
poe-challenge-burden-mover = على { $name } إثبات العكس.
poe-challenge-burden-you = عليك أن تثبت ذلك.
poe-challenge-burden-challenger = على { $name } إثبات ذلك.
poe-join = { $who ->
    [you] انضم إلى طرفك
   *[other] انضم إلى { $name }
}
poe-join-bears = { $side ->
    [challenger] عليك أن تثبت أيضًا: نقطة واحدة إن صح.
   *[mover] عليك أن تثبت أيضًا: نقطتان إن صح.
}
poe-join-challenger-free = لا شيء يجب إثباته هنا. إن لم يثبت أحد نلت نقطة واحدة.
poe-join-mover-free = لا شيء يجب إثباته هنا. إن لم يثبت أحد نلت نقطتين.

## Proving
poe-curtain = كتابة برهان: { $name }
poe-curtain-about = كل الآخرين ينظرون بعيدًا. لا يرى أحد برهانًا قبل أن تُسلّم كلها.
poe-curtain-open = أنا { $name }: ابدأ
poe-proof-move-lead = أي نقلة كانت هفوة A-flub؟ المس حرفها.
poe-proof-move-why = هفوة CA-flub سكوت عن A-flub. لذلك سمِّ أولًا الهفوة التي سُكت عنها.
poe-proof-move = { $number }: { $letter } من { $name }
poe-proof-letters-lead = اكتب حروفًا حتى يوجد حل: المس خانة، ثم اختر.
poe-proof-letters-why = أنت تقول إنه ما زال ممكنًا: هذا يبيّن كيف. الخانات الفارغة تُحسب F.
poe-proof-letter-lead = أي حرف واحد يكمله؟ المس خانته، ثم اختر.
poe-proof-letter-why = أنت تقول إن حرفًا واحدًا آخر يصنع حلًا.
poe-proof-connections-lead = ارسم كل وصلة تحسبها، من جانب إلى جانب.
poe-proof-connections-why = يجب أن تحقق معًا الهدف، وأن تكون كل وصلة مطلوبة بينها.
poe-proof-instead-lead = ماذا كان يمكن أن يُكتب في نقلة { $name } بدلًا من { $letter }؟
poe-proof-instead-why = من ليس عنده أفضل لا يقع في هفوة. بعد حرفك يكون الحل ممكنًا، لكن ليس بحرف واحد.
poe-proof-written = الحروف التي كتبتها
poe-proof-letter-remove = امحُ { $letter }
poe-proof-count = { $count ->
    [0] لا وصلات بعد.
    [one] { $parity ->
        [odd] وصلة واحدة: فردي.
       *[none] وصلة واحدة.
    }
    [two] { $parity ->
        [even] وصلتان: زوجي.
       *[none] وصلتان.
    }
    [few] { $parity ->
        [odd] { $count } وصلات: فردي.
        [even] { $count } وصلات: زوجي.
       *[none] { $count } وصلات.
    }
   *[other] { $parity ->
        [odd] { $count } وصلة: فردي.
        [even] { $count } وصلة: زوجي.
       *[none] { $count } وصلة.
    }
} { $goal ->
    [odd] الهدف فردي.
    [even] الهدف زوجي.
    [at-least] الهدف { $number } على الأقل.
   *[exactly] الهدف { $number } بالضبط.
}
poe-give-up-title = أتتخلى عن البرهان؟
poe-give-up-meaning = عندئذ لا تكون قد أثبتّ ذلك.
poe-give-up-stay = تابع المحاولة
poe-give-up-confirm = تخلَّ عنه

## Flaws of a proof
poe-flaw-no-move = تنقص النقلة التي كانت A-flub.
poe-flaw-move-not-asked = هذا البرهان لا يسمّي نقلة سابقة.
poe-flaw-no-such-move = لا توجد نقلة { $number } قبل النقلة المعترض عليها.
poe-flaw-goal = تحديد الهدف لا يكون A-flub أبدًا.
poe-flaw-letters = { $due ->
    [0] الشبكة ممتلئة: لا يُكتب أي حرف.
   *[other] هذا البرهان يكتب حرفًا واحدًا بالضبط.
}
poe-flaw-letter = { $letter } ليس من حروف POE.
poe-flaw-not-vacant = الخانة { $square } ليست فارغة.
poe-flaw-solution = ليس بعد: { $why }
poe-flaw-reason = السبب: { $why }
poe-flaw-no-alternative = ينقص الحرف الذي كان يمكن أن يُكتب بدلًا منه.
poe-flaw-alternative-not-asked = هذا البرهان لا يسمّي حرفًا بديلًا.
poe-flaw-alternative-written = { $letter } هو الحرف الذي كُتب.
poe-flaw-alternative-barred = لم يكن ممكنًا أن يُكتب { $letter }: تلك الخانة لم تكن فارغة.
poe-flaw-alternative-ripe = مع { $letter } بدلًا منه كان حرف واحد آخر سيصنع حلًا أيضًا.
poe-flaw-alternative-impossible = مع { $letter } بدلًا منه لم يكن الوصول إلى أي حل ممكنًا.


## What is so
poe-truth-flub = لكنها كانت كذلك. { $why }
poe-truth-possible = لكن الوصول إلى حل كان ممكنًا: { $letters ->
    [none] { $list }.
   *[other] مع { $letters } نجد { $list }.
}
poe-truth-ripe = { $letters ->
    [none] هو مكتمل من قبل: { $list }.
   *[other] لكن حرفًا واحدًا يكمله فعلًا: مع { $letters } نجد { $list }.
}
poe-truth-forced = { $letters ->
    [none] هذا يصنع حلًا، { $list }، لكن { $move } كانت اضطرارية: لم يكن ممكنًا أن يُكتب أفضل منها. لذلك لم تكن هفوة.
   *[other] مع { $letters } نجد { $list }، لكن { $move } كانت اضطرارية: لم يكن ممكنًا أن يُكتب أفضل منها. لذلك لم تكن هفوة.
}
poe-truth-nearest = لا حرف يكمله. الأقرب { $letters }: عندئذ نجد { $list }.
poe-truth-never = لا حرف يكمله، ولن يكمله أي حرف: { $why }
poe-truth-none-earlier = { $letters ->
    [none] لم يكن أي حرف قبل { $move } هفوة A-flub.
   *[other] لم يكن أي حرف قبل { $move } هفوة A-flub: كان ينقص بعد { $letters } على الأقل.
}
poe-better = الأفضل: { $letter }.
poe-better-challenge = الأفضل: الاعتراض على النقلة السابقة.

## The verdict
poe-round-over = انتهت الجولة { $number }.
poe-won = { $who ->
    [you] لقد فزت بالمباراة!
   *[other] الفوز بالمباراة من نصيب { $name }!
}
poe-won-together = فوز مشترك: { $names }!
poe-verdict-possible = { $held ->
    [yes] ثبت: كان الوصول إلى حل ممكنًا. إذن لم تكن { $move } هفوة ⁨{ $kind }-flub⁩.
   *[no] لم يثبت أحد أن الوصول إلى حل كان ممكنًا. الاعتراض ⁨{ $kind }-flub⁩ على { $move } صحيح.
}
poe-verdict-avoidable = { $held ->
    [yes] { $kind ->
        [A] ثبت: كانت { $move } هفوة A-flub.
       *[CA] ثبت: كانت { $move } هفوة CA-flub.
    }
   *[no] { $kind ->
        [A] لم يثبت أحد أن { $move } كانت A-flub.
       *[CA] لم يثبت أحد أن { $move } كانت CA-flub.
    }
}
poe-verdict-force-out = { $held ->
    [yes] { $who ->
        [you] أعلنت الاضطرار، وهو كذلك: أثبته أحدهم.
       *[other] إعلان الاضطرار من { $name }، وهو كذلك: أثبته أحدهم.
    }
   *[no] { $who ->
        [you] أعلنت الاضطرار، ولم يثبته أحد.
       *[other] إعلان الاضطرار من { $name }، ولم يثبته أحد.
    }
}
poe-points-of = { $name }: { $points }.
poe-reason-force-out = { $who ->
    [you] { $points }: أثبتّ الاضطرار.
   *[other] { $points }: أُثبت الاضطرار في برهان { $name }.
}
poe-reason-force-out-failed = { $who ->
    [you] { $points }: أعلنت الاضطرار ولم تثبته.
   *[other] { $points }: إعلان الاضطرار من { $name } بلا إثبات.
}
poe-reason-sustained = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: انضممت إلى المعترض وأثبتّ.
        [with-mover] { $points }: انضممت إلى صاحب النقلة وأثبتّ.
       *[other] { $points }: كان عليك أن تثبت فأثبتّ.
    }
   *[other] { $part ->
        [with-challenger] { $points }: برهان صحيح من { $name } في طرف المعترض.
        [with-mover] { $points }: برهان صحيح من { $name } في طرف صاحب النقلة.
       *[other] { $points }: عبء الإثبات كان على { $name }، والبرهان صحيح.
    }
}
poe-reason-given-up = { $who ->
    [you] { $points }: تخلّيت عن البرهان.
   *[other] { $points }: تخلٍّ عن البرهان من { $name }.
}
poe-reason-failed = { $who ->
    [you] { $points }: كان عليك أن تثبت، والبرهان غير صحيح.
   *[other] { $points }: عبء الإثبات كان على { $name }، والبرهان غير صحيح.
}
poe-reason-others-failed = { $who ->
    [you] { $part ->
        [with-challenger] { $points }: انضممت إلى المعترض، ولم يثبت أحد العكس.
       *[other] { $points }: لم يكن عليك أن تثبت شيئًا، ولم يثبت غيرك.
    }
   *[other] { $part ->
        [with-challenger] { $points }: وقوف { $name } مع المعترض، ولم يثبت أحد العكس.
       *[other] { $points }: لم يكن على { $name } إثبات شيء، ولم يثبت أحد.
    }
}
poe-reason-others-sustained = { $who ->
    [you] { $points }: لم يكن عليك أن تثبت شيئًا، والطرف الآخر أثبت.
   *[other] { $points }: لم يكن على { $name } إثبات شيء، والطرف الآخر أثبت.
}
poe-verdict-a-flub = النقلة { $number } كانت A-flub: { $letter }.
poe-show-proof = أظهر
poe-shown-instead = كان يمكن أن يُكتب بدلًا منه: { $letter }.
poe-felt = { $part ->
    [caller] كنت على حق! ⁨+{ $points }⁩
    [mover] ثبتت نقلتك! ⁨+{ $points }⁩
    [force-out] لقد أثبتّ ذلك! ⁨+{ $points }⁩
   *[joiner] اخترت الطرف الصحيح! ⁨+{ $points }⁩
}
poe-show-truth = أظهره على الشبكة
poe-show-possible = أظهر برهانًا كان سيكون صحيحًا
poe-next-round = الجولة التالية
poe-new-match = مباراة جديدة، اللاعبون أنفسهم

## Review and coach
poe-review = راجع الجولة
poe-review-move = { $name }: { $move }
poe-review-fine = لا هفوة.
poe-review-missed = كان يمكن أن يعترض عليها: { $names }.
poe-note-p = { $move } هفوة P-flub: { $why }
poe-note-a = { $letter ->
    [none] { $move } هفوة A-flub: تصنع { $list }. كان { $instead } يمنع ذلك.
   *[other] { $move } هفوة A-flub: مع { $letter } نجد { $list }. كان { $instead } يمنع ذلك.
}
poe-note-ca = { $move } هفوة CA-flub: كانت { $earlier } هفوة A-flub، ولم يعترض عليها أحد.
poe-note-cp = { $move } هفوة CP-flub: النقلة السابقة لم تترك أي حل، ولم يعترض عليها أحد.
poe-obstacle-stranded = الحرف R في الخانة { $square } لم يعد ممكنًا أن يكون R الوحيد في وصلة.
poe-obstacle-too-few = { $count ->
    [0] لم يعد ممكنًا صنع أي وصلة.
    [one] لم يعد ممكنًا صنع أكثر من وصلة واحدة.
    [two] لم يعد ممكنًا صنع أكثر من وصلتين.
    [few] لم يعد ممكنًا صنع أكثر من { $count } وصلات.
   *[other] لم يعد ممكنًا صنع أكثر من { $count } وصلة.
} { $goal ->
    [odd] الهدف فردي.
    [even] الهدف زوجي.
    [at-least] الهدف { $number } على الأقل.
   *[exactly] الهدف { $number } بالضبط.
}
poe-obstacle-too-many = { $count ->
    [one] وصلة واحدة يجب أن تُحسب
    [two] وصلتان يجب أن تُحسبا
    [few] { $count } وصلات يجب أن تُحسب
   *[other] { $count } وصلة يجب أن تُحسب
} مهما كُتب. { $goal ->
    [odd] الهدف فردي.
    [even] الهدف زوجي.
    [at-least] الهدف { $number } على الأقل.
   *[exactly] الهدف { $number } بالضبط.
}
poe-obstacle-other-sizes = لا يمكن أن يكون عدد وصلات الحل إلا: { $sizes }. { $goal ->
    [odd] الهدف فردي.
    [even] الهدف زوجي.
    [at-least] الهدف { $number } على الأقل.
   *[exactly] الهدف { $number } بالضبط.
}

## Scores
poe-scores = النقاط
poe-score-round = الجولة
poe-scores-none = لم تنتهِ أي جولة بعد.

## The board without opponents
poe-board-solved = يوجد حل: { $list }.
poe-board-unsolved = لا حل بعد.
poe-board-possible = الوصول إلى حل ممكن.
poe-board-impossible = الوصول إلى حل غير ممكن: { $why }
poe-board-ripe = { $letter ->
    [none] هو موجود من قبل: { $list }.
   *[other] حرف واحد يكفي: مع { $letter } نجد { $list }.
}
poe-board-unripe = حرف واحد لا يكفي.
poe-board-safe = { $count ->
    [0] { $forced ->
        [yes] لا حرف آمن. من يكتب الآن مضطر، ويجوز له أن يترك غيره يكمل الحل.
       *[no] لا حرف آمن.
    }
    [one] حرف واحد آمن.
    [two] حرفان آمنان.
    [few] { $count } حروف آمنة.
   *[other] { $count } حرفًا آمنًا.
}
poe-board-legend = في الخانات الفارغة: الحروف العادية آمنة، والحروف المحاطة بإطار تترك غيرك يكمل الحل، والحروف المشطوبة لا تترك أي حل.
poe-board-start = ابدأ مباراة من هنا
poe-board-no-start = تبدأ المباراة حيث يمكن أن يُكتب حرف ويمكن الوصول إلى حل.

## Bad input
poe-refused-over = انتهت المباراة.
poe-refused-seat = لا يوجد لاعب { $number }.
poe-refused-not-timed = هذه المباراة ليست محدودة بوقت.
poe-refused-time-called = انتهى الوقت من قبل.
poe-refused-goal-due = تحديد الهدف أولًا على { $name }.
poe-refused-goal-set = الهدف محدّد من قبل.
poe-refused-goal-other = «{ $text }» ليس هدفًا هنا.
poe-refused-hearing = أولًا يجب أن يُحسم الاعتراض.
poe-refused-no-hearing = لم يعترض أحد.
poe-refused-turn = الدور على { $name }.
poe-refused-sides = ليس على أحد أن ينضم إلى طرف الآن.
poe-refused-join-due = الانضمام إلى طرف أولًا على { $name }.
poe-refused-no-burden = ليس على هذا اللاعب أن يثبت شيئًا.
poe-refused-handed-in = هذا البرهان سُلّم من قبل.
poe-refused-proof-long = هذا البرهان طويل جدًا. في الحل 136 وصلة على الأكثر.
poe-refused-own-move = لا يعترض أحد على نقلته.
poe-refused-goal-flub = الهدف لا يمكن أن يكون إلا P-flub.
poe-refused-full = امتلأت الشبكة. اعترض، أو أعلن الاضطرار.
poe-refused-letter = { $letter } ليس من حروف POE.
poe-refused-square = لا توجد خانة { $square } على الشبكة.
poe-refused-filled = في الخانة { $square } حرف من قبل.
