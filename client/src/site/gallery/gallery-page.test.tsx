import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoGalleryItem } from '../../../test/rows/demo-gallery.ts';
import { demoImage } from '../../../test/rows/demo-image.ts';

const pictures = () =>
  within(screen.getByRole('region', { name: 'Pictures' }))
    .getAllByRole('img')
    .map((img) => img.getAttribute('alt'));

test('the gallery opens with Events, which shows everything, films apart from pictures', async () => {
  await renderSite('/gallery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Explore Our Tours' })).toBeVisible();
  await screen.findByRole('region', { name: 'Pictures' });
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Events');
  expect(pictures()).toEqual(['Market morning', 'First fire', 'Boots on ice']);
  const videos = within(screen.getByRole('region', { name: 'Videos' }));
  expect(videos.getByRole('link', { name: /Sintel by the fire/ })).toBeVisible();
});

test('the categories are the six of the site', async () => {
  await renderSite('/gallery');
  const category = await screen.findByLabelText('Category');
  expect(
    within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Events', 'Facilities', 'Activity', 'Competitions', 'Videos']);
});

test('Facilities shows the stays, and the address remembers it', async () => {
  const { user, router } = await renderSite('/gallery');
  await screen.findByRole('region', { name: 'Pictures' });
  await user.selectOptions(screen.getByLabelText('Category'), 'Facilities');
  await waitFor(() => expect(pictures()).toEqual(['First fire']));
  expect(router.location.search).toBe('?category=stays');
});

test('Videos shows the films alone', async () => {
  await renderSite('/gallery?category=videos');
  expect(await screen.findByRole('link', { name: /Sintel/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pictures' })).not.toBeInTheDocument();
});

test('a category without anything says so', async () => {
  await renderSite('/gallery?category=competitions');
  expect(await screen.findByText('No images found in this category.')).toBeVisible();
});

test('eight blocks stand in for pictures that are on their way', async () => {
  const answer = Promise.withResolvers<void>();
  const { goTo } = await renderSite('/nowhere', { held: answer.promise });
  await goTo('/gallery');
  expect(within(await screen.findByLabelText('Loading pictures')).getAllByRole('listitem')).toHaveLength(8);
  await act(async () => answer.resolve());
});

test('a picture opens large, with a counter, the arrow keys and Escape', async () => {
  const { user } = await renderSite('/gallery');
  await screen.findByRole('region', { name: 'Pictures' });
  await user.click(screen.getByRole('img', { name: 'First fire' }));
  const box = within(await screen.findByRole('dialog', { name: 'First fire' }));
  expect(box.getByText('2 of 3')).toBeVisible();
  await user.click(box.getByRole('button', { name: 'Next picture' }));
  expect(await screen.findByRole('dialog', { name: 'Boots on ice' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Market morning' })).toBeVisible();
  await user.keyboard('{ArrowLeft}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a large picture has under it what the media library says', async () => {
  const image = { ...demoImage, caption: 'Before the rain.' };
  const { user } = await renderSite('/gallery', {
    gallery: [demoGalleryItem({ id: 1, title: 'Market', image } as never)],
  });
  await user.click(await screen.findByRole('img'));
  expect(within(await screen.findByRole('dialog')).getByText('Before the rain.')).toBeVisible();
});

test('a film plays in a dialog while it is open', async () => {
  const { user } = await renderSite('/gallery?category=videos');
  await user.click(await screen.findByRole('link', { name: /Sintel/ }));
  const player = await screen.findByTitle('Sintel by the fire');
  expect(player).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1&rel=0',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
});

test('a picture says what it shows, in its tile and large', async () => {
  const imageAlt = 'Market women below bright umbrellas.';
  const gallery = [demoGalleryItem({ id: 1, title: 'Market morning', imageAlt })];
  const { user } = await renderSite('/gallery', { gallery });
  await user.click(await screen.findByRole('link', { name: imageAlt }));
  const large = within(await screen.findByRole('dialog', { name: 'Market morning' }));
  expect(large.getByRole('img', { name: imageAlt })).toBeVisible();
});

describe('Among more pictures than a page holds', () => {
  const gallery = Array.from({ length: 60 }, (_, index) =>
    demoGalleryItem({
      id: index + 1,
      title: `Picture ${index + 1}.`,
      category: index < 30 ? 'events' : 'stays',
    }),
  );
  const shows = (title: string, place: string) =>
    waitFor(() => expect(within(screen.getByRole('dialog', { name: title })).getByText(place)).toBeVisible());

  test('next goes on past the page, and previous from the first to the last of all', async () => {
    const { user } = await renderSite('/gallery?picture=24', { gallery });
    await shows('Picture 24.', '24 of 60');
    const isReady = (name: string) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false'));
    await isReady('Next picture');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    await shows('Picture 25.', '25 of 60');
    await isReady('Next picture');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    await shows('Picture 26.', '26 of 60');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Picture 1.' }));
    await shows('Picture 1.', '1 of 60');
    await isReady('Previous picture');
    await user.keyboard('{ArrowLeft}');
    await shows('Picture 60.', '60 of 60');
  });

  test('a link to a picture of another page opens it, within the category', async () => {
    await renderSite('/gallery?category=stays&picture=57', { gallery });
    await shows('Picture 57.', '27 of 30');
  });

  test('what was added is stepped through without a question to the server', async () => {
    const operations: string[] = [];
    const { user } = await renderSite('/gallery', { gallery, operations });
    await user.click(await screen.findByRole('button', { name: 'Show more of the gallery' }));
    await user.click(await screen.findByRole('link', { name: 'Picture 30.' }));
    await shows('Picture 30.', '30 of 60');
    await user.keyboard('{ArrowRight}');
    await shows('Picture 31.', '31 of 60');
    expect(operations).toEqual(['GalleryPage', 'MoreOfGallery']);
  });
});
