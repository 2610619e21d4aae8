wholes-pack-quarters = الأرباع
wholes-pack-eighths = الأثمان
wholes-pack-thirds = الأثلاث والأسداس
wholes-pack-fifths = الأخماس والأعشار
wholes-pack-mixed = منوعة
wholes-deck-about = { $cards ->
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $cards } بطاقات
   *[other] { $cards } بطاقة
}، { $wholes ->
    [one] طريقة واحدة لتكوين واحد صحيح
    [two] طريقتان مختلفتان لتكوين واحد صحيح
    [few] { $wholes } طرق مختلفة لتكوين واحد صحيح
   *[other] { $wholes } طريقة مختلفة لتكوين واحد صحيح
}
wholes-deck-about-many = { $cards ->
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $cards } بطاقات
   *[other] { $cards } بطاقة
}، أكثر من مليون طريقة مختلفة لتكوين واحد صحيح

wholes-decks-title = المجموعات والرزم
