import { expect, expectFitsWidth, signIn, test } from '../../journey.ts';
import { form, nameOf, save } from '../screens.ts';

// The 404 of what visitors do not see.
test.use({ expectedInConsole: [/Failed to load resource/] });

test('a draft is not there for visitors, but for who has its preview link', async ({
  openScreen,
  browser,
  baseURL,
}) => {
  const page = await openScreen('/admin/posts');
  await page.getByRole('button', { name: 'New Post' }).click();
  const name = nameOf('Not yet');
  await form(page).getByLabel('Title').fill(name);
  await form(page).getByRole('button', { name: 'HTML source' }).click();
  await form(page).getByLabel('Content').fill('<p>Soon.</p>');
  await form(page).getByRole('tab', { name: 'Draft' }).click();
  await save(page);
  await expect(page.getByText('Post created successfully')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: /^Edit/ }).click();
  const link = await form(page).getByRole('link', { name: 'Open preview' }).getAttribute('href');
  const { pathname, search } = new URL(link ?? '');

  const visitor = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } });
  await visitor.goto('/news');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(name)).toHaveCount(0);
  expect((await visitor.goto(pathname))?.status()).toBe(404);
  const preview = await visitor.goto(pathname + search);
  expect([preview?.status(), preview?.headers()['cache-control']]).toEqual([200, 'no-store']);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('Preview: not published yet')).toBeVisible();
  await expectFitsWidth(visitor);
  await visitor.close();
});

test('a service is scheduled on the clock of Kampala, wherever the browser is', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await signIn(page, '/admin/programs');
  const programs = await (await context.request.get('/api/v1/programs')).json();
  await page.getByRole('button', { name: 'New Service' }).click();
  const name = nameOf('Later');
  const fields = {
    Name: name,
    'Image URL': programs.data[0].imageUrl,
    Description: 'Soon.',
    Duration: '1 day',
    Price: '5',
    Schedule: 'Daily',
  };
  for (const [label, value] of Object.entries(fields))
    await form(page).getByLabel(label, { exact: true }).fill(value);
  await form(page).getByRole('tab', { name: 'Scheduled' }).click();
  await form(page).getByLabel('Publish at').fill('2099-01-05T15:00');
  await save(page);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Scheduled for Jan 5, 2099 3:00 PM');
  const { data } = await (await context.request.get('/api/v1/programs')).json();
  expect(data.map((program: { name: string }) => program.name)).not.toContain(name);
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(form(page).getByLabel('Publish at')).toHaveValue('2099-01-05T15:00');
  await context.close();
});
