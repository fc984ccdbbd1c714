// Every page that a link or the sitemap leads to: answered well, taken over by React without a change, and silent. The first
// page of each kind is opened by every-page.spec.ts, and only read for its links here; so are two of three programs, stays and
// articles, unless all are asked for: `CRAWL=all npm test -- browser crawl`.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { foundPaths } from '../../public-paths.ts';
import { listenToAll, visit } from './visit.ts';

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

  async function read(path: string) {
    const answer = await request.get(path);
    if (answer.status() >= 400) faults.push(`${path} is answered with ${answer.status()}`);
    return answer.text();
  }

  async function readOn() {
    const page = await context.newPage();
    const said = listenToAll(page, origin);
    // Addresses within the site are read in one of its documents.
    await page.goto(`${origin}/robots.txt`);
    for (let path = pages.shift(); path !== undefined; path = pages.shift()) {
      const { links, change } = isOpened(path)
        ? await visit(page, origin + path, 'domcontentloaded')
        : { links: await page.evaluate(linksIn, await read(path)), change: null };
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

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Whether the page is opened in the browser, and not only read. */
function isOpened(path: string): boolean {
  const id = Number(/\/(\d+)$/.exec(path)?.[1] ?? 0);
  return !foundPaths.includes(path) && (id % 3 === 0 || process.env.CRAWL === 'all');
}

/** Files, the staff's part and pages with something chosen in the address are asked for, but not read. */
function isPage(path: string): boolean {
  return !/\.\w+$|\?/.test(path) && !path.startsWith('/admin');
}

/** Runs in the page. */
function linksIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('a[href], link[rel=alternate]')].map(
    (link) => new URL(link.getAttribute('href') ?? '', location.origin),
  );
  return links.filter(({ origin }) => origin === location.origin).map((link) => link.pathname + link.search);
}
