import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { sitDown, type Table } from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";

declare global {
  interface Window {
    /** The worker's messages. */
    said: string[];
  }
}

/** The Plaintiff's goal, and the expert's answer: the choice LawToe's computer thinks longest about. */
async function answered(page: Page): Promise<[Table, string]> {
  const table = await sitDown(page, { defendant: "computer expert" });
  await table.button("lawtoe-goal", { goal: "odd" }).click();
  await table.yourTurn("plaintiff");
  await expect.poll(() => table.saved()).toContain("\ndefendant ");
  return [table, (await table.saved())!.trim().split("\n").pop()!];
}

/** Writes in the first vacant square and waits for the answer. */
async function writeOn(table: Table): Promise<void> {
  const steps = table.steps();
  const before = await steps.count();
  await table.write(`F${(await table.letters()).indexOf(".") + 1}`);
  await expect(steps).toHaveCount(before + 2);
}

test("the computer thinks in a worker", async ({ page }) => {
  await page.addInitScript(() => {
    window.said = [];
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener("message", ({ data }) => window.said.push(data));
      }
    };
  });
  const [table, action] = await answered(page);
  const said = () => page.evaluate(() => window.said);
  expect(await said(), "it listens, and answers one question").toEqual(["", `1\n${action}`]);
  await writeOn(table);
  expect(await said()).toHaveLength(3);
  // In a match that was lost it finds the moment to try, which is what to do next.
  const given = ["plaintiff goal odd", "defendant P1 P2", "plaintiff challenges A-flub", "plaintiff proves P3: 123"];
  const lost = await sitDown(page, { plaintiff: "computer expert", defendant: "person", actions: given });
  await expect(page.getByRole("link", { name: lost.words("table-moments", { end: "lost" }) })).toHaveClass(/primary/);
  await expect(lost.button("lawtoe-next-match")).not.toHaveClass(/primary/);
});

/** Ways a browser can lack a worker. */
const FAILURES: Record<string, () => void> = {
  "is refused": () => {
    window.Worker = class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    } as unknown as typeof Worker;
  },
  "does not start": () => {
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(_: string | URL, options?: WorkerOptions) {
        super("data:text/javascript,throw new Error('on purpose')", options);
      }
    };
  },
  "fails while it thinks": () => {
    const post = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      if (typeof message === "string") this.dispatchEvent(new ErrorEvent("error"));
      else post.call(this, message);
    };
  },
};

for (const [how, fail] of Object.entries(FAILURES)) {
  test(`where the worker ${how} the page thinks, and the match goes on`, ordinaryIf(how !== "does not start"), async ({ page, onPurpose }) => {
    onPurpose(/on purpose/);
    await page.addInitScript(fail);
    const [table] = await answered(page);
    await writeOn(table);
    expect((await table.saved())!.match(/^defendant /gm)).toHaveLength(2);
  });
}

for (const [how, silent] of [["once", 1], ["for good", 1_000]] as const) {
  test(`where a worker falls silent ${how} the match goes on`, ordinaryIf(how === "for good"), async ({ page }) => {
    await page.clock.install();
    await page.addInitScript((silent) => {
      let workers = 0;
      const Plain = window.Worker;
      window.Worker = class extends Plain {
        #silent = workers++ < silent;
        override postMessage(message: unknown): void {
          if (!this.#silent || typeof message !== "string") super.postMessage(message);
        }
      };
    }, silent);
    const table = await sitDown(page, { defendant: "computer expert" });
    await table.button("lawtoe-goal", { goal: "odd" }).click();
    await expect(async () => {
      await page.clock.fastForward(10_000);
      expect(await table.saved()).toContain("\ndefendant ");
    }).toPass();
  });
}
