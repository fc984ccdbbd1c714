// What is asked of every page that somebody opens: React takes it over without a change, and nothing is missed or asked again.
import type { Page } from '@playwright/test';
import { hydrated } from '../../journey.ts';

/** Reads a page; answers where it leads on this site, and how React changed its text, if it did. */
export async function visit(
  page: Page,
  address: string,
  waitUntil: 'load' | 'domcontentloaded',
): Promise<{ links: string[]; change: string | null }> {
  const answer = await page.goto(address, { waitUntil });
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
export function listenToAll(page: Page, origin: string): string[] {
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
