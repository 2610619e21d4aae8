# pose
