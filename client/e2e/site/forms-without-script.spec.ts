import { expect, test } from '../journey.ts';

// A form that comes back has a status of its own, which the browser notes.
test.use({ javaScriptEnabled: false, expectedInConsole: [/422/] });

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('without JavaScript a message that is refused comes back as it was typed, and can be sent', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Grace Akello');
  // Browsers take this for an address; the rules of the server do not.
  await page.getByLabel('Email').fill('grace@home');
  await page.getByLabel('Subject').fill('A group of nine');
  await page.getByLabel('Message').fill('Is there a price for groups?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveTitle(/^Please check the form/);
  await expect(page.getByRole('group', { name: 'One answer needs another look' })).toBeInViewport();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is not valid.');
  await expect(page.getByLabel('Message')).toHaveValue('Is there a price for groups?');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully' })).toBeInViewport();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('without JavaScript all five steps of the registration stand on one page and are sent together', async ({
  page,
}) => {
  await page.goto('/registration?program=1');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Allergies').fill('Groundnuts');
  await page.getByRole('button', { name: 'Submit' }).click();
  const summary = page.getByRole('group', { name: '6 answers need another look' });
  await expect(summary.getByRole('link', { name: 'Phone is required.' })).toBeVisible();
  await expect(page.getByLabel('Allergies')).toHaveValue('Groundnuts');
  await page.getByLabel('Last name').fill('Akello');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByLabel('Phone').first().fill('+256 700 000 000');
  await page.getByLabel('Date of birth').fill('1990-05-04');
  await page.getByLabel('Start date').fill(inAMonth());
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/registration-success#content$/);
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
});

test('without JavaScript the donations page keeps its other ways to give', async ({ page }) => {
  await page.goto('/donations');
  await expect(page.locator('main noscript').getByRole('strong')).toHaveText(
    'Card and mobile money need JavaScript.',
  );
  await expect(page.getByRole('link', { name: 'Request Bank Details' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Donate with PayPal' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeHidden();
});
