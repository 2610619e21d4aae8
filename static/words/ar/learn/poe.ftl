# The lessons of POE.
learn-poe-step = { $step ->
    [1] خط أم لا
    [2] الأقطار تُحسب مرتين
    [3] ماذا يقطع الخط
    [4] حرف R واحد بالضبط
    [5] كل الوصلات
    [6] كل R يريد وصلة
    [7] ماذا يُحسب
    [8] فردي وزوجي
    [9] أما زال حلها ممكنًا؟
    [10] على بعد حرف واحد
    [11] أكان تجنّبها ممكنًا؟
    [12] على من الإثبات؟
    [13] برهان كامل
    [14] الهفوتان CP وCA
    [15] دورك: إعلان الاضطرار
   *[16] بالضبط، وعلى الأقل، و4 في 4
}
learn-poe-ask = { $asked ->
    [possible] أما زال الوصول إلى الهدف ممكنًا؟ أثبت ذلك، أو قل لا.
    [ripe] هل يعطي حرف واحد آخر حلًا؟ أثبت ذلك، أو قل لا.
    [avoidable] كُتب { $latest }. أهي A-flub؟ اكتب حرفًا أفضل، أو قل لا.
    [sides] اعتُرض على { $latest } بـ ⁨{ $kind }-flub⁩. على من الإثبات، ومن على حق؟
    [prove] { $latest } هفوة A-flub. أثبت ذلك: حرف واحد، والوصلات، وماذا يُكتب بدلًا منه.
    [name] النقلة { $latest } سكتت عن هفوة. أي اعتراض صحيح، وأي نقلة كانت الهفوة؟
   *[turn] هذا دورك. اكتب حرفًا آمنًا، أو اعترض، أو أعلن الاضطرار.
}
learn-poe-goal-move = 0: الهدف
learn-poe-hint-goal = انظر إلى الهدف نفسه.
learn-poe-answer-sides = { $burden ->
    [mover] على صاحب النقلة أن يثبت.
   *[challenger] على المعترض أن يثبت.
} { $join ->
    [mover] صاحب النقلة على حق.
   *[challenger] المعترض على حق.
}
learn-poe-answer-named = الاعتراض ⁨{ $kind }-flub⁩: كانت الهفوة { $number ->
    [0] الهدف.
   *[other] النقلة { $number }.
}
learn-poe-flaw-proof = { $kind ->
    [can-be] هذا ممكن
   *[force-out] لا أحد يستطيع أن يمنع الحل: أعلن الاضطرار
}. اكتب { $letters }، واحسب { $lines }.
learn-poe-flaw-impossible = لا يمكن حلها: { $why }
learn-poe-flaw = { $kind ->
    [not-ripe] لا يوجد هنا حرف واحد يعطي حلًا.
   *[forced] لم يكن أي حرف آخر يمنع ذلك: كان صاحب النقلة مضطرًا.
}
learn-poe-flaw-letter = { $kind ->
    [avoidable] كان { $letter } يمنع ذلك.
    [impossible] بعد { $letter } لا يبقى أي حل ممكنًا.
    [ripe] بعد { $letter } يعطي حرف واحد آخر حلًا.
    [barred] لا يمكن أن يُكتب { $letter } هناك.
   *[quiet] { $letter } آمن، لكنه ليس المطلوب.
}
learn-poe-flaw-side = { $kind ->
    [burden] { $side ->
        [mover] هنا على صاحب النقلة أن يثبت.
       *[challenger] هنا على المعترض أن يثبت.
    }
   *[join] { $side ->
        [mover] هنا صاحب النقلة على حق.
       *[challenger] هنا المعترض على حق.
    }
}
learn-poe-flaw-named = الاعتراض ⁨{ $kind }-flub⁩ صحيح: كانت الهفوة { $number ->
    [0] الهدف.
   *[other] النقلة { $number }.
}
learn-poe-flaw-flub = { $kind ->
    [due] اعترض على آخر نقلة: ⁨{ $flub }-flub⁩.
   *[none] آخر نقلة ليست ⁨{ $flub }-flub⁩.
}
