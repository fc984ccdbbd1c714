// Every page, visited once, against WCAG 2.2 AA at both widths, closed and with all that opens; whether what is pressed is
// clear of Back and the chat; whether it can be read from right to left; and what the server sent against the rules of HTML.
import { accessibilityFaults, expect, open, test } from '../../journey.ts';
import { foundPaths, publicPaths } from '../../public-paths.ts';
import { expectNoFaults, expectWellMade, phone } from './well-made.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedInConsole: [/404/], reducedMotion: 'reduce' } as never);

for (const path of [...publicPaths, '/admin/login', '/admin/signup']) {
  test(`${path} is valid HTML, axe finds nothing at 360 and 1440, it fits, nothing is covered, and it reads from the right`, async ({
    page,
    request,
  }) => {
    await expectWellMade(page, request, path, foundPaths.includes(path));
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
