home-wholes = Wholes
home-wholes-about = العب كسورًا وأعدادًا عشرية ونسبًا مئوية ورسومًا تكوّن واحدًا صحيحًا تمامًا. أو اخدع، وتمنَّ ألا يشك أحد.

# Wholes at the table. Players are "you" for the only person at the screen, or have a name.

## Setting up
wholes-setup-lead = العب بطاقات تكوّن واحدًا صحيحًا تمامًا. أو اخدع.
wholes-setup-cards = البطاقات
wholes-level-careful = حاسوب: لا يخدع أبدًا
wholes-level-sly = حاسوب: يخدع
wholes-level-expert = حاسوب: يخدع ويتذكر
wholes-levels-about = من لا يخدع أبدًا لا يشك إلا في المستحيل. ومن يخدع يشك أيضًا في البعيد الاحتمال. ومن يتذكر يعرف من انكشفت خدعته.
wholes-one-device = الجميع يلعبون على هذا الجهاز الواحد. لا تنتقل Wholes بين الأجهزة، لأن الرابط سيكشف بطاقات الجميع.
wholes-practice = تدريب: كل البطاقات مكشوفة، مع تلميحات وتراجع
wholes-practice-about = الجميع يرون كل شيء، ويمكنك أن تطلب تلميحات وأن تتراجع.
wholes-decks-open = المجموعات والرزم الخاصة بك
wholes-deck-left = رزمة مباراتك الأخيرة
wholes-deck-nameless = رزمة بلا اسم
