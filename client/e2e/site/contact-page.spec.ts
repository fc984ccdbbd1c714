import type { Page } from '@playwright/test';
import { expect, holdAnswers, open, test } from '../journey.ts';

async function fill(page: Page, change: Record<string, string> = {}) {
  const values = {
    Name: 'Amina Okello',
    Email: 'amina@example.com',
    Subject: 'Four days in June',
    Message: 'We are five, one of us is six years old.',
    ...change,
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('three department cards share e-mail and phone, and Customer Support names a person', async ({
  read,
}) => {
  const page = await read('/contact');
  const cards = page.getByRole('region', { name: 'Departments' }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(['Bookings', 'Customer Support', 'General Inquiries']);
  await expect(cards.getByRole('link', { name: 'hello@lubugo.example' })).toHaveCount(3);
  await expect(cards.getByRole('link', { name: '+256 000 555 014' })).toHaveCount(3);
  await expect(cards.nth(1).getByText('Sarah Chebet')).toBeVisible();
});

test('Visit Us shows the address and the opening hours', async ({ read }) => {
  const page = await read('/contact');
  const visit = page.getByRole('region', { name: 'Visit Us' });
  await expect(visit.getByText('Plot 18, Mugwanya Rise')).toBeVisible();
  await expect(visit.getByRole('definition')).toHaveText([
    '8:00 AM to 5:00 PM',
    '9:00 AM to 2:00 PM',
    'Closed',
  ]);
});

test('a message is sent with a busy button, a toast, and empty fields afterwards', async ({ page }) => {
  await open(page, '/contact');
  await fill(page);
  const answers = await holdAnswers(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answers.release();
  await expect(page.getByText('Message sent successfully')).toBeVisible();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
});

test('all fields are required, and the e-mail must look like one', async ({ page }) => {
  await open(page, '/contact');
  for (const [label, value] of [
    ['Name', 'Amina'],
    ['Email', 'amina@example.com'],
    ['Subject', 'June'],
    ['Message', 'Hello'],
  ] as const) {
    await send(page);
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('Email').fill('amina');
  await send(page);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('what the server does not take stands beside its field, and nothing typed is lost', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, { Subject: 'x'.repeat(201) });
  await send(page);
  await expect(page.getByText('Error submitting form')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/200 characters or fewer/);
  await expect(page.getByRole('group', { name: 'One answer needs another look' })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('We are five, one of us is six years old.');
});

test('what was typed survives a reload', async ({ page }) => {
  await open(page, '/contact');
  await fill(page);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('We are five, one of us is six years old.');
});

test('robots that fill in the hidden field are answered like people, who never see it', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.locator('[name=website2]')).not.toBeInViewport();
  await fill(page);
  await page.locator('[name=website2]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await send(page);
  await expect(page.getByText('Message sent successfully')).toBeVisible();
});

test.describe('when something elsewhere does not answer', () => {
  test.use({ expectedInConsole: [/Failed to load resource/] });

  test('a message that cannot be sent says so, keeps everything, and goes out on the next try', async ({
    page,
    context,
  }) => {
    await open(page, '/contact');
    const token = page.waitForResponse('**/graphql');
    await fill(page);
    await token;
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText('Error submitting form')).toBeVisible();
    await expect(page.getByText(/Nothing you typed is lost/)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Amina Okello');
    await context.setOffline(false);
    await send(page);
    await expect(page.getByText('Message sent successfully')).toBeVisible();
  });

  test('where the map cannot be reached, the address takes its place', async ({ page }) => {
    await page.route(/openstreetmap/, (route) => route.abort());
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(page.getByText(/The map cannot be reached just now. We are at Plot 18/)).toBeVisible();
  });
});

test('the map is asked of OpenStreetMap only when somebody wants it', async ({ page }) => {
  const asked: string[] = [];
  const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
  await page.route(/openstreetmap/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/gif', body: dot })
      : route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Show map' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByTitle('Map of Kabalagala, Kampala')).toBeVisible();
  await expect.poll(() => asked).toEqual(['tile.openstreetmap.org', 'www.openstreetmap.org']);
});
