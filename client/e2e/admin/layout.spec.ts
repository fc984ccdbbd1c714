import { accessibilityFaults, expect, signIn, test } from '../journey.ts';

test('the sidebar is wide, narrow or out of sight, remembers it for a week, and names its icons', async ({
  page,
  context,
}) => {
  await signIn(page);
  const sidebar = page.getByRole('complementary').filter({ has: page.getByRole('list', { name: 'System' }) });
  await test.step('16rem wide, 3rem after Ctrl and B', async () => {
    await expect(sidebar).toHaveCSS('width', '256px');
    await page.keyboard.press('Control+b');
    await expect(sidebar).toHaveCSS('width', '48px');
  });
  await test.step('kept in a cookie for 604800 seconds', async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('collapsed');
    expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000)).toBeGreaterThan(604_700);
    await page.reload();
    await expect(sidebar).toHaveCSS('width', '48px');
  });
  await test.step('a tooltip names an icon after 700 ms', async () => {
    await page.getByRole('link', { name: 'Stays' }).hover();
    const begun = Date.now();
    await expect(page.getByRole('tooltip', { name: 'Stays' })).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThan(500);
  });
  await test.step('under 768 px a panel 18rem wide that slides over the page', async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(sidebar).toHaveCount(0);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect(page.getByRole('dialog', { name: 'Sidebar' })).toHaveCSS('width', '288px');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
