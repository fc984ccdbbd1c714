// What every journey starts with: the product's address, a console that must stay silent, and a signed-in owner.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

export { expect };

export const owner = { email: 'owner@lubugo.example', password: () => process.env.E2E_PASSWORD ?? '' };

interface JourneyFixtures {
  /** Add a pattern for what a journey provokes on purpose, such as a 404. */
  expectedInConsole: RegExp[];
  /**
   * Opens a page to read it and change nothing. Tests that follow each other on one page share it, so each statement
   * about a page has a test of its own and the page is loaded once.
   */
  read: (path: string) => Promise<Page>;
  /**
   * Opens a screen as the owner, in a window that goes on from one journey to the next: what loads the staff's part anew
   * costs many times as much as a press in its sidebar. For journeys that leave the session and what is in the browser be.
   */
  openScreen: (path: string) => Promise<Page>;
}

interface SharedPage {
  page: Page;
  path: string;
  complaints: string[];
}

export const test = base.extend<JourneyFixtures, { sharedPage: SharedPage; desk: SharedPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  expectedInConsole: [[], { option: true }],
  page: async ({ page, context, expectedInConsole, javaScriptEnabled }, use) => {
    const complaints = listen(page);
    if (javaScriptEnabled !== false) hydrateAtOnce(page);
    await use(page);
    // The next journey goes on in this window (`reuseContext`): what Playwright does not put back is put back here.
    await context.setOffline(false);
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    expectSilence(complaints, expectedInConsole);
  },
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: process.env.E2E_ORIGIN,
        viewport: project.use.viewport,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await use({ page, path: '', complaints: listen(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  read: async ({ sharedPage, expectedInConsole }, use) => {
    await use(async (path) => {
      if (sharedPage.path !== path) await open(sharedPage.page, path);
      sharedPage.path = path;
      return sharedPage.page;
    });
    expectSilence(sharedPage.complaints.splice(0), expectedInConsole);
  },
  desk: [
    async ({ browser }, use, { project }) => {
      const { viewport, reducedMotion } = project.use;
      const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN, viewport, reducedMotion });
      const page = await context.newPage();
      hydrateAtOnce(page);
      await use({ page, path: '', complaints: listen(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  openScreen: async ({ desk, expectedInConsole }, use, info) => {
    const { page } = desk;
    await use(async (path) => {
      if (!desk.path) await signIn(page, path);
      else if (!(await goOn(page, path))) await page.goto(path, { waitUntil: 'domcontentloaded' });
      desk.path = path;
      return page;
    });
    const complaints = desk.complaints.splice(0);
    // After a failure nobody knows what the window shows.
    if (info.status !== info.expectedStatus) desk.path = '';
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await page.emulateMedia({ forcedColors: null });
    await page.setViewportSize(info.project.use.viewport ?? { width: 1440, height: 900 });
    await page.evaluate(() => sessionStorage.clear());
    expectSilence(complaints, expectedInConsole);
  },
});

/** Goes to a screen by the sidebar of a wide window. False where it is not in sight, or something lies over it. */
async function goOn(page: Page, path: string): Promise<boolean> {
  const link = page.getByRole('navigation', { name: 'Staff', exact: true }).locator(`a[href="${path}"]`);
  const overlays = page.locator('dialog:modal, [role$=dialog]');
  if ((await overlays.count()) > 0 || (await link.count()) === 0) return false;
  // What the journey before was told is not told to this one.
  const toasts = page.locator('[data-sonner-toast]');
  await toasts.locator('[data-close-button]').evaluateAll((all: HTMLElement[]) => {
    for (const button of all) button.click();
  });
  await expect(toasts).toHaveCount(0);
  await link.click();
  // Until the code of the new screen is there, the address is the new one and the screen before is still drawn.
  await expect(link).toHaveAttribute('aria-current', 'page');
  return true;
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    const { url } = message.location();
    const missing = text.startsWith('Failed to load resource');
    // Pictures of other hosts may be out of reach from here.
    if (missing && !url.startsWith(process.env.E2E_ORIGIN ?? '')) return;
    complaints.push(missing ? `${text} ${url}` : text);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

function expectSilence(complaints: string[], expected: RegExp[]): void {
  const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
  expect(unexpected, 'the browser console stays silent').toEqual([]);
}

const lively = new WeakSet<Page>();

/** A page fetches its code a moment after it was shown, or when it is touched: a journey touches it and waits for that. */
function hydrateAtOnce(page: Page): void {
  if (lively.has(page)) return;
  lively.add(page);
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    // A dialog that closes goes a step back in the history, which calls off what is begun at that moment: it is begun again.
    const response = await goto(...args).catch((error: Error) => {
      if (!error.message.includes('net::ERR_ABORTED')) throw error;
      return goto(...args);
    });
    await hydrated(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...args) => {
    const response = await reload(...args);
    await hydrated(page);
    return response;
  };
}

/** Opens a page of the site and waits until React has taken it over. Pictures may still be on their way. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Waits until the page's buttons answer: before that a press may be lost. At once for what is no page of the site. */
export async function hydrated(page: Page): Promise<void> {
  // A page whose code is gone loads itself again, once.
  await page.evaluate(comeAlive).catch(() => page.evaluate(comeAlive));
}

/** Runs in the page: touches it, and resolves when its code runs. */
function comeAlive(): Promise<void> | undefined {
  window.dispatchEvent(new Event('pointermove'));
  if (!document.getElementById('root')) return;
  const { documentElement } = document;
  return new Promise((done) => {
    const watch = new MutationObserver(look);
    watch.observe(documentElement, { attributeFilter: ['data-live'] });
    look();
    function look() {
      if (documentElement.dataset.live === undefined) return;
      watch.disconnect();
      done();
    }
  });
}

/** Answers what the page asks of the API only when `release` is called. */
export async function holdAnswers(page: Page): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/**
 * Has the demo owner, or `who`, signed in with a session of its own, and opens the page of the admin. How signing in
 * looks is told in accounts.spec.ts.
 */
export async function signIn(page: Page, next = '/admin', who = owner): Promise<void> {
  const credentials = { email: who.email, password: who.password() };
  const answer = await page.request.post('/api/v1/admin/login', { data: credentials });
  const { data } = await answer.json();
  // Local storage belongs to an origin: any of its documents will do, and this one is the smallest.
  await page.goto('/robots.txt');
  await page.evaluate(({ user, token }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', token);
  }, data);
  await page.goto(next, { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(new RegExp(`${next}$`));
}

/** The names of the GraphQL operations the page sends from now on, without the counts of the inbox: they are asked for on a timer. */
export function recordOperations(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const name = request.postDataJSON()?.operationName ?? 'unnamed';
    // What is new, and drafts, are asked for beside all other work.
    if (!/^Changes$|Draft$/.test(name)) operations.push(name);
  });
  return operations;
}

/**
 * Everything axe finds against WCAG 2.2 AA, one line each; while a modal dialog is open, in the dialog: nobody reaches what
 * lies behind it, and that is judged without one.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Halfway through its change a colour is none that anybody chose. Some go on for ever and are judged as they are.
    const changing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000,
      );
    await Promise.allSettled(changing.map(({ finished }) => finished));
    // The last one lies on top.
    const modal = [...document.querySelectorAll('dialog:modal, [role$=dialog][aria-modal=true]')]
      .filter((dialog) => dialog.checkVisibility())
      .at(-1);
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(modal ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Who speaks to a browser says what is seen: off in axe, as it is new there.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // What was found to be right is not written down at length.
      resultTypes: ['violations'],
      // A film's own page is not ours to judge.
      iframes: false,
    });
    // What lies halfway under a floating button or the head of the page is scrolled clear of it: `floating-buttons.spec.ts` shows that.
    const floating = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const isUnderOne = (target: unknown[]) => {
      const element = document.querySelector(String(target.at(-1)));
      const rect = element?.getBoundingClientRect();
      return floating.some((one) => {
        const over = one.getBoundingClientRect();
        const isApart =
          !rect ||
          rect.right <= over.left ||
          rect.left >= over.right ||
          rect.bottom <= over.top ||
          rect.top >= over.bottom;
        return !isApart && !one.contains(element);
      });
    };
    const faults = violations.map(({ id, nodes }) => ({
      id,
      nodes: id === 'target-size' ? nodes.filter(({ target }) => !isUnderOne(target)) : nodes,
    }));
    return faults
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  });
}

/** The one toast there is says this. Both in one look: four seconds later it is gone, and a busy machine is slow. */
export async function expectToast(page: Page, title: string | RegExp, text: string | RegExp): Promise<void> {
  const said = page.locator('[data-sonner-toast]').locator('[data-title], [data-description]');
  await expect(said).toHaveText([title, text]);
}

/** Nothing is wider than the screen, once the page has followed the window to its new size. */
export async function expectFitsWidth(page: Page, what?: string): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  await expect.poll(() => page.evaluate(overflow), what).toBeLessThanOrEqual(0);
}

/** Presses Tab until the focus is on `target`; fails when the keyboard does not get there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}
