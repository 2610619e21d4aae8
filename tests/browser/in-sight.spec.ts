import { SAVE, WHOLE, saveOf } from "./floating.ts";
import { expect, test } from "./flub.ts";
import { LANGUAGES, SIZES, settle } from "./looks.ts";
import { named, turnTo, visit } from "./pages.ts";
import { Table } from "./wholes.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

test("a laptop shows three lines of each game's record or more, and the newest", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  for (const name of ["lawtoe-writing", "poe-writing", "poe-sheet", "floating-end", "wholes-draft"]) {
    await turnTo(page, named(name));
    const [list, side, line] = await Promise.all(
      [".record-scroll", ".table-side", ".record-step"].map((part) => page.locator(part).first().boundingBox()),
    );
    const end = Math.min(list!.y + list!.height, side!.y + side!.height);
    expect((end - list!.y) / line!.height, name).toBeGreaterThanOrEqual(3);
    const newest = await page.locator(".record-step[aria-current]").boundingBox();
    expect(newest!.y + newest!.height, name).toBeLessThanOrEqual(end + 1);
  }
  // Three seats are one row beside a large mat, too.
  await page.setViewportSize(SIZES.projector.viewport);
  await turnTo(page, named("poe-waiting"));
  const seats = await page.locator(".player-chip").evaluateAll((chips) => chips.map((chip) => Math.round(chip.getBoundingClientRect().y)));
  expect(new Set(seats).size).toBe(1);
  await page.setViewportSize(SIZES.laptop.viewport);
  // A lesson is as high as the screen.
  for (const name of ["learn-floating", "learn-lawtoe", "learn-example"]) {
    await turnTo(page, named(name));
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), name).toBeLessThanOrEqual(0);
  }
  // On the projector the code of a turn is whole beside its button.
  await settle(page, { language: "en", theme: "projector" });
  await visit(page, named("hand-over"));
  await expect(page.locator(".hand-over .qr-code")).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator(".hand-over .button.primary")).toBeInViewport({ ratio: 0.99 });
  const [way, side] = await Promise.all([".turn-field", ".table-side"].map((part) => page.locator(part).boundingBox()));
  expect(way!.y + way!.height, "the way back is in sight, too").toBeLessThanOrEqual(side!.y + side!.height);
  const [told, bar] = await Promise.all([".status-latest", ".table-bar"].map((part) => page.locator(part).boundingBox()));
  expect(told!.y + told!.height, "what happened stands above the buttons").toBeLessThanOrEqual(bar!.y);
  const [copy, about] = await Promise.all([".link-copy .primary", ".stack > p"].map((part) => page.locator(`.hand-over ${part}`).boundingBox()));
  expect(copy!.y, "what is to be done, then what it is for").toBeLessThan(about!.y);
  // Beside the hands of six the record is behind a button, and takes their place.
  await page.setViewportSize(SIZES.projector.viewport);
  await turnTo(page, named("wholes-six-practice"));
  await expect(page.getByText(words("table-analyse"), { exact: true }), "there is room for the short name alone").toBeHidden();
  await page.getByRole("button", { name: words("wholes-record"), exact: true }).click({ timeout: 5000 });
  await expect(page.locator(".record-step").first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".open-hands")).toBeHidden();
});

