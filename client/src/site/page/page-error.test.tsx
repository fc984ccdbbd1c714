import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';

let connected = true;
const connect = (now: boolean) => {
  connected = now;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(now);
};
afterEach(() => {
  connected = true;
  jest.restoreAllMocks();
});
const open = () => renderSite('/programs/1', { reachable: () => connected });

test('a page whose content does not come says so between header and footer, and can be tried again', async () => {
  connected = false;
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'The road is closed just here' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toBe('Something went wrong');
  connected = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
});

test('offline it says that, and opens by itself when the connection is back', async () => {
  connect(false);
  await open();
  expect(await screen.findByRole('heading', { name: 'No signal on this stretch' })).toBeVisible();
  expect(document.title).toBe('You are offline');
  connect(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
});
