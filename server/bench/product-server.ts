// The product itself as it runs for visitors, on the bench's database. PAGE_CACHE says whether answers are kept.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sayReady } from './child.ts';

/** As it was built: what runs TypeScript for us would add something to each function. */
const built = (file: string) => import(new URL(`../dist/src/${file}`, import.meta.url).href);
const { createApp }: typeof import('../src/app.ts') = await built('app.js');
const { openBackend }: typeof import('../src/backend.ts') = await built('backend.js');
const { loadConfig }: typeof import('../src/config.ts') = await built('config.js');
const { createLogger }: typeof import('../src/platform/log.ts') = await built('platform/log.js');
const { projectRoot }: typeof import('../src/platform/project-root.ts') =
  await built('platform/project-root.js');
const { builtPages }: typeof import('../src/web/pages/page-source.ts') =
  await built('web/pages/page-source.js');

const { BENCH_DATA: DATA_DIR, PAGE_CACHE, RATE_LIMITS } = process.env;
// From one round of a row to the next a renderer would end, and its start be measured for the rendering of pages.
const RENDERER_IDLE_SECONDS = '600';
const config = loadConfig({ DATA_DIR, PAGE_CACHE, RATE_LIMITS, RENDERER_IDLE_SECONDS });
const log = createLogger({ level: config.logLevel, human: false });
const backend = await openBackend(config, process.env.BENCH_DATABASE ?? '', log);
const app = await createApp({
  ...backend,
  config,
  log,
  pages: await builtPages(join(projectRoot, 'client'), config.rendering),
});
const server = createServer(app.listener);

server.listen(0, '127.0.0.1', () => sayReady({ address: server.address(), pid: process.pid }));
