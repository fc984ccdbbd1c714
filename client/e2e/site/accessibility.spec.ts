import { accessibilityFaults, expect, test } from '../journey.ts';

test.use({ expectedInConsole: [/404/], reducedMotion: 'reduce' } as never);

for (const path of [
  '/',
  '/programs',
  '/programs/1',
  '/programs/999999',
  '/nowhere',
  '/admin/login',
  '/admin/signup',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
