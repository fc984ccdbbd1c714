// What jsdom lacks and every test of a page needs.
import '@testing-library/jest-dom/jest-globals';

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
}
