home-wholes = Wholes
home-wholes-about = Play fractions, decimals, percents and pictures that make exactly one whole. Or bluff, and hope that nobody calls.
