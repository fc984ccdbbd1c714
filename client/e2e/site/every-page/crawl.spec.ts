// Every page that a link or the sitemap leads to: answered well, taken over by React without a change, and silent.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, test } from '../../journey.ts';
import { foundPaths } from '../../public-paths.ts';

/** So many pages are open at the same time. */
const readers = 4;

test('no page says a word in the console, misses a file, asks again for its data or differs from what was sent', async ({
  browser,
  request,
}) => {
  const origin = process.env.E2E_ORIGIN ?? '';
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const seen = new Set([...foundPaths, ...(await sitemapPaths(request))]);
  const pages = [...seen];
  const files: string[] = [];
  const faults: string[] = [];

  async function readOn() {
    const page = await context.newPage();
    const said = listenToAll(page, origin);
    for (let path = pages.shift(); path !== undefined; path = pages.shift()) {
      const { links, change } = await visit(page, origin + path);
      if (change) faults.push(`${path} reads otherwise than it was sent: ${change}`);
      for (const link of links) {
        if (seen.has(link)) continue;
        seen.add(link);
        (isPage(link) ? pages : files).push(link);
      }
      faults.push(...said.splice(0).map((fault) => `${path} ${fault}`));
    }
  }
  await Promise.all(Array.from({ length: readers }, readOn));
  await context.close();

  for (const file of files) {
    const status = (await request.head(file)).status();
    if (status !== 200) faults.push(`${file} is answered with ${status}`);
  }
  expect(faults).toEqual([]);
  expect(files).toContain('/news/rss.xml');
  expect(seen.size).toBeGreaterThan(40);
});

/** Reads a page to its end; answers where it leads on this site, and how React changed its text, if it did. */
async function visit(page: Page, address: string): Promise<{ links: string[]; change: string | null }> {
  // One page of each kind is read with all its pictures; of the others the words are enough.
  const isFirstOfItsKind = foundPaths.includes(address.replace(/^\w+:\/\/[^/]+/, ''));
  const answer = await page.goto(address, { waitUntil: isFirstOfItsKind ? 'load' : 'domcontentloaded' });
  // At once: the browser may throw the bytes away while the page goes on loading.
  const sent = (await answer?.text()) ?? '';
  await hydrated(page);
  const [before, after, links] = await page.evaluate((html) => {
    const textOf = (document: Document) => {
      const root = document.getElementById('root')?.cloneNode(true) as HTMLElement;
      for (const unseen of root.querySelectorAll('noscript, style, script')) unseen.remove();
      return root.textContent ?? '';
    };
    const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href], link[rel=alternate]')].map(
      ({ href }) => new URL(href),
    );
    const own = addresses.filter(({ origin }) => origin === location.origin);
    const server = new DOMParser().parseFromString(html, 'text/html');
    return [textOf(server), textOf(document), own.map(({ pathname, search }) => pathname + search)] as const;
  }, sent);
  return { links, change: differenceOf(before, after) };
}

/** The words around the first difference. */
function differenceOf(before: string, after: string): string | null {
  if (before === after) return null;
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 20), at + 40);
  return `“${around(before)}” became “${around(after)}”`;
}

/** All that goes wrong on a page, and any line in its console. */
function listenToAll(page: Page, origin: string): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`says: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`throws: ${error}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) said.push(`is answered with ${answer.status()}: ${answer.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) said.push(`asks another host: ${request.url()}`);
    if (request.url().endsWith('/graphql')) said.push(`asks again: ${request.postData()}`);
  });
  page.on('requestfailed', (request) => {
    // What is on its way when the reader turns the page is given up.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') said.push(`misses ${request.url()}`);
  });
  return said;
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Files, the staff's part and pages with something chosen in the address are asked for, but not read. */
function isPage(path: string): boolean {
  return !/\.\w+$|\?/.test(path) && !path.startsWith('/admin');
}
