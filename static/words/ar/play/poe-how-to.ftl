how-to-poe-about = اللعبة
how-to-poe-about-what = يكتب لاعبان إلى ستة لاعبين حروفًا على شبكة واحدة، والأفضل ثلاثة. أحدهم يحدّد هدفًا: هل يكون عدد وصلات الحل فرديًا أم زوجيًا؟
how-to-poe-about-claim = كل حرف يدّعي: «ما زال الوصول إلى حل ممكنًا، لكن ليس بحرف واحد آخر». إذا شككت فاعترض. عندئذ على أحدهم أن يثبت شيئًا.

how-to-poe-lines = الخطوط والوصلات
how-to-poe-lines-what = الخط خانات متلامسة من جانب إلى الجانب المقابل. يجوز أن ينحني. ويكون وصلة حين يكون في كل خانة منه حرف ولا يكون أي حرف منها F. اسمه أرقام خاناته: 157.

how-to-poe-solution = الحروف والحلول
how-to-poe-letters-f = الحرف F ممنوع: لا تمر به أي وصلة.
how-to-poe-letters-p = الحرف P مسموح: يجوز أن تمر به الوصلات.
how-to-poe-letters-r = الحرف R مطلوب: يجب أن تمر به وصلة مطلوبة.
how-to-poe-required = الوصلة التي فيها R واحد بالضبط مطلوبة (خطها متصل). وكل ما عداها مسموح (خطها متقطع).
how-to-poe-solution-what = الحل يحسب كل وصلة مطلوبة، وما تحب من الوصلات المسموحة. كل R يقع على وصلة مطلوبة، والعدد يحقق الهدف. القائمة الفارغة ليست حلًا.

how-to-poe-round = الجولة
how-to-poe-round-goal = أحد اللاعبين يحدّد الهدف.
how-to-poe-round-turns = ثم تلعبون بالتناوب: اكتب F أو P أو R في خانة فارغة، أو اعترض، أو أعلن الاضطرار.
how-to-poe-round-any = يجوز لك أن تعترض على آخر نقلة حتى في غير دورك. صاحبها وحده لا يجوز له.
how-to-poe-round-end = بذلك تنتهي الجولة. صاحب أكثر النقاط يفوز بالمباراة.
how-to-poe-versions = في Beginning POE الهدف فردي أو زوجي. في Tough POE أهداف أخرى أيضًا مثل «6 على الأقل» أو «8 بالضبط». في Big Tough POE شبكة 4 في 4.
how-to-poe-round-ruling-goal = تحديد الهدف نقلة. إذا كان هدفًا لا يستطيع أحد أن يصل إليه أبدًا فهو P-flub.
how-to-poe-round-ruling-seats = عدد اللاعبين من اثنين إلى ستة. اللاعب التالي يحدّد هدف الجولة التالية. أصحاب أعلى النقاط المتساوية يفوزون معًا.
how-to-poe-round-ruling-first = إذا جاء اعتراض ونقلة في الوقت نفسه حُسب ما أُدخل أولًا.

how-to-poe-flubs = الهفوات الأربع
how-to-poe-flubs-what = الهفوة نقلة تخالف ادّعاءها:
how-to-poe-flubs-p = هفوة P-flub: لم يعد الوصول إلى حل ممكنًا.
how-to-poe-flubs-a = هفوة A-flub: حرف واحد آخر يصنع حلًا، وكان حرف غيره يمنع ذلك.
how-to-poe-flubs-cp = هفوة CP-flub: كُتب حرف بدل الاعتراض على P-flub أو CP-flub.
how-to-poe-flubs-ca = هفوة CA-flub: كُتب حرف بدل الاعتراض على A-flub أو CA-flub.
how-to-poe-try-safe = { $move } ليست هفوة. المس خانة لتكتب حرفًا أو تغيّره.
how-to-poe-try-forced = بعد { $move } يصنع { $letter } الحل { $list }، لكنها كانت اضطرارية. لذلك ليست هفوة.

how-to-poe-challenge = الاعتراضات والبراهين
how-to-poe-challenge-join = المعترض يسمّي الهفوة. كل الآخرين ينضمون إلى طرف. أحد الطرفين عليه عبء الإثبات: كل من فيه يكتب برهانًا.
how-to-poe-challenge-kind = الاعتراض
how-to-poe-challenge-burden = من يثبت
how-to-poe-challenge-proof = ماذا يكتب
how-to-poe-challenge-p = P-flub
how-to-poe-challenge-a = A-flub
how-to-poe-challenge-cp = CP-flub
how-to-poe-challenge-ca = CA-flub
how-to-poe-challenge-mover = طرف صاحب النقلة
how-to-poe-challenge-challenger = طرف المعترض
how-to-poe-challenge-proof-p = حروفًا، وحلًا بها.
how-to-poe-challenge-proof-cp = الشيء نفسه، بلا الحرف المعترض عليه.
how-to-poe-challenge-proof-a = حرفًا واحدًا، وحلًا به. وكذلك الحرف الذي كان على صاحب النقلة أن يكتبه.
how-to-poe-challenge-proof-ca = أي نقلة كانت A-flub؛ ثم الشيء نفسه من هناك.
how-to-poe-challenge-list = القطر الذي يُحسب مرتين يُسجّل مرتين.
how-to-poe-challenge-ruling = لا يرى أحد برهانًا قبل أن تُسلّم كل البراهين. يجوز لك أن تتخلى عنه بدل أن تكتبه.

