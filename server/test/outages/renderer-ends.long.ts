// The built product with its real pages, some of which bring down the thread that renders them; and what memory that costs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../src/platform/project-root.ts';
import { until } from '../until.ts';
import { type KillableProduct, killableProduct } from './killable-product.ts';

/** Milliseconds after which what a renderer took must have been given back, and megabytes that may be missing. */
const later = 30_000;
const most = 30;
let product: KillableProduct;

beforeAll(async () => {
  product = await killableProduct('renderer_ends', {
    NODE_OPTIONS: `--import ${join(projectRoot, 'server/test/outages/misbehaving-pages.mjs')}`,
    // As long as it is unless it is set.
    RENDER_LIMIT_SECONDS: '3',
    // Before and after with a renderer: its end alone would hide what was lost.
    RENDERER_IDLE_SECONDS: '600',
    PAGE_CACHE: 'off',
  });
  await product.start();
  // Each page has been made before: what that takes is not what is looked for.
  for (let round = 0; round < 5; round += 1)
    for (const path of ['/', '/programs', '/news', '/about', '/faq', '/gallery'])
      expect((await product.get(path)).status).toBe(200);
}, 120_000);
afterAll(() => product.remove());

function megabytes(): number {
  const status = readFileSync(`/proc/${product.pid()}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

test.each([
  ['ended from outside', '/videos', 'A renderer ended.'],
  ['ended by what it runs', '/terms', 'A renderer ended.'],
  ['at the limit of its heap', '/privacy', 'memory limit'],
  ['in an endless loop', '/contact', 'took too long'],
])(
  'a renderer that is %s: the error page, the next page is made, and its memory comes back',
  async (_, path, why) => {
    const before = megabytes();
    const written = product.out().length;
    const answer = product.get(path);
    if (path === '/videos') {
      await until(() => product.err().includes('Waiting for its end'));
      product.signal('SIGUSR2');
    }
    const begun = performance.now();
    const { status } = await answer;
    const answered = performance.now() - begun;
    expect(status).toBe(500);
    await until(() => product.out().slice(written).includes(why));
    expect((await product.get('/faq')).status).toBe(200);
    await wait(later);
    const growth = megabytes() - before;
    console.log(
      `${path}: answered in ${answered.toFixed(0)} ms, then ${growth.toFixed(1)} MB above ${before.toFixed(0)}`,
    );
    expect(growth).toBeLessThanOrEqual(most);
  },
  120_000,
);
