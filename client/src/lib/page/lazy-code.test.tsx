import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { codeLoading, type LazyCode, lazyCode, resetFailures } from './lazy-code.ts';

function Shows({ code }: { code: LazyCode<string> }) {
  return <p>{code.use()}</p>;
}

const show = (code: LazyCode<string>) => (
  <Suspense fallback="waiting">
    <Shows code={code} />
  </Suspense>
);

describe('Code that is fetched when it is needed', () => {
  test('is fetched once', async () => {
    let fetched = 0;
    const code = lazyCode(async () => ++fetched);
    expect(await Promise.all([code.load(), code.load()])).toEqual([1, 1]);
  });

  test('is drawn at once when it was loaded before', async () => {
    const code = lazyCode(async () => 'a page');
    await code.load();
    render(show(code));
    expect(screen.getByText('a page')).toBeVisible();
  });

  test('is waited for otherwise', async () => {
    const code = lazyCode(async () => 'a page');
    await act(async () => void render(show(code)));
    expect(await screen.findByText('a page')).toBeVisible();
  });

  test('is known to be on its way until it is there', async () => {
    const heard: boolean[] = [];
    const stop = codeLoading.subscribe(() => heard.push(codeLoading.read()));
    await lazyCode(async () => 'a page').load();
    await new Promise<void>((done) => queueMicrotask(done));
    stop();
    expect(heard.at(-1)).toBe(false);
    expect(codeLoading.read()).toBe(false);
  });

  test('that could not be fetched is asked for again only when that is wanted', async () => {
    let online = false;
    const code = lazyCode(async () => {
      if (!online) throw new TypeError('Failed to fetch');
      return 'a page';
    });
    await expect(code.load()).rejects.toThrow('Failed to fetch');
    online = true;
    await expect(code.load()).rejects.toThrow('Failed to fetch');
    resetFailures();
    expect(await code.load()).toBe('a page');
  });
});
