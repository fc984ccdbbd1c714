import { expect, expectToast, owner, signIn, test } from '../journey.ts';

test('a visitor who opens the admin is asked to sign in', async ({ page }) => {
  await page.goto('/admin/programs');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

for (const path of ['/admin/login', '/admin/signup'])
  test(`${path} stands alone, without the website’s header and without the sidebar`, async ({ read }) => {
    const page = await read(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('navigation', { name: /Main|Staff/ })).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  });

test.describe('with a wrong password', () => {
  test.use({ expectedInConsole: [/401/] });

  test('signing in says what is wrong and keeps what was typed', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Error logging in', 'Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  });
});

test('the owner signs in, is welcomed, survives a reload and logs out', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.reload();
  await expect(page.getByText(owner.email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('somebody signs up and lands in the admin', async ({ page }) => {
  await page.goto('/admin/signup');
  await page.getByLabel('Email').fill(`new-${Date.now()}@lubugo.example`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByLabel(/confirm password/i).fill('a long enough password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Signup successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test.describe('with two different passwords', () => {
  test.use({ expectedInConsole: [/400/] });

  test('signing up names the field at fault', async ({ page }) => {
    await page.goto('/admin/signup');
    await page.getByLabel('Email').fill('other@lubugo.example');
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.getByLabel(/confirm password/i).fill('a different password');
    await page.getByRole('button', { name: 'Sign up' }).click();
    const again = page.getByLabel(/confirm password/i);
    await expect(again).toHaveAccessibleDescription('Passwords do not match.');
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/\/admin\/signup/);
  });
});

test('a link to the sign-in leads to no other site and to no blank page', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/login?next=/.//evil.example');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: /, owner$/, level: 1 })).toBeVisible();
});