test("with large text a laptop shows the button for a new game at every table, and whose turn it is beside a proof", async ({ page }) => {
  const shown = async (theme: "paper" | "projector", name: string) => {
    const leave = page.getByRole("button", { name: words("table-leave"), exact: true }).filter({ visible: true });
    for (const part of [leave, page.locator(".status-turn")]) {
      await expect(part, `${theme}: ${name}`).toBeInViewport({ ratio: 1 });
    }
  };
  await settle(page, { language: "en", theme: "paper", size: "largest" });
  await page.goto("./");
  for (const name of ["lawtoe-writing", "poe-waiting", "wholes-turn", "floating-open"]) {
    await turnTo(page, named(name));
    await shown("paper", name);
  }
  // The record, opened below, leaves whose turn it is in sight.
  await page.getByRole("button", { name: words("floating-more"), exact: true }).click();
  await expect(page.getByRole("button", { name: words("shell-close"), exact: true })).toBeFocused();
  await expect(page.locator(".status-turn")).toBeInViewport({ ratio: 1 });
  await settle(page, { language: "en", theme: "projector" });
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "projector");
  for (const name of ["poe-proof-letters", "poe-proof-connections", "poe-proof-instead", "lawtoe-proof-a"]) {
    await turnTo(page, named(name));
    await shown("projector", name);
    await expect(page.locator(".prover-parts"), name).toBeInViewport({ ratio: 1 });
  }
  await turnTo(page, named("poe-proof-connections"));
  const [field, giveUp] = await Promise.all([".triplet-form", ".prover-leave .button"].map((part) => page.locator(part).boundingBox()));
  expect(giveUp!.x, "giving up is the last in its row").toBeGreaterThanOrEqual(field!.x + field!.width);
  expect(giveUp!.width, "and is narrow").toBeLessThan(field!.width / 2);
  for (const name of ["poe-six", "poe-waiting"]) {
    await turnTo(page, named(name));
    await shown("projector", name);
  }
  const rows = await page.locator(".player-chip").evaluateAll((chips) => chips.map((chip) => Math.round(chip.getBoundingClientRect().y)));
  expect(new Set(rows).size, "three seats are one row").toBe(1);
  for (const name of ["poe-guided", "lawtoe-guided"]) {
    await turnTo(page, named(name));
    for (const part of [".guide-says", ".guide-buttons"]) await expect(page.locator(part), name).toBeInViewport({ ratio: 1 });
  }
  // The record takes the place of what explains a result, not of the result; and why a text is no record is seen beside its button.
  await turnTo(page, named("poe-sheet"));
  for (const part of [".players-strip", ".status-turn", ".verdict .primary", ".table-sheets > .button", ".record-step[aria-current]"]) {
    await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
  }
  await turnTo(page, named("poe-record"));
  for (const part of ["#record-trouble", ".dialog-end > .primary"]) await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
  // The largest text leaves the mat large, and what is done with it in sight.
  await settle(page, { language: "en", theme: "projector", size: "largest" });
  for (const { viewport } of [SIZES.laptop, SIZES.projector]) {
    await page.setViewportSize(viewport);
    await page.goto("./");
    for (const [name, part] of [["lawtoe-writing", ".table-actions .primary:visible"], ["poe-writing", ".table-actions .primary:visible"], ["poe-proof-connections", ".prover .primary:visible"]] as const) {
      await turnTo(page, named(name));
      await expect(page.locator(part), name).toBeInViewport({ ratio: 1 });
      expect((await page.locator(".table-mat").boundingBox())!.width, name).toBeGreaterThan(0.7 * viewport.height);
    }
    await turnTo(page, named("wholes-turn"));
    for (const part of [".status-turn", ".hand"]) await expect(page.locator(part), `wholes-turn: ${part}`).toBeInViewport({ ratio: 0.9 });
  }
});

test("on a laptop what a newcomer is told stands right below whose turn it is, and above what is seldom pressed", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  for (const game of ["floating", "wholes", "lawtoe", "poe"]) {
    await turnTo(page, named(`${game}-guided`));
    const [says, bar] = await Promise.all([".guide-says", ".table-bar"].map((part) => page.locator(part).boundingBox()));
    expect(says!.y + says!.height, game).toBeLessThanOrEqual(bar!.y);
  }
  await turnTo(page, named("floating-guided"));
  const [told, buttons] = await Promise.all([".status-latest", ".guide-buttons"].map((part) => page.locator(part).boundingBox()));
  expect(buttons!.y - told!.y - told!.height, "without a gap").toBeLessThan(24);
});

