/** How much to run: a smoke test of every game, everything that may differ, or everything in every combination. */
export type Level = "quick" | "ordinary" | "release";

const LEVELS: readonly string[] = ["quick", "ordinary", "release"] satisfies Level[];

const told = process.env["FLUB_LEVEL"] || "ordinary";
if (!LEVELS.includes(told)) throw new Error(`FLUB_LEVEL is ${told}, not one of ${LEVELS.join(", ")}`);

/** The level of this run, from `FLUB_LEVEL`. */
export const LEVEL = told as Level;

/** Whether to run everything in every combination. */
export const isRelease = LEVEL === "release";

/** The details of a test that only the release run includes. */
export const RELEASE = { tag: "@release" };

/** The details of a test that the release run always includes, and the ordinary run if this holds. */
export function ordinaryIf(holds: boolean): { tag?: string } {
  return holds ? {} : RELEASE;
}
