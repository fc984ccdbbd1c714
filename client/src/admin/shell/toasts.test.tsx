import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { holdToasts } from '../../../test/toasts.ts';
import { Toasts } from './toasts.tsx';

const wait = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));
const shown = (text: string) => screen.queryByText(text)?.closest('[data-sonner-toast]') ?? null;
const list = () => document.querySelector('[data-sonner-toaster]') as HTMLElement;

async function say(...texts: string[]) {
  jest.useFakeTimers();
  render(<Toasts />);
  for (const text of texts) act(() => void toast.success(text));
  await wait(0.1);
}

afterEach(() => {
  act(() => void toast.dismiss());
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

test('a toast closes by itself after four seconds', async () => {
  await say('Post created successfully');
  await wait(3.5);
  expect(shown('Post created successfully')).toHaveAttribute('data-removed', 'false');
  await wait(1);
  expect(shown('Post created successfully')).toBeNull();
});

test('a toast stays while the mouse is on it', async () => {
  await say('Read me');
  fireEvent.mouseEnter(list());
  await wait(10);
  expect(shown('Read me')).toBeVisible();
});

test('a toast stays while the page is hidden', async () => {
  await say('Read me later');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await wait(10);
  expect(shown('Read me later')).toBeVisible();
  hidden.mockRestore();
});

test('a toast that comes while the page is hidden stays as long as that', async () => {
  holdToasts();
  await say('Read me later');
  await wait(10);
  expect(shown('Read me later')).toBeVisible();
});

test('three toasts are visible, the older ones wait behind them', async () => {
  const texts = ['one', 'two', 'three', 'four'];
  await say(...texts);
  const visible = texts.filter((text) => shown(text)?.getAttribute('data-visible') === 'true');
  expect(visible).toEqual(['two', 'three', 'four']);
});

test('a toast is 356 px wide and 14 px from the next', async () => {
  await say('one');
  expect(list().style.getPropertyValue('--width')).toBe('356px');
  expect(list().style.getPropertyValue('--gap')).toBe('14px');
});

test('a toast goes with its close button', async () => {
  await say('one');
  fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
  await wait(0.5);
  expect(shown('one')).toBeNull();
});

test.each([
  ['slow', 20, 1, true],
  ['slow', 10, 1, false],
  ['fast', 10, 0.01, true],
])('a %s swipe of %d px in %d s dismisses a toast: %s', async (_, distance, seconds, goes) => {
  Element.prototype.setPointerCapture ??= () => undefined;
  // The test's page has no events of fingers, which are those of mice and more.
  globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;
  await say('one');
  const item = shown('one') as Element;
  fireEvent.pointerDown(item, { clientX: 0, clientY: 100, button: 0 });
  await wait(seconds);
  // The first move only tells in which direction it goes.
  for (const way of [2, distance]) fireEvent.pointerMove(item, { clientX: 0, clientY: 100 - way });
  fireEvent.pointerUp(item, { clientX: 0, clientY: 100 - distance });
  await wait(0.5);
  expect(shown('one') === null).toBe(goes);
});

test('Alt and T lead to the toasts', async () => {
  await say('one');
  fireEvent.keyDown(document, { code: 'KeyT', altKey: true });
  await waitFor(() => expect(list()).toHaveFocus());
});
