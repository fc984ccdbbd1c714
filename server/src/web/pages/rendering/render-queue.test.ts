import { RenderQueue } from './render-queue.ts';

const never = 120_000;
const nobody = new Set<never>();
const noted = (list: string[], name: string, turn: Promise<unknown>) => turn.then(() => list.push(name));

test('the site’s own pages are rendered first, whoever came before them', async () => {
  const queue = new RenderQueue<string>(never);
  const served: string[] = [];
  const turns = [
    noted(served, 'text', queue.wait('text')),
    noted(served, 'number', queue.wait('numbered')),
    noted(served, 'own', queue.wait('own')),
  ];
  for (const _ of turns) queue.serve('a renderer', nobody);
  await Promise.all(turns);
  expect(served).toEqual(['own', 'number', 'text']);
  expect(queue.serve('a renderer', nobody)).toBeNull();
});

test('sixteen wait for free text, and what is made up takes no place of the site’s own pages', async () => {
  const queue = new RenderQueue<string>(never);
  const waiting = Array.from({ length: 16 }, () => queue.wait('text'));
  await expect(queue.wait('text')).rejects.toMatchObject({ code: 'UNAVAILABLE', facts: { retryAfter: 2 } });
  const own = queue.wait('own');
  queue.serve('a renderer', nobody);
  expect(await own).toBe('a renderer');
  queue.failAll(new Error('over'));
  await expect(Promise.all(waiting)).rejects.toThrow('over');
});

test('who gets no place hears of it later than who comes when very many have got none', async () => {
  const queue = new RenderQueue<string>(never);
  const told: string[] = [];
  for (let i = 0; i < 16; i += 1) queue.wait('text').catch(() => undefined);
  const refused = Array.from({ length: 200 }, () => queue.wait('text').catch(() => told.push('later')));
  await queue.wait('text').catch(() => told.push('at once'));
  await Promise.all(refused);
  expect(told).toEqual(['at once', ...refused.map(() => 'later')]);
  queue.failAll(new Error('over'));
});

test('a kind that has its share waits, and others go on', async () => {
  const queue = new RenderQueue<string>(never);
  const text = queue.wait('text');
  expect(queue.serve('a renderer', new Set(['text'] as const))).toBeNull();
  expect(queue.serve('a renderer', nobody)).toBe('text');
  expect(await text).toBe('a renderer');
});

test('nobody waits for longer than the limit', async () => {
  const queue = new RenderQueue<string>(1);
  queue.isServed = true;
  await expect(queue.wait('own')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(queue.size).toBe(0);
});

test('while there is no renderer nobody’s time runs', async () => {
  const queue = new RenderQueue<string>(1);
  const early = queue.wait('own');
  const held = queue.wait('numbered');
  queue.isServed = true;
  queue.isServed = false;
  const other = new RenderQueue<string>(2);
  other.isServed = true;
  await expect(other.wait('own')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (const _ of [early, held]) queue.serve('a renderer', nobody);
  expect(await Promise.all([early, held])).toEqual(['a renderer', 'a renderer']);
});
