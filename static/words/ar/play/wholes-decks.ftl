wholes-deck-copies = ⁨× { $count }⁩

wholes-decks-lead = انظر إلى البطاقات التي تأتي مع Wholes، أو اجمع بين مجموعات، أو اكتب رزمة خاصة بك.
wholes-decks-packs = المجموعات
wholes-decks-own = رزمك
wholes-decks-none = لم تكتب رزمة بعد.

wholes-deck-new-title = اكتب رزمة
wholes-deck-edit-title = غيّر «{ $name }»
wholes-deck-name = اسم الرزمة
wholes-deck-mix = ضع كل بطاقات مجموعة. خذ عدة مجموعات لتخلطها.
wholes-deck-rows = بطاقات لها قيمة
wholes-deck-head-value = القيمة
wholes-deck-head-form = الصورة
wholes-deck-head-count = العدد
wholes-deck-value = قيمة البطاقة { $number }
wholes-deck-form = صورة البطاقة { $number }
wholes-deck-count = كم من البطاقة { $number }
wholes-deck-remove-row = أخرج البطاقة { $number }
wholes-deck-add-row = أضف بطاقة
wholes-form-fraction = كسر
wholes-form-decimal = عدد عشري
wholes-form-percent = نسبة مئوية
wholes-form-pie = رسم: دائرة
wholes-form-bar = رسم: مستطيل
wholes-deck-keep = احفظ هذه الرزمة
wholes-deck-clear = ابدأ من جديد
wholes-deck-kept = حُفظت «{ $name }».
wholes-deck-edit = غيّر
wholes-deck-file = احفظ في ملف
wholes-deck-delete = احذف
wholes-deck-delete-title = أتحذف «{ $name }» نهائيًا؟

wholes-flaw-no-name = أعطِ الرزمة اسمًا أولًا.
wholes-flaw-name = توجد رزمة اسمها «{ $name }» من قبل. اختر اسمًا آخر.
wholes-flaw-no-room = عدد رزمك { $most }، وهذا أكثر ما يحفظه Flub. احذف واحدة أولًا.
wholes-flaw-row = { $typed }: { $why }
wholes-flaw-rows = عدد الصفوف التي لا تصح بعد: { $count }.
wholes-flaw-value = اكتب قيمة مثل ⁨3/8⁩ أو ⁨0.375⁩ أو ⁨37 1/2%⁩.
wholes-flaw-zero = يجب أن تكون البطاقة أكثر من صفر.
wholes-flaw-over = لا يمكن أن تكون البطاقة أكثر من واحد صحيح.
wholes-flaw-denominator = المقام { $denominator } كبير جدًا. أكبر مقام 1000.
wholes-flaw-digits = في هذا العدد العشري أكثر من 6 منازل. اختر صورة أخرى.
wholes-flaw-count = يجب أن يكون العدد رقمًا، مثل 3.
wholes-flaw-few = { $count ->
    [one] بطاقة واحدة حتى الآن. في الرزمة { $fewest } على الأقل.
    [two] بطاقتان حتى الآن. في الرزمة { $fewest } على الأقل.
    [few] { $count } بطاقات حتى الآن. في الرزمة { $fewest } على الأقل.
   *[other] { $count } بطاقة حتى الآن. في الرزمة { $fewest } على الأقل.
}
wholes-flaw-many = عدد البطاقات { $count }، وهذا كثير جدًا. في الرزمة { $most } على الأكثر.
wholes-flaw-unrelated = هذه المقامات مختلفة كثيرًا: أجزاؤها المشتركة صغيرة جدًا.
wholes-flaw-no-whole = لا توجد في هذه الرزمة بطاقات تكوّن واحدًا صحيحًا تمامًا. أضف بطاقات تكوّنه.

wholes-import-title = إدخال رزم
wholes-import-file = من ملف
wholes-import-text = أو ألصقها هنا، كل رزمة في سطر
wholes-import-form = اسم، ثم نقطتان، ثم بطاقات مع عدد كل منها، هكذا:
wholes-import = أضف هذه الرزم
wholes-import-done = أُضيفت الرزم.
wholes-import-empty = لا توجد رزمة هنا. اختر ملفًا أو ألصق سطرًا مثل ⁨Halves: 1/2*20, 0.5*20⁩
wholes-import-long = هذا طويل جدًا. لم يُضف شيء.
wholes-import-line = لم يُضف شيء. في السطر { $line }: { $why }
