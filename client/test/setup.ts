// What jsdom lacks and every test of a page needs.
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeAll } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';

configure(({ getElementError }) => ({
  // A busy machine must not fail a test that is merely slow.
  asyncUtilTimeout: 30_000,
  // The page is printed when the wait is over, not each time that something is not there yet.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
}));

if (typeof window !== 'undefined') {
  // Testing Library does both by itself, but only for the file that loads it.
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  afterEach(cleanup);
  // Without a layout nothing ever comes into sight.
  window.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  window.ResizeObserver ??= window.IntersectionObserver as unknown as typeof ResizeObserver;
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, a')?.focus();
    this.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true })),
    );
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.removeAttribute('open');
  };
  window.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
}
