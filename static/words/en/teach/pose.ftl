# Pose and pool.
pose-lead = Choose, pose, and let everybody answer by hands or on devices.
pose-game = Game
pose-step = Step
pose-level = Difficulty
pose-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
pose-go = Pose it

# The court
pose-court-lead = Somebody has answered, and something is wrong. The class finds the first flaw and mends it.
pose-court-go = Open the court