test("what a teacher does next is in sight on a phone, and a short answer shares its line with its hands", { tag: "@phone-only" }, async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  for (const name of ["teach-pose-posed", "teach-court-tried", "teach-court-found"]) {
    await turnTo(page, named(name));
    await expect(page.locator(".pose-side .primary"), name).toBeInViewport({ ratio: 1 });
  }
  await turnTo(page, named("teach-pose-posed"));
  const [answer, hands] = await Promise.all([".pool-choice-answer", ".pool-hands"].map((part) => page.locator(part).first().boundingBox()));
  expect(hands!.y, "beside each other").toBeLessThan(answer!.y + answer!.height);
});

test("the board of a guided game stays where it is on a phone, with the points in sight once the aim has been said", { tag: "@phone-only" }, async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  const tops: number[] = [];
  for (const turns of [0, 2, 4, 8]) {
    const save = `# coach guided\n${saveOf({ o: "computer easy", turns: WHOLE.slice(0, turns) })}`;
    await turnTo(page, { name: "floating-guided", address: "#/floating", left: { [SAVE]: save } });
    tops.push((await page.locator(".table-mat").boundingBox())!.y);
  }
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  for (const points of await page.locator(".count-points").all()) await expect(points).toBeInViewport({ ratio: 1 });
});

test("choosing an option moves nothing", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("poe-setup-left"));
  const places = () => page.locator(".choice:visible").evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().width]));
  // The page's own letters may come after its first ones.
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  for (const radio of await page.locator("input[name=version]").all()) {
    await radio.check();
    expect(await places()).toEqual(before);
  }
});

test("the analysis, and the count after a game, are in sight above the buttons of a phone", { tag: "@phone-only" }, async ({ page }) => {
  await page.setViewportSize(SIZES.phone.viewport);
  for (const language of LANGUAGES) {
    await settle(page, { language, theme: "paper" });
    for (const [name, part] of [["floating-values", ".count-place"], ["floating-end-checkers", ".count"]] as const) {
      await visit(page, named(name));
      const [shown, bar] = await Promise.all([part, ".table-actions"].map((part) => page.locator(part).boundingBox()));
      expect(shown!.y + shown!.height, `${name}, ${language}`).toBeLessThanOrEqual(bar!.y);
      for (const points of await page.locator(".count-points").all()) await expect(points, name).toBeInViewport({ ratio: 1 });
    }
  }
});

test("every kind of flub is in sight on a phone, in the size of other texts", { tag: "@phone-only" }, async ({ page }) => {
  for (const language of LANGUAGES) {
    await settle(page, { language, theme: "paper" });
    await page.goto("./");
    // Also where it is asked which move.
    for (const name of ["poe-challenge", "poe-challenge-moves"]) {
      await turnTo(page, named(name));
      const kinds = page.locator(".claims .option");
      await expect(kinds).toHaveCount(4);
      for (const kind of await kinds.all()) await expect(kind, `${language}: ${name}`).toBeInViewport({ ratio: 1 });
      const sizes = await kinds.locator("*").evaluateAll((parts) => parts.map((part) => parseFloat(getComputedStyle(part).fontSize)));
      expect(Math.min(...sizes), language).toBeGreaterThanOrEqual(16);
    }
  }
});

test("in a game that is guided, what hands a proof in is in sight on a phone, too", { tag: "@phone-only" }, async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  for (const name of ["poe-proof-letters", "poe-proof-connections", "lawtoe-proof-a", "lawtoe-proof-ca"]) {
    const screen = named(name);
    const left = Object.fromEntries(Object.entries(screen.left!).map(([key, save]) => [key, `# coach guided\n${save}`]));
    await turnTo(page, { ...screen, left });
    await expect(page.locator(".guide-buttons"), `${name}: it has nothing to say`).toHaveCount(0);
    await expect(page.locator(".prover-end > .sided"), name).toBeInViewport({ ratio: 1 });
  }
});

