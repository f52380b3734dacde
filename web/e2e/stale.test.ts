import { expect, it } from 'vitest';
import { guest } from './server';
import { browser, server } from './setup';
import { board, losesDatabase } from './tables';
import { say } from './words';

it('a server without its database: the board says that it may be out of date, until the database is back', async () => {
  const { context, page, faults } = await guest(browser, server, { viewport: { width: 360, height: 640 } });
  const tell = await losesDatabase(page);
  await board('jungle')(page);
  const notice = page.getByText(say('page-stale'));
  await notice.waitFor();
  // The board stays in sight.
  await page.locator('.cell.open').first().click({ trial: true });
  tell(false);
  await notice.waitFor({ state: 'detached' });
  tell(true);
  await notice.waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
