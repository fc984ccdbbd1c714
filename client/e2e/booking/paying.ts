// On the provider's page, which the sandbox plays, and back: the same with JavaScript and without.
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** To the sandbox's page for a sum, which is typed where it is another one than is due. */
export async function goToPay(page: Page, sum: string, typed?: string): Promise<void> {
  if (typed) await page.getByLabel('Sum in USD').fill(typed);
  await page.getByRole('button', { name: /^Pay (USD [\d,.]+ )?now$/ }).click();
  await page.getByRole('link', { name: `Go and pay ${sum}` }).click();
  await expect(page.getByText('No money moves, whatever you choose.')).toBeVisible();
  await expect(page.getByText(sum, { exact: true })).toBeVisible();
  expect(page.url()).not.toContain('key=');
}

/** Chooses what becomes of it, and waits for what we say of it. */
export async function play(page: Page, choice: string, said: string, hasScript: boolean): Promise<void> {
  await page.getByRole('button', { name: choice, exact: true }).click();
  await expect(page).toHaveURL(/\/booking\/paid\?/);
  expect(page.url()).not.toContain('key=');
  const title = page.getByRole('heading', { level: 1, name: said });
  if (hasScript) return expect(title).toBeVisible();
  await expect(async () => {
    const again = page.getByRole('link', { name: 'Look again' });
    if (await again.isVisible()) await again.click();
    await expect(title).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
