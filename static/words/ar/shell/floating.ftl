home-floating = Floating Tic-Tac-Toe
home-floating-about = لعبة «إكس أو» بلا لوحة ثابتة: لا تعرف أين الحواف إلا وأنت تلعب.

# Floating Tic-Tac-Toe. "side" is X or O; "who" is "you" for the only person at the screen.

## Setting up
floating-setup-lead = لا أحد يعرف أين اللوحة حتى تلعبوها.
floating-setup-board = على ماذا تلعب؟
floating-paper = ورقة
floating-paper-about = ورقة من 7 في 7 خانات. يبدأ X في الوسط.
floating-checkerboard = رقعة
floating-checkerboard-about = رقعة من 8 في 8 خانات. الأحجار الداكنة لـ X، ويبدأ على إحدى الخانات الأربع في الوسط.
floating-setup-variations = قواعد خاصة، بقدر ما تحب
floating-moving = النقل
floating-moving-about = مرة واحدة في المباراة، قبل دورك، يجوز أن تنقل حجرًا من أحجارك.
floating-sharing = المشاركة
floating-sharing-about = إذا اشترك خطان ثلاثيان لك في خانة نلت نقطة إضافية.
floating-touching = التلامس
floating-touching-about = كل حجر جديد يجب أن يلامس حجرًا موجودًا، من جانب أو من زاوية.
floating-fewest = الأقل
floating-fewest-about = يفوز صاحب أقل الخطوط الثلاثية.
floating-level-easy = حاسوب: يخطئ كثيرًا
floating-level-easy-about = هذا الحاسوب ينظر إلى الخط الثلاثي القادم فقط، وأحيانًا لا ينظر أبدًا.
floating-level-strong = حاسوب: نادرًا ما يخطئ
floating-level-strong-about = هذا الحاسوب ينظر دورين إلى الأمام، ويرى كل شيء قرب النهاية.
floating-level-perfect = حاسوب: لا يخطئ أبدًا
floating-level-perfect-about = هذا الحاسوب لا يضيّع نقطة أبدًا، وينصب الفخاخ.
floating-level-person-about = تتشاركان هذه الشاشة وتلعبان بالتناوب.
floating-setup-side = مع أي طرف أنت؟
floating-setup-as = { $side ->
    [X] مع X، وهو من يبدأ
   *[O] مع O
}
