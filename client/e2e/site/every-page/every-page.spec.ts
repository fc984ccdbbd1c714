// Every page, visited once, against WCAG 2.2 AA at both widths, closed and with all that opens; whether what is pressed is
// clear of Back and the chat; whether it can be read from right to left; and what the server sent against the rules of HTML.
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { matchPath } from 'react-router-dom';
import { pageAddresses } from '../../../src/generated/addresses.ts';
import type { PageAddress } from '../../../src/lib/page/page-address.ts';
import { expectNothingCovered } from '../../covered-controls.ts';
import { accessibilityFaults, expect, expectFitsWidth, open, test } from '../../journey.ts';
import { foundPaths, publicPaths } from '../../public-paths.ts';
import { expectToReadFromTheRight } from '../../right-to-left.ts';
import { listenToAll, visit } from './visit.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedInConsole: [/404/], reducedMotion: 'reduce' } as never);

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** The page is loaded once and changes its width, as when a screen is turned. */
async function expectNoFaults(page: Page): Promise<void> {
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

for (const path of [...publicPaths, '/admin/login', '/admin/signup']) {
  test(`${path} is valid HTML, axe finds nothing at 360 and 1440, it fits, nothing is covered, and it reads from the right`, async ({
    page,
    request,
  }) => {
    expect(await htmlFaults(await (await request.get(path)).text())).toEqual([]);
    await test.step('it says no word in the console, misses no file, asks for nothing again and reads as it was sent', async () => {
      const origin = process.env.E2E_ORIGIN ?? '';
      const said = listenToAll(page, origin);
      const { change } = await visit(page, origin + path, 'load');
      if (foundPaths.includes(path)) expect([...said, change].filter(Boolean)).toEqual([]);
    });
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoFaults(page);
    await expectNothingCovered(page, hasStrip(path));
    await expectToReadFromTheRight(page);
  });
}

test.describe('Layout', () => {
  test.use({ viewport: phone });

  test('axe finds nothing in the open mobile menu', async ({ page }) => {
    await open(page, '/faq');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('axe finds nothing in the open lightbox', async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByText('1 of 18')).toBeVisible();
  await expectNoFaults(page);
});

test('axe finds nothing around a film that plays', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>film</title></html>' }),
  );
  await open(page, '/videos');
  await page
    .getByRole('link', { name: /^Play the film/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await expectNoFaults(page);
});

test('axe finds nothing in the open donation modal', async ({ page }) => {
  await open(page, '/donations');
  await page.getByLabel('Full name').fill('Amina Nakato');
  await page.getByLabel('Email').fill('amina@example.org');
  await page.getByRole('button', { name: '$10' }).click();
  await page.getByRole('button', { name: 'Donate Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Test checkout' })).toBeVisible();
  await expectNoFaults(page);
});

test('axe finds nothing in an open answer of the FAQ', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('main').locator('summary').first().click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  await expectNoFaults(page);
});

test('axe finds nothing where nothing was found', async ({ page }) => {
  await open(page, '/programs?search=nothing-of-this-name');
  await expect(page.getByText('No programs found matching your criteria.')).toBeVisible();
  await expectNoFaults(page);
});
