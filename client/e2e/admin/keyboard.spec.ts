import { colors } from '../../src/generated/brand.ts';
import { expect, test } from '../journey.ts';

test('a new screen has the focus on its heading, and the skip link leads past the sidebar', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin');
  await page.getByRole('link', { name: 'Stays' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  // It is no control: nothing is drawn around it, neither of the ring's two colours.
  await page.keyboard.press('Shift');
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(heading).toHaveCSS('box-shadow', 'none');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('what has the focus is seen on the sidebar, in a field, and where the system chooses the colours', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/facilities');
  const link = page.getByRole('link', { name: 'Stays' });
  await page.getByRole('link', { name: 'Gallery' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-color', rgb(colors.highlightSoft));
  await page.getByRole('searchbox').focus();
  await expect(page.getByRole('searchbox')).toHaveCSS('outline-color', rgb(colors.brand));
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(link).toHaveCSS('outline-width', '2px');
  await link.focus();
  await expect(link).toHaveCSS('outline-width', '3px');
  await page.emulateMedia({ forcedColors: 'none' });
});

test('Escape leaves the row of a link, and the form stays open', async ({ openScreen }) => {
  const page = await openScreen('/admin/posts');
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /Content/ })).toBeVisible();
  await dialog.getByRole('button', { name: /link/i }).first().click();
  const row = dialog.locator('[data-own-escape]');
  await row.locator('input').first().press('Escape');
  await expect(row).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('what the keyboard reaches in a wide table comes out from under the buttons of its row', async ({
  openScreen,
}) => {
  const page = await openScreen('/admin/posts');
  await page.setViewportSize({ width: 768, height: 900 });
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'The film we show' });
  const controls = row.locator('td:not([data-kind=actions]) :is(a, button)');
  await expect(controls).toHaveCount(2);
  for (const control of await controls.all()) {
    await control.focus();
    await expect.poll(() => control.evaluate(isUncovered)).toBe(true);
  }
});

/** Whether both ends of it are seen. */
function isUncovered(element: Element): boolean {
  const { left, right, top, height } = element.getBoundingClientRect();
  return [left + 1, right - 1].every((x) => element.contains(document.elementFromPoint(x, top + height / 2)));
}

/** A colour of the brand as the browser tells it. */
const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
