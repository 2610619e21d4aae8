# Glossary: English, Arabic. U+2068 and U+2069 keep the direction of what is between them.
# connection: وصلة، وصلات (f.)
# triplet: ثلاثية، ثلاثيات (f.)
# line (on the mat): خط، خطوط; row of squares: صف; column: عمود
# goal: هدف; odd, even: فردي، زوجي; at least: على الأقل; exactly: بالضبط
# solution: حل، حلول
# mat: شبكة (of letters, 3 في 3 or 4 في 4)
# board: لوحة (Wholes, Floating, and "board without opponents"); the board of a classroom: سبورة
# square, space: خانة، خانات
# letter: حرف، حروف; a letter by its name: الحرف F; forbidden, permitted, required (R), obligatory (O): ممنوع، مسموح، مطلوب، إلزامي
# required, permitted connection: وصلة مطلوبة، وصلة مسموحة; to count: يحسب
# claim: ادّعاء، يدّعي
# challenge: اعتراض، يعترض على; challenger: المعترض; bold: جريء
# proof, to prove: برهان، يثبت; a proof holds: البرهان صحيح; to take back: يمحو; to give it up: التخلي عن البرهان; verdict: الحكم
# burden of proof: عبء الإثبات
# move: نقلة، نقلات; mover: صاحب النقلة; turn: دور; to join a side: ينضم إلى طرف
# flub: هفوة، هفوات; A-flub, P-flub, CA-flub, CP-flub: stay, often after هفوة
# slip, mistake: خطأ; flaw: خلل; to pass a flub over: يسكت عن هفوة; to let it be: يدعه يمر; to let it stand: يقبلها
# force-out: اضطرار (إعلان الاضطرار); forced: مضطر، نقلة اضطرارية
# Plaintiff, Defendant: المدّعي، المدافع
# tic-tac-toe (three in a row): خط ثلاثي، خطوط ثلاثية; checker: حجر، أحجار; area: منطقة; frame: إطار; within reach: في المتناول; diagonal: قطر
# Moving, Sharing, Touching, Fewest: النقل، المشاركة، التلامس، الأقل
# whole: واحد صحيح; half, fourth: نصف، ربع; decimal mark: فاصلة; percent: بالمئة; fraction: كسر; numerator, denominator: بسط، مقام
# bluff: خدعة، يخدع; call: شك، يشك; caller: من شك; a right call, a wrong call: شك في محله، شك في غير محله
# BAIT, SWAP, REPLAY: طُعم، تبديل، إعادة
# card: بطاقة، بطاقات; deck: رزمة، رزم; hand: يد; pack: مجموعة; draw pile: كومة السحب; to draw: يسحب; to put away: يضع جانبًا; piece: قطعة
# game (which): لعبة، ألعاب; game, match (one that is played): مباراة، مباريات; round: جولة; score: نقاط
# player: لاعب; opponent: خصم
# coach: مدرب; Guided: بإرشاد; hint: تلميح; undo: تراجع
# lesson: درس; ladder: سلّم; step: خطوة; exercise: تمرين
# court: محكمة; pose and pool: سؤال وتصويت، يعرض تمرينًا (not يطرح: to subtract)
# tournament: بطولة; table: طاولة; team: فريق; worksheet: ورقة عمل; key: نموذج الإجابة
# set-up: تجهيز; settings: إعدادات; record: سجل; link: رابط; code: رمز; device: جهاز; seed: بذرة
# student: تلميذ، تلاميذ; class: صف; nickname: لقب; teacher: معلم

# The frame around every page.
shell-name = Flub
shell-title = ⁨Flub⁩: ألعاب ادّعاء واعتراض وبرهان
shell-title-page = { $page } · Flub
shell-board-title = { $game }: لوحة بلا خصوم
shell-further-title = { $game }: { $page }
shell-nav = الصفحات
shell-skip = انتقل إلى الصفحة
shell-home = كل الألعاب
shell-close = إغلاق
shell-dismiss = فهمت

# Sentences in a row, and parts that may have commas of their own.
shell-sentences = { $first } { $then }
shell-clauses = { $first }؛ { $then }

shell-part-title = لم تصل هذه الصفحة
shell-part-text = لم يستطع Flub تحميل هذه الصفحة. هل أنت متصل بالإنترنت؟
shell-part-again = حاول مرة أخرى
shell-part-newer = لم يحدث شيء بعد؟ ربما تجدّد Flub بعد أن فتحته. إذن حمّله من جديد.
shell-part-reload = حمّل Flub من جديد
shell-language-missing = لم يستطع Flub تحميل كلماته بهذه اللغة: { $language }. سيستمر باللغة التي تراها هنا. هل أنت متصل بالإنترنت؟

shell-not-found-title = لا شيء هنا
shell-not-found-text = هذا العنوان لا يقود إلى أي صفحة. ربما ضاع منه حرف في الطريق.

