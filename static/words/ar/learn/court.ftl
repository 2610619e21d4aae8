# The court: a faulty proof or sum.
court-ask = شيء هنا خطأ. في أي سطر أول خلل؟
court-task = كان المطلوب: { $asked }
court-count = عُدّ الأيدي
court-show = أظهر الخلل
court-found = أول خلل في السطر { $line }.
court-flaw = أول خلل
court-holds = صحيح
court-mend-it = أصلحه
court-mend = أول خلل: { $why } غيّر أقل ما يمكن، ثم تحقّق.
court-is-mended = صُحّح: المحكمة تقبله.
court-show-mended = أظهر إجابة صحيحة
court-other = خلل آخر
court-next = القضية التالية
