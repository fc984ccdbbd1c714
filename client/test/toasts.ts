// Toasts in tests: on a busy machine the four seconds of one pass between two lines of a test.
import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

/** From now on toasts stay until they are closed: the page says that it is hidden. */
export function holdToasts() {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
}

/** Waits until a text can be seen: a toast stands in the page a moment before it does. */
export const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
