import { type Locator, type Page } from "@playwright/test";

/** A way to drag across squares. */
export type Draw = (page: Page, squares: Locator[]) => Promise<void>;

/** The centres of squares on the screen. */
async function middles(squares: Locator[]): Promise<{ x: number; y: number }[]> {
  return Promise.all(
    squares.map(async (square) => {
      const box = (await square.boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
}

/**
 * A finger dragged across squares, slowly and at rest before it is lifted: a browser takes a tap after a flick for the end of the
 * flick.
 */
export async function swipe(page: Page, squares: Locator[]): Promise<void> {
  const points = await middles(squares);
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000 - points.length;
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: typeof points) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
    timestamp += 0.3;
  };
  await touch("touchStart", points[0]!);
  for (const point of [...points.slice(1), points.at(-1)!]) await touch("touchMove", point);
  await touch("touchEnd");
  await session.detach();
}

/** The mouse dragged across squares with its button down. */
export async function drag(page: Page, squares: Locator[]): Promise<void> {
  const [first, ...others] = await middles(squares);
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** A pen put down, dragged across squares and lifted; on a single square, a tap. */
export async function pen(page: Page, squares: Locator[]): Promise<void> {
  await squares[0]!.scrollIntoViewIfNeeded();
  const points = await middles(squares);
  const session = await page.context().newCDPSession(page);
  const move = async (type: "mousePressed" | "mouseMoved" | "mouseReleased", point: (typeof points)[number]) => {
    const pressed = type === "mouseMoved" ? 1 : { mousePressed: 1, mouseReleased: 0 }[type];
    await session.send("Input.dispatchMouseEvent", { type, ...point, button: "left", buttons: pressed, clickCount: 1, pointerType: "pen" });
  };
  await move("mousePressed", points[0]!);
  for (const point of points.slice(1)) await move("mouseMoved", point);
  await move("mouseReleased", points.at(-1)!);
  await session.detach();
}
