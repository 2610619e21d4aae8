import { type Browser, type Page } from "@playwright/test";
import * as floating from "./floating.ts";
import { axe, expect, test } from "./flub.ts";
import * as lawtoe from "./lawtoe.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Another device. */
async function device(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: "reduce" })).newPage();
}

/** Begins a game with somebody at another device. */
async function begin(page: Page, game: string): Promise<void> {
  await leave(page, {});
  await page.goto(`./#/${game}`);
  await page.getByRole("radio", { name: words("seating-elsewhere") }).check();
  await page.getByRole("button", { name: words("table-begin"), exact: true }).click();
}

/** The link that a device hands over. */
async function handed(page: Page): Promise<string> {
  await expect(page.getByRole("img", { name: words("table-code"), exact: true })).toBeVisible();
  await page.getByRole("button", { name: words("table-hand-over-copy") }).click();
  return page.getByLabel(words("table-link"), { exact: true }).inputValue();
}

/** Opens what was handed over: by its address the first time, then pasted with the message around it. */
async function take(page: Page, link: string): Promise<void> {
  const field = page.getByLabel(words("table-hand-over-field"));
  if (!(await field.isVisible())) {
    await page.goto(link);
    return;
  }
  await field.fill(`Your turn!\n${link}\nBye`);
  await page.getByRole("button", { name: words("table-hand-over-read") }).click();
}

/** What a device keeps of a game. */
const kept = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

test("two devices play Floating to the end by links, and both know how it ended", async ({ page, browser }) => {
  const other = await device(browser);
  // Most of it has been played already; the other device learns all of it from the first link.
  const played = 10;
  await leave(page, { [floating.SAVE]: floating.saveOf({ turns: floating.WHOLE.slice(0, played) }).replace("# o person", "# o elsewhere") });
  await page.goto("./#/floating");
  const [here, there] = [new floating.Table(page), new floating.Table(other)];
  for (const [place, square] of floating.WHOLE.slice(played).entries()) {
    const [table, next] = place % 2 === 0 ? [here, there] : [there, here];
    await table.yourTurn(place % 2 === 0 ? "X" : "O");
    await table.play(square);
    if (place === 0) {
      await here.headline("floating-turn-elsewhere", { side: "O" });
      await axe(page);
    }
    await take(next.page, await handed(table.page));
  }
  for (const table of [here, there]) {
    await expect(table.button("table-again")).toBeVisible();
    await expect(table.taken()).toHaveCount(16);
    expect(await kept(table.page, floating.FINISHED)).toContain(floating.recordOf({ turns: floating.WHOLE }).split("\n").slice(1).join("\n"));
  }
  expect(await kept(page, floating.FINISHED)).toContain("# o elsewhere");
  expect(await kept(other, floating.FINISHED)).toContain("# x elsewhere");
  expect(await kept(page, "flub.results"), "this was no computer").toBeNull();
  await other.context().close();
});

test("two devices play LawToe to a verdict by links, and the one that gets a link may challenge", async ({ page, browser }) => {
  const other = await device(browser);
  await begin(page, "lawtoe");
  const [here, there] = [new lawtoe.Table(page), new lawtoe.Table(other)];
  await here.button("lawtoe-set-odd").click();
  await expect(page.getByRole("button", { name: words("lawtoe-challenge-open") })).toHaveCount(0);
  await take(other, await handed(page));
  await there.yourTurn("defendant");
  await there.write("P1 P2");
  await expect(other.getByRole("button", { name: words("lawtoe-challenge-open") }), "who waits does not act").toHaveCount(0);
  await expect(other.getByRole("link", { name: words("table-analyse") }), "nothing is analysed during play").toHaveCount(0);
  await take(page, await handed(other));
  await here.challenge("A");
  await here.button("lawtoe-proof-give-up").click();
  await here.dialog("lawtoe-give-up-title").getByRole("button", { name: words("lawtoe-give-up-confirm"), exact: true }).click();
  await expect.poll(() => kept(page, "flub.lawtoe.last")).toContain("plaintiff gives up");
  await take(other, await handed(page));
  await expect.poll(() => kept(other, "flub.lawtoe.last")).toContain("plaintiff gives up");
  await other.context().close();
});

test("a link to the same, an older, a diverging or another game, or a mangled one, is reported, and nothing is lost", async ({ page }) => {
  const game = (turns: string[]) => floating.recordOf({ turns }).trim().replaceAll("\n", ";").replaceAll(" ", "_");
  const sent = (turns: string[], seed = 7) => `./#/floating/turn/~_x_elsewhere;~_o_person;${game(turns).replace("seed_7", `seed_${seed}`)}`;
  const mine = `# x elsewhere\n# o person\n${floating.recordOf({ turns: ["d4", "d5", "e4"] })}`;
  const title = page.getByRole("heading", { level: 1 });
  const goesOn = async () => {
    await page.getByRole("button", { name: words("shell-sent-mine") }).click();
    await expect(new floating.Table(page).taken()).toHaveCount(3);
    expect(await kept(page, floating.SAVE)).toBe(mine);
  };
  await leave(page, { [floating.SAVE]: mine });

  await page.goto(sent(["d4", "d5", "e4"]));
  await expect(title).toHaveText(words("shell-turn-same"));
  await goesOn();
  await page.goto(sent(["d4"]));
  await expect(title).toHaveText(words("shell-turn-older"));
  await expect(page.getByText(words("shell-turn-older-about", { mine: 3, theirs: 1 }))).toBeVisible();
  await goesOn();
  for (const broken of ["%", game(["d4", "d4"]), "flub_1_floating"]) {
    await page.goto("./#/");
    await page.goto(`./#/floating/turn/~_x_elsewhere;~_o_person;${broken}`);
    await expect(page.getByRole("alert")).toHaveText(words("shell-sent-mangled"));
    expect(await kept(page, floating.SAVE)).toBe(mine);
  }
  await page.goto(sent(["d4", "d5", "e4", "e5"], 8));
  await expect(page.getByText(words("shell-sent-in-the-way", { game: words("home-floating") }))).toBeVisible();
  expect(await kept(page, floating.SAVE)).toBe(mine);

  await page.goto(sent(["d4", "c5", "e4"]));
  await expect(title).toHaveText(words("shell-turn-fork"));
  await expect(page.getByText(words("shell-turn-fork-about", { at: 1, mine: 3, theirs: 3 }))).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: words("shell-sent-open") }).click();
  await expect.poll(() => kept(page, floating.SAVE)).toContain("o c5");
  expect(await kept(page, `flub.aside.${floating.SAVE}.1`), "the other way on is put aside").toBe(mine);

  const field = page.getByLabel(words("table-hand-over-field"));
  await new floating.Table(page).play("e5");
  await field.fill("see you at #/lawtoe/game/flub");
  await page.getByRole("button", { name: words("table-hand-over-read") }).click();
  await expect(page.getByRole("alert")).toHaveText(words("table-hand-over-wrong"));
});

test("POE and Wholes are not handed over between devices, and say why", async ({ page }) => {
  for (const game of ["poe", "wholes"]) {
    await leave(page, {});
    await page.goto(`./#/${game}`);
    const reason = page.getByText(words(`${game}-one-device`));
    // Wholes says so among what is chosen less often.
    if (!(await reason.isVisible())) await page.getByText(words("table-more"), { exact: true }).click();
    await expect(reason).toBeVisible();
    await expect(page.getByText(words("seating-elsewhere"), { exact: true })).toHaveCount(0);
  }
});
