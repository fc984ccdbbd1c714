import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { Toasts } from './toasts.tsx';

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
/** jsdom knows no pointer events: a mouse event under their name says where the finger is. */
const point = (item: Element, type: string, clientY: number) =>
  fireEvent(item, new MouseEvent(type, { bubbles: true, clientY }));
const shown = (text: string) => screen.queryByText(text)?.closest('[data-sonner-toast]');

async function say(...texts: string[]) {
  jest.useFakeTimers();
  render(<Toasts onReady={() => () => {}} />);
  for (const text of texts) act(() => void toast.success(text));
  await wait(0.1);
}

afterEach(() => {
  act(() => void toast.dismiss());
  jest.useRealTimers();
});

test('a toast closes by itself after four seconds', async () => {
  await say('Message sent successfully');
  await wait(3.5);
  expect(shown('Message sent successfully')).toHaveAttribute('data-removed', 'false');
  await wait(1);
  expect(shown('Message sent successfully') ?? null).toBeNull();
});

test('a toast stays while the mouse is on it', async () => {
  await say('Read me');
  fireEvent.mouseEnter(document.querySelector('[data-sonner-toaster]') as Element);
  await wait(10);
  expect(shown('Read me')).toBeVisible();
});

test('three toasts are visible, the older ones wait behind them', async () => {
  await say('one', 'two', 'three', 'four');
  const visible = ['one', 'two', 'three', 'four'].filter(
    (text) => shown(text)?.getAttribute('data-visible') === 'true',
  );
  expect(visible).toEqual(['two', 'three', 'four']);
});

test('a toast is 356 px wide, 14 px from the next, and has a close button', async () => {
  await say('one');
  const list = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  expect(list?.style.getPropertyValue('--width')).toBe('356px');
  expect(list?.style.getPropertyValue('--gap')).toBe('14px');
  fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
  await wait(0.5);
  expect(shown('one') ?? null).toBeNull();
});

test('Alt and T lead to the toasts', async () => {
  await say('one');
  fireEvent.keyDown(document, { code: 'KeyT', altKey: true });
  await waitFor(() => expect(document.querySelector('[data-sonner-toaster]')).toHaveFocus());
});

test('a toast stays while the page is hidden', async () => {
  await say('Read me later');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await wait(10);
  expect(shown('Read me later')).toBeVisible();
  hidden.mockRestore();
});

/** A finger that goes up by `distance` pixels, so many seconds after it was put down. */
async function swipeUp(item: Element, distance: number, seconds: number) {
  Element.prototype.setPointerCapture ??= () => undefined;
  point(item, 'pointerdown', 100);
  await wait(seconds);
  // A finger moves in steps; the first tells the direction.
  for (const moved of [2, distance]) point(item, 'pointermove', 100 - moved);
  point(item, 'pointerup', 100 - distance);
  await wait(0.5);
}

test.each([
  [20, true],
  [10, false],
])('a slow swipe of %d px dismisses a toast: %s', async (distance, goes) => {
  await say('one');
  await swipeUp(shown('one') as Element, distance, 1);
  expect(shown('one') === undefined || shown('one') === null).toBe(goes);
});

test('a fast swipe is enough, however short', async () => {
  await say('one');
  await swipeUp(shown('one') as Element, 10, 0.02);
  expect(shown('one') ?? null).toBeNull();
});
