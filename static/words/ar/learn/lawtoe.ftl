# The lessons of LawToe.
learn-lawtoe-step = { $step ->
    [1] ثلاثية أم لا
    [2] الأقطار تُحسب مرتين
    [3] الحروف F وP وO
    [4] كل ثلاثية فيها O
    [5] فردي وزوجي
    [6] استعمل حرف P الجديد
    [7] أهي A-flub؟
    [8] هفوة CA-flub: أي نقلة؟
    [9] جريء أم لا
    [10] الشبكة الممتلئة
    [11] ماذا يفتح الحرف وماذا يغلق
    [12] حافظ على الفوز
   *[13] لعبة Dragoman
}
learn-lawtoe-ask = { $asked ->
    [use] { $latest } هفوة A-flub. أثبت ذلك: اكتب حرف P واحدًا وسجّل الثلاثيات.
    [flub] هل النقلة الأخيرة A-flub؟ أثبت ذلك، أو قل لا.
    [name] النقلة { $latest } سكتت عن هفوة. أي نقلة كانت A-flub؟
    [points] النقلة { $latest } سكتت عن A-flub. كم نقطة ينال اعتراض CA-flub صحيح؟
    [full] امتلأت الشبكة. سجّل حلًا، أو قل إنه لا يوجد حل.
    [keep] ستفوز إن لم تخطئ. ماذا تفعل؟
   *[two] أنت المدافع. اكتب { $due ->
        [one] حرفًا واحدًا
        [two] حرفين
        [few] { $due } حروف
       *[other] { $due } حرفًا
    } دون أن تقع في A-flub.
}
learn-lawtoe-facts = { $facts } { $you ->
    [plaintiff] أنت المدّعي.
   *[defendant] أنت المدافع.
} { $turns ->
    [pedagogue] من الآن يكتب كل طرف حرفًا واحدًا في دوره.
    [dragoman] يكتب المدافع حرفين في كل دور، وليس في الخانة 5 أبدًا؛ ويكتب المدّعي حرفًا واحدًا.
   *[none] { "" }
}
learn-lawtoe-answer-move = { $number ->
    [0] الهدف، قبل أي نقلة.
   *[other] النقلة { $number }.
}
learn-lawtoe-answer-points = { $points ->
    [one] نقطة واحدة.
    [two] نقطتان.
    [few] { $points } نقاط.
   *[other] { $points } نقطة.
}
learn-lawtoe-flaw-proof = { $kind ->
    [can-be] يوجد حل
   *[opens] الآن يفوز المدّعي
}: { $letters } و{ $lines }.
learn-lawtoe-flaw-none = لا يوجد حل هنا.
learn-lawtoe-flaw-named = النقلة { $number } كانت A-flub.
learn-lawtoe-flaw-points = نقاط الاعتراض الصحيح هنا: { $points }.
learn-lawtoe-flaw-gives = هذا يضيّع الفوز. { $letters } يحافظ عليه.
learn-lawtoe-flaw-flub = { $kind ->
    [due] آخر نقلة هفوة: اعترض عليها بـ ⁨{ $flub }-flub⁩.
   *[none] آخر نقلة ليست ⁨{ $flub }-flub⁩.
}
