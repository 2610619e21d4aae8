home-lawtoe = LawToe
home-lawtoe-about = Un duelo en nueve casillas. La parte demandante forma líneas de letras y la demandada las bloquea. Descubre un descuido y demuéstralo.
