home-wholes = Wholes
home-wholes-about = Juega fracciones, decimales, porcentajes y dibujos que sumen exactamente un entero. O engaña, y espera que nadie lo note.
