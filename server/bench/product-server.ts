// The product itself as it runs for visitors, on the bench's database. PAGE_CACHE says whether answers are kept.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApp } from '../src/app.ts';
import { openBackend } from '../src/backend.ts';
import { loadConfig } from '../src/config.ts';
import { createLogger } from '../src/platform/log.ts';
import { projectRoot } from '../src/platform/project-root.ts';
import { builtPages } from '../src/web/pages/page-source.ts';
import { sayReady } from './child.ts';

const { BENCH_DATA: DATA_DIR, PAGE_CACHE, RATE_LIMITS } = process.env;
const config = loadConfig({ DATA_DIR, PAGE_CACHE, RATE_LIMITS });
const log = createLogger({ level: config.logLevel, human: false });
const backend = await openBackend(config, process.env.BENCH_DATABASE ?? '', log);
const app = await createApp({
  ...backend,
  config,
  log,
  pages: await builtPages(join(projectRoot, 'client'), config.rendering),
});
const server = createServer(app.listener);

server.listen(0, '127.0.0.1', () => sayReady({ address: server.address() }));
