home-title = Flub
home-lead = أربع ألعاب ادّعاء واعتراض وبرهان. قُل، وشُكّ، وأثبِت.
home-games = الألعاب
home-look = الشكل واللغة
home-play = العب { $game }
home-continue = تابع { $game }
home-new = مباراة جديدة
home-set-up = اختر من يلعب
home-left = مباراة تنتظرك.
home-begin-here = هل هذه أول مرة لك؟ ابدأ بهذه.
home-go-on = تابع: { $game }، الخطوة { $step }
home-how-to = طريقة اللعب
home-learn = تعلّم
home-teach = التدريس
home-teachers = المعلمون يبدؤون من هنا
home-sounds = الأصوات الهادئة مطفأة.
home-sounds-yes = شغّلها
home-sounds-no = اتركها مطفأة
home-today = { $done ->
    [yes] ✓ اليوم: أنجزت الخمسة كلها
   *[no] اليوم: خمسة تمارين
}

# Things to print.
print-title = للطباعة
