// The product itself as it runs for visitors, on the bench's database. PAGE_CACHE says whether answers are kept, BENCH_JOBS whether it
// does what is promised, BENCH_POOLER by which way requests ask the database, BENCH_COUNTS whether requests are counted as for METRICS_PORT, BENCH_BUILD which build it is: this one when left out.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sayReady } from './child.ts';

const { BENCH_DATA: DATA_DIR, BENCH_BUILD, BENCH_COUNTS, BENCH_JOBS, BENCH_POOLER } = process.env;
const { BENCH_DATABASE = '' } = process.env;
const { PAGE_CACHE, RATE_LIMITS, LOG_LEVEL, LOG_MEMORY_ANSWERS } = process.env;
const { FLUTTERWAVE_PUBLIC_KEY, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_SECRET, FLUTTERWAVE_API_URL } =
  process.env;

/** As it was built: what runs TypeScript for us would add something to each function. */
const build = BENCH_BUILD ? pathToFileURL(`${BENCH_BUILD}/`) : new URL('../dist/src/', import.meta.url);
const built = (file: string) => import(new URL(file, build).href);
const { createApp }: typeof import('../src/app.ts') = await built('app.js');
const { openBackend }: typeof import('../src/backend.ts') = await built('backend.js');
const { loadConfig }: typeof import('../src/config.ts') = await built('config.js');
const { createLogger }: typeof import('../src/platform/log.ts') = await built('platform/log.js');
const { projectRoot }: typeof import('../src/platform/project-root.ts') =
  await built('platform/project-root.js');
const { RequestCounts }: typeof import('../src/web/requests/request-counts.ts') = await built(
  'web/requests/request-counts.js',
);
const { builtPages }: typeof import('../src/web/pages/page-source.ts') =
  await built('web/pages/page-source.js');

// From one round of a row to the next a renderer would end, and its start be measured for the rendering of pages.
const RENDERER_IDLE_SECONDS = '600';
const config = loadConfig({
  DATA_DIR,
  PAGE_CACHE,
  RATE_LIMITS,
  LOG_LEVEL,
  LOG_MEMORY_ANSWERS,
  RENDERER_IDLE_SECONDS,
  FLUTTERWAVE_PUBLIC_KEY,
  FLUTTERWAVE_SECRET_KEY,
  FLUTTERWAVE_WEBHOOK_SECRET,
  FLUTTERWAVE_API_URL,
});
const log = createLogger({ level: config.logLevel, human: false });
const requests = BENCH_POOLER ? { url: BENCH_POOLER, isPooled: true } : undefined;
const backend = await openBackend(config, BENCH_DATABASE, log, requests && { requests });
const app = await createApp({
  ...backend,
  config,
  log,
  ...(BENCH_COUNTS && { counts: new RequestCounts() }),
  pages: await builtPages(join(projectRoot, 'client'), config.rendering),
});
if (BENCH_JOBS) await backend.jobs.start();
const server = createServer(app.listener);

server.listen(0, '127.0.0.1', () => sayReady({ address: server.address(), pid: process.pid }));
