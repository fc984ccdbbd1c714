// What jsdom lacks and every test of a page needs.
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// A busy machine must not fail a test that is merely slow.
configure({ asyncUtilTimeout: 30_000 });

if (typeof window !== 'undefined') {
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
