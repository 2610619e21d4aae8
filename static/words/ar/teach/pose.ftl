# Pose and pool.
pose-lead = اختر تمرينًا، واعرضه، ودع الجميع يجيبون بالأيدي أو على الأجهزة.
pose-game = اللعبة
pose-step = الخطوة
pose-level = الصعوبة
pose-difficulty = { $difficulty ->
    [easy] سهل
    [medium] متوسط
   *[hard] صعب
}
pose-go = اعرضه

# The court
pose-court-lead = أجاب أحدهم، وفي إجابته خطأ. يجد الصف أول خلل ويصلحه.
pose-court-go = افتح المحكمة
