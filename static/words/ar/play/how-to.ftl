how-to-source = من أين جاءت القواعد
how-to-source-rulings = حيث ترك المصدر شيئًا مفتوحًا كان على هذا التطبيق أن يقرّر. إذا كان صفك يلعب بطريقة أخرى فلا بأس: الآن تعرف أين الفرق.

## Pictures to play with
how-to-try-odd = فردي
how-to-try-even = زوجي
how-to-try-odd-goal = الهدف: فردي
how-to-try-line-start = المس ثلاث خانات، واحدة بعد الأخرى.
how-to-try-line-none = الخط { $listing } لا يصل بين جانبين متقابلين.
how-to-try-line-forbidden = { $lines ->
    [triplets] { $listing } ليست ثلاثية: في الخانة { $square } حرف F.
   *[connections] { $listing } ليست وصلة: في الخانة { $square } حرف F.
}
how-to-try-line-vacant = { $lines ->
    [triplets] { $listing } ليست ثلاثية: الخانة { $square } فارغة.
   *[connections] { $listing } ليست وصلة بعد: الخانة { $square } فارغة.
}
how-to-try-line-one = { $lines ->
    [triplets] نعم: { $listing } ثلاثية.
   *[connections] نعم: { $listing } وصلة.
}
how-to-try-line-two = { $lines ->
    [triplets] نعم، مرتين: { $listing } تصل بين الأعلى والأسفل، وبين اليسار واليمين.
   *[connections] نعم، مرتين: { $listing } تصل بين الأعلى والأسفل، وبين اليسار واليمين.
}
how-to-try-counted = { $needed ->
    [0] { $free ->
        [0] لا شيء يُحسب. المس خانة لتغيّر حرفها.
       *[other] يجوز أن تحسب { $permitted }.
    }
   *[other] { $free ->
        [0] يجب أن تحسب { $required }.
       *[other] يجب أن تحسب { $required } ويجوز أن تحسب { $permitted }.
    }
}
how-to-try-solved = { $count ->
    [one] محلولة: { $list }. واحد عدد فردي.
    [two] محلولة: { $list }. العدد { $count }.
    [few] محلولة: { $list }. العدد { $count }.
   *[other] محلولة: { $list }. العدد { $count }.
}
how-to-try-unsolved = لا حل بعد. المس خانة لتغيّر حرفها.

## The keys and marks of a table
help-keys = اللمس والمفاتيح
help-marks = العلامات
help-touch-letters = المس خانة وحرفًا، بأي ترتيب. ثم المس الزر الذي يثبّتهما.
help-touch-lines = سجّل خطًا: اسحب فوق خاناته، أو المسها واحدة بعد الأخرى، أو اكتب أرقامها.
help-key-arrows = مفاتيح الأسهم
help-key-numbers = الأرقام
help-key-letters = الحروف
help-key-enter = مفتاح Enter
help-key-erase = مفتاح Backspace
help-key-question = ?
help-question = يفتح هذا ويغلقه
help-arrows-squares = تنقلك من خانة إلى خانة
help-numbers-squares = تنقلك إلى خانة
help-numbers-lines = تضيف خانة إلى الخط
help-letters-pencil = تكتب بالقلم الرصاص
help-enter-letters = يثبّت ما كُتب بالقلم الرصاص
help-enter-lines = يضيف الخانة إلى الخط
help-erase-letters = يمحو ما كُتب بالقلم الرصاص
help-erase-lines = يزيل خانة، أو آخر خط
help-mark-circle = دائرة
help-circle = كُتب الآن
help-mark-box = إطار أزرق
help-box = ينتظر حرفًا
help-mark-dashed-box = إطار متقطع
help-dashed-box = بالقلم الرصاص، لم يثبَّت بعد
help-mark-solid = خط متصل
help-solid = يجب أن يُحسب، أو هو مسجّل
help-mark-dashed = خط متقطع
help-dashed = يجوز أن يُحسب
help-mark-red = أحمر
help-red = هذا خطأ
