// Back and Chat stay in their corners; nothing that is used lies under them.
import { expect, type Page } from '@playwright/test';
import { open, test } from '../journey.ts';

/** What of the given things overlaps one of the two buttons, by its text. */
const covered = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const buttons = [...document.querySelectorAll('aside[aria-label=Shortcuts] > *')].map((element) =>
      element.getBoundingClientRect(),
    );
    return [...document.querySelectorAll(selector)]
      .filter((element) => !element.closest('aside[aria-label=Shortcuts]'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return buttons.some(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map((element) => element.textContent || element.getAttribute('name') || element.tagName);
  }, selector);

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
];

for (const size of sizes) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('what the Tab key reaches stands clear of them', async ({ page }) => {
      await open(page, '/contact');
      const faults: string[] = [];
      for (let stop = 0; stop < 45; stop += 1) {
        await page.keyboard.press('Tab');
        faults.push(...(await covered(page, ':focus')));
      }
      expect(faults).toEqual([]);
    });

    test('at the end of a page nothing lies under them', async ({ page }) => {
      await open(page, '/terms');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await covered(page, 'a, button, p, li, address, span')).toEqual([]);
    });
  });
}

test('on a low screen they are icons of 44 px, and the header takes 56 px at most', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/programs');
  for (const name of ['Back', 'Chat with us']) {
    const box = await page
      .getByLabel('Shortcuts')
      .getByText(name)
      .locator('xpath=ancestor-or-self::*[self::a or self::button]')
      .boundingBox();
    expect(box).toMatchObject({ width: 44, height: 44 });
  }
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(56);
});

test.describe('Where something is filled in', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('they make room for the keyboard of a phone, and come back', async ({ page }) => {
    await open(page, '/contact');
    const strip = page.getByLabel('Shortcuts');
    const back = strip.getByRole('button', { name: 'Back' });
    await page.getByLabel('Subject').tap();
    await expect(strip).toHaveCSS('opacity', '0');
    await expect(strip).toHaveCSS('pointer-events', 'none');
    await test.step('for who goes on with the Tab key', async () => {
      await back.focus();
      await expect(strip).toHaveCSS('opacity', '1');
    });
    await page.getByLabel('Message').tap();
    await expect(strip).toHaveCSS('opacity', '0');
    await test.step('for who is done', async () => {
      await page.getByRole('heading', { name: 'Send us a Message' }).tap();
      await expect(strip).toHaveCSS('opacity', '1');
      await expect(strip.getByRole('link', { name: 'Chat with us' })).toBeInViewport({ ratio: 1 });
    });
  });
});
