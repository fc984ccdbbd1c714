import { expect, test } from '../../journey.ts';
import { publicPaths } from '../../public-paths.ts';
import { faultsRightToLeft } from '../../right-to-left.ts';

test('every page can be read from right to left', async ({ context }) => {
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    faults.push(...(await faultsRightToLeft(page)));
  }
  await page.close();
  expect(faults).toEqual([]);
});
