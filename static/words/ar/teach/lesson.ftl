# Tomorrow's lesson: what a teacher has gathered for it, in order.
lesson-title = درس الغد
lesson-about = اجمع التمارين والمحاكم والسلالم والطاولات والأوراق في قائمة واحدة، واعرضها واحدًا بعد آخر على جهاز العرض. اطبعها خطةً، أو أعطها لغيرك.
lesson-add = أضف إلى درس الغد
lesson-in = { $count ->
    [one] درس الغد: صفحة واحدة
    [two] درس الغد: صفحتان
    [few] درس الغد: { $count } صفحات
   *[other] درس الغد: { $count } صفحة
}
lesson-full = لا مكان للمزيد في درس الغد. أخرج منه شيئًا، أو ابدأ درسًا آخر.
lesson-name = ما اسم هذا الدرس؟
lesson-empty = لا شيء فيه بعد. حيثما اخترت شيئًا لصفك فاضغط «أضف إلى درس الغد».
lesson-begin = ابدأ على جهاز العرض
lesson-go-on = تابع من الصفحة { $place }
lesson-ladder = على السلّم
lesson-table = طاولة
lesson-change = { $change ->
    [up] قدّم: { $what }
    [down] أخّر: { $what }
   *[remove] أخرج: { $what }
}
lesson-moved = { $what }: المكان الآن { $place } من { $count }
lesson-removed = أُخرج من الدرس: { $what }
lesson-more = أضف المزيد
lesson-take = خذ هذا الدرس معك
lesson-others = دروس أخرى
lesson-others-about = الدرس الجديد، أو درس من ملف، يأخذ مكان هذا الدرس. يوضع هذا جانبًا، ويمكنك أن تفتحه مرة أخرى.
lesson-new = درس جديد
lesson-from-file = درس من ملف
lesson-no-room = لا مكان هنا لوضع درسك جانبًا. احفظه في ملف، ثم أخرج كل ما فيه. لم يُفتح شيء ولم يتغير شيء.
lesson-outline = ⁨{ $name }⁩: { $count ->
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $count } صفحات
   *[other] { $count } صفحة
}

# While a class walks through it.
lesson-at = { $place } من { $count }
lesson-back = الدرس: السابق
lesson-next = الدرس: التالي
lesson-end = أنهِ الدرس

# A lesson from a link or a file.
lesson-link-title = درس من رابط
lesson-link-in-the-way = على هذا الجهاز درس آخر. إذا فتحت درس الرابط وُضع درسك جانبًا، ويمكنك أن تفتحه مرة أخرى.
lesson-link-mine = أبقِ درسي
lesson-link-open = افتح درس الرابط
lesson-fault = { $fault ->
    [long] هذا أطول من أي درس في Flub.
    [cut] ضاع جزء من هذا الدرس في الطريق. اطلبه مرة أخرى.
    [full] يتسع الدرس لأربعين صفحة، وفي هذا الدرس أكثر منها.
    [line] السطر { $line } من هذا الدرس لا يقود إلى أي صفحة في Flub، أو هو مكرّر.
   *[other] هذا لا يبدأ كدرس من Flub، أو صنعته نسخة أحدث من Flub.
} لم يُفتح شيء ولم يتغير شيء.
