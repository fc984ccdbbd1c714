// `npm run bench:admin`: how long the staff's largest tables take in a real browser, and whether turning pages costs memory.
// Ends with 1 when a median is above the target.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { choose, narrow, press, type Step, search } from './in-the-page.ts';
import { serve } from './serve.ts';

/** Milliseconds from the press, or from the end of the typing pause, to the rows on screen. */
const target = 300;
/** The pause after the last key before a list is searched; it is taken off a search's time. */
const typingPause = 250;
const rounds = 11;
const pagesTurned = 50;

const dashboard = 'a[href="/admin"]';

interface Table {
  name: string;
  link: string;
  searchLabel: string;
  /** What is searched, and how the first row found begins. */
  searches: string[];
}

const tables: Table[] = [
  {
    name: 'posts',
    link: 'View All Postings',
    searchLabel: 'Search posts',
    searches: ['shoebills 4', 'number 77', 'forest season', 'zebrafish'],
  },
  {
    name: 'registrations',
    link: 'Registrations',
    searchLabel: 'Search registrations',
    searches: ['okello77123@', 'gorilla', 'example.org', 'zebrafish'],
  },
];

/** What registrations are narrowed by, each alone: the label, and for other than check boxes what is chosen and what takes it away. */
const filters: { label: string; words?: string; none?: string }[] = [
  { label: 'New' },
  { label: 'In contact' },
  { label: 'Completed' },
  { label: 'Program', words: 'Sipi Falls', none: 'All' },
  { label: 'In charge', words: 'Nobody yet', none: 'All' },
  { label: 'In charge', words: 'colleague1', none: 'All' },
  { label: 'In charge', words: 'colleague4', none: 'All' },
  { label: 'Received from', words: '2026-09-01' },
  { label: 'Received until', words: '2026-02-01' },
  { label: 'Starts from', words: '2027-06-01' },
  { label: 'Starts until', words: '2026-02-01' },
];

interface Product {
  origin: string;
  email: string;
  password: string;
  posts: number;
  registrations: number;
  pictures: number;
}

/** `-- posts pictures`: only these. */
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

const { ready: product, stop } = await serve<Product>('server/bench/serve-many-rows.ts');
const browser = await chromium.launch({
  executablePath: await chromiumPath({ preferWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--enable-precise-memory-info'],
});
try {
  console.log(
    `${product.posts.toLocaleString('en')} posts, ${product.registrations.toLocaleString('en')} registrations, ${product.pictures.toLocaleString('en')} pictures; medians of ${rounds}, in ms (slowest)`,
  );
  const page = await browser.newPage({ baseURL: product.origin, viewport: { width: 1440, height: 900 } });
  await signIn(page, product);
  for (const table of tables) if (isAsked(table.name)) await measure(page, table);
  if (isAsked('filters')) await measureFilters(page);
  if (isAsked('pictures')) await measureLibrary(page);
} finally {
  await browser.close();
  await stop();
}

async function measure(page: Page, { name, link, searchLabel, searches }: Table): Promise<void> {
  console.log(`\n${name}`);
  const byAddress: number[] = [];
  const byLink: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`/admin/${name}`);
    await page.locator('tbody tr').first().waitFor();
    const rowsAt = await page.waitForFunction(() => performance.getEntriesByName('rows')[0]?.startTime);
    byAddress.push((await rowsAt.jsonValue()) ?? Number.NaN);
    await page.locator(dashboard).first().click();
    await page.locator('nav[aria-label=Pages]').waitFor({ state: 'detached' });
    byLink.push(await timed(page, press, { button: `a[href="/admin/${name}"]` }));
  }
  tell(`opened from the menu (${link})`, byLink);
  tell('opened by its address, scripts and all', byAddress, Number.POSITIVE_INFINITY);
  for (const words of searches) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push((await timed(page, search, { label: searchLabel, words })) - typingPause);
      await timed(page, search, { label: searchLabel, words: '' });
      // The same words typed again at once are not waited for.
      await page.waitForTimeout(2 * typingPause);
    }
    tell(`searched for “${words}”`, times);
  }
  await page.goto(`/admin/${name}`);
  await page.locator('tbody tr').first().waitFor();
  const debug = await page.context().newCDPSession(page);
  const turned: number[] = [];
  const heap: string[] = [await heapOf(debug)];
  for (let turn = 1; turn <= pagesTurned; turn += 1) {
    turned.push(await timed(page, press, { button: 'nav[aria-label=Pages] button:last-of-type' }));
    if (turn % 10 === 0) heap.push(await heapOf(debug));
  }
  tell(`a page turned, ${pagesTurned} times`, turned);
  console.log(`  ${'heap at pages 1, 11, 21, … after collecting garbage'.padEnd(52)} ${heap.join(' ')} MB`);
}

