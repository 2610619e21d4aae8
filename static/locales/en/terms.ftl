# Terms of the how-to pages that the tables explain too.

how-to-lawtoe-terms-triplet = Triplet
how-to-lawtoe-terms-triplet-is = Three touching squares with P or O that lead from one side to the opposite side.
how-to-lawtoe-terms-solution = Solution
how-to-lawtoe-terms-solution-is = A list of triplets that meets the goal and leaves out nothing it must have.
how-to-lawtoe-terms-burden = Burden of proof
how-to-lawtoe-terms-burden-is = The duty to show that what you claim is so.

how-to-poe-terms-connection = Connection
how-to-poe-terms-connection-is = A line with a letter in every square and no F.
how-to-poe-terms-required = Required connection
how-to-poe-terms-required-is = A connection with exactly one R. It must be counted.
how-to-poe-terms-solution = Solution
how-to-poe-terms-solution-is = A list of connections that meets the goal. All required ones are in it, and every R is on one of those.
how-to-poe-terms-flub = Flub
how-to-poe-terms-flub-is = A move that can be challenged, because it breaks the mover’s claim.
how-to-poe-terms-forced = Forced
how-to-poe-terms-forced-is = A player is forced when no letter is left that keeps a solution possible but more than one letter away.
how-to-poe-terms-force-out = Force-out
how-to-poe-terms-force-out-is = Saying that one more letter makes a solution, and that the mover was forced.
how-to-poe-terms-burden = Burden of proof
how-to-poe-terms-burden-is = The duty to show that what you claim is so.
how-to-lawtoe-terms-a-flub-is = A move after which one P makes a solution.
how-to-lawtoe-terms-ca-flub-is = Writing, when there was an A-flub to challenge.
how-to-poe-terms-a-flub-is = A move after which one more letter makes a solution, when another letter would have avoided that.
how-to-poe-terms-ca-flub-is = Writing, when there was an A-flub to challenge.

how-to-wholes-terms-whole-is = All of something: 1, 100 percent, four fourths.
how-to-wholes-terms-call-is = To say that you do not believe a play. Then its cards are turned over.
how-to-wholes-terms-bluff-is = To play cards that are not what you say.