test("a question beside the mat is whole on a phone", { tag: "@phone-only" }, async ({ page }) => {
  for (const language of ["en", "de"] as const) {
    await settle(page, { language, theme: "paper" });
    for (const name of ["poe-force-out", "poe-give-up", "lawtoe-give-up"]) {
      await visit(page, named(name));
      const buttons = page.locator(".dialog.beside[open] button");
      expect(await buttons.count(), name).toBeGreaterThanOrEqual(2);
      for (const button of await buttons.all()) await expect(button, `${language}: ${name}`).toBeInViewport({ ratio: 1 });
    }
  }
  // What a newcomer is told is in sight, beside everything that can be done.
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  for (const game of ["floating", "wholes", "lawtoe", "poe"]) {
    await turnTo(page, named(`${game}-guided`));
    const [buttons, says, bar] = await Promise.all(
      [".guide-buttons", ".guide-says", ".table-actions"].map((part) => page.locator(part).boundingBox()),
    );
    expect(buttons!.y + buttons!.height, game).toBeLessThanOrEqual(says!.y);
    expect(says!.y + says!.height, game).toBeLessThanOrEqual(bar!.y);
  }
  // After a match, too, the way on is.
  for (const name of ["lawtoe-verdict-holds", "lawtoe-verdict-flaw"]) {
    await turnTo(page, named(name));
    await expect(page.locator(".verdict .primary"), name).toBeInViewport({ ratio: 1 });
  }
  // The mat stays where it is in every turn, and at a refusal.
  const mats: number[] = [];
  for (const name of ["lawtoe-first", "lawtoe-writing", "lawtoe-refusal"]) {
    await turnTo(page, named(name));
    mats.push((await page.locator(".table-mat").boundingBox())!.y);
  }
  expect(Math.max(...mats) - Math.min(...mats)).toBeLessThan(1);
  // What hands a proof in is in sight, however long the words are.
  for (const language of ["de", "es", "fr"] as const) {
    await settle(page, { language, theme: "paper" });
    for (const name of ["poe-proof-letters", "lawtoe-proof-a", "lawtoe-proof-ca"]) {
      await visit(page, named(name));
      await expect(page.locator(".prover-end > .sided"), `${language}: ${name}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("what a newcomer at Wholes is told is in sight with the hand, whatever is picked, refused or asked about", { tag: "@sizes" }, async ({ page }) => {
  for (const language of ["en", "de"] as const) {
    await settle(page, { language, theme: "paper" });
    const table = new Table(page, language);
    const covered = () => page.locator(".status-turn, .refusal, .card-table-middle, .held, .guide-says, .guide-buttons, .table-actions .primary").evaluateAll((parts) => {
      const actions = document.querySelector(".table-actions")!;
      const bar = actions.getBoundingClientRect();
      return parts.filter((part) => {
        const box = part.getBoundingClientRect();
        const below = box.bottom > bar.top + 1 && box.top < bar.bottom && box.right > bar.left && !actions.contains(part);
        return box.height > 0 && (below || box.top < 0 || box.bottom > innerHeight);
      }).map((part) => part.className);
    });
    const shown = (what: string) => expect.poll(covered, `${language}: ${what}`).toEqual([]);
    await visit(page, named("wholes-guided"));
    await shown("nothing is picked");
    for (const card of ["1/4", "bar 1/2", "bar 1/2"]) {
      await table.pick(card);
      await shown(`${card} is picked`);
    }
    await table.playing(3).click();
    await expect(table.refusal()).toBeVisible();
    await shown("it is refused");
    await table.held("1/4", { pressed: true }).click();
    await shown("it is a whole");
    await table.held("bar 1/2", { pressed: true }).click();
    await table.pick("1/4");
    await table.say("1/4", "1/2");
    await shown("it is a bluff");
    await turnTo(page, named("wholes-guided-call"));
    await shown("a play is asked about");
    for (let step = 0; step < 3; step += 1) {
      await page.locator(".guide-buttons .button").first().click();
      await shown(`hint ${step + 1}`);
    }
  }
});
