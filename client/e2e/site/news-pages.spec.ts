import { expect, holdAnswers, open, test } from '../journey.ts';

test('the first post is a large featured hero, the others are cards', async ({ read }) => {
  const page = await read('/news');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(12);
  const [first, second] = [await posts.first().boundingBox(), await posts.nth(1).boundingBox()];
  expect((first?.width ?? 0) * (first?.height ?? 0)).toBeGreaterThan(
    (second?.width ?? 0) * (second?.height ?? 0),
  );
});

test('cards come in 0.1 s apart, and all at once under reduced motion', async ({ page }) => {
  await open(page, '/news');
  const delays = () =>
    page
      .getByRole('region', { name: 'More news' })
      .getByRole('listitem')
      .evaluateAll((items) => items.slice(0, 3).map((item) => getComputedStyle(item).animationDelay));
  expect(await delays()).toEqual(['0s', '0.1s', '0.2s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await delays()).toEqual(['0s', '0s', '0s']);
});

test('a category and the search narrow the news, and it says so when nothing matches', async ({ page }) => {
  await open(page, '/news');
  const posts = page.getByRole('article');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Special Deals');
  await expect(posts).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('All');
  const search = page.getByPlaceholder('Search travel updates...');
  await search.fill('BUNYONYI WITHOUT');
  await expect(posts).toHaveCount(1);
  await search.fill('blockquote>');
  await expect(page.getByText('No travel updates found matching your criteria.')).toBeVisible();
});

test('a card leads to its article without a reload, and back', async ({ page }) => {
  await open(page, '/news');
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  const card = page.getByRole('article').nth(2);
  const title = ((await card.getByRole('heading').textContent()) ?? '').trim();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page).toHaveTitle(`${title} · Lubugo Journeys`);
  await page.getByRole('link', { name: 'Back to News' }).click();
  await expect(page).toHaveURL(/\/news$/);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('an article shows category, day, title, picture and its HTML', async ({ read }) => {
  const page = await read('/news/1');
  const article = page.getByRole('article').first();
  await expect(article.getByText('Announcements')).toBeVisible();
  await expect(article.getByText('January 22, 2025')).toBeVisible();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(
    'Names on gorilla permits: what changes from March',
  );
  await expect(article.getByRole('heading', { level: 2, name: 'Why we are asking sooner' })).toBeVisible();
  await expect(article.locator('img').first()).toBeVisible();
  await expect(article.locator('blockquote')).toBeVisible();
});

test('a film loads from YouTube’s address without cookies only after a press, and stops when closed', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await open(page, '/news/11');
  expect(asked).toEqual([]);
  await page
    .getByRole('link', { name: /^Play the film/ })
    .first()
    .click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  // The browser asks a moment after the film has its place on the page.
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
  await page.getByRole('button', { name: 'Close the film' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('Related Articles lists all posts in three lines each, the open one last and marked as current', async ({
  read,
}) => {
  const page = await read('/news/1');
  const related = page.getByRole('region', { name: 'Related Articles' });
  const cards = related.getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(related.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(cards.last().getByRole('link')).toHaveAttribute('href', '/news/1');
  const clamp = await cards
    .first()
    .locator('p')
    .first()
    .evaluate((text) => getComputedStyle(text).webkitLineClamp);
  expect(clamp).toBe('3');
});

test('while an article loads there is a skeleton, and related ones are said to be loading', async ({
  page,
}) => {
  await open(page, '/news');
  const answers = await holdAnswers(page);
  await page.getByRole('article').nth(1).getByRole('link').click();
  await expect(page.getByText('Loading related articles...')).toBeVisible();
  answers.release();
  await expect(page.getByRole('region', { name: 'Related Articles' }).getByRole('article')).toHaveCount(12);
});

test('the news can be read as RSS, and the pages say where', async ({ page, request }) => {
  await open(page, '/news');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const feed = await request.get(new URL(href ?? '').pathname);
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(12);
});

test.describe('where there is nothing', () => {
  test.use({ expectedInConsole: [/404/] });

  for (const path of ['/news/999999', '/news/abc']) {
    test(`${path} is a 404 that says so and leads back`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news');
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the news can be searched, opened and read, and a film has a link', async ({ page }) => {
    await page.goto('/news');
    await page.getByPlaceholder('Search travel updates...').fill('film we show');
    await page.keyboard.press('Enter');
    // The list from before stays until the next page comes.
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('article').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: 'The three talks that follow' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Play the film/ }).first()).toHaveAttribute(
      'href',
      /youtube\.com/,
    );
  });
});
