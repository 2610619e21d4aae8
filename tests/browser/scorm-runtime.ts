/** What a learning platform keeps of one student and one package between its sessions. */
export type Kept = Record<string, string>;

/**
 * How a platform may misbehave: it answers no to everything, or to everything after the beginning; or it is held back, in the window's
 * `held`, until the test lets it come.
 */
export type Ill = "refuses" | "refuses-later" | "is-late";

/** What a platform has seen. */
export interface Seen {
  /** The calls, such as `LMSSetValue cmi.core.score.raw 10`, each with the error it led to. */
  calls: string[];
  /** What it will give the next session. */
  kept: Kept;
}

/**
 * The run-time environment of SCORM 1.2 as the standard describes it, for the elements that every platform has and the score's bounds: states,
 * types, ranges and errors. To run in the platform's page: it puts `API` into the window, and `seen` beside it.
 */
export function runtime({ kept, ill }: { kept: Kept; ill?: Ill | undefined }): void {
  if (window !== window.parent) return;
  type Access = "read" | "write" | "both";
  const text = (longest: number) => (value: string) => value.length <= longest;
  const one = (...words: string[]) => (value: string) => words.includes(value);
  const percent = (value: string) => /^-?\d+(\.\d+)?$/.test(value) && Number(value) >= 0 && Number(value) <= 100;
  const never = () => false;
  const ELEMENTS: Record<string, [Access, (value: string) => boolean]> = {
    "cmi.core.student_id": ["read", never],
    "cmi.core.student_name": ["read", never],
    "cmi.core.lesson_location": ["both", text(255)],
    "cmi.core.credit": ["read", never],
    "cmi.core.lesson_status": ["both", one("passed", "completed", "failed", "incomplete", "browsed", "not attempted")],
    "cmi.core.entry": ["read", never],
    "cmi.core.score.raw": ["both", (value) => value === "" || percent(value)],
    "cmi.core.score.min": ["both", (value) => value === "" || percent(value)],
    "cmi.core.score.max": ["both", (value) => value === "" || percent(value)],
    "cmi.core.total_time": ["read", never],
    "cmi.core.lesson_mode": ["read", never],
    "cmi.core.exit": ["write", one("time-out", "suspend", "logout", "")],
    "cmi.core.session_time": ["write", (value) => /^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/.test(value)],
    "cmi.suspend_data": ["both", text(4096)],
    "cmi.launch_data": ["read", never],
  };
  const CHILDREN: Record<string, string> = {
    "cmi.core": "student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time",
    "cmi.core.score": "raw,min,max",
  };
  const values: Kept = {
    "cmi.core.student_id": "s17",
    "cmi.core.student_name": "Lovelace, Ada",
    "cmi.core.lesson_location": "",
    "cmi.core.credit": "credit",
    "cmi.core.lesson_status": "not attempted",
    "cmi.core.score.raw": "",
    "cmi.core.score.min": "",
    "cmi.core.score.max": "",
    "cmi.core.total_time": "0000:00:00.00",
    "cmi.core.lesson_mode": "normal",
    "cmi.suspend_data": "",
    "cmi.launch_data": "",
    ...kept,
  };
  values["cmi.core.entry"] = Object.keys(kept).some((name) => name !== "cmi.launch_data") ? (kept["cmi.core.exit"] === "suspend" ? "resume" : "") : "ab-initio";
  const seen: Seen = { calls: [], kept };
  let state: "before" | "running" | "after" = "before";
  let error = 0;

  /** Ends a call with an error, or with none. */
  const end = <T>(code: number, answer: T): T => {
    error = code;
    return answer;
  };
  const commit = () => (seen.kept = { ...values });
  const act = (name: string, given: unknown[], done: () => [number, string]): string => {
    const refuses = ill === "refuses" || (ill === "refuses-later" && name !== "LMSInitialize" && name !== "LMSGetValue");
    const [code, answer] = refuses ? [101, "false"] : done();
    seen.calls.push([name, ...given].join(" ").trim() + (code ? ` → ${code}` : ""));
    return end(code, answer);
  };
  const bare = (given: unknown) => given === "";

  const API = {
    LMSInitialize: (given: unknown) =>
      act("LMSInitialize", [given], () => {
        if (!bare(given)) return [201, "false"];
        if (state !== "before") return [101, "false"];
        state = "running";
        return [0, "true"];
      }),
    LMSFinish: (given: unknown) =>
      act("LMSFinish", [given], () => {
        if (!bare(given)) return [201, "false"];
        if (state !== "running") return [301, "false"];
        state = "after";
        commit();
        return [0, "true"];
      }),
    LMSCommit: (given: unknown) =>
      act("LMSCommit", [given], () => {
        if (!bare(given)) return [201, "false"];
        if (state !== "running") return [301, "false"];
        commit();
        return [0, "true"];
      }),
    LMSGetValue: (name: unknown) =>
      act("LMSGetValue", [name], () => {
        if (state !== "running") return [301, ""];
        const [parent, last] = [String(name).replace(/\.[^.]*$/, ""), String(name).replace(/^.*\./, "")];
        if (last === "_children") return parent in CHILDREN ? [0, CHILDREN[parent]!] : [202, ""];
        if (last === "_count") return [203, ""];
        const element = ELEMENTS[String(name)];
        if (!element) return [String(name).startsWith("cmi.") ? 401 : 201, ""];
        return element[0] === "write" ? [404, ""] : [0, values[String(name)] ?? ""];
      }),
    LMSSetValue: (name: unknown, value: unknown) =>
      act("LMSSetValue", [name, value], () => {
        if (state !== "running") return [301, "false"];
        if (/\._(children|count)$/.test(String(name))) return [402, "false"];
        const element = ELEMENTS[String(name)];
        if (!element) return [String(name).startsWith("cmi.") ? 401 : 201, "false"];
        if (element[0] === "read") return [403, "false"];
        if (typeof value !== "string" || !element[1](value)) return [405, "false"];
        values[String(name)] = value;
        return [0, "true"];
      }),
    LMSGetLastError: () => String(error),
    LMSGetErrorString: (code: unknown) => `error ${String(code)}`,
    LMSGetDiagnostic: (code: unknown) => `error ${String(code)}`,
  };
  Object.assign(window, ill === "is-late" ? { held: API, seen } : { API, seen });
}
