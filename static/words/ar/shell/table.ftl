# What the tables have in common. What joins two sides is a "triplet" in LawToe, a "connection" in POE.

## The mat

## Writing letters

## Help

## Listing connections

# A few squares or letters of many.

## Marks beside what is listed and does not count

## Writing a proof, one part after another

## Handing in a proof
table-checking = افحص البراهين أثناء كتابتها (مساعدة للمبتدئين)
table-checks = البراهين أثناء كتابتها
table-checks-on = تُفحص حالًا

## Trying a proof again

## Flaws of a list

## Before a game
table-begin = ابدأ المباراة
table-continue = تابع مباراتك
table-look-back = انظر إلى آخر مباراة لك
table-more = خيارات أخرى

## The record
table-present = اعرض
table-present-end = أنهِ العرض
table-record = السجل
table-print = اطبع

## Links
table-link-set-up = اصنع رابطًا لهذا التجهيز
table-link-coach = مدرب من يفتح الرابط
table-link-coach-own = كما يختار هو
table-link = الرابط
table-link-copied =
    { $copied ->
        [yes] نُسخ. لم يُرسل شيء إلى أي مكان.
       *[no] هذا المتصفح لا يسمح لـ Flub بالنسخ. الرابط محدّد: انسخه بالمفاتيح أو بضغطة طويلة.
    } { $kind ->
        [set-up] من يفتحه يستطيع أن يبدأ المباراة نفسها، بالأسماء التي كتبتها إن وُجدت. المدرب والانتظار يبقيان كما ضبطهما كل واحد.
        [turn] الجهاز الآخر يتابع منه.
        [table] من يفتحه يستطيع أن يبدأ هذا بالضبط، بالأسماء التي كتبتها إن وُجدت.
       *[other] من يفتحه يرى الشيء نفسه، بالأسماء التي كتبتها إن وُجدت.
    }
table-link-long = هذا أطول من أن يكون رابطًا. احفظه في ملف.
table-code = رمز لكاميرا جهاز آخر
table-code-long = هذا الرابط أطول من أن يكون رمزًا تقرؤه الكاميرا. انسخه بدلًا من ذلك.

## Two devices by turns
table-hand-over = أرسل هذا الدور
table-hand-over-about = أرسل الرابط في رسالة، أو ارفع الرمز أمام الكاميرا الأخرى.
table-hand-over-last = انتهت المباراة، والجهاز الآخر لا يعرف بعد. أرسل الرابط، أو ارفع الرمز.
table-hand-over-copy = انسخ الرابط
table-hand-over-field = ألصق الرابط أو الرسالة من الجهاز الآخر
table-hand-over-read = اقرأ الدور
table-hand-over-wrong = لا يوجد هنا رابط لدور من هذه المباراة. انسخ الرابط كله على الجهاز الآخر وألصقه مرة أخرى. لم يتغير شيء هنا.
