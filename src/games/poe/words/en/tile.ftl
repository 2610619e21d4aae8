home-poe = POE
home-poe-about = Write letters into a network of lines, for two to six players. Will it come out odd or even? Whoever goes too far gets challenged.
