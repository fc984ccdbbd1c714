import { expect, overflowsSideways, test } from '../journey.ts';

const navigation = [
  ['Home', '/'],
  ['About', '/about'],
  ['Services', '/programs'],
  ['Staff', '/coaches'],
  ['Stays', '/facilities'],
  ['Testimonials', '/alumni'],
  ['News', '/news'],
  ['Gallery', '/gallery'],
  ['Contact', '/contact'],
  ['FAQ', '/faq'],
  ['Videos', '/videos'],
];

test('the navigation holds the eleven links in order and marks the current one', async ({
  page,
  viewport,
}) => {
  await page.goto('/programs');
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Toggle menu' }).click();
  const menu =
    (viewport?.width ?? 0) < 1024 ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  for (const [name, href] of navigation) {
    await expect(
      menu.getByRole('link', { name: name === 'Home' ? /home/i : name, exact: name !== 'Home' }).first(),
    ).toHaveAttribute('href', href ?? '');
  }
  await expect(menu.getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: /Admin/ })).toHaveAttribute('href', '/admin/login');
});

test('the mobile menu opens, closes on a choice, and by Escape gives the focus back', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) >= 1024, 'large screens have no mobile menu');
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Toggle menu' });
  await toggle.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/programs$/);
});

test('the chat button is on every page and the Back button everywhere but on the start page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Chat with us/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await page.goto('/programs');
  await expect(page.getByRole('link', { name: /Chat with us/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a keyboard reaches the content with the skip link first', async ({ page }) => {
  await page.goto('/programs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

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
  '/news',
  '/news/1',
  '/news/11',
  '/gallery',
  '/videos',
  '/contact',
  '/newsletter/unsubscribe',
  '/registration',
  '/registration-success',
  '/donations',
]) {
  test(`${path} fits the width of the screen`, async ({ page }) => {
    await page.goto(path);
    expect(await overflowsSideways(page)).toBe(false);
  });
}
