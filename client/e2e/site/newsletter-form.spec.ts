import { expect, holdAnswers, open, test } from '../journey.ts';

test('an address is sent with a busy button and a toast, and the field is empty afterwards', async ({
  page,
}) => {
  await open(page, '/');
  const field = page.getByLabel('Email');
  await field.fill('amina@example.com');
  const answers = await holdAnswers(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answers.release();
  await expect(page.getByText('Message sent successfully')).toBeVisible();
  await expect(field).toHaveValue('');
});

test('the browser itself refuses what is no e-mail', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Email').fill('amina');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Message sent successfully')).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ expectedInConsole: [/Failed to load resource/] });

  test('the failure is said and the address kept', async ({ page, context }) => {
    await open(page, '/');
    const token = page.waitForResponse('**/graphql');
    await page.getByLabel('Email').fill('amina@example.com');
    await token;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Error submitting form')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('amina@example.com');
    await context.setOffline(false);
  });
});

test('a link that is not ours is refused in words, and only after a press', async ({ page }) => {
  for (const [path, button] of [
    ['/newsletter/confirm?token=made-up', 'Confirm my subscription'],
    ['/newsletter/unsubscribe?token=made-up', 'Unsubscribe me'],
  ] as const) {
    await open(page, path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(/This link is not valid or too old/)).toBeVisible();
  }
});

test('somebody without a link asks for one by e-mail', async ({ page }) => {
  await open(page, '/newsletter/unsubscribe');
  await page.getByLabel('Email').fill('amina@example.com');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText(/a mail with a link is on its way/)).toBeVisible();
});
