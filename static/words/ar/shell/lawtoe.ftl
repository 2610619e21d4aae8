home-lawtoe = LawToe
home-lawtoe-about = مبارزة على تسع خانات. المدّعي يبني خطوطًا من الحروف، والمدافع يسدّها. اكتشف الخطأ وأثبته.

# LawToe at the table. Roles are "plaintiff", "defendant", and "you" for the only person at the screen.
lawtoe-role = { $role ->
    [plaintiff] المدّعي
   *[defendant] المدافع
}

## Setting up
lawtoe-setup-lead = طرفان وتسع خانات. ادّعِ واعترض وأثبت.
lawtoe-setup-variant = ماذا تريد أن تلعب؟
lawtoe-pedagogue = Pedagogue Plaintiff
lawtoe-pedagogue-about = المدافع يكتب حرفين، ثم حرفًا واحدًا في كل دور. باللعب الجيد يفوز المدافع دائمًا.
lawtoe-dragoman = Dragoman Defendant
lawtoe-dragoman-about = المدافع يكتب حرفين في كل دور، لكن ليس في الخانة 5 أبدًا. باللعب الجيد يفوز المدّعي دائمًا.
lawtoe-dragoman-locked = تفتح Dragoman حين تفوز مدافعًا { $of ->
    [one] مرة واحدة
    [two] مرتين متتاليتين
    [few] { $of } مرات متتالية
   *[other] { $of } مرة متتالية
}. حتى الآن: { $count }.
lawtoe-level-beginner = حاسوب: يخطئ كثيرًا
lawtoe-level-student = حاسوب: يخطئ أحيانًا
lawtoe-level-expert = حاسوب: لا يخطئ أبدًا
lawtoe-level-gentle-about = هذا الحاسوب تفوته بعض الاعتراضات، ويكتب بعض الحروف دون أن ينظر إلى الأمام.
lawtoe-level-expert-about = هذا الحاسوب لا يفوته أي اعتراض. وحين يكون خاسرًا ينصب الفخاخ.
lawtoe-level-person-about = تتشاركان هذه الشاشة وتلعبان بالتناوب.
lawtoe-setup-role = مع أي طرف أنت؟
lawtoe-role-plaintiff-about = تحدّد الهدف وتبحث عن حل. هذا الطرف وحده يستطيع أن يعترض بـ A-flub ويكون على حق.
lawtoe-role-plaintiff-wins = تحدّد الهدف وتبحث عن حل. باللعب الجيد يفوز هذا الطرف دائمًا.
lawtoe-role-defendant-about = تكتب أولًا وتسدّ كل حل.

## Whose turn it is

## What happened

## On the stage

## Acting

## Challenging

## Proving

## Flaws

## The verdict

## Scores
lawtoe-streak = فوز متتالٍ: { $count } من { $of }
lawtoe-streak-unlocked = ثلاث مرات متتالية! الآن يجوز لك أن تلعب Dragoman Defendant.
lawtoe-streak-broken = سلسلة الفوز تبدأ من جديد.
