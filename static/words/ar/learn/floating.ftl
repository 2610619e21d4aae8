# The lessons of Floating Tic-Tac-Toe.
learn-floating-step = { $step ->
    [1] خانات في المتناول
    [2] المتناول يضيق
    [3] متى تنغلق المنطقة
    [4] ثلاثة على خط
    [5] أربعة بخطين
    [6] الأقطار
    [7] عُدّ نقاط منطقة ممتلئة
    [8] اصنع خطًا
    [9] امنع خطًا
    [10] خطان معًا
    [11] ثبّت حافة
    [12] الخانات الأخيرة
    [13] القواعد الخاصة
   *[14] الرد على خطأ
}
learn-floating-ask = { $asked ->
    [reach] المس كل خانة يجوز أن يلعب فيها { $side }: لا يجوز أن يزيد العرض ولا الارتفاع على أربعة.
    [may] هل يجوز أن يلعب { $side } في { $square }؟ إن لم يجز فالمس حجرًا بعيدًا عنها أكثر مما يجوز.
    [close] أنت { $side }. المس خانة تغلق المنطقة: عرضها أربعة وارتفاعها أربعة.
    [lines] سجّل كل خط ثلاثي لـ { $side }. المس ثلاث خانات لكل خط.
    [count] احسب نقاط الطرفين.
    [take] أنت { $side }. المس خانة تصنع خطًا ثلاثيًا.
    [block] أنت { $side }. المس حيث تمنع الخط الثلاثي للطرف الآخر.
    [two] أنت { $side }. المس خانة تهدّد بأكثر مما يستطيع الطرف الآخر أن يمنعه.
    [fix] أنت { $side }. المس خانة تجعل { $square } خارج المتناول، لكن ليس { $square } نفسها.
   *[keep] أنت { $side }. المس خانة لا تضيّع شيئًا.
}
learn-floating-board = اللوحة
learn-floating-marked = { $square }، { $mark ->
    [marked] معلّمة
   *[other] يُسأل عنها
}
learn-floating-may = هل يجوز اللعب هناك؟
learn-floating-show = المس حجرًا بعيدًا أكثر مما يجوز.
learn-floating-points = نقاط { $side }
learn-floating-tap-one = المس أولًا خانتك على اللوحة.
learn-floating-tap-three = المس ثلاث خانات على اللوحة.
learn-floating-lines = الخطوط الثلاثية المسجّلة
learn-floating-remove = احذف { $line } من القائمة
learn-floating-variation = { $variation ->
    [moving] النقل: يجوز أن تنقل أولًا حجرًا من أحجارك.
    [sharing] المشاركة: خطان ثلاثيان يشتركان في حجر لهما نقطة إضافية.
    [touching] التلامس: الحجر الجديد يلامس حجرًا موجودًا.
   *[fewest] الأقل: أقل النقاط تفوز.
}
learn-floating-beat = { $line } خط ثلاثي: ثلاثة متتالية { $rule ->
    [across] أفقيًا.
    [up] عموديًا.
   *[diagonal] قطريًا.
}
learn-floating-beat-stops = وإلا يصنع { $side } هذا الخط: { $lines }.
learn-floating-turn = { $square }
learn-floating-turn-moved = من { $from } إلى { $to }، ثم { $square }
learn-floating-answer-every = كل الخانات الفارغة.
learn-floating-answer-no = لا: { $square } بعيد أكثر مما يجوز.
learn-floating-answer-count = نقاط X: { $x }، ونقاط O: { $o }
learn-floating-flaw = { $kind ->
    [missed] الخانة { $square } في المتناول أيضًا.
    [fits] يجوز: كل الأحجار تتسع في الأربعة في أربعة المعلّمة.
    [unshown] المس حجرًا بعيدًا أكثر مما يجوز.
    [not-too-far] الحجر { $square } ليس بعيدًا أكثر مما يجوز.
    [still-open] ما زالت المنطقة تستطيع أن تتسع إلى الخانات المعلّمة.
    [makes-none] هذا لا يصنع خطًا ثلاثيًا.
    [used] كان المطلوب ألا تُستعمل { $square }.
   *[still-in-reach] ما زالت { $square } في المتناول.
}
learn-floating-flaw-line = { $kind ->
    [not-own] الخط { $line }: ليس على { $square } حجر لهذا الطرف.
    [gap] في الخط { $line } فراغ.
    [bent] الخط { $line } ليس مستقيمًا.
    [twice] الخط { $line } مسجّل مرتين.
   *[not-listed] الخط { $line } ناقص.
}
learn-floating-miscounted = نقاط { $side }: { $count ->
    [one] نقطة واحدة.
    [two] نقطتان.
    [few] { $count } نقاط.
   *[other] { $count } نقطة.
}
learn-floating-answered = رد الطرف الآخر: { $turn }.
learn-floating-loses = هذا يضيّع { $count ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $count } نقاط
   *[other] { $count } نقطة
}: { $line }.
learn-floating-hint-look = انظر إلى الخانات المعلّمة: { $squares }.
learn-floating-hint-four = لا يجوز أن يبتعد حجران أكثر من ثلاث خانات، أفقيًا أو عموديًا.
learn-floating-hint-among = إحدى الخانات المعلّمة صحيحة: { $squares }.
learn-floating-belief = { $belief ->
    [sheet-is-board] الورقة ليست هي اللوحة: لا تُحسب إلا أربع خانات في أربع.
    [box-is-area] ما زالت المنطقة تستطيع أن تتسع حتى تصير أربعة في أربعة.
    [one-way-is-enough] يجب أن يكون العرض أربعة والارتفاع أربعة.
    [bent-counts] الخط الثلاثي مستقيم.
    [gap-counts] الثلاثة متجاورة.
    [four-is-one] في أربعة متتالية خطان ثلاثيان.
    [no-diagonals] الأقطار تُحسب أيضًا.
    [blocks-instead] أن تمنع خطًا ليس أن تصنع خطًا.
    [takes-instead] أن تصنع خطًا لا يمنع الطرف الآخر.
    [one-is-enough] تهديد واحد يمكن منعه. تهديدان لا يمكن منعهما.
    [wrong-edge] هذا يوسّع الحافة الأخرى.
    [inside-fixes] حجر في الداخل لا يحرّك الحواف.
    [greedy] نقطة الآن قد تكلّف أكثر فيما بعد.
    [unguarded] انظر ماذا يستطيع الطرف الآخر أن يفعل بعد ذلك.
    [lets-it-pass] كان الدور الأخير خطأ: استفد منه.
   *[plain-rules] انتبه إلى القاعدة الخاصة.
}

