import { painted } from './picture';
import type { Scene } from './scenes';
import type { Guest } from './server';

/**
 * Shows a scene on a phone and then, in the same state, on a desktop. The state is reached only once, because
 * that takes most of the time.
 */
export async function inEachSize(
  { page }: Guest,
  show: Scene['show'],
  phone: [number, number],
  look: (size: string) => Promise<void>,
) {
  const sizes = [['phone', ...phone] as const, ['desktop', 1440, 900] as const];
  for (const [i, [size, width, height]] of sizes.entries()) {
    if (i > 0) {
      // A board that stands upright on a phone turns to landscape only after the window has been low for
      // a moment.
      await page.setViewportSize({ width, height: height * 0.6 });
      await painted(page);
    }
    await page.setViewportSize({ width, height });
    if (i === 0) await show(page);
    await painted(page);
    await look(size);
  }
}
