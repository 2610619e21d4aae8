import { expect, test } from "./flub.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

for (const how of ["a link of the app", "its address"] as const) {
  test(`a part whose code cannot be loaded says so, from ${how}, and comes when it is tried again`, async ({ page, onPurpose }) => {
    onPurpose(/Failed to (load resource|fetch)/);
    const code = "**/split_learn.wasm";
    await page.route(code, (route) => route.abort());
    if (how === "its address") {
      await page.goto("./#/learn");
    } else {
      await page.goto("./");
      await page.getByRole("navigation").getByRole("link", { name: words("home-learn") }).click();
    }
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(words("shell-part-title"));
    expect(page.url()).toContain("#/learn");
    const again = page.getByRole("button", { name: words("shell-part-again") });
    // The second attempt has failed too, and that is said by another alert, before the code can be loaded.
    const said = await page.getByRole("alert").elementHandle();
    await again.click();
    await expect.poll(() => said?.evaluate((alert) => alert.isConnected)).toBe(false);
    await expect(page.getByRole("alert")).toHaveText(words("shell-part-text"));

    await page.unroute(code);
    await again.click();
    await expect(heading).toHaveText(words("home-learn"));
    await expect(heading).toBeFocused();
  });
}
