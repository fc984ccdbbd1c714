// A page at 400 % of its size, and a phone on its side: what stays on screen leaves room for what is worked on.
import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, expectFitsWidth, test } from '../journey.ts';
import { form, nameOf, save } from './screens.ts';

/** How much of the nearest scrolling part around an element can be seen at once. */
const roomAround = (page: Page, selector: string) =>
  page.evaluate((sought) => {
    let part = document.querySelector(sought)?.parentElement ?? null;
    while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement;
    return Math.min(part?.clientHeight ?? window.innerHeight, window.innerHeight);
  }, selector);

for (const { width, height } of [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
]) {
  test(`at ${width} × ${height} pixels the sidebar and a form have the whole height, and a form is saved`, async ({
    openScreen,
  }) => {
    const page = await openScreen('/admin/coaches');
    await page.setViewportSize({ width, height });
    await expect(page.getByText(/^Total \d+$/)).toBeVisible();
    await expectFitsWidth(page);

    await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible();
    expect(await roomAround(page, 'nav[aria-label=Staff] a')).toBe(height);
    const last = page.getByRole('button', { name: 'Log out' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add Member' }).click();
    await expect(form(page).getByLabel('Name')).toBeFocused();
    expect(await roomAround(page, '[role=dialog] input')).toBeGreaterThanOrEqual(height - 32);
    const name = nameOf('Low');
    for (const [label, text] of [
      ['Name', name],
      ['Role', 'Vans'],
      ['Bio', 'Never late.'],
      ['Specialties', 'Night drives'],
    ] as const) {
      const field = form(page).getByLabel(label, { exact: label === 'Name' });
      await field.focus();
      await expect(field).toBeInViewport();
      await field.fill(text);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await save(page);
    await expect(page.getByText('Team member created successfully')).toBeVisible();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Team member deleted successfully')).toBeVisible();
  });
}
