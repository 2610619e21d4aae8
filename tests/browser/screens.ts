import { test } from "./flub.ts";
import { LOOKS, settle, SIZES } from "./looks.ts";
import { SCREENS, visit } from "./pages.ts";

for (const [size, device] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(device);
    for (const look of LOOKS) {
      for (const screen of SCREENS) {
        const name = `${screen.name}-${size}-${look.theme}-${look.language}`;
        test(name, async ({ page }) => {
          await settle(page, look);
          await visit(page, screen);
          await page.screenshot({ path: `${process.env["FLUB_SCREENS"]}/${name}.png`, fullPage: true });
        });
      }
    }
  });
}
