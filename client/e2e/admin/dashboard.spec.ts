import { accessibilityFaults, expect, expectFitsWidth, owner, signIn, test } from '../journey.ts';

test('the dashboard counts everything and lists what was done last', async ({ page }) => {
  await signIn(page);
  for (const [label, path] of [
    ['Posts', 'posts'],
    ['Staff', 'coaches'],
    ['Gallery Items', 'gallery'],
    ['Facilities', 'facilities'],
    ['Services', 'programs'],
    ['Registrations', 'registrations'],
  ])
    await expect(
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}\\s*[\\d,]+$`) }),
    ).toHaveAttribute('href', `/admin/${path}`);
  const latest = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first();
  await expect(latest).toContainText(owner.email.split('@')[0] ?? '');
  await expect(latest).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2} [AP]M/);
  await expect(latest).toContainText('127.0.0.1');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('an address of no screen says so, and axe finds nothing', async ({ page }) => {
  await signIn(page, '/admin/no-such-screen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('every screen fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const content = ['', '/posts', '/coaches', '/facilities', '/gallery', '/alumni'];
  const inbox = ['/registrations', '/messages', '/subscribers', '/donations'];
  for (const path of [...content, ...inbox]) {
    await page.goto(`/admin${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Only what has come is judged: a placeholder is as wide as it is let.
    await expect(page.getByTestId(/^skeleton-/).or(page.locator('[aria-busy=true]'))).toHaveCount(0);
    await expectFitsWidth(page, path);
  }
});
