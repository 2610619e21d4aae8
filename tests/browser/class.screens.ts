import { FOUR } from "./class.ts";
import { type Screen } from "./pages.ts";

/** The pages about a class's progress, and what a lesson is given from. */
export const CLASS_SCREENS: Screen[] = [
  { name: "class-empty", address: "#/teach/class" },
  { name: "class-table", address: "#/teach/class", left: { "flub.class": FOUR } },
  { name: "plans", address: "#/teach/plans" },
  { name: "plan-poe", address: "#/teach/plans/poe" },
  { name: "standards", address: "#/teach/standards" },
];
