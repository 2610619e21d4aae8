# Things to print.
print-lead = لطاولة بلا شاشات. المباراة التي لُعبت وطريقة اللعب تُطبعان من صفحتيهما.
print-what = ماذا تريد أن تطبع؟
print-mat = شبكة { $side } في { $side }
print-board = لوحة خانات، { $side } في { $side }
print-scores = ورقة النقاط
print-scores-about = أسماء اللاعبين في الصف الأول، ونقاط كل جولة تحتها.
print-round = الجولة
print-sum = المجموع
print-track = ⁨Wholes⁩: اللوحة
print-pieces = ⁨Wholes⁩: قطع للقص
print-backs = ⁨Wholes⁩: ظهور البطاقات
print-cards = بطاقات للقص: { $deck }
