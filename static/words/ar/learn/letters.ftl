# Exercises about a mat, of LawToe and POE.
learn-mat = الشبكة { $squares }
learn-written = الحروف المكتوبة
learn-letter-remove = امحُ { $letter }
learn-listed = { $count ->
    [0] لم يُسجّل شيء
    [one] المسجّل: 1
    [two] المسجّل: { $count }
    [few] المسجّل: { $count }
   *[other] المسجّل: { $count }
}
learn-facts = { $goal ->
    [odd] الهدف: فردي.
    [even] الهدف: زوجي.
    [at-least] الهدف: { $number } على الأقل.
   *[exactly] الهدف: { $number } بالضبط.
} { $count ->
    [0] لم يُكتب شيء بعد ذلك.
   *[other] كُتب بعد ذلك: { $letters }.
}
learn-move = { $number }: { $letters }
learn-ask-mat = { $asked ->
    [line] { $lines ->
        [triplets] أي هذه ثلاثيات: تمر بخانات متجاورة من جانب إلى الجانب المقابل؟
       *[other] أي هذه خطوط: تمر بخانات متجاورة من جانب إلى الجانب المقابل؟
    }
    [twice] أي هذه تُحسب مرتين؟
    [connection] أي هذه تصل بين جانبين هنا؟
    [required] أي هذه يجب أن تُحسب؟
    [all] { $lines ->
        [triplets] سجّل كل ثلاثية يجب أن تُحسب.
       *[other] سجّل كل وصلة يجب أن تُحسب.
    }
    [apart] سجّل كل الوصلات، المطلوبة في قائمة والمسموحة في قائمة.
   *[unused] المس كل { $letter } لا تمر به وصلة مطلوبة.
}
learn-ask-letter = { $asked ->
    [closes] { $lines ->
        [triplets] كُتب { $letter }. أي ثلاثيات يغلق؟
       *[other] كُتب { $letter }. أي خطوط يغلق؟
    }
   *[opens] { $lines ->
        [triplets] كُتب { $letter }. أي ثلاثيات يكمل؟
       *[other] كُتب { $letter }. أي وصلات يكمل؟
    }
}
learn-ask-goal = { $asked ->
    [sizes] { $lines ->
        [triplets] كم ثلاثية يمكن أن تكون في الحل؟
       *[other] كم وصلة يمكن أن تكون في الحل؟
    } الهدف { $goal ->
        [odd] فردي
        [even] زوجي
        [at-least] { $number } على الأقل
       *[exactly] { $number } بالضبط
    }. اختر كل الأعداد.
   *[solve] سجّل حلًا. الهدف { $goal ->
        [odd] فردي
        [even] زوجي
        [at-least] { $number } على الأقل
       *[exactly] { $number } بالضبط
    }.
}
learn-label = { $name ->
    [pick] اختر كل ما يناسب
    [lines] { $lines ->
        [triplets] الثلاثيات
       *[other] الوصلات
    }
    [permitted] المسموحة
    [squares] المس خانات على الشبكة.
    [numbers] الأعداد
    [letters] الحروف
    [instead] البديل
    [possible] يمكن حلها
    [impossible] لا يمكن
    [ripe] حرف واحد يحلها
    [not-ripe] لا يحلها
    [avoidable] نعم: هذا الحرف بدلًا منه
    [no-flub] ليست هفوة
    [flub-proved] هفوة: هذا هو البرهان
    [solved] محلولة: هذا هو البرهان
    [unsolved] لا حل
    [burden] على من الإثبات؟
    [join] من على حق؟
    [mover] صاحب النقلة
    [challenger] المعترض
    [kind] أي اعتراض؟
    [flub] أي اعتراض؟
    [move] أي نقلة كانت الهفوة؟
    [points] كم نقطة؟
    [write] أكتب
    [challenge] أعترض
    [force-out] أعلن الاضطرار
    [P] P-flub
    [A] A-flub
    [CP] CP-flub
    [CA] CA-flub
    [A-flub] A-flub
    [CA-flub] CA-flub
   *[other] { $name }
}
learn-answer-apart = المطلوبة: { $required ->
    [none] لا شيء
   *[other] { $required }
}. المسموحة: { $permitted ->
    [none] لا شيء
   *[other] { $permitted }
}.
learn-answer-proof = { $letters ->
    [none] بلا حرف
   *[other] اكتب { $letters }
}. { $lines ->
    [none] لا يُحسب شيء
   *[other] احسب { $lines }
}. { $instead ->
    [no] {""}
   *[other] البديل: { $instead }.
}
learn-answer-instead = البديل: { $letter }
learn-answer-write = اكتب { $letters }.
learn-answer-challenge = اعترض: ⁨{ $kind }-flub⁩.
learn-flaw-solution = القائمة خطأ: { $why }
learn-flaw-twice = الخط { $listing } في قائمتك مرتين، أو ليس من بين الخيارات.
learn-flaw-line = { $kind ->
    [extra] الخط { $listing } لا مكان له هناك.
    [missing] الخط { $listing } ناقص.
   *[other-list] الخط { $listing } في القائمة الأخرى.
}
learn-flaw-square = { $kind ->
    [extra] الخانة { $square } لا مكان لها هناك.
   *[missing] الخانة { $square } ناقصة.
}
learn-flaw-number = { $kind ->
    [extra] لا يوجد حل عدده { $number } بالضبط.
   *[missing] يمكن أن يكون عدد الحل { $number } أيضًا.
}
learn-hint-look = انظر إلى الخانات المعلّمة: { $squares }.
learn-hint-move = انظر إلى النقلة { $number }.
learn-hint-begin = ابدأ هكذا: { $answer }
learn-belief = { $belief ->
    [turns-back] الخط لا يرجع إلى الوراء أبدًا.
    [gaps] خانات الخط تتلامس.
    [straight-only] يجوز أن ينحني الخط، ما دام يستمر إلى الجانب المقابل.
    [diagonal-once] القطر من زاوية إلى زاوية يصل بين الأعلى والأسفل وبين اليسار واليمين، فيُحسب مرتين.
    [straight-twice] القطران من زاوية إلى زاوية وحدهما يُحسبان مرتين.
    [forbidden-joins] حرف F يقطع كل خط يمر به.
    [vacant-joins] الخانة الفارغة لا تصل شيئًا بعد.
    [any-requires] حرف R واحد بالضبط يجعل الوصلة مطلوبة. بحرفي R هي مسموحة.
    [one-requires] في LawToe أي O يجعل الثلاثية مطلوبة، ولو كان فيها اثنان أو ثلاثة.
    [all-required] بلا { $letter } يجوز تركها.
    [any-uses] الوصلة التي فيها حرفا R لا تستعمل أيًا منهما.
    [all-counted] المسموحة لا يجب أن تُحسب. احسب منها ما يناسب الهدف.
    [required-skipped] المطلوبة لا تُترك أبدًا.
    [zero-is-even] القائمة الفارغة ليست حلًا: يجب أن تُحسب واحدة على الأقل.
    [fewer-than-required] كل المطلوبة موجودة في كل حل.
    [exactly-is-at-least] «بالضبط» تعني لا أكثر ولا أقل.
    [at-least-is-at-most] «على الأقل» تعني هذا العدد أو أكثر.
    [now-or-never] «لم تُحل بعد» ليست «لن تُحل أبدًا»: قد تساعد حروف أخرى.
    [always-hope] توجد خانات فارغة، لكن لا حروف فيها تصنع حلًا.
    [forced-is-flub] لا تكون النقلة هفوة إلا إذا كان حرف آخر أفضل منها.
    [ripe-is-no-flub] أن تترك حلًا لا ينقصه إلا حرف واحد هفوة A-flub، إذا كان حرف آخر يمنع ذلك.
    [challenger-proves] بعد اعتراض P-flub على صاحب النقلة أن يثبت.
    [mover-proves] بعد اعتراض A-flub على المعترض أن يثبت.
    [latest-move] النقلة الأخيرة سكتت عن الهفوة فقط.
    [other-kind] الحرف الأول بعد C يقول عن أي نوع من الهفوات سُكت.
    [any-instead] الحرف البديل يجب أن يكون هو نفسه آمنًا.
    [writes-on] لا تتابع الكتابة ساكتًا عن هفوة، ولا عن حل لا ينقصه إلا حرف واحد.
    [force-out-for-flub] اعترض أولًا على الهفوة.
    [new-letter-unused] يجب أن يمر خط محسوب بحرف P الجديد.
    [needs-instead] في LawToe لا تحتاج A-flub إلى حرف أفضل: يكفي حرف P واحد يفوز.
    [always-bold] الاعتراض الجريء هو فقط الاعتراض على النقلة التي تلي A-flub مباشرة.
    [never-bold] الاعتراض على النقلة التي تلي A-flub مباشرة جريء.
    [full-is-lost] على شبكة ممتلئة قد يستطيع المدّعي مع ذلك أن يثبت حلًا.
    [all-through] ما أغلقه حرف F من قبل يبقى مغلقًا.
    [flub-is-safe] انظر ماذا يفعل حرف P آخر.
    [any-move-wins] ليست كل نقلة تحافظ على الفوز.
    [centre-allowed] في Dragoman لا يكتب المدافع في الخانة 5 أبدًا.
   *[one-letter] في Dragoman يكتب المدافع حرفين.
}