how-to-poe-force-out = إعلان الاضطرار
how-to-poe-force-out-forced = مضطر
how-to-poe-force-out-what = يكون اللاعب مضطرًا حين يكون كل حرف إما P-flub وإما يجعل الحل على بعد حرف واحد. عندئذ لا يكون ذلك هفوة.
how-to-poe-force-out-proof = على اللاعب التالي أن يعلن الاضطرار: كل واحد يثبت وحده، بحرف واحد.
how-to-poe-force-out-ruling = حين تمتلئ الشبكة لا يستطيع أحد أن يكتب. من عليه الدور يجب أن يعترض أو يعلن الاضطرار، ولا يحتاج البرهان إلى حروف أخرى.

how-to-poe-score = النقاط
how-to-poe-score-proof = البرهان
how-to-poe-score-most = صاحب النقلة، والمعترض، وطرف صاحب النقلة
how-to-poe-score-joiner = من انضم إلى المعترض
how-to-poe-score-held = برهانك صحيح
how-to-poe-score-failed = برهانك غير صحيح
how-to-poe-score-nobody = كان على الطرف الآخر أن يثبت ولم يثبت
how-to-poe-score-somebody = أثبت الطرف الآخر
how-to-poe-score-2 = 2
how-to-poe-score-1 = 1
how-to-poe-score-0 = 0
how-to-poe-score-force-out = بعد إعلان الاضطرار ينال كل برهان صحيح نقطة. ومن أعلنه يخسر نقطة إن لم يكن برهانه صحيحًا.

how-to-poe-source = لعبة POE مشروحة في «⁨Resource Allocation Games: A Priming Game for a Series of Instructional Games (The POE Game)⁩» لـ ⁨Layman E. Allen⁩، سنة 1972. هذه الصفحة تحكي قواعدها بكلمات أخرى.

# Terms as they are written in sentences, and what they mean.
poe-term-connection = وصلة, الوصلة, وصلات, الوصلات, وصلتان, وصلتين, وصلاتها, وصلاتك, بوصلة, والوصلات, وصلاته, ووصلاته
poe-term-connection-is = خط في كل خانة منه حرف ولا F فيه.
poe-term-required = وصلة مطلوبة, الوصلة المطلوبة, وصلات مطلوبة, الوصلات المطلوبة, وصلتان مطلوبتان
poe-term-required-name = وصلة مطلوبة
poe-term-required-is = وصلة فيها R واحد بالضبط. يجب أن تُحسب.
poe-term-solution = حل, الحل, حلًا, حلول, الحلول, بحل, للحل, والحلول, وحلًا
poe-term-solution-name = حل
poe-term-solution-is = قائمة وصلات تحقق الهدف. كل الوصلات المطلوبة فيها، وكل R يقع على واحدة منها.
poe-term-flub = هفوة, الهفوة, هفوات, الهفوات, هفوتك, الهفوتان
poe-term-flub-name = هفوة
poe-term-flub-is = نقلة يمكن الاعتراض عليها، لأنها تخالف ادّعاء صاحبها.
poe-term-p-flub = P-flub
poe-term-p-flub-is = نقلة لا يبقى بعدها أي حل ممكنًا.
poe-term-a-flub = A-flub
poe-term-a-flub-is = نقلة يصنع بعدها حرف واحد آخر حلًا، وكان حرف غيرها يمنع ذلك.
poe-term-cp-flub = CP-flub
poe-term-cp-flub-is = أن تكتب، وكانت هناك P-flub تستحق الاعتراض.
poe-term-ca-flub = CA-flub
poe-term-ca-flub-is = أن تكتب، وكانت هناك A-flub تستحق الاعتراض.
poe-term-forced = مضطر, مضطرًا, المضطر, اضطرارية, الاضطرارية
poe-term-forced-name = مضطر
poe-term-forced-is = يكون اللاعب مضطرًا حين لا يبقى حرف يجعل الحل ممكنًا وعلى بعد أكثر من حرف واحد.
poe-term-force-out = إعلان الاضطرار, الاضطرار
poe-term-force-out-name = إعلان الاضطرار
poe-term-force-out-is = أن تقول إن حرفًا واحدًا آخر يصنع حلًا، وإن صاحب النقلة كان مضطرًا.
poe-term-burden = عبء الإثبات
poe-term-burden-name = عبء الإثبات
poe-term-burden-is = الواجب أن تبيّن أن ما تدّعيه صحيح.
