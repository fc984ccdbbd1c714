import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { isOutdated } from './load-problem.ts';

const gone = new TypeError(
  'Failed to fetch dynamically imported module: https://lubugo.example/assets/faq-1.js',
);
const inSafari = new TypeError('Importing a module script failed.');

const entryScript = Object.assign(document.createElement('script'), {
  type: 'module',
  src: '/assets/index-1.js',
});

/** A server that has `files` and sends pages with `entry`. */
function serverHas(files: string[], entry: string) {
  globalThis.fetch = jest.fn<typeof globalThis.fetch>(async (address) => {
    const path = new URL(String(address), 'https://lubugo.example').pathname;
    if (path.startsWith('/assets/'))
      return { status: files.includes(path) ? 200 : 404, text: async () => '' } as Response;
    return { status: 200, text: async () => `<script type="module" src="${entry}">` } as Response;
  });
}

beforeEach(() => {
  document.head.append(entryScript);
});
afterEach(() => {
  entryScript.remove();
});

test('code that is gone from the server means a new version', async () => {
  serverHas([], '/assets/index-1.js');
  expect(await isOutdated(gone)).toBe(true);
});

test('so does a page of another build, where the browser does not say which file it was', async () => {
  serverHas([], '/assets/index-2.js');
  expect(await isOutdated(inSafari)).toBe(true);
});

test('code that is still there was only missed', async () => {
  serverHas(['/assets/faq-1.js'], '/assets/index-1.js');
  expect(await isOutdated(gone)).toBe(false);
});

test('out of reach nothing is known, and other errors are no question of code', async () => {
  globalThis.fetch = jest.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isOutdated(gone)).toBe(false);
  expect(await isOutdated(new Error('Nobody can donate in XXX'))).toBe(false);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});
