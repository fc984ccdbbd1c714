// What the journeys through the staff's screens have in common.
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, expect } from '../journey.ts';

/** Names of its own for each run, so that journeys do not meet each other's rows. */
export const nameOf = (what: string) => `${what} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

export const form = (page: Page) => page.getByRole('dialog');

export const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();

/**
 * Presses with the mouse as a hand does: it comes down in one place, the page has time to answer that the focus moved, and
 * it is released in the same place, whatever is there by then.
 */
export async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // Two pictures of the screen later all that was going to move has moved.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await page.mouse.up();
}

/** Answers the question with Delete, after the focus was seen on Cancel. */
export async function confirmDelete(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
}

/** Axe on the screen, on the form behind `newLabel`, on the form of what is there and on the question before a delete. */
export async function expectNoFaults(page: Page, newLabel: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: newLabel }).click();
  await expect(form(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(form(page).getByRole('button', { name: 'Save' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Makes and deletes content by REST as the person signed in on `page`; `removeAll` deletes what is left of it. */
export async function asStaff(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const made: string[] = [];
  return {
    async make(kind: string, data: object): Promise<string> {
      const answer = await page.request.post(`/api/v1/${kind}`, { headers, data });
      expect(answer.status()).toBe(201);
      const path = `/api/v1/${kind}/${(await answer.json()).data.id}`;
      made.push(path);
      return path;
    },
    async remove(path: string): Promise<void> {
      expect((await page.request.delete(path, { headers })).status()).toBe(200);
    },
    async removeAll(): Promise<void> {
      for (const path of made) await page.request.delete(path, { headers });
    },
  };
}