/** Registrations narrowed by each filter, in the order of the newest and in that of the names. */
async function measureFilters(page: Page): Promise<void> {
  for (const [order, address] of [
    ['the newest first', '/admin/registrations'],
    ['by name', '/admin/registrations?sort=name'],
  ] as const) {
    console.log(`\nregistrations narrowed, ${order}`);
    await page.goto(address);
    await page.locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page
      .getByLabel('Program', { exact: true })
      .locator('option')
      .nth(12)
      .waitFor({ state: 'attached' });
    for (const { label, words, none = '' } of filters) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timed(page, narrow, { label, words }));
        await timed(page, narrow, { label, words: none });
      }
      tell(words ? `${label}: ${words}` : label, times);
    }
  }
}

/** Opened, searched, and a picture chosen for a form. */
async function measureLibrary(page: Page): Promise<void> {
  console.log('\npictures');
  const grid = 'ul[aria-label="Media Library"]';
  const choices = 'ul[aria-label="Pictures"]';
  await page.goto('/admin');
  // The group of the sidebar that it is in is folded at first.
  await page.getByRole('button', { name: 'More' }).click();
  const opened: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.locator(dashboard).first().click();
    await page.locator(grid).waitFor({ state: 'detached' });
    opened.push(await timed(page, press, { button: 'a[href="/admin/media"]', rows: grid }));
  }
  tell('opened from the menu (Media Library)', opened);
  const label = 'Search pictures';
  for (const words of ['shoebill 4', 'picture of a lake', 'zebrafish']) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push((await timed(page, search, { label, words, rows: grid })) - typingPause);
      await timed(page, search, { label, words: '', rows: grid });
      await page.waitForTimeout(2 * typingPause);
    }
    tell(`searched for “${words}”`, times);
  }
  await page.goto('/admin/programs');
  await page.getByRole('button', { name: 'New Service' }).click();
  const shown: number[] = [];
  const chosen: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const button = '[role=dialog] form button:has(.lucide-images)';
    shown.push(await timed(page, press, { button, rows: choices }));
    chosen.push(await timed(page, choose, { button: `${choices} li:nth-child(${round}) button` }));
    await page.locator(choices).waitFor({ state: 'detached' });
  }
  tell('the library opened from a form', shown);
  tell('a picture chosen for the form', chosen);
}

function timed(page: Page, step: (step: Step) => Promise<number>, given: Step): Promise<number> {
  return page.evaluate(step, given);
}

function tell(what: string, times: number[], most = target): void {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const missed = !(median <= most);
  if (missed) process.exitCode = 1;
  const slowest = `(${Math.round(sorted.at(-1) ?? Number.NaN)})`;
  console.log(
    `  ${what.padEnd(52)} ${String(Math.round(median)).padStart(5)} ${slowest}${missed ? `  more than ${most}` : ''}`,
  );
}

async function heapOf(debug: CDPSession): Promise<string> {
  await debug.send('HeapProfiler.collectGarbage');
  const { usedSize } = await debug.send('Runtime.getHeapUsage');
  return (usedSize / 1024 / 1024).toFixed(1);
}

async function signIn(page: Page, { email, password }: Product): Promise<void> {
  // The runner gives functions their names with this; the page has no such helper.
  await page.addInitScript('globalThis.__name = (named) => named');
  // Notes the moment at which the first rows of a page that was loaded are there.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody tr')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('rows'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
}
