import { expect, holdAnswers, open, test } from '../journey.ts';

test('the Staff page is titled Our Travel Experts', async ({ read }) => {
  const page = await read('/coaches');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Travel Experts');
});

test('whoever has no staff in the role leads, drivers too; the others support', async ({ read }) => {
  const page = await read('/coaches');
  const leaders = page.getByRole('region', { name: 'Leadership Team' });
  const support = page.getByRole('region', { name: 'Support Team' });
  await expect(leaders.getByRole('article')).toHaveCount(6);
  await expect(leaders.getByText('Driver - 4x4 Safaris')).toBeVisible();
  await expect(support.getByRole('article')).toHaveCount(2);
  await expect(support.getByText(/^Support staff/)).toHaveCount(2);
});

test('leaders stand three in a row and support two on a wide screen', async ({ read }) => {
  const page = await read('/coaches');
  for (const [name, columns] of [
    ['Leadership Team', 3],
    ['Support Team', 2],
  ] as const) {
    const cards = await page.getByRole('region', { name }).getByRole('article').all();
    const tops = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.y));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('a card has image, name, role, bio and the list Expertise', async ({ read }) => {
  const page = await read('/coaches');
  const card = page.getByRole('article').filter({ hasText: 'Moses Lokiru' });
  await expect(card.locator('img')).toHaveCount(1);
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('Moses Lokiru');
  await expect(card.getByText('Driver - 4x4 Safaris')).toBeVisible();
  await expect(card.getByText(/Thirty-one years at the wheel/)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Expertise' })).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText([
    'Karamoja',
    'Off-road driving',
    'Vehicle repair',
    'Wildlife spotting',
  ]);
});

test('the page says Loading... while the team is on its way', async ({ page }) => {
  await open(page, '/faq');
  const answers = await holdAnswers(page);
  await page.getByRole('banner').getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  answers.release();
  await expect(page.getByRole('region', { name: 'Leadership Team' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});