# Which rule
learn-line-rule = { $rule ->
    [broken] يقطعه حرف F أو خانة فارغة.
    [required] { $letter ->
        [R] فيه R واحد بالضبط، فيجب أن يُحسب.
       *[other] فيه O، فيجب أن يُحسب.
    }
   *[permitted] { $letter ->
        [R] ليس فيه R واحد بالضبط: يجوز أن يُحسب.
       *[other] ليس فيه O: يجوز أن يُحسب.
    }
}

# A line of a proof, as it is read out in court.
learn-proof-line = { $kind ->
    [move] النقلة { $named } كانت الهفوة.
    [letter] كُتب { $named }.
    [no-letter] لا حرف يجب أن يُكتب.
    [counted] يُحسب { $named }.
    [complete] { $lines ->
        [triplets] لم تُترك أي ثلاثية يجب أن تُحسب، وكل { $named } مستعمل.
       *[other] لم تُترك أي وصلة يجب أن تُحسب، وكل { $named } مستعمل.
    }
    [used] { $named } مستعمل.
    [instead] كان يمكن أن يُكتب { $named } بدلًا منه: هو آمن.
   *[end] هذا هو البرهان كله.
}
learn-proof-number = العدد { $count }. الهدف { $goal ->
    [odd] فردي
    [even] زوجي
    [at-least] { $number } على الأقل
   *[exactly] { $number } بالضبط
}، إذن تحقّق الهدف.