# When somebody opens a link that carries something.
shell-sent-title = { $game }: رابط
shell-sent-in-the-way = هذا الرابط يحمل مباراة في { $game }. لكن عندك هنا مباراة في { $game } لم تنتهِ.
shell-sent-mine = تابع مباراتي
shell-sent-open = افتح مباراة الرابط
shell-sent-aside = إذا فتحت مباراة الرابط وُضعت مباراتك جانبًا. ستجدها بعد ذلك في «المباريات المحفوظة».
shell-sent-no-room = لا مكان هنا لوضع مباراتك جانبًا. نزّلها أولًا: إذا فتحت مباراة الرابط الآن ضاعت مباراتك.
shell-sent-unusable = هذا الرابط لا يعمل
shell-sent-long = هو أطول من أي رابط يصنعه Flub. لم يُفتح شيء ولم يتغير شيء.
shell-sent-mangled = ضاع جزء منه أو تغيّر في الطريق، فلا يفهمه Flub. لم يُفتح شيء ولم يتغير شيء. اطلب الرابط مرة أخرى.
shell-turn-same = لا جديد في هذا الرابط
shell-turn-same-about = فيه المباراة كما هي محفوظة هنا تمامًا.
shell-turn-older = هذا الرابط أقدم من مباراتك
shell-turn-older-about = في مباراة الرابط { $theirs ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $theirs } خطوات
   *[other] { $theirs } خطوة
}، وعدد خطوات مباراتك الآن { $mine }. لم يتغير شيء.
shell-turn-fork = مباراتان من مباراة واحدة
shell-turn-fork-about = { $at ->
    [0] مباراتك ومباراة الرابط تفترقان من الخطوة الأولى.
    [one] مباراتك ومباراة الرابط متماثلتان في خطوة واحدة، ثم تفترقان.
    [two] مباراتك ومباراة الرابط متماثلتان في خطوتين، ثم تفترقان.
    [few] مباراتك ومباراة الرابط متماثلتان في { $at } خطوات، ثم تفترقان.
   *[other] مباراتك ومباراة الرابط متماثلتان في { $at } خطوة، ثم تفترقان.
} اتفق مع الطرف الآخر على المباراة التي تكملانها.
shell-turn-fork-mine = تستمر مباراتك هكذا: { $told }
shell-turn-fork-theirs = تستمر مباراة الرابط هكذا: { $told }
shell-sent-start = البداية من
shell-sent-start-after = { $count ->
    [one] الوضع بعد خطوة واحدة
    [two] الوضع بعد خطوتين
    [few] الوضع بعد { $count } خطوات
   *[other] الوضع بعد { $count } خطوة
}
shell-sent-deal = توزيع البطاقات
shell-sent-deal-same = نفسه للجميع، من البذرة { $seed }
shell-sent-hidden = مخفي في المباراة
shell-helper-analysis = تحليل وضع
shell-helper-rules = القواعد بجانب الطاولة
shell-helper-undo = التراجع
shell-invitation = جُهّزت لك طاولة: { $game }
shell-invitation-start = ابدأ
shell-invitation-aside = عندك هنا مباراة. ستوضع جانبًا وتنتظرك في «المباريات المحفوظة».

# When the browser does not keep things.
shell-storage-refused = متصفحك لا يسمح لـ Flub بحفظ أي شيء، أو امتلأت مساحته. يمكنك أن تلعب مع ذلك، لكن مباراتك ستضيع حين تغلق الصفحة.
shell-file-unread = لم يستطع متصفحك قراءة هذا الملف. أما زال موجودًا؟
shell-storage-aside = تعذّرت قراءة شيء كان Flub قد حفظه. وُضع جانبًا ولم يُحذف.
shell-storage-download = نزّل ما كان محفوظًا

# When the learning platform that started Flub does not keep things.
shell-platform-refused = منصة التعلّم لم تقبل ما تتعلمه هنا. يمكنك أن تتابع مع ذلك، لكنه قد لا يُحسب هناك. لتكون مطمئنًا، خذ معك ما تعرفه قبل أن تغلق الصفحة.
shell-platform-absent = منصة التعلّم لا تجيب. لذلك لا يُحفظ شيء مما تفعله هنا: لا هناك، ولا على هذا الحاسوب الذي قد يستعمله غيرك بعدك. لتحفظه، خذ معك ما تعرفه قبل أن تغلق الصفحة.
shell-platform-carry = خذ معك ما تعرفه

# When there is a newer Flub.
shell-new-version = توجد نسخة جديدة من Flub.
shell-games-stay = مبارياتك تبقى كما هي.
shell-save-first = متصفحك لا يحفظ شيئًا، فمبارياتك موجودة في هذه الصفحة فقط. احفظها في ملف أولًا.
shell-new-version-use = استعملها الآن

# When the app itself breaks.
shell-crash-title = عذرًا، تعطّل Flub
shell-crash-sorry = حدث خطأ داخل Flub. الخطأ منا، وليس منك.
shell-crash-kept = المباراة التي كنت تلعبها ما زالت محفوظة. يمكنك تنزيلها في ملف. انتبه: الملف يكشف كل شيء عن المباراة، حتى البطاقات المخفية.
shell-crash-save = نزّل هذه المباراة في ملف
shell-crash-again = شغّل Flub من جديد
shell-crash-detail = ما الذي تعطّل، لمن يصلحه

## Presenting to a class
shell-presenter = العرض
shell-presenter-back = السابق
shell-presenter-next = التالي
shell-presenter-reveal = اكشف
shell-presenter-proof = البرهان
shell-presenter-verdict = الحكم
shell-presenter-veil = مخفي الآن. ما رأيك؟
