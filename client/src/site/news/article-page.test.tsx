import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoImage } from '../../../test/rows/demo-image.ts';
import { demoPost } from '../../../test/rows/demo-posts.ts';

test('an article shows category, day, title and its text as HTML', async () => {
  await renderSite('/news/3');
  expect(await screen.findByRole('heading', { level: 1, name: 'A third off the treehouses' })).toBeVisible();
  const article = screen.getAllByRole('article')[0] as HTMLElement;
  expect(within(article).getByText('Special Deals')).toBeVisible();
  expect(within(article).getByText('March 10, 2026')).toBeVisible();
  expect(within(article).getByText('nobody').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news');
  await waitFor(() => expect(document.title).toBe('A third off the treehouses · Lubugo Journeys'));
});

test('under its picture stands what the media library says, and who made it', async () => {
  const said = { caption: 'Silverbacks at dawn.', credit: 'Amina Ssali' };
  const image = { ...demoImage, ...said };
  await renderSite('/news/1', { posts: [demoPost({ id: 1, image, videoUrl: null } as never)] });
  const figure = (await screen.findAllByRole('figure'))[0] as HTMLElement;
  expect(figure).toHaveTextContent('Silverbacks at dawn. · Photo: Amina Ssali');
});

test('a film is fetched only when play is pressed, and gone when it is closed', async () => {
  const { user } = await renderSite('/news/2');
  const play = await screen.findByRole('link', { name: 'Play the film: Film night' });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(play);
  expect(screen.getByTitle('Film night')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  );
  await user.click(screen.getByRole('button', { name: 'Close the film' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /^Play the film/ })).toHaveFocus());
  expect(document.querySelector('iframe')).toBeNull();
});

test('before it plays the picture of its post stands for the film; a post without one shows the picture', async () => {
  const { goTo } = await renderSite('/news/2');
  const play = await screen.findByRole('link', { name: 'Play the film: Film night' });
  expect(play.querySelector('img')).not.toBeNull();
  await goTo('/news/3');
  await screen.findByRole('heading', { level: 1, name: 'A third off the treehouses' });
  const [article] = screen.getAllByRole('article');
  expect(article?.querySelector('img')).not.toBeNull();
  expect(within(article as HTMLElement).queryByRole('link', { name: /^Play/ })).not.toBeInTheDocument();
});

test('a film within the text waits for a press too', async () => {
  const content =
    '<p>See:</p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Big Buck Bunny"></iframe>';
  const { user } = await renderSite('/news/1', { posts: [demoPost({ id: 1, content })] });
  const link = await screen.findByRole('link', { name: 'Big Buck Bunny' });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(link);
  expect(screen.getByTitle('Big Buck Bunny')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  );
});

describe('Back closes a film and stays at its article', () => {
  const films = () =>
    [...document.querySelectorAll('article iframe')].map((film) => film.getAttribute('title'));
  const back = (router: { navigate(steps: number): Promise<void> }) => act(() => router.navigate(-1));
  const bunny = 'Play the film: Film night';
  const content =
    '<p>See:</p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Gorillas"></iframe>' +
    '<p>and:</p><iframe src="https://www.youtube.com/embed/R6MlUcmOul8" title="Rafting"></iframe>';

  test('the film of its post', async () => {
    const { user, router } = await renderSite('/news/2', { before: ['/news'] });
    await user.click(await screen.findByRole('link', { name: bunny }));
    expect(films()).toEqual(['Film night']);
    await back(router);
    await waitFor(() => expect(screen.getByRole('link', { name: bunny })).toHaveFocus());
    expect(films()).toEqual([]);
    expect(router.location.pathname).toBe('/news/2');
    await back(router);
    expect(router.location.pathname).toBe('/news');
  });

  test('a film within its text, also when another played before', async () => {
    const posts = [demoPost({ id: 1, content })];
    const { user, router } = await renderSite('/news/1', { posts, before: ['/news'] });
    await user.click(await screen.findByRole('link', { name: 'Gorillas' }));
    expect(films()).toEqual(['Gorillas']);
    await user.click(screen.getByRole('link', { name: 'Rafting' }));
    await waitFor(() => expect(films()).toEqual(['Rafting']));
    await back(router);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Rafting' })).toHaveFocus());
    expect(films()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Gorillas' })).toBeVisible();
    expect(router.location.pathname).toBe('/news/1');
    await back(router);
    expect(router.location.pathname).toBe('/news');
  });
});

test('Related Articles lists all, the open one last and marked', async () => {
  await renderSite('/news/3');
  const related = within(await screen.findByRole('region', { name: 'Related Articles' }));
  const cards = related.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Film night',
    'Bunyonyi without a plan',
    'A third off the treehouses',
  ]);
  expect(cards.at(-1)).toHaveAttribute('aria-current', 'page');
  expect(cards[0]).not.toHaveAttribute('aria-current');
  for (const [index, id] of [2, 1, 3].entries()) {
    const card = cards[index] as HTMLElement;
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/news/${id}`);
    expect(card.querySelector('img')).not.toBeNull();
  }
  // The mark of a film.
  expect(cards.map((card) => card.querySelector('svg') !== null)).toEqual([true, false, false]);
});

test('an article that waits is dated and shown like any other, under a line that says so', async () => {
  const posts = [demoPost({ id: 1, title: 'Not yet', status: 'draft', publishedAt: null })];
  await renderSite('/news/1?preview=token', { posts });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not yet' })).toBeVisible();
  expect(screen.getByText('Preview: not published yet')).toBeVisible();
  expect(screen.getAllByText('March 10, 2026')[0]).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Preview: Not yet · Lubugo Journeys'));
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test('a published article has no such line, and the day it was published', async () => {
  const posts = [demoPost({ id: 1, publishedAt: '2026-04-02T07:30:00.000Z' })];
  await renderSite('/news/1?preview=token', { posts });
  expect((await screen.findAllByText('April 2, 2026'))[0]).toBeVisible();
  expect(screen.queryByText('Preview: not published yet')).not.toBeInTheDocument();
});

test('the token of a preview link is asked with, also when the page is reached from another one', async () => {
  const asked: unknown[] = [];
  const answers = {
    post: (variables: { id: string; preview: string | null }) => {
      asked.push({ ...variables });
      const post = { ...demoPost({ id: 9, status: 'draft' }), path: '/news/9', excerpt: '' };
      return variables.preview === 'good' ? post : null;
    },
  };
  const { goTo } = await renderSite('/news', { answers });
  await goTo('/news/9?preview=good');
  expect(await screen.findByRole('heading', { level: 1, name: 'Post 9' })).toBeVisible();
  expect(asked).toEqual([{ id: '9', preview: 'good' }]);
  await goTo('/news/8?preview=bad');
  expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
});

test.each(['/news/99', '/news/abc'])('%s says that there is no such article', async (path) => {
  await renderSite(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news');
});

test('an article not yet known shows a skeleton and says that related ones are loading', async () => {
  const answer = Promise.withResolvers<void>();
  const { goTo } = await renderSite('/nowhere', { held: answer.promise });
  await goTo('/news/2');
  expect(await screen.findByText('Loading related articles...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Loading the article' })).toBeInTheDocument();
  answer.resolve();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Film night' })).toHaveFocus());
});
