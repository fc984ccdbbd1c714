import { expect, holdAnswers, open, test } from '../journey.ts';

const cards = 'View Stay: ';

test('the first stay is a hero, the other five are cards', async ({ read }) => {
  const page = await read('/facilities');
  await expect(page.getByRole('heading', { level: 2, name: 'Ridge Lodge at Rubuguri' })).toBeVisible();
  const others = page.getByRole('region', { name: 'More places to stay' });
  await expect(others.getByRole('article')).toHaveCount(5);
});

test('a card has up to 100 characters, three features and how many more there are', async ({ read }) => {
  const page = await read('/facilities');
  const card = page.getByRole('article').filter({ hasText: 'Narus Tented Camp' });
  const description = (await card.getByRole('paragraph').textContent()) ?? '';
  expect(description).toMatch(/\.\.\.$/);
  expect(description.length).toBeLessThanOrEqual(103);
  await expect(card.getByRole('listitem')).toHaveText([
    'Six walk-in tents with beds and bathroom',
    'Hot bucket showers on call',
    'Dinner at one shared table',
    '+3 more features',
  ]);
});

test('the lists of equipment and technology follow', async ({ read }) => {
  const page = await read('/facilities');
  for (const name of ['Equipment', 'Technology'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('listitem').first()).toBeVisible();
});

test('a card leads to its stay without a reload, and Back to Stays returns', async ({ page }) => {
  await open(page, '/facilities');
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.getByRole('link', { name: `${cards}Narus Tented Camp` }).click();
  await expect(page).toHaveURL(/\/facilities\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Narus Tented Camp' })).toBeFocused();
  await expect(page).toHaveTitle('Narus Tented Camp · Lubugo Journeys');
  await page.getByRole('link', { name: 'Back to Stays' }).click();
  await expect(page).toHaveURL(/\/facilities$/);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('a stay has Overview, Features, Availability and Additional Information', async ({ read }) => {
  const page = await read('/facilities/1');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Overview',
    'Features',
    'Availability',
    'Additional Information',
  ]);
  await expect(page.getByText('Reception 5:00 AM - 10:00 PM')).toBeVisible();
  await expect(page.getByText('24 guests')).toBeVisible();
});

test('what a stay leaves open is answered by the defaults', async ({ read }) => {
  const page = await read('/facilities/6');
  const facts = page.getByRole('region', { name: 'Availability' });
  await expect(facts.getByRole('definition')).toHaveText(['6:00 AM - 10:00 PM', 'Monday - Sunday']);
  const more = page.getByRole('region', { name: 'Additional Information' });
  await expect(more.getByRole('definition').first()).toHaveText('Variable');
  await expect(more.getByRole('definition').last()).toHaveText('Regular');
});

test('a skeleton stands in for a stay that is on its way', async ({ page }) => {
  await open(page, '/facilities');
  const answers = await holdAnswers(page);
  await page.getByRole('link', { name: `${cards}Bugala Lakeside Cottages` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loading the stay' })).toBeAttached();
  answers.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Bugala Lakeside Cottages' })).toBeVisible();
});

test.describe('where there is nothing', () => {
  test.use({ expectedInConsole: [/404/] });

  for (const path of ['/facilities/999999', '/facilities/abc']) {
    test(`${path} is a 404 that says Stay not found, inside the shell`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Stay not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Stays' })).toHaveAttribute('href', '/facilities');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
