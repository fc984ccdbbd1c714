import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoGalleryItem } from '../../../test/rows/demo-gallery.ts';

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
  expect(pictures()).toEqual(['First fire']);
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
