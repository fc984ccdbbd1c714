import { test } from '../../journey.ts';
import { publicPaths } from '../../public-paths.ts';
import { expectToReadFromTheRight } from '../../right-to-left.ts';

test('every page can be read from right to left', async ({ context }) => {
  const page = await context.newPage();
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectToReadFromTheRight(page);
  }
  await page.close();
});
