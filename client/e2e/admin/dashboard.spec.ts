import { accessibilityFaults, expect, owner, signIn, test } from '../journey.ts';

test('the dashboard counts everything and lists what was done last', async ({ page }) => {
  await signIn(page, '/admin');
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
  // Signing in is among the last; beside it guests book, whose bookings the system confirms.
  const latest = page
    .getByRole('region', { name: 'Recent Activity' })
    .getByRole('listitem')
    .filter({ hasText: owner.email.split('@')[0] })
    .first();
  await expect(latest).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2} [AP]M/);
  await expect(latest).toContainText('127.0.0.1');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('an address of no screen says so, and axe finds nothing', async ({ openScreen }) => {
  const page = await openScreen('/admin/no-such-screen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
