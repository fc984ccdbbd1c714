import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadScript } from './checkout.ts';

const src = 'https://checkout.example/v3.js';
const scripts = () => document.head.querySelectorAll<HTMLScriptElement>(`script[src="${src}"]`);
const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const fail = async () => {
  scripts()[0]?.dispatchEvent(new Event('error'));
  await later(0);
};

let defined = false;
const load = () => {
  const loading = loadScript(src, { ready: () => defined, attempts: 3, pause: 1000 });
  const outcome = { state: 'loading' };
  loading.then(
    () => Object.assign(outcome, { state: 'loaded' }),
    () => Object.assign(outcome, { state: 'failed' }),
  );
  return outcome;
};

beforeEach(() => {
  jest.useFakeTimers();
  defined = false;
});

afterEach(() => {
  for (const script of scripts()) script.remove();
  jest.useRealTimers();
});

test('a script that arrives is loaded once', async () => {
  const outcome = load();
  expect(scripts()).toHaveLength(1);
  defined = true;
  scripts()[0]?.dispatchEvent(new Event('load'));
  await later(0);
  expect(outcome.state).toBe('loaded');
  expect(scripts()).toHaveLength(1);
});

test('three attempts are a second apart, and each failed element is removed', async () => {
  const outcome = load();
  for (const attempt of [1, 2]) {
    await fail();
    expect({ attempt, left: scripts().length }).toEqual({ attempt, left: 0 });
    await later(999);
    expect(scripts()).toHaveLength(0);
    await later(1);
    expect(scripts()).toHaveLength(1);
  }
  await fail();
  expect(outcome.state).toBe('failed');
  expect(scripts()).toHaveLength(0);
  await later(5000);
  expect(scripts()).toHaveLength(0);
});

test('after the last failure the next call starts at the first attempt again', async () => {
  load();
  await fail();
  await later(1000);
  await fail();
  await later(1000);
  await fail();
  const outcome = load();
  await fail();
  await later(1000);
  await fail();
  await later(1000);
  expect(outcome.state).toBe('loading');
  defined = true;
  scripts()[0]?.dispatchEvent(new Event('load'));
  await later(0);
  expect(outcome.state).toBe('loaded');
});

test('something else that arrives in its place counts as a failure', async () => {
  load();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await later(0);
  expect(scripts()).toHaveLength(0);
  await later(1000);
  expect(scripts()).toHaveLength(1);
});

test('what is there already is not fetched again', async () => {
  defined = true;
  const outcome = load();
  await later(0);
  expect(outcome.state).toBe('loaded');
  expect(scripts()).toHaveLength(0);
});