# A beat of a worked example: what is added, and why.
learn-beat-line = { $sides ->
    [down] يمتد { $line } من الأعلى إلى الأسفل.
    [across] يمتد { $line } من اليسار إلى اليمين.
    [both] يمتد { $line } من زاوية إلى زاوية: من الأعلى إلى الأسفل، ومن اليسار إلى اليمين. لذلك يُحسب مرتين.
    [first] يمتد { $line } من زاوية إلى زاوية. أولًا يُحسب من الأعلى إلى الأسفل.
   *[again] { $line } مرة ثانية: هو يمتد أيضًا من اليسار إلى اليمين.
} { $rule ->
    [required] { $letter ->
        [R] فيه R واحد بالضبط، فيجب أن يُحسب.
       *[other] فيه O، فيجب أن يُحسب.
    }
    [permitted] { $letter ->
        [R] ليس فيه R واحد بالضبط، فيجوز أن يُحسب.
       *[other] ليس فيه O، فيجوز أن يُحسب.
    }
    [open] كل خاناته مفتوحة: الحرفان P و{ $letter } يتركانه يمر. حرف F كان سيقطعه.
    [broken] يقطعه حرف F أو خانة فارغة.
   *[none] {""}
}
learn-beat-others = وبالطريقة نفسها: { $lines }.
learn-beat-letter = اكتب { $named }. { $letter ->
    [F] حرف F يقطع كل خط يمر بخانته.
    [P] حرف P يُبقي خانته مفتوحة ولا يطلب شيئًا.
    [R] حرف R يُبقي خانته مفتوحة. الخط الذي فيه R واحد بالضبط يجب أن يُحسب.
   *[O] حرف O يُبقي خانته مفتوحة، وكل خط يمر بها يجب أن يُحسب.
}
learn-beat-instead = كان يمكن أن يُكتب { $letter } بدلًا منه: هو آمن. إذن لم تكن النقلة اضطرارية.
