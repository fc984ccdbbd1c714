import { expect, open, test } from '../journey.ts';

test('the hero fills the first screen', { tag: '@both' }, async ({ page, viewport }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const hero = (await page.getByRole('region', { name: 'Highlights' }).boundingBox())?.height ?? 0;
  expect(Math.round(header + hero)).toBeGreaterThanOrEqual((viewport?.height ?? 0) - 1);
});

test('the six figures of the home page count the public lists', async ({ read }) => {
  const band = (await read('/')).getByRole('region', { name: 'Statistics' });
  await expect(band.getByRole('term')).toHaveText([
    'Years In Service',
    'Travel Services',
    'Successful Tours',
    'Happy Travelers',
    'Countries Covered',
    'Hotel & Travel Partners',
  ]);
  await expect(band.getByRole('definition')).toHaveText(['3+', '12', '8', '6', '10', '5']);
});

test('the parts of the page follow each other', async ({ read }) => {
  const page = await read('/');
  const names = ['Highlights', 'Statistics', 'Our Services', 'Our Partners', 'Get in Touch'];
  const tops = await Promise.all(
    names.map(async (name) => (await page.getByRole('region', { name }).first().boundingBox())?.y ?? -1),
  );
  expect(tops.every((top) => top >= 0)).toBe(true);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('under reduced motion nothing moves by itself, and the arrows still work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  const shown = page.locator('[data-current] h2');
  const first = (await shown.textContent()) ?? '';
  // Before it has seen that the visitor wants no motion, the time that is let run would move it.
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(shown).toHaveText(first);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shown).not.toHaveText(first);

  // However short, a transition of every element takes a moment at each change of the page.
  const begun = await page.evaluate(() => {
    document.body.style.color = 'black';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(begun).toBe(0);
});
