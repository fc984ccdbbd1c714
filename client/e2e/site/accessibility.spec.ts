import { accessibilityFaults, expect, test } from '../journey.ts';

test.use({ expectedInConsole: [/404/], reducedMotion: 'reduce' } as never);

for (const path of [
  '/',
  '/programs',
  '/programs/1',
  '/about',
  '/coaches',
  '/facilities',
  '/facilities/1',
  '/alumni',
  '/faq',
  '/privacy',
  '/programs/999999',
  '/facilities/999999',
  '/news',
  '/news/1',
  '/news/11',
  '/news/999999',
  '/gallery',
  '/videos',
  '/contact',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe',
  '/registration',
  '/registration-success',
  '/donations',
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
