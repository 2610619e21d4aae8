/** How much is tried: a word on every game, all that may differ, or everything in every way. */
export type Level = "quick" | "ordinary" | "long";

const LEVELS: readonly string[] = ["quick", "ordinary", "long"] satisfies Level[];

const told = process.env["FLUB_LEVEL"] || "ordinary";
if (!LEVELS.includes(told)) throw new Error(`FLUB_LEVEL is ${told}, not one of ${LEVELS.join(", ")}`);

/** How much is tried this time: `FLUB_LEVEL` tells. */
export const LEVEL = told as Level;

/** Whether everything is tried in every way. */
export const isLong = LEVEL === "long";

/** The details of a test that is part of the long run only. */
export const LONG = { tag: "@long" };

/** The details of a test that is part of the ordinary run where this holds, and of the long run in any case. */
export function ordinaryIf(holds: boolean): { tag?: string } {
  return holds ? {} : LONG;
}
