import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoGallery, demoGalleryItem } from '../../../test/rows/demo-gallery.ts';
import { pictureRow } from '../../../test/rows/picture-row.ts';

test('the page shows the gallery’s films with title and day', async () => {
  await renderSite('/videos');
  expect(await screen.findByRole('heading', { level: 1, name: 'Explore Our Travel Videos' })).toBeVisible();
  const links = await screen.findAllByRole('link', { name: /^Play the film/ });
  expect(links).toHaveLength(1);
  expect(within(links[0] as HTMLElement).getByText('Sintel by the fire')).toBeVisible();
  expect(within(links[0] as HTMLElement).getByText('February 7, 2026')).toBeVisible();
});

test('without films it says so', async () => {
  await renderSite('/videos', { gallery: demoGallery.slice(0, 3) });
  expect(await screen.findByText('No travel videos available at the moment.')).toBeVisible();
});

test('six blocks stand in for films that are on their way', async () => {
  const answer = Promise.withResolvers<void>();
  const { goTo } = await renderSite('/nowhere', { held: answer.promise });
  await goTo('/videos');
  expect(within(await screen.findByLabelText('Loading videos')).getAllByRole('listitem')).toHaveLength(6);
  await act(async () => answer.resolve());
});

const film = (image: { url: string } | null) =>
  demoGalleryItem({
    id: 1,
    type: 'video',
    videoUrl: 'https://youtu.be/eRsGyueVLvQ',
    image: image && pictureRow(image.url),
  } as never);

test('a thumbnail of the film’s host is never loaded: our own drawing takes its place', async () => {
  await renderSite('/videos', {
    gallery: [film({ url: 'https://i.ytimg.com/vi/eRsGyueVLvQ/hqdefault.jpg' })],
  });
  const link = await screen.findByRole('link', { name: /^Play the film/ });
  expect(link.querySelector('img')).toBeNull();
  expect(link.querySelector('svg')).not.toBeNull();
});

test('so it does where there is no picture, or one that cannot be loaded', async () => {
  await renderSite('/videos', { gallery: [film({ url: 'https://pictures.example/gone.jpg' })] });
  const link = await screen.findByRole('link', { name: /^Play the film/ });
  const picture = link.querySelector('img') as HTMLImageElement;
  fireEvent.error(picture);
  expect(link.querySelector('img')).toBeNull();
});
