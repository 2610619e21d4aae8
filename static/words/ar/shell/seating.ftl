# Who sits at a table for two to six.
seating-you = أنت
seating-player = اللاعب { $number }
seating-players = اللاعبون
seating-who-plays = من يلعب؟
seating-person = شخص
seating-change-mark = اللاعب { $number }: لون آخر وشكل آخر
seating-player-name = اسم اللاعب { $number }
seating-player-nature = من هو اللاعب { $number }؟
seating-remove-player = احذف اللاعب { $number }
seating-add-player = أضف لاعبًا
seating-opponent = من يلعب ضدك؟
seating-second-person = شخص ثانٍ
seating-elsewhere = شخص على جهاز آخر
seating-elsewhere-about = جهازان، دورًا بعد دور. بعد كل دور تسلّم رابطًا أو رمزًا: في رسالة، أو مرفوعًا أمام الكاميرا. لا حاجة إلى خادم.
seating-computer = { $name } ({ $nature })
