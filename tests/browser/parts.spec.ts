import { expect, test } from "./flub.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

for (const how of ["a link of the app", "its address"] as const) {
  test(`a game whose code cannot be loaded says so, from ${how}, and comes when it is tried again`, async ({ page, amiss }) => {
    const code = "**/split_poe.wasm";
    await page.route(code, (route) => route.abort());
    if (how === "its address") {
      await page.goto("./#/poe");
    } else {
      await page.goto("./");
      await page.getByRole("link", { name: words("home-play", { game: words("home-poe") }) }).click();
    }
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(words("shell-part-title"));
    expect(page.url()).toContain("#/poe");
    const again = page.getByRole("button", { name: words("shell-part-again") });
    await again.click();
    await expect(page.getByRole("alert")).toHaveText(words("shell-part-text"));

    await page.unroute(code);
    await again.click();
    await expect(heading).toContainText(words("home-poe"));
    await expect(heading).toBeFocused();
    // What was done on purpose.
    amiss.length = 0;
  });
}
