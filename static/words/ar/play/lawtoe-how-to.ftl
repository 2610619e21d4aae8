how-to-lawtoe-about = اللعبة
how-to-lawtoe-about-what = لاعبان يكتبان حروفًا في تسع خانات. المدّعي يحدّد هدفًا، فرديًا أو زوجيًا، ويبحث عن حل. المدافع يسدّ الطريق. وكما في المحكمة: من يدّعي شيئًا عليه أن يثبته.

how-to-lawtoe-triplets = الثلاثيات
how-to-lawtoe-triplets-what = الثلاثية ثلاث خانات متلامسة تصل بين جانبين متقابلين. يجوز أن تنحني. في كل خانة منها P أو O. اسمها أرقام خاناتها: 157.

how-to-lawtoe-solution = الحروف والحلول
how-to-lawtoe-letters-f = الحرف F ممنوع: لا تستعمله أي ثلاثية.
how-to-lawtoe-letters-p = الحرف P مسموح: يجوز أن تستعمله الثلاثيات.
how-to-lawtoe-letters-o = الحرف O إلزامي: كل O يقع في ثلاثية، وكل ثلاثية فيها O تُحسب.
how-to-lawtoe-solution-goal = الحل قائمة بهذه الثلاثيات، ومعها ما تحب من غيرها. عددها فردي أو زوجي، كما يقول الهدف.
how-to-lawtoe-solution-ruling = في القائمة الزوجية ثلاثيتان على الأقل. القائمة الفارغة ليست حلًا.

how-to-lawtoe-turns = الأدوار
how-to-lawtoe-turns-goal = المدّعي يحدّد الهدف. المدافع يكتب حرفين. ثم يلعبان بالتناوب، أي حرف في أي خانة فارغة.
how-to-lawtoe-turns-pedagogue = ⁨Pedagogue Plaintiff⁩: حرف واحد في كل دور. باللعب الجيد يفوز المدافع دائمًا. فُز مدافعًا ثلاث مرات متتالية، فتنفتح Dragoman. ومعنى اسمها الإنجليزي «المدّعي المعلّم».
how-to-lawtoe-turns-dragoman = ⁨Dragoman Defendant⁩: المدافع يكتب حرفين في كل دور، وليس في الخانة 5 أبدًا. باللعب الجيد يفوز المدّعي دائمًا. ومعنى اسمها الإنجليزي «المدافع الترجمان».

how-to-lawtoe-challenges = الاعتراضات
how-to-lawtoe-challenges-when = بدل أن تكتب يجوز لك أن تعترض على النقلة الأخيرة:
how-to-lawtoe-challenges-a = هفوة A-flub: بحرف P واحد آخر يوجد حل. المدّعي وحده يمكن أن يكون على حق.
how-to-lawtoe-challenges-ca = هفوة CA-flub: كانت هناك هفوة A-flub ولم يعترض عليها أحد. يمكن لأي من اللاعبين أن يكون على حق.
how-to-lawtoe-challenges-bold = جريء: تعترض بـ CA-flub على النقلة التي تلي A-flub مباشرة. له نقاط أكثر. لذلك قد تكون A-flub فخًا!
how-to-lawtoe-challenges-ruling = يجوز للمدافع أيضًا أن يعترض بـ A-flub، لكنه يفشل دائمًا: المدّعي وحده يفوز بحل.
how-to-lawtoe-try-flub = هفوة A-flub: بحرف P في { $square } نجد { $list }.
how-to-lawtoe-try-safe = ليست A-flub: لا يوجد حرف P واحد يصنع حلًا.

how-to-lawtoe-proof = البرهان
how-to-lawtoe-proof-a = هفوة A-flub: المعترض يضع P في خانة فارغة ويسجّل حلًا يستعمله.
how-to-lawtoe-proof-ca = هفوة CA-flub: المعترض يفعل ذلك على الشبكة كما كانت بعد A-flub.
how-to-lawtoe-proof-full = شبكة ممتلئة بلا اعتراض: المدّعي يسجّل حلًا.
how-to-lawtoe-proof-ruling = الحرف الذي يضاف في البرهان هو P دائمًا، كما يقول المصدر.

how-to-lawtoe-score = النقاط
how-to-lawtoe-score-proof = البرهان
how-to-lawtoe-score-writer = من كتبه
how-to-lawtoe-score-other = اللاعب الآخر
how-to-lawtoe-score-holds = صحيح
how-to-lawtoe-score-bold = صحيح وجريء
how-to-lawtoe-score-fails = غير صحيح
how-to-lawtoe-score-6 = 6
how-to-lawtoe-score-10 = 10
how-to-lawtoe-score-16 = 16
how-to-lawtoe-score-ruling = لا يقول المصدر ماذا ينال اللاعب الآخر حين يكون البرهان صحيحًا. هنا ينال 6.

how-to-lawtoe-source = لعبة LawToe مشروحة في «⁨LawToe Help⁩» لـ ⁨Layman E. Allen⁩ و⁨Sandra L. Bartlett⁩. هذه الصفحة تحكي قواعدها بكلمات أخرى.

# Terms as they are written in sentences, and what they mean.
lawtoe-term-triplet = ثلاثية, الثلاثية, ثلاثيات, الثلاثيات, ثلاثيتان, ثلاثيتين, بالثلاثيات, للثلاثيات, ثلاثياتك
lawtoe-term-triplet-name = ثلاثية
lawtoe-term-triplet-is = ثلاث خانات متلامسة فيها P أو O تقود من جانب إلى الجانب المقابل.
lawtoe-term-solution = حل, الحل, حلًا, حلول, الحلول, بحل, للحل, والحلول, وحلًا
lawtoe-term-solution-name = حل
lawtoe-term-solution-is = قائمة ثلاثيات تحقق الهدف ولا ينقصها شيء مما يجب أن يكون فيها.
lawtoe-term-burden = عبء الإثبات
lawtoe-term-burden-name = عبء الإثبات
lawtoe-term-burden-is = الواجب أن تبيّن أن ما تدّعيه صحيح.
lawtoe-term-a-flub = A-flub
lawtoe-term-a-flub-is = نقلة يصنع بعدها حرف P واحد حلًا.
lawtoe-term-ca-flub = CA-flub
lawtoe-term-ca-flub-is = أن تكتب، وكانت هناك A-flub تستحق الاعتراض.
