how-to-floating-about = اللعبة
how-to-floating-about-what = الطرفان X وO يملآن منطقة من أربع خانات في أربع. لا أحد يقول أين هي: إنها تطفو حتى تثبّتها النقلات.

how-to-floating-area = المنطقة والخطوط الثلاثية
how-to-floating-area-turns = يبدأ X في الوسط. ثم العب في أي خانة فارغة، بشرط أن يتسع كل شيء في أربعة في أربعة.
how-to-floating-area-frame = الإطار يبيّن إلى أين تستطيع أن تصل.
how-to-floating-count-what = ثلاثة على خط مستقيم هي خط ثلاثي: أفقيًا أو عموديًا أو قطريًا. أربعة متتالية هي خطان ثلاثيان.
how-to-floating-count-end = بعد ستة عشر دورًا يفوز صاحب أكثر الخطوط الثلاثية.
how-to-floating-try-start = البداية
how-to-floating-try-settled = المنطقة ثابتة
how-to-floating-try-four = أربعة متتالية
how-to-floating-try = { $closed ->
    [yes] ثبتت المنطقة. خطوط X الثلاثية: { $x }، وخطوط O الثلاثية: { $o }.
   *[no] المس خانة في الإطار. خطوط X الثلاثية: { $x }، وخطوط O الثلاثية: { $o }.
}

how-to-floating-variations = قواعد خاصة
how-to-floating-moving = مرة واحدة في المباراة، قبل دورك، انقل حجرًا من أحجارك.
how-to-floating-sharing = إذا اشترك خطان ثلاثيان لك في خانة زادت نقاطك نقطة.
how-to-floating-touching = العب بجانب حجر موجود، أو عند زاويته.
how-to-floating-fewest = يفوز صاحب أقل الخطوط الثلاثية.
how-to-floating-ruling-moving = الحجر المنقول يجوز أن يذهب إلى أي خانة فارغة، بشرط أن يبقى كل شيء ضمن منطقة من أربعة في أربعة. مع قاعدة التلامس يجب أن يكون بجانب حجر آخر.
how-to-floating-ruling-sharing = مع قاعدة المشاركة، كل خطين ثلاثيين للاعب نفسه يشتركان في خانة واحدة على الأقل لهما نقطة.

how-to-floating-best = إذا لم يخطئ أحد
how-to-floating-best-draw = كل مباراة تنتهي بالتعادل إلا في حالتين:
how-to-floating-best-sharing = مع النقل والمشاركة يفوز X بفارق واحد.
how-to-floating-best-fewest = مع النقل والأقل من دون التلامس يفوز X بفارق واحد.

floating-help-touch = المس خانة داخل الإطار لتلعب فيها. يمكنك دائمًا أن تتراجع.
floating-help-letters = تنقلك إلى عمود
floating-help-numbers = تنقلك إلى صف
floating-help-enter = يلعب
floating-key-move = مفتاح M أو Escape
floating-help-move = مع قاعدة النقل: يرفع حجرًا من أحجارك، ويعيده
floating-mark-frame = الإطار
floating-help-frame = إلى أين ما زلت تستطيع أن تصل
floating-mark-hatched = مخطط
floating-help-hatched = خارج المتناول
floating-mark-line = خط
floating-help-line = خط ثلاثي
floating-mark-value = ⁨X+1⁩، ⁨=⁩
floating-help-value = كيف تنتهي بأفضل لعب: X بفارق واحد، تعادل

# Terms as they are written in sentences, and what they mean.
floating-term-frame = الإطار, إطار
floating-term-frame-is = الجزء من اللوحة الذي يجوز اللعب فيه في الدور القادم. ينغلق حين تُستعمل أربعة صفوف وأربعة أعمدة.
floating-term-area = المنطقة, منطقة
floating-term-area-is = الصفوف والأعمدة من أول ما لُعب فيه إلى آخره: أربعة على الأكثر.
