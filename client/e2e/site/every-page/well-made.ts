// What holds for every page that visitors open, at both widths.
import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { matchPath } from 'react-router-dom';
import { pageAddresses } from '../../../src/generated/addresses.ts';
import type { PageAddress } from '../../../src/lib/page/page-address.ts';
import { expectNothingCovered } from '../../covered-controls.ts';
import { accessibilityFaults, expect, expectFitsWidth, test } from '../../journey.ts';
import { expectToReadFromTheRight } from '../../right-to-left.ts';
import { listenToAll, visit } from './visit.ts';

export const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** The page is loaded once and changes its width, as when a screen is turned. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    expect(await accessibilityFaults(page), `at ${size.width}`).toEqual([]);
    await expectFitsWidth(page, `wider than ${size.width}`);
  }
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: ['html5', { link: { attributes: { rel: { required: true } } } }],
});

async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${selector ?? ''}: ${message} (${ruleId})`),
  );
}

const pages: PageAddress[] = Object.values(pageAddresses);

/** Where something is filled in, Back and the chat have a strip of their own. */
const hasStrip = (path: string) =>
  path.startsWith('/admin') ||
  pages.some((page) => page.form && matchPath(page.path, path.replace(/\?.*/, '')));

/** Valid HTML, nothing for axe, as wide as the screen, nothing covered, and readable from the right; `isFound`: and silent. */
export async function expectWellMade(
  page: Page,
  request: APIRequestContext,
  path: string,
  isFound: boolean,
): Promise<void> {
  expect(await htmlFaults(await (await request.get(path)).text())).toEqual([]);
  await test.step('it says no word in the console, misses no file, asks for nothing again and reads as it was sent', async () => {
    const origin = process.env.E2E_ORIGIN ?? '';
    const said = listenToAll(page, origin);
    const { change } = await visit(page, origin + path, 'load');
    if (isFound) expect([...said, change].filter(Boolean)).toEqual([]);
  });
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectNoFaults(page);
  await expectNothingCovered(page, hasStrip(path));
  await expectToReadFromTheRight(page);
}
