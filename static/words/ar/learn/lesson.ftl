# A lesson.
learn-wait = لحظة من فضلك…
learn-watch = شاهد كيف يُحل.
learn-begun = البداية جاهزة.
learn-back = السابق
learn-pause = { $playing ->
    [yes] أوقف مؤقتًا
   *[no] شغّل
}
learn-forward = التالي
learn-part-of = { $part } من { $last }
learn-now-you = الآن دورك
learn-next = التالي
learn-check = تحقّق
learn-help = { $given ->
    [0] تلميح
    [one] تلميح آخر
    [two] أرني
    [few] أرني
   *[other] أرني
}
learn-again = ابدأ من جديد
learn-right = صحيح.
learn-not-yet = ليس بعد. { $why }
learn-not-yet-belief = ليس بعد. { $why } { $belief }
learn-unchanged = لم تضف شيئًا. إن كنت تقصد ذلك كما هو فاضغط «تحقّق» مرة أخرى.
learn-so = { $why } إذن: { $answer }
learn-remember = تذكّر: { $rules }
learn-hint-so-far = { $right ->
    [none] { $why }
   *[other] الصحيح حتى الآن: { $right }. لكن: { $why }
}
learn-hint-right-so-far = كل ما عندك صحيح. اضغط «تحقّق».
learn-shown = إجابة صحيحة: { $answer }
learn-way = إجابتك
learn-part = ما تكتبه
learn-yes = نعم
learn-no = لا
learn-answer-none = لا شيء.
learn-answer-no = لا.
learn-hint-look-all = انظر إلى كل شيء مرة أخرى.
learn-hint-how-many = { $count ->
    [0] لا شيء لتجده هنا.
    [one] المطلوب أن تجد واحدًا.
    [two] المطلوب أن تجد اثنين.
    [few] المطلوب أن تجد { $count }.
   *[other] المطلوب أن تجد { $count }.
}
learn-flaw-other-form = المطلوب شيء آخر.
learn-which-rule = شيء أخير. { $about } أي قاعدة تقرّر كيف يُحسب؟
learn-rule-is = القاعدة هنا غير هذه: { $rule }
learn-source = مثال من { $sheet ->
    [floating] قواعد Floating Tic-Tac-Toe
    [lawtoe] قواعد LawToe
    [poe] قواعد POE
    [wholes] قواعد Wholes
   *[networks] قواعد شبكات الحروف
}.
