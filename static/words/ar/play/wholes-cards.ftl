# How values are said. The numbers of a fraction are words up to eleven.
wholes-say-number = { $count ->
    [1] واحد
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
    [11] أحد عشر
   *[other] { $count }
}
wholes-say-fraction = { $denominator ->
    [2] { $count ->
        [one] نصف
        [two] نصفان
        [few] { $number } أنصاف
       *[other] { $number } نصفًا
    }
    [3] { $count ->
        [one] ثُلث
        [two] ثُلثان
        [few] { $number } أثلاث
       *[other] { $number } ثُلثًا
    }
    [4] { $count ->
        [one] رُبع
        [two] رُبعان
        [few] { $number } أرباع
       *[other] { $number } رُبعًا
    }
    [5] { $count ->
        [one] خُمس
        [two] خُمسان
        [few] { $number } أخماس
       *[other] { $number } خُمسًا
    }
    [6] { $count ->
        [one] سُدس
        [two] سُدسان
        [few] { $number } أسداس
       *[other] { $number } سُدسًا
    }
    [7] { $count ->
        [one] سُبع
        [two] سُبعان
        [few] { $number } أسباع
       *[other] { $number } سُبعًا
    }
    [8] { $count ->
        [one] ثُمن
        [two] ثُمنان
        [few] { $number } أثمان
       *[other] { $number } ثُمنًا
    }
    [9] { $count ->
        [one] تُسع
        [two] تُسعان
        [few] { $number } أتساع
       *[other] { $number } تُسعًا
    }
    [10] { $count ->
        [one] عُشر
        [two] عُشران
        [few] { $number } أعشار
       *[other] { $number } عُشرًا
    }
    [12] { $count ->
        [one] جزء من اثني عشر
        [two] جزءان من اثني عشر
        [few] { $number } أجزاء من اثني عشر
       *[other] { $number } جزءًا من اثني عشر
    }
    [20] { $count ->
        [one] جزء من عشرين
        [two] جزءان من عشرين
        [few] { $number } أجزاء من عشرين
       *[other] { $number } جزءًا من عشرين
    }
    [100] { $count ->
        [one] جزء من مئة
        [two] جزءان من مئة
        [few] { $number } أجزاء من مئة
       *[other] { $number } جزءًا من مئة
    }
   *[other] { $count } على { $denominator }
}
wholes-say-whole = { $count ->
    [0] صفر
    [one] واحد صحيح
    [two] اثنان صحيحان
    [few] { $number } صحيحة
   *[other] { $number } صحيحًا
}
wholes-say-mixed = { $count ->
    [one] واحد و{ $part }
    [two] اثنان و{ $part }
    [few] { $number } و{ $part }
   *[other] { $number } و{ $part }
}
wholes-say-percent = { $count } بالمئة
wholes-say-percent-part = { $part } بالمئة
wholes-say-percent-mixed = { $count } و{ $part } بالمئة
wholes-say-digit = { $digit ->
    [0] صفر
    [1] واحد
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
   *[9] تسعة
}
wholes-say-digits = { $first } { $then }
wholes-say-decimal = { $ends ->
    [ends] { $whole } فاصلة { $once }
    [repeats] { $whole } فاصلة { $repeating } دوري
   *[both] { $whole } فاصلة { $once }، ثم { $repeating } دوري
}
wholes-say-plus = { $sum } زائد { $part }
wholes-say-equals = { $sum }، والمجموع { $value }
wholes-sum-missing = { $sentence }. الناقص حتى الواحد الصحيح: { $rest }
wholes-sum-beyond = { $sentence }. أكثر من واحد صحيح، والزيادة: { $rest }

# Cards.
wholes-picture-label = { $form ->
    [pie] { $value }، في دائرة
   *[bar] { $value }، في مستطيل
}
wholes-special-label = { $name }. { $rule }
wholes-bait = طُعم
wholes-bait-rule = اخدع بها. من يشك يدفع الثمن.
wholes-replay = إعادة
wholes-replay-rule = دور ثانٍ بعد دورك.
wholes-swap = تبديل
wholes-swap-rule = خذ مكان أي لاعب في أي وقت.
