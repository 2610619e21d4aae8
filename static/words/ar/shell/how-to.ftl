how-to-title = طريقة لعب { $game }
how-to-contents = أجزاء هذه الصفحة
how-to-rulings = { $count ->
    [one] ما قرّره هذا التطبيق
    [two] ما قرّره هذا التطبيق ({ $count })
    [few] ما قرّره هذا التطبيق ({ $count })
   *[other] ما قرّره هذا التطبيق ({ $count })
}
how-to-more = اقرأ المزيد
