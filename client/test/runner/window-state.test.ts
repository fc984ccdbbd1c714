import { expect, jest, test } from '@jest/globals';

/** Made for jest, so without types. */
interface WindowState {
  stateOf(window: Window): () => Promise<void>;
}

const path = './window-state.mjs';
const { stateOf }: WindowState = await import(path);

test('what a file leaves behind in its window is taken back, and what is to run at once runs', async () => {
  const { click } = HTMLAnchorElement.prototype;
  const { fetch } = window;
  const stopped = jest.spyOn(window, 'clearTimeout');
  const restore = stateOf(window);
  const [atOnce, later] = [jest.fn(), jest.fn()];
  Object.assign(window, { fetch: later, FlutterwaveCheckout: later });
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  HTMLAnchorElement.prototype.click = later;
  document.body.append('Left behind');
  document.documentElement.lang = 'fr';
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore.
  document.cookie = 'sidebar=narrow; path=/';
  localStorage.setItem('token', 'old');
  window.history.pushState(null, '', '/left?q=behind');
  window.addEventListener('storage', later);
  setTimeout(atOnce);
  const timer = setTimeout(later, 60_000);
  await restore();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(atOnce).toHaveBeenCalled();
  expect(stopped).toHaveBeenCalledWith(timer);
  stopped.mockRestore();
  expect(later).not.toHaveBeenCalled();
  expect([window.fetch, 'FlutterwaveCheckout' in window, document.hidden]).toEqual([fetch, false, false]);
  expect(HTMLAnchorElement.prototype.click).toBe(click);
  expect([document.body.textContent, document.documentElement.lang, document.cookie]).toEqual(['', '', '']);
  expect([localStorage.length, window.location.pathname, window.location.search]).toEqual([0, '/', '']);
});
