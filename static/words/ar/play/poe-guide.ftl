# What Guided says
poe-guide-goal = كم وصلة؟
poe-guide-flub = { $own ->
        [yes] كان حرفك هفوة. ربما لا يراها أحد.
       *[no] هذه هفوة: يجوز لك أن تعترض عليها.
    }
poe-guide-fine = { $ripe ->
        [yes] بعد { $letter } يكفي حرف واحد للحل، لكن لم يكن ممكنًا أن يُكتب أفضل منه. ليس هفوة.
       *[no] { $letter } ليس هفوة: ما زال الوصول إلى الهدف ممكنًا، وحرف واحد لا يكفي.
    }
poe-guide-safe = { $forced ->
        [yes] أنت مضطر الآن إلى ترك الحل على بعد حرف واحد. بلا هفوة: { $letters }.
       *[no] حروف آمنة لك: { $letters }.
    }
poe-guide-proof = سجّل كل وصلة تُحسب: المس خاناتها بالترتيب.
poe-aim = لا تقع في هفوة، واعترض على الهفوات.
poe-guide-join = أهي هفوة؟ انضم إلى الطرف الذي على حق.
poe-hint-latest = انظر إلى آخر نقلة: { $letter }.
poe-hint-p-what = املأ الخانات الفارغة في ذهنك. أما زال الوصول إلى حل ممكنًا؟
poe-hint-a-what = جرّب حرفًا واحدًا آخر. هل يصنع حلًا من الآن؟
poe-hint-challenge = اعترض: ⁨{ $kind }-flub⁩. { $why }
poe-hint-ripe = انظر إلى الخطوط التي ينقصها حرف واحد.
poe-hint-ripe-what = حرف واحد يصنع حلًا، واللاعب الأخير لم يكن يستطيع منع ذلك.
poe-hint-force-out = أعلن الاضطرار.
poe-hint-square = انظر إلى الخانة { $square }.
poe-hint-square-what = حرف هناك يجب أن يُبقي الحل ممكنًا، لكن ليس على بعد حرف واحد.
poe-hint-write = اكتب { $letter }.
poe-hint-join-what = أكانت هفوة من هذا النوع؟
poe-hint-join = { $side ->
    [challenger] كانت كذلك. انضم إلى المعترض.
   *[mover] لم تكن كذلك. انضم إلى صاحب النقلة.
}
