import { createAnswer } from './answer.ts';
import { ResponseCache } from './response-cache.ts';

const answer = (bytes: number) => createAnswer(200, [], Buffer.alloc(bytes), { conditional: true });

test('the store never holds more bytes than it may', () => {
  const store = new ResponseCache(1_000_000);
  for (let i = 0; i < 1000; i += 1) store.set(`/made-up?${i}`, answer(10_000), []);
  expect(store.bytes).toBeLessThanOrEqual(1_000_000);
  expect(store.bytes).toBeGreaterThan(900_000);
});

test('what is asked for again and again outlives a flood of what is asked for once', () => {
  const store = new ResponseCache(1_000_000);
  store.set('/programs', answer(10_000), []);
  for (let i = 0; i < 1000; i += 1) {
    expect(store.get('/programs')).toBeDefined();
    store.set(`/made-up?${i}`, answer(10_000), []);
  }
});

test('an answer too large for its share is not kept', () => {
  const store = new ResponseCache(1_000_000);
  store.set('/huge', answer(300_000), []);
  expect(store.get('/huge')).toBeUndefined();
});

test('a change drops the answers made from the table and no others', () => {
  const store = new ResponseCache(1_000_000);
  store.set('/programs', answer(10), ['programs', 'media']);
  store.set('/news', answer(10), ['posts']);
  store.drop(['programs']);
  expect(store.get('/programs')).toBeUndefined();
  expect(store.get('/news')).toBeDefined();
  store.drop('all');
  expect(store.get('/news')).toBeUndefined();
  expect(store.bytes).toBe(0);
});
