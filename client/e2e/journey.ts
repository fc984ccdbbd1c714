// What every journey starts with: the product's address, a console that must stay silent, and a signed-in owner.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

export const owner = { email: 'owner@lubugo.example', password: () => process.env.E2E_PASSWORD ?? '' };

interface JourneyFixtures {
  /** Add a pattern for what a journey provokes on purpose, such as a 404. */
  expectedInConsole: RegExp[];
}

export const test = base.extend<JourneyFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  expectedInConsole: [[], { option: true }],
  page: async ({ page, expectedInConsole, javaScriptEnabled }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    if (javaScriptEnabled !== false) comeAliveAtOnce(page);
    await use(page);
    const unexpected = complaints.filter((text) => !expectedInConsole.some((pattern) => pattern.test(text)));
    expect(unexpected, 'the browser console stays silent').toEqual([]);
  },
});

/** A page fetches its code a moment after it was shown, or when it is touched: a journey touches it and waits for that. */
function comeAliveAtOnce(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await untilAlive(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...args) => {
    const response = await reload(...args);
    await untilAlive(page);
    return response;
  };
}

/** Waits until the page's buttons answer; at once for what is no page of the site. */
export async function untilAlive(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(
    () => !document.getElementById('root') || document.documentElement.dataset.live !== undefined,
  );
}

/** Signs the demo owner in through the form, or `who`. */
export async function signIn(page: Page, next = '/admin', who = owner): Promise<void> {
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
}

/** The names of the GraphQL operations the page sends from now on. */
export function recordOperations(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    operations.push(request.postDataJSON()?.operationName ?? 'unnamed');
  });
  return operations;
}

/** Everything axe finds against WCAG 2.2 AA, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/** Whether something is wider than the screen. */
export async function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** Presses Tab until the focus is on `target`; fails when the keyboard does not get there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}
