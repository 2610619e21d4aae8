# set-up
