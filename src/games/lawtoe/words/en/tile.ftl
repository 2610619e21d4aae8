home-lawtoe = LawToe
home-lawtoe-about = A duel on nine squares. The Plaintiff builds lines of letters, the Defendant blocks them. Catch a slip and prove it.