# Which rule
learn-floating-rule = { $rule ->
    [across] ثلاثة متتالية أفقيًا.
    [up] ثلاثة متتالية عموديًا.
   *[diagonal] ثلاثة متتالية قطريًا.
}

# On paper
learn-floating-paper = { $asked ->
    [reach] علّم كل خانة يجوز أن يلعب فيها { $side }: لا يجوز أن يزيد العرض ولا الارتفاع على أربعة.
    [may] هل يجوز أن يلعب { $side } في { $square }؟ إن لم يجز فسمِّ حجرًا بعيدًا عنها أكثر مما يجوز.
    [lines] سجّل كل خط ثلاثي لـ { $side }، كل خط بخاناته الثلاث.
    [close] أنت { $side }. سمِّ خانة تغلق المنطقة: عرضها أربعة وارتفاعها أربعة.
    [take] أنت { $side }. سمِّ خانة تصنع خطًا ثلاثيًا.
    [block] أنت { $side }. سمِّ خانة تمنع الخط الثلاثي للطرف الآخر.
    [two] أنت { $side }. سمِّ خانة تهدّد بأكثر مما يستطيع الطرف الآخر أن يمنعه.
    [fix] أنت { $side }. سمِّ خانة تجعل { $square } خارج المتناول، لكن ليس { $square } نفسها.
   *[keep] أنت { $side }. سمِّ خانة لا تضيّع شيئًا.
}
learn-floating-too-far = بعيد أكثر مما يجوز:
learn-floating-made = الخطوط الثلاثية:
learn-floating-play = دورك:

# A line of a count in court
learn-floating-line-row = { $line } خط ثلاثي.
learn-floating-line-complete = { $way ->
    [across] لم يُترك أي خط ثلاثي أفقي لـ { $side }.
    [up] لم يُترك أي خط ثلاثي عمودي لـ { $side }.
   *[diagonal] لم يُترك أي خط ثلاثي قطري لـ { $side }.
}
learn-floating-line-counted = { $way ->
    [across] أفقيًا، عدد خطوط { $side }: { $count }.
    [up] عموديًا، عدد خطوط { $side }: { $count }.
   *[diagonal] قطريًا، عدد خطوط { $side }: { $count }.
}
