# An exercise posed to a class, and its codes.
pool-choose = اختر غيره
pool-reveal = أظهر الأصوات
pool-vote-again = صوّتوا مرة أخرى
pool-again = تناقشوا. ثم صوّتوا مرة أخرى برفع الأيدي.
pool-show-truth = أظهر الحقيقة
pool-refute = لماذا لا تصحّ { $answer }؟
pool-show-right = أظهر كيف يُحل
pool-go-on = تابع
pool-next = التمرين التالي
pool-undo = تراجع عن آخر عدّ
pool-exercise = التمرين: { $exercise }
pool-other = إجابة أخرى
pool-unsure = لا أعرف
pool-believed = إجابة أخرى، بسبب هذا الظن
pool-right = صحيح
pool-wrong = خطأ
pool-refuted = { $answer } خطأ. { $why }
pool-worked = إجابة صحيحة: { $answer }

pool-fewer = يد أقل لـ { $answer }
pool-hands = الأيدي لـ { $answer }
pool-more = يد أخرى لـ { $answer }
pool-bars = كيف أجاب الصف
pool-answered = { $total ->
    [one] إجابة واحدة.
    [two] إجابتان.
    [few] { $total } إجابات.
   *[other] { $total } إجابة.
}
pool-count = { $vote ->
    [first] أولًا: { $count } من { $total } (⁨{ $percent }%⁩)
    [second] ثانيًا: { $count } من { $total } (⁨{ $percent }%⁩)
   *[only] { $count } من { $total } (⁨{ $percent }%⁩)
}

pool-qr = رمز يفتح التمرين على جهاز
pool-join = أجب على جهازك
pool-how = صوّر هذا الرمز، أو افتح العنوان. أجب مرة واحدة، ثم ارفع حروفك الستة.
pool-large = تكبير
pool-address = العنوان: { $address }
pool-from-file = فُتحت هذه الصفحة من ملف، فلا تستطيع الأجهزة الأخرى أن تتبع رابطها. عُدّ الأيدي.
pool-codes = الرموز، واحد أو عدة رموز معًا ({ $count ->
    [0] لا شيء حتى الآن
    [two] حتى الآن { $count }
    [few] حتى الآن { $count }
   *[other] حتى الآن { $count }
})
pool-take = خذ الرموز
pool-forged = الرموز للحديث في الصف، وليست للدرجات: يمكن اختلاقها.
pool-taken = { $count ->
    [0] لم يؤخذ أي رمز.
    [one] أُخذ رمز واحد.
    [two] أُخذ رمزان.
    [few] أُخذت { $count } رموز.
   *[other] أُخذ { $count } رمزًا.
}
pool-not-taken = { $kind ->
    [again] أُخذت من قبل ولم تُعدّ مرة أخرى: { $codes }. إذا أظهر تلميذان الحروف نفسها فأضف واحدًا بيدك.
    [mistyped] مكتوبة خطأ، انظر مرة أخرى من فضلك: { $codes }.
    [other] من تمرين آخر: { $codes }.
   *[length] في الرمز ستة حروف، وليس كذلك هنا: { $codes }.
} { $more ->
    [0] {""}
    [two] وغيرها: { $more }.
    [few] وغيرها: { $more }.
   *[other] وغيرها: { $more }.
}

pool-give = أرسل إجابتي
pool-once = تجيب مرة واحدة. بعد ذلك تنال ستة حروف لصفك.
pool-your-code = رمز إجابتك
pool-hold-up = ارفعه، أو اقرأه بصوت عالٍ.
pool-code-about = لا يستطيع أن يقرأه إلا صفحة معلمك. هو للحديث عن التمرين، وليس للدرجات.
pool-show-me = أرني الجواب

# A second device that collects codes.
pool-collect = اجمع على هاتف
collect-lead = الرمز ستة حروف، مثل KMD QTZ. اكتب عدة رموز معًا كما تحب.
collect-hand-over = اكتب هذا في الصفحة التي تعرض التمرين. هي تعدّها كلها.
collect-pose = أظهر التمرين على هذا الجهاز
collect-code = رمز الجميع: { $letters }
collect-clear = ابدأ من جديد
