import { expect, holdAnswers, open, recordOperations, test } from '../journey.ts';

test('the page opens with Testimonials Network', async ({ read }) => {
  const page = await read('/alumni');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testimonials Network');
});

test('a testimonial has a quote, a name, an image, the year of visit and achievements', async ({ read }) => {
  const page = await read('/alumni');
  const quote = page.getByRole('figure').filter({ hasText: 'Priya Raghunathan' });
  await expect(quote.getByRole('blockquote')).toContainText('Robert turned us round');
  await expect(quote.getByText('Year of visit 2024')).toBeVisible();
  await expect(quote.locator('img')).toHaveCount(1);
  await expect(quote.getByRole('list', { name: 'Achievements' }).getByRole('listitem')).toHaveText([
    'Reached Elena hut at 4,541 metres',
    'Walked the Kitandara lakes',
    'Kept her socks dry for six days',
  ]);
});

test.describe('when pictures cannot be loaded', () => {
  test.use({ expectedInConsole: [/Failed to load resource/] });

  test('the initials of the traveller stand in', async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort());
    await open(page, '/alumni');
    const quote = page.getByRole('figure').filter({ hasText: 'Mei Lin Tan' });
    await quote.scrollIntoViewIfNeeded();
    await expect(quote.getByText('MT')).toBeVisible();
  });
});

test('a card has the name, Class of and the destination', async ({ read }) => {
  const page = await read('/alumni');
  const card = page.getByRole('article').filter({ hasText: 'Kenji Morita' });
  await expect(card).toHaveText('Kenji MoritaClass of 2023Queen Elizabeth');
});

test('the travellers are narrowed by category and by search, and nobody found is said', async ({ page }) => {
  await open(page, '/alumni');
  const cards = page.getByRole('region', { name: 'Our travellers' }).getByRole('article');
  await expect(cards).toHaveCount(10);
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category.getByRole('option')).toHaveText([
    'All Categories',
    'Professional',
    'College',
    'Youth Teams',
  ]);
  await category.selectOption('Youth Teams');
  await expect(cards).toHaveCount(2);
  await category.selectOption('All Categories');
  const search = page.getByPlaceholder('Search alumni...');
  await search.fill('BUNYONYI');
  await expect(cards).toHaveText(['Mei Lin TanClass of 2026Lake Bunyonyi']);
  await search.fill('no such traveller');
  await expect(page.getByText('No alumni found matching your criteria.')).toBeVisible();
});

test('testimonials older than five minutes are asked for again when the page is opened, and shown meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/alumni');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'FAQ' }).click();
  // Its address alone may come before the page is left.
  await expect(page).toHaveTitle(/^Frequently/);
  await page.clock.fastForward('05:01');
  const operations = recordOperations(page);
  const answers = await holdAnswers(page);
  await header.getByRole('link', { name: 'Testimonials' }).click();
  await expect.poll(() => operations).toEqual(['AlumniPage']);
  await expect(page.getByRole('figure')).toHaveCount(10);
  answers.release();
});
