home-poe = POE
home-poe-about = اكتب حروفًا في شبكة من الخطوط، في لعبة من لاعبين اثنين حتى ستة. هل ينتهي العدد فرديًا أم زوجيًا؟ من يبالغ يُعترض عليه.

# POE at the table. Players are "you" for the only person at the screen, or have a name.

## Goals

## Setting up
poe-setup-lead = كل حرف ادّعاء. اعترض عليه، وأثبت.
poe-opening = الجولة الأولى تبدأ من اللوحة. { $goal }. { $letters ->
    [0] الشبكة فارغة.
    [one] عليها حرف واحد من قبل.
    [two] عليها حرفان من قبل.
    [few] عليها { $letters } حروف من قبل.
   *[other] عليها { $letters } حرفًا من قبل.
}
poe-setup-version = ماذا تريد أن تلعب؟
poe-beginning = Beginning POE
poe-beginning-about = شبكة 3 في 3. الهدف فردي أو زوجي.
poe-tough = Tough POE
poe-tough-about = شبكة 3 في 3. قد يكون الهدف أيضًا «6 على الأقل» أو «8 بالضبط».
poe-big-tough = Big Tough POE
poe-big-tough-about = لعبة Tough POE على شبكة 4 في 4، فيها 136 خطًا.
poe-setup-length = كم تطول المباراة؟
poe-length-rounds = جولات
poe-length-points = نقاط
poe-length-minutes = دقائق
poe-length = { $kind ->
    [rounds] { $count ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
       *[other] { $count } جولة
    }
    [points] { $count ->
        [one] حتى نقطة واحدة
        [two] حتى نقطتين
        [few] حتى { $count } نقاط
       *[other] حتى { $count } نقطة
    }
   *[minutes] { $count ->
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $count } دقائق
       *[other] { $count } دقيقة
    }
}
poe-length-how-many-rounds = كم جولة؟
poe-length-how-many-points = كم نقطة؟
poe-length-how-many-minutes = كم دقيقة؟
poe-length-rounds-about = { $count ->
    [one] تُلعب جولة واحدة. صاحب أعلى النقاط يفوز.
    [two] تُلعب جولتان. صاحب أعلى النقاط يفوز.
    [few] تُلعب { $count } جولات. صاحب أعلى النقاط يفوز.
   *[other] تُلعب { $count } جولة. صاحب أعلى النقاط يفوز.
}
poe-length-points-about = { $count ->
    [one] أول جولة ينال فيها أحد نقطة هي الأخيرة.
    [two] تنتهي المباراة حين ينال أحد نقطتين.
    [few] تنتهي المباراة حين ينال أحد { $count } نقاط.
   *[other] تنتهي المباراة حين ينال أحد { $count } نقطة.
}
poe-length-minutes-about = { $count ->
    [one] بعد دقيقة واحدة تكون الجولة الجارية هي الأخيرة. لا داعي للعجلة.
    [two] بعد دقيقتين تكون الجولة الجارية هي الأخيرة. لا داعي للعجلة.
    [few] بعد { $count } دقائق تكون الجولة الجارية هي الأخيرة. لا داعي للعجلة.
   *[other] بعد { $count } دقيقة تكون الجولة الجارية هي الأخيرة. لا داعي للعجلة.
}
poe-level-beginner = حاسوب: يخطئ كثيرًا
poe-level-student = حاسوب: يخطئ أحيانًا
poe-level-expert = حاسوب: لا يخطئ أبدًا
poe-levels-about = يخطئ الحاسوب حين يفوته أثر نقلة، أو اعتراض كان سيربحه.
poe-one-device = الجميع يلعبون على هذا الجهاز الواحد. لا تنتقل POE بين الأجهزة، لأن الرابط سيكشف البراهين المختومة.
poe-board-open = لوحة بلا خصوم
